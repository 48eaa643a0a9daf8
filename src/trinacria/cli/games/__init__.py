"""Each game's face in the terminal."""

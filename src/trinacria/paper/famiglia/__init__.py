"""What is cut out to play the card game."""

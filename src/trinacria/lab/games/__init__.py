"""What the lab measures in each game."""

"""Rounds, management and the end of the game."""

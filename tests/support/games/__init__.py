"""Positions, whole games, and the rules they follow."""

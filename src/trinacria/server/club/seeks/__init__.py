"""Seeks: members who look for others to play with, and how they become tables."""

"""Famiglia's face in the terminal."""

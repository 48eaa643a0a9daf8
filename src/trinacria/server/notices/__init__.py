"""Telling people elsewhere that it is their turn: chat rooms, and devices that asked for it."""

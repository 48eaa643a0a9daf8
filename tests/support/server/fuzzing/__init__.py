"""Inputs that nobody thought of: the same for the same seed, by the hundred thousand."""

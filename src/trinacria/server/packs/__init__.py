"""Packs that players bring: taken in, kept by their hash, and handed to anyone who plays with them."""

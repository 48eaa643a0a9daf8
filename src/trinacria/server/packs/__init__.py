"""Packs that players bring: taken in, kept by their hash, and handed to whoever plays with them."""

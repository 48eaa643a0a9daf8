"""Content packs, good and bad."""

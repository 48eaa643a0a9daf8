"""`trinacria content` for packs of one's own."""

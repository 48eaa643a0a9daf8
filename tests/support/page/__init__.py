"""The page in real browsers."""

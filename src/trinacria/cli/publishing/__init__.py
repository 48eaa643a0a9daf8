"""Commands that write something for others to play with."""

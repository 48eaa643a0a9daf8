"""Print-and-play from the command line."""

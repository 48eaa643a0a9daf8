"""Print-and-play: the components of a game on sheets of paper, as PDF."""

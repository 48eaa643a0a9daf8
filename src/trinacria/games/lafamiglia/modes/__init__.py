"""The modes of play, and what is different when fewer than four play."""

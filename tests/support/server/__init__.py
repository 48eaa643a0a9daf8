"""Real servers, their databases, and players at their tables."""

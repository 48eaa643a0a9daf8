"""What members are to each other, over HTTP."""

"""What is cut out to play La Famiglia."""

"""What bots know about Famiglia."""

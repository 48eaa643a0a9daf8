"""What bots know about La Famiglia."""

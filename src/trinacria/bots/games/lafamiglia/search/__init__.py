"""La Famiglia for bots that search."""

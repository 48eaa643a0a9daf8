"""What an action would cost and bring: tried on a copy of the game, by the rules themselves."""

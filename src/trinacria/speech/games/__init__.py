"""How each game speaks: one `Voice` a game, found by its plug-in."""

"""The games: their rules, and the content packs beside them."""

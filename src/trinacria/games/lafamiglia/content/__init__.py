"""La Famiglia's components as data: the typed model of a content pack, and its constraints."""

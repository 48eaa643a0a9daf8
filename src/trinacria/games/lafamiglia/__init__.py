"""La Famiglia: The Great Mafia War."""

from trinacria.games.lafamiglia.game import LaFamiglia

__all__ = ["LaFamiglia"]

"""Famiglia, the two-player card game."""

from trinacria.games.famiglia.game import Famiglia

__all__ = ["Famiglia"]

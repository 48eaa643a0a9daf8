"""Judgement for La Famiglia: areas that can be won, Mandamenti that must be held, and orders that serve either."""

from trinacria.bots.games.lafamiglia.judgement.judge import judge

__all__ = ["judge"]

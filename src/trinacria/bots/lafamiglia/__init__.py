"""Judgement for La Famiglia: areas that can be won, Mandamenti that must be held, and orders that serve either."""

from trinacria.bots.lafamiglia.judge import judge

__all__ = ["judge"]

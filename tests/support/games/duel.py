"""1 v 1 for tests: the Coupole, and positions with two columns of tokens."""

from typing import Any

import trinacria
from support.games.lafamiglia import first_tokens
from trinacria.games.lafamiglia import LaFamiglia

TOP = first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1")
ALL = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"
PILES = {"s1.sp3": "neutral", "s1.ec1": "neutral"}
"""Tokens in two columns, so that the next planning phase has turns."""


def until(game: LaFamiglia, kind: str) -> LaFamiglia:
    """Play first options until this question comes."""
    while game.decision is not None and game.decision.kind != kind:
        game.play(game.decision.actions[0])
    return game


def seats(game: trinacria.Game) -> tuple[int, int]:
    """The seats of the Coupole."""
    view: Any = game.view(None)
    red, blue = view["coupole"]["seats"].values()
    return red, blue


def chamber(red: int, members: int = 0, others: int = 0, council: str | None = None) -> dict[str, object]:
    """A Coupole with so many red seats, and members of red and blue behind their screens."""
    return {"coupole": {"red": red, "blue": 12 - red}, "members": {"red": members, "blue": others}, "council": council}


# -------------------------------------------------------------------- setting up

"""How strong bots are among members: measured in the arena once, and pinned."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from math import log, sqrt
from typing import Any

from trinacria.server.club.ratings.model import LUCK, MEAN, Strength

TEN_TO_ONE = 400
"""Points of the arena between two of whom one wins ten times as often."""


def strength_of_bot(pool: str, bot: str) -> Strength:
    """A bot's strength in a pool `practice/GAME/MODE`; no game changes it."""
    _, game, mode = pool.split("/")
    points = bots_of(game, mode)[bot]
    # In the model's units two of equal doubt, far apart by as much, win as often.
    return Strength(MEAN + points * log(10) / TEN_TO_ONE * sqrt(2) * LUCK, 0.0)


def bots_of(game: str, mode: str) -> dict[str, float]:
    """The bots that were measured there, with the arena's points: 0 is the bot called normal."""
    measured: dict[str, float] = _pinned().get(game, {}).get(mode, {})
    return measured


@lru_cache(maxsize=1)
def _pinned() -> dict[str, Any]:
    file = files("trinacria.server.club.ratings") / "bots.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))

"""The same deal at every table: what is compared is only play.

Each two meet twice with the deal, once either way. How a game ended is one number: what the side on the first seats had
more. What that is to the average of all games with the deal, one side gained and the other lost.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class DealtGame(NamedTuple):
    """A game with the deal of a round that was played to its end."""

    first: str
    """Who had the first seats."""
    second: str
    margin: float
    """What the first seats had more."""


class Compared(NamedTuple):
    """A side, over both ways."""

    first: float | None
    """The margin on the first seats, seen from this side."""
    second: float | None
    """The same on the second seats."""
    difference: float
    """To the average of all tables: how much better than the others with the same cards."""


def average(games: Sequence[DealtGame]) -> float:
    """What the first seats had more, on the average."""
    return sum(game.margin for game in games) / len(games) if games else 0.0


def compared(games: Sequence[DealtGame]) -> dict[str, Compared]:
    """One round: every side that has finished a game with its deal."""
    mean = average(games)
    made: dict[str, Compared] = {}
    for game in games:
        one = made.get(game.first, Compared(None, None, 0.0))
        made[game.first] = one._replace(first=game.margin, difference=one.difference + game.margin - mean)
        other = made.get(game.second, Compared(None, None, 0.0))
        made[game.second] = other._replace(second=-game.margin, difference=other.difference - game.margin + mean)
    return {side: one._replace(difference=round(one.difference, 6)) for side, one in made.items()}


def differences(rounds: Iterable[Sequence[DealtGame]]) -> Mapping[str, float]:
    """Over all rounds: what decides among equal points."""
    sums: dict[str, float] = {}
    for games in rounds:
        for side, one in compared(games).items():
            sums[side] = round(sums.get(side, 0.0) + one.difference, 6)
    return sums

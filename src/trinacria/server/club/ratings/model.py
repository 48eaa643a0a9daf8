"""How one game changes what is believed of its players: Plackett-Luce, as openskill has it.

The parameters were chosen with `benchmarks/ratings.py`; docs/ratings.md says how.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from msgspec import Struct

MEAN: Final = 25.0
"""What is believed of somebody who has not played."""
DOUBT: Final = 10 / 3
"""How far off that may be: one standard deviation among members."""
LUCK: Final = DOUBT / 2
"""How much one player's day differs from the other. A side has the luck of all its players."""
SETTLING: Final = 1.25
"""How fast doubt goes, in the place of openskill's own rule, by which twice the doubt covers the truth too often."""
DRIFT: Final = 0.04
"""What doubt grows by before each game, for people change."""

SCALE: Final = 40.0
MIDDLE: Final = 1500
SETTLED: Final = 110
"""Above this spread a rating is provisional."""
FEWEST: Final = 10
"""With fewer rated games there is no rating to show."""


class Strength(Struct, frozen=True):
    """What is believed of a player, and how far off it may be."""

    mu: float = MEAN
    sigma: float = DOUBT

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(MIDDLE + SCALE * (self.mu - MEAN))

    @property
    def spread(self) -> int:
        """Two standard deviations, as they are shown."""
        return round(2 * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        return 2 * SCALE * self.sigma > SETTLED


def rate(sides: Sequence[Sequence[Strength]], winner: int | None) -> list[list[Strength]]:
    """What is believed of the players after a game; `winner`: the place of the side that won, None: a draw.

    Where sides differ in number, a smaller one counts as if each of its players were there as often as is missing:
    at equal ratings two against one are as likely to win as to lose.
    """
    most = max(len(side) for side in sides)
    model = _model(most)
    teams = [
        [model.rating(mu=side[at % len(side)].mu, sigma=side[at % len(side)].sigma) for at in range(most)]
        for side in sides
    ]
    ranks = [1.0 if winner is None or at == winner else 2.0 for at in range(len(sides))]
    rated = model.rate(teams, ranks=ranks)
    return [[Strength(one.mu, one.sigma) for one in team[: len(side)]] for side, team in zip(sides, rated, strict=True)]


def _settling(*_: object) -> float:
    return SETTLING


@lru_cache(maxsize=8)
def _model(players: int) -> Any:
    """The model for sides of so many players."""
    # It takes a moment that a server without members need not spend.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DOUBT, beta=LUCK * sqrt(players), gamma=_settling, tau=DRIFT)

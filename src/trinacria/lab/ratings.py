"""Ratings of bots by the Bradley-Terry model, with error bars, on the scale that chess made familiar."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

SCALE = 400 / log(10)
"""Points of rating for each unit of the model: 400 points are ten to one."""
PRIOR = 0.5
"""Wins and losses thought to have happened between any two, so that who never lost has a rating too."""

CLOSE = 1e-8
MOST_ROUNDS = 1000


class Rating(NamedTuple):
    """Points above the average of the field, with the 95% interval."""

    points: float
    low: float
    high: float


def rate(wins: Sequence[Sequence[float]]) -> list[Rating]:
    """Ratings from a table: wins[i][j] is how often i beat j, a draw half for each."""
    # Anyone who only plays need not wait for it.
    import numpy as np

    table = np.array(wins, dtype=float)
    strengths = np.array(strengths_of(wins))
    met = table + table.T
    met += 2 * PRIOR * (met > 0)
    gaps = strengths[:, None] - strengths[None, :]
    information = -met / (2 + np.exp(gaps) + np.exp(-gaps))
    np.fill_diagonal(information, 0.0)
    np.fill_diagonal(information, -information.sum(axis=1))
    # The average is fixed at 0, so the matrix has no plain inverse.
    reach = 1.96 * np.sqrt(np.diag(np.linalg.pinv(information)))
    return [
        Rating(float(SCALE * at), float(SCALE * (at - far)), float(SCALE * (at + far)))
        for at, far in zip(strengths, reach, strict=True)
    ]


def strengths_of(wins: Sequence[Sequence[float]]) -> list[float]:
    """The strengths in the model, 0 on average: iterative Luce spectral ranking (Maystre and Grossglauser, 2015).

    Points flow from who lost to who won, the less the stronger both are; where they come to rest is a better guess.
    """
    import numpy as np

    table = np.array(wins, dtype=float)
    count = len(table)
    shares = np.ones(count)
    for _ in range(MOST_ROUNDS):
        flow = PRIOR + table.T / (shares[:, None] + shares)
        flow -= np.diag(flow.sum(axis=1))
        # What flows in and out is the same for the last one when it is for all others.
        rest = np.append(np.linalg.solve(flow.T[:-1, :-1], -flow.T[:-1, -1]), 1.0)
        rest *= count / rest.sum()
        before, strengths = (np.log(one) - np.log(one).mean() for one in (shares, rest))
        if np.abs(strengths - before).mean() <= CLOSE:
            return [float(one) for one in strengths]
        shares = rest
    raise ArithmeticError("the ratings come to no rest")

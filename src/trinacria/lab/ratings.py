"""Ratings of bots by the Bradley-Terry model, with error bars, on the scale that chess made familiar."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from trinacria.extras import needs

SCALE = 400 / log(10)
"""Points of rating for each unit of the model: 400 points are ten to one."""
PRIOR = 0.5
"""Wins and losses thought to have happened between any two, so that who never lost has a rating too."""


class Rating(NamedTuple):
    """Points above the average of the field, with the 95% interval."""

    points: float
    low: float
    high: float


def rate(wins: Sequence[Sequence[float]]) -> list[Rating]:
    """Ratings from a table: wins[i][j] is how often i beat j, a draw half for each."""
    with needs("lab", "lab"):
        import choix
        import numpy as np
    table = np.array(wins, dtype=float)
    strengths = choix.ilsr_pairwise_dense(table, alpha=PRIOR, max_iter=1000)
    strengths = strengths - strengths.mean()
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

"""When to stop: a sequential test between two bots, looked at after each deal, with its error rates kept.

The generalised SPRT of computer chess on pairs of games. A deal is played twice, sides changed, so a pair scores 0, ½,
1, 1½ or 2 points; pairs are independent of one another, the two games of a pair are not. Against each other stand
"the first scores 50% - MARGIN" and "50% + MARGIN"; the log-likelihood ratio of the pairs' mean, with its variance
estimated from the same pairs, is compared with Wald's bounds. Looking after every pair costs nothing: that is what the
bounds are for.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

ERROR = 0.05
"""How often a test may name the wrong bot when the two stand MARGIN from even; the rate holds for each match alone."""
MARGIN = 0.05
LEAST_PAIRS = 8
"""The estimate of the variance needs some pairs; and each kind of pair is thought to have been seen a little."""
PRIOR = 0.1
BOUND = log((1 - ERROR) / ERROR)


class Verdict(NamedTuple):
    """What a match tells so far: the ratio, and who is the better (0 or 1; -1: open)."""

    ratio: float
    better: int


def verdict(pairs: Sequence[float], margin: float = MARGIN) -> Verdict:
    """What pairs of games tell, each the first player's points of 0 to 2."""
    if not pairs:
        return Verdict(0.0, -1)
    weights = [PRIOR] * 5
    for points in pairs:
        weights[round(points * 2)] += 1
    total = sum(weights)
    mean = sum([weight * at / 4 for at, weight in enumerate(weights)]) / total
    variance = sum([weight * (at / 4 - mean) ** 2 for at, weight in enumerate(weights)]) / total
    low, high = 0.5 - margin, 0.5 + margin
    ratio = len(pairs) * (high - low) * (2 * mean - low - high) / (2 * variance)
    if len(pairs) < LEAST_PAIRS or abs(ratio) < BOUND:
        return Verdict(ratio, -1)
    return Verdict(ratio, 0 if ratio > 0 else 1)

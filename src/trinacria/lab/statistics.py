"""The few statistics that game series need."""

from math import sqrt
from typing import NamedTuple


class Share(NamedTuple):
    """A share of trials with its 95% confidence interval."""

    share: float
    low: float
    high: float


def wilson(hits: float, trials: int, z: float = 1.96) -> Share:
    """Wilson's interval for a share: sound for few trials and for shares near 0 or 1. A draw counts as half a hit."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0)
    share = hits / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


class Spread(NamedTuple):
    """Mean, standard deviation, least and greatest of a list of numbers."""

    mean: float
    deviation: float
    least: float
    greatest: float


def spread(numbers: list[int]) -> Spread:
    """How a list of numbers is spread."""
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum(numbers) / len(numbers)
    deviation = sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))
    return Spread(mean, deviation, min(numbers), max(numbers))

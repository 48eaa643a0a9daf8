"""The matching with the greatest weight, against trying everything."""

from functools import cache
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.matching import best_matching


def weights_of(size: int, dice: Random, share: float, most: int) -> list[list[int]]:
    weights = [[0] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            if dice.random() < share:
                weights[one][other] = weights[other][one] = dice.randint(1, most)
    return weights


def greatest(weights: list[list[int]]) -> int:
    """By trying every matching."""

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        one = left.bit_length() - 1
        rest = left & ~(1 << one)
        sums = [weights[one][other] + best(rest & ~(1 << other)) for other in range(one) if rest >> other & 1]
        return max([best(rest), *sums])

    return best((1 << len(weights)) - 1)


@given(st.integers(0, 9), st.randoms(use_true_random=False), st.floats(0, 1), st.sampled_from([1, 2, 5, 10**30]))
def test_no_matching_is_worth_more(size: int, dice: Random, share: float, most: int) -> None:
    weights = weights_of(size, dice, share, most)
    mates = best_matching(weights)
    assert all(mate == -1 or (mates[mate] == one and weights[one][mate] > 0) for one, mate in enumerate(mates))
    assert sum(weights[one][mate] for one, mate in enumerate(mates) if mate > one) == greatest(weights)


def test_who_can_meet_nobody_stays_alone() -> None:
    assert best_matching([]) == []
    assert best_matching([[0, 0], [0, 0]]) == [-1, -1]
    assert best_matching([[0, 3, 0], [3, 0, 5], [0, 5, 0]]) == [-1, 2, 1]

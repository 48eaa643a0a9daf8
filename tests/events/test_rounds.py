"""Round robins against the Berger tables of the FIDE Handbook (C.05), groups, and the seasons of a league."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.rounds import berger, everybody, into_divisions, into_groups, next_season

PUBLISHED = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | "
    "3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
}


@pytest.mark.parametrize("size", PUBLISHED)
def test_the_tables_are_those_that_are_published(size: int) -> None:
    told = " | ".join(" ".join(f"{one}-{other}" for one, other in pairs) for pairs in berger(size))
    assert told == PUBLISHED[size]


def test_with_an_odd_number_somebody_rests() -> None:
    assert berger(5) == [[pair for pair in pairs if 6 not in pair] for pairs in berger(6)]


@given(st.integers(0, 24))
def test_everybody_meets_everybody_once_and_the_first_seats_are_shared(size: int) -> None:
    rounds = berger(size)
    met = Counter((min(pair), max(pair)) for pairs in rounds for pair in pairs)
    assert met == Counter(combinations(range(1, size + 1), 2))
    for pairs in rounds:
        assert len({one for pair in pairs for one in pair}) == 2 * len(pairs) == size // 2 * 2
    firsts = Counter(one for pairs in rounds for one, _ in pairs)
    for one in range(1, size + 1):
        assert abs(2 * firsts[one] - (size - 1)) <= 1


def test_twice_means_with_seats_changed() -> None:
    rounds = everybody(["a", "b", "c"], twice=True)
    assert Counter(pair for pairs in rounds for pair in pairs) == Counter(
        (one, other) for one in "abc" for other in "abc" if one != other
    )


def test_groups_are_equally_strong() -> None:
    assert into_groups(range(1, 10), 3) == [[1, 6, 7], [2, 5, 8], [3, 4, 9]]


def test_divisions_are_by_strength() -> None:
    assert into_divisions(range(1, 9), 3) == [[1, 2, 3], [4, 5, 6], [7, 8]]


def test_the_best_go_up_and_the_last_go_down() -> None:
    assert next_season(["abcd", "efgh", "ijkl"], 1) == [list("abce"), list("dfgi"), list("hjkl")]


def test_nobody_goes_up_and_down_at_once() -> None:
    assert next_season(["ab", "cd", "ef"], 5) == [list("ac"), list("be"), list("df")]
    assert next_season(["ab", "c"], 1) == [["a", "b"], ["c"]]


@given(st.lists(st.integers(1, 9), min_size=1, max_size=6), st.integers(0, 5))
def test_a_new_season_has_the_same_people_and_sizes(sizes: list[int], moves: int) -> None:
    numbers = iter(range(sum(sizes)))
    before = [[next(numbers) for _ in range(size)] for size in sizes]
    after = next_season(before, moves)
    assert list(map(len, after)) == sizes
    assert sorted(one for division in after for one in division) == list(range(sum(sizes)))
    place = {one: at for at, division in enumerate(before) for one in division}
    assert all(abs(place[one] - at) <= 1 for at, division in enumerate(after) for one in division)

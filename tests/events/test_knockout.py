"""The draw of a knockout."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.knockout import draw, next_slots, pairs_of, seeds_of_groups


def test_the_best_meet_last() -> None:
    assert draw(list("12345678")) == ["1", "8", "4", "5", "2", "7", "3", "6"]


def test_free_places_are_those_against_the_best() -> None:
    assert pairs_of(draw(list("12345"))) == [("1", None), ("4", "5"), ("2", None), ("3", None)]


@given(st.integers(2, 40))
def test_if_the_stronger_always_wins_the_strongest_are_left(size: int) -> None:
    slots = draw([str(number) for number in range(1, size + 1)])
    while len(slots) > 1:
        left = sorted((slot for slot in slots if slot), key=int)
        assert left == [str(number) for number in range(1, min(size, len(slots)) + 1)]
        pairs = [(one, other) for one, other in pairs_of(slots) if one and other]
        slots = next_slots(slots, {pair: min(pair, key=int) for pair in pairs})
    assert slots == ["1"]


def test_where_both_missed_it_nobody_goes_on() -> None:
    assert next_slots(["a", "b", "c", "d"], {("a", "b"): None, ("c", "d"): "c"}) == [None, "c"]


@pytest.mark.parametrize("groups", [2, 3, 4, 5])
def test_those_of_one_group_do_not_meet_again_at_once(groups: int) -> None:
    tables = [[f"{group}{place}" for place in (1, 2, 3)] for group in range(groups)]
    seeds = seeds_of_groups(tables, 2)
    assert sorted(seeds) == sorted(one for table in tables for one in table[:2])
    assert all(one[0] != other[0] for one, other in pairs_of(draw(seeds)) if one and other)

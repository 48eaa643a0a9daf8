"""Changing partners: with and against everybody, as evenly as possible."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.partners import OPENINGS, Met, Table, met_in, next_tables, whist


def played(players: Sequence[int], many: int) -> tuple[list[list[Table]], Met]:
    rounds: list[list[Table]] = []
    for _ in range(many):
        rounds.append(next_tables(players, rounds))
    return rounds, met_in(rounds, players)


@pytest.mark.parametrize("size", OPENINGS)
def test_a_whole_schedule_is_even(size: int) -> None:
    """Whist tournaments: each two are partners exactly once, and opponents exactly twice."""
    met = met_in(whist(size), range(size))
    pairs = list(combinations(range(size), 2))
    assert met.partners == Counter(pairs)
    assert met.opponents == Counter(pairs * 2)
    assert set(met.rests.values()) <= {1}


@pytest.mark.parametrize("size", [6, 7, 10, 11, 14])
def test_other_numbers_are_nearly_even(size: int) -> None:
    _, met = played(range(size), size - 1)
    pairs = list(combinations(range(size), 2))
    assert max(met.partners[pair] for pair in pairs) <= 2
    assert sum(met.partners[pair] == 2 for pair in pairs) <= len(pairs) // 20
    assert max(met.opponents[pair] for pair in pairs) <= 3
    assert max(met.rests.values()) - min(met.rests[one] for one in range(size)) <= 1


@given(st.integers(4, 13), st.integers(1, 6))
def test_everybody_has_one_seat_and_those_who_rest_take_turns(size: int, many: int) -> None:
    players = [3 * one + 1 for one in range(size)]
    rounds, met = played(players, many)
    for tables in rounds:
        seated = [one for table in tables for pair in table for one in pair]
        assert len(seated) == len(set(seated)) == size // 4 * 4
        assert set(seated) <= set(players)
    assert max(met.rests[one] for one in players) - min(met.rests[one] for one in players) <= 1


def test_when_somebody_leaves_it_goes_on_from_what_was_played() -> None:
    rounds, _ = played(range(8), 3)
    rest = [one for one in range(8) if one != 5]
    for _ in range(3):
        rounds.append(next_tables(rest, rounds))
    met = met_in(rounds, range(8))
    assert all(5 not in pair for tables in rounds[3:] for table in tables for pair in table)
    assert max(met.partners.values()) == 1


def test_three_cannot_play() -> None:
    assert next_tables([1, 2, 3], []) == []

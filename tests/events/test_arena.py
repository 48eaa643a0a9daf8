"""Points of an arena, against the worked table of its page, and who meets whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.arena import Run, meetings, run_of

WON, DRAWN, LOST = 1.0, 0.5, 0.0
LINES = {
    # The games before the last seven give what the table has more than these.
    "Elena": ("WW WWLWWWW", [4, 4, 0, 2, 2, 4, 4], 4, 24),
    "Chiara": ("WW WLWWWWL", [4, 0, 2, 2, 4, 4, 0], 0, 20),
    "Giulia": ("WL WWWWLWW", [2, 2, 4, 4, 0, 2, 2], 2, 18),
    "Santo": ("W WWLWWWL", [2, 4, 0, 2, 2, 4, 0], 0, 16),
    "Ada": ("LL LWWLWWW", [0, 2, 2, 0, 2, 2, 4], 3, 12),
    "Rosa": ("WLWLWWW", [2, 0, 2, 0, 2, 2, 4], 3, 12),
    "Marek": ("WWLLWLW", [2, 2, 0, 0, 2, 0, 2], 1, 8),
    "Turi": ("WL LLWWLWL", [0, 0, 2, 2, 0, 2, 0], 0, 8),
    "Zoe": ("LWLLWLW", [0, 2, 0, 0, 2, 0, 2], 1, 6),
}


@pytest.mark.parametrize("who", LINES)
def test_from_the_third_win_in_a_row_a_win_counts_double(who: str) -> None:
    games, last, streak, points = LINES[who]
    run = run_of([WON if game == "W" else LOST for game in games.replace(" ", "")])
    assert list(run.points[-7:]) == last
    assert (run.streak, run.total) == (streak, points)


def test_what_the_next_win_counts_is_known_before() -> None:
    assert [run_of([WON] * wins).next_win for wins in range(4)] == [2, 2, 4, 4]
    assert run_of([WON, WON, DRAWN]) == Run((2, 2, 1), 0)


@given(st.lists(st.sampled_from([WON, DRAWN, LOST]), max_size=20))
def test_the_run_so_far_never_changes(results: list[float]) -> None:
    run = run_of(results)
    assert run_of(results[:-1]).points == run.points[: max(0, len(results) - 1)]
    assert run.total >= 2 * results.count(WON) + results.count(DRAWN)


def test_neighbours_meet_but_not_twice_in_a_row() -> None:
    assert meetings("abcd", {}) == [("a", "b"), ("c", "d")]
    assert meetings("abcd", {"a": ["b"]}) == [("a", "c"), ("b", "d")]
    assert meetings("ab", {"b": ["a"]}) == []
    assert meetings("ab", {"b": ["a"]}, only=True) == [("a", "b")]
    assert meetings("abc", {}) == [("a", "b")]

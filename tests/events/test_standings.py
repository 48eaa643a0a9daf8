"""Standings, against the worked table of the page of a Swiss event, and the comparison of its second round."""

from hypothesis import given
from hypothesis import strategies as st

from trinacria.events.duplicate import DealtGame, average, compared, differences
from trinacria.events.standings import DUPLICATE, USUAL, Result, standings

PAIRS = ["Hanna", "Giulia", "Chiara", "Elena", "Nadia", "Pia", "Lucia", "Rosa", "Vera", "Zoe"]
"""The pairs, each by its first name, in the order of the table. Of equals the stronger is first."""
CROSSTABLE = """
W8 W2 .3
W10 L1 W6
W6 D4 .1
W7 D3 .5
D9 W7 .4
L3 W9 L2
L4 L5 W10
L1 W10 .9
D5 L6 .8
L2 L8 L7
"""
PRINTED = """
1 2 3.0 3.00
2 2 3.0 1.00
3 1.5 2.5 1.75
4 1.5 2.5 1.75
5 1.5 1.5 1.25
6 1 4.0 0.50
7 1 3.0 0.00
8 1 2.0 0.00
9 0.5 2.5 0.75
10 0 4.0 0.00
"""
MARKS = {"W": 1.0, "D": 0.5, "L": 0.0}
STRENGTHS = {one: -float(at) for at, one in enumerate(PAIRS)}


def crosstable() -> dict[str, list[Result]]:
    rows = zip(PAIRS, CROSSTABLE.strip().splitlines(), strict=True)
    return {
        one: [Result(PAIRS[int(cell[1:]) - 1], MARKS[cell[0]]) for cell in row.split() if cell[0] != "."]
        for one, row in rows
    }


def test_the_worked_table_comes_out() -> None:
    lines = standings(crosstable(), STRENGTHS)
    told = [f"{line.place} {line.points:g} {line.buchholz:.1f} {line.sonneborn:.2f}" for line in lines]
    assert [line.entrant for line in lines] == PAIRS
    assert told == PRINTED.strip().splitlines()


MARGINS = {1: 3, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: -1, 8: 4, 9: -1, 10: 1}
"""Of the games with the same deal: what each pair had more when it was Nord."""
MET = [(1, 2), (3, 4), (5, 7), (6, 9), (8, 10)]


def second_round() -> list[DealtGame]:
    ways = [way for one, other in MET for way in ((one, other), (other, one))]
    return [DealtGame(PAIRS[nord - 1], PAIRS[sud - 1], MARGINS[nord]) for nord, sud in ways]


def test_the_worked_comparison_comes_out() -> None:
    lines = compared(second_round())
    assert average(second_round()) == 1.1
    assert (lines["Hanna"].first, lines["Hanna"].second, lines["Hanna"].difference) == (3, 0, 3.0)
    assert (lines["Pia"].first, lines["Pia"].second, lines["Pia"].difference) == (2, 1, 3.0)
    assert (lines["Rosa"].first, lines["Rosa"].second, lines["Rosa"].difference) == (4, -1, 3.0)
    assert (lines["Nadia"].first, lines["Nadia"].second, lines["Nadia"].difference) == (1, 1, 2.0)


def test_a_game_that_is_still_played_is_compared_later() -> None:
    games = second_round()[:-1]
    assert compared(games)["Zoe"].first is None
    assert compared(games)["Zoe"].second == -4
    assert compared(games)["Zoe"].difference == round(10 / 9 - 4, 6)


def test_among_equal_points_the_difference_decides_where_the_deal_is_the_same() -> None:
    gained = differences([second_round()])
    lines = [line.entrant for line in standings(crosstable(), STRENGTHS, DUPLICATE, gained)]
    assert lines[:2] == ["Hanna", "Giulia"]
    assert lines[2:5] == ["Nadia", "Chiara", "Elena"]
    assert lines[5:8] == ["Pia", "Rosa", "Lucia"]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(-9, 9)), max_size=12))
def test_what_some_gain_others_lose(games: list[tuple[int, int, int]]) -> None:
    dealt = [DealtGame(str(one), str(other), margin) for one, other, margin in games if one != other]
    assert abs(sum(line.difference for line in compared(dealt).values())) < 1e-4


def test_the_game_against_each_other_decides_where_all_have_met() -> None:
    results = {
        "a": [Result("c", 1), Result("b", 0)],
        "b": [Result("c", 0), Result("a", 1)],
        "c": [Result("a", 0), Result("b", 1)],
    }
    assert [line.place for line in standings(results, {}, ("direct",))] == [1, 1, 1]
    results["a"].append(Result("d", 1))
    results["b"].append(Result("d", 1))
    results["d"] = [Result("a", 0), Result("b", 0)]
    assert [line.entrant for line in standings(results, {}, ("direct",))] == ["b", "a", "c", "d"]


def test_a_round_without_a_table_counts_as_somebody_with_ones_own_points() -> None:
    (line,) = standings({"a": [Result(None, 1.0)]}, {}, USUAL)
    assert (line.points, line.buchholz, line.sonneborn, line.wins) == (1.0, 1.0, 1.0, 0)


def test_who_is_equal_in_everything_has_the_same_place() -> None:
    lines = standings({"a": [], "b": [], "c": [Result(None, 1.0)]}, {})
    assert [(line.place, line.entrant) for line in lines] == [(1, "c"), (2, "a"), (2, "b")]

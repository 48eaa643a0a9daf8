"""Puzzles: those of the package hold what they promise, every day has one, and endings are solved exactly."""

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

import trinacria
from trinacria.bots.games.famiglia.endgame import WIN, Ending, TooLong, settled
from trinacria.bots.lessons.review import reviewer_of
from trinacria.bots.puzzles import Puzzle, puzzle_of, puzzles_of, reason_for
from trinacria.bots.puzzles.puzzle import SETS, faults
from trinacria.games.famiglia import Famiglia
from trinacria.lab.puzzles import DEMANDS, mine_record, puzzle_set
from trinacria.lab.series import Series

ALL = [puzzle for game in SETS for puzzle in puzzles_of(game)]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_of_the_package_has_one_solution(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []
    game = str(puzzle.record["game"])
    best = puzzle.answers[puzzle.best].chance
    others = [answer.chance for action, answer in puzzle.answers.items() if action != puzzle.best]
    assert len(others) >= 2
    assert best - max(others) >= (0.5 if puzzle.proved else DEMANDS[game].gap)
    reason_for(puzzle)


def test_every_puzzle_is_another_one() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL) > 0


def test_a_puzzle_shows_its_seat_nothing_it_may_not_know() -> None:
    for puzzle in ALL:
        view: Any = puzzle.game().view(puzzle.seat)
        assert set(view["hands"]) == {puzzle.seat}


def test_every_day_has_a_puzzle_and_all_come_by() -> None:
    days = [date(2026, 1, 1) + timedelta(number) for number in range(400)]
    found = [puzzle_of(day).id for day in days]
    assert found == [puzzle_of(day).id for day in days], "the same for everybody"
    assert set(found) == {puzzle.id for puzzle in ALL}
    assert all(one != other for one, other in pairwise(found))


def test_days_take_turns_between_two_sets() -> None:
    one, other = tuple(ALL[:1]), tuple(ALL[1:3])
    found = [puzzle_of(date(2026, 1, day), (one, other)) for day in range(1, 13)]
    assert sorted([puzzle in other for puzzle in found]) == [False] * 8 + [True] * 4
    assert [puzzle for puzzle in found if puzzle in other] in ([*other] * 2, [*reversed(other)] * 2)


LAST = {
    "game": "famiglia",
    "pass": 2,
    "turns_left": 2,
    "to_move": "p1",
    "street": ["R2", "R1"],
    "deck": [],
    "hands": {"p1": ["R1", "R1", "R0", "R0"], "p2": []},
    "gangs": {"p1": [], "p2": ["G3", "B3"]},
}


def test_an_ending_is_solved() -> None:
    """What the search finds is what comes of it when both play so."""
    game = trinacria.from_position(LAST, seed=0)
    assert isinstance(game, Famiglia)
    assert settled(game)
    ending = Ending()
    assert game.decision is not None
    worths = {action.text: ending.after(game, action.text) for action in game.decision.actions}
    best = max(worths.values())
    assert ending.worth(game) == best
    line = ending.line(game)
    for action in line:
        game.play(action)
    assert game.result is not None
    lead = game.result.scores["p1"] - game.result.scores["p2"]
    assert best == lead + (WIN if "p1" in game.result.winners else -WIN if game.result.winners else 0)


def test_an_ending_that_is_too_long_is_said_to_be() -> None:
    game = trinacria.from_position(LAST, seed=0)
    assert isinstance(game, Famiglia)
    with pytest.raises(TooLong):
        Ending(3).worth(game)


def test_nothing_is_proved_while_cards_are_left_to_chance() -> None:
    assert reviewer_of("famiglia").solve(trinacria.new_game("famiglia", seed=1)) is None


def test_a_moment_with_one_winning_action_becomes_a_puzzle() -> None:
    proofs = reviewer_of("famiglia").solve(trinacria.from_position(LAST, seed=0))
    assert proofs is not None
    winning = [action for action, proof in proofs.items() if proof.result == 1]
    assert len(winning) == 1, "the position was made so"
    game = trinacria.from_position(LAST, seed=0)
    game.play("pass")
    game.play("pass")
    assert game.result is not None
    (puzzle,) = mine_record(game.record(), "a test")
    assert (puzzle.best, puzzle.tempting, puzzle.proved) == (winning[0], "pass", True)
    assert faults(puzzle) == []
    assert puzzle_set(Series("famiglia", None, ("a", "b"), "s"), range(1), [puzzle])

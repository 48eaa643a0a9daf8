"""Puzzles: those of the package hold what they promise, every day has one, and endings are solved exactly."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

import trinacria
from trinacria.bots.games.famiglia.endgame import WIN, Ending, TooLong, settled
from trinacria.bots.lessons.review import reviewer_of
from trinacria.bots.mind import mind_of
from trinacria.bots.puzzles import Puzzle, games_with_puzzles, puzzle_of, puzzles_of, reason_for
from trinacria.bots.puzzles.puzzle import faults
from trinacria.games.famiglia import Famiglia
from trinacria.kernel.observation import observe
from trinacria.lab.puzzles import mine, mine_record, puzzle_set
from trinacria.lab.series import Series
from trinacria.lab.study import study_of
from trinacria.lab.workers import R, T

ALL = [puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_of_the_package_has_one_solution(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []
    game = str(puzzle.record["game"])
    best = puzzle.answers[puzzle.best].chance
    others = [answer.chance for action, answer in puzzle.answers.items() if action != puzzle.best]
    assert len(others) >= 2
    assert best - max(others) >= (0.5 if puzzle.proved else study_of(game).puzzles.gap)
    assert best == 1 or not puzzle.proved
    reason_for(puzzle)


def test_every_puzzle_is_another_one() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL) > 0


def test_a_puzzle_shows_its_seat_nothing_it_may_not_know() -> None:
    """A world in which all that the seat cannot know is dealt anew looks the same to it."""
    for puzzle in ALL:
        game = puzzle.game()
        redeal = mind_of(game.name).redeal
        assert redeal is not None
        seen = observe(game)
        assert seen.seat == puzzle.seat
        assert redeal(seen, Random(1)).view(puzzle.seat) == game.view(puzzle.seat)
        view: Any = game.view(puzzle.seat)
        if game.name == "famiglia":
            assert set(view["hands"]) == {puzzle.seat}


@pytest.mark.parametrize("game", games_with_puzzles())
def test_every_day_has_a_puzzle_and_all_come_by(game: str) -> None:
    own = puzzles_of(game)
    days = [date(2026, 1, 1) + timedelta(number) for number in range(len(own))]
    found = [puzzle_of(day, game).id for day in days]
    assert found == [puzzle_of(day, game).id for day in days], "the same for everybody"
    assert set(found) == {puzzle.id for puzzle in own}
    assert {str(puzzle.record["game"]) for puzzle in own} == {game}


def test_what_is_proved_is_proved_again() -> None:
    """The shortest of them, from their positions alone."""
    proved = [puzzle for puzzle in puzzles_of("famiglia") if puzzle.proved]
    assert len(proved) >= 10
    proved.sort(key=lambda puzzle: len(puzzle.record["moves"]))
    for puzzle in proved[:3]:
        results = reviewer_of("famiglia").solve(puzzle.game())
        assert results == {action: answer.chance for action, answer in puzzle.answers.items()}


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
        Ending(0).worth(game)


def test_nothing_is_proved_while_cards_are_left_to_chance() -> None:
    assert reviewer_of("famiglia").solve(trinacria.new_game("famiglia", seed=1)) is None


def test_a_moment_with_one_winning_action_becomes_a_puzzle() -> None:
    results = reviewer_of("famiglia").solve(trinacria.from_position(LAST, seed=0))
    assert results is not None
    winning = [action for action, result in results.items() if result == 1]
    assert len(winning) == 1, "the position was made so"
    game = trinacria.from_position(LAST, seed=0)
    game.play("pass")
    game.play("pass")
    assert game.result is not None
    (puzzle,) = mine_record(game.record(), "a test", proved=True)
    assert (puzzle.best, puzzle.tempting, puzzle.proved) == (winning[0], "pass", True)
    assert faults(puzzle) == []
    assert b"--proved --games 1 --most 1" in puzzle_set(
        Series("famiglia", None, ("a", "b"), "s"), range(1), [puzzle], proved=True
    )


def test_results_agree_with_what_positions_are_worth() -> None:
    """The quick question, who wins, has the same answer as the long one, by how much."""
    game = trinacria.from_position(LAST, seed=0)
    assert isinstance(game, Famiglia)
    compared = 0
    while game.decision is not None:
        for action in game.decision.actions:
            worth = Ending().after(game, action.text) * (1 if game.mover == 0 else -1)
            assert Ending().result(game, action.text) == (1.0 if worth >= WIN else 0.0 if worth <= -WIN else 0.5)
            compared += 1
        game.play(game.decision.actions[0])
    assert compared > 3


class Backwards:
    """The last task first."""

    def run(self, work: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """All of them."""
        for task in reversed(list(tasks)):
            yield work(task)


def test_puzzles_come_in_the_order_of_their_games() -> None:
    """Whoever does the work: two of the package, mined again."""
    series = Series("famiglia", None, ("greedy", "greedy"), "proved", True)
    done: list[int] = []
    found = list(mine(series, range(3458, 3465, 6), Backwards(), proved=True, watch=done.append))
    assert [puzzle.source.split()[-2] for puzzle in found] == ["3458", "3464"]
    assert all(puzzle in puzzles_of("famiglia") for puzzle in found)
    assert done == [1, 2]

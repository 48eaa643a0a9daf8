"""The puzzle of the day in lines of text, of either game."""

from datetime import date

import pytest
from support.terminal.commands import command

from trinacria.bots.puzzles import Puzzle, games_with_puzzles, puzzle_of

FIRST_DAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks."""
    monkeypatch.setenv("TRINACRIA_LANG", "en")


def numbers(puzzle: Puzzle) -> tuple[int, int]:
    """The number of the solution in the list, and that of a wrong action."""
    decision = puzzle.game().decision
    assert decision is not None
    best = 1 + [action.text for action in decision.actions].index(puzzle.best)
    return best, 1 if best > 1 else 2


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_wrong_answer_is_explained_and_the_right_one_praised(game: str) -> None:
    best, wrong = numbers(puzzle_of(FIRST_DAY, game))
    code, said, error = command("puzzle", FIRST_DAY.isoformat(), "--game", game, typed=f"0\n{wrong}\n{best}\n")
    assert (code, error) == (0, "")
    assert "Not this one: " in said
    assert "Right, at attempt 2." in said
    assert "The solution: " in said


def test_a_game_without_puzzles_is_refused() -> None:
    code, _, error = command("puzzle", "--game", "chess")
    assert code == 2
    assert "famiglia" in error

"""`trinacria puzzle`: the puzzle of the day, in lines of text."""

import sys
from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

import click

from trinacria.bots.puzzles import Answer, Puzzle, missed, puzzle_of, reason_for
from trinacria.cli.games.face import face_of
from trinacria.cli.help import UsageError
from trinacria.cli.options import language_option
from trinacria.cli.width import tell
from trinacria.games import game_class
from trinacria.kernel.preview import Line
from trinacria.plugins import USUAL
from trinacria.speech.saying import say_action, say_line, say_question
from trinacria.words import Words


def puzzle_command(words: Words) -> click.Command:

    def puzzle(day: str | None, game: str) -> int:
        today = datetime.now(UTC).date()
        wanted = _day(day, today, words)
        game_class(game)
        _Asking(puzzle_of(wanted, game), wanted, words).ask()
        return 0

    return click.Command(
        "puzzle",
        callback=puzzle,
        help=words("puzzle-help"),
        short_help=words("puzzle-help"),
        params=[
            click.Argument(["day"], required=False, metavar="[YYYY-MM-DD]"),
            click.Option(
                ["--game"],
                metavar="GAME",
                default=USUAL,
                show_default=True,
                help=words("puzzle-help-game"),
            ),
            language_option(words),
        ],
        epilog=words("puzzle-help-day"),
    )


def _day(wish: str | None, today: date, words: Words) -> date:
    if wish is None:
        return today
    try:
        day = date.fromisoformat(wish)
    except ValueError:
        raise UsageError(words("error-no-puzzle", day=wish)) from None
    if day > today:
        raise UsageError(words("error-no-puzzle", day=wish))
    return day


class _Asking:
    """A puzzle and the person who tries to solve it."""

    def __init__(self, puzzle: Puzzle, day: date, words: Words) -> None:
        self.puzzle = puzzle
        self.words = words
        self.day = day
        game = puzzle.game()
        self.view: Mapping[str, Any] = game.view(puzzle.seat)
        self.names = {seat: words("bots-person", number=place) for place, seat in enumerate(game.seats, 1)}
        decision = game.decision
        assert decision is not None
        self.actions = [action.text for action in decision.actions]

    def ask(self) -> None:
        """Until it is solved, or somebody wants to know."""
        words, puzzle = self.words, self.puzzle
        proved = "yes" if puzzle.proved else "no"
        tell(words("puzzle-of", day=self.day.isoformat()))
        tell()
        for line in face_of(str(self.view["game"])).describe(dict(self.view), words, self.names):
            tell(line)
        key = f"{self.view['game']}-puzzle-remembered"
        for seat, cards in (puzzle.remembered or {}).items():
            if seat != puzzle.seat and key in words:
                tell(words(key, cards=" ".join(cards)))
        tell()
        tell(words("puzzle-task", proved=proved))
        tell(say_question(words, self.view))
        for number, action in enumerate(self.actions, 1):
            tell(f"{number:>3}. {say_action(action, words, self.view)}")
        tries = 0
        while True:
            tell(words("puzzle-answer"))
            typed = sys.stdin.readline().strip()
            if not typed:
                break
            if not typed.isdigit() or not 0 < int(typed) <= len(self.actions):
                tell(words("puzzle-number", count=len(self.actions)))
                continue
            tries += 1
            action = self.actions[int(typed) - 1]
            if action == puzzle.best:
                tell(words("puzzle-right", tries=tries))
                break
            self._explain(action, puzzle.answers[action])
        self._solve()
        tell(words("puzzle-checked", proved=proved))

    def _explain(self, action: str, answer: Answer) -> None:
        words = self.words
        tell(words("puzzle-not-this", action=say_action(action, words, self.view)))
        if answer.score is not None:
            tell("  " + words("puzzle-wrong-score", **self._score(answer.score)))
        elif self.puzzle.proved:
            tell("  " + words("puzzle-wrong-proved"))
        else:
            tell("  " + words("puzzle-wrong-chance", chance=round(100 * answer.chance)))
        if answer.why is not None:
            tell("  " + say_line("lesson", Line(**answer.why), words, self.names, self.view))

    def _solve(self) -> None:
        words, puzzle = self.words, self.puzzle
        best = puzzle.answers[puzzle.best]
        tell(words("puzzle-solution", action=say_action(puzzle.best, words, self.view)))
        if best.score is not None:
            tell("  " + words("puzzle-best-score", **self._score(best.score)))
        elif puzzle.proved:
            tell("  " + words("puzzle-best-proved"))
        else:
            other = max(answer.chance for action, answer in puzzle.answers.items() if action != puzzle.best)
            tell("  " + words("puzzle-best-chance", chance=round(100 * best.chance), other=round(100 * other)))
        why = missed(puzzle)
        if why is not None:
            tell("  " + say_line("lesson", why, words, self.names, self.view))
        reason = reason_for(puzzle)
        if reason is not None:
            tell("  " + say_line("hint", reason, words, self.names, self.view))

    def _score(self, score: Mapping[str, int]) -> dict[str, int]:
        mine = score[self.puzzle.seat]
        return {"mine": mine, "theirs": max(points for seat, points in score.items() if seat != self.puzzle.seat)}

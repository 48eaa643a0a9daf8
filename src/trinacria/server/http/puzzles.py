"""Over HTTP: the puzzle of the day. A seat in a puzzle sees what it would see in a game, and nothing else."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta

from trinacria.bots.puzzles import games_with_puzzles, missed, puzzle_of, reason_for
from trinacria.plugins import USUAL
from trinacria.server.http.route import get
from trinacria.server.http.routes import API
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.wire import bodies
from trinacria.server.wire.answers import preview_line, preview_lines
from trinacria.server.wire.previews import PreviewLine
from trinacria.server.work.replaying import steps_of
from trinacria.table.refusal import NotFound

EARLIER: Final = 30
"""How many days back are listed."""
LONGEST: Final = 100
"""Steps of a solution, at most."""


@get(f"{API}/puzzles")
def puzzles(tables: LiveTables) -> bodies.PuzzleDays:
    """Today, and the days before. A day begins at midnight UTC, everywhere."""
    today = _today(tables)
    days = [today - timedelta(number) for number in range(EARLIER + 1)]
    listed = [bodies.PuzzleDay(day.isoformat(), game) for day in days for game in games_with_puzzles()]
    return bodies.PuzzleDays(today.isoformat(), listed)


@get(f"{API}/puzzles/{{day}}", work=True, in_thread=True)
def puzzle(day: str, tables: LiveTables, game: Annotated[str, Meta(max_length=64)] = USUAL) -> bodies.PuzzleShown:
    """The puzzle of a day, as the seat sees it that must find the best action, and what each action comes to."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise NotFound("error-no-puzzle", day=day) from None
    if game not in games_with_puzzles():
        raise NotFound("error-no-puzzles", game=game)
    if wanted > _today(tables):
        raise NotFound("error-no-puzzle", day=day)
    return _shown(wanted, game)


HANDLERS = (puzzles, puzzle)


def _today(tables: LiveTables) -> date:
    return datetime.fromtimestamp(tables.services.now(), UTC).date()


@lru_cache(maxsize=64)
def _shown(day: date, name: str) -> bodies.PuzzleShown:
    puzzle = puzzle_of(day, name)
    game = puzzle.game()
    reason, why = reason_for(puzzle), missed(puzzle)
    return bodies.PuzzleShown(
        day.isoformat(),
        puzzle.id,
        name,
        puzzle.seat,
        puzzle.best,
        puzzle.proved,
        steps_of(puzzle.record, puzzle.seat, 0, LONGEST),
        {action: preview_lines(game.preview(action, puzzle.seat)) for action in puzzle.answers},
        {
            action: bodies.PuzzleAnswer(
                answer.chance, answer.score, None if answer.why is None else PreviewLine(**answer.why)
            )
            for action, answer in puzzle.answers.items()
        },
        None if why is None else preview_line(why),
        puzzle.remembered,
        None if reason is None else preview_line(reason),
    )

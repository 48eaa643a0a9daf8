"""`trinacria lessons`: the moves of a recorded game that cost most, and what would have been better."""

import json
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress, TaskID

from trinacria.bots.lessons import Lesson, lessons
from trinacria.cli.content import content_option, content_options
from trinacria.cli.options import language_option, read_text
from trinacria.cli.width import tell
from trinacria.games import replay, unfold
from trinacria.kernel.preview import Line
from trinacria.kernel.record import check, load
from trinacria.speech.saying import say_action, say_line
from trinacria.words import Words


def _show(progress: Progress, bar: TaskID, done: int, total: int) -> None:
    progress.update(bar, completed=done, total=total)


def lessons_command(words: Words) -> click.Command:

    def lessons_of(file: str, content: Path | None, seat: str | None, as_json: bool) -> int:
        record = load(read_text(file))
        told = check(record)
        content_options(told.game, content, words)
        game = replay(record)
        if seat is not None:
            game.check_seat(seat)
        wanted = [seat] if seat is not None else list(game.seats)
        by_seat: dict[str, list[Lesson]] = {}
        for one in wanted:
            with Progress(console=Console(file=sys.stderr), transient=True) as progress:
                bar = progress.add_task(words("lessons-of", name=told.players.get(one, one)), total=None)
                by_seat[one] = lessons(record, one, watch=partial(_show, progress, bar))
        if as_json:
            click.echo(json.dumps([lesson.as_dict() for one in by_seat.values() for lesson in one]))
            return 0
        views = _views(record, [lesson for one in by_seat.values() for lesson in one])
        for one, learnt in by_seat.items():
            tell(words("lessons-of", name=told.players.get(one, one)))
            for lesson in learnt:
                _tell(lesson, views[lesson.number], told.players, words)
            tell(words("lessons-doubt", worlds=learnt[0].worlds) if learnt else words("lessons-none"))
            tell("")
        return 0

    return click.Command(
        "lessons",
        callback=lessons_of,
        help=words("lessons-help"),
        short_help=words("lessons-help"),
        params=[
            click.Argument(["file"]),
            content_option(words),
            click.Option(["--seat"], metavar="SEAT", help=words("lessons-help-seat")),
            click.Option(["--json", "as_json"], is_flag=True, help=words("lessons-help-json")),
            language_option(words),
        ],
    )


def _views(record: object, learnt: list[Lesson]) -> dict[int, dict[str, Any]]:
    """What each player saw then."""
    whose = {lesson.number: lesson.seat for lesson in learnt}
    return {step.number: dict(step.game.view(whose[step.number])) for step in unfold(record) if step.number in whose}


def _tell(lesson: Lesson, view: Mapping[str, Any], names: Mapping[str, str], words: Words) -> None:
    better, played = round(100 * lesson.chance), round(100 * (lesson.chance - lesson.cost))
    said = [
        words("lessons-before", number=lesson.number + 1),
        words("lessons-played", action=say_action(lesson.played, words, view)),
        words("lessons-better", action=say_action(lesson.better, words, view)),
        words("lessons-cost", better=better, played=max(0, played), doubt=max(1, round(100 * lesson.doubt))),
    ]
    if lesson.why is not None:
        said.append(say_line("lesson", Line(**lesson.why), words, names, view))
    if lesson.reason is not None:
        said.append(say_line("hint", Line(**lesson.reason), words, names, view))
    tell("\n  ".join(said))

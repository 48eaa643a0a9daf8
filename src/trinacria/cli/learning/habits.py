"""`trinacria lab habits`: what bots with a character do more often than others, and how strong they are."""

import os
import sys
from functools import partial

import click
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from trinacria.bots import find_bot
from trinacria.bots.styles import STYLES
from trinacria.cli.options import games_option, language_option, seed_option
from trinacria.cli.width import tell_table
from trinacria.lab.habits import Meeting, habits
from trinacria.lab.study import study_of
from trinacria.lab.workers import workers
from trinacria.words import Words

USUAL = "lafamiglia"
"""The game that is meant where none is named."""


def _show(progress: Progress, bar: TaskID, done: int) -> None:
    progress.update(bar, completed=done)


def habits_command(words: Words) -> click.Command:
    """The command `lab habits`."""

    def measure(game: str, bots: str, against: str, games: int, seed: str, jobs: int | None) -> int:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        for name in (*names, against):
            find_bot(name, game)
        told_of = study_of(game).habits
        table = Table(title=words("laboratory-habits", bot=against), title_justify="left")
        table.add_column(words("laboratory-bot"))
        for key in ("laboratory-games", "laboratory-share", "laboratory-interval"):
            table.add_column(words(key), justify="right")
        for habit in told_of:
            table.add_column(words(f"laboratory-habit-{habit}"), justify="right")
        crew = workers(jobs or len(os.sched_getaffinity(0)), None)
        for name in names:
            with Progress(console=Console(file=sys.stderr), transient=True) as progress:
                bar = progress.add_task(name, total=games)
                mine, theirs = habits(Meeting(game, name, against, seed), games, crew, partial(_show, progress, bar))
            told = [f"{mine.of(habit):.2f} / {theirs.of(habit):.2f}" for habit in told_of]
            share = mine.share
            table.add_row(name, str(games), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}", *told)
        tell_table(table)
        return 0

    return click.Command(
        "habits",
        callback=measure,
        help=words("laboratory-help-habits"),
        short_help=words("laboratory-help-habits"),
        params=[
            click.Argument(["game"], default=USUAL),
            click.Option(
                ["--bots"],
                metavar="BOT,BOT",
                default=",".join(STYLES),
                show_default=True,
                help=words("laboratory-help-bots"),
            ),
            click.Option(
                ["--against"], metavar="BOT", default="normal", show_default=True, help=words("laboratory-help-against")
            ),
            games_option(words, 100, least=2),
            seed_option(words),
            click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
            language_option(words),
        ],
    )

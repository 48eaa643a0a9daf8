"""`trinacria lab arena` and `trinacria lab check-arena`: a bot against the fixed ladder, and a look at its report."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from trinacria.bots import find_bot
from trinacria.cli.options import NewFile, game_argument, language_option, mode_option, read_text, write_text
from trinacria.cli.width import tell_table
from trinacria.games import new_game
from trinacria.lab.arena import GAMES, LADDER, Report, check_report, play_arena, read_report
from trinacria.lab.signature import sign, signer_of
from trinacria.lab.workers import workers
from trinacria.words import Words


def arena_command(words: Words) -> click.Command:
    """The command `lab arena`."""

    def arena(
        game: str,
        mode: str | None,
        bot: str,
        out: Path | None,
        key: Path | None,
        journal: Path | None,
        jobs: int | None,
    ) -> int:
        begun = new_game(game, mode, seed=0)
        find_bot(bot, game)
        if key is not None:
            # A key that does not work is found out before the games.
            sign("", key)
        with _bar(words("laboratory-playing")) as watch:
            who = workers(jobs or len(os.sched_getaffinity(0)), None)
            report = play_arena(game, begun.mode, bot, who, watch, journal=journal)
        if key is not None:
            report = msgspec.structs.replace(report, signature=sign(report.digest, key))
        if out is not None:
            write_text(str(out), msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
        tell_report(report, words)
        return 0

    return click.Command(
        "arena",
        callback=arena,
        help=words("arena-help", games=GAMES, ladder=", ".join(LADDER)),
        short_help=words("arena-help-short"),
        params=[
            game_argument(),
            mode_option(words),
            click.Option(["--bot"], metavar="BOT", required=True, help=words("arena-help-bot")),
            click.Option(["--out"], metavar="FILE", type=NewFile(words), help=words("arena-help-out")),
            click.Option(["--key"], metavar="FILE", type=click.Path(path_type=Path), help=words("arena-help-key")),
            click.Option(["--journal"], metavar="FILE", type=NewFile(words), help=words("laboratory-help-journal")),
            click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
            language_option(words),
        ],
    )


def arena_check_command(words: Words) -> click.Command:
    """The command `lab check-arena`."""

    def arena_check(file: str, games: int | None) -> int:
        report = read_report(read_text(file))
        signer = signer_of(report.digest, report.signature) if report.signature else None
        with _bar(words("arena-checking")) as watch:
            checked = check_report(report, watch, games)
        tell_report(report, words)
        click.echo(words("arena-checked", count=checked))
        if signer is not None:
            click.echo(words("arena-signed", key=signer))
        return 0

    return click.Command(
        "check-arena",
        callback=arena_check,
        help=words("arena-help-check"),
        short_help=words("arena-help-check"),
        params=[
            click.Argument(["file"]),
            click.Option(["--games"], type=click.IntRange(0, GAMES), help=words("arena-help-check-games")),
            language_option(words),
        ],
    )


def tell_report(report: Report, words: Words) -> None:
    """The rungs, one a line, and the score."""
    table = Table(title=words("arena-title", bot=report.entrant, game=words(f"{report.game}-name"), mode=report.mode))
    table.add_column(words("arena-opponent"))
    for key in ("arena-games", "arena-wins", "arena-draws", "arena-share", "arena-interval"):
        table.add_column(words(key), justify="right")
    for rung in report.rungs:
        numbers = (str(number) for number in (rung.games, rung.wins, rung.draws))
        table.add_row(rung.opponent, *numbers, f"{rung.share:.0%}", f"{rung.low:.0%} – {rung.high:.0%}")
    tell_table(table)
    click.echo(words("arena-score", score=f"{100 * report.score:.1f}", digest=report.digest))


@contextmanager
def _bar(title: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)

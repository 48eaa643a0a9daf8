"""`trinacria lab`: tournaments, balance and datasets, on all cores or on a Ray cluster, taken up where they stopped."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from trinacria.bots import find_bot
from trinacria.cli.arena import arena_check_command, arena_command
from trinacria.cli.content import content_option, content_options
from trinacria.cli.gpu import gpu_command
from trinacria.cli.help import UsageError
from trinacria.cli.learning.habits import habits_command
from trinacria.cli.learning.mining import mining_command
from trinacria.cli.options import (
    NewFile,
    NewFolder,
    game_argument,
    games_option,
    language_option,
    mode_option,
    option_option,
    seed_option,
    write_text,
)
from trinacria.cli.sim import check_number
from trinacria.cli.width import tell_table
from trinacria.extras import MissingPackage
from trinacria.games import new_game, read_options
from trinacria.lab.balance import Balance, Told, rates
from trinacria.lab.balance_run import play_balance, read_balance
from trinacria.lab.dataset import sources, write_dataset
from trinacria.lab.journal import WrongJournal, read_journal
from trinacria.lab.ratings import Rating, rate
from trinacria.lab.report import balance_report, match_head, match_rows, tournament_report
from trinacria.lab.series import Series, parties
from trinacria.lab.tournament import Course, Match, Tournament, play_tournament, read_tournament, standings, win_table
from trinacria.lab.workers import Workers, workers
from trinacria.words import Words, tell_error


def lab_command(words: Words) -> click.Group:
    """The command `lab` with its own commands."""
    group = click.Group(
        "lab", help=words("laboratory-help"), short_help=words("laboratory-help"), params=[language_option(words)]
    )
    own = (_tournament_command, _balance_command, _dataset_command, _show_command)
    for command in (*own, arena_command, arena_check_command, gpu_command, mining_command, habits_command):
        group.add_command(command(words))
    return group


def _tournament_command(words: Words) -> click.Command:
    def tournament(
        game: str,
        mode: str | None,
        bots: str,
        games: int,
        swiss: int,
        to_the_end: bool,
        seed: str,
        switches: tuple[str, ...],
        content: Path | None,
        journal: Path | None,
        report: Path | None,
        jobs: int | None,
        ray: str | None,
    ) -> int:
        options = {**content_options(game, content, words), **read_options(switches)}
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        if len(names) < 2:
            raise UsageError(words("laboratory-two-bots"))
        if games % 2:
            raise UsageError(words("laboratory-even-games", count=games))
        for name in names:
            find_bot(name, game)
        begun = new_game(game, mode, seed=0, options=options)
        assert parties(begun, 2), "every game has two sides"
        folder = str(content) if content is not None else None
        wanted = Tournament(game, mode, names, seed, games, swiss, not to_the_end, tuple(switches), folder)
        with _bar(words("laboratory-playing")) as (progress, bar):

            def watch(course: Course, _: Match) -> None:
                counted = sum([match.counted for match in course.matches.values()])
                ahead = sum([match.counted if match.over else match.most for match in course.matches.values()])
                progress.update(bar, completed=counted, total=ahead)

            course = play_tournament(wanted, _workers(jobs, ray), journal, watch)
        _tell_tournament(course, report, words)
        return 0

    return click.Command(
        "tournament",
        callback=tournament,
        help=words("laboratory-help-tournament"),
        short_help=words("laboratory-help-tournament"),
        params=[
            game_argument(),
            mode_option(words),
            click.Option(["--bots"], metavar="BOT,BOT", required=True, help=words("laboratory-help-bots")),
            click.Option(
                ["--games"],
                type=click.IntRange(2, 1_000_000),
                default=400,
                show_default=True,
                help=words("laboratory-help-match-games"),
            ),
            click.Option(
                ["--swiss"],
                type=click.IntRange(0, 100),
                default=0,
                metavar="ROUNDS",
                help=words("laboratory-help-swiss"),
            ),
            click.Option(["--to-the-end"], is_flag=True, help=words("laboratory-help-to-the-end")),
            *run_options(words),
        ],
    )


def _balance_command(words: Words) -> click.Command:
    def balance(
        game: str,
        mode: str | None,
        bot: str,
        games: int,
        seed: str,
        switches: tuple[str, ...],
        content: Path | None,
        journal: Path | None,
        report: Path | None,
        jobs: int | None,
        ray: str | None,
    ) -> int:
        options = {**content_options(game, content, words), **read_options(switches)}
        begun = new_game(game, mode, seed=0, options=options)
        find_bot(bot, game)
        folder = str(content) if content is not None else None
        wanted = Balance(game, begun.mode, bot, games, seed, tuple(switches), folder)
        with _bar(words("laboratory-playing")) as (progress, bar):
            told = play_balance(
                wanted,
                _workers(jobs, ray),
                journal,
                lambda done: progress.update(bar, completed=done, total=games),
            )
        _tell_balance(wanted, told, report, words)
        return 0

    return click.Command(
        "balance",
        callback=balance,
        help=words("laboratory-help-balance"),
        short_help=words("laboratory-help-balance"),
        params=[
            game_argument(),
            mode_option(words),
            click.Option(
                ["--bot"], metavar="BOT", default="greedy", show_default=True, help=words("laboratory-help-bot")
            ),
            games_option(words),
            *run_options(words),
        ],
    )


def _dataset_command(words: Words) -> click.Command:
    def dataset(
        game: str,
        mode: str | None,
        bots: str,
        games: int,
        seed: str,
        switches: tuple[str, ...],
        content: Path | None,
        records: Path | None,
        out: Path,
        jobs: int | None,
        ray: str | None,
    ) -> int:
        options = {**content_options(game, content, words), **read_options(switches)}
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        for name in names:
            find_bot(name, game)
        check_number(new_game(game, mode, seed=0, options=options), len(names), words)
        folder = str(content) if content is not None else None
        series = Series(game, mode, names, seed, True, tuple(switches), folder)
        with _bar(words("laboratory-playing")) as (progress, bar):
            counted = write_dataset(
                sources(records, series, games),
                _workers(jobs, ray),
                out,
                lambda done: progress.update(bar, completed=done, total=games if records is None else None),
            )
        click.echo(words("laboratory-dataset-written", games=counted[0], decisions=counted[1], folder=str(out)))
        return 0

    existing = click.Path(exists=True, file_okay=False, path_type=Path)
    return click.Command(
        "dataset",
        callback=dataset,
        help=words("laboratory-help-dataset"),
        short_help=words("laboratory-help-dataset"),
        params=[
            game_argument(),
            mode_option(words),
            click.Option(
                ["--bots"],
                metavar="BOT,BOT",
                default="greedy,greedy",
                show_default=True,
                help=words("cli-help-players"),
            ),
            games_option(words),
            click.Option(["--records"], metavar="DIR", type=existing, help=words("laboratory-help-records")),
            click.Option(
                ["--out"], metavar="DIR", type=NewFolder(words), required=True, help=words("laboratory-help-out")
            ),
            *[option for option in run_options(words) if option.name not in ("journal", "report")],
        ],
    )


def _show_command(words: Words) -> click.Command:
    def show(journal: Path, report: Path | None) -> int:
        try:
            heading, _ = read_journal(journal)
        except OSError as error:
            raise click.FileError(str(journal), error.strerror or str(error)) from None
        kind = heading.get("lab")
        if kind == "balance":
            _tell_balance(*read_balance(journal), report, words)
        elif kind == "arena":
            # Only the whole arena says something; anyone who goes on with it gets its report.
            raise WrongJournal("error-wrong-journal", file=str(journal), differing="lab")
        else:
            _tell_tournament(read_tournament(journal), report, words)
        return 0

    path = click.Path(dir_okay=False, path_type=Path)
    return click.Command(
        "show",
        callback=show,
        help=words("laboratory-help-show"),
        short_help=words("laboratory-help-show"),
        params=[
            click.Argument(["journal"], type=path),
            click.Option(["--report"], metavar="FILE", type=NewFile(words), help=words("laboratory-help-report")),
            language_option(words),
        ],
    )


def run_options(words: Words) -> list[click.Parameter]:
    """What every long run has: its seed, its pack, its journal, its report and who does the work."""
    return [
        seed_option(words),
        option_option(words),
        content_option(words),
        click.Option(["--journal"], metavar="FILE", type=NewFile(words), help=words("laboratory-help-journal")),
        click.Option(["--report"], metavar="FILE", type=NewFile(words), help=words("laboratory-help-report")),
        click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
        click.Option(["--ray"], metavar="ADDRESS", help=words("laboratory-help-ray")),
        language_option(words),
    ]


@contextmanager
def _bar(title: str) -> Iterator[tuple[Progress, TaskID]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        yield progress, progress.add_task(title, total=None)


def _workers(jobs: int | None, ray: str | None) -> Workers:
    return workers(jobs or len(os.sched_getaffinity(0)), ray)


def _ratings(course: Course, words: Words) -> list[Rating] | None:
    try:
        return rate(win_table(course))
    except MissingPackage as error:
        click.echo(tell_error(error, words), err=True)
        return None


def _tell_tournament(course: Course, report: Path | None, words: Words) -> None:
    """Matches and ratings, and the report where one is wanted."""
    _tell_matches(course, words)
    ratings = _ratings(course, words)
    if ratings is not None:
        _tell_ratings(course, ratings, words)
    if report is not None:
        _write_report(report, tournament_report(course, ratings, words), words)


def _write_report(report: Path, page: str, words: Words) -> None:
    write_text(str(report), page)
    click.echo(words("laboratory-report-written", file=str(report)))


def _tell_matches(course: Course, words: Words) -> None:
    table = Table(title=words("laboratory-matches"), title_justify="left")
    first, *numbers, last = match_head(words)
    table.add_column(first)
    for head in numbers:
        table.add_column(head, justify="right")
    table.add_column(last)
    for row in match_rows(course, words):
        table.add_row(*row)
    tell_table(table)


def _tell_ratings(course: Course, ratings: list[Rating], words: Words) -> None:
    names = course.tournament.entrants
    table = Table(title=words("laboratory-ratings"), title_justify="left")
    for key in ("laboratory-bot", "laboratory-rating", "laboratory-interval", "laboratory-games", "laboratory-share"):
        table.add_column(words(key), justify="left" if key == "laboratory-bot" else "right")
    results = standings(course)
    for who in sorted(range(len(names)), key=lambda one: -ratings[one].points):
        rating, result = ratings[who], results[who]
        share = result.points / result.games if result.games else 0.0
        table.add_row(
            names[who],
            f"{rating.points:+.0f}",
            f"{rating.low:+.0f} – {rating.high:+.0f}",
            str(result.games),
            f"{share:.1%}",
        )
    tell_table(table)


def _tell_balance(balance: Balance, games: list[Told], report: Path | None, words: Words) -> None:
    """Win rates, and the report where one is wanted."""
    table = Table(title=words("laboratory-balance-title", game=words(f"{balance.game}-name")), title_justify="left")
    for key in ("laboratory-match", "laboratory-games", "laboratory-wins", "laboratory-interval", "laboratory-fair"):
        table.add_column(
            "" if key == "laboratory-match" else words(key), justify="left" if key == "laboratory-match" else "right"
        )
    before = ""
    for row in rates(games, balance.game):
        if row.aspect != before:
            table.add_section()
            table.add_row(f"[bold]{words(row.kind.title)}[/]")
            before = row.aspect
        fair = "" if row.fair is None else words("laboratory-yes" if row.fair else "laboratory-no")
        share = row.share
        table.add_row(
            f"  {row.thing(words)}",
            str(row.games),
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            fair,
        )
    tell_table(table)
    if report is not None:
        _write_report(report, balance_report(balance, games, words), words)

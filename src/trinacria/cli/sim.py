"""`trinacria sim`: many games among bots, and a table of what came of them."""

import os
import sys
import time
from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trinacria.bots import find_bot
from trinacria.cli.content import content_option, content_options
from trinacria.cli.help import UsageError
from trinacria.cli.options import NewFolder, game_argument, language_option, mode_option, option_option, write_text
from trinacria.cli.width import tables, tell_table
from trinacria.games import new_game, read_options
from trinacria.kernel.game import Game
from trinacria.lab.series import Outcome, Series, parties, play_series, tally
from trinacria.lab.statistics import Share, spread, wilson
from trinacria.words import Words


def sim_command(words: Words) -> click.Command:

    def sim(
        game: str,
        players: str,
        games: int,
        seed: str,
        mode: str | None,
        switches: tuple[str, ...],
        content: Path | None,
        folder: Path | None,
        jobs: int | None,
    ) -> int:
        options = {**content_options(game, content, words), **read_options(switches)}
        names = tuple(name.strip() for name in players.split(",") if name.strip())
        table = new_game(game, mode, seed=0, options=options)
        check_number(table, len(names), words)
        for name in names:
            find_bot(name, game)
        folder_name = str(content) if content is not None else None
        series = Series(game, mode, names, seed, folder is not None, switches, folder_name)
        began = time.perf_counter()
        outcomes = _watch(series, games, jobs or os.cpu_count() or 1, folder, words)
        _report(series, table, outcomes, time.perf_counter() - began, words)
        if folder is not None:
            click.echo(words("cli-sim-records", count=games, folder=str(folder)))
        return 0

    return click.Command(
        "sim",
        callback=sim,
        help=words("cli-help-sim"),
        short_help=words("cli-help-sim"),
        params=[
            game_argument(),
            click.Option(
                ["--players"],
                metavar="BOT,BOT",
                default="greedy,random",
                show_default=True,
                help=words("cli-help-players"),
            ),
            click.Option(
                ["--games"],
                type=click.IntRange(1, 10_000_000),
                default=100,
                show_default=True,
                help=words("cli-help-games"),
            ),
            click.Option(["--seed"], metavar="SEED", default="0", show_default=True, help=words("cli-help-sim-seed")),
            mode_option(words),
            option_option(words),
            content_option(words),
            click.Option(["--records", "folder"], metavar="DIR", type=NewFolder(words), help=words("cli-help-records")),
            click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
            language_option(words),
        ],
    )


def check_number(game: Game, number: int, words: Words) -> None:
    """A bot for each team or one for each seat, or an error that says so."""
    if parties(game, number):
        return
    seats, teams = len(game.seats), len(game.teams)
    if seats == teams:
        raise UsageError(words("cli-player-count", game=game.name, wanted=seats, found=number))
    raise UsageError(words("cli-team-count", game=game.name, seats=seats, teams=teams, found=number))


def _watch(series: Series, games: int, jobs: int, folder: Path | None, words: Words) -> list[Outcome]:
    """Play the series under a progress bar, writing records as they come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task(words("cli-sim-playing"), total=games)
        for outcome in play_series(series, games, jobs):
            if folder is not None and outcome.record is not None:
                write_text(str(folder / f"{series.game}-{outcome.number:05}.txt"), outcome.record)
            outcomes.append(outcome)
            progress.advance(bar)
    return outcomes


def _solo(game: Game) -> int | None:
    """The place of the one who plays alone against a team."""
    alone = [at for at, seat in enumerate(game.seats) if (seat,) in game.teams]
    return alone[0] if 0 < len(alone) < len(game.teams) else None


def _report(series: Series, table: Game, outcomes: list[Outcome], seconds: float, words: Words) -> None:
    games = len(outcomes)
    shown = Table(title=words("cli-sim-title", game=words(f"{series.game}-name"), count=games), title_justify="left")
    for key in (
        "cli-sim-player",
        "cli-sim-wins",
        "cli-sim-interval",
        "cli-sim-draws",
        "cli-sim-score",
        "cli-sim-range",
    ):
        shown.add_column(words(key), justify="left" if key == "cli-sim-player" else "right")
    for line in tally(series, outcomes):
        scores = spread(line.scores)
        share = wilson(line.wins + line.draws / 2, line.games)
        shown.add_row(
            line.player,
            f"{line.wins} ({line.wins / line.games:.1%})",
            _interval(share),
            str(line.draws),
            f"{scores.mean:.1f} ± {scores.deviation:.1f}",
            f"{scores.least:.0f}–{scores.greatest:.0f}",
        )
    tell_table(shown)
    solo = _solo(table)
    leaders = [outcome.first if solo is None else outcome.seating[solo] for outcome in outcomes]
    first = wilson(
        sum(leader in outcome.winners for leader, outcome in zip(leaders, outcomes, strict=True))
        + sum(not outcome.winners for outcome in outcomes) / 2,
        games,
    )
    lengths = spread([outcome.decisions for outcome in outcomes])
    decisions = sum(outcome.decisions for outcome in outcomes)
    facts = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    facts.add_row(words("cli-sim-first" if solo is None else "cli-sim-solo"), f"{first.share:.1%} ({_interval(first)})")
    facts.add_row(
        words("cli-sim-length"),
        words(
            "cli-sim-length-value",
            mean=f"{lengths.mean:.1f}",
            least=f"{lengths.least:.0f}",
            greatest=f"{lengths.greatest:.0f}",
        ),
    )
    for reason, count in Counter(outcome.reason for outcome in outcomes).most_common():
        facts.add_row(words(f"{series.game}-ended-{reason}"), f"{count} ({count / games:.1%})")
    facts.add_row(
        words("cli-sim-time"),
        words(
            "cli-sim-time-value",
            seconds=f"{seconds:.1f}",
            games=f"{games / seconds:.{0 if games > 10 * seconds else 1}f}",
            decisions=f"{decisions / seconds:.0f}",
        ),
    )
    tables().print(facts)


def _interval(share: Share) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"

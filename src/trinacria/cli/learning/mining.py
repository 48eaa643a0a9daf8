"""`trinacria lab puzzles`: mine puzzles from games between bots."""

import os
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from trinacria.bots import find_bot
from trinacria.cli.options import NewFile, game_argument, games_option, language_option, mode_option, seed_option
from trinacria.cli.sim import check_number
from trinacria.games import new_game
from trinacria.lab.puzzles import mine, puzzle_set
from trinacria.lab.series import Series
from trinacria.lab.workers import workers
from trinacria.words import Words


def mining_command(words: Words) -> click.Command:
    """The command `lab puzzles`."""

    def puzzles(
        game: str,
        mode: str | None,
        bots: str,
        games: int,
        proved: bool,
        most: int,
        seed: str,
        out: Path,
        jobs: int | None,
    ) -> int:
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        for name in names:
            find_bot(name, game)
        check_number(new_game(game, mode, seed=0), len(names), words)
        series, numbers = Series(game, mode, names, seed, True), range(games)
        mined = []
        with Progress(console=Console(file=sys.stderr), transient=True) as progress:
            bar = progress.add_task(words("puzzle-mining"), total=games)
            crew = workers(jobs or len(os.sched_getaffinity(0)))
            for puzzle in mine(series, numbers, crew, proved, lambda done: progress.update(bar, completed=done)):
                mined.append(puzzle)
                # What was found is kept, whatever stops the rest.
                out.write_bytes(puzzle_set(series, numbers, mined, proved))
                if len(mined) >= most:
                    break
        click.echo(words("puzzle-mined", count=len(mined), proved=len(mined) if proved else 0, file=str(out)))
        return 0

    return click.Command(
        "puzzles",
        callback=puzzles,
        help=words("puzzle-help-mine"),
        short_help=words("puzzle-help-mine"),
        params=[
            game_argument(),
            mode_option(words),
            click.Option(
                ["--bots"],
                metavar="BOT,BOT",
                default="easy,greedy",
                show_default=True,
                help=words("cli-help-players"),
            ),
            games_option(words, 100),
            click.Option(["--proved"], is_flag=True, help=words("puzzle-help-proved")),
            click.Option(
                ["--most"],
                type=click.IntRange(1, 10_000),
                default=60,
                show_default=True,
                help=words("puzzle-help-most"),
            ),
            seed_option(words),
            click.Option(["--out"], metavar="FILE", type=NewFile(words), required=True, help=words("puzzle-help-out")),
            click.Option(["--jobs"], type=click.IntRange(1, 1024), help=words("cli-help-jobs")),
            language_option(words),
        ],
    )

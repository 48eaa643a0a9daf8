"""`trinacria prune`: remove tables that nobody comes back to."""

import asyncio

import click

from trinacria.cli.database import chosen_database, database_option
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.words import Words


def prune_command(words: Words) -> click.Command:

    def prune(database: str | None, unstarted: int, finished: int, kept_packs: int, really: bool) -> int:
        # The server takes a while to import: no other command waits for it.
        with needs("server", "trinacria prune"):
            from trinacria.server.ops.prune_database import prune_database
            from trinacria.server.ops.pruning import Keeping

        keeping = Keeping(unstarted or None, finished or None, kept_packs or None)
        done = asyncio.run(prune_database(chosen_database(database, words), keeping, really))
        key = "cli-pruned" if really else "cli-would-prune"
        click.echo(words(key, unstarted=done.unstarted, finished=done.finished, packs=done.packs))
        return 0

    return click.Command(
        "prune",
        callback=prune,
        help=words("cli-help-prune"),
        short_help=words("cli-help-prune"),
        params=[
            database_option(words),
            *keeping_options(words),
            click.Option(["--dry-run", "really"], flag_value=False, default=True, help=words("cli-help-dry-run")),
            language_option(words),
        ],
    )


def keeping_options(words: Words) -> list[click.Parameter]:
    """How many days tables are kept; 0: for ever."""
    days = click.IntRange(0, 100_000)
    return [
        click.Option(
            ["--keep-unstarted", "unstarted"],
            metavar="DAYS",
            type=days,
            default=7,
            show_default=True,
            help=words("cli-help-keep-unstarted"),
        ),
        click.Option(
            ["--keep-finished", "finished"],
            metavar="DAYS",
            type=days,
            default=0,
            show_default=True,
            help=words("cli-help-keep-finished"),
        ),
        click.Option(
            ["--keep-packs", "kept_packs"],
            metavar="DAYS",
            type=days,
            default=30,
            show_default=True,
            help=words("cli-help-keep-packs"),
        ),
    ]

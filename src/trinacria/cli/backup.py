"""`trinacria backup` and `trinacria restore`: all tables of a database in one file."""

import asyncio
from pathlib import Path

import click

from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.words import Words


def backup_command(words: Words) -> click.Command:
    """The command `backup`."""

    def backup(file: Path, database: str | None) -> int:
        # The server takes a while to import: no other command waits for it.
        with needs("server", "trinacria backup"):
            from trinacria.server.ops.backup import back_up
            from trinacria.server.run import default_database

        count = asyncio.run(back_up(database or default_database(), file))
        click.echo(words("cli-backed-up", count=count, file=str(file)))
        return 0

    return click.Command(
        "backup",
        callback=backup,
        help=words("cli-help-backup"),
        short_help=words("cli-help-backup"),
        params=[_file(), _database(words), language_option(words)],
    )


def restore_command(words: Words) -> click.Command:
    """The command `restore`."""

    def restore_(file: Path, database: str | None) -> int:
        with needs("server", "trinacria restore"):
            from trinacria.server.ops.backup import restore
            from trinacria.server.run import default_database

        count = asyncio.run(restore(file, database or default_database()))
        click.echo(words("cli-restored", count=count, file=str(file)))
        return 0

    return click.Command(
        "restore",
        callback=restore_,
        help=words("cli-help-restore"),
        short_help=words("cli-help-restore"),
        params=[_file(), _database(words), language_option(words)],
    )


def _file() -> click.Argument:
    return click.Argument(["file"], type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")


def _database(words: Words) -> click.Option:
    return click.Option(["--database"], metavar="URL", help=words("cli-help-database"))

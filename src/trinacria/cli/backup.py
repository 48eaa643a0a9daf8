"""`trinacria backup` and `trinacria restore`: all tables of a database in one file."""

import asyncio
import errno
import os
from pathlib import Path

import click

from trinacria.cli.database import chosen_database, database_option
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.words import Words


def backup_command(words: Words) -> click.Command:

    def backup(file: Path, database: str | None) -> int:
        # The server takes a while to import: no other command waits for it.
        with needs("server", "trinacria backup"):
            from trinacria.server.ops.backup import back_up

        try:
            count = asyncio.run(back_up(chosen_database(database, words), file))
        except OSError as error:
            raise click.FileError(str(file), error.strerror or str(error)) from None
        click.echo(words("cli-backed-up", count=count, file=str(file)))
        return 0

    return click.Command(
        "backup",
        callback=backup,
        help=words("cli-help-backup"),
        short_help=words("cli-help-backup"),
        params=[_file(), database_option(words), language_option(words)],
    )


def restore_command(words: Words) -> click.Command:

    def restore_(file: Path, database: str | None) -> int:
        with needs("server", "trinacria restore"):
            from trinacria.server.ops.backup import restore

        if not file.exists():
            raise click.FileError(str(file), os.strerror(errno.ENOENT))
        count = asyncio.run(restore(file, chosen_database(database, words)))
        click.echo(words("cli-restored", count=count, file=str(file)))
        return 0

    return click.Command(
        "restore",
        callback=restore_,
        help=words("cli-help-restore"),
        short_help=words("cli-help-restore"),
        params=[_file(), database_option(words), language_option(words)],
    )


def _file() -> click.Argument:
    return click.Argument(["file"], type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")

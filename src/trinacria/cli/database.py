"""--database: where the tables are kept."""

import click

from trinacria.cli.help import UsageError
from trinacria.words import Words


def database_option(words: Words) -> click.Option:
    """--database, without which it is the file in the user's data folder."""
    return click.Option(["--database"], metavar="URL", help=words("cli-help-database"))


def chosen_database(wish: str | None, words: Words) -> str:
    """The address of a database; raises UsageError where there can be none. Needs the extra "server"."""
    from sqlalchemy.exc import ArgumentError

    from trinacria.server.run import default_database
    from trinacria.server.store import open_database

    try:
        database = default_database() if wish is None else wish
    except OSError as error:
        raise UsageError(words("cli-serve-home", reason=error.strerror or str(error))) from None
    try:
        open_database(database)
    except ArgumentError:
        raise UsageError(words("cli-serve-database", database=database)) from None
    return database

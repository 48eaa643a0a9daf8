"""How the commands of `trinacria club` reach the club of a database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import click

from trinacria.cli.database import chosen_database, database_option
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.words import Words

if TYPE_CHECKING:
    from trinacria.server.club.host.host import Host

Found = TypeVar("Found")


def done(database: str | None, words: Words, work: Callable[["Host"], Awaitable[Found]]) -> Found:
    """Have the host do something with the club of a database; raises Refusal."""
    # The server takes a while to import: no other command waits for it.
    with needs("server", "trinacria club"):
        from trinacria.server.club.database import with_host

    return asyncio.run(with_host(chosen_database(database, words), work))


def with_options(params: Sequence[click.Parameter], words: Words) -> list[click.Parameter]:
    """The parameters of a command with those that all of them take."""
    return [*params, database_option(words), language_option(words)]


def member_argument() -> click.Argument:
    return click.Argument(["name"])

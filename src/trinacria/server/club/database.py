"""The club of a database, for the host's command line."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from trinacria.server.club.club import Club
from trinacria.server.ops.limits import Limits
from trinacria.server.store import make_ready, open_database
from trinacria.server.store.database import Database
from trinacria.server.store.files import file_of
from trinacria.table.refusal import Refusal

Found = TypeVar("Found")


@asynccontextmanager
async def database_there(address: str) -> AsyncIterator[Database]:
    """A database, open and up to date; raises Refusal where there is none."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise Refusal("club-error-no-database", file=str(file))
    await make_ready(address)
    store = open_database(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def with_club(address: str, work: Callable[[Club], Awaitable[Found]]) -> Found:
    """Do something with the club, also beside a running server; raises Refusal."""
    async with database_there(address) as store:
        return await work(Club(store.members, Limits(on=False), time.time))

"""The club of a database, for the host's command line."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from trinacria.server.club.club import Club
from trinacria.server.club.host.host import Host
from trinacria.server.club.host.order import HouseOrder
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
    async with _opened(address) as store:
        yield store


async def with_club(address: str, work: Callable[[Club], Awaitable[Found]]) -> Found:
    """Do something with the club, also beside a running server; raises Refusal."""
    return await with_host(address, lambda host: work(host.club))


async def with_host(address: str, work: Callable[[Host], Awaitable[Found]]) -> Found:
    """The same for all that the host does."""
    async with database_there(address) as store:
        return await work(_host_of(store, address))


async def first_key(address: str) -> str | None:
    """The key to the host's page, where there has been none so far."""
    async with _opened(address) as store:
        return await _host_of(store, address).first_key()


@asynccontextmanager
async def _opened(address: str) -> AsyncIterator[Database]:
    store = open_database(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _host_of(store: Database, address: str) -> Host:
    limits = Limits(on=False)
    club = Club(store.members, limits, time.time, HouseOrder(store.host, time.time))
    return Host(store.host, club, limits, time.time, address)

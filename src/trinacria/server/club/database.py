"""The club of a database, for the host's command line."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from trinacria.server.club.club import Club
from trinacria.server.club.host.host import Host
from trinacria.server.club.host.order import HouseOrder
from trinacria.server.ops.limits import Limits
from trinacria.server.store import make_ready, open_database
from trinacria.server.store.files import file_of
from trinacria.table.refusal import Refusal

Found = TypeVar("Found")


async def with_club(address: str, work: Callable[[Club], Awaitable[Found]]) -> Found:
    """Do something with the club, also beside a running server; raises Refusal."""
    return await with_host(address, lambda host: work(host.club))


async def with_host(address: str, work: Callable[[Host], Awaitable[Found]]) -> Found:
    """The same for all that the host does."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise Refusal("club-error-no-database", file=str(file))
    await make_ready(address)
    return await _done(address, work)


async def first_key(address: str) -> str | None:
    """The key to the host's page, where there has been none so far."""
    return await _done(address, lambda host: host.first_key())


async def _done(address: str, work: Callable[[Host], Awaitable[Found]]) -> Found:
    store = open_database(address)
    await store.open()
    try:
        limits = Limits(on=False)
        club = Club(store.members, limits, time.time, HouseOrder(store.host, time.time))
        return await work(Host(store.host, club, limits, time.time, address))
    finally:
        await store.close()

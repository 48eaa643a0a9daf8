"""The club of a database, for the host's command line."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from trinacria.server.club.club import Club
from trinacria.server.ops.limits import Limits
from trinacria.server.store import make_ready, open_database
from trinacria.server.store.files import file_of
from trinacria.table.refusal import Refusal

Found = TypeVar("Found")


async def with_club(address: str, work: Callable[[Club], Awaitable[Found]]) -> Found:
    """Do something with the club, also beside a running server; raises Refusal."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise Refusal("club-error-no-database", file=str(file))
    await make_ready(address)
    store = open_database(address)
    await store.open()
    try:
        return await work(Club(store.members, Limits(on=False), time.time))
    finally:
        await store.close()

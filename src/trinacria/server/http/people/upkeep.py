"""What is done beside the requests: games are counted, devices told, and accepted seats taken."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from trinacria.server.club.people.counting import ROUND
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.people.pushing import MemberPush
from trinacria.server.http.people.invitations import take
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.notices.push import Push
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

HOUR: Final = 3600.0

_log = logging.getLogger("trinacria.club")


def start_people(people: MembersTogether, tables: LiveTables, push: Push) -> None:
    """Begin with all of it."""
    if not people.club.on:
        return

    async def open_table(id: str) -> Table:
        return (await tables.get(id)).table

    counting = people.count_with(open_table)
    people.relations.parted = tables.know_unheard

    async def count() -> None:
        await counting.count_all()

    tell = MemberPush(people.notices, people.store, push, people.now).tell_due

    async def begun(id: str) -> None:
        people.neighbours.began((await tables.get(id)).table)

    async def begin(id: str) -> None:
        await (await tables.get(id)).meet()

    people.seeks.matcher.begun = begun
    people.seeks.matcher.meetings.begin = begin
    people.seeks.matcher.meetings.parted = lambda id: tables.say_goodbye([id], "table-bye-missed")
    tables.services.spawn(people.seeks.matcher.run())
    tables.services.spawn(_forget_seeks(people))
    tables.services.spawn(_for_ever(count, counting.news))
    tables.services.spawn(_for_ever(tell, people.notices.news))
    tables.services.spawn(_for_ever(lambda: people.tellings.tell_due(open_table), asyncio.Event()))
    tables.services.spawn(_for_ever(lambda: take_accepted(people, tables), asyncio.Event()))


async def take_accepted(people: MembersTogether, tables: LiveTables) -> None:
    """Seats that were accepted when a process died."""
    for seat in await people.invitations.unfinished():
        await take(seat, people, tables)


async def _forget_seeks(people: MembersTogether) -> None:
    """Once an hour, what was over long ago."""
    while True:
        with contextlib.suppress(StoreFailed):
            await people.seeks.forget_old()
            await people.tellings.forget_old()
        await asyncio.sleep(HOUR)


async def _for_ever(work: Callable[[], Awaitable[None]], news: asyncio.Event) -> None:
    """After news at once, else from time to time."""
    while True:
        try:
            await work()
        except StoreFailed:
            # The database is away for a while: the next round tries again.
            pass
        except Exception:
            _log.exception("something of the club could not be done")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), ROUND)
        news.clear()

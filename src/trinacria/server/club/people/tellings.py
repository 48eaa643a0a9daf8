"""Friends and followers hear of tables, once, whatever dies in between: the database knows who has yet to hear."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.club.people.home import friends_of
from trinacria.server.club.people.notices import MemberNotices, Told
from trinacria.server.ops.logs import mark_of
from trinacria.server.store.people.people import People
from trinacria.server.store.people.tellings import OPENED, PeopleTellings, Telling, began_id, opened_id
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

MOST_TOLD: Final = 200
"""Friends and followers who hear of a table."""
AT_ONCE: Final = 50
REMEMBERED: Final = 3600.0
"""Seconds for which it is known that something was told."""
OpenTable = Callable[[str], Awaitable[Table]]

_log = logging.getLogger("trinacria.club")


class Tellings:
    """Tells what was written beside seats and beginnings of games."""

    def __init__(self, store: PeopleTellings, people: People, notices: MemberNotices, now: Callable[[], float]) -> None:
        self._store = store
        self._people = people
        self._notices = notices
        self._now = now

    async def opened(self, member: str, table: Table) -> None:
        """Somebody has just sat down."""
        await self._tell_now(opened_id(table.id, member), table)

    async def began(self, table: Table) -> None:
        """A game has just begun."""
        await self._tell_now(began_id(table.id), table)

    async def tell_due(self, open_table: OpenTable) -> None:
        """What has yet to be told: a process has died before it could."""
        while due := await self._store.due(AT_ONCE):
            for one in due:
                try:
                    table = await open_table(one.table)
                except StoreFailed:
                    raise
                except TrinacriaError as error:
                    # It is gone, or cannot be played any more: there is nothing to be told of it.
                    _log.warning("table_untold", extra={"table": mark_of(one.table), "reason": error.key})
                    await self._store.tell(one, (), self._now())
                else:
                    await self._tell(one, table)

    async def forget_old(self) -> None:
        await self._store.forget(self._now() - REMEMBERED)

    async def _tell_now(self, id: str, table: Table) -> None:
        one = await self._store.find(id)
        if one is not None:
            await self._tell(one, table)

    async def _tell(self, one: Telling, table: Table) -> None:
        told = await (self._to_friends(one, table) if one.kind == OPENED else self._to_followers(table))
        if await self._store.tell(one, [sql for each in told for sql in each.statements], self._now()):
            for each in told:
                await self._notices.spread(each)

    async def _to_friends(self, one: Telling, table: Table) -> list[Told]:
        """Friends hear of a table at which somebody waits for others."""
        waits = table.status == "lobby" and any(chair.kind == "open" for chair in table.chairs.values())
        if one.member is None or not waits or not table.settings.listed:
            return []
        friends = friends_of(one.member, await self._people.ties_of(one.member))[:MOST_TOLD]
        return [await self._notices.prepare(friends, "friend_opened", one.member, table.id)]

    async def _to_followers(self, table: Table) -> list[Told]:
        """Followers hear of a game that anybody may watch."""
        if not table.settings.listed or not table.settings.spectators:
            return []
        sitting = sorted({member for member, _, _ in await self._people.at_table(table.id)})
        told: list[Told] = []
        for member in sitting:
            hearing = [one for one in await self._people.followers(member, MOST_TOLD) if one not in sitting]
            told.append(await self._notices.prepare(hearing, "followed_plays", member, table.id))
        return told

"""The house: all tables that this process has open, and what they share."""

import asyncio
import logging

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.room import Room, shelf_of
from trinacria.server.services import Services
from trinacria.table.entry import Logged, TableLaid
from trinacria.table.refusal import Refusal
from trinacria.table.secret import new_table_id
from trinacria.table.store import Notice
from trinacria.table.table import Table

ROUND = 15.0
"""Seconds between two rounds of looking after tables."""
IDLE = 120.0
"""Seconds after which a table that nobody needs is forgotten."""

_log = logging.getLogger("trinacria.house")


class House:
    """Opens tables when they are needed and forgets them when they are not. Their logs stay."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def open(self) -> None:
        """Begin to look after tables, and to listen to other processes."""
        await self.services.store.open()
        self.services.spawn(self._look_after())
        self.services.spawn(self._listen())

    async def close(self) -> None:
        """Stop. The clients were told by the web server: their connections ended with code 1012, service restart."""
        for room in self.rooms.values():
            room.close()
        await self.services.close()

    async def create(self, laid: TableLaid, id: str | None = None) -> Room:
        """A new table."""
        id = new_table_id() if id is None else id
        entries = [Logged(1, self.services.now(), laid)]
        table = Table(id, entries)
        await self.services.store.create(shelf_of(table, None), entries)
        room = self.rooms[id] = Room(table, self.services)
        return room

    async def room(self, id: str) -> Room:
        """The table with this id; raises Refusal."""
        room = self.rooms.get(id)
        if room is not None:
            room.idle_since = self.services.now()
            return room
        task = self._opening.get(id)
        if task is None:
            # Many clients come back at once after a restart: the log is read once for all of them.
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Room:
        entries = await self.services.store.entries(id)
        if not entries:
            raise Refusal("table-error-unknown", table=id[:40])
        # In a thread: a long game takes a while to play again.
        table = await asyncio.to_thread(Table, id, entries)
        room = self.rooms[id] = Room(table, self.services)
        # What other processes wrote while it was read.
        await room.catch_up()
        room.wake()
        return room

    async def _look_after(self) -> None:
        """Tables with a bot's turn or a clock go on without anybody there; tables that nobody needs are forgotten."""
        while True:
            try:
                await self._go_round()
            except Exception:
                # The database may be away for a while: the next round tries again.
                _log.exception("the tables could not be looked after")
            await asyncio.sleep(ROUND)

    async def _go_round(self) -> None:
        for id in await self.services.store.due(self.services.now() + 2 * ROUND):
            try:
                room = await self.room(id)
                room.wake()
                await room.shelve()
            except TrinacriaError as error:
                _log.warning("the table %s cannot be opened: %s", id, error.key)
        for id, room in list(self.rooms.items()):
            await room.remind_of_presence()
            if room.idle and not room.lock.locked() and self.services.now() - room.idle_since > IDLE:
                room.close()
                del self.rooms[id]

    async def _listen(self) -> None:
        async for notice in self.services.store.notices():
            rooms = list(self.rooms.values()) if notice.kind == "lost" else self._told(notice)
            # Beside the next one: no table waits until the log of another is read.
            self.services.spawn(self._hear(rooms, notice))

    def _told(self, notice: Notice) -> list[Room]:
        room = self.rooms.get(notice.table)
        return [room] if room is not None else []

    async def _hear(self, rooms: list[Room], notice: Notice) -> None:
        for room in rooms:
            try:
                if notice.kind == "plan":
                    await room.redraw(int(notice.body))
                elif notice.kind == "presence":
                    await room.hear_presence(notice.origin, notice.body)
                elif notice.kind == "lost" or int(notice.body) > room.table.seq:
                    await room.catch_up(notice.entries)
            except Exception:
                _log.exception("a notice of another process could not be followed")

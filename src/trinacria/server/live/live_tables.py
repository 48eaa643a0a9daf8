"""All tables that this process has open, and what they share."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import TypeVar

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.services import Services
from trinacria.server.ops.logs import mark_of
from trinacria.server.ops.quotas import maker_of
from trinacria.server.wire.summary import summary_of
from trinacria.server.work.fair_queue import FairQueue, Ticket
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Created, Logged
from trinacria.table.refusal import NotFound, NotNow
from trinacria.table.secret import new_table_id
from trinacria.table.store import SeatHeld, StoreFailed
from trinacria.table.table import Table

OPENINGS = 1
"""How many logs are played again at once: they share one processor with everybody who plays."""
MOST_REMEMBERED = 100_000

_log = logging.getLogger("trinacria.tables")
Known = TypeVar("Known")


class LiveTables:
    """Creates tables, and opens those that are needed. Their logs stay."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._removed: set[str] = set()
        """Tables that were removed while they were being opened."""
        self._openings = FairQueue(OPENINGS)
        self._damaged: OrderedDict[str, None] = OrderedDict()
        """Tables whose log this program cannot play: looked at once, then left alone until it starts anew."""
        self._creators: OrderedDict[str, str] = OrderedDict()
        """The addresses that created the tables. They are kept nowhere else."""
        services.packs.in_use = lambda: {live.table.content for live in self.live.values()}

    async def open(self) -> None:
        """Make the store ready."""
        await self.services.store.open()

    async def close(self) -> None:
        """Stop. The clients were told by the web server: their connections ended with code 1012, service restart."""
        for live in self.live.values():
            live.close()
        await self.services.close()

    async def create(
        self, created: Created, id: str | None = None, address: str = "", seats: Sequence[SeatHeld] = ()
    ) -> LiveTable:
        """A new table, set up from an address, with the seats of those who are known again; raises Refusal."""
        if any(chair.bot is not None for chair in created.chairs):
            self.check_bots(address)
        id = new_table_id() if id is None else id
        entries = [Logged(1, self.services.now(), created)]
        table = Table(id, entries)
        maker = maker_of(address)
        async with self.services.quotas.creating(maker, created.settings.listed):
            await self.services.store.create(summary_of(table, None), entries, maker, seats)
        _remember(self._creators, id, address)
        live = self.live[id] = LiveTable(table, self.services, address)
        if table.origin is not None:
            await live.know_seats()
        return live

    def check_bots(self, address: str) -> None:
        """Raises Refusal when an address has bots at as many tables as it may."""
        playing = sum(live.owner == address and live.has_bots for live in self.live.values())
        self.services.limits.bot_table(playing)

    async def get(self, id: str, address: str = "") -> LiveTable:
        """The table with this id, for somebody at an address; raises Refusal."""
        live = self.live.get(id)
        if live is not None and not live.broken:
            live.idle_since = live.now()
            return live
        task = self._opening.get(id)
        if task is None:
            # Many clients come back at once after a restart: the log is read once for all of them.
            task = self._opening[id] = asyncio.create_task(self._open(id, address))
            task.add_done_callback(lambda _: self._opened(id))
        return await asyncio.shield(task)

    async def _open(self, id: str, address: str) -> LiveTable:
        if id in self._damaged:
            raise NotNow("table-error-damaged")
        entries = await self.services.store.entries(id)
        if not entries:
            raise NotFound("table-error-unknown", table=id[:40])
        first = entries[0].body
        if isinstance(first, Created):
            await self.services.packs.ready(first.settings.game, first.settings.options)
        async with self._openings.turn(Ticket(address)):
            try:
                # In a thread: a long game takes a while to play again.
                table = await asyncio.to_thread(Table, id, entries)
                await asyncio.to_thread(_look_at, table)
            except TrinacriaError:
                raise
            except Exception as error:
                _log.error("table_damaged", extra={"table": mark_of(id)}, exc_info=error)
                _remember(self._damaged, id, None)
                raise NotNow("table-error-damaged") from error
        live = self.live[id] = LiveTable(table, self.services, self._creators.get(id))
        # What other processes wrote while it was read, and who is with them.
        try:
            await live.writer.catch_up()
        except StoreFailed:
            del self.live[id]
            raise
        if id in self._removed:
            self.say_goodbye([id])
            raise NotFound("table-error-unknown", table=id[:40])
        live.presence.tell_others(ask=True)
        if live.table.status != "over":
            self.services.spawn(live.know_seats())
        live.wake()
        return live

    def _opened(self, id: str) -> None:
        self._opening.pop(id, None)
        self._removed.discard(id)

    def has_people(self, id: str) -> bool:
        """Whether somebody is connected to a table."""
        return id in self.live and bool(self.live[id].audience.connections)

    def know_unheard(self, table: str) -> None:
        """Somebody has nothing to do with somebody any more who may both be there."""
        live = self.live.get(table)
        if live is not None:
            self.services.spawn(live.know_unheard())

    def say_goodbye(self, tables: Iterable[str], key: str = "table-bye-gone") -> None:
        """Tables were removed: whoever is there is told."""
        for id in tables:
            if id in self._opening:
                self._removed.add(id)
            live = self.live.pop(id, None)
            if live is not None:
                live.dismiss(key)


def _look_at(table: Table) -> None:
    """What everybody at the table will do; raises whatever goes wrong."""
    table.screens([Viewer(None, False, "")])
    if table.bot_turn is not None:
        table.observed_by(table.bot_turn.bot)


def _remember(known: OrderedDict[str, Known], id: str, what: Known) -> None:
    known[id] = what
    if len(known) > MOST_REMEMBERED:
        known.popitem(last=False)

"""All tables that this process has open, and what they share."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.services import Services
from trinacria.server.live.summary import summary_of
from trinacria.server.live.upkeep import prune_every_hour, share_limits
from trinacria.server.ops.logs import mark_of
from trinacria.server.ops.quotas import maker_of
from trinacria.server.work.turnstile import Ticket, Turnstile
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Created, Logged
from trinacria.table.refusal import NotFound, NotNow
from trinacria.table.secret import new_table_id
from trinacria.table.store import Broadcast, StoreFailed
from trinacria.table.table import Table

ROUND = 15.0
"""Seconds between two rounds of looking after tables."""
IDLE = 120.0
"""Seconds after which a table that nobody needs is forgotten."""

MOST_IDLE = 300
"""Of the tables that nobody needs, so many are kept in memory for a while."""
AGAIN = 1.0
"""Seconds until what another process told is read, if it cannot be read at once."""
OPENINGS = 1
"""How many logs are played again at once: they share one processor with everybody who plays."""
MOST_REMEMBERED = 100_000

_log = logging.getLogger("trinacria.tables")
Known = TypeVar("Known")


class LiveTables:
    """Opens tables when they are needed and forgets them when they are not. Their logs stay."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._openings = Turnstile(OPENINGS)
        self._damaged: OrderedDict[str, None] = OrderedDict()
        """Tables whose log this program cannot play: looked at once, then left alone until it starts anew."""
        self._creators: OrderedDict[str, str] = OrderedDict()
        """The addresses that created the tables. They are kept nowhere else."""

    async def open(self) -> None:
        """Begin to look after tables, and to listen to other processes."""
        await self.services.store.open()
        self.services.spawn(self._look_after())
        self.services.spawn(self._listen())
        self.services.spawn(prune_every_hour(self.services, self._has_people, self._say_goodbye))
        self.services.spawn(share_limits(self.services))

    async def close(self) -> None:
        """Stop. The clients were told by the web server: their connections ended with code 1012, service restart."""
        for live in self.live.values():
            live.close()
        await self.services.close()

    async def create(self, created: Created, id: str | None = None, address: str = "") -> LiveTable:
        """A new table, set up from an address; raises Refusal."""
        if any(chair.bot is not None for chair in created.chairs):
            self.check_bots(address)
        id = new_table_id() if id is None else id
        entries = [Logged(1, self.services.now(), created)]
        table = Table(id, entries)
        maker = maker_of(address)
        async with self.services.quotas.creating(maker, created.settings.listed):
            await self.services.store.create(summary_of(table, None), entries, maker)
        _remember(self._creators, id, address)
        live = self.live[id] = LiveTable(table, self.services, address)
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
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str, address: str) -> LiveTable:
        if id in self._damaged:
            raise NotNow("table-error-damaged")
        entries = await self.services.store.entries(id)
        if not entries:
            raise NotFound("table-error-unknown", table=id[:40])
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
        live.presence.tell_others(wonder=True)
        live.wake()
        return live

    async def _look_after(self) -> None:
        """Tables with a bot's turn or a clock go on without anybody there; tables that nobody needs are forgotten."""
        while True:
            try:
                await self._go_round()
            except StoreFailed:
                # The database is away for a while: the next round tries again.
                pass
            except Exception:
                _log.exception("the tables could not be looked after")
            await asyncio.sleep(ROUND)

    async def _go_round(self) -> None:
        for id in await self.services.store.due(self.services.now() + 2 * ROUND):
            try:
                live = await self.get(id)
                live.wake()
                await live.summary.save()
            except TrinacriaError as error:
                if error.key != "table-error-damaged":
                    _log.warning("table_closed", extra={"table": mark_of(id), "reason": error.key})
            except Exception:
                # No table's failure may reach another.
                _log.exception("table_neglected", extra={"table": mark_of(id)})
        for id, live in list(self.live.items()):
            try:
                await self._look_in(id, live)
            except StoreFailed:
                raise
            except Exception:
                _log.exception("table_neglected", extra={"table": mark_of(id)})
        idle = [(id, live) for id, live in self.live.items() if live.idle and live.idle_for > ROUND]
        idle.sort(key=lambda one: one[1].idle_for)
        for id, live in idle[MOST_IDLE:]:
            await self._forget(id, live)

    async def _look_in(self, id: str, live: LiveTable) -> None:
        """Tell others who is there, and forget a table that nobody needs, or that has broken down."""
        if live.broken:
            if self.live.get(id) is live:
                live.close()
                del self.live[id]
            return
        await live.look_after()
        if live.idle and live.idle_for > IDLE:
            await self._forget(id, live)

    async def _forget(self, id: str, live: LiveTable) -> None:
        """Let an idle table go. The store knows when it wants to be looked after."""
        if (live.waits or not live.summary.saved) and not await live.summary.save():
            return
        if not live.idle or self.live.get(id) is not live:
            return
        live.close()
        del self.live[id]

    def _has_people(self, id: str) -> bool:
        return id in self.live and bool(self.live[id].audience.connections)

    def _say_goodbye(self, tables: Iterable[str]) -> None:
        for id in tables:
            live = self.live.pop(id, None)
            if live is not None:
                live.dismiss("table-bye-gone")

    async def _listen(self) -> None:
        async for broadcast in self.services.store.broadcasts():
            if broadcast.kind == "spent":
                self.services.limits.hear(broadcast.body)
                continue
            tables = list(self.live.values()) if broadcast.kind == "lost" else self._told(broadcast)
            # Beside the next one: no table waits until the log of another is read.
            self.services.spawn(self._hear(tables, broadcast))

    def _told(self, broadcast: Broadcast) -> list[LiveTable]:
        live = self.live.get(broadcast.table)
        return [live] if live is not None else []

    async def _hear(self, tables: list[LiveTable], broadcast: Broadcast) -> None:
        for live in tables:
            try:
                if broadcast.kind == "plan":
                    await live.plans.read_again(int(broadcast.body))
                elif broadcast.kind == "presence":
                    live.presence.hear(broadcast.origin, broadcast.body)
                elif broadcast.kind == "gone":
                    self._say_goodbye([live.table.id])
                elif broadcast.kind == "lost" or int(broadcast.body) > live.table.seq:
                    await live.writer.catch_up(broadcast.entries)
            except StoreFailed:
                # What was written elsewhere is read when it can be.
                self.services.spawn(self._hear_again(live, broadcast))
            except Exception:
                _log.exception("a broadcast of another process could not be followed")

    async def _hear_again(self, live: LiveTable, broadcast: Broadcast) -> None:
        await asyncio.sleep(AGAIN)
        if self.live.get(live.table.id) is live:
            await self._hear([live], broadcast)


def _look_at(table: Table) -> None:
    """What everybody at the table will do; raises whatever goes wrong."""
    table.screens([Viewer(None, False, "")])
    if table.bot_turn is not None:
        table.observed_by(table.bot_turn.bot)


def _remember(known: OrderedDict[str, Known], id: str, what: Known) -> None:
    known[id] = what
    if len(known) > MOST_REMEMBERED:
        known.popitem(last=False)

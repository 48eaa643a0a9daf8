"""Looking after the open tables: what is due goes on without anybody there, and what nobody needs is forgotten."""

import asyncio
import logging
from typing import Final

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.ops.logs import mark_of
from trinacria.table.store import StoreFailed

ROUND: Final = 15.0
"""Seconds between two rounds."""
IDLE: Final = 120.0
"""Seconds after which a table that nobody needs is forgotten."""
MOST_IDLE: Final = 300
"""Of the tables that nobody needs, so many are kept in memory for a while."""

_log = logging.getLogger("trinacria.tables")


class Caretaker:
    """Goes round all tables of a process."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Tables with a bot's turn or a clock go on without anybody there; tables that nobody needs are forgotten."""
        while True:
            try:
                await self.go_round()
            except StoreFailed:
                # The database is away for a while: the next round tries again.
                pass
            except Exception:
                _log.exception("the tables could not be looked after")
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        await self._wake_due()
        for id, live in list(self._tables.live.items()):
            try:
                await self._look_in(id, live)
            except StoreFailed:
                raise
            except Exception:
                _log.exception("table_neglected", extra={"table": mark_of(id)})
        idle = [(id, live) for id, live in self._tables.live.items() if live.idle and live.idle_for > ROUND]
        idle.sort(key=lambda one: one[1].idle_for)
        for id, live in idle[MOST_IDLE:]:
            await self._forget(id, live)

    async def _wake_due(self) -> None:
        """Open the tables that want to be looked after."""
        for id in await self._tables.services.store.due(self._tables.services.now() + 2 * ROUND):
            try:
                live = await self._tables.get(id)
                live.wake()
                await live.summary.save()
            except TrinacriaError as error:
                if error.key != "table-error-damaged":
                    _log.warning("table_closed", extra={"table": mark_of(id), "reason": error.key})
            except Exception:
                # No table's failure may reach another.
                _log.exception("table_neglected", extra={"table": mark_of(id)})

    async def _look_in(self, id: str, live: LiveTable) -> None:
        """Tell others who is there, and forget a table that nobody needs, or that has broken down."""
        if live.broken:
            if self._tables.live.get(id) is live:
                live.close()
                del self._tables.live[id]
            return
        await live.look_after()
        if live.idle and live.idle_for > IDLE:
            await self._forget(id, live)

    async def _forget(self, id: str, live: LiveTable) -> None:
        """Let an idle table go. The store knows when it wants to be looked after."""
        if (live.waits or not live.summary.saved) and not await live.summary.save():
            return
        if not live.idle or self._tables.live.get(id) is not live:
            return
        live.close()
        del self._tables.live[id]

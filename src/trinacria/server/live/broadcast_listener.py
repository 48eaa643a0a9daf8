"""What other processes over the same database tell, and which tables it concerns."""

import asyncio
import logging
from typing import Final

from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.table.store import Broadcast, StoreFailed

AGAIN: Final = 1.0
"""Seconds until what another process told is read, if it cannot be read at once."""

_log = logging.getLogger("trinacria.tables")


class BroadcastListener:
    """Hands the broadcasts of other processes to the tables."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Follow them for ever."""
        async for broadcast in self._tables.services.store.broadcasts():
            if broadcast.kind == "spent":
                self._tables.services.limits.hear(broadcast.body)
                continue
            if broadcast.kind in ("people", "lost"):
                self._tables.services.neighbours.hear(broadcast.body)
            if broadcast.kind == "people":
                continue
            if broadcast.kind == "gone":
                self._tables.say_goodbye([broadcast.table])
                continue
            concerned = list(self._tables.live.values()) if broadcast.kind == "lost" else self._concerned(broadcast)
            # Beside the next one: no table waits until the log of another is read.
            self._tables.services.spawn(self._hear(concerned, broadcast))

    def _concerned(self, broadcast: Broadcast) -> list[LiveTable]:
        live = self._tables.live.get(broadcast.table)
        return [live] if live is not None else []

    async def _hear(self, concerned: list[LiveTable], broadcast: Broadcast) -> None:
        for live in concerned:
            try:
                if broadcast.kind == "plan":
                    await live.plans.read_again(int(broadcast.body))
                elif broadcast.kind == "unheard":
                    await live.know_unheard()
                elif broadcast.kind == "presence":
                    live.presence.hear(broadcast.origin, broadcast.body)
                elif broadcast.kind == "lost" or int(broadcast.body) > live.table.seq:
                    await live.writer.catch_up(broadcast.entries)
            except StoreFailed:
                # What was written elsewhere is read when it can be.
                self._tables.services.spawn(self._hear_again(live, broadcast))
            except Exception:
                _log.exception("a broadcast of another process could not be followed")

    async def _hear_again(self, live: LiveTable, broadcast: Broadcast) -> None:
        await asyncio.sleep(AGAIN)
        if self._tables.live.get(live.table.id) is live:
            await self._hear([live], broadcast)

""" "Your turn", told to those who are away: once for each time they are waited for, and not while people play fast."""

import asyncio
import logging
from typing import Final, Protocol

from trinacria.server.notices.outbound import NotDelivered, check_url
from trinacria.server.ops import metrics
from trinacria.server.ops.logs import mark_of
from trinacria.table.refusal import Refusal

PATIENCE: Final = 20.0
"""How long somebody is waited for before being told, in seconds: people who sit at the table answer sooner."""
LEAST_BETWEEN: Final = 300.0
"""One chair is told at most once in so many seconds."""

FAREWELL: Final = 5.0
"""How long a server that ends waits for what is being told."""

log = logging.getLogger("trinacria.notices")


class ChatRooms(Protocol):
    """Whatever can tell an address a text."""

    async def tell(self, url: str, text: str, service: str | None = None, tries: int = 0) -> None:
        """Tell it; raises NotDelivered or Refusal."""

    async def close(self) -> None:
        """Let go of everything."""


class Reminders:
    """When people are told, and how. Whether they were, the log of their table says."""

    def __init__(self, rooms: ChatRooms, patience: float = PATIENCE, least_between: float = LEAST_BETWEEN) -> None:
        self._rooms = rooms
        self._patience = patience
        self._least_between = least_between
        self.telling: set[asyncio.Task[None]] = set()
        """What is on its way."""

    def check(self, url: str) -> str:
        """An address that a player gave, as it is kept; raises Refusal with what is wrong with it."""
        return str(check_url(url))

    def due(self, since: float, told_at: float) -> float:
        """When somebody is told who is waited for since then, and was told before."""
        return max(since + self._patience, told_at + self._least_between)

    def tell(self, table: str, chair: str, url: str, text: str, service: str | None = None) -> None:
        """Tell a chair's chat room in the background."""
        task = asyncio.create_task(self._tell(table, chair, url, text, service))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    @property
    def at_work(self) -> bool:
        """Whether somebody is being told something."""
        return bool(self.telling)

    async def _tell(self, table: str, chair: str, url: str, text: str, service: str | None) -> None:
        try:
            await self._rooms.tell(url, text, service)
            metrics.reminders.labels("told").inc()
        except (NotDelivered, Refusal) as error:
            metrics.reminders.labels("failed").inc()
            reason = error.key if isinstance(error, Refusal) else str(error)
            log.warning("notice_failed", extra={"table": mark_of(table), "chair": chair, "reason": reason})

    async def try_out(self, url: str, text: str, service: str | None) -> None:
        """Tell a chat room something now and once; raises NotDelivered or Refusal."""
        await self._rooms.tell(url, text, service, tries=1)

    async def close(self) -> None:
        """Tell what is being told; what takes too long is let go."""
        if self.telling:
            await asyncio.wait(self.telling, timeout=FAREWELL)
        for task in list(self.telling):
            task.cancel()
        await self._rooms.close()

""" "Your turn", told to those who are away: once for each time they are waited for, and not while people play fast."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from trinacria.server import metrics
from trinacria.server.webhook import NotDelivered
from trinacria.table.refusal import Refusal

PATIENCE: Final = 20.0
"""How long somebody is waited for before being told, in seconds: people who sit at the table answer sooner."""
LEAST_BETWEEN: Final = 300.0
"""One chair is told at most once in so many seconds."""

Key = tuple[str, str]
"""A table and a chair."""

log = logging.getLogger("trinacria.notices")


class ChatRooms(Protocol):
    """Whatever can tell an address a text."""

    async def tell(self, url: str, text: str) -> None:
        """Tell it; raises NotDelivered or Refusal."""

    async def close(self) -> None:
        """Let go of everything."""


class Notices:
    """Who is waited for, and who was told of it."""

    def __init__(self, rooms: ChatRooms, patience: float = PATIENCE, least_between: float = LEAST_BETWEEN) -> None:
        self._rooms = rooms
        self._patience = patience
        self._least_between = least_between
        self._waiting: dict[Key, asyncio.Task[None]] = {}
        self._told: dict[Key, float] = {}

    def wait_for(self, table: str, chair: str, url: str, text: Callable[[], str]) -> None:
        """A chair must decide; if it still must after a while, its chat room is told."""
        key = (table, chair)
        if key not in self._waiting:
            self._waiting[key] = asyncio.create_task(self._later(key, url, text))

    def answered(self, table: str, chair: str) -> None:
        """A chair is not waited for any more, or is here."""
        task = self._waiting.pop((table, chair), None)
        if task is not None:
            task.cancel()

    def settle(self, table: str, chair: str | None) -> None:
        """At this table nobody but this chair is waited for."""
        for other, waited in [key for key in self._waiting if key[0] == table]:
            if waited != chair:
                self.answered(other, waited)

    async def close(self) -> None:
        """Forget everything."""
        tasks = list(self._waiting.values())
        self._waiting.clear()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._rooms.close()

    async def _later(self, key: Key, url: str, text: Callable[[], str]) -> None:
        since = time.monotonic() - self._told.get(key, float("-inf"))
        await asyncio.sleep(max(self._patience, self._least_between - since))
        now = time.monotonic()
        self._told = {one: at for one, at in self._told.items() if now - at < self._least_between}
        self._told[key] = now
        try:
            await self._rooms.tell(url, text())
            metrics.notices.labels("told").inc()
        except (NotDelivered, Refusal) as error:
            metrics.notices.labels("failed").inc()
            reason = error.key if isinstance(error, Refusal) else str(error)
            log.warning("notice_failed", extra={"table": key[0], "chair": key[1], "reason": reason})

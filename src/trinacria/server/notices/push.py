"""Sending to devices, and remembering whom."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from trinacria.server.notices.outbound import NotDelivered, Outbound
from trinacria.server.notices.webpush import encrypt, new_key, padded, public_key, signature
from trinacria.server.ops import metrics
from trinacria.server.ops.logs import mark_of
from trinacria.server.store.devices import Device, Devices
from trinacria.table.refusal import Refusal
from trinacria.table.store import StoreFailed

KEPT_FOR: Final = 12 * 3600
"""Seconds that a push service keeps a message for a device that is switched off."""
GONE: Final = (404, 410)
"""What a push service answers when a device wants nothing any more."""

_log = logging.getLogger("trinacria.notices")


class Push:
    """Tells devices what it is told to; never waited for by a table."""

    def __init__(self, devices: Devices, outbound: Outbound, now: Callable[[], float]) -> None:
        self.devices = devices
        self._outbound = outbound
        self._now = now
        self.news = asyncio.Event()
        """Set when a device is to be told something."""
        self.telling: set[asyncio.Task[None]] = set()
        """What is on its way."""

    @property
    def at_work(self) -> bool:
        """Whether somebody is being told something, or will be in a moment."""
        return bool(self.telling) or self.news.is_set()

    async def public_key(self) -> str:
        """By which devices know this server."""
        return public_key(await self.devices.key(new_key))

    def note(self, table: str, chair: str, holder: str, until: float | None) -> None:
        """It is a seat's turn, and its player is away: written down in the background."""
        self.spawn(self._note(table, chair, holder, until))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def close(self) -> None:
        """Let go of what is on its way: the database knows it."""
        for task in list(self.telling):
            task.cancel()
        await asyncio.gather(*self.telling, return_exceptions=True)

    async def _note(self, table: str, chair: str, holder: str, until: float | None) -> None:
        try:
            await self.devices.wait(table, chair, holder, self._now(), until)
        except StoreFailed:
            _log.warning("notice_failed", extra={"table": mark_of(table), "chair": chair, "reason": "store"})
        self.news.set()

    async def send(self, device: Device, told: dict[str, str], tries: int = 0, topic: str = "turn") -> None:
        """Tell a device something; one that is gone is forgotten. Raises NotDelivered or Refusal."""
        key = await self.devices.key(new_key)
        headers = {
            "Authorization": signature(device.endpoint, key, self._now(), device.site),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            # Of several of a topic that wait for a device that is switched off, the last one speaks for all.
            "Topic": topic,
        }
        body = encrypt(padded(told), device.p256dh, device.auth)
        try:
            await self._outbound.post(device.endpoint, body, headers, tries)
            metrics.reminders.labels("told").inc()
        except (NotDelivered, Refusal) as error:
            metrics.reminders.labels("failed").inc()
            reason = error.key if isinstance(error, Refusal) else str(error)
            _log.warning("notice_failed", extra={"device": device.id[:8], "reason": reason})
            if isinstance(error, NotDelivered) and error.status in GONE:
                await self.devices.drop(device.id)
            raise

"""How processes over one database tell each other what is new: PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from trinacria.table.store import Broadcast

CHANNEL = "trinacria"
CONNECT_WITHIN = 5.0
"""Seconds."""
_broadcast = msgspec.json.Decoder(Broadcast)


class Notifier(Protocol):
    """Rings when another process has something to tell."""

    origin: str
    """What this process calls itself."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def broadcasts(self) -> AsyncIterator[Broadcast]:
        """What is heard, for ever."""


class LocalNotifier:
    """There is only one process: nothing is ever heard."""

    origin = ""

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def broadcasts(self) -> AsyncIterator[Broadcast]:
        await asyncio.Event().wait()
        yield Broadcast("lost")


class PostgresNotifier:
    """Listens on a connection of its own, and on a new one when that breaks."""

    def __init__(self, url: URL) -> None:
        self.origin = secrets.token_hex(8)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard: asyncio.Queue[Broadcast] = asyncio.Queue()
        self._connection: Any = None
        self._closed = False

    async def open(self) -> None:
        self._connection = await asyncpg.connect(self._address, timeout=CONNECT_WITHIN)
        self._connection.add_termination_listener(self._broken)
        await self._connection.add_listener(CHANNEL, self._ring)

    async def close(self) -> None:
        self._closed = True
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=CONNECT_WITHIN)

    async def broadcasts(self) -> AsyncIterator[Broadcast]:
        """What is heard, for ever. After a break: that something may have been missed."""
        while True:
            broadcast = await self._heard.get()
            if broadcast.kind == "lost":
                await self._reopen()
            if broadcast.origin != self.origin:
                yield broadcast

    def _ring(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        with contextlib.suppress(msgspec.ValidationError, msgspec.DecodeError):
            self._heard.put_nowait(_broadcast.decode(payload))

    def _broken(self, _connection: object) -> None:
        if not self._closed:
            self._heard.put_nowait(Broadcast("lost"))

    async def _reopen(self) -> None:
        while not self._closed:
            try:
                await self.open()
                return
            except Exception:
                # Whatever it is, the database is away: it may come back.
                await asyncio.sleep(1)

"""How a transaction gets onto the disk without stopping the loop that serves people."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trinacria.server.store.failures import is_of_the_data

Work = Callable[[Connection], None]


class Transactions(Protocol):
    """One transaction after the other."""

    async def write(self, work: Work) -> None:
        """Do some work in a transaction of its own; returns when it is safe."""

    async def close(self) -> None:
        """Let go of the database."""


class AsyncTransactions:
    """A database that is spoken to over the network, on one connection as long as that holds."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, work: Work) -> None:
        """Do some work in a transaction of its own; returns when it is safe."""
        kept = self._connection is not None
        try:
            await self._write(work)
        except Exception as error:
            if is_of_the_data(error):
                raise
            await self._drop()
            if not kept:
                raise
            # The connection has probably broken since it was last used; drivers say that in many ways. Should the work
            # be done all the same, it fails now: the numbers of entries are unique.
            try:
                await self._write(work)
            except Exception as again:
                if not is_of_the_data(again):
                    await self._drop()
                raise

    async def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                await connection.close()

    async def _drop(self) -> None:
        """Let a connection go that nobody shall use again."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.invalidate()
        await self.close()

    async def _write(self, work: Work) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await self._connection.run_sync(work)


class ThreadTransactions:
    """SQLite, in a thread of its own: a whole transaction at once, not one trip to the thread for each call."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, work: Work) -> None:
        """Do some work in a transaction of its own; returns when it is safe on the disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def close(self) -> None:
        """Let the thread and the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except Exception as error:
            if not is_of_the_data(error):
                self._drop()
            raise

    def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def prepare_sqlite(connection: Any, _: object) -> None:
    """What every connection to SQLite begins with."""
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, also when the power fails.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

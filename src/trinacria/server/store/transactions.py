"""How a transaction gets onto the disk without stopping the loop that serves people."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Any, Final, Protocol, cast

from sqlalchemy import ClauseElement, Connection, Engine, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from trinacria.server.store.failures import is_of_the_data

MOST_COMPILED: Final = 200
"""So many statements are kept compiled."""


class Writes(Protocol):
    """A connection, as far as it is written through."""

    def execute(self, sql: Executable, rows: list[dict[str, Any]], /) -> object:
        """Write rows."""


Work = Callable[[Writes | Connection], None]


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
        self._connection: DirectConnection | None = None
        self._works: SimpleQueue[tuple[Callable[[], None], asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def write(self, work: Work) -> None:
        """Do some work in a transaction of its own; returns when it is safe on the disk."""
        await self._there(lambda: self._write(work))

    async def close(self) -> None:
        """Let the thread and the file go."""
        await self._there(self._close)
        self._works.put(None)

    def _there(self, work: Callable[[], None]) -> asyncio.Future[None]:
        """Have something done in the thread. Of our own: an executor makes three more objects for every trip."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        done = asyncio.get_running_loop().create_future()
        self._works.put((work, done))
        return done

    def _run(self) -> None:
        while (asked := self._works.get()) is not None:
            work, done = asked
            failure: Exception | None = None
            try:
                work()
            except Exception as error:
                failure = error
            # Nobody may be waiting any more.
            with contextlib.suppress(RuntimeError):
                done.get_loop().call_soon_threadsafe(_settle, done, failure)

    def _write(self, work: Work) -> None:
        if self._connection is None:
            self._connection = DirectConnection(self._engine)
        try:
            work(self._connection)
            self._connection.commit()
        except Exception as error:
            if is_of_the_data(error):
                self._connection.rollback()
            else:
                self._drop()
            raise

    def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                connection.invalidate()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class DirectConnection:
    """SQLite's own connection, for statements that are compiled once: SQLAlchemy's takes longer than the disk."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._lent = engine.raw_connection()
        self._connection = cast(sqlite3.Connection, self._lent.driver_connection)
        self._compiled: dict[tuple[Executable, tuple[str, ...]], tuple[str, dict[str, Any], Sequence[str]]] = {}

    def execute(self, sql: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Write rows, which all have the same columns. Raises what SQLAlchemy would."""
        key = sql, tuple(rows[0])
        known = self._compiled.get(key)
        if known is None:
            known = self._compile(sql, list(rows[0]))
            if len(self._compiled) < MOST_COMPILED:
                self._compiled[key] = known
        text, usual, names = known
        filled = [{**usual, **row} for row in rows] if usual else rows
        with _as_sqlalchemy():
            self._connection.executemany(text, [[row[name] for name in names] for row in filled])

    def commit(self) -> None:
        """Returns when everything is safe on the disk."""
        with _as_sqlalchemy():
            self._connection.commit()

    def rollback(self) -> None:
        """Nothing has happened."""
        with _as_sqlalchemy():
            self._connection.rollback()

    def invalidate(self) -> None:
        """Nobody shall use it again."""
        self._lent.invalidate()

    def close(self) -> None:
        """Let it go."""
        self._lent.close()

    def _compile(self, sql: Executable, columns: list[str]) -> tuple[str, dict[str, Any], Sequence[str]]:
        assert isinstance(sql, ClauseElement)
        compiled = sql.compile(dialect=self._dialect, column_keys=columns, compile_kwargs={"render_postcompile": True})
        assert isinstance(compiled, SQLCompiler)
        names = compiled.positiontup or ()
        usual = {name: value for name, value in compiled.params.items() if name in names and name not in columns}
        return str(compiled), usual, names


@contextlib.contextmanager
def _as_sqlalchemy() -> Iterator[None]:
    """What goes wrong as everybody else here knows it, without the values that were to be written."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error


def _settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def prepare_sqlite(connection: Any, _: object) -> None:
    """What every connection to SQLite begins with."""
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, also when the power fails.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

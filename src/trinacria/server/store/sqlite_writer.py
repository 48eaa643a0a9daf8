"""SQLite, written by a thread of its own: the loop that serves people never waits for the disk."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from queue import Empty, SimpleQueue
from typing import Any, Final, cast

from sqlalchemy import ClauseElement, Engine, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from trinacria.server.store.failures import is_of_the_data
from trinacria.server.store.writer import LARGEST_GROUP, Failed, Job, Statement, execute, settle

GATHERING: Final = 0.004
"""Where several had something to write last time, the next one waits so many seconds for others: every transaction has
its price."""
MOST_COMPILED: Final = 200
"""So many statements are kept compiled."""
Values = Callable[[dict[str, Any]], Sequence[Any]]
"""The values of a row in the order of the statement."""
Written = list[tuple[list[Job], Exception | None]]
"""Jobs that shared a transaction, and why it failed."""


class SqliteWriter:
    """The one thread that writes: all that waits goes into one transaction, and the loop is told once of all of it."""

    def __init__(self, url: URL, failed: Failed) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._failed = failed
        self._connection: DirectConnection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended: asyncio.Future[None] | None = None
        self._several = False
        """Whether several had something to write last time."""

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._ended = loop.create_future()
        threading.Thread(target=self._run, args=(loop, self._ended), name="writer", daemon=True).start()

    async def write(self, *statements: Statement) -> None:
        """Have something written, all or nothing; returns when it is safe on the disk."""
        job = Job(statements)
        self._jobs.put(job)
        await job.done

    async def stop(self) -> None:
        """Write what waits, and let the file go."""
        if self._ended is not None:
            self._jobs.put(None)
            await self._ended

    # ---------------------------------------------------------------- in the thread

    def _run(self, loop: asyncio.AbstractEventLoop, ended: asyncio.Future[None]) -> None:
        # The loop may be gone, and everybody who waited there.
        with contextlib.suppress(RuntimeError):
            while group := self._waiting():
                loop.call_soon_threadsafe(self._settle, self._write(group))
                self._several = len(group) > 1
        self._close()
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(ended.set_result, None)

    def _waiting(self) -> list[Job]:
        """Wait for a job, and take whatever else waits; none: this is the end."""
        group: list[Job] = []
        with contextlib.suppress(Empty):
            while len(group) < LARGEST_GROUP:
                job = self._jobs.get(block=not group)
                if job is None:
                    if group:
                        self._jobs.put(None)
                    break
                group.append(job)
                if len(group) == 1 and self._several:
                    time.sleep(GATHERING)
        return group

    def _write(self, group: list[Job]) -> Written:
        try:
            if self._connection is None:
                self._connection = DirectConnection(self._engine)
            execute(self._connection, group)
            self._connection.commit()
        except Exception as error:
            of_the_data = is_of_the_data(error)
            self._undo(of_the_data)
            if of_the_data and len(group) > 1:
                # One of them spoils the transaction: write each alone, to find out which.
                return [part for job in group for part in self._write([job])]
            return [(group, error)]
        return [(group, None)]

    def _undo(self, of_the_data: bool) -> None:
        """Leave a transaction that failed. If the data was to blame, the connection is as good as before."""
        connection = self._connection
        if connection is None:
            return
        with contextlib.suppress(Exception):
            if of_the_data:
                connection.rollback()
                return
        self._connection = None
        with contextlib.suppress(Exception):
            connection.invalidate()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    # ---------------------------------------------------------------- in the loop

    def _settle(self, written: Written) -> None:
        for group, error in written:
            settle(group, error, self._failed)


class DirectConnection:
    """SQLite's own connection, for statements that are compiled once: SQLAlchemy's takes longer than the disk."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._lent = engine.raw_connection()
        self._connection = cast(sqlite3.Connection, self._lent.driver_connection)
        self._compiled: dict[tuple[Executable, tuple[str, ...]], tuple[str, dict[str, Any], Values]] = {}

    def execute(self, sql: Executable, rows: Sequence[dict[str, Any]]) -> None:
        """Write rows, which all have the same columns. Raises what SQLAlchemy would."""
        key = sql, tuple(rows[0])
        known = self._compiled.get(key)
        if known is None:
            known = self._compile(sql, list(rows[0]))
            if len(self._compiled) < MOST_COMPILED:
                self._compiled[key] = known
        text, usual, values = known
        filled = [{**usual, **row} for row in rows] if usual else rows
        with _as_sqlalchemy():
            self._connection.executemany(text, map(values, filled))

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
        self._lent.close()

    def _compile(self, sql: Executable, columns: list[str]) -> tuple[str, dict[str, Any], Values]:
        assert isinstance(sql, ClauseElement)
        compiled = sql.compile(dialect=self._dialect, column_keys=columns, compile_kwargs={"render_postcompile": True})
        assert isinstance(compiled, SQLCompiler)
        names = compiled.positiontup or ()
        usual = {name: value for name, value in compiled.params.items() if name in names and name not in columns}
        # Of one name it would give the value alone.
        values: Values = itemgetter(*names) if len(names) > 1 else lambda row: [row[name] for name in names]
        return str(compiled), usual, values


@contextlib.contextmanager
def _as_sqlalchemy() -> Iterator[None]:
    """What goes wrong as everybody else here knows it, without the values that were to be written."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error


def prepare_sqlite(connection: Any, _: object) -> None:
    """What every connection to SQLite begins with."""
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, also when the power fails.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""Group commit: whatever waits is written in one transaction, so that many tables share one flush to the disk."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

from trinacria.server.store.failures import is_of_the_data
from trinacria.server.store.transactions import Work, Writes
from trinacria.table.store import Conflict, StoreFailed

Transact = Callable[[Work], Awaitable[None]]
"""Does some work in a transaction of its own, and returns when that is safe on the disk."""
LARGEST_GROUP = 200


@dataclass(frozen=True)
class Statement:
    """What shall be written: one statement for any number of rows."""

    sql: Executable
    rows: list[dict[str, Any]]
    last: bool = False
    """Whether it comes after all others of its transaction."""


@dataclass
class _Job:
    statements: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one task that writes."""

    def __init__(self, transact: Transact, failed: Callable[[Exception], StoreFailed]) -> None:
        self._transact = transact
        self._failed = failed
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *statements: Statement) -> None:
        """Have something written, all or nothing; returns when it is safe. Raises Conflict or StoreFailed."""
        job = _Job(statements)
        self._jobs.put_nowait(job)
        await job.done

    async def stop(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put_nowait(None)
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while (first := await self._jobs.get()) is not None:
            group, last = [first], False
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    last = True
                    break
                group.append(job)
            await self._write(group)
            if last:
                return

    async def _write(self, group: list[_Job]) -> None:
        try:
            await self._transact(lambda connection: _execute(connection, group))
        except Exception as error:
            if len(group) > 1 and is_of_the_data(error):
                # One of them spoils the transaction: write each alone, to find out which.
                for job in group:
                    await self._write([job])
                return
            self._fail(group, error)
            return
        for job in group:
            # Whoever asked may have gone meanwhile.
            with contextlib.suppress(asyncio.InvalidStateError):
                job.done.set_result(None)

    def _fail(self, group: list[_Job], error: Exception) -> None:
        failure = Conflict() if isinstance(error, IntegrityError) else self._failed(error)
        for job in group:
            with contextlib.suppress(asyncio.InvalidStateError):
                job.done.set_exception(failure)


def _execute(connection: Writes | Connection, group: list[_Job]) -> None:
    """All jobs in their order; neighbours with the same statement are one call to the database."""
    statements = sorted((one for job in group for one in job.statements), key=lambda statement: statement.last)
    for sql, same in groupby(statements, key=lambda statement: statement.sql):
        connection.execute(sql, [row for statement in same for row in statement.rows])

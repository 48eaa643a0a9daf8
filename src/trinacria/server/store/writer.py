"""Group commit: whatever waits is written in one transaction, so that many tables share one flush to the disk."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from trinacria.table.store import Conflict, StoreFailed

LARGEST_GROUP = 200
Failed = Callable[[Exception], StoreFailed]
"""What those are told who asked, when the database fails."""


class Turn(IntEnum):
    """When a statement comes in a transaction."""

    LOG = 0
    REST = 1
    TELL = 2


@dataclass(frozen=True)
class Statement:
    """What shall be written: one statement for any number of rows.

    Processes that write at the same time wait for each other's rows. So all take them in the same order, by turn and
    table: else two of them could wait for each other.
    """

    sql: Executable
    rows: list[dict[str, Any]]
    turn: Turn = Turn.REST
    table: str = ""


@dataclass(eq=False)
class Job:
    """What shall be written, all or nothing."""

    statements: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def numbers(self) -> dict[str, int]:
        """By table, the first number that it wants in its log."""
        return {
            statement.table: statement.rows[0]["seq"]
            for statement in self.statements
            if statement.turn is Turn.LOG and "seq" in statement.rows[0]
        }


class Writer(Protocol):
    """The one who writes."""

    def start(self) -> None:
        """Called once, in the loop that writes."""

    async def write(self, *statements: Statement) -> None:
        """Have something written, all or nothing; returns when it is safe. Raises Conflict or StoreFailed."""

    async def stop(self) -> None:
        """Write what waits, and let go of the database."""


class Writes(Protocol):
    """A connection, as far as it is written through."""

    def execute(self, sql: Executable, rows: list[dict[str, Any]], /) -> object:
        """Write rows."""


def execute(connection: Writes, group: Sequence[Job]) -> None:
    """All jobs; neighbours with the same statement are one call to the database."""
    statements = [one for job in group for one in job.statements]
    statements.sort(key=lambda statement: (statement.turn, statement.table))
    for sql, same in groupby(statements, key=lambda statement: statement.sql):
        connection.execute(sql, [row for statement in same for row in statement.rows])


def settle(group: Sequence[Job], error: Exception | None, failed: Failed) -> None:
    """Jobs that shared a transaction are done: tell those who wait. Who asked may have gone meanwhile."""
    failure = None
    if error is not None:
        failure = Conflict() if isinstance(error, IntegrityError) else failed(error)
    for job in group:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)

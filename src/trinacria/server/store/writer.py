"""Group commit: whatever waits is written in one transaction, so that many tables share one flush to the disk."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trinacria.table.store import Conflict

Work = Callable[[AsyncConnection], Awaitable[None]]
LARGEST_GROUP = 200


@dataclass
class _Job:
    work: Work
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one task that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, work: Work) -> None:
        """Have something written; returns when it is safe on the disk. Raises Conflict."""
        job = _Job(work)
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
            async with self._engine.begin() as connection:
                for job in group:
                    await job.work(connection)
        except Exception as error:
            if len(group) > 1:
                # One of them spoils the transaction: write each alone, to find out which.
                for job in group:
                    await self._write([job])
                return
            self._fail(group[0], error)
            return
        for job in group:
            # Whoever asked may have gone meanwhile.
            with contextlib.suppress(asyncio.InvalidStateError):
                job.done.set_result(None)

    def _fail(self, job: _Job, error: Exception) -> None:
        with contextlib.suppress(asyncio.InvalidStateError):
            if isinstance(error, IntegrityError):
                job.done.set_exception(Conflict())
            else:
                job.done.set_exception(error)

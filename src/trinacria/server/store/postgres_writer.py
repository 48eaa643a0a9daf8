"""A database that is spoken to over the network, written by one task on one connection as long as that holds."""

import asyncio
import contextlib
from collections.abc import Callable

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trinacria.server.store import schema
from trinacria.server.store.failures import is_of_the_data
from trinacria.server.store.writer import LARGEST_GROUP, Failed, Job, Statement, execute, settle


class PostgresWriter:
    """The one task that writes."""

    def __init__(self, engine: AsyncEngine, failed: Failed) -> None:
        self._engine = engine
        self._failed = failed
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *statements: Statement) -> None:
        """Have something written, all or nothing; returns when it is safe."""
        job = Job(statements)
        self._jobs.put_nowait(job)
        await job.done

    async def stop(self) -> None:
        """Write what waits, and let the connection go."""
        self._jobs.put_nowait(None)
        if self._task is not None:
            await self._task
        await self._close()

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

    async def _write(self, group: list[Job]) -> None:
        try:
            await self._transact(lambda connection: execute(connection, group))
        except Exception as error:
            if len(group) > 1 and is_of_the_data(error):
                await self._write_without(await self._overtaken(group), group, error)
                return
            settle(group, error, self._failed)
            return
        settle(group, None, self._failed)

    async def _write_without(self, overtaken: list[Job], group: list[Job], error: Exception) -> None:
        """Some of them spoil the transaction. As a rule another process was faster: that is soon found out."""
        settle(overtaken, error, self._failed)
        rest = [job for job in group if job not in overtaken]
        if overtaken and rest:
            await self._write(rest)
            return
        for job in rest:
            await self._write([job])

    async def _overtaken(self, group: list[Job]) -> list[Job]:
        """Those whose numbers others have used."""
        log = schema.entries.c
        wanted = {table for job in group for table in job.numbers}
        reached = select(log.table, func.max(log.seq)).where(log.table.in_(wanted)).group_by(log.table)
        found: dict[str, int] = {}

        def work(connection: Connection) -> None:
            found.update((table, seq) for table, seq in connection.execute(reached))

        try:
            await self._transact(work)
        except Exception:
            # The database itself fails. Written alone, each job reports that.
            return []
        return [job for job in group if any(found.get(table, 0) >= seq for table, seq in job.numbers.items())]

    async def _transact(self, work: Callable[[Connection], None]) -> None:
        kept = self._connection is not None
        try:
            await self._commit(work)
        except Exception as error:
            if is_of_the_data(error):
                raise
            await self._drop()
            if not kept:
                raise
            # The connection has probably broken since it was last used; drivers say that in many ways. Should the work
            # be done all the same, it fails now: the numbers of entries are unique.
            try:
                await self._commit(work)
            except Exception as again:
                if not is_of_the_data(again):
                    await self._drop()
                raise

    async def _commit(self, work: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await self._connection.run_sync(work)

    async def _drop(self) -> None:
        """Let a connection go that nobody shall use again."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.invalidate()
        await self._close()

    async def _close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                await connection.close()

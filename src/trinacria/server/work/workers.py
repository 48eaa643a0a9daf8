"""Processes that do the heavy work, so that the loop that serves people never waits.

Each does one thing at a time, and its time counts from when it begins. One that breaks down, dies or sleeps costs only
what it was doing: it is replaced, and the others work on.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from trinacria.server.work.calls import PATIENCE, WorkerDied, done
from trinacria.server.work.packs import Packs, load_packs
from trinacria.server.work.turnstile import Ticket, Turnstile

READERS = 1
"""How many processes read: more would take the processor from those who play."""
MODESTY = 5
"""How far they all stand back when people want the processor, too."""
LAST_OF_ALL = 15
"""How far those stand back for whom nobody waits at a table."""
START_PATIENCE = 300.0
"""Seconds for a process to start: a busy machine takes its time."""

Found = TypeVar("Found")


class Worker:
    """One process, and what it does."""

    def __init__(self, packs: Packs, modesty: int) -> None:
        self._packs = packs
        self._modesty = modesty
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] | None = None
        self._left: Future[Any] | None = None
        """What it still does for somebody who has gone."""

    def start(self) -> Future[None]:
        """Have the process started; done when it is."""
        if self._pool is None or self._started is None:
            # Not forked: a copy of a process with threads and sockets is no clean start.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_settle, initargs=(self._packs, self._modesty))
            self._started = self._pool.submit(_nothing)
        return self._started

    async def do(self, work: Callable[[], Found], patience: float) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, or the TrinacriaError that it raises."""
        try:
            await self._end_what_is_left(patience)
            await asyncio.wait_for(_shielded(self.start()), START_PATIENCE)
            assert self._pool is not None
            self._left = future = self._pool.submit(done, work)
            try:
                return await asyncio.wait_for(_shielded(future), patience)
            finally:
                if future.done():
                    self._left = None
        except BrokenProcessPool as error:
            self.end()
            raise WorkerDied("the process has died") from error
        except TimeoutError:
            self.end()
            raise

    async def _end_what_is_left(self, patience: float) -> None:
        """Wait for what nobody wants any more; what takes too long is ended."""
        if self._left is not None:
            # A future of its own, that holds no error: nobody would hear it.
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._left.add_done_callback(lambda _: _set_from_thread(done))
            await asyncio.wait([done], timeout=patience)
            if not done.done():
                self.end()
            self._left = None

    def end(self, wait: bool = False) -> None:
        """Let the process go, whatever it does. Whoever waits may end the program itself at once."""
        pool, self._pool, self._started, self._left = self._pool, None, None, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)


class Workers:
    """Some processes, shared fairly by addresses."""

    def __init__(self, count: int, packs: Packs | None = None, modesty: int = 0) -> None:
        self._free = [Worker(packs or {}, modesty) for _ in range(count)]
        self._all = list(self._free)
        self._turns = Turnstile(count)

    def get_ready(self) -> None:
        """There will be work soon: a process takes a while to start."""
        if self._free:
            with contextlib.suppress(BrokenProcessPool):
                self._free[-1].start()

    def waiting(self, whose: str) -> int:
        """How much work of an address waits."""
        return self._turns.waiting(whose)

    async def do(self, ticket: Ticket, work: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, Unwanted, or the TrinacriaError that the work raises."""
        async with self._turns.turn(ticket):
            # The one that worked last: its process runs already.
            worker = self._free.pop()
            try:
                return await worker.do(work, patience)
            except WorkerDied:
                # Somebody may have ended its process. If the work did that itself, it will again.
                return await worker.do(work, patience)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        """Let them go."""
        for worker in self._all:
            worker.end(wait=True)


def bot_processes(count: int | None = None, packs: Packs | None = None) -> Workers:
    """Processes for bots: all cores but one, unless told otherwise."""
    return Workers(count or max(1, (os.cpu_count() or 2) - 1), packs, MODESTY)


def reader_processes(packs: Packs | None = None) -> Workers:
    """Processes that read records and positions."""
    return Workers(READERS, packs, MODESTY)


def trial_processes(packs: Packs | None = None) -> Workers:
    """A process that tries packs out, when nobody else wants the processor."""
    return Workers(1, packs, LAST_OF_ALL)


def _shielded(future: Future[Found]) -> asyncio.Future[Found]:
    """Its result; whoever goes away meanwhile does not cancel what the next one waits for."""
    wrapped = asyncio.wrap_future(future)
    # It may fail when nobody waits any more: without a look at its error, asyncio complains in the log.
    wrapped.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
    return asyncio.shield(wrapped)


def _set_from_thread(done: asyncio.Future[None]) -> None:
    # The loop may have ended meanwhile.
    with contextlib.suppress(RuntimeError):
        done.get_loop().call_soon_threadsafe(_set, done)


def _set(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _nothing() -> None:
    """Only starts the process."""


def _settle(packs: Packs, modesty: int) -> None:
    """A process that knows what the server knows. The server decides when it stops, not the keyboard."""
    load_packs(packs)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(modesty)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)

"""Processes that do the heavy work, so that the loop that serves people never waits.

Each does one thing at a time, and its time counts from when it begins. One that breaks down, dies or sleeps costs only
what it was doing: it is replaced, and the others work on. What strangers bring is done in processes with an allowance:
the system itself ends one that takes more time of the processor, and gives it no more memory.
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
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.ops.warming import warm_up
from trinacria.server.work.calls import PATIENCE, WorkerDied, WorkFailed, done
from trinacria.server.work.fair_queue import Bounds, FairQueue, Ticket
from trinacria.server.work.packs import Packs, load_packs

with contextlib.suppress(ImportError):
    # Windows has none.
    import resource

SIDE_BY_SIDE: Final = 2
"""How many processes do one kind of work of strangers: one address holds one of them at most. The second is started
when it is needed, and let go when it is not."""
MODESTY: Final = 5
"""How far they all stand back when people want the processor, too."""
LATER: Final = 10
"""How far those stand back that look into games that are over."""
LAST_OF_ALL: Final = 15
"""How far those stand back for whom nobody waits at a table."""
START_PATIENCE: Final = 300.0
"""Seconds for a process to start: a busy machine takes its time."""
IDLE_AFTER: Final = 120.0
"""Seconds after which a second process with nothing to do is let go."""
COUNTS_PROCESSOR_TIME: Final = hasattr(signal, "setitimer")
"""Whether work with an allowance is ended by the processor time it took. Not on Windows: there is only patience."""
MIB: Final = 1024 * 1024

Found = TypeVar("Found")


@dataclass(frozen=True)
class Allowance:
    """What one piece of a stranger's work may take."""

    seconds: float
    """Of the processor: on a busy machine, that is not the time on the clock."""
    memory: int
    """Bytes of the process in all."""


# The longest honest records and packs take half a second of a processor, and 60 MiB.
READING: Final = Allowance(4.0, 512 * MIB)
# A stretch of a review takes two seconds, the end of a comparison up to four.
REVIEWING: Final = Allowance(15.0, 1024 * MIB)
# Four quick games take five seconds.
TRYING: Final = Allowance(30.0, 1024 * MIB)
QUEUE: Final = Bounds(each=16, all=64, longest=30.0)
"""How much of strangers' work of one kind may wait."""
TRIAL_QUEUE: Final = Bounds(each=2, all=64, longest=300.0)


class Worker:
    """One process, and what it does."""

    def __init__(self, packs: Packs, modesty: int, allowance: Allowance | None = None) -> None:
        self._packs = packs
        self._modesty = modesty
        self._allowance = allowance
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] | None = None
        self._left: Future[Any] | None = None
        """What it still does for somebody who has gone."""

    def start(self) -> Future[None]:
        """Have the process started; done when it is."""
        if self._pool is None or self._started is None:
            # Not forked: a copy of a process with threads and sockets is no clean start.
            context = multiprocessing.get_context("spawn")
            given = (self._packs, self._modesty, self._allowance)
            self._pool = ProcessPoolExecutor(1, context, initializer=_settle, initargs=given)
            self._started = self._pool.submit(_nothing)
        return self._started

    @property
    def ready(self) -> bool:
        """Whether its process runs."""
        return self._started is not None and self._started.done()

    async def do(self, work: Callable[[], Found], patience: float) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, or the TrinacriaError that it raises."""
        try:
            await self._end_what_is_left(patience)
            await asyncio.wait_for(_shielded(self.start()), START_PATIENCE)
            assert self._pool is not None
            self._left = future = self._pool.submit(_within, self._allowance, work)
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
        except (TrinacriaError, WorkFailed):
            raise
        except Exception as error:
            # It could not travel, there or back.
            raise WorkFailed(type(error).__name__) from None

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
        """Let the process go, whatever it does. The one who waits may end the program itself at once."""
        pool, self._pool, self._started, self._left = self._pool, None, None, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)


class Workers:
    """Some processes, shared fairly by addresses. With an allowance they are for the work of strangers."""

    def __init__(
        self,
        count: int,
        packs: Packs | None = None,
        modesty: int = 0,
        allowance: Allowance | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self._free = [Worker(packs or {}, modesty, allowance) for _ in range(count)]
        self._all = list(self._free)
        self._turns = FairQueue(count, bounds)
        self._for_strangers = allowance is not None
        self._closed = False

    def get_ready(self) -> None:
        """There will be work soon: a process takes a while to start."""
        if self._free:
            with contextlib.suppress(BrokenProcessPool):
                self._free[-1].start()

    def waiting(self, whose: str) -> int:
        """How much work of an address waits."""
        return self._turns.waiting(whose)

    async def do(self, ticket: Ticket, work: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, Unwanted, QueueFull, or what the work raises by name."""
        async with self._turns.turn(ticket):
            # The one that worked last: its process runs already.
            worker = self._free.pop()
            try:
                return await worker.do(work, patience)
            except WorkerDied:
                if self._for_strangers:
                    # Work that ends its process would end the next one, too.
                    raise
                # Somebody may have ended it.
                return await worker.do(work, patience)
            finally:
                self._take_back(worker)

    def _take_back(self, worker: Worker) -> None:
        if worker.ready or not self._for_strangers:
            self._free.append(worker)
        else:
            # The next one need not wait for its new process, if another runs.
            self._free.insert(0, worker)
            if not self._closed:
                worker.start()
        if self._for_strangers and len(self._free) > 1:
            asyncio.get_running_loop().call_later(IDLE_AFTER, self._let_rest, self._free[0])

    def _let_rest(self, worker: Worker) -> None:
        if self._free and worker in self._free[:-1]:
            worker.end()

    def close(self) -> None:
        self._closed = True
        for worker in self._all:
            worker.end(wait=True)


def bot_processes(count: int | None = None, packs: Packs | None = None) -> Workers:
    """Processes for bots: all cores but one, unless told otherwise."""
    return Workers(count or max(1, (os.cpu_count() or 2) - 1), packs, MODESTY)


def reader_processes(packs: Packs | None = None) -> Workers:
    """Processes that read records and positions."""
    return Workers(SIDE_BY_SIDE, packs, MODESTY, READING, QUEUE)


def pack_processes(packs: Packs | None = None) -> Workers:
    """Processes that open archives and packs."""
    return Workers(SIDE_BY_SIDE, packs, MODESTY, READING, QUEUE)


def review_processes(packs: Packs | None = None) -> Workers:
    """Processes that look into games that are over."""
    return Workers(SIDE_BY_SIDE, packs, LATER, REVIEWING, QUEUE)


def trial_processes(packs: Packs | None = None) -> Workers:
    """A process that tries packs out, when nobody else wants the processor."""
    return Workers(1, packs, LAST_OF_ALL, TRYING, TRIAL_QUEUE)


def _shielded(future: Future[Found]) -> asyncio.Future[Found]:
    """Its result; a caller who goes away meanwhile does not cancel what the next one waits for."""
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


def _within(allowance: Allowance | None, work: Callable[[], Found]) -> Found:
    """Work that ends with its process when it takes more of the processor or of memory than it may."""
    if allowance is None or not COUNTS_PROCESSOR_TIME:
        return done(work)
    signal.setitimer(signal.ITIMER_PROF, allowance.seconds)
    try:
        return done(work)
    except MemoryError:
        # Nothing can be told any more, not even that.
        os._exit(1)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def _limit_memory(most: int) -> None:
    # Not every system has this limit, or keeps it.
    with contextlib.suppress(NameError, AttributeError, ValueError, OSError):
        _, highest = resource.getrlimit(resource.RLIMIT_DATA)
        most = most if highest == resource.RLIM_INFINITY else min(most, highest)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _settle(packs: Packs, modesty: int, allowance: Allowance | None) -> None:
    """A process that knows what the server knows. The server decides when it stops, not the keyboard."""
    load_packs(packs)
    if allowance is not None:
        warm_up()
        _limit_memory(allowance.memory)
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

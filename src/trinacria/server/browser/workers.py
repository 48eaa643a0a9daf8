"""Heavy work in a worker of its own, with a Python of its own, so that the table never waits for it.

Calls travel as they do to the server's processes. One that sleeps or breaks is ended, and another is started.
"""

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from trinacria.server.work.calls import PATIENCE, WorkerDied
from trinacria.server.work.fair_queue import FairQueue, Ticket

LONGEST = 120.0
"""Seconds that any work may take: nobody else waits for it, and Python is slow in a browser."""
Found = TypeVar("Found")


class BrowserWorker(Protocol):
    """A worker, as web/src/engine/helper.ts hands it over."""

    async def started(self) -> None:
        """Wait until it can work."""

    async def do(self, call: bytes) -> Any:
        """Have a call done; its answer is an array of bytes."""

    def end(self) -> None:
        """Let it go, whatever it does."""


class BrowserWorkers:
    """One worker, for whom there is one device."""

    def __init__(self, hire: Callable[[], BrowserWorker]) -> None:
        self._hire = hire
        self._hired: BrowserWorker | None = None
        self._turns = FairQueue(1)

    def get_ready(self) -> None:
        """There will be work soon: a worker takes a while to start."""
        self._worker()

    def waiting(self, whose: str) -> int:
        """How much work waits."""
        return self._turns.waiting(whose)

    async def do(self, ticket: Ticket, work: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Have work done; raises WorkFailed, TimeoutError, Unwanted, or what the work raises by name."""
        async with self._turns.turn(ticket):
            worker = self._worker()
            try:
                await worker.started()
                answer = await asyncio.wait_for(_answer(worker, pickle.dumps(work)), max(patience, LONGEST))
            except TimeoutError:
                self.close()
                raise
            except Exception as error:
                self.close()
                raise WorkerDied("the worker has gone") from error
            well, result = pickle.loads(answer)
            if not well:
                raise result
            return cast(Found, result)

    def close(self) -> None:
        if self._hired is not None:
            self._hired.end()
            self._hired = None

    def _worker(self) -> BrowserWorker:
        if self._hired is None:
            self._hired = self._hire()
        return self._hired


async def _answer(worker: BrowserWorker, call: bytes) -> bytes:
    return cast(bytes, (await worker.do(call)).to_bytes())

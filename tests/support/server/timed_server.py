"""A server whose time a test sets forward, beside a browser: nobody has to wait for what is due in a minute."""

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from support.server.running import Clock, Running

Found = TypeVar("Found")


class GoingClock(Clock):
    """Goes like every clock, until somebody sets it forward."""

    def __init__(self) -> None:
        super().__init__()
        self._began = time.monotonic()

    def __call__(self) -> float:
        return self.time + time.monotonic() - self._began

    def on_the_wall(self) -> float:
        """What the machine's clock shows."""
        return self()


class TimedServer:
    """A server in a loop and a thread of its own: a browser's loop does not let another one run beside it."""

    def __init__(self, folder: Path) -> None:
        self._running = Running(f"sqlite:///{folder / 'tables.db'}")
        self._running.clock = GoingClock()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._running.port}"

    def start(self) -> None:
        self._thread.start()
        self._do(self._running.start())

    def advance(self, seconds: float) -> None:

        async def pass_time() -> None:
            self._running.advance(seconds)

        self._do(pass_time())

    def stop(self) -> None:
        self._do(self._running.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, wanted: Coroutine[None, None, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(wanted, self._loop).result()


@contextmanager
def timed_serving(folder: Path) -> Iterator[TimedServer]:
    """A server over a database in this folder, on a clock that the test sets forward."""
    server = TimedServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()

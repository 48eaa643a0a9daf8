"""A real server in a thread of its own, with the test's clock: for tests that drive a browser and look inside it."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from support.server.databases import prepare
from support.server.running import PATIENCE, Running
from trinacria.server.notices.outbound import Outbound

Found = TypeVar("Found")


class Threaded:
    """A server, and a way to do something in its loop."""

    def __init__(self, running: Running, loop: asyncio.AbstractEventLoop) -> None:
        self.running = running
        self._loop = loop

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://127.0.0.1:{self.running.port}"

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Do something in the server's loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def threaded(database: str, outbound: Outbound | None = None) -> Iterator[Threaded]:
    """A server for a while."""
    prepare(database)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    made = Threaded(Running(database, outbound=outbound), loop)
    made.do(made.running.start())
    try:
        yield made
    finally:
        made.do(made.running.stop())
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()

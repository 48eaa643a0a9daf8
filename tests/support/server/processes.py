"""Real servers in processes of their own that can be killed, on free ports and temporary databases."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field

from support.server.host import Process, serve


@dataclass
class Server:
    """A server that can be killed and started again at the same address."""

    database: str
    port: int = 0
    _running: ExitStack = field(default_factory=ExitStack)
    _process: Process | None = None

    @property
    def base(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it takes requests."""
        address, self._process = self._running.enter_context(serve(self.database, "--no-limits", port=self.port))
        self.port = int(address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._running.close()

    def stop(self) -> None:
        """Ask it to end."""
        self._running.close()


@contextmanager
def server(database: str) -> Iterator[Server]:
    made = Server(database)
    made.start()
    try:
        yield made
    finally:
        made.stop()

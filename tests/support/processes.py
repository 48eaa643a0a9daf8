"""Real servers in processes of their own, on free ports and temporary databases."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from support import warm_server


@dataclass
class Server:
    """A server that can be killed and started again at the same address."""

    _warm: "subprocess.Popen[str]"
    database: str
    limited: bool = False
    port: int = 0
    pid: int = 0

    @property
    def base(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it takes requests."""
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        self._warm.stdin.write(f"start {self.database} {self.port} {'limited' if self.limited else 'free'}\n")
        self._warm.stdin.flush()
        answer = self._warm.stdout.readline().split()
        assert len(answer) == 2, f"the server did not start: {answer}"
        self.pid, self.port = int(answer[0]), int(answer[1])

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        while _runs(self.pid):
            time.sleep(0.001)

    def stop(self) -> None:
        """Ask it to end."""
        if _runs(self.pid):
            os.kill(self.pid, signal.SIGTERM)
        for _ in range(1000):
            if not _runs(self.pid):
                return
            time.sleep(0.01)
        self.kill()


@contextmanager
def warm_servers() -> Iterator["subprocess.Popen[str]"]:
    """A process that starts servers fast."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    warm = subprocess.Popen(
        [sys.executable, warm_server.__file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        yield warm
    finally:
        assert warm.stdin is not None
        assert warm.stdout is not None
        warm.stdin.close()
        warm.wait(60)
        warm.stdout.close()


@contextmanager
def server(warm: "subprocess.Popen[str]", database: str) -> Iterator[Server]:
    """A running server."""
    made = Server(warm, database)
    made.start()
    try:
        yield made
    finally:
        made.stop()


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True

"""Real servers in processes of their own, on free ports and temporary databases."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from support import warm_server


@dataclass
class Server:
    """A server that can be killed and started again at the same address."""

    _warm: "subprocess.Popen[str]"
    database: str
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
        self._warm.stdin.write(f"start {self.database} {self.port}\n")
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
        warm.wait(10)
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


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, in a temporary folder, reached by its address; it is gone afterwards."""
    tools = postgres_tools()
    folder = Path(tempfile.mkdtemp(prefix="trinacria-pg-"))
    # PostgreSQL does not run as root.
    become = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if become:
        shutil.chown(folder, "postgres")
    data, sockets = folder / "data", folder
    try:
        initdb = [f"{tools}/initdb", "-D", str(data), "-U", "trinacria", "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run([*become, *initdb], check=True, capture_output=True)
        options = f"-k {sockets} -c listen_addresses= -c max_connections=60"
        start = [f"{tools}/pg_ctl", "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start"]
        subprocess.run([*become, *start], check=True, stdout=subprocess.DEVNULL)
        try:
            yield f"postgresql://trinacria@/postgres?host={sockets}"
        finally:
            stop = [f"{tools}/pg_ctl", "-D", str(data), "-m", "immediate", "stop"]
            subprocess.run([*become, *stop], check=True, stdout=subprocess.DEVNULL)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def postgres_tools() -> Path | None:
    """Where PostgreSQL's programs lie on this machine; None: nowhere."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True

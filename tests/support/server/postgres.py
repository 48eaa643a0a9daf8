"""A real PostgreSQL, started by the tests themselves from what the system has installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from support.runs.programs import find_postgresql, skip_without

USER = "postgres"


@dataclass(frozen=True)
class Cluster:
    """A server that can be killed and started again."""

    data: Path
    address: str
    _start: tuple[str, ...]

    @property
    def pid(self) -> int | None:
        """Its first process; None while it does not run."""
        try:
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            os.kill(pid, 0)
        except (OSError, ValueError, IndexError):
            return None
        return pid

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        _run(*self._start)

    def limit_files(self, pids: list[int], size: int | None) -> None:
        """Let no file of these processes grow beyond a size, as if the disk were full; None: as they like."""
        limit = f"--fsize={'unlimited' if size is None else size}:"
        for pid in pids:
            # One that has just ended needs none.
            with suppress(AssertionError):
                _run("prlimit", f"--pid={pid}", limit)

    def kill(self) -> None:
        """End it as a power cut would: nothing is written any more."""
        _run(self._start[0], "-D", str(self.data), "-m", "immediate", "stop")


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A server in a temporary folder; the address of its first database. `durable`: a commit waits for the disk."""
    with cluster(durable) as made:
        yield made.address


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """The same, for whoever wants to end it."""
    programs = find_postgresql()
    if programs is None:
        skip_without("PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="trinacria-pg-"))
    data, port = folder / "data", _free_port()
    if os.geteuid() == 0:
        # It refuses to run as root.
        user = pwd.getpwnam(_account())
        os.chown(folder, user.pw_uid, user.pw_gid)
    _run(str(programs / "initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c shared_buffers=32MB -c max_connections=60"
    if not durable:
        options += " -c fsync=off"
    start = (str(programs / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start")
    made = Cluster(data, f"postgresql://{USER}@127.0.0.1:{port}/postgres", start)
    made.start()
    try:
        yield made
    finally:
        if made.pid is not None:
            made.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _run(*command: str) -> None:
    before = ("runuser", "-u", _account(), "--") if os.geteuid() == 0 else ()
    done = subprocess.run(
        [*before, *command], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def _account() -> str:
    """Whose processes it is: its own where a system's package has made that account."""
    known = {account.pw_name for account in pwd.getpwall()}
    return USER if USER in known else "nobody"


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port

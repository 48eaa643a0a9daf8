"""A real PostgreSQL, started by the tests themselves from what the system has installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from support.programs import find_postgresql, skip_without

USER = "postgres"


class Cluster:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, port: int, options: str) -> None:
        self.address = f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        self._programs = programs
        self._folder = folder
        self._options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {options}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._control("-w", "-o", self._options, "-l", str(self._folder / "log"), "start")

    def stop(self) -> None:
        """Stop it as a power cut would."""
        self._control("-m", "immediate", "stop")

    @property
    def pid(self) -> int | None:
        """Its first process; None while it does not run."""
        try:
            pid = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(pid, 0)
        except (OSError, ValueError, IndexError):
            return None
        return pid

    def limit_files(self, pids: list[int], size: int | None) -> None:
        """Let no file of these processes grow beyond a size, as if the disk were full; None: as they like."""
        limit = f"--fsize={'unlimited' if size is None else size}:"
        for pid in pids:
            # One that has just ended needs none.
            with suppress(AssertionError):
                _run("prlimit", f"--pid={pid}", limit)

    def _control(self, *wish: str) -> None:
        _run(str(self._programs / "pg_ctl"), "-D", str(self._folder / "data"), *wish)


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A server in a temporary folder. `durable`: a commit waits for the disk."""
    programs = find_postgresql()
    if programs is None:
        skip_without("PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="trinacria-pg-"))
    if os.geteuid() == 0:
        # It refuses to run as root.
        user = pwd.getpwnam(_account())
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = str(folder / "data")
    _run(str(programs / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
    options = "-c shared_buffers=32MB -c max_connections=60" + ("" if durable else " -c fsync=off")
    made = Cluster(programs, folder, _free_port(), options)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """The address of the first database of a server for a while."""
    with cluster(durable) as made:
        yield made.address


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

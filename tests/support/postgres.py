"""A real PostgreSQL, started by the tests themselves from what the system has installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.programs import find_postgresql, skip_without

USER = "postgres"


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A server in a temporary folder; the address of its first database. `durable`: a commit waits for the disk."""
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
    _run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        _run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
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

"""The program in a process of its own, as a host starts it."""

import atexit
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import msgspec

from support.server.databases import prepare
from support.terminal import warm_program
from support.terminal.warm_program import NUMBER, Wish

COMMAND = [sys.executable, "-c", "from trinacria.cli.main import main; main()"]


@cache
def _warm() -> socket.socket:
    """Where the process listens that starts the program fast; it ends with this one."""
    ours, theirs = socket.socketpair()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, warm_program.__file__, str(theirs.fileno())]
    process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment)
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait(60)

    atexit.register(end)
    return ours


class Process:
    """`trinacria` with these arguments in a process of its own: what Popen offers, started in a few milliseconds."""

    def __init__(
        self,
        arguments: list[str],
        *,
        output: IO[str],
        errors: IO[str],
        folder: Path | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.args = ["trinacria", *arguments]
        self.returncode: int | None = None
        self._answers, theirs = socket.socketpair()
        with theirs, open(os.devnull) as nothing:  # noqa: PTH123
            files = [nothing.fileno(), output.fileno(), errors.fileno(), theirs.fileno()]
            wish = Wish(arguments, str(folder or Path.cwd()), environment or {})
            socket.send_fds(_warm(), [msgspec.json.encode(wish)], files)
        self.pid = self._answer()

    def _answer(self) -> int:
        return int(NUMBER.unpack(self._answers.recv(NUMBER.size))[0])

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, when it has ended. Raises TimeoutExpired."""
        if self.returncode is None:
            self._answers.settimeout(timeout)
            try:
                self.returncode = self._answer()
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired(self.args, timeout or 0) from None
            self._answers.close()
        return self.returncode

    def poll(self) -> int | None:
        """Its exit status, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.send_signal(signal.SIGKILL)


@contextmanager
def serve(
    database: str, *options: str, port: int = 0, log: Path | None = None, prepared: bool = True
) -> Iterator[tuple[str, Process]]:
    """`trinacria serve` as a host starts it: its address and its process; `prepared`: no tables have to be laid."""
    if prepared:
        prepare(database)
    read, write = os.pipe()
    with (log or Path(os.devnull)).open("w") as errors, open(read) as told, open(write, "w") as output:  # noqa: PTH123
        wanted = ["serve", "--no-open", "--port", str(port), "--database", database, *options]
        process = Process(wanted, output=output, errors=errors)
        output.close()
        try:
            found = re.search(r"http://\S+[^/\s]", told.readline())
            assert found is not None
            yield found.group(), process
        finally:
            process.terminate()
            process.wait(20)


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command that ends by itself."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
        process = Process(["--lang", "en", *arguments], output=output, errors=errors)
        try:
            status = process.wait(120)
        finally:
            process.kill()
        output.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(process.args, status, output.read(), errors.read())

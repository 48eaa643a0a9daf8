"""What breaks under a server: its processes, its database, its disk. Each ends by itself, as after a host's repair."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeAlias

import httpx
from server import processes
from support.server.postgres import Cluster

SERVE = [sys.executable, "-c", "from trinacria.cli.main import main; main()", "serve", "--no-open"]
SETTLING = 3.0
"""Seconds after everything is up again in which those who were cut off come back all at once."""
FULL = 64 * 1024
"""Bytes to which files can grow while the disk is full."""


Breakage: TypeAlias = "Callable[[Host, Random], Awaitable[None]]"


@dataclass
class Host:
    """Somebody who keeps a server and its database running."""

    cluster: Cluster
    workers: int
    log: Path
    port: int = 0
    process: "subprocess.Popen[str] | None" = None
    down: list[tuple[float, float]] = field(default_factory=list)
    """When the server or its database did not run, or could not write: from, until."""
    happened: dict[str, int] = field(default_factory=dict)
    coming: list["Breakage"] = field(default_factory=list)
    """What will happen: everything once before anything happens again."""

    @property
    def base(self) -> str:
        """Where the server is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it says that it takes requests."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*SERVE, "--port", str(self.port), "--database", self.cluster.address, "--workers", str(self.workers)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                process_group=0,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, f"the server did not start: {line}"
        self.port = int(line.split("http", 1)[1].split()[0].rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        """End all of it."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    async def ready(self) -> None:
        """Wait until the server answers and its database does."""
        async with httpx.AsyncClient(base_url=self.base, trust_env=False, timeout=2) as http:
            for _ in range(600):
                with suppress(httpx.HTTPError):
                    # Each of several processes answers for itself.
                    answers = [await http.get("/readyz", headers={"connection": "close"}) for _ in range(4)]
                    if all(answer.status_code == 200 for answer in answers):
                        return
                await asyncio.sleep(0.1)
        raise AssertionError("the server does not come back")

    def was_down(self, began: float, ended: float) -> bool:
        """Whether something did not run at some time between."""
        return any(began < until and ended > since for since, until in self.down)

    def megabytes(self) -> float:
        """What all processes of the server hold together."""
        assert self.process is not None
        held = 0
        for pid in processes(self.process.pid):
            with suppress(OSError, StopIteration):
                lines = Path(f"/proc/{pid}/status").read_text().splitlines()
                held += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        return held / 1024

    # ---------------------------------------------------------------- what happens

    async def kill_the_server(self, _: Random) -> None:
        """All its processes at once."""
        self.stop()
        await asyncio.to_thread(self.start)

    async def kill_a_worker(self, dice: Random) -> None:
        """One of the processes that serve; the server replaces it."""
        pids = self._those(self._serves)
        if pids:
            _signal(dice.choice(pids), signal.SIGKILL)

    async def kill_a_bot(self, dice: Random) -> None:
        """A process in which bots think, or which reads."""
        pids = self._those(self._helps)
        if pids:
            _signal(dice.choice(pids), signal.SIGKILL)

    async def put_a_bot_to_sleep(self, dice: Random) -> None:
        """The same, for good: the server has to find out."""
        pids = self._those(self._helps)
        if pids:
            _signal(dice.choice(pids), signal.SIGSTOP)

    async def kill_the_database(self, dice: Random) -> None:
        """As a power cut would; the host starts it again after a while."""
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.sleep(dice.random() * 3)
        await asyncio.to_thread(self.cluster.start)

    async def fill_the_disk(self, dice: Random) -> None:
        """No file of the database can grow for a while."""
        first = self.cluster.pid
        assert first is not None
        await asyncio.to_thread(self.cluster.limit_files, processes(first), FULL)
        await asyncio.sleep(2 + dice.random() * 3)
        await asyncio.to_thread(self.cluster.limit_files, processes(first), None)
        await asyncio.sleep(0.5)
        if self.cluster.pid is None:
            # It could not write what it must, and has ended itself.
            await asyncio.to_thread(self.cluster.start)

    async def break_something(self, dice: Random) -> str:
        """One of all that, and wait until the host has repaired it."""
        if not self.coming:
            self.coming = dice.sample(BREAKAGES, len(BREAKAGES))
        what = self.coming.pop()
        began = time.perf_counter()
        await what(self, dice)
        if what not in HARMLESS:
            await self.ready()
            self.down.append((began, time.perf_counter() + SETTLING))
        name = what.__name__
        self.happened[name] = self.happened.get(name, 0) + 1
        return name

    # ---------------------------------------------------------------- who is who

    def _those(self, wanted: Callable[[int, int, str], bool]) -> list[int]:
        assert self.process is not None
        pids = []
        for pid in processes(self.process.pid):
            with suppress(OSError):
                parent = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
                if wanted(pid, parent, Path(f"/proc/{pid}/cmdline").read_text()):
                    pids.append(pid)
        return pids

    def _serves(self, pid: int, parent: int, command: str) -> bool:
        assert self.process is not None
        return parent == self.process.pid and "spawn_main" in command

    def _helps(self, pid: int, parent: int, command: str) -> bool:
        return "spawn_main" in command and not self._serves(pid, parent, command)


BREAKAGES: tuple[Breakage, ...] = (
    Host.kill_the_server,
    Host.kill_a_worker,
    Host.kill_a_bot,
    Host.put_a_bot_to_sleep,
    Host.kill_the_database,
    Host.fill_the_disk,
)
HARMLESS = (Host.kill_a_bot, Host.put_a_bot_to_sleep)
"""What nobody may notice who does not play with that bot."""


def _signal(pid: int, which: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, which)

"""Load: many tables of La Famiglia on one server, played by a second process. `make bench-server`.

Every action is timed from its sending until all seats of its table have it. Nothing may be lost: at the end every seat
has every entry, and the log has every acknowledged action once.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import httpx
import uvloop
from playing import BotClub, Club, Seat
from rich.console import Console
from rich.table import Table as Sheet
from run import compiled

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.server.postgres import postgres

from trinacria.bots.search import HardBot

SEATS = 4
SETTLING_SECONDS = 2.0
LAYING_AT_ONCE = 20
BOT = "hard"
WARMING_THOUGHTS = 3
TRIP = 0.1
"""Seconds for a bot's answer to get to the players."""
WITH_BOTS, WITH_BOTS_RATE = 50, 60.0
"""Tables, and actions a second among them, that play while the bots of another one think."""


AnyClub = TypeVar("AnyClub", bound=Club)


@dataclass(frozen=True)
class Figures:
    """What came of a run."""

    name: str
    tables: int
    clients: int
    actions: int
    seconds: float
    lost: int
    delays: list[float]
    megabytes: float
    server_load: float
    player_load: float
    thoughts: list[float]
    """How long the bots took, if there were any: from the entry before to the receipt of theirs."""

    @property
    def server_cost(self) -> float:
        """What an action costs the server, in milliseconds of one core."""
        return self.server_load * self.seconds / self.actions * 1000

    @property
    def player_cost(self) -> float:
        """The same for the players."""
        return self.player_load * self.seconds / self.actions * 1000

    def at(self, share: float) -> float:
        """The delay that this share of the actions does not exceed, in milliseconds."""
        return quantile(self.delays, share) * 1000


def quantile(values: list[float], share: float) -> float:
    """What this share of the values does not exceed."""
    return statistics.quantiles(values, n=1000, method="inclusive")[round(share * 1000) - 1]


@contextmanager
def serving(database: str, workers: int, package: Path | None) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and process id. `package`: where the compiled form lies."""
    command = [sys.executable, "-c", "from trinacria.cli.main import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--no-open", "--database", database, "--workers", str(workers), "--no-limits"],
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
        env={**os.environ, "PYTHONPATH": str(package)} if package is not None else None,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
        process.stdout.close()


@contextmanager
def on_sqlite(package: Path | None) -> Iterator[tuple[str, int]]:
    """A server over a new file."""
    with (
        tempfile.TemporaryDirectory(prefix="trinacria-bench-") as folder,
        serving(f"sqlite:///{folder}/tables.db", 1, package) as found,
    ):
        yield found


async def lay(address: str, tables: int, delays: list[float], stack: AsyncExitStack) -> list[Club]:
    """Tables with everybody connected and the games begun."""
    places = asyncio.Semaphore(LAYING_AT_ONCE)

    async def one(http: httpx.AsyncClient, number: int) -> Club:
        async with places:
            return await sit(http, Club("", delays, random.Random(number)), ["me"] * SEATS, stack)

    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        for _ in range(200):
            try:
                await http.get("/api/v1/about")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        clubs = await asyncio.gather(*(one(http, number) for number in range(tables)))
    for club in clubs:
        club.start()
        await asyncio.sleep(0.005)
    await until(lambda: all(seat.seq >= 2 for club in clubs for seat in club.seats))
    return clubs


async def lay_for_bots(address: str, stack: AsyncExitStack) -> list[float]:
    """A table of hard bots and one person, with its game begun: how long the bots will have thought."""
    thoughts: list[float] = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        club = await sit(http, BotClub("", [], random.Random(0)), ["me", *[BOT] * (SEATS - 1)], stack)
    club.start()
    # The first answers wait for the process of the bots.
    await until(lambda: len(club.delays) >= WARMING_THOUGHTS)
    club.delays = thoughts
    return thoughts


async def sit(http: httpx.AsyncClient, club: AnyClub, chairs: list[str], stack: AsyncExitStack) -> AnyClub:
    """A new table: people are connected to their chairs, bots are not."""
    wishes = [{"kind": one} if one == "me" else {"kind": "bot", "bot": one} for one in chairs]
    answer = await http.post(
        "/api/v1/tables", json={"settings": {"game": "lafamiglia", "mode": "2v2"}, "chairs": wishes}
    )
    answer.raise_for_status()
    made = answer.json()
    club.id = made["table"]
    assert http.base_url.port is not None
    for secret in made["seats"]:
        seat = Seat(club)
        path = f"/api/v1/tables/{club.id}/socket"
        await seat.connect(http.base_url.host, http.base_url.port, path, secret["token"])
        assert seat.line is not None
        stack.callback(seat.line.close)
        club.seats.append(seat)
    await until(lambda: all(seat.seq >= 1 for seat in club.seats))
    return club


async def until(done: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


async def play(clubs: list[Club], rate: float, seconds: float) -> float:
    """So many actions a second among all tables, evenly; how long it took."""
    began = time.perf_counter()
    due, number = 0, 0
    while (now := time.perf_counter() - began) < seconds:
        while due <= now * rate:
            for _ in range(len(clubs)):
                number = (number + 1) % len(clubs)
                if not clubs[number].busy and clubs[number].act():
                    due += 1
                    break
            else:
                # Every table waits for the server: it is behind.
                break
        await asyncio.sleep(0.001)
    return time.perf_counter() - began


async def run(
    name: str, address: str, pid: int, tables: int, rate: float, seconds: float, bots: bool = False
) -> Figures:
    """One run against a running server."""
    delays: list[float] = []
    async with AsyncExitStack() as stack:
        clubs = await lay(address, tables, delays, stack)
        thoughts = await lay_for_bots(address, stack) if bots else []
        await asyncio.sleep(SETTLING_SECONDS)
        gc.collect()
        gc.freeze()
        before, mine = cpu_seconds(pid), time.process_time()
        took = await play(clubs, rate, seconds)
        server_load, player_load = (cpu_seconds(pid) - before) / took, (time.process_time() - mine) / took
        sent = sum(club.count for club in clubs)
        with suppress(TimeoutError):
            await until(lambda: len(delays) == sent, 10)
        megabytes = peak_megabytes(pid)
        acknowledged = sum(len([id for id in seat.answered if id != "start"]) for club in clubs for seat in club.seats)
        short = sum(max(other.seq for other in club.seats) - seat.seq for club in clubs for seat in club.seats)
        lost = (sent - len(delays)) + (sent - acknowledged) + short
        clients = sum(len(club.seats) for club in clubs)
        refused = [key for club in clubs for seat in club.seats for key in seat.refused]
        assert not refused, f"{len(refused)} refused: {set(refused)}"
    gc.unfreeze()
    return Figures(name, tables, clients, sent, took, lost, delays, megabytes, server_load, player_load, thoughts)


def processes(pid: int) -> list[int]:
    """A process and all its descendants."""
    pids = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(rest[1]) in pids:
            pids.append(int(path.parent.name))
    return pids


def cpu_seconds(pid: int) -> float:
    """The time that a process and its descendants have computed."""
    total = 0
    for one in processes(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def peak_megabytes(pid: int) -> float:
    """The most memory that a process and its descendants have held."""
    total = 0
    for one in processes(pid):
        status = Path(f"/proc/{one}/status").read_text()
        total += next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")), 0)
    return total / 1024


def report(runs: list[Figures]) -> None:
    """A table of all runs."""
    sheet = Sheet(title="Tables of La Famiglia on one machine: server and players share its cores")
    for head in (
        "",
        "tables",
        "clients",
        "actions/s",
        "lost",
        "p50 ms",
        "p99 ms",
        "max ms",
        "server MB",
        "server cores",
        "ms/action",
        "of players",
    ):
        sheet.add_column(head, justify="right" if head else "left")
    for one in runs:
        sheet.add_row(
            one.name,
            f"{one.tables}",
            f"{one.clients}",
            f"{one.actions / one.seconds:.0f}",
            f"{one.lost}",
            f"{one.at(0.5):.1f}",
            f"{one.at(0.99):.1f}",
            f"{max(one.delays) * 1000:.0f}",
            f"{one.megabytes:.0f}",
            f"{one.server_load:.2f}",
            f"{one.server_cost:.2f}",
            f"{one.player_cost:.2f}",
        )
    console = Console(width=140)
    console.print(sheet)
    for one in runs:
        if one.thoughts:
            console.print(
                f"{one.name}: {len(one.thoughts)} answers of {BOT} bots within {max(one.thoughts):.2f} s, half of them "
                f"within {quantile(one.thoughts, 0.5):.2f} s; they may think for {HardBot.limit} s"
            )


def main() -> int:
    """SQLite with one process, beside bots that think, then PostgreSQL with two workers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", choices=("sqlite", "bots", "postgresql"))
    parser.add_argument("--interpreted", action="store_true", help="serve without compiled rules")
    parser.add_argument("--package", type=Path, help="serve the package in this folder, to compare two of them")
    wish = parser.parse_args()
    package = None if wish.interpreted else wish.package or compiled()
    runs = []
    if wish.only in (None, "sqlite"):
        with on_sqlite(package) as (address, pid):
            runs.append(uvloop.run(run("SQLite, 1 process", address, pid, wish.tables, wish.rate, wish.seconds)))
    if wish.only in (None, "bots"):
        load = WITH_BOTS, WITH_BOTS_RATE, wish.seconds
        with on_sqlite(package) as (address, pid):
            runs.append(uvloop.run(run("SQLite, beside bots", address, pid, *load, bots=True)))
    if wish.only in (None, "postgresql"):
        with postgres(durable=True) as database, serving(database, 2, package) as (address, pid):
            runs.append(uvloop.run(run("PostgreSQL, 2 workers", address, pid, wish.tables, wish.rate, wish.seconds)))
    report(runs)
    kept = all(one.lost == 0 and one.at(0.99) < 100 and one.megabytes < 1024 for one in runs)
    kept = kept and all(max(one.thoughts, default=0.0) < HardBot.limit + TRIP for one in runs)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

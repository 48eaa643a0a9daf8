"""Everything breaks at once: `make chaos`.

Fifty tables of people and bots play on PostgreSQL with two workers, while the server, its workers, its bots and its
database are killed at random, the disk is full, and strangers flood, hand in archives and files that nobody can open,
send headers without end, and ask for reviews from twenty addresses. At the end nothing that was acknowledged may be
lost or doubled, every table must go on, the memory must be back where it was, and an action of somebody who has nothing
to do with it must have been acknowledged within 250 ms in 99 of 100 cases, except while the server or its database did
not run.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from attacking import attacking
from breaking import Host
from server import quantile
from support.server.postgres import cluster
from support.server.socket_player import Player, lay_table

from trinacria.server.store import open_database
from trinacria.server.work.workers import IDLE_AFTER

TABLES = 50
WORKERS = 2
ATTACKERS = 4
MOST = 0.25
"""Seconds within which 99 of 100 actions must be acknowledged."""
MORE = 300
"""Megabytes that the server may hold more at the end than before the attacks."""
PACE = 0.7
"""Seconds that a person thinks."""
QUICK = 0.2
"""The same for anyone who has nothing to do with it, so that there is much to measure."""
PATIENCE = 180.0
KINDS = (
    ("famiglia", ["me", "me"]),
    ("famiglia", ["me", "normal"]),
    ("lafamiglia", ["me", "me", "me", "me"]),
    ("lafamiglia", ["me", "greedy", "me", "easy"]),
)
"""Who sits at the tables, by turns."""
PASSING = ("table-error-stale", "table-error-store", "table-error-fault", "table-error-flood")
"""Refusals after which an action is tried again."""


@dataclass
class Club:
    """People who play at one table after the other."""

    host: Host
    number: int
    pace: float = PACE
    delays: list[tuple[float, float]] | None = None
    """When an action was sent, and how long it took until it was acknowledged, where somebody wants to know."""
    players: list[Player] = field(default_factory=list)
    before: list[list[Player]] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    async def play(self, leaving: asyncio.Event) -> None:
        """Until told to leave."""
        while not leaving.is_set():
            async with AsyncExitStack() as stack:
                await self._sit(stack)
                await asyncio.gather(*(self._play(player, leaving) for player in self.players))
            self.before.append(self.players)

    async def go_on(self) -> None:
        """Come back to the last table, and see that it goes on: to its end, or five entries further."""
        seen = max(player.seq for player in self.players)
        enough = asyncio.Event()
        async with AsyncExitStack() as stack:
            for player in self.players:
                player.farewell = None
                await stack.enter_async_context(player)
            playing = [asyncio.create_task(self._play(player, enough)) for player in self.players]
            first = self.players[0]
            await first.until(lambda: first.over or first.seq >= seen + 5)
            enough.set()
            await asyncio.gather(*playing)

    async def _sit(self, stack: AsyncExitStack) -> None:
        game, chairs = KINDS[self.number % len(KINDS)]
        wishes: list[dict[str, Any]] = [
            {"kind": "me"} if one == "me" else {"kind": "bot", "bot": one} for one in chairs
        ]
        source = f"127.0.1.{self.number + 1}"
        made = await self._lay(game, wishes)
        self.players = [
            Player(self.host.base, made["table"], seat["token"], source=source, wait=PATIENCE) for seat in made["seats"]
        ]
        for player in self.players:
            await stack.enter_async_context(player)
        while (answer := await self.players[0].ask("start"))["type"] != "done":
            if answer["key"] == "table-error-started":
                # It was stored, but the answer said that it could not be.
                break
            assert answer["key"] in PASSING, answer
            await asyncio.sleep(0.5)

    async def _lay(self, game: str, wishes: list[dict[str, Any]]) -> dict[str, Any]:
        while True:
            try:
                return await lay_table(self.host.base, game, wishes)
            except httpx.HTTPError:
                await asyncio.sleep(0.5)

    async def _play(self, player: Player, leaving: asyncio.Event) -> None:
        dice = Random(f"{player.table} {player.token}")
        while not leaving.is_set():
            try:
                async with asyncio.timeout(2):
                    await player.until(lambda: bool(player.options) or player.over)
            except TimeoutError:
                # Somebody else's turn.
                continue
            if player.over:
                return
            await asyncio.sleep(self.pace * (0.5 + dice.random()))
            actions = player.options
            if not actions:
                continue
            lasting = [one for one in actions if one != "pass"] or actions
            began, seq = time.perf_counter(), player.seq
            answer = await player.ask("play", version=seq, action=dice.choice(lasting))
            if self.delays is not None:
                self.delays.append((began, time.perf_counter() - began))
            if answer["type"] == "done":
                await player.reach(seq + 1)
            else:
                assert answer["key"] in PASSING, answer
                self.refused[answer["key"]] += 1
                await asyncio.sleep(0.3)

    @property
    def tables(self) -> list[list[Player]]:
        """The players of every table they sat at."""
        return [players for players in [*self.before, self.players] if players]


@dataclass
class Findings:
    """What came of it."""

    seconds: float
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0
    stuck: list[str] = field(default_factory=list)
    before: float = 0.0
    after: float = 0.0
    """Megabytes that the server held before the attacks, and some time after."""
    delays: list[float] = field(default_factory=list)
    """Of those who have nothing to do with it, while everything ran."""


async def finish_a_game(host: Host) -> str:
    """A long game to its end, for those who will read and review it again and again."""
    made = await lay_table(host.base, "lafamiglia", [{"kind": "bot", "bot": "random"}] * 4)
    async with Player(host.base, made["table"], made["host"], wait=PATIENCE) as player:
        assert (await player.ask("start"))["type"] == "done"
        await player.until(lambda: player.over)
    return str(made["table"])


async def use_everything(host: Host, over: str) -> None:
    """Have every kind of work done once in each process that serves: what they start for it stays."""
    async with httpx.AsyncClient(base_url=f"{host.base}/api/v1", trust_env=False, timeout=PATIENCE) as http:
        seat = (await http.get(f"/tables/{over}")).raise_for_status().json()["chairs"][0]["seat"]
        for _ in range(4 * WORKERS):
            fresh = {"connection": "close"}
            await http.post("/packs/archive", json={"game": "lafamiglia", "archive": ""}, headers=fresh)
            await http.get(f"/tables/{over}/steps", params={"seat": "all", "count": 50}, headers=fresh)
            await http.get(f"/tables/{over}/lessons", params={"seat": seat}, headers=fresh)


async def run(host: Host, tables: int, seconds: float, seed: str, console: Console) -> Findings:
    """Play, break and flood for so long; then look what is left."""
    dice, leaving = Random(seed), asyncio.Event()
    await host.ready()
    over = await finish_a_game(host)
    await use_everything(host, over)
    clubs = [Club(host, number) for number in range(tables)]
    witness = Club(host, 0, QUICK, [])
    playing = [asyncio.create_task(club.play(leaving)) for club in (*clubs, witness)]
    async with asyncio.timeout(PATIENCE):
        while not all(club.players and club.players[0].seq >= 2 for club in clubs):
            await asyncio.sleep(0.1)
    began, before = time.perf_counter(), host.megabytes()
    with attacking(host.base, [club.players[0].table for club in clubs], over, ATTACKERS) as end:
        while (now := time.perf_counter() - began) < seconds:
            await asyncio.sleep(min(5 + 10 * dice.random(), seconds - now))
            console.print(f"{time.perf_counter() - began:4.0f} s  {await host.break_something(dice)}")
            for task in playing:
                if task.done():
                    task.result()
        attacks, answers = await asyncio.to_thread(end)
    leaving.set()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    console.print(f"attacks: {dict(attacks)}")
    console.print(f"answers to them: {dict(sorted(answers.items()))}")
    console.print(f"refused to players: {dict(sum((club.refused for club in clubs), Counter()))}")
    findings = Findings(time.perf_counter() - began, before=before)
    assert witness.delays is not None
    findings.delays = [took for at, took in witness.delays if not host.was_down(at, at + took)]
    await check(host, [*clubs, witness], findings)
    findings.after = await settled(host, before)
    return findings


async def settled(host: Host, before: float) -> float:
    """What the server holds when all have gone, and those processes that nothing is left to do for."""
    for _ in range(60 + int(IDLE_AFTER)):
        if (now := host.megabytes()) <= before + MORE:
            break
        await asyncio.sleep(1)
    return now


async def check(host: Host, clubs: list[Club], findings: Findings) -> None:
    """Does every table go on, and is everything in the logs that was acknowledged?"""
    await host.ready()
    ends = await asyncio.gather(*(one.go_on() for one in clubs), return_exceptions=True)
    for club, end in zip(clubs, ends, strict=True):
        if end is not None:
            findings.stuck.append(f"table {club.players[0].table} ({KINDS[club.number % len(KINDS)]}): {end!r}")
    store = open_database(host.cluster.address)
    await store.open()
    try:
        for players in (players for club in clubs for players in club.tables):
            findings.tables += 1
            stored = Counter((entry.asked, entry.seq) for entry in await store.entries(players[0].table) if entry.asked)
            findings.doubled += sum(count - 1 for count in Counter(asked for asked, _ in stored).values())
            for player in players:
                chair = player.screen["you"]["chair"]
                answered = [(f"{chair}/{id}", one["seq"]) for id, one in player.answers.items() if one.get("seq")]
                findings.acknowledged += len(answered)
                findings.lost += sum(one not in stored for one in answered)
    finally:
        await store.close()


def report(host: Host, findings: Findings, console: Console) -> bool:
    """The figures, and whether they are good."""
    slow = quantile(findings.delays, 0.99)
    away = sum(until - since for since, until in host.down)
    console.print(f"{findings.seconds:.0f} s, {findings.tables} tables; {dict(sorted(host.happened.items()))}")
    console.print(f"{findings.acknowledged} acknowledged requests: {findings.lost} lost, {findings.doubled} doubled")
    console.print(f"{len(findings.stuck)} tables that do not go on")
    for one in findings.stuck:
        console.print(f"  {one}")
    console.print(
        f"an uninvolved player, {len(findings.delays)} actions outside the {away:.0f} s of repairs: half within "
        f"{quantile(findings.delays, 0.5) * 1000:.0f} ms, 99 of 100 within {slow * 1000:.0f} ms, "
        f"longest {max(findings.delays) * 1000:.0f} ms"
    )
    console.print(f"memory of all its processes: {findings.before:.0f} MB before, {findings.after:.0f} MB after")
    if findings.after > findings.before + MORE:
        return False
    return findings.lost == findings.doubled == len(findings.stuck) == 0 and slow < MOST


def main() -> int:
    """Ten minutes, unless told otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--log", type=Path, help="where the server writes its log")
    wish = parser.parse_args()
    console = Console(width=140)
    with tempfile.TemporaryDirectory(prefix="trinacria-chaos-") as folder, cluster(durable=True) as database:
        host = Host(database, WORKERS, wish.log or Path(folder) / "log")
        host.start()
        try:
            findings = asyncio.run(run(host, wish.tables, wish.seconds, wish.seed, console))
        finally:
            host.stop()
        failures = host.log.read_text().count("Traceback")
        good = report(host, findings, console)
        console.print(f"{failures} tracebacks in the server's log")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

"""A million inputs that nobody thought of, beside a game of two people who notice nothing of it."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support.runs.effort import amount
from support.runs.memory import memory
from support.server.fuzzing.requests import RequestFuzzer
from support.server.fuzzing.sockets import SETTINGS, SocketFuzzer, valid_messages
from support.server.host import serve
from support.server.socket_player import Player, lay_table, random_choice

TESTS = Path(__file__).parents[1]
MEGABYTE = 1_000_000
FUZZED = {
    "messages": amount(4_000, 940_000),
    "requests": amount(800, 45_000),
    "nonsense": amount(300, 15_000),
}
"""How many of each kind: a request takes the server as long as ten messages. A tenth of them come before the memory is
measured."""
PACE = 0.1
"""Seconds that the two people think."""


async def fuzz(port: int, part: float, seed: str) -> dict[str, dict[str, Any]]:
    """All kinds at once, each in a process of its own; what came of it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}

    async def send(kind: str, count: int) -> tuple[str, dict[str, Any]]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "support.server.fuzzing", kind, str(port), str(count), f"{seed} {kind}"),
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        assert process.stdout is not None
        told = await process.stdout.read()
        assert await process.wait() == 0, kind
        return kind, json.loads(told)

    return dict(await asyncio.gather(*(send(kind, int(count * part)) for kind, count in FUZZED.items())))


class Pair:
    """Two people who play one game after the other, and are never refused a legal move."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.moves = 0
        self.longest = 0.0

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            made = await lay_table(self.base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
            first, second = [Player(self.base, made["table"], seat["token"]) for seat in made["seats"]]
            async with first, second:
                assert (await first.ask("start"))["type"] == "done"
                await asyncio.gather(*(self._play(player) for player in (first, second)))
                assert (first.connections, second.connections) == (1, 1), "a connection was lost"

    async def _play(self, player: Player) -> None:
        choose = random_choice(self.moves)
        while True:
            await player.until(lambda: bool(player.options) or player.over)
            if player.over:
                return
            seq, began = player.seq, time.perf_counter()
            answer = await player.play(choose(player.screen, player.options))
            self.longest = max(self.longest, time.perf_counter() - began)
            assert answer["type"] == "done", answer
            self.moves += 1
            await player.reach(seq + 1)
            await asyncio.sleep(PACE)


async def test_fuzzed_inputs_disturb_nobody(tmp_path: Path, record_property: Any) -> None:
    log = tmp_path / "log"
    with serve(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--log", "plain", log=log) as (base, process):
        port, pair, began = int(base.rpartition(":")[2]), Pair(base), time.monotonic()
        playing = asyncio.create_task(pair.play())
        first = await fuzz(port, 0.1, "first")
        before = memory(process.pid)
        then = await fuzz(port, 0.9, "then")
        after = memory(process.pid)
        assert not playing.done(), playing.exception()
        playing.cancel()
        sent = sum(told["sent"] for run in (first, then) for told in run.values())
        took = time.monotonic() - began
    for run in (first, then):
        for kind, told in run.items():
            assert told["faults"] == [], (kind, told["faults"])
    assert sent >= sum(FUZZED.values()) - 3
    assert pair.moves > 0
    written = log.read_text()
    assert "Traceback" not in written, written[-3000:]
    record_property(
        "figure",
        f"fuzz: {sent} inputs in {took:.0f} s, {pair.moves} honest moves, the longest {pair.longest * 1000:.0f} ms, "
        f"memory {before // MEGABYTE} MB, then {after // MEGABYTE} MB; "
        f"{ {kind: told.get('statuses', told['connections']) for kind, told in then.items()} }",
    )
    assert after - before < 100 * MEGABYTE


@pytest.mark.parametrize("kind", FUZZED)
async def test_the_same_seed_sends_the_same(kind: str) -> None:
    """Only then a fault that was found once can be found again."""

    def made(seed: str) -> list[bytes]:
        if kind == "messages":
            fuzzer = SocketFuzzer(0, seed)
            corpus = valid_messages(SETTINGS[1], ["pass"], 1)
            return [fuzzer._frames(fuzzer.mutator.text(fuzzer.dice.choice(corpus))) for _ in range(300)]
        other = RequestFuzzer(0, seed)
        return [other._request() if kind == "requests" else other._nonsense() for _ in range(300)]

    assert made("a") == made("a")
    assert made("a") != made("b")

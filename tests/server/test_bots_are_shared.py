"""Bots are shared: who asks much waits alone, and a bot that sleeps or dies costs its own decision alone."""

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.host import serve
from support.server.running import PATIENCE, Client, Refused, Running, serving
from support.server.socket_player import Player, first
from support.server.work import die, sleep_in, stop

from trinacria.server.live import bot_turns
from trinacria.server.ops import limits
from trinacria.server.work.calls import WorkerDied, WorkFailed, call
from trinacria.server.work.fair_queue import FOR_NOBODY, FairQueue, Ticket, Unwanted
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.workers import Workers, bot_processes

HARD = {"kind": "bot", "bot": "hard"}
CLOSES_AND_DIES = """
import os, signal
from trinacria.server.work.workers import Workers

workers = Workers(2)
for _ in range(2):
    workers._free.pop().start().result()
workers.close()
os.kill(os.getpid(), signal.SIGTERM)
"""


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


async def test_patience_counts_from_the_start_of_the_work(workers: Workers) -> None:
    """Ten who wait longer together than one may take alone: all are answered."""
    await workers.do(Ticket(), call(sleep_in, 0.0))
    found = await asyncio.gather(*(workers.do(Ticket(), call(sleep_in, 0.3), 2.5) for _ in range(10)))
    assert len(set(found)) == 1


async def test_what_sleeps_dies_or_breaks_costs_only_itself(workers: Workers, caplog: pytest.LogCaptureFixture) -> None:
    asked = [
        workers.do(Ticket("a"), call(sleep_in, 0.0)),
        workers.do(Ticket("a"), call(sleep_in, 600.0), 0.5),
        workers.do(Ticket("a"), call(sleep_in, 0.0)),
        workers.do(Ticket("a"), call(die)),
        workers.do(Ticket("a"), call(stop)),
        workers.do(Ticket("a"), call(sleep_in, 0.0)),
    ]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in found] == [int, TimeoutError, int, WorkerDied, WorkFailed, int]


async def test_work_that_is_given_up_fails_without_a_word(workers: Workers) -> None:
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told["message"]))
    with pytest.raises(TimeoutError):
        await workers.do(Ticket(), call(sleep_in, 600.0), 0.5)
    # By the next answer the process that slept is gone.
    await workers.do(Ticket(), call(sleep_in, 0.0))
    gc.collect()
    assert complaints == []


async def test_whoever_goes_away_leaves_nothing_behind(workers: Workers) -> None:
    starting = asyncio.create_task(workers.do(Ticket(), call(sleep_in, 0.0)))
    await asyncio.sleep(0)
    starting.cancel()
    await workers.do(Ticket(), call(sleep_in, 0.0))
    gone = asyncio.create_task(workers.do(Ticket(), call(sleep_in, 0.5), 10.0))
    waiting = asyncio.create_task(workers.do(Ticket(), call(sleep_in, 0.0), 10.0))
    await asyncio.sleep(0.1)
    gone.cancel()
    assert isinstance(await waiting, int)


def test_a_program_that_ends_right_after_its_workers_leaves_nothing_behind() -> None:
    """As a server does: Python would complain in its log of what the workers shared with it."""
    ended = subprocess.run([sys.executable, "-c", CLOSES_AND_DIES], stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (-signal.SIGTERM, "")


async def test_addresses_take_turns() -> None:
    turns, order = FairQueue(1), list[str]()

    async def pass_through(whose: str) -> None:
        async with turns.turn(Ticket(whose)):
            order.append(whose)
            await asyncio.sleep(0)

    async with turns.turn(Ticket("first")):
        crowd = [asyncio.create_task(pass_through("crowd")) for _ in range(50)]
        await asyncio.sleep(0)
        alone = asyncio.create_task(pass_through("alone"))
        await asyncio.sleep(0)
        crowd[3].cancel()
        await asyncio.sleep(0)
        assert (turns.waiting("crowd"), turns.waiting("alone")) == (49, 1)
    await asyncio.gather(*crowd, alone, return_exceptions=True)
    assert order.index("alone") <= 1
    assert order.count("crowd") == 49
    async with turns.turn(Ticket("last")):
        assert turns.waiting("crowd") == 0


async def test_those_for_whom_somebody_waits_come_first() -> None:
    turns, order, here = FairQueue(1), list[str](), {"late": False}

    async def pass_through(whose: str) -> None:
        async with turns.turn(Ticket(whose, urgent=lambda: here.get(whose, whose == "here"))):
            order.append(whose)

    async with turns.turn(Ticket("first")):
        waiting = [asyncio.create_task(pass_through(f"nobody {number}")) for number in range(40)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(pass_through(whose)) for whose in (*["here"] * 6, "late")]
        await asyncio.sleep(0)
        here["late"] = True
    await asyncio.gather(*waiting)
    assert len(order) == 47
    # Those who are here, and somebody who has come meanwhile, wait for one of the others in four turns.
    assert [whose[:6] for whose in order[:9]].count("nobody") == 9 // FOR_NOBODY
    assert "late" in order[:3]


async def test_what_nobody_wants_when_its_turn_comes_is_not_begun() -> None:
    turns = FairQueue(1)
    with pytest.raises(Unwanted):
        async with turns.turn(Ticket(begin=lambda: False)):
            raise AssertionError
    async with turns.turn(Ticket()):
        pass


@pytest.fixture
async def crowded(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with limits whose bots share one process and may think for two seconds."""
    thinkers = Thinkers(bot_processes(1), patience=2.0)
    async with serving(f"sqlite:///{tmp_path}/t.db", thinkers, limited=True) as server:
        yield server


async def begin(server: Running, bot: str = "random") -> Client:
    """A person against a bot that begins."""
    made = await server.create("famiglia", [bot, "me"], places="fixed")
    (client,) = await server.sit(made)
    await client.ask("start")
    return client


def process_of(server: Running) -> int:
    """The process in which the bots think; one that was killed is missing until a bot is asked again."""
    pool = server.thinkers._workers._pool
    assert isinstance(pool, Workers)
    (worker,) = pool._all
    if worker._pool is None:
        raise ProcessLookupError
    return next(iter(worker._pool._processes))


async def test_a_sleeping_bot_costs_its_own_decision_and_the_table_says_it_is_busy(
    crowded: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "BUSY_AFTER", 0.5)
    patience, crowded.thinkers._patience = crowded.thinkers._patience, 600.0
    warm = await begin(crowded)
    await warm.until(lambda: warm.options)
    crowded.thinkers._patience = patience
    os.kill(process_of(crowded), signal.SIGSTOP)
    clients = [await begin(crowded) for _ in range(6)]
    # The first is played for after its two seconds; the others are asked then, in a new process.
    for client in clients:
        await client.until(lambda: client.options)  # noqa: B023
    told = [one["busy"] for client in clients for one in client.messages if one["type"] == "bots"]
    assert told
    assert sum(told) == len(told) / 2
    assert all("queue" in one["message"] for client in clients for one in client.messages if one.get("busy"))


async def test_whoever_comes_while_bots_are_busy_is_told(crowded: Running) -> None:
    crowded.thinkers._patience = 600.0
    warm = await begin(crowded)
    await warm.until(lambda: warm.options)
    stopped = process_of(crowded)
    os.kill(stopped, signal.SIGSTOP)
    first_one, second = await begin(crowded), await begin(crowded)
    await second.until(lambda: any(one["type"] == "bots" and one["busy"] for one in second.messages))
    late = await crowded.join(second.table, lang="it")
    await late.until(lambda: any("coda" in one.get("message", "") for one in late.messages))
    os.kill(stopped, signal.SIGCONT)
    await late.until(lambda: late.messages[-1]["type"] != "bots" or not late.messages[-1]["busy"])
    for client in (first_one, second):
        await client.until(lambda: client.options)  # noqa: B023


async def test_bots_whose_process_is_killed_think_again(crowded: Running) -> None:
    client = await begin(crowded)

    def played() -> int:
        return [one.get("what", {}).get("by") for one in client.entries].count("bot")

    for _ in range(3):
        before = played()
        # A person may have to decide several times before the bot must again.
        while played() == before and client.status != "over":
            await client.until(lambda: client.options or client.status == "over" or played() > before)  # noqa: B023
            if client.options and played() == before:
                # One that was killed stays so until a bot is asked again.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process_of(crowded), signal.SIGKILL)
                # Never to pass, where there is a choice: two passes end the game.
                await client.play(client.options[0])
    assert played() >= 3


async def test_an_address_has_only_so_many_tables_with_bots(crowded: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BOT_TABLES", 2)
    one = await crowded.create("famiglia", ["me", "random"])
    await crowded.create("famiglia", ["me", "random"])
    body = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "bot"}]}
    refused = await crowded.post("/tables", body, 429)
    assert refused["key"] == "table-error-bots-many"
    (host,) = await crowded.sit(await crowded.create("famiglia", ["me", "open"]))
    with pytest.raises(Refused, match="table-error-bots-many"):
        await host.ask("seat_bot", chair="2", bot="random")
    (client,) = await crowded.sit(one)
    await client.ask("seat_bot", chair="2", bot="greedy")


async def test_an_address_has_only_so_many_hints(crowded: Running) -> None:
    # However busy the machine is, it is the number that counts.
    crowded.thinkers._patience = PATIENCE
    made = await crowded.create("famiglia", ["me", "random"], places="fixed")
    (client,) = await crowded.sit(made)
    await client.ask("start")
    for _ in range(limits.HINTS.at_once):
        await client.ask("hint")
    # The test's clock stands still: none is given meanwhile.
    for _ in range(5):
        with pytest.raises(Refused, match="table-error-hints-many"):
            await client.ask("hint")


async def test_a_person_does_not_wait_for_the_bots_of_another_address(tmp_path: Path) -> None:
    """Twenty tables of hard bots from one address, on a real server; somebody else's bot answers between them."""
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        async with (
            httpx.AsyncClient(
                base_url=base, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2"), timeout=PATIENCE
            ) as crowd,
            httpx.AsyncClient(base_url=base, timeout=PATIENCE) as alone,
            AsyncExitStack() as stack,
        ):
            crowded = []
            for _ in range(20):
                made = await create_table(crowd, "hard")
                player = Player(base, made["table"], made["seats"][0]["token"])
                await stack.enter_async_context(player)
                crowded.append(player)
                assert (await player.ask("start"))["type"] == "done"
            made = await create_table(alone, "easy")
            player = Player(base, made["table"], made["seats"][0]["token"], wait=PATIENCE)
            await stack.enter_async_context(player)
            began = time.monotonic()
            assert (await player.ask("start"))["type"] == "done"
            await player.play_on(first, lambda: count_bots(player) >= 3)
            waited = time.monotonic() - began
            thought = sum(count_bots(one) for one in crowded)
            assert count_bots(player) >= 3
            # By turns: about one of theirs between two of ours; by the order of coming it would be forty.
            assert thought <= 12, f"{thought} of theirs in {waited:.1f} s"


@pytest.mark.slow
async def test_a_player_does_not_wait_for_tables_that_nobody_sits_at(tmp_path: Path) -> None:
    """Twenty addresses leave tables of hard bots alone, on a real server; whoever sits at a table is answered first."""
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as alone:
            for number in range(2, 22):
                source = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number}")
                async with httpx.AsyncClient(base_url=base, transport=source, timeout=PATIENCE) as http:
                    wanted = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [HARD, HARD]}
                    made = (await http.post("/api/v1/tables", json=wanted)).raise_for_status().json()
                async with Player(base, made["table"], made["host"]) as host:
                    assert (await host.ask("start"))["type"] == "done"
            made = await create_table(alone, "easy")
            async with Player(base, made["table"], made["seats"][0]["token"], wait=PATIENCE) as player:
                before = await count_thoughts(alone, "hard")
                assert (await player.ask("start"))["type"] == "done"
                await player.play_on(first, lambda: count_bots(player) >= 3)
                assert count_bots(player) >= 3
                # The one that is being thought of, and now and then another one; by addresses it would be a hundred.
                assert await count_thoughts(alone, "hard") - before <= 18


async def count_thoughts(http: httpx.AsyncClient, bot: str) -> int:
    """How often a bot has thought."""
    for line in (await http.get("/metrics")).raise_for_status().text.splitlines():
        if line.startswith("trinacria_bot_seconds_count") and f'"{bot}"' in line:
            return int(float(line.split()[-1]))
    return 0


async def create_table(http: httpx.AsyncClient, bot: str) -> dict[str, Any]:
    """A table on which a bot begins."""
    wanted = {
        "settings": {"game": "famiglia", "mode": "", "places": "fixed"},
        "chairs": [{"kind": "bot", "bot": bot}, {"kind": "me"}],
    }
    return dict((await http.post("/api/v1/tables", json=wanted)).raise_for_status().json())


def count_bots(player: Player) -> int:
    """How often bots have played."""
    return sum((what or {}).get("by") == "bot" for what in player.story.values())

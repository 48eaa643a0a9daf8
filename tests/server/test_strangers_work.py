"""Work that strangers bring has limits of its own, and nobody else waits for it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from support.server.running import Running
from support.server.work import die, fill_memory, sleep_in, spin

from trinacria.server.work import fair_queue, strikes
from trinacria.server.work.calls import WorkerDied, call
from trinacria.server.work.fair_queue import Bounds, FairQueue, QueueFull, Ticket
from trinacria.server.work.strangers import StrangersWork
from trinacria.server.work.strikes import Strikes
from trinacria.server.work.workers import (
    MIB,
    Allowance,
    Workers,
    pack_processes,
    reader_processes,
    review_processes,
    trial_processes,
)
from trinacria.table.refusal import Busy, Refusal, TooMany

BOUNDS = Bounds(each=4, all=6, longest=600.0)
SHORT = Allowance(1.0, 256 * MIB)
PATIENCE = 300.0


@contextlib.contextmanager
def refused_by(kind: type[Refusal], key: str) -> Iterator[None]:
    with pytest.raises(kind) as refused:
        yield
    assert refused.value.key == key


@contextlib.asynccontextmanager
async def working(
    count: int = 2, allowance: Allowance = SHORT, bounds: Bounds = BOUNDS
) -> AsyncIterator[StrangersWork]:
    pool = Workers(count, allowance=allowance, bounds=bounds)
    yield StrangersWork(pool, PATIENCE, "tests")
    pool.close()


async def test_work_that_takes_too_much_processor_is_ended_and_not_tried_again(
    tmp_path: Path,
) -> None:
    async with working() as work:
        with refused_by(Refusal, "table-error-unreadable"):
            await work.do(call(spin, 600.0, str(tmp_path / "begun")), "1.1.1.1")
        assert (tmp_path / "begun").read_text().splitlines() == ["begun"]
        assert isinstance(await work.do(call(spin, 0.1), "1.1.1.1"), int)


async def test_time_on_the_clock_is_not_time_of_the_processor() -> None:
    """A machine that does other things meanwhile makes nobody's honest work too long."""
    async with working() as work:
        assert isinstance(await work.do(call(sleep_in, 1.5), "1.1.1.1"), int)


async def test_who_waits_on_a_busy_machine_is_told_so_and_not_refused_later() -> None:
    """Work that did not get its time on the processor says nothing about who sent it."""
    pool = Workers(2, allowance=SHORT, bounds=BOUNDS)
    work = StrangersWork(pool, 0.2, "tests")
    for _ in range(strikes.MOST + 1):
        with refused_by(Busy, "table-error-busy"):
            await work.do(call(sleep_in, 600.0), "1.1.1.1")
    assert not work._strikes.late("1.1.1.1")
    pool.close()


async def test_what_an_answer_took_is_not_counted_against_the_next() -> None:
    async with working(1) as work:
        found = {await work.do(call(spin, 0.4), "1.1.1.1") for _ in range(5)}
        assert len(found) == 1


async def test_work_that_wants_too_much_memory_is_refused() -> None:
    pool = Workers(1, allowance=SHORT, bounds=BOUNDS)
    with pytest.raises(WorkerDied):
        await pool.do(Ticket(), call(fill_memory, 1024 * MIB), PATIENCE)
    assert await pool.do(Ticket(), call(fill_memory, 64 * MIB), PATIENCE) == 64
    pool.close()


async def test_work_that_ends_its_process_is_not_tried_again() -> None:
    pool = Workers(1, allowance=SHORT, bounds=BOUNDS)
    with pytest.raises(WorkerDied):
        await pool.do(Ticket(), call(die), PATIENCE)
    assert isinstance(await pool.do(Ticket(), call(sleep_in, 0.0), PATIENCE), int)
    pool.close()


@pytest.mark.parametrize("processes", [reader_processes, pack_processes, review_processes, trial_processes])
async def test_all_processes_for_strangers_have_limits(processes: object) -> None:
    assert callable(processes)
    pool = processes()
    assert isinstance(pool, Workers)
    assert pool._turns._bounds is not None
    for worker in pool._all:
        assert worker._allowance is not None
        assert worker._allowance.seconds <= 30
        assert worker._allowance.memory <= 1024 * MIB
    pool.close()


async def test_others_are_answered_while_somebodys_work_runs_into_its_limit() -> None:
    """Three at a time from one address, each of which would take for ever; others have the second process."""
    async with working(allowance=Allowance(3.0, 256 * MIB)) as work:
        await asyncio.gather(*(work.do(call(sleep_in, 0.2), f"3.3.3.{at}") for at in range(2)))
        hostile = [asyncio.create_task(work.do(call(spin, 600.0), "1.1.1.1")) for _ in range(3)]
        await asyncio.sleep(0)
        answered = [await work.do(call(sleep_in, 0.0), "2.2.2.2") for _ in range(10)]
        assert len(set(answered)) == 1
        assert not any(one.done() for one in hostile)
        told = await asyncio.gather(*hostile, return_exceptions=True)
        assert [one.key for one in told if isinstance(one, Refusal)] == ["table-error-unreadable"] * 3
        with refused_by(TooMany, "table-error-too-heavy"):
            await work.do(call(sleep_in, 0.0), "1.1.1.1")
        assert isinstance(await work.do(call(sleep_in, 0.0), "2.2.2.2"), int)


async def test_a_network_of_ipv6_is_one_address() -> None:
    async with working(allowance=Allowance(0.3, 256 * MIB)) as work:
        for at in range(strikes.MOST):
            with refused_by(Refusal, "table-error-unreadable"):
                await work.do(call(spin, 600.0), f"2001:db8::{at}")
        with refused_by(TooMany, "table-error-too-heavy"):
            await work.do(call(sleep_in, 0.0), "2001:db8::ffff")
        assert isinstance(await work.do(call(sleep_in, 0.0), "2001:db8:0:1::1"), int)


def test_strikes_are_forgiven_after_a_while() -> None:
    time = [0.0]
    noted = Strikes(lambda: time[0])
    assert not noted.late("a")
    for _ in range(strikes.MOST):
        noted.note("a")
        time[0] += 1
    assert noted.refused("a")
    assert not noted.late("b")
    time[0] = strikes.FORGIVEN_AFTER
    assert not noted.refused("a")
    assert noted.late("a")
    time[0] = strikes.FORGIVEN_AFTER + strikes.MOST
    assert not noted.late("a")
    assert not noted._noted


def test_only_so_many_strikes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strikes, "MOST_REMEMBERED", 3)
    noted = Strikes(lambda: 0.0)
    for address in "abcad":
        noted.note(address)
    assert [noted.count(address) for address in "abcd"] == [2, 0, 1, 1]


class Crowd:
    """People in a queue, who leave it one by one when they are told to."""

    def __init__(self, turns: FairQueue, late: tuple[str, ...] = ()) -> None:
        self.turns = turns
        self.late = late
        self.inside: list[str] = []
        self.order: list[str] = []
        self.sent_away: list[tuple[str, bool]] = []
        self.go: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, *addresses: str) -> None:
        for address in addresses:
            self.tasks.append(asyncio.create_task(self._pass(address)))
            await asyncio.sleep(0)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def leave(self, address: str) -> None:
        self.go[address].set()
        await self.settle()

    async def _pass(self, address: str) -> None:
        try:
            async with self.turns.turn(Ticket(address, late=lambda: address in self.late)):
                self.inside.append(address)
                self.order.append(address)
                gone = self.go[address] = asyncio.Event()
                await gone.wait()
                self.inside.remove(address)
        except QueueFull as full:
            self.sent_away.append((address, full.own))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def test_an_address_never_holds_all_places() -> None:
    crowd = Crowd(FairQueue(3, BOUNDS))
    await crowd.come("a", "a", "a", "a")
    assert crowd.inside == ["a", "a"]
    await crowd.come("b")
    assert crowd.inside == ["a", "a", "b"]
    await crowd.leave("b")
    assert crowd.inside == ["a", "a"]
    await crowd.end()
    async with crowd.turns.turn(Ticket("c")), crowd.turns.turn(Ticket("d")), crowd.turns.turn(Ticket("e")):
        assert not crowd.turns._waiting


async def test_late_ones_come_after_everybody_else_and_never_hold_all_places() -> None:
    crowd = Crowd(FairQueue(2, BOUNDS), late=("x", "y"))
    await crowd.come("x", "y")
    assert crowd.inside == ["x"]
    await crowd.come("a", "y", "b")
    assert crowd.inside == ["x", "a"]
    await crowd.leave("x")
    assert crowd.inside == ["a", "b"]
    await crowd.leave("a")
    assert crowd.inside == ["b", "y"]
    await crowd.end()


async def test_a_place_alone_is_anybodys() -> None:
    crowd = Crowd(FairQueue(1, BOUNDS), late=("x",))
    await crowd.come("x", "x", "a")
    assert crowd.inside == ["x"]
    await crowd.leave("x")
    assert crowd.inside == ["a"]
    await crowd.leave("a")
    assert crowd.order == ["x", "a", "x"]
    await crowd.end()


async def test_a_full_queue_sends_away_those_who_have_most_in_it() -> None:
    crowd = Crowd(FairQueue(1, BOUNDS), late=("x",))
    await crowd.come("first", "a", "a", "a", "a", "a")
    # Too much of its own.
    assert crowd.sent_away == [("a", True)]
    await crowd.come("b", "x")
    assert crowd.sent_away == [("a", True)]
    await crowd.come("c")
    assert crowd.sent_away[1:] == [("x", False)]
    await crowd.come("d")
    assert crowd.sent_away[2:] == [("a", False)]
    await crowd.come("e", "f", "g")
    assert crowd.sent_away[3:] == [("a", False), ("a", False), ("g", False)]
    await crowd.end()


async def test_what_has_waited_too_long_is_refused() -> None:
    crowd = Crowd(FairQueue(1, Bounds(each=4, all=6, longest=0.05)))
    await crowd.come("a", "b")
    await asyncio.wait_for(crowd.tasks[1], PATIENCE)
    assert crowd.sent_away == [("b", False)]
    assert crowd.inside == ["a"]
    await crowd.leave("a")
    await crowd.come("c")
    assert crowd.inside == ["c"]
    await crowd.end()


async def test_a_full_queue_is_told_by_name() -> None:
    async with working(1, Allowance(60.0, 256 * MIB), Bounds(each=1, all=1, longest=600.0)) as work:
        first = asyncio.create_task(work.do(call(sleep_in, 2.0), "1.1.1.1"))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(work.do(call(sleep_in, 0.0), "2.2.2.2"))
        await asyncio.sleep(0)
        with refused_by(TooMany, "table-error-flood"):
            await work.do(call(sleep_in, 0.0), "2.2.2.2")
        with refused_by(Busy, "table-error-busy"):
            await work.do(call(sleep_in, 0.0), "3.3.3.3")
        assert Busy.status == 503
        assert await first == await waiting


async def test_bots_do_not_wait_for_those_who_look_into_games_that_are_over(server: Running) -> None:
    services = server.tables.services
    busy = [asyncio.create_task(services.analysts.look_back(call(sleep_in, 600.0), f"9.9.9.{at}")) for at in range(3)]
    made = await server.create("famiglia", ["random", "me"], places="fixed")
    (client,) = await server.sit(made)
    await client.ask("start")
    await client.until(lambda: client.options)
    assert not any(one.done() for one in busy)
    for one in busy:
        one.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    pool = services.analysts._work.pool
    assert isinstance(pool, Workers)
    for worker in pool._all:
        worker.end()


async def test_turns_are_as_before_without_bounds() -> None:
    crowd = Crowd(FairQueue(2))
    await crowd.come(*"aaaa")
    assert crowd.inside == ["a", "a"]
    assert fair_queue.FOR_NOBODY > 1
    await crowd.end()

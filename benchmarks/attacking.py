"""What strangers do to a server: floods, half-sent requests, slow readers, and what nobody can play, unpack or read."""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

import httpx
from hostile import deep_files, hostile_archives
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from trinacria import new_game

HELD = 300
"""Half-sent requests and slow readers at a time."""
MEGABYTE = 1_000_000
HEADS = 30
"""Megabytes of headers that are sent, on six lines at once."""
REVIEWERS = 20
"""Addresses that ask for reviews at the same time."""
FLOODING = 5.0
"""Seconds for which forty seats of one address change their names and notices."""
HALF = b"GET /api/v1/about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
GONE = (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)
"""What an attacker gets from a server that is down, or does not want them."""

Reports: TypeAlias = tuple[Counter[str], Counter[int]]
"""How often each attack was made, and the answers by their status."""


Attack: TypeAlias = "Callable[[Attackers, Random, str], Awaitable[None]]"


class Attackers:
    """Strangers from addresses of their own."""

    def __init__(self, base: str, tables: list[str], over: str) -> None:
        self.base = base
        self.tables = tables
        """Those that play, to be watched by slow readers."""
        self.over = over
        """One whose game has ended."""
        self.answers: Counter[int] = Counter()
        self.attacks: Counter[str] = Counter()

    async def attack(self, seed: int) -> None:
        """One thing after the other, for ever: everything once before anything comes again."""
        dice, coming = Random(f"attack {seed}"), list[Attack]()
        while True:
            coming = coming or dice.sample(ATTACKS, len(ATTACKS))
            what = coming.pop()
            source = f"127.0.2.{dice.randint(1, 250)}"
            self.attacks[what.__name__] += 1
            try:
                await what(self, dice, source)
            except* GONE:
                # From several tasks at once, or from one.
                pass
            await asyncio.sleep(dice.random())

    async def ask_for_much(self, dice: Random, source: str) -> None:
        """Heavy reading, each time something else, and more than anybody may."""
        async with self._http(source) as http, asyncio.TaskGroup() as group:
            for _ in range(120):
                where: dict[str, str | int] = {
                    "seat": "all",
                    "since": dice.randrange(400),
                    "count": dice.randint(50, 500),
                }
                path = dice.choice(["/tables", "/about", *[f"/tables/{self.over}/{one}" for one in READING]])
                group.create_task(self._count(http.get(f"/api/v1{path}", params=where if "steps" in path else None)))
                await asyncio.sleep(0.03)

    async def hold_half_requests(self, dice: Random, source: str) -> None:
        """Requests that never end."""
        writers = []
        try:
            for _ in range(HELD):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0))
                writers.append(writer)
                writer.write(HALF[: dice.randint(0, len(HALF))])
            await asyncio.sleep(8 * dice.random())
        finally:
            for writer in writers:
                writer.transport.abort()

    async def read_nothing(self, dice: Random, source: str) -> None:
        """Watch tables and never read what they tell."""
        async with AsyncExitStack() as stack:
            for _ in range(40):
                socket = await stack.enter_async_context(self._watch(dice.choice(self.tables), source))
                await socket.send('{"type": "hello", "v": 1}')
                socket.transport.pause_reading()
                stack.callback(socket.transport.abort)
            await asyncio.sleep(5)

    async def talk_much(self, dice: Random, source: str) -> None:
        """A spectator who floods until they are cut off."""
        async with self._watch(dice.choice(self.tables), source) as socket:
            await socket.send('{"type": "hello", "v": 1}')
            for number in range(2000):
                await socket.send(f'{{"type": "chat", "id": "{number}", "to": "spectators", "text": "x"}}')

    async def begin_bad_tables(self, dice: Random, source: str) -> None:
        """Positions that no table can play."""
        async with self._http(source) as http:
            for position in hostile_positions():
                wishes = [{"kind": "bot", "bot": "random"}] * (4 if position["game"] == "lafamiglia" else 2)
                body = {"settings": {"game": position["game"], "mode": ""}, "chairs": wishes, "position": position}
                await self._count(http.post("/api/v1/tables", json=body))

    async def begin_bot_tables(self, dice: Random, source: str) -> None:
        """Many tables of the bots that think longest."""
        async with self._http(source) as http, AsyncExitStack() as stack:
            for _ in range(10):
                body = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "bot", "bot": "hard"}] * 2}
                made = (await http.post("/api/v1/tables", json=body)).raise_for_status().json()
                socket = await stack.enter_async_context(self._watch(made["table"], source))
                await socket.send(f'{{"type": "hello", "v": 1, "token": "{made["host"]}"}}')
                await socket.send('{"type": "start", "id": "start"}')
            await asyncio.sleep(1)

    async def bring_archives(self, dice: Random, source: str) -> None:
        """Packs that unpack to a hundred megabytes, several at once."""
        archives = await asyncio.to_thread(hostile_archives)
        async with self._http(source) as http, asyncio.TaskGroup() as group:
            for _ in range(8):
                body = {"game": "lafamiglia", "archive": dice.choice(archives)}
                group.create_task(self._count(http.post("/api/v1/packs/archive", json=body)))

    async def bring_deep_files(self, dice: Random, source: str) -> None:
        """Packs with keys of a hundred thousand parts, to keep and to check."""
        async with self._http(source) as http, asyncio.TaskGroup() as group:
            for _ in range(3):
                body = {"game": "lafamiglia", "files": dice.choice(deep_files())}
                path = dice.choice(("/api/v1/packs", "/api/v1/packs/check"))
                group.create_task(self._count(http.post(path, json=body)))

    async def send_big_heads(self, dice: Random, source: str) -> None:
        """Headers without end, on several lines at once."""
        begun = dice.choice((HALF, HALF + b"Long: ", b"GET /", HALF.replace(b"GET", b"POST")))
        async with asyncio.TaskGroup() as group:
            for _ in range(6):
                group.create_task(self._send_head(begun, source))

    async def _send_head(self, begun: bytes, source: str) -> None:
        with suppress(*GONE):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0))
            try:
                writer.write(begun)
                for _ in range(HEADS):
                    writer.write(b"a" * MEGABYTE)
                    await asyncio.wait_for(writer.drain(), 10)
                self.answers[int((await asyncio.wait_for(reader.read(13), 10))[9:12] or 0)] += 1
            finally:
                writer.transport.abort()

    async def store_much(self, dice: Random, source: str) -> None:
        """Forty seats of one address that change their names and notices as fast as they can."""
        async with self._http(source) as http, AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for _ in range(10):
                body = {"settings": {"game": "lafamiglia", "mode": "2v2"}, "chairs": [{"kind": "me"}] * 4}
                made = (await http.post("/api/v1/tables", json=body)).raise_for_status().json()
                for seat in made["seats"]:
                    socket = await stack.enter_async_context(self._watch(made["table"], source))
                    await socket.send(f'{{"type": "hello", "v": 1, "token": "{seat["token"]}"}}')
                    group.create_task(self._change_much(socket))

    async def _change_much(self, socket: Any) -> None:
        changes = ('{"type": "rename", "id": "%d", "nickname": "Flood"}', '{"type": "notify", "id": "%d", "url": null}')
        with suppress(*GONE):
            async with asyncio.timeout(FLOODING):
                for number in range(100_000):
                    await socket.send(changes[number % 2] % number)
                    # As long as there is room to write, nothing waits: else one of them would keep all others from it.
                    await asyncio.sleep(0)

    async def ask_for_reviews(self, dice: Random, source: str) -> None:
        """Costly moves of a long game, from many addresses at once."""
        async with self._http(source) as http:
            chairs = (await http.get(f"/api/v1/tables/{self.over}")).raise_for_status().json()["chairs"]
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for number in range(1, REVIEWERS + 1):
                http = await stack.enter_async_context(self._http(f"127.0.3.{number}"))
                where = {"seat": dice.choice(chairs)["seat"]}
                group.create_task(self._count(http.get(f"/api/v1/tables/{self.over}/lessons", params=where)))

    @property
    def _port(self) -> int:
        return int(self.base.rpartition(":")[2])

    def _http(self, source: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=source)
        return httpx.AsyncClient(base_url=self.base, transport=transport, trust_env=False, timeout=10)

    def _watch(self, table: str, source: str) -> Any:
        address = f"{self.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        return connect(
            address, local_addr=(source, 0), compression=None, max_size=None, ping_interval=None, close_timeout=1
        )

    async def _count(self, asked: Awaitable[httpx.Response]) -> None:
        with suppress(*GONE):
            self.answers[(await asked).status_code] += 1


READING = ("steps", "record", "entries", "position")
ATTACKS: tuple[Attack, ...] = (
    Attackers.ask_for_much,
    Attackers.hold_half_requests,
    Attackers.read_nothing,
    Attackers.talk_much,
    Attackers.begin_bad_tables,
    Attackers.begin_bot_tables,
    Attackers.bring_archives,
    Attackers.bring_deep_files,
    Attackers.send_big_heads,
    Attackers.store_much,
    Attackers.ask_for_reviews,
)


@contextmanager
def attacking(base: str, tables: list[str], over: str, count: int) -> Iterator[Callable[[], Reports]]:
    """So many strangers in a process of their own: the work that they make must not delay those who measure.

    What comes back ends them, and tells what they did and what they were answered.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_attack, args=(base, tables, over, count, there), daemon=True)
    process.start()

    def end() -> Reports:
        here.send(None)
        told: Reports = here.recv()
        return told

    try:
        yield end
    finally:
        process.kill()
        process.join()


def _attack(base: str, tables: list[str], over: str, count: int, told: Any) -> None:
    attackers = Attackers(base, tables, over)

    async def attack() -> None:
        tasks = [asyncio.create_task(attackers.attack(number)) for number in range(count)]
        await asyncio.to_thread(told.recv)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(attack())
    told.send((attackers.attacks, attackers.answers))


@lru_cache(maxsize=1)
def hostile_positions() -> list[dict[str, Any]]:
    """Chance that must be told, a game that is over, a turn of a player who is not there."""
    game = new_game("famiglia", seed="1")
    while game.decision is not None:
        game.play(game.decision.actions[-1])
    other, dice = new_game("lafamiglia", "2v2", 0), Random(0)
    while other.decision is not None and other.decision.kind != "token":
        other.play(dice.choice(other.decision.actions))
    broken: dict[str, Any] = other.position()
    broken["steps"] = [[step[0], 99, *step[2:]] if step[0] == "Planning" else step for step in broken["steps"]]
    return [{"game": "famiglia", "chance": "explicit"}, dict(game.position()), broken]

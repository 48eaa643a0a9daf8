"""A real server in the test's own loop, with a clock that the test sets, and clients on real sockets."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Callable, Generator
from typing import Any, ClassVar, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.server.databases import prepare
from trinacria.server.http.app import App, make_app
from trinacria.server.live.caretaker import Caretaker
from trinacria.server.live.live_table import LiveTable
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.notices.outbound import Outbound
from trinacria.server.notices.push import Push
from trinacria.server.ops import metrics
from trinacria.server.run import SETTINGS
from trinacria.server.wire import protocol
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.pack_uploads import PackReaders
from trinacria.server.work.reading import Readers
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.trials import Trials
from trinacria.server.work.workers import (
    bot_processes,
    pack_processes,
    reader_processes,
    review_processes,
    trial_processes,
)
from trinacria.table.patch import apply

PATIENCE = 120.0
_told: msgspec.json.Decoder[protocol.ServerMessage] = msgspec.json.Decoder(protocol.ServerMessage)
Json = dict[str, Any]


class Refused(Exception):
    """The server said no."""

    def __init__(self, told: Json) -> None:
        super().__init__(told.get("key"), told.get("message"))
        self.key: str = told["key"]
        self.rule: str | None = told.get("rule")
        self.told = told


class Clock:
    """Time that stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0
        self.set_by = 0.0
        """By how much somebody has set the clock on the wall."""

    def __call__(self) -> float:
        return self.time

    def on_the_wall(self) -> float:
        """What the machine's clock shows."""
        return self.time + self.set_by


class _Thinkers(Thinkers):
    """One process of bots for all servers of the tests: it takes a while to start."""

    def close(self) -> None:
        """It lives as long as the tests."""


class _Trials(Trials):
    """The same for the process that tries packs."""

    def close(self) -> None:
        """It lives as long as the tests."""


class _PackReaders(PackReaders):
    """The same for the processes that look into packs."""

    def close(self) -> None:
        """They live as long as the tests."""


class _Analysts(Analysts):
    """The same for the processes that look into games that are over."""

    def close(self) -> None:
        """They live as long as the tests."""


class _Readers(Readers):
    """The same for the process that reads."""

    def close(self) -> None:
        """It lives as long as the tests."""


_thinkers = _Thinkers(bot_processes(), counts=metrics.Watched())
_readers = _Readers(reader_processes())
_trials = _Trials(trial_processes())
_pack_readers = _PackReaders(pack_processes())
_analysts = _Analysts(review_processes())


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class Running:
    """A server on a free port."""

    def __init__(
        self,
        database: str,
        thinkers: Thinkers | None = None,
        limited: bool = False,
        outbound: Outbound | None = None,
    ) -> None:
        self.database = database
        self.outbound = outbound
        self.thinkers = thinkers or _thinkers
        self.limited = limited
        self.clock = Clock()
        self.app: App
        self.port = 0

    async def start(self) -> Self:
        self.app = make_app(
            self.database,
            self.clock.on_the_wall,
            self.thinkers,
            _readers,
            limited=self.limited,
            monotonic=self.clock,
            outbound=self.outbound,
            trials=_trials,
            pack_readers=_pack_readers,
            analysts=_analysts,
        )
        self._server = _Server(uvicorn.Config(self.app, host="127.0.0.1", port=0, **SETTINGS))
        self._task = asyncio.create_task(self._server.serve())
        while not self._server.started:
            assert not self._task.done(), self._task.exception()
            await asyncio.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        # Each request on a connection of its own: the server may close an idle one just when it is used again.
        fresh = httpx.Limits(max_keepalive_connections=0)
        base = f"http://127.0.0.1:{self.port}/api/v1"
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False, limits=fresh)
        return self

    async def stop(self) -> None:
        """Stop serving; what is stored stays."""
        await self.http.aclose()
        self._server.should_exit = True
        await self._task

    @property
    def tables(self) -> LiveTables:
        """The tables that are open."""
        return self.app.state.tables

    @property
    def push(self) -> Push:
        return self.app.state.push

    def advance(self, seconds: float) -> None:
        self.clock.time += seconds
        for live in self.tables.live.values():
            live.wake()

    async def go_round(self) -> None:
        """Have all tables looked after once."""
        await Caretaker(self.tables).go_round()

    async def settled(self) -> None:
        """Wait until everything that is due by the test's clock has been done and told."""
        async with asyncio.timeout(PATIENCE):
            services = self.tables.services
            while services.reminders.at_work or services.push.at_work or any(map(_at_work, self.tables.live.values())):
                await asyncio.sleep(0.01)

    async def reopened(self, table: str) -> None:
        """Wait until a server that has started again looks after a table."""
        async with asyncio.timeout(PATIENCE):
            while table not in self.tables.live:
                await asyncio.sleep(0.01)

    async def post(self, path: str, body: Json, status: int = 201, token: str | None = None) -> Json:
        """A request with a body."""
        answer = await self.http.post(path, json=body, headers=_bearer(token))
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def get(self, path: str, status: int = 200, token: str | None = None, **query: Any) -> Any:
        """A request without one."""
        answer = await self.http.get(path, params=query, headers=_bearer(token))
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def create(self, game: str, chairs: list[str] | None = None, **settings: Any) -> Json:
        """A table: chairs are "me", "open" or the name of a bot."""
        wishes = [
            {"kind": one, "nickname": f"Player {at}"}
            if one == "me"
            else {"kind": "open"}
            if one == "open"
            else {"kind": "bot", "bot": one}
            for at, one in enumerate(chairs or [], 1)
        ]
        mode = settings.pop("mode", "")
        return await self.post("/tables", {"settings": {"game": game, "mode": mode, **settings}, "chairs": wishes})

    async def sit(self, made: Json) -> list["Client"]:
        """Clients on all chairs of the creator."""
        return [await self.join(made["table"], secret["token"]) for secret in made["seats"]]

    async def join(
        self, table: str, token: str | None = None, last_seq: int = 0, lang: str = "en", address: str | None = None
    ) -> "Client":
        """A client on a real socket; `address`: where a proxy says that it comes from."""
        return await Client(self.port, table, token, lang, address).enter(last_seq)


class Client:
    """Somebody at a table: keeps the screen up to date by the patches alone, and counts the numbers."""

    opened: ClassVar[list["Client"]] = []
    """All that were ever connected in this test."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None,
        lang: str = "en",
        address: str | None = None,
        chair: str | None = None,
    ) -> None:
        self.port, self.table, self.token, self.lang, self.chair = port, table, token, lang, chair
        self.headers = {"x-forwarded-for": address} if address is not None else {}
        self.seq = 0
        self.screen: Json = {}
        self.entries: list[Json] = []
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.presence: Json = {}
        self.plan: dict[str, Json] = {}
        self.bye: Json | None = None
        self.closed: int | None = None
        self.welcomed: Json = {}
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._ids = itertools.count(1)
        self._prefix = f"{time.monotonic_ns()}"
        self._socket: ClientConnection
        self._reader: asyncio.Task[None] | None = None

    async def enter(self, last_seq: int = 0) -> Self:
        """Connect and say hello; raises Refused."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/v1/tables/{self.table}/socket",
            compression=None,
            additional_headers=self.headers,
            proxy=None,
        )
        Client.opened.append(self)
        hello: Json = {"type": "hello", "v": protocol.VERSION, "last_seq": last_seq, "lang": self.lang}
        if self.token is not None:
            hello["token"] = self.token
        if self.chair is not None:
            hello["chair"] = self.chair
        await self.send(hello)
        first = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        self._read(str(first))
        if self.messages[0]["type"] == "refused":
            raise Refused(self.messages[0])
        self._reader = asyncio.create_task(self._listen())
        return self

    async def leave(self) -> None:
        await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def send(self, message: Json) -> None:
        """A message as it is."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def ask(self, type: str, id: str | None = None, **parts: Any) -> Json:
        """A request and its answer; raises Refused."""
        id = id if id is not None else f"{self._prefix}-{next(self._ids)}"
        self._answers[id] = asyncio.get_running_loop().create_future()
        await self.send({"type": type, "id": id, **parts})
        answer = await asyncio.wait_for(self._answers[id], PATIENCE)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    async def play(self, action: str, version: int | None = None, id: str | None = None) -> Json:
        return await self.ask("play", id, action=action, version=self.seq if version is None else version)

    async def reach(self, seq: int) -> None:
        """Wait until this entry has been told."""
        await self.until(lambda: self.seq >= seq)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something has been told."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._changed.clear()
                # A condition may look at other clients too.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)

    @property
    def options(self) -> list[str]:
        """What may be answered; empty while somebody else must decide."""
        game = self.screen["game"]
        decision = game["decision"] if game is not None else None
        return decision.get("actions", []) if decision is not None else []

    @property
    def status(self) -> str:
        """Where the table is."""
        return str(self.screen["table"]["status"])

    def kinds(self) -> list[str | None]:
        """What was told, in order; None for an empty envelope."""
        return [one["what"]["kind"] if "what" in one else None for one in self.entries]

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self._socket:
                self._read(str(message))
        self.closed = self._socket.close_code
        self._changed.set()

    def _read(self, text: str) -> None:
        # Everything the server says has the form that the protocol promises.
        _told.decode(text)
        message: Json = msgspec.json.decode(text)
        self.raw.append(text)
        self.messages.append(message)
        match message["type"]:
            case "welcome":
                self.welcomed = message
                self.screen, self.seq = message["screen"], message["seq"]
                self.entries += message["entries"]
                self.presence = message["presence"]
                self.plan = {mark["id"]: mark for mark in message["plan"]}
            case "entry":
                assert message["seq"] == self.seq + 1, "numbers have no gaps"
                self.seq = message["seq"]
                self.entries.append(message)
                self.screen = message.get("screen") or apply(self.screen, message.get("patch", []))
            case "resync":
                self.screen, self.seq = message["screen"], message["seq"]
            case "presence":
                self.presence = message
            case "planned":
                for gone in message["drop"]:
                    self.plan.pop(gone, None)
                self.plan |= {mark["id"]: mark for mark in message["put"]}
            case "bye":
                self.bye = message
        if (id := message.get("id")) in self._answers and not self._answers[id].done():
            self._answers[id].set_result(message)
        self._changed.set()


async def begun(server: Running, chairs: int = 2, game: str = "famiglia", **settings: Any) -> list[Client]:
    """A running game; the clients in order of play, whoever must decide first."""
    clients = await server.sit(await server.create(game, ["me"] * chairs, **settings))
    await clients[0].ask("start")
    for client in clients:
        await client.reach(clients[0].seq)
    return sorted(clients, key=lambda client: not client.options)


async def level(*clients: Client) -> None:
    """Wait until all have heard the same."""
    last = max(client.seq for client in clients)
    for client in clients:
        await client.reach(last)


async def play_on(clients: list[Client], choose: Callable[[list[str]], str], most: int = 10_000) -> int:
    """Whoever must decide does, until the game is over; how many actions were played."""
    for count in range(most):
        await clients[0].until(lambda: clients[0].status == "over" or any(one.options for one in clients))
        if clients[0].status == "over":
            return count
        one = next(one for one in clients if one.options)
        await one.play(choose(one.options))
        for other in clients:
            await other.reach(one.seq)
    return most


@contextlib.asynccontextmanager
async def serving(
    database: str, thinkers: Thinkers | None = None, limited: bool = False, outbound: Outbound | None = None
) -> AsyncIterator[Running]:
    """A server for a while."""
    prepare(database)
    server = await Running(database, thinkers, limited, outbound).start()
    try:
        yield server
    finally:
        await server.stop()


def _at_work(live: LiveTable) -> bool:
    due = live.alarms.next_at
    return live.writer.lock.locked() or (due is not None and due <= live.now())


def _bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token is not None else {}


async def hand_the_turn_to_one_who_is_gone(server: Running, here: Client, gone: Client) -> None:
    """One of two leaves after a while, and the other plays until it is the turn of whoever has left."""
    server.advance(100)
    await gone.leave()
    await here.until(lambda: len(here.presence["chairs"]) == 1)
    while here.options:
        await here.play(here.options[-1])
        await here.until(lambda: here.kinds()[-1] == "played")

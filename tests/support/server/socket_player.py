"""A scripted player at a table, over the real socket.

It keeps its screen by the patches it gets, comes back by itself when the connection is lost, sends again what was not
answered, and keeps every byte it ever received.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from trinacria.server.http.entering import PASSING
from trinacria.table.patch import apply

Choose = Callable[[dict[str, Any], list[str]], str]
"""Chooses one of the legal actions, from the screen."""

RETRY_SECONDS = 0.02


class Broken(AssertionError):
    """The server broke a promise of the protocol."""


class Closed(Exception):
    """The server has ended the connection for good."""


@dataclass
class Player:
    """One connection after the other, all of one viewer."""

    base: str
    table: str
    token: str | None = None
    lang: str = "en"
    name: str | None = None
    source: str | None = None
    """The address to come from, if not the usual one."""
    wait: float = 120.0
    """How long to wait for anything before giving up."""

    seq: int = 0
    received: list[str] = field(default_factory=list)
    """Every message, as it came."""
    story: dict[int, Any] = field(default_factory=dict)
    """What each entry told; None for an empty envelope."""
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The answers by the id of the request."""
    asked: dict[str, bytes] = field(default_factory=dict)
    """What was asked and is not answered yet, by id."""
    farewell: dict[str, Any] | None = None
    connections: int = 0
    _screen: Any = None
    _patches: list[dict[str, Any]] = field(default_factory=list)
    _count: int = 0
    _socket: ClientConnection | None = None
    _task: asyncio.Task[None] | None = None
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _fault: BaseException | None = None

    # ---------------------------------------------------------------- coming and going

    async def __aenter__(self) -> "Player":
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda: self._screen is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection and stay away."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._task
            self._task = None

    async def drop(self) -> None:
        """Lose the connection; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    async def _stay(self) -> None:
        while self.farewell is None:
            try:
                # A table with everything on it is far larger than what a client may send.
                local = (self.source, 0) if self.source is not None else None
                async with connect(
                    self._address, max_size=None, compression=None, ping_interval=None, local_addr=local, proxy=None
                ) as socket:
                    await self._converse(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                pass
            except Exception as error:
                self._fault = error
                async with self._news:
                    self._news.notify_all()
                return
            finally:
                self._socket = None
            await asyncio.sleep(RETRY_SECONDS)

    @property
    def _address(self) -> str:
        return f"{self.base.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket"

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "v": 1, "token": self.token, "last_seq": self.seq, "lang": self.lang}
        if self.name is not None:
            hello["name"] = self.name
        await socket.send(msgspec.json.encode(hello).decode())
        self.connections += 1
        async for text in socket:
            assert isinstance(text, str), "messages are texts"
            self.received.append(text)
            self._hear(msgspec.json.decode(text))
            if self._socket is None and self._screen is not None:
                self._socket = socket
                # In the order they were made: a later request may rest on an earlier one.
                for message in list(self.asked.values()):
                    await socket.send(message.decode())
            async with self._news:
                self._news.notify_all()

    # ---------------------------------------------------------------- listening

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "entry":
                if message["seq"] != self.seq + 1:
                    raise Broken(f"entry {message['seq']} comes after {self.seq}")
                self._note(message)
                self.seq = message["seq"]
                if "screen" in message:
                    self._screen, self._patches = message["screen"], []
                self._patches += message.get("patch", ())
            case "resync":
                if message["seq"] < self.seq:
                    raise Broken(f"resync to {message['seq']} after {self.seq}")
                if message["seq"] == self.seq and message["screen"] != self.screen:
                    raise Broken(f"the patches up to {self.seq} do not lead to the screen")
                self.seq, self._screen, self._patches = message["seq"], message["screen"], []
            case "done" | "because" | "hinted":
                self._answer(message)
            case "refused":
                if message.get("id") is not None:
                    self._answer(message)
                elif self._screen is None and message["key"] not in PASSING:
                    self.farewell = message
                    raise Closed(message["key"])
            case "bye":
                self.farewell = message

    def _welcome(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seq:
            raise Broken(f"the table goes back from {self.seq} to {message['seq']}")
        if message["seq"] == self.seq and self._screen is not None:
            before, now = dict(self.screen), dict(message["screen"])
            if before != now:
                raise Broken(f"the patches up to {self.seq} do not lead to the screen")
        for entry in message["entries"]:
            self._note(entry)
        self.seq, self._screen, self._patches = message["seq"], message["screen"], []

    def _note(self, entry: dict[str, Any]) -> None:
        seq, what = entry["seq"], entry.get("what")
        if seq in self.story and not self.over and self.story[seq] != what:
            raise Broken(f"entry {seq} was {self.story[seq]} and is {what}")
        self.story[seq] = what

    def _answer(self, message: dict[str, Any]) -> None:
        before = self.answers.setdefault(message["id"], message)
        if before.get("seq") != message.get("seq"):
            raise Broken(f"{before} is answered otherwise: {message}")
        self.asked.pop(message["id"], None)

    # ---------------------------------------------------------------- looking

    @property
    def screen(self) -> Any:
        """All that lies in front of this viewer. Patches are applied when somebody looks."""
        if self._patches:
            patches, self._patches = self._patches, []
            self._screen = apply(self._screen, [{"value": None, **patch} for patch in patches])
        return self._screen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._screen is not None and self.screen["table"]["status"] == "over"

    @property
    def options(self) -> list[str]:
        """The legal actions, if it is this player's decision."""
        game = self.screen["game"]
        if game is None or self.screen["table"]["status"] != "running":
            return []
        actions: list[str] = (game.get("decision") or {}).get("actions", [])
        return actions

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(self.wait), self._news:
            while not done():
                if self._fault is not None:
                    raise self._fault
                await self._news.wait()
        if self._fault is not None:
            raise self._fault

    async def reach(self, seq: int) -> None:
        """Wait until this entry has been heard of."""
        await self.until(lambda: self.seq >= seq)

    async def _past(self, seq: int) -> None:
        """Wait for the next entry, or the end of the game."""
        await self.until(lambda: self.seq > seq or self.over)

    # ---------------------------------------------------------------- asking

    async def send(self, message: str | bytes) -> None:
        """Send anything at all, once."""
        await self.until(lambda: self._socket is not None)
        assert self._socket is not None
        await self._socket.send(message)

    async def begin(self, kind: str, id: str | None = None, **fields: Any) -> str:
        """Send a request and go on; it is sent again after a lost connection until it is answered."""
        if id is None:
            self._count += 1
            id = f"{kind}-{self._count}"
        self.asked[id] = msgspec.json.encode({"type": kind, "id": id, **fields})
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(self.asked[id].decode())
        return id

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        id = await self.begin(kind, id, **fields)
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def play(self, action: str) -> dict[str, Any]:
        """Play an action at the moment that is in sight."""
        return await self.ask("play", version=self.seq, action=action)

    async def play_on(self, choose: Choose, done: Callable[[], bool] = lambda: False) -> int:
        """Play whenever it is this player's turn until the game is over, or until done; how many actions."""
        count = 0
        while True:
            await self.until(lambda: bool(self.options) or self.over or done())
            if self.over or done():
                return count
            seq, options = self.seq, self.options
            answer = await self.ask("play", version=seq, action=choose(self.screen, options))
            if answer["type"] == "done":
                count += 1
            elif answer["key"] != "table-error-stale":
                raise Broken(f"one of the legal actions was refused: {answer}")
            # What was done has happened; whoever asks again too early would ask the same.
            await self._past(seq)


def first(_: dict[str, Any], actions: list[str]) -> str:
    return actions[0]


def random_choice(seed: int | str) -> Choose:
    """Any action, each as likely."""
    dice = Random(seed)
    return lambda _, actions: dice.choice(actions)


async def lay_table(base: str, game: str, chairs: list[dict[str, Any]], **settings: Any) -> dict[str, Any]:
    """A new table: what the server told its creator."""
    wanted = {"settings": {"game": game, "mode": "", **settings}, "chairs": chairs}
    async with httpx.AsyncClient(base_url=base, trust_env=False, verify=False, timeout=120) as http:
        answer = await http.post("/api/v1/tables", json=wanted)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made


async def sit_all(base: str, game: str, count: int, **settings: Any) -> tuple[str, list[Player]]:
    """A table with scripted players on all chairs; the first is the host."""
    chairs = [{"kind": "me", "nickname": f"Player {number}"} for number in range(1, count + 1)]
    made = await lay_table(base, game, chairs, **settings)
    return made["table"], [Player(base, made["table"], seat["token"]) for seat in made["seats"]]

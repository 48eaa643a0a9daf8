"""A seat at a table of a running server, over its socket like any other player. docs/protocol.md explains."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

from trinacria.cli.mcp.seat import Glimpse, NoSeat, Seat, SeatRefusal
from trinacria.extras import needs
from trinacria.table.patch import apply
from trinacria.words import Words

with needs("mcp", "trinacria mcp"):
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import WebSocketException

ANSWER: Final = 60.0
"""Seconds that an answer may take."""
AGAIN: Final = 2.0
"""Seconds until a lost connection is tried anew."""
INVITATION: Final = "i-"


class SeatThere(Seat):
    """The seat that a link opens."""

    def __init__(self, link: str, nickname: str, words: Words) -> None:
        parts = urlsplit(link)
        table = parts.path.rpartition("/t/")[2]
        if parts.scheme not in ("http", "https") or not table or "/" in table or not parts.fragment:
            raise NoSeat("assistant-error-link", link=link.partition("#")[0])
        self._api = f"{parts.scheme}://{parts.netloc}/api/v1/tables/{table}"
        self._token = parts.fragment
        self._nickname = nickname
        self._language = words.language
        self._screen: dict[str, Any] = {}
        self._seq = 0
        self._news: list[dict[str, Any]] = []
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._lost = ""
        """Why the table cannot be played at any more."""

    @asynccontextmanager
    async def sit(self) -> AsyncIterator[None]:
        """Join the table if the link is an invitation, and keep up with it."""
        if self._token.startswith(INVITATION):
            await self._join()
        reader = asyncio.create_task(self._read())
        try:
            async with asyncio.timeout(ANSWER), self._changed:
                await self._changed.wait_for(lambda: self._screen or self._lost)
            if self._lost:
                raise NoSeat("assistant-error-table", reason=self._lost)
            yield
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _join(self) -> None:
        """Exchange an invitation for a secret of our own; nobody who passed the link on can use it then."""
        body = {"nickname": self._nickname, "invitation": self._token}
        headers = {"Accept-Language": self._language}
        try:
            async with httpx.AsyncClient(timeout=ANSWER) as client:
                answer = await client.post(f"{self._api}/join", json=body, headers=headers)
                told = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise NoSeat("assistant-error-table", reason=str(error) or type(error).__name__) from None
        if answer.is_error:
            raise NoSeat("assistant-error-table", reason=str(told.get("message", answer.status_code)))
        self._token = told["token"]

    def glimpse(self) -> Glimpse:
        """What the seat sees now."""
        table, you = self._screen["table"], self._screen["you"]
        names = {
            chair["seat"]: chair["nickname"] or chair["bot"] or chair["seat"]
            for chair in table["chairs"]
            if chair["seat"] is not None
        }
        return Glimpse(table["status"], self._screen["game"], you["seat"], names, list(you["anytime"]))

    def news(self) -> list[dict[str, Any]]:
        """The events since the last time."""
        fresh, self._news = self._news, []
        return fresh

    async def play(self, action: str) -> None:
        told = await self._ask("play", version=self._seq, action=action)
        if told["type"] == "refused":
            raise SeatRefusal(_sentence(told))

    async def why(self, action: str) -> str | None:
        """Why an action is not possible now."""
        told = await self._ask("why", action=action)
        return None if told["type"] == "done" else _sentence(told)

    async def wait(self, seconds: float) -> None:
        """Until something is asked."""
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: self._lost or self._ready())
        except TimeoutError:
            return

    def _ready(self) -> bool:
        glimpse = self.glimpse()
        return glimpse.asked or glimpse.status == "over"

    async def _ask(self, kind: str, **wish: object) -> dict[str, Any]:
        """The answer to a request. The same id is sent again on a new connection, and carried out only once."""
        number = uuid.uuid4().hex
        message = json.dumps({"type": kind, "id": number, **wish})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            async with asyncio.timeout(ANSWER):
                while True:
                    if self._lost:
                        raise SeatRefusal(self._lost)
                    socket = self._socket
                    if socket is not None:
                        with suppress(WebSocketException):
                            await socket.send(message)
                    async with self._changed:
                        while not (answer.done() or self._lost or self._socket not in (socket, None)):
                            await self._changed.wait()
                    if answer.done():
                        return answer.result()
        except TimeoutError:
            raise SeatRefusal(kind) from None
        finally:
            del self._answers[number]

    async def _read(self) -> None:
        """Keep up with the table, over as many connections as it takes."""
        address = self._api.replace("http", "ws", 1) + "/socket"
        while not self._lost:
            try:
                async with connect(address, max_size=None) as socket:
                    hello = {"v": 1, "token": self._token, "last_seq": self._seq, "lang": self._language}
                    await socket.send(json.dumps({"type": "hello", **hello}))
                    async for text in socket:
                        async with self._changed:
                            self._hear(json.loads(text), socket)
                            self._changed.notify_all()
            except (OSError, WebSocketException) as error:
                if not self._screen:
                    self._lost = str(error) or type(error).__name__
            async with self._changed:
                self._socket = None
                self._changed.notify_all()
            await asyncio.sleep(AGAIN)

    def _hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "welcome":
            first = not self._screen
            self._screen, self._seq, self._socket = message["screen"], message["seq"], socket
            for entry in message["entries"]:
                self._take(entry, first)
        elif kind in ("entry", "resync"):
            self._seq = message["seq"]
            if "screen" in message:
                self._screen = message["screen"]
            self._screen = apply(self._screen, message.get("patch") or [])
            self._take(message, False)
        elif kind in ("done", "refused", "because"):
            answer = self._answers.get(message.get("id", ""))
            if answer is not None and not answer.done():
                answer.set_result(message)
            elif kind == "refused" and not self._screen:
                self._lost = _sentence(message)
        elif kind == "bye":
            self._lost = str(message.get("message") or message.get("key") or kind)

    def _take(self, entry: dict[str, Any], old: bool) -> None:
        """Keep what happened in the game. What was before the assistant sat down is no news."""
        what = entry.get("what") or {}
        if what.get("kind") == "played" and not old:
            self._news += what.get("events", [])


def _sentence(message: dict[str, Any]) -> str:
    rule = message.get("rule")
    said = str(message["message"])
    return f"{said} [{rule}]" if rule and not said.endswith(f"[{rule}]") else said

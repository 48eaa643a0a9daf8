"""The guard at the socket: requests must arrive in time, and an address holds only so many connections.

The web server waits for ever for the rest of a request; all that an application sees comes after that. So this stands
below it. Proxies that the host trusts hold connections for many people: they are not counted.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

HEADERS_WITHIN: Final = 10.0
"""Seconds for the first line and the headers of a request, from the connection or the end of the last answer on."""
BODY_WITHIN: Final = 30.0
"""Seconds for the body after that."""
MOST_CONNECTIONS: Final = 256
"""How many connections an address may hold."""
MOST_UNFINISHED: Final = 64
"""On how many of them it may be in the middle of a request."""
SEND_NOW: Final = "trinacria.send_now"
"""The extension of the scope by which a message is sent without waiting; see GuardedSocket.send_now."""
SHORT, MEDIUM = 125, 65_535
"""Up to which length a frame tells it in its second byte, and in two more."""
MOST_FILES: Final = 65_536
"""Connections and files that the process wants to be allowed, if the system lets it."""


class ConnectionCounts:
    """Counts the connections of this process by address."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        self.on = True

    def may_come(self, address: str) -> bool:
        """Whether an address may hold one more."""
        return not self.on or self.held[address] < MOST_CONNECTIONS

    def may_begin(self, address: str) -> bool:
        """Whether an address may be in the middle of one more request."""
        return not self.on or self.unfinished[address] < MOST_UNFINISHED


connection_counts: Final = ConnectionCounts()


def _address(transport: asyncio.Transport, config: Config) -> str | None:
    """Whose connection it is; None: nobody's that is counted."""
    peer: Any = transport.get_extra_info("peername")
    if not isinstance(peer, tuple) or not peer:
        # A Unix socket: a proxy's.
        return None
    said = config.forwarded_allow_ips
    return None if _trusted(str(peer[0]), said if isinstance(said, str) else ",".join(said or ())) else str(peer[0])


@lru_cache(maxsize=4096)
def _trusted(address: str, said: str) -> bool:
    """Whether an address is that of a proxy whose word on where requests come from is taken."""
    for one in said.split(","):
        with suppress(ValueError):
            if one.strip() == "*" or ip_address(address) in ip_network(one.strip(), strict=False):
                return True
    return False


class GuardedHttp(HttpToolsProtocol):
    """HTTP in time."""

    _whose: str | None = None
    _counted = False
    _unfinished = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self._whose = _address(transport, self.config)
        if self._whose is not None and not connection_counts.may_come(self._whose):
            self._send_away(429)
            return
        self._count(True)
        self._wait(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._finished()
        self._count(False)
        # uvicorn cancels its own timer only when the connection ended well, and keeps all of it until then.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request. From its first byte on it has to arrive in time."""
        if self.transport.is_closing():
            return
        if not self._unfinished:
            if self._whose is not None and not connection_counts.may_begin(self._whose):
                self._send_away(429)
                return
            self._begin()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The body comes next, if there is one."""
        super().on_headers_complete()
        self._wait(BODY_WITHIN)

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self._finished()

    def handle_websocket_upgrade(self) -> None:
        """The socket's own protocol goes on, and counts for itself."""
        self._finished()
        self._count(False)
        super().handle_websocket_upgrade()

    def _begin(self) -> None:
        self._unfinished = True
        if self._whose is not None:
            connection_counts.unfinished[self._whose] += 1
        if self._deadline is None:
            self._wait(HEADERS_WITHIN)

    def _finished(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._unfinished:
            self._unfinished = False
            if self._whose is not None:
                _less(connection_counts.unfinished, self._whose)

    def _wait(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._send_away, 408)

    def _send_away(self, status: int) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        else:
            # An answer may be on its way: nothing can be said in between.
            self.transport.abort()

    def _count(self, here: bool) -> None:
        if self._whose is None or here == self._counted:
            return
        self._counted = here
        if here:
            connection_counts.held[self._whose] += 1
        else:
            _less(connection_counts.held, self._whose)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that counts as a connection of its address, and can be written to without waiting."""

    _whose: str | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames: list[bytes] = []
        """What goes to the system before the loop does anything else: each call of it is dear."""

    def handle_connect(self, event: Request) -> None:
        """The application is told how to write at once."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SEND_NOW] = {"send": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Have a text sent, unless the client is too slow or gone; whether that was done.

        An action is told to every seat of a table: a task and five calls of the application for each are dear, and so
        is a frame that is built for all that a frame can be.
        """
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if not self._frames:
            self.loop.call_soon(self._hand_over)
        self._frames.append(text_frame(text))
        return True

    def _hand_over(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.writelines(frames)

    async def send(self, message: Any) -> None:
        """What the application says comes after what it has said."""
        self._hand_over()
        await super().send(message)

    def shutdown(self) -> None:
        """The server ends, and this with it."""
        self._hand_over()
        super().shutdown()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody stays."""
        super().connection_made(transport)
        self._whose = _address(transport, self.config)
        if self._whose is not None:
            connection_counts.held[self._whose] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        if self._whose is not None:
            _less(connection_counts.held, self._whose)
            self._whose = None
        super().connection_lost(exc)


def text_frame(text: bytes) -> bytes:
    """A whole text as a server sends it: unmasked, in one frame. [RFC 6455, 5.2]"""
    size = len(text)
    if size <= SHORT:
        return b"\x81%c%b" % (size, text)
    if size <= MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def allow_many_files() -> None:
    """As many connections as the system lets this process have: the usual 1,024 are soon used up."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]

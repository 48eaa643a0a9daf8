"""The guard at the socket: requests must arrive in time, their heads are short, and an address holds only so many
connections.

The web server waits for ever for the rest of a request, and keeps any length of it; all that an application sees comes
after that. So this stands below it. Proxies that the host trusts hold connections for many people: they are not
counted.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_CONNECTIONS: Final = 256
"""How many connections an address may hold."""
MOST_UNFINISHED: Final = 64
"""On how many of them it may be in the middle of a request."""
SEND_NOW: Final = "trinacria.send_now"
"""The extension of the scope by which a message is sent without waiting; see GuardedSocket.send_now."""
NO_TEXT: Final = 1007
"""The code that a connection is closed with when what came is no UTF-8."""
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


def address_of(transport: asyncio.Transport, config: Config) -> str | None:
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

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One that is no text ends the connection [RFC 6455, 8.1], and is not worth a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """The server ends, and this with it."""
        self._hand_over()
        super().shutdown()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody stays."""
        super().connection_made(transport)
        self._whose = address_of(transport, self.config)
        if self._whose is not None:
            connection_counts.held[self._whose] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        if self._whose is not None:
            less(connection_counts.held, self._whose)
            self._whose = None
        super().connection_lost(exc)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


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


def less(counts: Counter[str], key: str) -> None:
    """One less of them."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]

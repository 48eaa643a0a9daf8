"""A WebSocket in as few steps as possible: on a machine of few cores the players must leave them to the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client has to mask what it says; with this mask nothing changes."""
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127


class Line(asyncio.Protocol):
    """One connection. Whatever comes is heard at once, in the order it came."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._held = b""
        """What has come of a frame that is not whole yet."""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    async def open(self, host: str, port: int, path: str) -> None:
        """Connect, and ask for a WebSocket."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        assert self._transport is not None
        self._transport.write(
            (
                f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        await self._opened

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        if self._transport is not None and not self.closed:
            self._frame(CLOSE, struct.pack(">H", 1000))
            self._transport.close()

    # ---------------------------------------------------------------- what the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The other end is there."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is gone."""
        self.closed = True
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("no WebSocket"))

    def data_received(self, data: bytes) -> None:
        """Bytes: some frames, and perhaps a part of one."""
        held = self._held + data if self._held else data
        if not self._opened.done():
            head, found, held = held.partition(b"\r\n\r\n")
            if not found:
                self._held = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self._opened.set_result(None)
        self._held = self._frames(held)

    def _frames(self, held: bytes) -> bytes:
        """Hear every whole frame; the rest."""
        at, length = 0, len(held)
        while length - at >= 2:
            kind, size, begins = held[at], held[at + 1], at + 2
            if size == TWO_BYTES:
                begins += 2
                size = int.from_bytes(held[at + 2 : begins], "big") if begins <= length else 0
            elif size == EIGHT_BYTES:
                begins += 8
                size = int.from_bytes(held[at + 2 : begins], "big") if begins <= length else 0
            if begins + size > length:
                break
            at = begins + size
            said = held[begins:at]
            if kind == WHOLE | TEXT:
                self._hear(said)
            elif kind == WHOLE | PING:
                self._frame(PONG, said)
            elif kind == WHOLE | CLOSE:
                self.closed = True
            else:
                raise ConnectionError(f"a frame of kind {kind:#x}")
        return held[at:]

    def _frame(self, kind: int, said: bytes) -> None:
        size = len(said)
        if size <= SHORT:
            head = struct.pack(">BB", WHOLE | kind, MASKED | size)
        else:
            head = struct.pack(">BBH", WHOLE | kind, MASKED | TWO_BYTES, size)
        assert self._transport is not None
        self._transport.write(b"".join((head, NO_MASK, said)))

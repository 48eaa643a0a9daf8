"""A WebSocket that counts as a connection of its address, and can be written to without waiting.

The system hands over a quarter of a megabyte at a time, in which thousands of frames fit. So what arrives is read in
small pieces, no faster than the application takes messages, and others have a turn after each. A client that is sent
away is not listened to for long.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from trinacria.server.http.protocols.connections import address_of, connection_counts, less
from trinacria.server.ops.limits import CUT_OFF, Meter, Rate

SEND_NOW: Final = "trinacria.send_now"
"""The extension of the scope by which a message is sent without waiting; see GuardedSocket.send_now."""
NO_TEXT: Final = 1007
"""The code that a connection is closed with when what came is no UTF-8."""
PIECE: Final = 1024
"""How much is read at a time."""
PARTS: Final = Rate(30, 120)
"""How many frames may come that are no whole message: pings, pongs, and pieces of one."""
LAST_HEARD: Final = 16_384
"""Bytes that are still read of somebody who was sent away: among them is their goodbye, if they stop at once."""
LINGERS: Final = 2.0
"""Seconds until a line is closed on which nobody listens any more: closed at once, it would take the code with it."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that counts as a connection of its address, and can be written to without waiting."""

    _whose: str | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames: list[bytes] = []
        """What goes to the system before the loop does anything else: each call of it is dear."""
        self._unread = bytearray()
        """What has come, and waits until others had their turn."""
        self._turn: asyncio.Handle | None = None
        """When the next piece is read."""
        self._parts = Meter(PARTS)
        self._last_heard = LAST_HEARD
        self._deaf = False
        """Whether what comes is thrown away."""

    def data_received(self, data: bytes) -> None:
        """More of what the client says."""
        if self._deaf:
            return
        self._unread += data
        if self._turn is None and not self.read_paused:
            self._read()

    async def receive(self) -> Any:
        """The next message, for the application: then there is room for more."""
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Read more when others had their turn, unless the application has not taken what was read."""
        if not self._unread or self.read_paused:
            return
        self.transport.pause_reading()
        if self._turn is None:
            self._turn = self.loop.call_soon(self._read)

    def _read(self) -> None:
        self._turn = None
        if self._deaf or self.read_paused or self.transport.is_closing():
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        if self.close_sent:
            self._last_heard -= len(piece)
            if self._last_heard < 0:
                self._listen_no_more()
                return
        super().data_received(piece)
        if self._unread:
            self._read_on()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _listen_no_more(self) -> None:
        self._deaf = True
        self._unread.clear()
        self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGERS, self.transport.close)

    def _is_much(self) -> bool:
        """Whether too many frames come that are no message; then the client is sent away."""
        if self._deaf or not connection_counts.on or self._parts.take(""):
            return self._deaf
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CUT_OFF, "reason": ""})
        if not self.close_sent:
            self.conn.send_close(CUT_OFF)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._listen_no_more()
        return True

    def handle_ping(self) -> None:
        """The client asks for a sign of life, which has been prepared."""
        if not self._is_much():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The client gives one."""
        if not self._is_much():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message."""
        if not self._is_much():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        """The application is told how to write at once."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SEND_NOW] = {"send": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Have a text sent, unless the client is too slow or gone; whether that was done.

        An action is told to every seat of a table. A task that sends by the application costs 28 µs of processor time a
        message, this 12; frames built by hand would save 5 more, a hundredth of an action.
        """
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if not self._frames:
            self.loop.call_soon(self._hand_over)
        self._frames.append(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True

    def _hand_over(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.writelines(frames)

    async def send(self, message: Any) -> None:
        """What the application says comes after what it has said."""
        self._hand_over()
        await super().send(message)
        if self.close_sent:
            self._read_on()

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
        super().connection_made(transport)
        self._whose = address_of(transport, self.config)
        if self._whose is not None:
            connection_counts.held[self._whose] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        if self._whose is not None:
            less(connection_counts.held, self._whose)
            self._whose = None
        self._deaf = True
        self._unread.clear()
        super().connection_lost(exc)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True

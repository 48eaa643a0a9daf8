"""HTTP as strangers may speak it: in time, and with short heads.

The parser keeps whatever comes of a field until it ends, and the web server every request that it has read. So what
arrives is handed on in small pieces: after each it is known how long the head is by now, and a request that waits for
the answer to another one is not even read.
"""

import asyncio
from typing import Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from trinacria.server.http.protocols.connections import address_of, connection_counts, less
from trinacria.server.wire.answers import language, problem
from trinacria.table.refusal import LongAddress, LongHead, Refusal, TooLate, TooMany

HEADERS_WITHIN: Final = 10.0
"""Seconds for the first line and the headers of a request, from the connection or the end of the last answer on."""
BODY_WITHIN: Final = 30.0
"""Seconds for the body after that."""
LONGEST_LINE: Final = 8000
"""Bytes of an address, or of a field with its name: the protocol of sockets takes lines of 8,192."""
LONGEST_HEAD: Final = 32_768
"""Bytes of a first line and all headers; also of what a body has beside its content: extensions and trailers."""
MOST_FIELDS: Final = 100
PIECE: Final = 4096
"""How much the parser is given at a time."""
CHUNK: Final = 24
"""Bytes that an honest chunk has beside its content: its size in hex, and two ends of lines."""
LINGERS: Final = 2.0
"""Seconds in which somebody who was sent away may still speak: a line that is closed at once takes the answer with
it."""


class GuardedHttp(HttpToolsProtocol):
    """HTTP in time, with short heads."""

    _whose: str | None = None
    _counted = False
    _unfinished = False
    _deadline: asyncio.TimerHandle | None = None
    _in_body = False
    _length = 0
    """Bytes of the head so far; in a body, of what is beside its content."""
    _fields = 0
    _refusal: Refusal | None = None
    """Why somebody is sent away. Nothing is read any more."""
    _leaving = False
    """Whether what comes is thrown away: an upgrade has been asked for, or somebody was sent away."""
    _unread = b""
    """What has come and has to wait for an answer to an earlier request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._whose = address_of(transport, self.config)
        if self._whose is not None and not connection_counts.may_come(self._whose):
            self._send_away(TooMany("table-error-flood"))
            return
        self._count(True)
        self._wait(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._finished()
        self._count(False)
        self._unread = b""
        # uvicorn cancels its own timer only when the connection ended well, and keeps all of it until then.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request. From its first byte on it has to arrive in time."""
        if self._leaving or self.transport.is_closing():
            return
        if self._unread:
            self._unread += data
            self.flow.pause_reading()
            return
        self._read(data)

    def on_response_complete(self) -> None:
        """An answer was given: what has waited for it is read."""
        super().on_response_complete()
        if self._unread and not self.pipeline and not self.transport.is_closing():
            waited, self._unread = self._unread, b""
            self._read(waited)

    def _read(self, data: bytes) -> None:
        """Hand on what has come, piece by piece, as far as it may be read now."""
        for at in range(0, len(data), PIECE):
            if self.pipeline:
                self._unread = data[at:]
                self.flow.pause_reading()
                return
            if not self._unfinished:
                if self._whose is not None and not connection_counts.may_begin(self._whose):
                    self._send_away(TooMany("table-error-flood"))
                    return
                self._begin()
            piece = data[at : at + PIECE]
            self._length += len(piece)
            super().data_received(piece)
            if self._refusal is None and self._length > LONGEST_HEAD:
                self._refusal = _long_head()
            if self._refusal is not None:
                self._send_away(self._refusal)
            if self._leaving or self.transport.is_closing():
                return

    # ---------------------------------------------------------------- what the parser finds

    def on_message_begin(self) -> None:
        """Another request."""
        if self._refusal is None:
            self._in_body, self._length, self._fields = False, 0, 0
            super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        if len(self.url) + len(url) > LONGEST_LINE:
            self._refusal = LongAddress("table-error-address", most=LONGEST_LINE)
        if self._refusal is None:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head; or behind the body, where nobody looks for one."""
        self._fields += 1
        if self._fields > MOST_FIELDS or len(name) + len(value) > LONGEST_LINE:
            self._refusal = self._refusal or _long_head()
        if self._refusal is None and not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body comes next, if there is one."""
        if self._refusal is not None:
            return
        super().on_headers_complete()
        self._in_body, self._length, self._fields = True, 0, 0
        self._wait(BODY_WITHIN)

    def on_chunk_header(self) -> None:
        """A chunk begins: that much beside the content is usual."""
        self._length = max(0, self._length - CHUNK)

    def on_body(self, body: bytes) -> None:
        """A piece of the content."""
        if self._refusal is None:
            self._length = max(0, self._length - len(body))
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        if self._refusal is None:
            super().on_message_complete()
            self._length = 0
            self._finished()

    def handle_websocket_upgrade(self) -> None:
        """The socket's own protocol goes on, and counts for itself."""
        if self._refusal is not None:
            return
        self._finished()
        self._count(False)
        self._leaving = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """It is no request."""
        self._send_away(self._refusal or Refusal("table-error-message", reason=msg))

    # ---------------------------------------------------------------- in time

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
                less(connection_counts.unfinished, self._whose)

    def _wait(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._send_away, TooLate("table-error-slow"))

    def _count(self, here: bool) -> None:
        if self._whose is None or here == self._counted:
            return
        self._counted = here
        if here:
            connection_counts.held[self._whose] += 1
        else:
            less(connection_counts.held, self._whose)

    # ---------------------------------------------------------------- sending away

    def _send_away(self, why: Refusal) -> None:
        """Say why, and close; a moment later, so that it is heard by somebody who still speaks."""
        if self._leaving or self.transport.is_closing():
            return
        self._leaving, self._refusal, self._unread = True, why, b""
        self._finished()
        if not self._may_answer():
            # An answer may be on its way: nothing can be said in between.
            self.transport.abort()
            return
        if self.cycle is not None and not self.cycle.response_complete:
            # The application need not go on with what it has begun to read.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(_answer(why, self.headers))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGERS, self.transport.close)

    def _may_answer(self) -> bool:
        """Whether the next answer on this line is the one to what is refused."""
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self._in_body and not self.pipeline and not self.cycle.response_started

    def eof_received(self) -> None:
        """The other side has said everything."""
        if self._leaving:
            self.transport.close()
        super().eof_received()


def _long_head() -> LongHead:
    return LongHead("table-error-head", most=LONGEST_HEAD)


def _answer(why: Refusal, headers: list[tuple[bytes, bytes]] | None) -> bytes:
    """A refusal as a whole answer, in the language that was asked for so far."""
    accepted = dict(headers or ()).get(b"accept-language", b"")
    body = msgspec.json.encode(problem(why, language(accepted.decode("latin-1"))))
    head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
    return STATUS_LINE[why.status] + head + body

"""The socket of a table, from the connection to its hello."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.guard import SEND_NOW
from trinacria.server.http.messages import Socket, address_of, read, receive
from trinacria.server.http.request_gate import RequestGate
from trinacria.server.http.socket_session import LATER, SocketSession
from trinacria.server.live.connection import Connection
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.ops import metrics
from trinacria.server.wire import protocol
from trinacria.server.wire.answers import language, refused
from trinacria.server.wire.envelope import encode
from trinacria.table.refusal import Refusal
from trinacria.table.secret import hashed
from trinacria.words import Words

HELLO_WITHIN = 15.0
"""Seconds for the first message."""
WRONG = 4400
"""The code that a connection is closed with when its hello is refused."""
PASSING = ("table-error-store", "table-error-flood")
"""Reasons for a refusal that pass by themselves: come again later."""


@websocket("/api/v1/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], tables: NamedDependency[LiveTables], gate: NamedDependency[RequestGate]
) -> None:
    """Play, watch and talk at a table."""
    await socket.accept()
    try:
        gate.check_socket(socket.scope)
    except TrinacriaError as error:
        await _turn_away(socket, error, language(socket.headers.get("accept-language")))
        return
    metrics.connections.inc()
    try:
        with contextlib.suppress(WebSocketDisconnect):
            session = await _enter(socket, table, tables)
            if session is not None:
                await session.stay()
    finally:
        metrics.connections.dec()


async def _enter(socket: Socket, table: str, tables: LiveTables) -> SocketSession | None:
    """The hello; None when it was refused."""
    words = language(socket.headers.get("accept-language"))
    try:
        tables.services.limits.connection(address_of(socket))
        hello = read(await asyncio.wait_for(receive(socket), HELLO_WITHIN))
        if not isinstance(hello, protocol.Hello):
            raise Refusal("table-error-hello")
        words = language(hello.lang) if hello.lang is not None else words
        if hello.v != protocol.VERSION:
            raise Refusal("table-error-version", found=hello.v, known=protocol.VERSION)
        live = await tables.get(table, address_of(socket))
        viewer = live.table.viewer(hello.token, hello.name or "")
    except TimeoutError:
        await socket.close(WRONG)
        return None
    except TrinacriaError as error:
        await _turn_away(socket, error, words)
        return None
    secret = hashed(hello.token) if hello.token is not None else None
    connection = Connection(viewer, secret, words, address_of(socket), _send_now(socket))
    return SocketSession(socket, tables, live, connection, hello.last_seq)


def _send_now(socket: Socket) -> Callable[[bytes], bool] | None:
    """How to send a message without waiting, where the server below can."""
    offered: Any = (socket.scope.get("extensions") or {}).get(SEND_NOW)
    return offered["send"] if offered is not None else None


async def _turn_away(socket: Socket, error: TrinacriaError, words: Words) -> None:
    await socket.send_text(encode(refused(error, words, {}, None)).decode())
    await socket.close(LATER if error.key in PASSING else WRONG)

"""The socket of a table, as Litestar has it."""

from collections.abc import Callable
from typing import Any, cast

import litestar
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.entering import attend, turn_away
from trinacria.server.http.messages import Gone
from trinacria.server.http.protocols.guarded_socket import SEND_NOW
from trinacria.server.http.request_gate import RequestGate
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.ops import metrics
from trinacria.server.wire.answers import language

WebSocket = litestar.WebSocket[Any, Any, Any]


class NetworkSocket:
    """A client at the other end of the network."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.address = socket.client.host if socket.client is not None else ""
        self.language = socket.headers.get("accept-language")
        offered: Any = (socket.scope.get("extensions") or {}).get(SEND_NOW)
        self.send_now: Callable[[bytes], bool] | None = offered["send"] if offered is not None else None

    async def receive(self) -> str | bytes:
        """What the client says next, whatever it is; raises Gone."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return cast("str | bytes", event.get("text") or event.get("bytes") or b"")

    async def send(self, text: str) -> None:
        """Say something; raises Gone."""
        try:
            await self._socket.send_text(text)
        except WebSocketDisconnect:
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except WebSocketDisconnect:
            raise Gone from None


@websocket("/api/v1/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket, table: FromPath[str], tables: NamedDependency[LiveTables], gate: NamedDependency[RequestGate]
) -> None:
    """Play, watch and talk at a table."""
    await socket.accept()
    client = NetworkSocket(socket)
    try:
        gate.check_socket(socket.scope)
    except TrinacriaError as error:
        await turn_away(client, error, language(client.language))
        return
    metrics.connections.inc()
    try:
        await attend(client, table, tables)
    finally:
        metrics.connections.dec()

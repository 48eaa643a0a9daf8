"""Reading the messages of a client."""

from typing import Any, TypeAlias, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from trinacria.server.wire import protocol
from trinacria.table.refusal import Refusal, TooLarge

Socket: TypeAlias = WebSocket[Any, Any, Any]
_message: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)


def address_of(socket: Socket) -> str:
    """Where a client comes from."""
    return socket.client.host if socket.client is not None else ""


async def receive(socket: Socket) -> str | bytes:
    """What the client says next, whatever it is."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    return cast("str | bytes", event.get("text") or event.get("bytes") or b"")


def read(text: str | bytes) -> protocol.ClientMessage:
    """What a client has said; raises Refusal for what is no message."""
    if len(text) > protocol.LARGEST:
        raise TooLarge("table-error-large", most=protocol.LARGEST)
    try:
        return _message.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("table-error-message", reason=str(error)[:200]) from None


class _Named(msgspec.Struct):
    """Whatever it is: it may have an id."""

    id: protocol.Id | None = None


_named = msgspec.json.Decoder(_Named)


def id_in(text: str | bytes) -> str | None:
    """The id of a message, even of one that is refused unread: whoever waits for the answer must know it."""
    if len(text) > protocol.LARGEST:
        return None
    try:
        return _named.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None

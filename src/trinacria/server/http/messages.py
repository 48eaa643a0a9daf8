"""Reading the messages of a client."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from trinacria.server.wire import protocol
from trinacria.table.refusal import Refusal, TooLarge

_message: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)


class Gone(Exception):
    """The client has gone."""


class Socket(Protocol):
    """A client's connection, whatever carries it."""

    @property
    def address(self) -> str:
        """Where the client comes from; empty where that tells nothing."""

    @property
    def language(self) -> str | None:
        """What it wants to hear, as `Accept-Language` says it."""

    @property
    def send_now(self) -> Callable[[bytes], bool] | None:
        """Sends a message without waiting and says whether it could; None: there is no such way."""

    async def receive(self) -> str | bytes:
        """What the client says next, whatever it is; raises Gone."""

    async def send(self, text: str) -> None:
        """Say something; raises Gone."""

    async def close(self, code: int) -> None:
        """End it."""


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
    """The id of a message, even of one that is refused unread: the client that waits for the answer must know it."""
    if len(text) > protocol.LARGEST:
        return None
    try:
        return _named.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None

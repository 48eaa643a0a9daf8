"""A client comes to a table: from its connection to its hello."""

import asyncio
import contextlib

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.messages import Gone, Socket, read
from trinacria.server.http.socket_session import LATER, SocketSession
from trinacria.server.live.connection import Connection
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.member_seats import who
from trinacria.server.wire import protocol
from trinacria.server.wire.answers import language, refused
from trinacria.server.wire.envelope import encode
from trinacria.table.refusal import Refusal
from trinacria.words import Words

HELLO_WITHIN = 15.0
"""Seconds for the first message."""
WRONG = 4400
"""The code that a connection is closed with when its hello is refused."""
NO_KEY = "club-error-key"
"""The refusal of a member's key that opens nothing."""
PASSING = ("table-error-store", "table-error-flood")
"""Reasons for a refusal that pass by themselves: come again later."""


async def attend(socket: Socket, table: str, tables: LiveTables) -> None:
    """Play, watch and talk at a table, from the hello until the client goes."""
    with contextlib.suppress(Gone):
        session = await enter(socket, table, tables)
        if session is not None:
            await session.stay()


async def enter(socket: Socket, table: str, tables: LiveTables) -> SocketSession | None:
    """The hello; None when it was refused."""
    words = language(socket.language)
    try:
        tables.services.limits.connection(socket.address)
        hello = read(await asyncio.wait_for(socket.receive(), HELLO_WITHIN))
        if not isinstance(hello, protocol.Hello):
            raise Refusal("table-error-hello")
        words = language(hello.lang) if hello.lang is not None else words
        if hello.v != protocol.VERSION:
            raise Refusal("table-error-version", found=hello.v, known=protocol.VERSION)
        if hello.name:
            await tables.services.conduct.check_names([hello.name])
        live = await tables.get(table, socket.address)
        viewer, secret = await who(live.table, hello.token, tables.services.members, hello.name or "", hello.chair)
    except TimeoutError:
        await socket.close(WRONG)
        return None
    except TrinacriaError as error:
        await turn_away(socket, _counted(error, socket, tables), words)
        return None
    own = hello.token if hello.token is not None and tables.services.members.knows(hello.token) else None
    connection = Connection(viewer, secret, words, socket.address, socket.send_now, known=own is not None)
    return SocketSession(socket, tables, live, connection, hello.last_seq, own)


def _counted(error: TrinacriaError, socket: Socket, tables: LiveTables) -> TrinacriaError:
    """Why somebody is turned away. Who tries keys of members is so for another reason in the end."""
    if error.key == NO_KEY:
        try:
            tables.services.limits.wrong_key(socket.address)
        except Refusal as many:
            return many
    return error


async def turn_away(socket: Socket, error: TrinacriaError, words: Words) -> None:
    await socket.send(encode(refused(error, words, {}, None)).decode())
    await socket.close(LATER if error.key in PASSING else WRONG)

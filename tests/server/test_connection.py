"""One client's messages keep their order, whether they are sent at once or wait."""

import asyncio
import socket
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from trinacria.server.http.protocols.guarded_socket import SEND_NOW
from trinacria.server.live.connection import Connection
from trinacria.server.run import SETTINGS
from trinacria.table.history.event import Viewer
from trinacria.words import words_in


async def test_what_is_handed_over_keeps_its_place_before_all_that_follows() -> None:
    async def application(scope: Any, _: object, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await send({"type": "websocket.accept"})
        send_now = scope["extensions"][SEND_NOW]["send"]
        assert send_now(b"a")
        assert send_now(b"b" * 70_000)
        await send({"type": "websocket.send", "text": "c"})
        assert send_now(b"d")
        await send({"type": "websocket.close", "code": 1000})
        assert not send_now(b"e")

    with socket.create_server(("127.0.0.1", 0)) as bound:
        server = uvicorn.Server(uvicorn.Config(application, lifespan="off", **SETTINGS))
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        async with connect(f"ws://127.0.0.1:{bound.getsockname()[1]}/") as line:
            heard = [text async for text in line]
        assert (heard, line.close_code) == (["a", "b" * 70_000, "c", "d"], 1000)
        server.should_exit = True
        await serving


async def test_what_waits_comes_before_what_could_be_sent_at_once() -> None:
    sent: list[str] = []
    quick, slow = True, asyncio.Event()

    def send_now(message: bytes) -> bool:
        if quick:
            sent.append(message.decode())
        return quick

    async def send(text: str) -> None:
        await slow.wait()
        sent.append(text)

    connection = Connection(Viewer("1"), None, words_in("en"), "", send_now)
    pump = asyncio.create_task(connection.pump(send))
    connection.send(b"a")
    assert sent == ["a"]
    quick = False
    connection.send(b"b")
    connection.send(b"c")
    # The first of the two is on its way now, and still not sent.
    await asyncio.sleep(0)
    quick = True
    connection.send(b"d")
    assert sent == ["a"]
    slow.set()
    connection.close()
    await pump
    assert sent == ["a", "b", "c", "d"]


async def test_without_a_way_to_send_at_once_everything_waits() -> None:
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    connection = Connection(Viewer("1"), None, words_in("en"))
    for message in (b"a", b"b"):
        connection.send(message)
    assert sent == []
    connection.close()
    await connection.pump(send)
    assert sent == ["a", "b"]

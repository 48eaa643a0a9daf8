"""Floods on a socket: little of them is read, and those who do not stop are cut off. On a real server."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from support.server.host import serve
from support.server.running import PATIENCE
from support.server.socket_player import lay_table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from trinacria.server.http.protocols.guarded_socket import PARTS, PIECE
from trinacria.server.ops.limits import CUT_OFF

ATTACKER = ("127.0.0.2", 0)
FLOOD = 100_000
"""Frames: to read them all takes seconds."""
LITTLE = 1.0
"""Seconds of the processor that a flood may cost."""


def worked(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def watching(base: str) -> AsyncIterator[ClientConnection]:
    made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
    address = f"{base.replace('http', 'ws', 1)}/api/v1/tables/{made['table']}/socket"
    async with connect(address, local_addr=ATTACKER, compression=None, ping_interval=None, close_timeout=1) as socket:
        await socket.send('{"type": "hello", "v": 1}')
        await asyncio.wait_for(socket.recv(), PATIENCE)
        yield socket


async def hears_pong(socket: ClientConnection) -> None:
    async with asyncio.timeout(PATIENCE):
        while "pong" not in str(await socket.recv()):
            pass


async def code_of(socket: ClientConnection) -> int | None:
    """The code that the server closes with."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b'{"type": "ping"}'),
        Frame(Opcode.PING, b""),
        Frame(Opcode.PONG, b"x"),
        Frame(Opcode.CONT, b"", fin=False),
    ],
    ids=["messages", "pings", "pongs", "pieces"],
)
async def test_little_of_a_flood_is_read(tmp_path: Path, frame: Frame) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db", "--log", "plain", log=tmp_path / "log") as (base, process):
        async with watching(base) as socket:
            before = worked(process.pid)
            if frame.opcode is Opcode.CONT:
                socket.transport.write(Frame(Opcode.TEXT, b'{"', fin=False).serialize(mask=True))
            # At once, as somebody does who means it: no turn of ours between.
            socket.transport.write(frame.serialize(mask=True) * FLOOD)
            assert await code_of(socket) == CUT_OFF
        assert worked(process.pid) - before < LITTLE
        async with watching(base) as another:
            await another.send('{"type": "ping"}')
            await hears_pong(another)
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_message_may_come_in_pieces_and_be_long(tmp_path: Path) -> None:
    """More than is read at a time, in as many frames as may come at once."""
    ping = '{"type": "ping"' + " " * (8 * PIECE) + "}"
    length = len(ping) // (PARTS.at_once - 20) + 1
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        async with watching(base) as socket:
            await socket.send(ping)
            await hears_pong(socket)
            await socket.send(ping[at : at + length] for at in range(0, len(ping), length))
            await hears_pong(socket)

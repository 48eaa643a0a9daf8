"""Requests that never end: they are cut off in time, and whoever holds hundreds keeps nobody out. On a real server."""

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from support.server.host import serve
from support.server.running import PATIENCE
from support.server.socket_player import Player, lay_table

from trinacria.server.http.protocols import connections, guarded_http

ATTACKER = ("127.0.0.2", 0)
"""Not an address of a trusted proxy, as 127.0.0.1 is."""
HALF = b"GET /api/v1/about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"


@asynccontextmanager
async def half_sent(base: str, count: int, said: bytes = HALF) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many requests without an end, all held."""
    port = int(base.rpartition(":")[2])
    writers, readers = [], []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER)
        writer.write(said)
        writers.append(writer)
        readers.append(reader)
    try:
        yield readers
    finally:
        for writer in writers:
            writer.transport.abort()


async def test_a_thousand_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db", "--log", "json", log=tmp_path / "log") as (base, _):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        async with half_sent(base, 1200), httpx.AsyncClient(base_url=base, timeout=guarded_http.HEADERS_WITHIN) as http:
            for _ in range(20):
                assert (await http.get("/healthz")).status_code == 200
            async with Player(base, made["table"], made["seats"][0]["token"]) as player:
                assert (await player.ask("start"))["type"] == "done"
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_what_does_not_arrive_in_time_is_cut_off(tmp_path: Path) -> None:
    """Nothing, an empty line, half of the headers, half of the body, and a byte now and then: the whole counts."""
    post = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
    with serve(f"sqlite:///{tmp_path}/t.db", "--log", "json", log=tmp_path / "log") as (base, _):
        ends = await asyncio.gather(*(cut_off(base, said) for said in (b"", b"\r\n", HALF, post)), trickle(base))
        assert [answer[:13] for _, answer in ends] == [b"HTTP/1.1 408 "] * 5
        for waited, _ in ends:
            assert (
                guarded_http.HEADERS_WITHIN - 1 < waited < guarded_http.HEADERS_WITHIN + guarded_http.BODY_WITHIN + 30
            )
    assert "Traceback" not in (tmp_path / "log").read_text()


async def cut_off(base: str, said: bytes) -> tuple[float, bytes]:
    """How long a request is waited for, and what is said to it then."""
    began = time.monotonic()
    async with half_sent(base, 1, said) as (reader,):
        return await _ended(reader, began)


async def trickle(base: str) -> tuple[float, bytes]:
    """The same for a request of which a byte comes now and then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]), local_addr=ATTACKER)
    began = time.monotonic()
    end = asyncio.create_task(_ended(reader, began))
    for byte in HALF + b"a" * 1000:
        if end.done():
            break
        writer.write(bytes([byte]))
        await asyncio.wait([end], timeout=0.5)
    writer.close()
    return await end


async def _ended(reader: asyncio.StreamReader, began: float) -> tuple[float, bytes]:
    answer = b""
    with contextlib.suppress(ConnectionResetError):
        answer = await asyncio.wait_for(reader.read(), 120)
    return time.monotonic() - began, answer


async def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    """Quiet ones count, sockets at tables count, and each that ends makes room for another."""
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        port = int(base.rpartition(":")[2])
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(half_sent(base, connections.MOST_CONNECTIONS, b""))
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER)
            assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.1 429 ")
            writer.close()
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER[0], retries=0)
        async with httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE) as http:
            async with asyncio.timeout(PATIENCE):
                while (await http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)


async def test_a_trusted_proxy_may_hold_any_number(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        port = int(base.rpartition(":")[2])
        held = []
        try:
            for _ in range(connections.MOST_CONNECTIONS + 50):
                held.append(socket.create_connection(("127.0.0.1", port)))
            one = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            held.append(one)
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert (await asyncio.to_thread(one.recv, 100)).startswith(b"HTTP/1.1 200 ")
        finally:
            for each in held:
                each.close()


async def test_a_slow_but_honest_request_is_served(tmp_path: Path) -> None:
    """The same connection, one request after the other, each in a few pieces."""
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        port = int(base.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER)
        body = b'{"settings": {"game": "famiglia", "mode": ""}}'
        head = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % len(body)
        for _ in range(3):
            for part in (head[:20], head[20:], body[:10], body[10:]):
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.2)
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 201 ")
            length = next(
                int(line.partition(b":")[2]) for line in answer.lower().splitlines() if b"content-length" in line
            )
            await asyncio.wait_for(reader.readexactly(length), PATIENCE)
        writer.close()

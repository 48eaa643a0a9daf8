"""Somebody asks for much that is heavy; whoever plays elsewhere does not notice. On a real server."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from support.runs.crowding import crowding
from support.server.evening import Evening
from support.server.host import serve
from support.server.running import PATIENCE
from support.server.socket_player import Player, lay_table

from trinacria.server.store import open_database
from trinacria.server.wire.summary import summary_of

SAYINGS = 100


async def finished(database: str) -> str:
    """A long game that was played to its end on a server of before."""
    evening, dice = Evening("lafamiglia", "pppp"), Random(1)
    evening.start()
    while evening.table.status != "over":
        evening.play(dice)
    store = open_database(database)
    await store.open()
    await store.create(summary_of(evening.table, None), evening.log)
    await store.close()
    return evening.table.id


async def delays(player: Player) -> list[float]:
    """How long it takes to say something, again and again, in order of length."""
    found = []
    for number in range(SAYINGS):
        began = time.perf_counter()
        assert (await player.ask("chat", to="table", text=f"{number}"))["type"] == "done"
        found.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, 0.05 - found[-1]))
    return sorted(found)


async def flood(base: str, ask: Callable[[httpx.AsyncClient, int], Any], statuses: set[int]) -> None:
    """From several addresses at once, without waiting for answers; 30 a second in all."""
    async with asyncio.TaskGroup() as group:
        for at in range(2, 8):
            group.create_task(_flood_from(f"127.0.0.{at}", base, ask, statuses))


async def _flood_from(
    address: str, base: str, ask: Callable[[httpx.AsyncClient, int], Any], statuses: set[int]
) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with (
        httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE) as http,
        asyncio.TaskGroup() as group,
    ):

        async def one(number: int) -> None:
            with suppress(httpx.HTTPError):
                statuses.add((await ask(http, number)).status_code)

        for number in count():
            group.create_task(one(number))
            await asyncio.sleep(0.2)


@pytest.mark.slow
async def test_who_plays_does_not_notice_who_reads_records(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    over = await finished(database)
    with serve(database) as (base, _):
        record = httpx.get(f"{base}/api/v1/tables/{over}/record", timeout=PATIENCE).json()

        async def ask(http: httpx.AsyncClient, number: int) -> httpx.Response:
            """Each time something else, so that nothing is answered from what was read before."""
            where: dict[str, str | int] = {"seat": "all", "since": number * 7 % 400, "count": 100 + number % 50}
            at = f"/api/v1/tables/{over}"
            match number % 4:
                case 0:
                    return await http.post("/api/v1/replay", params=where, json={"record": record})
                case 1:
                    return await http.post(f"{at}/fork", json={"at": number * 7 % 400})
                case _:
                    return await http.get(f"{at}/steps", params=where)

        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        async with Player(base, made["table"], made["seats"][0]["token"], wait=PATIENCE) as player:
            calm = await delays(player)
            statuses: set[int] = set()
            flooding = asyncio.create_task(flood(base, ask, statuses))
            async with asyncio.timeout(120):
                while not statuses:
                    await asyncio.sleep(0.1)
                busy = crowding()
                meanwhile = await delays(player)
                busy = max(busy, crowding())
                while 200 not in statuses:
                    await asyncio.sleep(0.1)
            flooding.cancel()
            with suppress(asyncio.CancelledError):
                await flooding
        assert statuses <= {200, 201, 429}
        usual, found = calm[-2], meanwhile[-2]
        assert found < max(0.4 * busy, 4 * usual), (
            f"99 of 100 within {found * 1000:.0f} ms, without it {usual * 1000:.0f} ms"
        )


async def test_what_was_read_is_kept(tmp_path: Path) -> None:
    """A second look at the same record costs nothing; who has renamed themselves since is called by their new name."""
    database = f"sqlite:///{tmp_path}/t.db"
    over = await finished(database)
    with serve(database, "--no-limits") as (base, _):
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            where: dict[str, str | int] = {"seat": "all", "since": 0, "count": 500}
            answers, took = [], []
            for _ in range(5):
                began = time.perf_counter()
                answers.append(
                    (await http.get(f"/api/v1/tables/{over}/steps", params=where)).raise_for_status().content
                )
                took.append(time.perf_counter() - began)
            assert len(set(answers)) == 1
            assert min(took[1:]) < took[0] / 3
            record = (await http.get(f"/api/v1/tables/{over}/record")).json()
            assert (await http.post("/api/v1/replay", params=where, json={"record": record})).content == answers[0]
            record["moves"][-1][1] = "no such move"
            damaged = await http.post("/api/v1/replay", params=where, json={"record": record})
            assert damaged.status_code == 400

"""Several processes over one PostgreSQL: members find each other wherever they ask, and nobody is found twice."""

import asyncio
from collections import Counter

import pytest
from support.seeks.seeking import FAMIGLIA, TWO_BY_TWO, listed, seek, until_found
from support.server.club import member
from support.server.running import PATIENCE, Running, serving

pytestmark = pytest.mark.slow


async def test_two_find_each_other_across_processes(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        ada, bruno = await member(one), await member(other, "Bruno")
        one.app.state.people.home.wait = 100.0
        mine = await seek(one, ada)
        first = await one.get("/club/me/news", token=ada)
        waiting = asyncio.create_task(one.get("/club/me/news", token=ada, after=first["cursor"], seek=mine["id"]))
        async with asyncio.timeout(PATIENCE):
            while not len(one.app.state.people.bell.pages):
                await asyncio.sleep(0.01)
        assert await listed(other, bruno) == [("Ada", None)]
        await seek(other, bruno)
        told = (await asyncio.wait_for(waiting, PATIENCE))["told"]["seeks"]
        assert [(one["id"], one["state"]) for one in told] == [(mine["id"], "found")]
        table = await until_found(other, bruno)
        assert table == told[0]["table"]
        clients = [await one.join(table, ada), await other.join(table, bruno)]
        assert sorted(client.screen["you"]["chair"] for client in clients) == ["1", "2"]


async def test_nobody_is_found_twice_however_many_processes_look(shared: str) -> None:
    """Forty look at once in two processes, and both look at all of them again and again."""
    async with serving(shared) as one, serving(shared) as other:
        servers = (one, other)
        keys = [await member(servers[at % 2], f"Nome{chr(97 + at // 10)}{chr(97 + at % 10)}") for at in range(40)]
        looking = [asyncio.create_task(look(servers[at % 2], key, at)) for at, key in enumerate(keys)]
        rounds = [asyncio.create_task(go_round(server, looking)) for server in servers]
        tables = await asyncio.gather(*looking)
        await asyncio.gather(*rounds)
        seated = Counter(tables)
        assert sorted(seated.values()) == [2] * 10 + [4] * 5
        for table in seated:
            info = await one.get(f"/tables/{table}")
            names = [chair["nickname"] for chair in info["chairs"]]
            assert len(set(names)) == len(names) == seated[table], "all of its people, once"


async def look(server: Running, key: str, at: int) -> str:
    mine = await seek(server, key, wish=FAMIGLIA if at % 4 < 2 else TWO_BY_TWO)
    return await until_found(server, key, mine["id"])


async def go_round(server: Running, looking: list[asyncio.Task[str]]) -> None:
    while not all(one.done() for one in looking):
        await server.app.state.people.seeks.matcher.round(everything=True)
        await asyncio.sleep(0)

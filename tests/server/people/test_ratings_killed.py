"""A rated game counts once: the server is killed around its end, and nothing of its ratings is lost or doubled."""

import asyncio
from random import Random

import httpx
from support.ratings.games import TERMS, begin, sealed
from support.runs.effort import amount
from support.server.processes import Server, server
from support.server.running import PATIENCE, Client, Json

from trinacria.server.club.people.recount import recount
from trinacria.server.club.ratings.folding import fold
from trinacria.server.store import open_database

KILLS = amount(2, 25)
POOL = "famiglia/standard"


async def asked(running: Server, path: str, key: str, body: Json | None = None) -> Json:
    """A request with a member's key."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    async with httpx.AsyncClient(base_url=f"{running.base}/api/v1", timeout=PATIENCE, headers=headers) as http:
        answer = await (http.get(path) if body is None else http.post(path, json=body))
    told: Json = answer.raise_for_status().json()
    return told


async def a_rated_game(running: Server, keys: list[str]) -> tuple[str, list[Client]]:
    """Two members sit at a rated table, and the game has begun."""
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "open"}]
    made = await asked(running, "/tables", keys[0], {"settings": TERMS, "chairs": chairs})
    body = {"nickname": "Bruno", "invitation": made["invitations"][0]["token"]}
    await asked(running, f"/tables/{made['table']}/join", keys[1], body)
    clients = [await Client(running.port, made["table"], key).enter() for key in keys]
    await sealed(clients)
    await begin(clients)
    return str(made["table"]), clients


async def counted(running: Server, key: str, games: int) -> None:
    """So many games are counted; not more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            shown = (await asked(running, "/club/people/Ada", key))["ratings"]
            if shown and shown[0]["games"] >= games:
                assert shown[0]["games"] == games
                return
            await asyncio.sleep(0.1)


async def test_no_rated_game_is_lost_or_counted_twice_when_the_server_dies(database: str) -> None:
    dice, tables = Random(11), list[str]()
    with server(database) as running:
        keys = [(await asked(running, "/club/members", "", {"name": name}))["key"] for name in ("Ada", "Bruno")]
        for number in range(KILLS):
            table, clients = await a_rated_game(running, keys)
            tables.append(table)
            # Before the end is told, while it is counted, and after that.
            leaving = asyncio.create_task(clients[number % 2].ask("leave"))
            await asyncio.sleep(dice.random() * 0.25)
            running.kill()
            await asyncio.to_thread(running.start)
            await asyncio.gather(leaving, return_exceptions=True)
            if (await asked(running, f"/tables/{table}", keys[0]))["status"] != "over":
                # It was never acknowledged: it is said once more.
                await (await Client(running.port, table, keys[number % 2]).enter()).ask("leave")
            await counted(running, keys[0], number + 1)
    store = open_database(database)
    games, steps = await store.people_ratings.games(POOL), await store.people_ratings.steps(POOL)
    await store.engine.dispose()
    assert sorted(one.table for one in games) == sorted(tables)
    in_order = sorted(steps, key=lambda one: (one.table, one.member))
    assert sorted(fold(games, {}), key=lambda one: (one.table, one.member)) == in_order
    await recount(database)
    store = open_database(database)
    again = await store.people_ratings.steps(POOL)
    await store.engine.dispose()
    assert again == steps

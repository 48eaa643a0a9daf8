"""Nothing is lost, doubled or half there: the server is killed while seats are accepted and games end."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from support.runs.effort import amount
from support.server.processes import Server, server
from support.server.running import PATIENCE, Client, Json
from support.server.stored import Stored

from trinacria.server.store import schema

ROUNDS = amount(1, 25)
"""Two kills each."""


async def asked(running: Server, path: str, key: str, body: Json | None = None) -> httpx.Response:
    """A request with a member's key."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    async with httpx.AsyncClient(base_url=f"{running.base}/api/v1", timeout=PATIENCE, headers=headers) as http:
        return await (http.get(path) if body is None else http.post(path, json=body))


async def again(running: Server) -> None:
    """Kill it, and start it again."""
    running.kill()
    await asyncio.to_thread(running.start)


async def an_accepted_seat(running: Server, ada: str, bruno: str, dice: Random) -> str:
    """The server dies while somebody accepts an invitation; the table."""
    wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = (await asked(running, "/tables", ada, wishes)).json()
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    sent = (await asked(running, "/club/invitations", ada, body)).raise_for_status().json()
    path = f"/club/invitations/{sent['id']}/accept"
    accepting = asyncio.create_task(asked(running, path, bruno, {}))
    await asyncio.sleep(dice.random() * 0.1)
    await again(running)
    await asyncio.gather(accepting, return_exceptions=True)
    answer = await asked(running, path, bruno, {})
    assert (answer.status_code, answer.json()["chair"]) == (200, "2"), answer.text
    told = (await asked(running, f"/club/tables/{made['table']}/invitations", ada)).json()
    assert [one["state"] for one in told["invitations"]] == ["accepted"]
    return str(made["table"])


async def an_ended_game(running: Server, table: str, ada: str, bruno: str) -> None:
    """The server dies as soon as somebody was told that the game is over."""
    clients = [await Client(running.port, table, key).enter() for key in (ada, bruno)]
    await clients[0].ask("start")
    await clients[1].reach(clients[0].seq)
    await clients[1].ask("offer", what="resign")
    await again(running)


async def heard(running: Server, key: str, kind: str, table: str) -> None:
    """Wait until somebody was told of a table; it is told once."""
    async with asyncio.timeout(PATIENCE):
        while True:
            notices = (await asked(running, "/club/me/notices?count=50", key)).json()["notices"]
            told = [one["table"]["id"] for one in notices if one["kind"] == kind and one["table"]]
            if table in told:
                assert told.count(table) == 1
                return
            await asyncio.sleep(0.1)


async def tables_of(database: str) -> dict[str, set[str]]:
    """The kinds of entries that tables have."""
    found: dict[str, set[str]] = {}
    for row in (await Stored.read(database)).of(schema.entries):
        found.setdefault(row["table"], set()).add(msgspec.json.decode(row["body"])["kind"])
    return found


async def an_opened_table(running: Server, ada: str, dice: Random) -> str | None:
    """The server dies while somebody opens a table for all to see; the table, if there is one."""
    wishes = {
        "settings": {"game": "famiglia", "mode": "", "listed": True},
        "chairs": [{"kind": "me"}, {"kind": "open"}],
    }
    before = await tables_of(running.database)
    opening = asyncio.create_task(asked(running, "/tables", ada, wishes))
    await asyncio.sleep(dice.random() * 0.06)
    await again(running)
    (answer,) = await asyncio.gather(opening, return_exceptions=True)
    made = (await tables_of(running.database)).keys() - before.keys()
    if isinstance(answer, httpx.Response):
        assert {answer.json()["table"]} == made, "what was acknowledged is there"
    return next(iter(made), None)


async def a_begun_game(running: Server, ada: str, chiara: str, dice: Random) -> str | None:
    """The server dies while a game begins that all may watch; the table, if it has begun."""
    wishes = {
        "settings": {"game": "famiglia", "mode": "", "listed": True},
        "chairs": [{"kind": "me"}, {"kind": "open"}],
    }
    table = str((await asked(running, "/tables", ada, wishes)).json()["table"])
    (await asked(running, f"/tables/{table}/join", chiara, {"nickname": "Chiara"})).raise_for_status()
    client = await Client(running.port, table, ada).enter()
    starting = asyncio.create_task(client.ask("start"))
    await asyncio.sleep(dice.random() * 0.03)
    await again(running)
    starting.cancel()
    return table if "started" in (await tables_of(running.database))[table] else None


async def friends_and_followers(database: str, dice: Random) -> None:
    with server(database) as running:
        ada, bruno, chiara = [
            (await asked(running, "/club/members", "", {"name": name})).json()["key"]
            for name in ("Ada", "Bruno", "Chiara")
        ]
        for key, name, step in ((ada, "Bruno", "befriend"), (bruno, "Ada", "befriend"), (bruno, "Ada", "follow")):
            (await asked(running, f"/club/people/{name}", key, {"step": step})).raise_for_status()
        opened, begun = 0, 0
        while opened < ROUNDS or begun < ROUNDS:
            if (table := await an_opened_table(running, ada, dice)) is not None:
                await heard(running, bruno, "friend_opened", table)
                opened += 1
            if (table := await a_begun_game(running, ada, chiara, dice)) is not None:
                await heard(running, bruno, "followed_plays", table)
                begun += 1
        stored = await Stored.read(database)
        assert stored.of(schema.people.tellings, told=False) == []


async def test_friends_and_followers_hear_of_tables_though_the_server_dies(tmp_path: Path) -> None:
    await friends_and_followers(f"sqlite:///{tmp_path / 'tables.db'}", Random(9))


@pytest.mark.slow
async def test_friends_and_followers_hear_of_them_over_postgresql_too(shared: str) -> None:
    await friends_and_followers(shared, Random(10))


async def test_no_seat_and_no_game_is_lost_or_doubled_when_the_server_dies(tmp_path: Path) -> None:
    dice = Random(8)
    with server(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        ada, bruno = [
            (await asked(running, "/club/members", "", {"name": name})).json()["key"] for name in ("Ada", "Bruno")
        ]
        for number in range(1, ROUNDS + 1):
            table = await an_accepted_seat(running, ada, bruno, dice)
            await an_ended_game(running, table, ada, bruno)
            async with asyncio.timeout(PATIENCE):
                while (shown := (await asked(running, "/club/people/Ada", bruno)).json())["games"]["finished"] < number:
                    await asyncio.sleep(0.1)
            assert (shown["games"]["finished"], shown["games"]["won"]) == (number, number)
            assert shown["together"]["against"]["lost"] == number
            assert len({one["table"] for one in shown["last"]}) == min(number, 6)
        told = (await asked(running, "/club/me/notices?count=50", ada)).json()["notices"]
        answered = [one["table"]["id"] for one in told if one["kind"] == "invitation_answered"]
        assert len(answered) == len(set(answered))

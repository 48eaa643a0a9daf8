"""A thousand look for others at once: whoever fits is found within a second, and nobody who plays waits for that."""

import asyncio
import json
import time
from pathlib import Path
from statistics import median, quantiles

import pytest
from sqlalchemy import insert, select
from support.seeks.seeking import FAST
from support.server.processes import Server, server
from support.server.running import PATIENCE, Client, Json

from trinacria.server.club.keys import new_device_key
from trinacria.server.club.names import folded
from trinacria.server.store import make_ready, open_database, schema
from trinacria.table.secret import hashed

pytestmark = [pytest.mark.slow, pytest.mark.alone]

COUNT = 1_000
WITHIN = 1.0
UNDISTURBED = 0.25
PEOPLE = schema.people


async def crowd(database: str) -> list[str]:
    """A thousand members; their keys."""
    await make_ready(database)
    store, now = open_database(database), time.time()
    keys = [new_device_key() for _ in range(COUNT)]
    ids = [f"m{number}" for number in range(COUNT)]
    names = [
        f"Nome{''.join('abcdefghkmpqrtuxyz'[number // 18**at % 18] for at in range(3))}" for number in range(COUNT)
    ]
    people = [
        {"id": id, "name": name, "folded": folded(name), "since": now, "line": "", "suspended": False, "left": None}
        for id, name in zip(ids, names, strict=True)
    ]
    opened = [
        {"id": f"k{id}", "member": id, "kind": "device", "hash": hashed(key), "label": "", "since": now, "used": now}
        for id, key in zip(ids, keys, strict=True)
    ]
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.club_members), people)
        await connection.execute(insert(schema.club_keys), opened)
    await store.engine.dispose()
    return keys


class Browser:
    """A page of a member, on one connection."""

    def __init__(self, port: int, key: str) -> None:
        self._port, self._key = port, key

    async def ask(self, path: str, body: Json | None = None) -> Json:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        said = json.dumps(body).encode() if body is not None else b""
        head = f"{'GET' if body is None else 'POST'} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
        head += f"Authorization: Bearer {self._key}\r\nConnection: close\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(said)}\r\n\r\n".encode() + said)
        answer = await reader.read()
        writer.close()
        status, _, told = answer.partition(b"\r\n\r\n")
        assert status.split()[1][:1] == b"2", answer
        found: Json = json.loads(told)
        return found

    async def look(self, wish: Json) -> float:
        """Look for others until some are found; when that was known here."""
        mine = (await self.ask("/club/seeks", wish))["seek"]["id"]
        cursor = ""
        while True:
            news = await self.ask(f"/club/me/news?seek={mine}{cursor}")
            cursor = f"&after={news['cursor']}"
            if any(one["state"] == "found" for one in (news["told"] or {"seeks": []})["seeks"]):
                known = time.time()
                await self.ask(f"/club/seeks/{mine}/come", {})
                return known


async def play_on(client: Client, ending: asyncio.Event) -> list[float]:
    """Somebody who has nothing to do with it talks at a table; how long each answer took."""
    spent: list[float] = []
    while not ending.is_set():
        began = time.perf_counter()
        await client.ask("chat", to="table", text="Your turn")
        spent.append(time.perf_counter() - began)
        await asyncio.sleep(0.04)
    return spent


def wishes() -> list[Json]:
    """Duels at three clocks, games of three and of four."""
    clocks = [FAST, {"kind": "chess", "base": 600, "increment": 5}, {"kind": "chess", "base": 1200, "increment": 10}]
    made: list[Json] = []
    for at in range(COUNT):
        if at < 600:
            made.append({"game": "famiglia", "clock": clocks[at % 3]})
        elif at < 840:
            made.append({"game": "lafamiglia", "mode": "2v2", "clock": clocks[at % 3]})
        else:
            made.append({"game": "lafamiglia", "mode": "1v1", "clock": clocks[at % 2]})
    return made


async def figures(database: str) -> list[float]:
    """For how long each table could have been made before it was: since the last of its people came."""
    store = open_database(database)
    seeks, ends = PEOPLE.seeks.c, PEOPLE.seek_ends.c
    async with store.engine.connect() as connection:
        rows = (
            await connection.execute(
                select(ends.table, seeks.at, ends.at).join(PEOPLE.seek_ends, ends.seek == seeks.id)
            )
        ).all()
    await store.engine.dispose()
    assert len(rows) == COUNT, "everybody was found"
    last: dict[str, tuple[float, float]] = {}
    for table, came, found in rows:
        last[table] = max(came, last.get(table, (0.0, 0.0))[0]), found
    return [found - came for came, found in last.values()]


async def test_a_thousand_find_each_other_within_a_second_and_nobody_else_waits(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    keys = await crowd(database)
    with server(database) as running:
        spent, began, known = await at_once(running, keys)
    took = await figures(database)
    p99 = quantiles(spent, n=100)[98]
    print(
        f"{COUNT} seeks in {max(known) - began:.1f} s: found after {median(took) * 1000:.0f} ms, at most "
        f"{max(took) * 1000:.0f} ms; {len(spent)} answers to somebody else: median {median(spent) * 1000:.0f} ms, "
        f"p99 {p99 * 1000:.0f} ms"
    )
    assert max(took) < WITHIN
    assert p99 < UNDISTURBED


async def at_once(running: Server, keys: list[str]) -> tuple[list[float], float, list[float]]:
    """All look at once, beside somebody who talks at a table."""
    browser = Browser(running.port, "")
    wish = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "bot"}]}
    made = await browser.ask("/tables", wish)
    client = await Client(running.port, made["table"], made["seats"][0]["token"]).enter()
    ending = asyncio.Event()
    playing = asyncio.create_task(play_on(client, ending))
    began = time.time()
    looking = [Browser(running.port, key).look(wish) for key, wish in zip(keys, wishes(), strict=True)]
    known = await asyncio.wait_for(asyncio.gather(*looking), PATIENCE)
    ending.set()
    return await playing, began, list(known)

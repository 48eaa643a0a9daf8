"""A ladder of 10,000 members: each page of it, a profile and what fits a range are answered at once."""

import time
from random import Random

import pytest
from sqlalchemy import insert
from support.server.club import member
from support.server.databases import on_both_databases
from support.server.running import Running

from trinacria.server.club.names import folded
from trinacria.server.club.ratings.folding import season_of
from trinacria.server.store import open_database, schema

pytestmark = [pytest.mark.slow, on_both_databases]

MEMBERS, GAMES = 10_000, 60
"""Of how many members everybody has so many games; the last ones are kept as steps."""
STEPS = 6
WITHIN = 0.1
"""Seconds on the server, at best of some tries."""
AT_ONCE = 2_000
POOL = "famiglia/standard"
PEOPLE = schema.people
LETTERS = "abcdefghkmpqrtuxyz"


async def fill(server: Running) -> None:
    dice, now = Random(7), server.clock.time
    ids = [f"m{number}" for number in range(MEMBERS)]
    names = [f"Nome{''.join(LETTERS[number // 18**at % 18] for at in range(4))}" for number in range(MEMBERS)]
    people = [
        {"id": id, "name": name, "folded": folded(name), "since": now, "line": "", "suspended": False, "left": None}
        for id, name in zip(ids, names, strict=True)
    ]
    steps, standings = [], []
    for id in ids:
        about = {"member": id, "pool": POOL, "season": season_of(now), "mu": dice.gauss(25, 3.3), "sigma": 1.2}
        standings.append({**about, "games": GAMES, "season_games": GAMES})
        for at in range(STEPS):
            games = {"games": GAMES - at, "season_games": GAMES - at}
            steps.append({**about, **games, "table": f"t{id}{at}", "ended": now - 60 * at})
    store = open_database(server.database)
    async with store.engine.begin() as connection:
        for table, rows in (
            (schema.club_members, people),
            (PEOPLE.ratings, steps),
            (PEOPLE.standings, standings),
        ):
            for first in range(0, len(rows), AT_ONCE):
                await connection.execute(insert(table), rows[first : first + AT_ONCE])
    await store.engine.dispose()


async def test_a_ladder_of_ten_thousand_is_answered_at_once(server: Running) -> None:
    ada = await member(server)
    await fill(server)
    paths = {
        "ladder": "/club/ladder?game=famiglia&mode=standard",
        "deep": "/club/ladder?game=famiglia&mode=standard&after=9950",
        "profile": "/club/people/Nomeaaaa",
        "fitting": "/club/seeks/fitting?game=famiglia&mode=standard&low=1400&high=1600",
    }
    # With SQLite all the work is this process's: what others do on the machine does not count.
    clock = time.process_time if "sqlite" in server.database else time.perf_counter
    spent: dict[str, float] = {}
    for what, path in paths.items():
        tries = []
        for _ in range(8):
            server.app.state.people.seeks.spread._read.clear()
            began = clock()
            answer = await server.http.get(path, headers={"authorization": f"Bearer {ada}"})
            tries.append(clock() - began)
            assert answer.status_code == 200, (what, answer.text)
        spent[what] = min(tries)
    print({what: f"{seconds * 1000:.0f} ms" for what, seconds in spent.items()})
    rows = (await server.get("/club/ladder", game="famiglia", mode="standard", after="9950"))["rows"]
    assert [row["place"] for row in rows] == list(range(9951, 10_001))
    assert {what: seconds for what, seconds in spent.items() if seconds > WITHIN} == {}

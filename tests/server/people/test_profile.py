"""What members have played, counted from finished games."""

import asyncio
from typing import Any

from support.server.club import friends, member, played, resigned, step
from support.server.databases import on_both_databases
from support.server.running import Json, Running, serving

from trinacria.server.club.people.recount import recount
from trinacria.server.store import open_database

CHESS = {"kind": "chess", "base": 600, "increment": 5}


async def counted(server: Running, games: int) -> None:
    """Wait until so many games are counted."""
    async with asyncio.timeout(120):
        while await server.app.state.people.games.counted() < games:
            await asyncio.sleep(0.02)


async def a_game(server: Running, winner: tuple[str, str], loser: tuple[str, str], **settings: Any) -> str:
    """A short game of two members."""
    game = await played(server, winner, loser, **settings)
    first, second = game["clients"]
    for _ in range(2):
        mover = first if first.options else second
        server.clock.time += 30
        await mover.play(mover.options[0])
        await first.reach(mover.seq)
        await second.reach(mover.seq)
    await resigned(second, [first])
    return str(game["table"])


def tally(finished: int, won: int, lost: int) -> Json:
    return {"finished": finished, "won": won, "drawn": finished - won - lost, "lost": lost}


@on_both_databases
async def test_a_profile_tells_what_was_played(server: Running, database: str) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    await server.post("/club/me", {"line": "Plays on Fridays"}, 200, ada[1])
    await server.post("/club/me/settings", {"languages": ["it", "en"]}, 200, ada[1])
    tables = []
    for number, (winner, loser) in enumerate([(ada, bruno), (ada, bruno), (bruno, ada), (ada, bruno)], 1):
        server.clock.time += 60
        tables.append(await a_game(server, winner, loser, clock=CHESS, listed=number == 1))
        await counted(server, number)
    shown = await server.get("/club/people/ada", token=bruno[1])
    assert (shown["name"], shown["line"], shown["languages"]) == ("Ada", "Plays on Fridays", ["it", "en"])
    assert shown["games"] == tally(4, 3, 1)
    assert shown["to_end"] == 4
    assert shown["streak"] == {"outcome": "won", "now": 1, "longest": 2}
    assert [(one["game"], one["mode"], one["family"], one["bots"], one["tally"]) for one in shown["figures"]] == [
        ("famiglia", "standard", None, False, tally(4, 3, 1))
    ]
    assert shown["together"]["against"] == tally(4, 1, 3), "from the reader's side"
    assert shown["together"]["last"] == ["lost", "won", "lost", "lost"]
    assert [one["table"] for one in shown["last"]] == list(reversed(tables))
    assert [one["member"] for side in shown["last"][0]["sides"] for one in side["players"]] in (
        ["Ada", "Bruno"],
        ["Bruno", "Ada"],
    )
    stranger = await server.get("/club/people/Ada")
    assert (stranger["together"], stranger["relation"], stranger["here"]) == (None, None, None)
    assert [one["table"] for one in stranger["last"]] == tables[:1], "others see games at listed tables"
    page = await server.get("/club/people/Ada/games", token=bruno[1], count=3)
    rest = await server.get("/club/people/Ada/games", token=bruno[1], count=3, after=page["after"])
    assert [one["table"] for one in page["games"] + rest["games"]] == list(reversed(tables))
    before = await server.get("/club/people/Ada", token=bruno[1])
    assert await recount(database) == 4
    assert await server.get("/club/people/Ada", token=bruno[1]) == before, "counted again, it comes to the same"


async def test_members_hide_how_they_stand_and_how_fast_they_are(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    for number in range(1, 6):
        await a_game(server, ada, bruno, clock=CHESS)
        await counted(server, number)
    shown = await server.get("/club/people/Ada", token=bruno[1])
    other = await server.get("/club/people/Bruno", token=ada[1])
    paces = [one["pace"] for one in (shown, other) if one["pace"] is not None]
    assert paces
    assert all(abs(pace - 30) < 1 for pace in paces)
    await server.post("/club/me/settings", {"hides": ["together", "pace"]}, 200, ada[1])
    hidden = await server.get("/club/people/Ada", token=bruno[1])
    assert (hidden["together"], hidden["pace"]) == (None, None)
    assert (await server.get("/club/people/Ada", token=ada[1]))["pace"] == shown["pace"]


async def test_games_against_bots_and_against_oneself_are_told_apart(server: Running) -> None:
    ada = await member(server)
    wishes = {
        "settings": {"game": "famiglia", "mode": ""},
        "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
    }
    made = await server.post("/tables", wishes, token=ada)
    client = await server.join(made["table"], ada)
    await client.ask("start")
    await client.until(lambda: client.screen["game"] is not None)
    await resigned(client, [])
    await counted(server, 1)
    shown = await server.get("/club/people/Ada", token=ada)
    assert shown["games"] == tally(0, 0, 0)
    assert [(one["bots"], one["tally"]) for one in shown["figures"]] == [(True, tally(1, 0, 1))]
    assert shown["last"][0]["sides"][1]["players"][0]["bot"] or shown["last"][0]["sides"][0]["players"][0]["bot"]


async def test_whoever_leaves_leaves_no_figures(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    await a_game(server, ada, bruno)
    await counted(server, 1)
    await server.post("/club/me/leave", {"name": "Ada"}, 200, ada[1])
    await server.get("/club/people/Ada", 404)
    shown = await server.get("/club/people/Bruno", token=bruno[1])
    assert shown["games"] == tally(1, 0, 1)
    names = [(one["name"], one["member"]) for side in shown["last"][0]["sides"] for one in side["players"]]
    assert [name for name, _ in names if name == "Bruno"] == ["Bruno"]
    assert sorted(str(known) for _, known in names) == ["Bruno", "None"]


async def test_only_friends_see_who_is_here(server: Running) -> None:
    ada, bruno, chiara = [(name, await member(server, name)) for name in ("Ada", "Bruno", "Chiara")]
    await friends(server, ada, bruno)
    server.app.state.people.home.wait = 0.01
    await server.get("/club/me/news", token=ada[1])
    assert (await server.get("/club/people/Ada", token=bruno[1]))["here"] is True
    assert (await server.get("/club/people/Ada", token=chiara[1]))["here"] is None
    assert (await server.get("/club/me/news", token=bruno[1]))["told"]["friends"] == ["Ada"]
    server.clock.time += 91
    assert (await server.get("/club/people/Ada", token=bruno[1]))["here"] is False
    await step(server, ada[1], "Bruno", "block")
    assert (await server.get("/club/people/Ada", token=bruno[1]))["here"] is None


async def test_a_game_that_was_not_counted_when_the_server_died_is_counted(database: str) -> None:
    async with serving(database) as server:
        ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
        await a_game(server, ada, bruno)
        await counted(server, 1)
    store = open_database(database)
    await store.open()
    await store.people_games.queue_all(0.0)
    await store.close()
    async with serving(database) as server:
        await counted(server, 1)
        async with asyncio.timeout(120):
            while await server.app.state.people.games.uncounted("", 1):
                await asyncio.sleep(0.02)
        shown = await server.get("/club/people/Ada")
        assert shown["games"] == tally(1, 1, 0), "once, however often it was counted"

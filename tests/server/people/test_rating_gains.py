"""What a rated game made of a rating, beside the game and at its end."""

import asyncio

from support.ratings.games import rated
from support.ratings.strong import strong
from support.server.club import member
from support.server.databases import on_both_databases
from support.server.running import Running


@on_both_databases
async def test_what_a_game_made_of_a_rating_adds_up(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    first = await rated(server, ada, bruno, listed=True)
    await counted(server, "Ada", 1)
    told = (await server.get(f"/club/me/ratings/{first}", token=ada[1]))["moved"]
    assert (told["games"], told["points"], told["gain"]) == (1, None, None), "there is no rating yet"
    await strong(server, "famiglia/standard", {"Ada": 1600, "Bruno": 1600})
    server.clock.time += 600
    before = 1600
    for number in (1, 2):
        server.clock.time += 600
        table = await rated(server, ada, bruno, listed=True)
        await counted(server, "Ada", 10 + number)
        moved = (await server.get(f"/club/me/ratings/{table}", token=ada[1]))["moved"]
        assert moved["gain"] > 0
        assert moved["points"] == before + moved["gain"]
        before = moved["points"]
        lost = (await server.get(f"/club/me/ratings/{table}", token=bruno[1]))["moved"]
        assert lost["gain"] < 0
        last = (await server.get("/club/people/Ada", token=bruno[1]))["last"]
        assert (last[0]["table"], last[0]["gain"]) == (table, moved["gain"])
    assert last[-1]["gain"] is None
    assert await server.get("/club/me/ratings/unknown", token=ada[1]) == {"moved": None}


async def test_a_guest_has_no_rating(server: Running) -> None:
    assert (await server.get("/club/me/ratings/some", 401))["key"] == "club-error-key"


async def counted(server: Running, name: str, games: int) -> None:
    """So many rated games of a member are counted."""
    async with asyncio.timeout(120):
        while True:
            ratings = (await server.get(f"/club/people/{name}"))["ratings"]
            if ratings and ratings[0]["games"] == games:
                return
            await asyncio.sleep(0.02)

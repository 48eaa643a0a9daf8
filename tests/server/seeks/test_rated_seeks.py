"""Seeks for rated games: ranges of both sides, and the tables that come of them."""

import asyncio
from typing import Any

import pytest
from support.ratings.games import salt, sealed
from support.ratings.strong import strong
from support.seeks.seeking import DAYS, FAMIGLIA, TWO_BY_TWO, listed, own, seek, until_found
from support.server.club import friends, member, refused
from support.server.databases import on_both_databases
from support.server.running import Client, Json, Refused, Running

RATED: Json = {**FAMIGLIA, "rated": True}
OVER_DAYS: Json = {"game": "famiglia", "clock": DAYS, "rated": True}


async def members(server: Running, *names: str) -> list[str]:
    return [await member(server, name) for name in names]


async def opened(clients: list[Client]) -> None:
    """Everybody opens what they have sealed, and the game begins."""
    for client in clients:
        await client.until(lambda client=client: client.screen["table"]["fairness"]["opening"] is not None)
        await client.ask("open_salt", salt=salt(client))
    for client in clients:
        await client.until(lambda client=client: client.status == "running")


@on_both_databases
async def test_a_rated_search_makes_a_rated_table_that_begins_by_itself(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await seek(server, chiara)
    mine = await seek(server, ada, wish=RATED)
    assert (mine["rated"], mine["rating"]) == (True, None), "not yet rated"
    (other, row) = (await server.get("/club/seeks", token=bruno))["seeks"]
    assert (other["rated"], row["rated"], row["why"]) == (False, True, None)
    await seek(server, bruno, wish=RATED)
    table = await until_found(server, bruno)
    assert [one["state"] for one in await own(server, chiara)] == ["open"], "theirs is not rated"
    settings = (await server.get(f"/tables/{table}"))["settings"]
    assert (settings["rated"], settings["hints"], settings["on_timeout"]) == (True, False, "nothing")
    clients = [await server.join(table, key) for key in (ada, bruno)]
    host = next(client for client in clients if client.screen["you"]["host"])
    await clients[0].until(lambda: not any(one["awaited"] for one in clients[0].screen["table"]["chairs"]))
    with pytest.raises(Refused, match="table-error-rated-sealed"):
        await host.ask("start")
    await sealed(clients)
    await opened(clients)


@on_both_databases
async def test_over_days_a_rated_game_begins_when_all_have_come_and_sealed(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    await seek(server, ada, wish=OVER_DAYS)
    await seek(server, bruno, wish=OVER_DAYS)
    table = await until_found(server, ada)
    assert (await server.get(f"/tables/{table}"))["status"] == "lobby"
    first = await server.join(table, ada)
    await sealed([first])
    await first.leave()
    server.advance(3600)
    second = await server.join(table, bruno)
    await sealed([second])
    await second.until(lambda: second.screen["table"]["fairness"]["opening"] is not None)
    async with asyncio.timeout(60):
        while [one["kind"] for one in (await server.get("/club/me/notices", token=ada))["notices"]] != [
            "seek_found",
            "seek_found",
        ]:
            await asyncio.sleep(0.01)
    assert len((await server.get("/club/me/notices", token=bruno))["notices"]) == 1, "who is there need not be called"
    await opened([await server.join(table, ada), second])


async def test_ranges_of_both_sides_count(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await strong(server, "famiglia/standard", {"Ada": 1700, "Bruno": 1400, "Chiara": 1650})
    mine = await seek(server, ada, wish=RATED, low=1600)
    assert (mine["rating"], mine["low"], mine["high"]) == (1700, 1600, None)
    assert await listed(server, bruno) == [("Ada", "low")]
    assert await listed(server, chiara) == [("Ada", None)]
    assert await refused(server, f"/club/seeks/{mine['id']}/take", {}, 403, bruno) == "seek-error-rating"
    await seek(server, bruno, wish=RATED)
    await seek(server, chiara, wish=RATED, high=1680)
    await server.app.state.people.seeks.matcher.round(everything=True)
    assert [(await own(server, key))[0]["state"] for key in (ada, bruno, chiara)] == ["open", "found", "found"]


async def test_who_has_not_played_counts_as_what_is_believed_of_them(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await strong(server, "famiglia/standard", {"Ada": 1700})
    await seek(server, ada, wish=RATED, low=1450, high=1550)
    assert await listed(server, bruno) == [("Ada", None)], "a newcomer is believed to have 1,500"
    await seek(server, ada, wish=RATED, low=1550)
    assert await listed(server, bruno) == [("Ada", "low")]
    await seek(server, ada, wish=RATED, high=1450)
    assert await listed(server, chiara) == [("Ada", "high")]


async def test_of_two_partners_the_mean_counts(server: Running) -> None:
    ada, bruno, chiara, dora = await members(server, "Ada", "Bruno", "Chiara", "Dora")
    await strong(server, "lafamiglia/2v2", {"Ada": 1700, "Bruno": 1400, "Chiara": 1550, "Dora": 1550})
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    pair = await seek(server, ada, wish=TWO_BY_TWO, rated=True, partner="Bruno")
    await server.post(f"/club/seeks/{pair['id']}/answer", {"yes": True}, 200, bruno)
    assert [one["rating"] for one in await own(server, bruno)] == [1550]
    for key in (chiara, dora):
        await seek(server, key, wish=TWO_BY_TWO, rated=True, low=1540, high=1560)
    table = await until_found(server, dora)
    assert {await until_found(server, key) for key in (ada, bruno, chiara)} == {table}


async def test_how_many_fit_is_told(server: Running) -> None:
    ada, *_ = await members(server, "Ada", "Bruno", "Chiara", "Dora")
    await strong(server, "famiglia/standard", {"Ada": 1620, "Bruno": 1400, "Chiara": 1650})

    async def fitting(**more: Any) -> Json:
        return await server.get("/club/seeks/fitting", token=ada, game="famiglia", mode="standard", **more)

    assert await fitting() == {"members": 3, "mine": 1620, "rated": True}
    assert (await fitting(low=1450))["members"] == 2
    assert (await fitting(low=1500, high=1500))["members"] == 1, "a newcomer"
    assert (await fitting(low=1600, high=1640))["members"] == 0, "nobody plays against themselves"
    assert (await fitting(partner="Dora"))["mine"] == 1560
    assert (await fitting(partner="Dora"))["rated"] is False


async def test_a_range_that_is_none_is_refused(server: Running) -> None:
    ada = await member(server)
    assert (await seek(server, ada, 400, RATED, low=1600, high=1500))["key"] == "seek-error-range"
    assert (await seek(server, ada, 400, RATED, low=-1))["key"] == "table-error-message"
    assert await own(server, ada) == []

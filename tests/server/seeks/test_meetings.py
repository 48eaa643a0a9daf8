"""Those who were found have to come: whoever does not loses their search, and the others' goes on."""

import asyncio

import pytest
from support.ratings.games import sealed
from support.seeks.seeking import DAYS, TWO_BY_TWO, listed, own, seek, until_found
from support.server.club import friends, member, refused
from support.server.databases import on_both_databases
from support.server.running import Json, Running

from trinacria.server.club.seeks.meetings import DAY, LIVE, ON_THE_WAY

OVER_DAYS: Json = {"game": "famiglia", "clock": DAYS, "rated": True}


async def settle(server: Running) -> None:
    await server.app.state.people.seeks.matcher.meet()


async def two_found(server: Running, *keys: str) -> str:
    for key in keys:
        await seek(server, key)
    return await until_found(server, keys[0])


async def states(server: Running, *keys: str) -> list[str]:
    return [one["state"] for key in keys for one in await own(server, key)]


@on_both_databases
async def test_the_search_of_who_came_goes_on_where_it_was(server: Running) -> None:
    ada, bruno, chiara, dora = [await member(server, name) for name in ("Ada", "Bruno", "Chiara", "Dora")]
    mine = await seek(server, ada)
    server.clock.time += 1
    await seek(server, bruno)
    table = await until_found(server, ada)
    came = await server.join(table, ada)
    server.clock.time += 1
    await seek(server, chiara, languages=["it"])
    server.clock.time += LIVE - 2
    await settle(server)
    assert await states(server, ada, bruno) == ["found", "found"], "there is time yet"
    server.clock.time += 1.5
    await settle(server)
    (again,) = await own(server, ada)
    assert (again["id"], again["state"], again["since"]) == (mine["id"], "open", mine["since"])
    assert await states(server, bruno) == ["late"]
    assert (await server.http.get(f"/tables/{table}")).status_code == 404
    async with asyncio.timeout(60):
        while came.bye is None:
            await asyncio.sleep(0.01)
    assert came.bye["key"] == "table-bye-missed"
    assert [name for name, _ in await listed(server, dora)] == ["Ada", "Chiara"], "she still comes first"
    await seek(server, dora)
    assert await until_found(server, dora) == await until_found(server, ada)


@on_both_databases
async def test_a_page_that_is_on_its_way_has_more_time(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    await two_found(server, ada, bruno)
    for key in (ada, bruno):
        (mine,) = await own(server, key)
        await server.post(f"/club/seeks/{mine['id']}/come", {}, 200, key)
    server.clock.time += LIVE + 1
    await settle(server)
    assert await states(server, ada, bruno) == ["found", "found"]
    server.clock.time += ON_THE_WAY
    await settle(server)
    assert await states(server, ada, bruno) == ["late", "late"], "nobody has come"
    (mine,) = await own(server, ada)
    assert await refused(server, f"/club/seeks/{mine['id']}/come", {}, 409, ada) == "seek-error-over"


async def test_a_game_that_could_begin_stays(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    table = await two_found(server, ada, bruno)
    clients = [await server.join(table, key) for key in (ada, bruno)]
    await clients[0].until(lambda: not any(one["awaited"] for one in clients[0].screen["table"]["chairs"]))
    server.clock.time += LIVE + 1
    await settle(server)
    server.clock.time += ON_THE_WAY
    await settle(server)
    assert (await server.get(f"/tables/{table}"))["status"] == "lobby"


@on_both_databases
async def test_of_two_partners_both_have_to_come(server: Running) -> None:
    keys = [await member(server, name) for name in ("Ada", "Bruno", "Chiara", "Dora")]
    ada, bruno, chiara, dora = keys
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    pair = await seek(server, ada, wish=TWO_BY_TWO, partner="Bruno")
    await server.post(f"/club/seeks/{pair['id']}/answer", {"yes": True}, 200, bruno)
    for key in (chiara, dora):
        await seek(server, key, wish=TWO_BY_TWO)
    table = await until_found(server, ada)
    clients = [await server.join(table, key) for key in (ada, chiara, dora)]
    await clients[0].until(
        lambda: sum(one["awaited"] for one in clients[0].screen["table"]["chairs"]) == 1,
    )
    server.clock.time += LIVE + 1
    await settle(server)
    assert await states(server, *keys) == ["late", "late", "open", "open"]


async def test_who_looks_for_somebody_else_by_now_is_not_put_back(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    table = await two_found(server, ada, bruno)
    client = await server.join(table, ada)
    await client.until(lambda: sum(one["awaited"] for one in client.screen["table"]["chairs"]) == 1)
    other = await seek(server, ada, clock={"kind": "chess", "base": 600, "increment": 5})
    server.clock.time += LIVE + 1
    await settle(server)
    assert {one["id"]: one["state"] for one in await own(server, ada)}[other["id"]] == "open"
    assert sorted(await states(server, ada)) == ["late", "open"]


@pytest.mark.parametrize("seals", [True, False])
async def test_over_days_a_rated_deal_is_waited_for_as_long_as_two_turns_take(server: Running, seals: bool) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    for key in (ada, bruno):
        await seek(server, key, wish=OVER_DAYS)
    table = await until_found(server, ada)
    client = await server.join(table, ada)
    if seals:
        await sealed([client])
    server.clock.time += 4 * DAY - 1
    await settle(server)
    assert (await server.get(f"/tables/{table}"))["status"] == "lobby"
    server.clock.time += 2
    await settle(server)
    assert await states(server, ada, bruno) == (["open", "late"] if seals else ["late", "late"])

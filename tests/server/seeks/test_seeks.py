"""Members who look for each other, and the tables that come of it."""

import asyncio

import pytest
from support.seeks.seeking import DAYS, FAMIGLIA, FAST, TWO_BY_TWO, listed, own, seek, until_found
from support.server.club import friends, member, refused, step
from support.server.databases import on_both_databases
from support.server.running import Json, Refused, Running

from trinacria.server.club.seeks import meetings
from trinacria.server.club.seeks.seeks import AWAY, REST, WEEK

OVER_DAYS: Json = {"game": "famiglia", "clock": DAYS}


async def members(server: Running, *names: str) -> list[str]:
    return [await member(server, name) for name in names]


async def chairs(server: Running, table: str) -> list[str]:
    """Who sits there, in the order of the chairs."""
    return [chair["nickname"] for chair in (await server.get(f"/tables/{table}"))["chairs"]]


@on_both_databases
async def test_two_who_fit_sit_at_a_table_at_once(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    mine = await seek(server, ada)
    assert (mine["state"], mine["open"], mine["until"]) == ("open", 1, None)
    assert await listed(server, bruno) == [("Ada", None)]
    await seek(server, bruno)
    table = await until_found(server, ada)
    assert await until_found(server, bruno) == table
    assert await listed(server, bruno) == []
    assert sorted(await chairs(server, table)) == ["Ada", "Bruno"]
    info = await server.get(f"/tables/{table}")
    assert (info["status"], info["settings"]["clock"]) == ("lobby", FAST)
    clients = [await server.join(table, key) for key in (ada, bruno)]
    await clients[0].until(lambda: not any(one["awaited"] for one in clients[0].screen["table"]["chairs"]))
    host = next(client for client in clients if client.screen["you"]["host"])
    await host.ask("start")
    for client in clients:
        await client.until(lambda client=client: client.status == "running")


async def test_a_live_game_begins_when_everybody_has_come(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    await seek(server, ada)
    await seek(server, bruno)
    table = await until_found(server, ada)
    info = await server.get(f"/tables/{table}")
    host = {"Ada": ada, "Bruno": bruno}[next(one["nickname"] for one in info["chairs"] if one["id"] == info["host"])]
    client = await server.join(table, host)
    with pytest.raises(Refused, match="table-error-awaited"):
        await client.ask("start")
    assert (await server.get(f"/tables/{table}"))["status"] == "lobby"


@on_both_databases
async def test_over_days_the_game_begins_though_nobody_is_there(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    first = await seek(server, ada, wish=OVER_DAYS)
    assert first["until"] == server.clock.time + WEEK
    server.advance(5 * 86_400)
    (one,) = (await server.get("/club/seeks", token=bruno))["seeks"]
    taken = await server.post(f"/club/seeks/{one['id']}/take", {}, 200, bruno)
    assert taken["seek"]["state"] == "found"
    table = taken["seek"]["table"]
    assert await until_found(server, ada) == table
    assert (await server.get(f"/tables/{table}"))["status"] == "running"
    told = await server.get("/club/me/notices", token=ada)
    assert [(one["kind"], one["who"], one["table"]["id"]) for one in told["notices"]] == [
        ("seek_found", "Bruno", table)
    ]
    async with asyncio.timeout(60):
        while not [
            waiting for key in (ada, bruno) if (waiting := (await server.get("/club/me/around", token=key))["waiting"])
        ]:
            await asyncio.sleep(0.01)


async def test_an_open_seek_is_taken_with_one_press_and_only_once(server: Running) -> None:
    ada, bruno, chiara, dora = await members(server, "Ada", "Bruno", "Chiara", "Dora")
    older = await seek(server, dora, clock={"kind": "chess", "base": 600, "increment": 5})
    mine = await seek(server, ada)
    both = await asyncio.gather(
        *(
            server.http.post(f"/club/seeks/{mine['id']}/take", json={}, headers={"authorization": f"Bearer {key}"})
            for key in (bruno, chiara)
        )
    )
    assert sorted(answer.status_code for answer in both) == [200, 409]
    (lost,) = (answer.json() for answer in both if answer.status_code == 409)
    assert lost["key"] == "seek-error-over"
    assert await refused(server, f"/club/seeks/{mine['id']}/take", {}, 409, dora) == "seek-error-over"
    over = (await server.get("/club/seeks", token=dora))["over"]
    assert {"id": mine["id"], "how": "found"} in over
    assert [one["id"] for one in await own(server, dora)] == [older["id"]], "nobody else is concerned"


async def test_a_guest_sees_who_looks_and_may_not_look(server: Running) -> None:
    ada = await member(server)
    await seek(server, ada)
    assert await listed(server) == [("Ada", "guest")]
    assert await refused(server, "/club/seeks", FAMIGLIA, 401) == "club-error-key"


async def test_four_alone_become_two_sides(server: Running) -> None:
    names = ("Ada", "Bruno", "Chiara", "Dora")
    keys = await members(server, *names)
    for key in keys[:3]:
        await seek(server, key, wish=TWO_BY_TWO)
    assert [one["state"] for one in await own(server, keys[0])] == ["open"]
    (first, *_) = (await server.get("/club/seeks", token=keys[3]))["seeks"]
    assert (first["open"], first["why"]) == (3, None)
    taken = (await server.post(f"/club/seeks/{first['id']}/take", {}, 200, keys[3]))["seek"]
    assert taken["state"] == "found"
    assert {await until_found(server, key) for key in keys} == {taken["table"]}
    assert sorted(await chairs(server, taken["table"])) == sorted(names)


async def test_who_takes_a_seek_that_wants_more_looks_along(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    mine = await seek(server, ada, wish=TWO_BY_TWO)
    along = (await server.post(f"/club/seeks/{mine['id']}/take", {}, 200, bruno))["seek"]
    assert (along["state"], along["mode"], along["clock"]) == ("open", "2v2", FAST)
    assert await listed(server, ada) == [("Ada", "mine"), ("Bruno", None)]


@on_both_databases
async def test_a_friend_who_agrees_is_the_partner(server: Running) -> None:
    ada, bruno, chiara, dora = await members(server, "Ada", "Bruno", "Chiara", "Dora")
    assert (await seek(server, ada, 403, TWO_BY_TWO, partner="Bruno"))["key"] == "seek-error-friends"
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    assert (await seek(server, ada, 400, partner="Bruno"))["key"] == "seek-error-no-partner"
    mine = await seek(server, ada, wish=TWO_BY_TWO, partner="Bruno")
    assert (mine["state"], mine["open"]) == ("asking", 2)
    (asked,) = await own(server, bruno)
    assert (asked["state"], asked["people"][0]["name"]) == ("asked", "Ada")
    for key in (chiara, dora):
        await seek(server, key, wish=TWO_BY_TWO)
    assert "Ada Bruno" not in dict(await listed(server, chiara)), "nobody meets a pair before it is one"
    await server.post(f"/club/seeks/{mine['id']}/answer", {"yes": True}, 200, bruno)
    table = await until_found(server, bruno)
    sitting = await chairs(server, table)
    assert {frozenset(sitting[place::2]) for place in (0, 1)} == {
        frozenset(("Ada", "Bruno")),
        frozenset(("Chiara", "Dora")),
    }


async def test_a_friend_who_declines_ends_it(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    mine = await seek(server, ada, wish=TWO_BY_TWO, partner="Bruno")
    await server.post(f"/club/seeks/{mine['id']}/answer", {"yes": False}, 200, bruno)
    assert await own(server, ada) == await own(server, bruno) == []
    path = f"/club/seeks/{mine['id']}/answer"
    assert await refused(server, path, {"yes": True}, 409, bruno) == "seek-error-over"


async def test_nobody_is_in_two_live_seeks(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    pair = await seek(server, ada, wish=TWO_BY_TWO, partner="Bruno")
    alone = await seek(server, bruno)
    await server.post(f"/club/seeks/{pair['id']}/answer", {"yes": True}, 200, bruno)
    assert [one["id"] for one in await own(server, bruno)] == [pair["id"]]
    other = await seek(server, bruno)
    assert [one["id"] for one in await own(server, bruno)] == [other["id"]]
    assert await own(server, ada) == [], "without the partner it is over"
    assert alone["id"] != other["id"]


async def test_over_days_somebody_may_look_for_several(server: Running) -> None:
    ada = await member(server)
    for days in range(1, 6):
        await seek(server, ada, wish={"game": "famiglia", "clock": {"kind": "turn", "days": days}})
    told = await seek(server, ada, 429, {"game": "famiglia", "clock": {"kind": "turn", "days": 6}})
    assert told["key"] == "seek-error-many"
    await seek(server, ada)
    assert len(await own(server, ada)) == 6


async def test_a_live_seek_ends_when_its_page_is_gone(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    server.app.state.people.home.wait = 0.0
    mine = await seek(server, ada)
    server.advance(AWAY + 1)
    await server.get("/club/me/news", token=ada, seek=mine["id"])
    server.advance(AWAY + 1)
    await seek(server, bruno)
    assert [one["state"] for one in await own(server, bruno)] == ["open"], "it rests: nobody may be there"
    await server.get("/club/me/news", token=ada, seek=mine["id"])
    table = await until_found(server, bruno)
    assert await until_found(server, ada) == table, "the page is back"
    last = await seek(server, ada)
    server.advance(AWAY + REST)
    assert await listed(server, bruno) == []
    await server.app.state.people.seeks.matcher.end_lapsed()
    assert [(one["id"], one["state"]) for one in await own(server, ada) if one["id"] == last["id"]] == [
        (last["id"], "late")
    ]


async def test_over_days_it_ends_after_a_week(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    mine = await seek(server, ada, wish=OVER_DAYS)
    server.advance(WEEK - 1)
    assert await listed(server, bruno) == [("Ada", None)]
    server.advance(1)
    assert await listed(server, bruno) == []
    assert await refused(server, f"/club/seeks/{mine['id']}/take", {}, 409, bruno) == "seek-error-over"


@on_both_databases
async def test_those_who_have_parted_never_meet(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await step(server, ada, "Bruno", "block")
    mine = await seek(server, ada)
    assert await listed(server, bruno) == [], "neither sees the other look"
    assert await refused(server, f"/club/seeks/{mine['id']}/take", {}, 409, bruno) == "seek-error-over"
    await seek(server, bruno)
    await server.app.state.people.seeks.matcher.round(everything=True)
    assert [one["state"] for one in await own(server, bruno)] == ["open"]
    await seek(server, chiara)
    assert await until_found(server, chiara) == await until_found(server, ada)
    assert [one["state"] for one in await own(server, bruno)] == ["open"]


async def test_languages_that_are_wanted_are_spoken(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await server.post("/club/me/settings", {"languages": ["it", "en"]}, 200, chiara)
    mine = await seek(server, ada, languages=["it"], language="en")
    assert await listed(server, bruno) == [("Ada", "language")]
    assert await refused(server, f"/club/seeks/{mine['id']}/take", {}, 403, bruno) == "seek-error-language"
    await seek(server, bruno)
    assert await listed(server, chiara) == [("Ada", None), ("Bruno", None)]
    await seek(server, chiara)
    # Both ask again and again, so that neither counts as gone on a slow machine.
    table, other = await asyncio.gather(until_found(server, chiara), until_found(server, ada))
    assert other == table
    assert (await server.get(f"/tables/{table}"))["settings"]["language"] == "en"


async def test_what_is_no_game_is_not_looked_for(server: Running) -> None:
    ada = await member(server)
    assert (await seek(server, ada, 400, {"game": "chess", "clock": FAST}))["key"] == "seek-error-game"
    assert (await seek(server, ada, 400, mode="3v3"))["key"] == "seek-error-game"
    assert (await seek(server, ada, 400, clock={"kind": "none"}))["key"] == "table-error-message"
    assert await own(server, ada) == []


async def test_who_stops_looks_no_more(server: Running) -> None:
    ada, bruno = await members(server, "Ada", "Bruno")
    mine = await seek(server, ada)
    assert await refused(server, f"/club/seeks/{mine['id']}/stop", {}, 409, bruno) == "seek-error-over"
    await server.post(f"/club/seeks/{mine['id']}/stop", {}, 200, ada)
    assert await own(server, ada) == []
    kept = (await server.get("/club/me/export", token=ada))["people"]["seeks"]
    assert [(one["people"], one["game"], one["how"]) for one in kept] == [(["Ada"], "famiglia", "stopped")]
    await seek(server, bruno)
    assert [one["state"] for one in await own(server, bruno)] == ["open"]


@on_both_databases
async def test_who_leaves_the_club_is_not_found(server: Running) -> None:
    ada, bruno, chiara = await members(server, "Ada", "Bruno", "Chiara")
    await friends(server, ("Ada", ada), ("Bruno", bruno))
    mine = await seek(server, ada, wish=TWO_BY_TWO, partner="Bruno")
    await server.post(f"/club/seeks/{mine['id']}/answer", {"yes": True}, 200, bruno)
    await server.post("/club/me/leave", {"name": "Bruno"}, 200, bruno)
    assert await own(server, ada) == []
    await seek(server, ada)
    await server.post("/club/me/leave", {"name": "Ada"}, 200, ada)
    assert await listed(server, chiara) == []


async def test_how_long_it_usually_takes_is_told_of_those_who_found_somebody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody comes to these tables, and nobody is late.
    monkeypatch.setattr(meetings, "LIVE", 3600.0)
    ada, bruno = await members(server, "Ada", "Bruno")
    usual = {"game": "famiglia", "mode": "standard", "pace": "live"}
    server.app.state.people.home.wait = 0.0
    for _ in range(3):
        mine = await seek(server, ada)
        server.advance(10)
        await server.get("/club/me/news", token=ada, seek=mine["id"])
        await seek(server, bruno)
        await until_found(server, bruno)
        server.advance(120)
    told = await server.get("/club/seeks/usual", token=ada, **usual)
    assert (told["count"], told["seconds"]) == (6, 5.0)
    server.advance(6 * 3600)
    told = await server.get("/club/seeks/usual", token=ada, **usual)
    assert told == {"seconds": None, "count": 0}, "at another hour nobody knows"

"""A member turns off the link of a seat: it opens nothing any more, and the seat stays the member's."""

import pytest
from support.server.club import member, refused, resigned
from support.server.databases import on_both_databases
from support.server.push_service import TestDevice
from support.server.running import Json, Refused, Running, serving
from support.server.stored import Stored

from trinacria.server.store import schema

OFF = "table-error-link-off"


async def seated(server: Running, key: str) -> tuple[str, str, str]:
    """A member's table: its id, the chair, and the link's token."""
    wishes: Json = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = await server.post("/tables", wishes, token=key)
    (seat,) = made["seats"]
    return made["table"], seat["chair"], seat["token"]


async def turn_off(server: Running, key: str, table: str, chair: str, status: int = 200) -> Json:
    return await server.post("/club/me/links/off", {"table": table, "chair": chair}, status, key)


async def turned_away(server: Running, table: str, token: str) -> str:
    """Why a link does not open."""
    with pytest.raises(Refused) as said:
        await server.join(table, token)
    return said.value.key


def deeds(me: Json) -> list[str]:
    return [deed["what"] for deed in me["deeds"]]


@on_both_databases
async def test_a_link_that_is_turned_off_opens_nothing_and_the_seat_stays(server: Running) -> None:
    ada = await member(server)
    table, chair, link = await seated(server, ada)
    offer = await server.post("/club/me/pairing", {}, token=ada)
    phone = (await server.post("/club/pair", {"secret": offer["secret"], "device": "phone"}))["key"]
    assert (await server.get(f"/club/me/seats/{table}", token=phone))["linked"] == [chair]
    by_link, by_key = await server.join(table, link), await server.join(table, ada)
    assert by_link.screen["you"]["chair"] == by_key.screen["you"]["chair"] == chair

    assert await turn_off(server, ada, table, chair) == {"chairs": [chair], "linked": []}
    await by_link.until(lambda: by_link.bye)
    assert by_link.bye is not None
    assert by_link.bye["key"] == OFF
    assert await turned_away(server, table, link) == OFF
    assert await server.get(f"/tables/{table}/key", token=link) == {"kind": "off", "chair": chair}
    for key in (ada, phone):
        there = await server.join(table, key)
        assert there.screen["you"]["chair"] == chair
        await there.ask("rename", nickname="Ada L")
    assert (await server.get(f"/club/me/seats/{table}", token=phone)) == {"chairs": [chair], "linked": []}

    # Twice is the same as once, and stands in the log once.
    await turn_off(server, phone, table, chair)
    assert deeds(await server.get("/club/me", token=ada)).count("link_off") == 1


async def test_connections_by_the_own_key_come_back_and_play(server: Running) -> None:
    ada = await member(server)
    table, chair, _ = await seated(server, ada)
    by_key = await server.join(table, ada)
    await turn_off(server, ada, table, chair)
    await by_key.until(lambda: by_key.closed is not None)
    assert by_key.bye is None, "its page comes back by itself"
    again = await server.join(table, ada, last_seq=by_key.seq)
    assert again.screen["you"]["chair"] == chair


@on_both_databases
async def test_nobody_else_keeps_a_seat_that_they_had_by_the_link(server: Running) -> None:
    ada, eve = await member(server), await member(server, "Eve")
    table, chair, link = await seated(server, ada)
    held = {"seats": [{"table": table, "token": link}]}
    assert len((await server.post("/club/me/seats", held, 200, eve))["seats"]) == 1
    watching = await server.join(table, eve)
    assert watching.screen["you"]["chair"] == chair
    await turn_off(server, ada, table, chair)
    await watching.until(lambda: watching.closed is not None)
    assert (await server.join(table, eve)).screen["you"]["chair"] is None
    assert (await server.get(f"/club/me/seats/{table}", token=eve)) == {"chairs": [], "linked": []}
    assert (await server.post("/club/me/seats", held, 200, eve))["seats"] == [], "nor is it taken over afterwards"
    assert (await server.join(table, ada)).screen["you"]["chair"] == chair


async def test_nobody_turns_off_the_link_of_a_seat_of_somebody_else(server: Running) -> None:
    ada, eve = await member(server), await member(server, "Eve")
    table, chair, link = await seated(server, ada)
    body = {"table": table, "chair": chair}
    assert await refused(server, "/club/me/links/off", body, 404, eve) == "club-error-seat"
    assert await refused(server, "/club/me/links/off", body, 401) == "club-error-key"
    assert await refused(server, "/club/me/links/off", body, 401, link) == "club-error-key"
    assert (await server.join(table, link)).screen["you"]["chair"] == chair


async def test_the_link_stays_off_after_a_restart_and_at_the_rematch(database: str) -> None:
    async with serving(database) as server:
        ada, bruno = await member(server), await member(server, "Bruno")
        table, chair, link = await seated(server, ada)
        guest = await server.post(f"/tables/{table}/join", {"nickname": "Bruno", "chair": "2"}, token=bruno)
        await turn_off(server, ada, table, chair)
    async with serving(database) as server:
        assert await turned_away(server, table, link) == OFF
        players = [await server.join(table, key) for key in (ada, bruno)]
        await players[0].ask("start")
        await resigned(players[1], [players[0]])
        again = (await players[0].ask("rematch"))["table"]
        assert await turned_away(server, again, link) == OFF
        assert (await server.join(again, ada)).screen["you"]["chair"] is not None
        assert (await server.join(again, guest["token"])).screen["you"]["chair"] is not None, "the other link works"


async def test_whoever_takes_the_seat_over_has_a_link_that_works(server: Running) -> None:
    ada = await member(server)
    table, chair, link = await seated(server, ada)
    await turn_off(server, ada, table, chair)
    sitting = await server.join(table, ada)
    invitation = (await sitting.ask("hand_over"))["token"]
    taken = await server.post(f"/tables/{table}/join", {"nickname": "Guest", "invitation": invitation})
    assert (await server.join(table, taken["token"])).screen["you"]["chair"] == chair
    assert (await server.get(f"/club/me/seats/{table}", token=ada))["chairs"] == []
    assert await turned_away(server, table, link) == "table-error-secret"


async def test_devices_that_came_by_the_link_hear_of_the_seat_no_more(server: Running) -> None:
    ada = await member(server)
    table, chair, link = await seated(server, ada)
    await server.post(f"/tables/{table}/device", TestDevice("by the link").wish(), token=link)
    assert len((await Stored.read(server.database)).of(schema.device_seats, table=table)) == 1
    await turn_off(server, ada, table, chair)
    assert (await Stored.read(server.database)).of(schema.device_seats, table=table) == []

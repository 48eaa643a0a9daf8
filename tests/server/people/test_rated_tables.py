"""Rated tables: what they ask for is enforced by the server, and each refusal says what is in the way."""

import asyncio
from typing import Any

import pytest
from support.ratings.games import CHESS, TERMS, begin, rated, rated_table, sealed
from support.server.club import member, refused
from support.server.running import Refused, Running

from trinacria.games import verify
from trinacria.kernel.record import dump, load

TABLES = "/tables"


@pytest.mark.parametrize(
    ("settings", "chairs", "key"),
    [
        ({"clock": {"kind": "none"}}, "mo", "table-error-rated-clock"),
        ({"hints": True}, "mo", "table-error-rated-hints"),
        ({"game": "lafamiglia", "mode": "1v1", "options": {"draft": True}}, "mo", "table-error-rated-options"),
        ({}, "mb", "table-error-rated-bots"),
        ({}, "mm", "table-error-rated-twice"),
    ],
)
async def test_a_table_that_breaks_a_condition_is_not_made(
    server: Running, settings: dict[str, Any], chairs: str, key: str
) -> None:
    ada = await member(server)
    kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "b": {"kind": "bot"}}
    wishes = {"settings": {**TERMS, **settings}, "chairs": [kinds[one] for one in chairs]}
    assert await refused(server, TABLES, wishes, 400, ada) == key


async def test_a_guest_neither_makes_a_rated_table_nor_sits_there(server: Running) -> None:
    wishes = {"settings": TERMS, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert await refused(server, TABLES, wishes, 403) == "table-error-rated-guests"
    made = await server.post(TABLES, wishes, token=await member(server))
    join = f"/tables/{made['table']}/join"
    body = {"nickname": "Eve", "invitation": made["invitations"][0]["token"]}
    assert await refused(server, join, body, 403) == "table-error-rated-guests"
    assert await refused(server, join, body, 403, "s-something") == "table-error-rated-guests"


async def test_a_game_from_a_position_is_not_rated(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    table = await rated(server, ada, bruno)
    fork = {"at": 0, "settings": TERMS, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert await refused(server, f"/tables/{table}/fork", fork, 400, ada[1]) == "table-error-rated-position"


async def test_before_the_start_the_terms_stay_and_the_deal_is_sealed(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    _, (host, guest) = await rated_table(server, [ada, bruno], on_timeout="bot_takes_seat", absent_after=60)
    settings = host.screen["table"]["settings"]
    assert (settings["rated"], settings["on_timeout"], settings["absent_after"]) == (True, "nothing", None)
    for change, key in (
        ({"rated": False}, "settled"),
        ({"hints": True}, "hints"),
        ({"clock": {"kind": "none"}}, "clock"),
    ):
        with pytest.raises(Refused, match=f"table-error-rated-{key}"):
            await host.ask("change", settings={**settings, **change})
    with pytest.raises(Refused, match="table-error-rated-sealed"):
        await host.ask("start")
    await guest.ask("leave")
    await host.until(lambda: host.screen["table"]["chairs"][1]["kind"] == "open")
    with pytest.raises(Refused, match="table-error-rated-bots"):
        await host.ask("seat_bot", chair="2", bot="greedy")


async def test_one_member_cannot_play_against_themselves(server: Running) -> None:
    ada = ("Ada", await member(server))
    wishes = {"settings": TERMS, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = await server.post(TABLES, wishes, token=ada[1])
    body = {"nickname": "Ada", "invitation": made["invitations"][0]["token"]}
    sat = await server.post(f"/tables/{made['table']}/join", body, token=ada[1])
    clients = [await server.join(made["table"], token) for token in (made["seats"][0]["token"], sat["token"])]
    await sealed(clients)
    with pytest.raises(Refused, match="table-error-rated-twice"):
        await clients[0].ask("start")


async def test_nothing_helps_and_nobody_plays_for_anybody(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    _, (host, guest) = await rated_table(server, [ada, bruno])
    await sealed([host, guest])
    await begin([host, guest])
    mover, other = (host, guest) if host.options else (guest, host)
    with pytest.raises(Refused, match="table-error-hints-off"):
        await mover.ask("hint")
    await mover.play(mover.options[0])
    await other.reach(mover.seq)
    assert not mover.screen["you"]["way_back"]
    with pytest.raises(Refused, match="table-error-rated-undo"):
        await mover.ask("offer", what="undo")
    for ask, fields, key in (
        ("stand_in", {"chair": host.screen["you"]["chair"], "bot": "greedy"}, "bots"),
        ("hand_over", {}, "seat"),
        ("unseat", {"chair": guest.screen["you"]["chair"]}, "seat"),
    ):
        with pytest.raises(Refused, match=f"table-error-rated-{key}"):
            await host.ask(ask, **fields)


async def test_who_runs_out_of_time_loses_and_the_record_says_that_it_was_rated(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    table, clients = await rated_table(server, [ada, bruno], clock=CHESS)
    await sealed(clients)
    await begin(clients)
    late = next(client for client in clients if client.options)
    server.advance(601)
    for client in clients:
        await client.until(lambda client=client: client.status == "over")
    result = clients[0].screen["game"]["result"]
    assert result["reason"] == "forfeited"
    assert late.screen["you"]["seat"] not in result["winners"]
    record = await server.get(f"/tables/{table}/record")
    assert record["rated"] is True
    assert verify(record).result is not None
    assert load(dump(record)) == record


async def test_four_members_play_two_against_two(server: Running) -> None:
    people = [(name, await member(server, name)) for name in ("Ada", "Bruno", "Chiara", "Dario")]
    _, clients = await rated_table(server, people, game="lafamiglia", mode="2v2", places="fixed")
    await sealed(clients)
    await begin(clients)
    await clients[0].ask("leave")
    for client in clients:
        await client.until(lambda client=client: client.status == "over")
    store = server.app.state.people.ratings
    async with asyncio.timeout(120):
        while len(steps := await store.steps("lafamiglia/2v2")) < 4:
            await asyncio.sleep(0.02)
    assert sorted(round(one.mu - 25, 6) for one in steps) == sorted(
        [*[round(max(one.mu for one in steps) - 25, 6)] * 2, *[round(min(one.mu for one in steps) - 25, 6)] * 2]
    )


async def test_the_ladder_and_profiles_show_who_is_rated(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    for _ in range(3):
        server.clock.time += 60
        await rated(server, ada, bruno, listed=True)
    async with asyncio.timeout(120):
        while len(await server.app.state.people.ratings.steps("famiglia/standard")) < 6:
            await asyncio.sleep(0.02)
    shown = (await server.get("/club/people/Ada", token=bruno[1]))["ratings"]
    assert shown == [
        {
            "game": "famiglia",
            "mode": "standard",
            "games": 3,
            "fewest": 10,
            "points": None,
            "spread": None,
            "provisional": True,
            "place": None,
            "of": None,
        }
    ]
    ladder = await server.get("/club/ladder", game="famiglia", mode="standard")
    assert ladder["rows"] == [], "nobody has ten games"
    assert len(ladder["seasons"]) == 1
    course = await server.get("/club/people/Ada/rating", game="famiglia", mode="standard")
    assert course["points"] == []
    assert (await server.get("/club/ladder", 400, game="famiglia", mode="none"))["key"] == "error-unknown-mode"

"""What members' own pages ask: names that are free, tables of all devices, everything as one file."""

import asyncio
import runpy
from functools import partial
from pathlib import Path

import httpx
import pytest
from support.server.club import friends, step, table_of
from support.server.databases import on_both_databases
from support.server.host import serve
from support.server.push_service import TestDevice
from support.server.running import Client, Json, Running, serving
from support.server.stored import Stored

from trinacria.server.club import club as rules
from trinacria.server.club.people.recount import recount
from trinacria.server.ops import limits
from trinacria.server.store import schema

TOOLS = Path(__file__).parents[3] / "tools"


async def member(server: Running, name: str = "Ada", device: str = "laptop") -> str:
    """Somebody new; what their device keeps."""
    made = await server.post("/club/members", {"name": name, "device": device})
    return str(made["key"])


async def two_at_a_table(
    server: Running, ada: str, bruno: str, nickname: str | None = None
) -> tuple[str, list[Client]]:
    """A running game of two members."""
    first = {"kind": "me"} if nickname is None else {"kind": "me", "nickname": nickname}
    wishes: Json = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [first, {"kind": "open"}]}
    made = await server.post("/tables", wishes, token=ada)
    table, invitation = made["table"], made["invitations"][0]["token"]
    await server.post(f"/tables/{table}/join", {"nickname": "Bruno", "invitation": invitation}, token=bruno)
    players = [await server.join(table, key) for key in (ada, bruno)]
    await players[0].ask("start")
    return table, players


async def end(players: list[Client]) -> None:
    """One gives up."""
    await players[0].ask("offer", what="resign")
    for player in players:
        await player.until(partial(_is_over, player))


def _is_over(player: Client) -> bool:
    return bool(player.screen["table"]["status"] == "over")


# -------------------------------------------------------------------- names


async def test_a_name_is_looked_up_before_it_is_taken(server: Running) -> None:
    found = await server.post("/club/names", {"name": "  Ada  Lumia "}, 200)
    assert found == {"name": "Ada Lumia", "free": True, "others": []}
    await member(server, "Ada Lumia")
    for like in ("ada lumia", "Аda Lumia", "ADA-LUMIA"):
        found = await server.post("/club/names", {"name": like}, 200)
        assert not found["free"]
        assert len(set(found["others"])) == rules.FREE_NAMES
        for other in found["others"]:
            assert (await server.post("/club/names", {"name": other}, 200))["free"]
    assert (await server.post("/club/names", {"name": "x"}, 400))["key"] == "club-error-name-length"


async def test_a_long_name_has_others_beside_it_that_can_be_had(server: Running) -> None:
    long = "Maximiliana von der Heid"
    await member(server, long)
    for other in (await server.post("/club/names", {"name": long}, 200))["others"]:
        assert (await server.post("/club/members", {"name": other}))["name"] == other


async def test_nobody_reads_the_list_of_members_off_by_asking_for_names(database: str) -> None:
    async with serving(database, limited=True) as server:
        asked = limits.NAMES.at_once + 5
        told = [(await server.http.post("/club/names", json={"name": f"Name {at}"})).status_code for at in range(asked)]
        assert told[0] == 200
        assert told[-1] == 429


async def test_a_thousand_bogus_members_of_one_address_hinder_nobody_else(database: str) -> None:
    async with serving(database, limited=True) as server:
        bogus = {"x-forwarded-for": "9.9.9.9"}
        made = [
            (await server.http.post("/club/members", json={"name": f"Bogus {at}"}, headers=bogus)).status_code
            for at in range(1000)
        ]
        assert made.count(201) == limits.NEW_MEMBERS.at_once
        other = await server.http.post("/club/members", json={"name": "Ada"}, headers={"x-forwarded-for": "8.8.8.8"})
        assert other.status_code == 201


# -------------------------------------------------------------------- tables


@on_both_databases
async def test_home_has_the_tables_of_all_devices(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    first, players = await two_at_a_table(server, ada, bruno)
    second, _ = await two_at_a_table(server, ada, bruno)
    await end(players)
    offer = await server.post("/club/me/pairing", {}, token=ada)
    phone = (await server.post("/club/pair", {"secret": offer["secret"], "device": "phone"}))["key"]
    home = await server.get("/club/me/home", token=phone)
    assert [one["table"]["id"] for one in home["going"]] == [second]
    assert [one["table"]["id"] for one in home["over"]] == [first]
    assert home["after"] is None
    chair = players[0].screen["you"]["chair"]
    assert home["over"][0]["chairs"] == [chair]
    assert (await server.get(f"/club/me/seats/{first}", token=phone)) == {"chairs": [chair], "linked": [chair]}
    assert (await server.get("/club/me/seats/nowhere", token=phone)) == {"chairs": [], "linked": []}


async def test_tables_that_are_over_come_a_page_at_a_time(server: Running) -> None:
    ada, tables = await member(server), []
    chairs = [{"kind": "me"}, {"kind": "me"}]
    for _ in range(12):
        wishes: Json = {"settings": {"game": "famiglia", "mode": ""}, "chairs": chairs}
        made = await server.post("/tables", wishes, token=ada)
        players = [await server.join(made["table"], seat["token"]) for seat in made["seats"]]
        await players[0].ask("start")
        await players[1].reach(players[0].seq)
        await end(players)
        tables.append(made["table"])
    # What has ended is counted a moment later.
    async with asyncio.timeout(30):
        while (await server.get("/club/me/home", token=ada))["going"]:
            await asyncio.sleep(0.02)
    seen, after = list[str](), None
    while True:
        page = await server.get("/club/me/home", token=ada, **({"after": after} if after is not None else {}))
        assert page["going"] == []
        seen += [one["table"]["id"] for one in page["over"]]
        after = page["after"]
        if after is None:
            break
    assert set(seen) == set(tables)


@on_both_databases
async def test_seats_follow_to_the_rematch(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    table, players = await two_at_a_table(server, ada, bruno)
    await end(players)
    done = await players[0].ask("rematch")
    again = done["table"]
    assert again != table
    for key, player in zip((ada, bruno), players, strict=True):
        home = await server.get("/club/me/home", token=key)
        assert again in [one["table"]["id"] for one in home["going"]]
        sitting = await server.join(again, key)
        assert sitting.screen["you"]["chair"] == player.screen["you"]["chair"]
    # Whoever asks once more is led there, and nothing is there twice.
    assert (await players[1].ask("rematch"))["table"] == again
    assert len((await server.get("/club/me/home", token=ada))["going"]) == 1


async def test_a_guests_seat_at_a_rematch_is_nobody_elses(server: Running) -> None:
    ada = await member(server)
    wishes: Json = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = await server.post("/tables", wishes, token=ada)
    invitation = made["invitations"][0]["token"]
    guest = await server.post(f"/tables/{made['table']}/join", {"nickname": "Guest", "invitation": invitation})
    players = [await server.join(made["table"], token) for token in (ada, guest["token"])]
    await players[0].ask("start")
    await players[1].reach(players[0].seq)
    await end(players)
    again = (await players[0].ask("rematch"))["table"]
    assert len((await server.get(f"/club/me/seats/{again}", token=ada))["chairs"]) == 1
    assert (await server.join(again, guest["token"])).screen["you"]["chair"] == guest["chair"]


# -------------------------------------------------------------------- everything as one file


async def test_the_file_has_everything_that_is_known_of_a_member(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    over, players = await two_at_a_table(server, ada, bruno)
    await end(players)
    going, _ = await two_at_a_table(server, ada, bruno)
    await server.post("/club/me", {"line": "Fridays", "face": "red/2"}, 200, ada)
    told = await server.get("/club/me/export", token=ada)
    assert (told["me"]["name"], told["me"]["line"], told["me"]["face"]) == ("Ada", "Fridays", "red/2")
    records = {one["table"]["id"]: one["record"] for one in told["tables"]}
    assert records[going] is None, "what goes on has secrets"
    assert records[over] == await server.get(f"/tables/{over}/record")
    assert told["after"] is None
    assert ada not in str(told)


async def well_known(server: Running) -> tuple[str, str]:
    """Two members of whom the club knows all that it can know; their keys. The first has left no row out."""
    ada, bruno = await member(server, "Ada Lumia", "Adas laptop"), await member(server, "Bruno")
    chiara, _ = await member(server, "Chiara"), await member(server, "Dario")
    await friends(server, ("Ada Lumia", ada), ("Bruno", bruno))
    for name, wish in (("Bruno", "follow"), ("Dario", "block")):
        await step(server, ada, name, wish)
    await step(server, chiara, "Ada Lumia", "befriend")
    await step(server, ada, "Chiara", "unfriend")
    await server.post("/club/me", {"line": "Fridays at eight", "face": "red/2"}, 200, ada)
    await server.post("/club/me/settings", {"languages": ["it"], "hides": ["pace"]}, 200, ada)
    await server.post("/club/me/sheet", {}, token=ada)
    await server.post("/club/me/pairing", {}, token=ada)
    await server.post("/club/me/device", TestDevice("adas phone").wish(), 200, ada)
    _, players = await two_at_a_table(server, ada, bruno, "Ada Lumia")
    await end(players)
    async with asyncio.timeout(60):
        while await server.app.state.people.games.counted() < 1:
            await asyncio.sleep(0.02)
    for inviting, invited in ((ada, "Bruno"), (bruno, "Ada Lumia")):
        made = await table_of(server, inviting)
        body = {"table": made["table"], "chair": "2", "name": invited}
        await server.post("/club/invitations", body, token=inviting)
    server.app.state.people.home.wait = 0.01
    await server.get("/club/me/news", token=ada)
    return ada, bruno


@on_both_databases
async def test_the_file_leaves_out_nothing_that_is_stored(server: Running) -> None:
    ada, _ = await well_known(server)
    told = await server.get("/club/me/export", token=ada)
    stored = await Stored.read(server.database)
    id = next(row["id"] for row in stored.of(schema.club_members, name="Ada Lumia"))
    me, people = told["me"], told["people"]
    relations = people["people"]
    assert len(people["deeds"]) == len(stored.of(schema.club_log, member=id))
    assert (people["settings"]["languages"], people["settings"]["hides"]) == (["it"], ["pace"])
    assert people["seen"] is not None
    assert people["declined"] == ["Chiara"]
    assert [one["state"] for one in people["invitations"]] == ["open", "open"]
    assert people["devices"][0]["endpoint"].endswith("adas phone")
    assert people["results"][0]["outcome"] == "lost"
    # Each of these tables is told in one of these lists. A new one needs a place in the file.
    ties = [relations["friends"] * 2, relations["following"], relations["blocked"], people["declined"]]
    assert stored.about(id) == {
        "club_keys": len(me["devices"]) + (me["sheet"] is not None),
        "club_seats": len(told["tables"]),
        "club_people": 1,
        "club_ties": sum(map(len, ties)),
        "club_notices": len(people["notices"]),
        "club_devices": len(people["devices"]),
        "club_invitations": len(people["invitations"]),
        "club_results": len(people["results"]),
        # A number to show another device, good for five minutes.
        "club_pairings": 1,
    }
    assert ada not in str(told)


@on_both_databases
async def test_of_somebody_who_has_left_only_games_are_left(server: Running) -> None:
    ada, bruno = await well_known(server)
    before = await Stored.read(server.database)
    id = next(row["id"] for row in before.of(schema.club_members, name="Ada Lumia"))
    (game,) = (await server.get("/club/people/Bruno", token=bruno))["last"]
    assert {one["name"] for side in game["sides"] for one in side["players"]} == {"Ada Lumia", "Bruno"}
    await server.post("/club/me/leave", {"name": "Ada Lumia"}, 200, ada)
    await recount(server.database)
    stored = await Stored.read(server.database)
    assert stored.about(id) == {}
    for said in ("Fridays at eight", "Adas laptop", "red/2"):
        assert before.holding(said)
        assert stored.holding(said) == set(), said
    # At the tables themselves everybody is called as they were: their logs are what is verified.
    assert stored.holding("Ada Lumia") == {"tables", "entries"}
    (game,) = (await server.get("/club/people/Bruno", token=bruno))["last"]
    assert sorted(one["name"] for side in game["sides"] for one in side["players"]) == ["", "Bruno"]
    notices = (await server.get("/club/me/notices", token=bruno))["notices"]
    assert "Ada Lumia" not in {one["who"] for one in notices}


async def test_what_was_a_members_is_gone_with_them(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    table, players = await two_at_a_table(server, ada, bruno)
    await server.post("/club/me/leave", {"name": "Ada"}, 200, ada)
    for path in ("/club/me", "/club/me/home", "/club/me/export", f"/club/me/seats/{table}"):
        assert (await server.get(path, 401, ada))["key"] == "club-error-key"
    # The game goes on: whoever has the seat's link still opens it.
    assert players[1].screen["table"]["id"] == table


async def test_two_who_take_one_name_at_once_are_one_member(server: Running) -> None:
    both = await asyncio.gather(*(server.http.post("/club/members", json={"name": "Ada"}) for _ in range(8)))
    assert sorted(answer.status_code for answer in both) == [201] + [409] * 7


@pytest.mark.parametrize("path", ["/club/me/sheet", "/club/me/pairing", "/club/names", "/club/members", "/club/enter"])
async def test_pages_of_other_sites_ask_for_nothing(server: Running, path: str) -> None:
    key = await member(server)
    headers = {"origin": "https://evil.example", "authorization": f"Bearer {key}"}
    answer = await server.http.post(path, json={}, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "table-error-origin")


async def test_a_device_that_was_signed_out_opens_nothing_more(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    table, _ = await two_at_a_table(server, ada, bruno)
    (device,) = (await server.get("/club/me", token=ada))["devices"]
    await server.post("/club/me/devices/out", {"id": device["id"]}, 200, ada)
    assert (await server.get(f"/tables/{table}/entries", 401, ada))["key"] == "club-error-key"
    assert (await server.post("/club/me/pairing", {}, 401, ada))["key"] == "club-error-key"


def test_a_host_can_have_guests_only(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'tables.db'}", "--members", "no") as (address, _):
        assert httpx.get(f"{address}/api/v1/club", trust_env=False).json()["members"] is False
        answer = httpx.post(f"{address}/api/v1/club/names", json={"name": "Ada"}, trust_env=False)
        assert answer.json()["key"] == "club-error-none"


def test_what_the_page_knows_of_the_club_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    made = runpy.run_path(str(TOOLS / "club_types.py"))
    assert made["main"](["--check"]) == 0, "run tools/club_types.py"

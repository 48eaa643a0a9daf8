"""Members: known again on every device, by keys of which only hashes are kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.server.databases import on_both_databases
from support.server.running import Client, Json, Refused, Running, serving

from trinacria.server.club import club as rules
from trinacria.server.club.names import cleaned, folded
from trinacria.server.club.pairings import PAIRED_WITHIN
from trinacria.server.store import open_database, schema
from trinacria.table.refusal import Refusal
from trinacria.table.secret import hashed


async def member(server: Running, name: str = "Ada", device: str = "laptop") -> str:
    """Somebody new; what their device keeps."""
    made = await server.post("/club/members", {"name": name, "device": device})
    assert made["name"] == name
    return str(made["key"])


async def refused(server: Running, path: str, body: Json, status: int, key: str | None = None) -> str:
    """Why something cannot be done."""
    return str((await server.post(path, body, status, key))["key"])


# -------------------------------------------------------------------- becoming one, and coming in


@on_both_databases
async def test_a_member_is_known_again(server: Running) -> None:
    assert await server.get("/club") == {"members": True, "name": "", "admission": "open", "picture": ""}
    key = await member(server)
    me = await server.get("/club/me", token=key)
    assert (me["name"], me["line"], me["sheet"]) == ("Ada", "", None)
    assert [(one["label"], one["here"]) for one in me["devices"]] == [("laptop", True)]
    assert [deed["what"] for deed in me["deeds"]] == ["joined"]
    changed = await server.post("/club/me", {"name": "Ada L.", "line": " Plays  on Fridays "}, 200, key)
    assert (changed["name"], changed["line"]) == ("Ada L.", "Plays on Fridays")
    for other in ("ada l", "ADA-L", "Аdа L"):
        assert await refused(server, "/club/members", {"name": other}, 409) == "club-error-name-taken"


@on_both_databases
async def test_another_device_comes_in_by_a_number(server: Running) -> None:
    laptop = await member(server)
    offer = await server.post("/club/me/pairing", {}, token=laptop)
    wrong = f"{(int(offer['number']) + 1) % 1_000_000:06d}"
    body = {"name": "Ada", "number": wrong, "device": "phone"}
    assert await refused(server, "/club/pair", body, 401) == "club-error-number"
    made = await server.post("/club/pair", {**body, "number": f" {offer['number'][:3]} {offer['number'][3:]}"})
    me = await server.get("/club/me", token=made["key"])
    assert [(one["label"], one["here"]) for one in me["devices"]] == [("laptop", False), ("phone", True)]
    assert await refused(server, "/club/pair", {**body, "number": offer["number"]}, 401) == "club-error-number"
    assert await refused(server, "/club/pair", {"secret": offer["secret"]}, 401) == "club-error-pairing"


async def test_another_device_comes_in_by_the_qr_code_once_and_within_minutes(server: Running) -> None:
    laptop = await member(server)
    offer = await server.post("/club/me/pairing", {}, token=laptop)
    both = await asyncio.gather(
        *(server.http.post("/club/pair", json={"secret": offer["secret"], "device": "phone"}) for _ in range(2))
    )
    assert sorted(answer.status_code for answer in both) == [201, 401]
    assert len((await server.get("/club/me", token=laptop))["devices"]) == 2
    late = await server.post("/club/me/pairing", {}, token=laptop)
    server.clock.time += PAIRED_WITHIN + 1
    assert await refused(server, "/club/pair", {"secret": late["secret"]}, 401) == "club-error-pairing"
    said = {"name": "Ada", "number": late["number"]}
    assert await refused(server, "/club/pair", said, 401) == "club-error-number"


@on_both_databases
async def test_the_sheet_opens_once_and_gives_the_next_one(server: Running) -> None:
    first = await member(server)
    older = (await server.post("/club/me/sheet", {}, token=first))["sheet"]
    sheet = (await server.post("/club/me/sheet", {}, token=first))["sheet"]
    assert await refused(server, "/club/enter", {"sheet": older}, 401) == "club-error-sheet"
    typed = sheet.lower().replace("-", " ")
    both = await asyncio.gather(*(server.http.post("/club/enter", json={"sheet": typed}) for _ in range(2)))
    assert sorted(answer.status_code for answer in both) == [201, 401]
    made = next(answer.json() for answer in both if answer.status_code == 201)
    assert (await server.get("/club/me", token=made["key"]))["name"] == "Ada"
    again = await server.post("/club/enter", {"sheet": made["sheet"]})
    assert len((await server.get("/club/me", token=again["key"]))["devices"]) == 3


async def test_devices_are_signed_out_one_by_one_or_all(server: Running) -> None:
    laptop = await member(server)
    sheet = (await server.post("/club/me/sheet", {}, token=laptop))["sheet"]
    phone = (await server.post("/club/enter", {"sheet": sheet, "device": "phone"}))["key"]
    me = await server.get("/club/me", token=phone)
    old = next(one["id"] for one in me["devices"] if one["label"] == "laptop")
    await server.post("/club/me/devices/out", {"id": old}, 200, phone)
    assert (await server.get("/club/me", 401, laptop))["key"] == "club-error-key"
    assert await refused(server, "/club/me/devices/out", {"id": old}, 404, phone) == "club-error-device"
    await server.post("/club/me/devices/out", {}, 200, phone)
    assert (await server.get("/club/me", 401, phone))["key"] == "club-error-key"


async def test_who_leaves_is_forgotten_and_the_name_is_kept_for_a_month(server: Running, database: str) -> None:
    key = await member(server)
    assert await refused(server, "/club/me/leave", {"name": "Bruno"}, 400, key) == "club-error-leave-name"
    await server.post("/club/me/leave", {"name": "Ada"}, 200, key)
    assert (await server.get("/club/me", 401, key))["key"] == "club-error-key"
    assert await refused(server, "/club/members", {"name": "Ada"}, 409) == "club-error-name-taken"
    server.clock.time += rules.NAME_KEPT + 1
    await member(server)


async def test_a_server_without_members_has_guests_only(database: str) -> None:
    async with serving(database) as server:
        server.app.state.members.on = False
        assert await server.get("/club") == {"members": False, "name": "", "admission": "closed", "picture": ""}
        assert await refused(server, "/club/members", {"name": "Ada"}, 404) == "club-error-none"
        assert (await server.get("/club/me", 404, "d-whatever"))["key"] == "club-error-none"


# -------------------------------------------------------------------- seats


@on_both_databases
async def test_seats_of_a_browser_become_the_members_on_all_devices(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    table, token = made["table"], made["seats"][0]["token"]
    key = await member(server)
    held = [{"table": table, "token": token}, {"table": table, "token": "s-nothing"}, {"table": "none", "token": "x"}]
    taken = await server.post("/club/me/seats", {"seats": held}, 200, key)
    assert taken == {"seats": [{"table": table, "chair": made["seats"][0]["chair"]}]}
    by_key, by_link = await server.join(table, key), await server.join(table, token)
    assert by_key.screen["you"] == by_link.screen["you"]
    await by_key.ask("chat", to="table", text="hello")
    mine = await server.get("/club/me/tables", token=key)
    assert [(one["table"]["id"], one["chair"]) for one in mine["tables"]] == [(table, made["seats"][0]["chair"])]
    assert mine["after"] is None


async def test_who_comes_with_a_key_sits_down_as_a_member(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = await server.post("/tables", wishes, token=ada)
    table, invitation = made["table"], made["invitations"][0]["token"]
    await server.post(f"/tables/{table}/join", {"nickname": "Bruno", "invitation": invitation}, token=bruno)
    players = [await server.join(table, key) for key in (ada, bruno)]
    await players[0].ask("start")
    for player in players:
        await player.reach(players[0].seq)
    mover = next(player for player in players if player.options)
    await mover.play(mover.options[0])
    entries = await server.get(f"/tables/{table}/entries", token=mover.token)
    assert entries["seq"] == mover.seq


async def test_a_seat_that_somebody_else_has_now_is_the_members_no_more(server: Running) -> None:
    host = await member(server, "Host")
    bruno = await member(server, "Bruno")
    wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    made = await server.post("/tables", wishes, token=host)
    table, chair = made["table"], made["invitations"][0]["chair"]
    invitation = made["invitations"][0]["token"]
    await server.post(f"/tables/{table}/join", {"nickname": "Bruno", "invitation": invitation}, token=bruno)
    sitting = await server.join(table, bruno)
    assert sitting.screen["you"]["chair"] == chair
    leader = await server.join(table, host)
    await leader.ask("unseat", chair=chair)
    await sitting.until(lambda: sitting.closed is not None or sitting.screen["you"]["chair"] is None)
    again = await server.join(table, bruno)
    assert again.screen["you"]["chair"] is None, "whoever was sent away watches, as anybody may"
    assert (await server.get("/club/me/tables", token=bruno))["tables"] == []


async def test_a_member_with_two_seats_says_which(server: Running) -> None:
    ada = await member(server)
    wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "me"}]}
    made = await server.post("/tables", wishes, token=ada)
    for seat in made["seats"]:
        client = await Client(server.port, made["table"], ada, chair=seat["chair"]).enter()
        assert client.screen["you"]["chair"] == seat["chair"]


async def test_tables_come_a_page_at_a_time(server: Running) -> None:
    ada, tables = await member(server), []
    for at in range(5):
        server.clock.time += at % 2
        wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "me"}]}
        tables.append((await server.post("/tables", wishes, token=ada))["table"])
    seen, after = list[tuple[str, str]](), None
    while True:
        query = {"count": 3} | ({"after": after} if after is not None else {})
        page = await server.get("/club/me/tables", token=ada, **query)
        seen += [(one["table"]["id"], one["chair"]) for one in page["tables"]]
        after = page["after"]
        if after is None:
            break
    assert len(seen) == len(set(seen)) == 10
    assert {table for table, _ in seen} == set(tables)
    assert seen[-2][0] in tables[:2]


async def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(database) as server:
        key = await member(server)
        made = await server.create("famiglia", ["me", "open"])
        held = [{"table": made["table"], "token": made["seats"][0]["token"]}]
        await server.post("/club/me/seats", {"seats": held}, 200, key)
    async with serving(database) as server:
        client = await server.join(made["table"], key)
        assert client.screen["you"]["chair"] == made["seats"][0]["chair"]


# -------------------------------------------------------------------- the host


async def test_the_host_runs_the_club(server: Running) -> None:
    club = server.app.state.members
    await club.run(name="Friday  club", admission="closed")
    assert await server.get("/club") == {"members": True, "name": "Friday club", "admission": "closed", "picture": ""}
    assert await refused(server, "/club/members", {"name": "Ada"}, 403) == "club-error-closed"
    code = await club.run(admission="code")
    assert await refused(server, "/club/members", {"name": "Ada", "code": "x"}, 403) == "club-error-admission-code"
    key = (await server.post("/club/members", {"name": "Ada", "code": f" {code} "}))["key"]
    await club.suspend("ada", True)
    assert (await server.get("/club/me", 403, key))["key"] == "club-error-suspended"
    await club.suspend("ada", False)
    await club.rename_for("Ada", "Ada B")
    sheet = await club.give_key("Ada B")
    fresh = (await server.post("/club/enter", {"sheet": sheet}))["key"]
    me = await server.get("/club/me", token=fresh)
    assert [(deed["what"], deed["by_host"]) for deed in me["deeds"]][:4] == [
        ("sheet_used", False),
        ("key_given", True),
        ("renamed", True),
        ("restored", True),
    ]
    await club.remove("Ada B")
    assert (await server.get("/club/me", 401, fresh))["key"] == "club-error-key"
    with pytest.raises(Refusal, match="no member called"):
        await club.found("Ada B")


# -------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ADA"), ("paypal", "раураӏ"), ("Bill", "Bi1l"), ("modern", "rnodern")]
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize("name", ["Ada", "Жанна", "Łukasz 2", "O’Neill", "李小龙", "José-María"])
def test_names_of_all_scripts_can_be_had(name: str) -> None:
    assert cleaned(f"  {name} ") == name


@pytest.mark.parametrize("name", ["", "A", "x" * 25, "---", "a\u202eb", "a\u200bb", "<b>", "a\x00b", "hi 🎲"])
def test_names_that_nobody_can_read_or_type_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        cleaned(name)


# -------------------------------------------------------------------- attacks


async def test_a_number_can_be_guessed_five_times_however_many_try_at_once(server: Running) -> None:
    laptop = await member(server)
    offer = await server.post("/club/me/pairing", {}, token=laptop)
    wrong = [f"{(int(offer['number']) + at) % 1_000_000:06d}" for at in range(1, 13)]
    answers = await asyncio.gather(
        *(server.http.post("/club/pair", json={"name": "Ada", "number": one}) for one in wrong)
    )
    assert {answer.status_code for answer in answers} == {401}
    while len(wrong) > 0 and await server.app.state.members._store.guesses(await pairing_of(server)) < 5:
        await server.http.post("/club/pair", json={"name": "Ada", "number": wrong.pop()})
    right = {"name": "Ada", "number": offer["number"]}
    assert await refused(server, "/club/pair", right, 401) == "club-error-number"
    assert (await server.post("/club/pair", {"secret": offer["secret"]}))["name"] == "Ada"


async def pairing_of(server: Running) -> str:
    store = server.app.state.members._store
    ada = await store.named(folded("Ada"))
    assert ada is not None
    pairing = await store.pairing(ada.id)
    assert pairing is not None
    return pairing.id


async def test_nobody_learns_from_a_refusal_who_is_a_member(server: Running) -> None:
    await member(server)
    said = [await server.post("/club/pair", {"name": name, "number": "000000"}, 401) for name in ("Ada", "Nobody")]
    assert said[0] == said[1]


async def test_an_address_can_neither_make_a_crowd_nor_try_keys_for_ever(database: str) -> None:
    async with serving(database, limited=True) as server:
        made = [(await server.http.post("/club/members", json={"name": f"Bogus {at}"})).status_code for at in range(9)]
        assert made == [201] * 5 + [429] * 4
        tried = [(await server.http.post("/club/enter", json={"sheet": f"X{at}"})).status_code for at in range(30)]
        assert tried[0] == 401
        assert tried[-1] == 429


async def test_no_seat_is_taken_over_with_what_does_not_open_it(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    key = await member(server)
    guesses = [made["invitations"][0]["token"], hashed(made["seats"][0]["token"]), key, made["commitment"][:64]]
    held = [{"table": made["table"], "token": token} for token in guesses]
    assert await server.post("/club/me/seats", {"seats": held}, 200, key) == {"seats": []}
    watching = await server.join(made["table"], key)
    assert watching.screen["you"]["chair"] is None
    with pytest.raises(Refused) as error:
        await server.join(made["table"], "d-nobodys")
    assert error.value.key == "club-error-key"


async def test_what_a_database_holds_opens_nothing(server: Running) -> None:
    """Whoever gets hold of it tries every value as a key, a sheet, a secret and a number."""
    key = await member(server)
    sheet = (await server.post("/club/me/sheet", {}, token=key))["sheet"]
    offer = await server.post("/club/me/pairing", {}, token=key)
    made = await server.post(
        "/tables",
        {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]},
        token=key,
    )
    stored = set[str]()
    engine: Any = open_database(server.database).engine
    async with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in await connection.execute(table.select()):
                stored |= {str(value) for value in row if value not in (None, "")}
    await engine.dispose()
    assert not stored & {key, sheet, sheet.replace("-", ""), offer["secret"], offer["number"]}
    for value in sorted(stored):
        if len(value) > 100:
            continue
        assert (await server.http.get("/club/me", headers={"authorization": f"Bearer {value}"})).status_code == 401
        assert (await server.http.post("/club/enter", json={"sheet": value})).status_code == 401
        assert (await server.http.post("/club/pair", json={"secret": value})).status_code == 401
        with pytest.raises(Refused):
            await server.join(made["table"], value)


async def test_keys_stand_in_no_answer_but_the_one_that_makes_them(server: Running) -> None:
    key = await member(server)
    me = await server.http.get("/club/me", headers={"authorization": f"Bearer {key}"})
    assert key not in me.text
    assert hashed(key) not in me.text

"""The host's page over HTTP: the key, members, announcements and words."""

import json
from typing import Any

import pytest
from support.server.databases import on_both_databases
from support.server.host_club import DAY, SCRIPT, act, day, deeds, host_of, listed, member, refused, seated
from support.server.running import Json, Refused, Running, serving

from trinacria.server.club.host.wanted import compared, holds_any
from trinacria.server.store import open_database, schema
from trinacria.table.secret import hashed

# -------------------------------------------------------------------- the key


@on_both_databases
async def test_the_key_is_told_once_and_a_new_one_ends_the_old(server: Running) -> None:
    key = await host_of(server)
    assert await server.app.state.club_host.first_key() is None
    assert (await server.get("/club/host", token=key))["members"] == 0
    fresh = await server.app.state.club_host.new_key()
    assert (await server.get("/club/host", 401, key))["key"] == "host-error-key"
    assert await deeds(server, fresh) == ["host_key", "host_key"]


async def test_nothing_of_the_host_is_open_to_others(server: Running) -> None:
    key = await host_of(server)
    ada = await member(server)
    reading = ("", "/reports", "/members", "/log")
    acting: dict[str, Json] = {
        "/reports/1": {"act": "dismiss"},
        "/members": {"name": "Ada", "act": "remove", "reason": "x"},
        "/club": {"name": "x"},
        "/announcement": {"text": "x"},
        "/words": {"word": "x", "act": "add"},
        "/backup": {},
    }
    for other in (None, ada, "host-wrong", hashed(key)):
        for path in reading:
            assert (await server.get(f"/club/host{path}", 401, other))["key"] == "host-error-key"
        for path, body in acting.items():
            assert await refused(server, f"/club/host{path}", body, 401, other) == "host-error-key"
    assert await deeds(server, key) == ["joined", "host_key"]


async def test_guesses_are_bounded_and_after_them_the_right_key_waits_too(database: str) -> None:
    async with serving(database, limited=True) as server:
        key = await host_of(server)
        wrong = {"authorization": "Bearer host-guess"}
        tried = [(await server.http.get("/club/host", headers=wrong)).status_code for _ in range(30)]
        assert tried[0] == 401
        assert tried[-1] == 429
        assert tried.count(401) == 20
        right = {"authorization": f"Bearer {key}"}
        assert (await server.http.get("/club/host", headers=right)).status_code == 429
        server.clock.time += 60
        assert (await server.http.get("/club/host", headers=right)).status_code == 200


async def test_a_page_of_another_site_can_do_nothing(server: Running) -> None:
    key = await host_of(server)
    headers = {"authorization": f"Bearer {key}", "origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}
    answer = await server.http.post("/club/host/words", json={"word": "x", "act": "add"}, headers=headers)
    assert answer.status_code == 403
    assert await server.get("/club/host", token=key) | {"words": []} == await server.get("/club/host", token=key)


async def test_what_the_database_holds_opens_no_host_page(server: Running) -> None:
    key = await host_of(server)
    engine: Any = open_database(server.database).engine
    async with engine.connect() as connection:
        rows = [row for table in schema.metadata.sorted_tables for row in await connection.execute(table.select())]
    await engine.dispose()
    stored = {str(value) for row in rows for value in row if value not in (None, "")}
    assert key not in stored
    for value in stored:
        if value.isascii() and value.isprintable() and len(value) < 100:
            assert (
                await server.http.get("/club/host", headers={"authorization": f"Bearer {value}"})
            ).status_code == 401


# -------------------------------------------------------------------- members


@on_both_databases
async def test_the_host_does_with_members_what_is_to_do(server: Running) -> None:
    key, ada = await host_of(server), await member(server)
    await act(server, key, "Ada", "warn")
    assert (await act(server, key, "Ada", "rename", wish="Ada B"))["name"] == "Ada B"
    await act(server, key, "ada b", "suspend")
    assert (await server.get("/club/me", 403, ada))["key"] == "host-error-suspended"
    await act(server, key, "Ada B", "restore")
    sheet = (await act(server, key, "Ada B", "key"))["sheet"]
    fresh = (await server.post("/club/enter", {"sheet": sheet}))["key"]
    told = (await server.get("/club/me", token=fresh))["deeds"]
    by_host = [(one["what"], one["facts"].get("reason")) for one in told if one["by_host"]]
    assert by_host == [
        ("key_given", None),
        ("restored", "Because"),
        ("suspended", "Because"),
        ("renamed", "Because"),
        ("warned", "Because"),
    ]
    await act(server, key, "Ada B", "remove")
    assert await listed(server, key) == []
    assert (await server.get("/club/me", 401, fresh))["key"] == "club-error-key"
    assert (await deeds(server, key))[0] == "removed"


@pytest.mark.parametrize("what", ["rename", "warn", "suspend", "remove"])
async def test_what_takes_something_away_needs_a_reason(server: Running, what: str) -> None:
    key = await host_of(server)
    await member(server)
    said = await act(server, key, "Ada", what, 400, reason=" ", wish="Eva")
    assert said["key"] == "host-error-reason"
    assert await listed(server, key) == ["Ada"]
    assert await deeds(server, key) == ["joined", "host_key"]


@on_both_databases
async def test_members_are_searched_filtered_and_paged(server: Running) -> None:
    key = await host_of(server)
    for name in ("Ada", "Bruno", "Carla", "Dario", "Eva_1", "Fé"):
        await member(server, name)
    assert await listed(server, key, search="RN") == await listed(server, key, search="m")
    assert await listed(server, key, search="аd") == ["Ada"], "letters that look alike are the same"
    assert await listed(server, key, search="fe") == ["Fé"]
    assert await listed(server, key, search="%") == await listed(server, key)
    await act(server, key, "Bruno", "warn")
    await act(server, key, "Carla", "suspend")
    assert await listed(server, key, which="warned") == ["Bruno"]
    assert await listed(server, key, which="suspended") == ["Carla"]
    server.clock.time += 8 * DAY
    await member(server, "Zita")
    assert await listed(server, key, which="new") == ["Zita"]
    seen, after = list[str](), None
    while True:
        query = {"count": 3} | ({"after": after} if after is not None else {})
        page = await server.get("/club/host/members", token=key, **query)
        seen += [one["name"] for one in page["members"]]
        after = page["after"]
        if after is None:
            break
    assert len(seen) == len(set(seen)) == 7
    overview = await server.get("/club/host", token=key)
    assert (overview["members"], overview["new"]) == (7, 1)


@on_both_databases
async def test_a_suspension_ends_by_itself_and_says_until_when_and_why(server: Running) -> None:
    key, ada = await host_of(server), await member(server)
    last = day(server, 3)
    await act(server, key, "Ada", "suspend", until=last, reason="Insults")
    told = await server.get("/club/me", 403, ada)
    assert told["key"] == "host-error-suspended-until"
    assert "Insults" in told["message"]
    assert last[:4] in told["message"]
    (shown,) = (await server.get("/club/host/members", token=key))["members"]
    assert (shown["suspended"], shown["until"], shown["reason"]) == (True, last, "Insults")
    server.clock.time += 4 * DAY
    assert (await server.get("/club/me", token=ada))["name"] == "Ada"
    (shown,) = (await server.get("/club/host/members", token=key))["members"]
    assert (shown["suspended"], shown["until"]) == (False, None)


@pytest.mark.parametrize("wrong", ["", "yesterday", "2026-02-30", "9999-12-31", "0001-01-01", "2020-01-01"])
async def test_a_day_that_is_none_or_over_suspends_nobody(server: Running, wrong: str) -> None:
    key, ada = await host_of(server), await member(server)
    said = await act(server, key, "Ada", "suspend", 400, until=wrong)
    assert said["key"] in ("host-error-day", "host-error-day-over")
    assert (await server.get("/club/me", token=ada))["name"] == "Ada"


async def test_who_is_suspended_watches_and_neither_sits_nor_talks(server: Running) -> None:
    server.tables.services.key_checked_every = 3600.0
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    table, (chair, _) = await seated(server, ada, bruno)
    sitting = await server.join(table, ada)
    assert sitting.screen["you"]["chair"] == chair
    await act(server, key, "Ada", "suspend", until=day(server, 2), reason="Insults")
    with pytest.raises(Refused) as still:
        await sitting.ask("chat", to="table", text="hello")
    assert still.value.key == "host-error-suspended-until"
    again = await server.join(table, ada)
    assert again.screen["you"]["chair"] is None
    with pytest.raises(Refused) as watching:
        await again.ask("chat", to="spectators", text="hello")
    assert watching.value.key == "host-error-suspended-until"
    wishes = {"settings": {"game": "famiglia", "mode": ""}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert await refused(server, "/tables", wishes, 403, ada) == "host-error-suspended-until"
    made = await server.create("famiglia", ["me", "open"])
    joining = {"nickname": "Ada", "invitation": made["invitations"][0]["token"]}
    assert await refused(server, f"/tables/{made['table']}/join", joining, 403, ada) == "host-error-suspended-until"
    await (await server.join(table, bruno)).ask("chat", to="table", text="hello")


@pytest.mark.parametrize(
    ("end", "why"),
    [("suspend", "host-error-suspended"), ("remove", "club-error-key"), ("sign out", "club-error-key")],
)
async def test_an_open_connection_plays_no_more_when_its_key_has_ended(server: Running, end: str, why: str) -> None:
    server.tables.services.key_checked_every = 3600.0
    key, keys = await host_of(server), {name: await member(server, name) for name in ("Ada", "Bruno")}
    table, _ = await seated(server, *keys.values())
    here = {name: await server.join(table, own) for name, own in keys.items()}
    await here["Ada"].ask("start")
    for one in here.values():
        await one.reach(here["Ada"].seq)
    name = next(name for name, one in here.items() if one.options)
    mover, seq = here[name], server.tables.live[table].table.seq
    if end == "sign out":
        await server.post("/club/me/devices/out", {}, 200, keys[name])
    else:
        await act(server, key, name, end)
    with pytest.raises(Refused) as ended:
        await mover.play(mover.options[0])
    assert ended.value.key == why
    await mover.until(lambda: mover.closed is not None)
    assert server.tables.live[table].table.seq == seq
    if end == "suspend":
        assert (await server.join(table, keys[name])).screen["you"]["chair"] is None
    else:
        with pytest.raises(Refused) as unknown:
            await server.join(table, keys[name])
        assert unknown.value.key == why


@pytest.mark.parametrize("end", ["suspend", "remove", "sign out"])
async def test_an_open_connection_hears_no_more_when_its_key_has_ended(server: Running, end: str) -> None:
    server.tables.services.key_checked_every = 0.05
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    table, _ = await seated(server, ada, bruno)
    listening, other = await server.join(table, ada), await server.join(table, bruno)
    if end == "sign out":
        await server.post("/club/me/devices/out", {}, 200, ada)
    else:
        await act(server, key, "Ada", end)
    await listening.until(lambda: listening.closed is not None)
    assert other.closed is None


# -------------------------------------------------------------------- the club


@on_both_databases
async def test_an_announcement_is_there_until_its_day_is_over(server: Running) -> None:
    key = await host_of(server)
    assert await server.get("/club/announcement") == {"text": "", "until": None}
    last = day(server, 1)
    await server.post("/club/host/announcement", {"text": f" Friday \n {SCRIPT}", "until": last}, 200, key)
    assert await server.get("/club/announcement") == {"text": f"Friday {SCRIPT}", "until": last}
    server.clock.time += 2 * DAY
    assert (await server.get("/club/announcement"))["text"] == ""
    await server.post("/club/host/announcement", {"text": "Now"}, 200, key)
    await server.post("/club/host/announcement", {}, 200, key)
    assert (await server.get("/club/announcement"))["text"] == ""
    assert await deeds(server, key) == ["unannounced", "announced", "announced", "host_key"]


async def test_admission_and_name_are_changed(server: Running) -> None:
    key = await host_of(server)
    changed = await server.post(
        "/club/host/club", {"admission": "code", "name": "Molo", "picture": "famiglia/r1-1"}, 200, key
    )
    shown = {"members": True, "name": "Molo", "admission": "code", "picture": "famiglia/r1-1"}
    assert await server.get("/club") == shown
    assert (await server.post("/club/members", {"name": "Ada", "code": changed["code"]}))["name"] == "Ada"
    assert (await server.post("/club/host/club", {"admission": "closed"}, 200, key))["code"] is None
    told = await server.get("/club/host", token=key)
    assert (told["admission"], told["picture"]) == ("closed", "famiglia/r1-1")
    await server.post("/club/host/club", {"picture": "https://evil.example/x.png"}, 400, key)


@on_both_databases
async def test_unwanted_words_stand_in_no_name_and_no_line(server: Running) -> None:
    key, ada = await host_of(server), await member(server)
    for word in ("Stronzo", "brutto muso"):
        await server.post("/club/host/words", {"word": word, "act": "add"}, 200, key)
    assert (
        await refused(server, "/club/host/words", {"word": "STRONZO", "act": "add"}, 409, key)
        == "host-error-word-there"
    )
    assert await refused(server, "/club/host/words", {"word": "!!", "act": "add"}, 400, key) == "host-error-no-word"
    for name in ("Stronzo", "Il strоnzo"):
        assert await refused(server, "/club/members", {"name": name}, 400) == "host-error-word"
    assert await refused(server, "/club/me", {"name": "str0nzo"}, 400, ada) == "host-error-word"
    assert await refused(server, "/club/me", {"line": "you stronzo!"}, 400, ada) == "host-error-word"
    chairs = [{"kind": "me", "nickname": "Stronzo"}, {"kind": "open"}]
    wishes: Json = {"settings": {"game": "famiglia", "mode": ""}, "chairs": chairs}
    assert await refused(server, "/tables", wishes, 400) == "host-error-word"
    table, _ = await seated(server, ada)
    player = await server.join(table, ada)
    for text in ("Brutto  MUSO", "so, STRONZO?", "s\u200btronzo"):
        with pytest.raises(Refused) as said:
            await player.ask("chat", to="table", text=text)
        assert said.value.key == "host-error-word"
    with pytest.raises(Refused):
        await player.ask("rename", nickname="brutto-muso")
    await player.ask("chat", to="table", text="stronzone")
    await server.post("/club/host/words", {"word": "stronzo", "act": "remove"}, 200, key)
    await player.ask("chat", to="table", text="stronzo")
    assert (
        await refused(server, "/club/host/words", {"word": "x", "act": "remove"}, 404, key) == "host-error-word-missing"
    )
    assert (await server.get("/club/host", token=key))["words"] == ["brutto muso"]


@pytest.mark.parametrize(
    ("text", "found"),
    [("a bad one", True), ("badly", False), ("BÀD", True), ("b4d", False), ("so bad.", True), ("", False)],
)
def test_whole_words_count(text: str, found: bool) -> None:
    assert holds_any(text, [compared("Bad")]) == found


async def test_the_log_is_read_page_by_page(server: Running) -> None:
    key = await host_of(server)
    for at in range(5):
        await server.post("/club/host/words", {"word": f"word {at}", "act": "add"}, 200, key)
    first = await server.get("/club/host/log", token=key, count=4)
    rest = await server.get("/club/host/log", token=key, count=4, before=first["before"])
    assert [line["facts"].get("word") for line in first["lines"] + rest["lines"]][:5] == [
        f"word {at}" for at in (4, 3, 2, 1, 0)
    ]
    assert rest["before"] is None


async def test_a_backup_lies_beside_the_database(server: Running) -> None:
    key = await host_of(server)
    answer = await server.http.post("/club/host/backup", json={}, headers={"authorization": f"Bearer {key}"})
    if not server.database.startswith("sqlite"):
        assert answer.json()["key"] == "host-error-backup-elsewhere"
        return
    assert answer.status_code == 201, answer.text
    name = answer.json()["file"]
    assert name.startswith("backups/trinacria-")
    assert await refused(server, "/club/host/backup", {}, 429, key) == "host-error-backup-often"
    assert (await deeds(server, key))[0] == "backed_up"
    server.clock.time += 61
    assert (await server.post("/club/host/backup", {}, token=key))["file"] != name


HOSTILE = "\x00\u202e<b>%_\\\n\u200b' or 1=1"


@on_both_databases
async def test_hostile_texts_are_text_and_no_fault(server: Running) -> None:
    key = await host_of(server)
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    for query in ({"search": "\x00%_\\"}, {"after": "\x00'"}, {"count": "9" * 40}, {"which": "\x00"}):
        answer = await server.http.get("/club/host/members", params=query, headers=headers)
        assert answer.status_code in (200, 400), answer.text
    answer = await server.http.get("/club/host/log", params={"before": "\x00'"}, headers=headers)
    assert answer.status_code == 200
    wishes: dict[str, Json] = {
        "/club": {"name": HOSTILE},
        "/announcement": {"text": HOSTILE},
        "/words": {"word": HOSTILE, "act": "add"},
        "/members": {"name": HOSTILE, "act": "remove", "reason": HOSTILE},
        f"/reports/{'9' * 300}": {"act": "dismiss", "reason": HOSTILE},
        "/reports/%00": {"act": "dismiss"},
    }
    for path, body in wishes.items():
        answer = await server.http.post(f"/club/host{path}", content=json.dumps(body), headers=headers)
        assert answer.status_code < 500, answer.text
    told = (await server.get("/club/announcement"))["text"]
    assert "<b>%_" in told
    assert told.isprintable()


async def test_a_day_is_kept_in_one_form(server: Running) -> None:
    key = await host_of(server)
    await server.post("/club/host/announcement", {"text": "x", "until": "20991231"}, 200, key)
    assert (await server.get("/club/announcement"))["until"] == "2099-12-31"
    (line, _) = (await server.get("/club/host/log", token=key))["lines"]
    assert line["facts"]["until"] == "2099-12-31"

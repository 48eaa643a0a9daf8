"""Reports from tables: what is kept with them, who may make them, and how the host deals with them."""

import asyncio
from typing import Any

import pytest
from support.server.databases import on_both_databases
from support.server.host_club import SCRIPT, day, deeds, host_of, member, refused, seated
from support.server.running import Json, Running, serving

from trinacria.server.club.host import reports as rules
from trinacria.server.store import open_database, schema


async def reported(server: Running, key: str) -> list[Json]:
    found: list[Json] = (await server.get("/club/host/reports", token=key))["reports"]
    return found


@on_both_databases
async def test_a_line_is_reported_with_what_stands_around_it_until_it_is_dealt_with(server: Running) -> None:
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    table, _ = await seated(server, ada, bruno)
    players = [await server.join(table, one) for one in (ada, bruno)]
    for at in range(7):
        await players[at % 2].ask("chat", to="table", text=f"line {at} {SCRIPT}")
    line = next(
        one["seq"] for one in players[0].entries if one["what"] and one["what"].get("text", "").startswith("line 5")
    )
    body = {"table": table, "line": line, "reason": "  insults\n"}
    await server.post("/club/reports", body, token=ada)
    await server.post("/club/reports", body, token=ada)
    (shown,) = await reported(server, key)
    assert (shown["kind"], shown["name"], shown["member"], shown["reason"]) == ("line", "Bruno", "Bruno", "insults")
    assert [said["text"][:6] for said in shown["context"]] == [f"line {at}" for at in range(1, 7)]
    assert [said["text"][:6] for said in shown["context"] if said["meant"]] == ["line 5"]
    await server.post("/club/host/reports/1", {"act": "warn", "reason": "Be kind"}, 200, key)
    assert await reported(server, key) == []
    again = {"act": "dismiss"}
    assert await refused(server, "/club/host/reports/1", again, 404, key) == "host-error-report"
    me = await server.get("/club/me", token=bruno)
    assert next((one["what"], one["facts"]) for one in me["deeds"]) == ("warned", {"reason": "Be kind"})
    engine: Any = open_database(server.database).engine
    async with engine.connect() as connection:
        rows = list(await connection.execute(schema.metadata.tables["club_reports"].select()))
    await engine.dispose()
    assert "insults" not in str(rows)
    assert "line 5" not in str(rows)


async def test_a_name_is_reported_and_its_member_suspended(server: Running) -> None:
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    table, (_, chair) = await seated(server, ada, bruno)
    await server.post("/club/reports", {"table": table, "chair": chair, "reason": "pretends"}, token=ada)
    assert (await reported(server, key))[0]["kind"] == "name"
    both = await asyncio.gather(
        *(
            server.http.post(
                "/club/host/reports/1",
                json={"act": "suspend", "reason": "No", "until": day(server, 1)},
                headers={"authorization": f"Bearer {key}"},
            )
            for _ in range(2)
        )
    )
    assert sorted(answer.status_code for answer in both) == [200, 404]
    assert (await deeds(server, key)).count("suspended") == 1
    assert (await server.get("/club/me", 403, bruno))["key"] == "host-error-suspended-until"


async def test_a_guest_can_be_reported_and_the_report_dismissed(server: Running) -> None:
    key = await host_of(server)
    made = await server.create("famiglia", ["me", "open"])
    token = made["seats"][0]["token"]
    joined = {"nickname": "Guest", "invitation": made["invitations"][0]["token"]}
    await server.post(f"/tables/{made['table']}/join", joined)
    body = {"table": made["table"], "chair": made["invitations"][0]["chair"], "reason": "rude name"}
    await server.post("/club/reports", body, token=token)
    (shown,) = await reported(server, key)
    assert (shown["member"], shown["name"]) == (None, "Guest")
    warning = {"act": "warn", "reason": "x"}
    assert await refused(server, "/club/host/reports/1", warning, 409, key) == "host-error-guest"
    await server.post("/club/host/reports/1", {"act": "dismiss"}, 200, key)
    assert await deeds(server, key) == ["dismissed", "host_key"]


async def test_nobody_reports_what_they_could_not_read(server: Running) -> None:
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    wishes = {
        "settings": {"game": "lafamiglia", "mode": "2v2"},
        "chairs": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}],
    }
    made = await server.post("/tables", wishes, token=ada)
    table, invitation = made["table"], made["invitations"][0]["token"]
    other = await server.post(f"/tables/{table}/join", {"nickname": "Bruno", "invitation": invitation}, token=bruno)
    watcher = await server.join(table)
    await watcher.ask("chat", to="spectators", text="secret of those who watch")
    events = server.tables.live[table].table.events
    secret = next(one.seq for one in events if getattr(one.what, "text", "").startswith("secret"))
    for line in (secret, 1, len(events) + 5):
        body = {"table": table, "line": line, "reason": "x"}
        assert await refused(server, "/club/reports", body, 404, other["token"]) == "host-error-no-line"
    assert await refused(server, "/club/reports", body, 403) == "host-error-report-seat"
    assert await refused(server, "/club/reports", body, 401, "s-nobodys") in ("table-error-secret", "table-error-token")
    assert await reported(server, key) == []


async def test_a_seat_that_has_a_new_holder_is_not_blamed_for_the_old_one(server: Running) -> None:
    key, ada, bruno = await host_of(server), await member(server), await member(server, "Bruno")
    table, (_, chair) = await seated(server, ada, bruno)
    talker = await server.join(table, bruno)
    await talker.ask("chat", to="table", text="something bad")
    line = server.tables.live[table].table.seq
    leader = await server.join(table, ada)
    done = await leader.ask("unseat", chair=chair)
    carla = await member(server, "Carla")
    joining = {"nickname": "Carla", "invitation": done["token"]}
    await server.post(f"/tables/{table}/join", joining, token=carla)
    await server.post("/club/reports", {"table": table, "line": line, "reason": "bad"}, token=ada)
    (shown,) = await reported(server, key)
    assert (shown["name"], shown["member"]) == ("Bruno", None)


async def test_reports_are_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database, limited=True) as server:
        key = await host_of(server)
        made = await server.create("famiglia", ["me", "me"])
        token, chair = made["seats"][0]["token"], made["seats"][1]["chair"]
        body = {"table": made["table"], "chair": chair, "reason": "x"}
        headers = {"authorization": f"Bearer {token}"}
        tried = [(await server.http.post("/club/reports", json=body, headers=headers)).status_code for _ in range(12)]
        assert tried == [201] * 10 + [429] * 2
        assert len(await reported(server, key)) == 1
        monkeypatch.setattr(rules, "MOST_WAITING", 1)
        server.clock.time += 3600
        assert await refused(server, "/club/reports", body, 429, token) == "host-error-reports-full"

"""Seats that are offered to members by name."""

import asyncio

import pytest
from support.server.club import member, played, refused, step, table_of
from support.server.databases import on_both_databases
from support.server.running import Json, Refused, Running

from trinacria.server.club.people.invitations import LIVE, OVER_DAYS
from trinacria.server.http.people.upkeep import take_accepted

CHESS = {"kind": "chess", "base": 600, "increment": 5}


async def invited(server: Running, host: str, made: Json, name: str = "Bruno", chair: str = "2") -> Json:
    return await server.post("/club/invitations", {"table": made["table"], "chair": chair, "name": name}, 201, host)


async def open_to(server: Running, key: str) -> list[Json]:
    """The invitations that somebody can answer."""
    found: list[Json] = (await server.get("/club/me/around", token=key))["invitations"]
    return found


async def kinds(server: Running, key: str) -> list[tuple[str, str | None, str | None]]:
    told = await server.get("/club/me/notices", token=key)
    return [(one["kind"], one["state"], one["why"]) for one in told["notices"]]


@on_both_databases
async def test_who_accepts_has_the_seat_on_all_devices(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada, clock=CHESS)
    sent = await invited(server, ada, made)
    assert sent["until"] == server.clock.time + LIVE
    (one,) = await open_to(server, bruno)
    assert (one["by"], one["chair"], one["table"]["id"]) == ("Ada", "2", made["table"])
    secrets = [made["seats"][0]["token"], made["invitations"][0]["token"]]
    assert not any(secret in str(one) for secret in secrets), "nothing in it opens anything"
    given = await server.post(f"/club/invitations/{one['id']}/accept", {}, 200, bruno)
    assert given == {"table": made["table"], "chair": "2"}
    sitting = await server.join(made["table"], bruno)
    assert sitting.screen["you"]["chair"] == "2"
    assert [chair["nickname"] for chair in sitting.screen["table"]["chairs"]][1] == "Bruno"
    assert await open_to(server, bruno) == []
    assert await kinds(server, ada) == [("invitation_answered", "accepted", None)]
    again = await server.post(f"/club/invitations/{one['id']}/accept", {}, 200, bruno)
    assert again == given, "asked once more, it is answered once more"
    assert await kinds(server, ada) == [("invitation_answered", "accepted", None)]


@on_both_databases
async def test_who_declines_may_say_why_and_the_seat_is_open(server: Running) -> None:
    ada, bruno, chiara = [await member(server, name) for name in ("Ada", "Bruno", "Chiara")]
    made = await table_of(server, ada)
    sent = await invited(server, ada, made)
    assert sent["until"] == server.clock.time + OVER_DAYS
    twice = {"table": made["table"], "chair": "2", "name": "Chiara"}
    assert await refused(server, "/club/invitations", twice, 409, ada) == "people-error-kept"
    await server.post(f"/club/invitations/{sent['id']}/decline", {"why": "tonight"}, 200, bruno)
    assert await kinds(server, ada) == [("invitation_answered", "declined", "tonight")]
    path = f"/club/invitations/{sent['id']}"
    assert await refused(server, f"{path}/accept", {}, 409, bruno) == "people-error-invitation"
    assert await refused(server, f"{path}/decline", {}, 409, bruno) == "people-error-invitation"
    other = await invited(server, ada, made, "Chiara")
    listed = (await server.get(f"/club/tables/{made['table']}/invitations", token=ada))["invitations"]
    assert [(one["name"], one["state"]) for one in listed] == [("Chiara", "open"), ("Bruno", "declined")]
    await server.post(f"/club/invitations/{other['id']}/withdraw", {}, 200, ada)
    assert await open_to(server, chiara) == []


async def test_a_seat_is_kept_for_a_while_and_then_open(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada, listed=True, clock=CHESS)
    sent = await invited(server, ada, made)
    join = f"/tables/{made['table']}/join"
    assert await refused(server, join, {"nickname": "Guest", "chair": "2"}, 409) == "people-error-kept"
    assert await refused(server, join, {"nickname": "Guest"}, 409) == "people-error-kept"
    server.clock.time += LIVE + 1
    path = f"/club/invitations/{sent['id']}/accept"
    assert await refused(server, path, {}, 409, bruno) == "people-error-invitation"
    assert (await invited(server, ada, made))["state"] == "open"
    assert (await server.post(join, {"nickname": "Bruno", "chair": "2"}, 201, bruno))["chair"] == "2", "it is theirs"


async def test_a_seats_own_link_opens_it_whoever_was_invited(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada)
    sent = await invited(server, ada, made)
    body = {"nickname": "Guest", "invitation": made["invitations"][0]["token"]}
    await server.post(f"/tables/{made['table']}/join", body)
    path = f"/club/invitations/{sent['id']}/accept"
    assert await refused(server, path, {}, 409, bruno) == "people-error-chair"
    assert await open_to(server, bruno) == []
    watching = await server.join(made["table"], bruno)
    assert watching.screen["you"]["chair"] is None


@on_both_databases
async def test_an_invitation_is_answered_once_however_many_try(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada)
    sent = await invited(server, ada, made)
    headers = [{"authorization": f"Bearer {key}"} for key in (ada, bruno)]
    path = f"/club/invitations/{sent['id']}"
    answers = await asyncio.gather(
        server.http.post(f"{path}/withdraw", json={}, headers=headers[0]),
        server.http.post(f"{path}/decline", json={}, headers=headers[1]),
        server.http.post(f"{path}/accept", json={}, headers=headers[1]),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    accepted = answers[2].status_code == 200
    sitting = await server.join(made["table"], bruno)
    assert (sitting.screen["you"]["chair"] == "2") == accepted


async def test_a_seat_that_several_take_up_at_once_is_given_once(server: Running) -> None:
    """As after a kill: the server takes up what was begun while the member asks again."""
    ada, bruno = await member(server), await member(server, "Bruno")
    people, tables = server.app.state.people, server.app.state.tables
    made = await table_of(server, ada)
    id = (await invited(server, ada, made))["id"]
    await people.invitations.accept(await people.club.asker(bruno), id, None)
    accepting = server.http.post(
        f"/club/invitations/{id}/accept", json={}, headers={"authorization": f"Bearer {bruno}"}
    )
    taking = asyncio.gather(*(take_accepted(people, tables) for _ in range(4)))
    _, answer = await asyncio.gather(taking, accepting)
    assert answer.status_code == 200
    told = await server.get(f"/club/tables/{made['table']}/invitations", token=ada)
    assert [one["state"] for one in told["invitations"]] == ["accepted"]
    assert (await server.join(made["table"], bruno)).screen["you"]["chair"] == "2"
    kinds = [one["kind"] for one in (await server.get("/club/me/notices", token=ada))["notices"]]
    assert kinds == ["invitation_answered"]


async def test_only_the_host_invites_and_only_to_open_seats(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    await member(server, "Chiara")
    made = await table_of(server, ada)
    body = {"table": made["table"], "chair": "2", "name": "Chiara"}
    assert await refused(server, "/club/invitations", body, 403, bruno) == "people-error-host"
    by_token = {**body, "token": made["seats"][0]["token"]}
    assert (await server.post("/club/invitations", by_token, 201, bruno))["name"] == "Chiara"
    for chair in ("1", "9"):
        wrong = {**body, "chair": chair}
        assert await refused(server, "/club/invitations", wrong, 409, ada) == "people-error-chair"
    own = {**body, "name": "Ada"}
    assert await refused(server, "/club/invitations", own, 400, ada) == "people-error-self"
    assert await refused(server, "/club/invitations", body, 401) == "club-error-key"


# -------------------------------------------------------------------- those who have nothing to do with each other


async def test_whoever_is_blocked_is_neither_invited_nor_seated(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada, listed=True)
    sent = await invited(server, ada, made)
    await step(server, bruno, "Ada", "block")
    assert await open_to(server, bruno) == []
    path = f"/club/invitations/{sent['id']}/accept"
    assert await refused(server, path, {}, 409, bruno) == "people-error-invitation"
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    assert await refused(server, "/club/invitations", body, 403, ada) == "people-error-closed"
    for blocked in (bruno,):
        join = f"/tables/{made['table']}/join"
        assert await refused(server, join, {"nickname": "B", "chair": "2"}, 403, blocked) == "people-error-seat"
        by_link = {"nickname": "B", "invitation": made["invitations"][0]["token"]}
        assert await refused(server, join, by_link, 403, blocked) == "people-error-seat"


async def test_a_guests_seat_beside_somebody_blocked_becomes_no_members(server: Running) -> None:
    """A trick: sit down as a guest, and then be the member on all devices."""
    ada, bruno = await member(server), await member(server, "Bruno")
    await step(server, ada, "Bruno", "block")
    made = await table_of(server, ada)
    body = {"nickname": "B", "invitation": made["invitations"][0]["token"]}
    seat = await server.post(f"/tables/{made['table']}/join", body)
    held = [{"table": made["table"], "token": seat["token"]}]
    assert await server.post("/club/me/seats", {"seats": held}, 200, bruno) == {"seats": []}


@pytest.mark.parametrize("blocking", [0, 1])
async def test_who_is_parted_from_a_player_watches_and_says_nothing(server: Running, blocking: int) -> None:
    """Whoever has blocked whom; their chat would be read after the game."""
    two = [("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))]
    chiara = await member(server, "Chiara")
    table = (await played(server, two[0], ("Chiara", chiara)))["table"]
    watching = await server.join(table, two[1][1])
    await watching.ask("chat", to="spectators", text="good evening")
    await step(server, two[blocking][1], two[1 - blocking][0], "block")
    with pytest.raises(Refused) as silent:
        await watching.ask("chat", to="spectators", text="can you read this")
    assert silent.value.key == "people-error-talk"
    await (await server.join(table)).ask("chat", to="spectators", text="a guest may")
    await step(server, two[blocking][1], two[1 - blocking][0], "unblock")
    await watching.ask("chat", to="spectators", text="welcome back")


@on_both_databases
async def test_two_who_are_parted_do_not_hear_each_other(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada)
    sent = await invited(server, ada, made)
    await server.post(f"/club/invitations/{sent['id']}/accept", {}, 200, bruno)
    here = [await server.join(made["table"], key) for key in (ada, bruno)]
    await here[0].ask("chat", to="table", text="good evening")
    await here[1].until(lambda: "good evening" in "".join(here[1].raw))
    await step(server, ada, "Bruno", "block")
    live = server.tables.live[made["table"]]
    async with asyncio.timeout(60):
        while not live.audience.unheard:
            await asyncio.sleep(0.01)
    for one, said in zip(here, ("can you read this", "and this"), strict=True):
        await one.ask("chat", to="table", text=said)
    for one, other, said in ((here[0], here[1], "and this"), (here[1], here[0], "can you read this")):
        await one.reach(max(one.seq, other.seq))
        assert said not in "".join(one.raw), "every number is told, but not what was said"
        entries = await server.get(f"/tables/{made['table']}/entries", token=one.token)
        assert said not in str(entries)
        again = await server.join(made["table"], one.token)
        assert said not in "".join(again.raw)
    await step(server, ada, "Bruno", "unblock")
    async with asyncio.timeout(60):
        while live.audience.unheard:
            await asyncio.sleep(0.01)
    await here[0].ask("chat", to="table", text="welcome back")
    await here[1].until(lambda: "welcome back" in "".join(here[1].raw))

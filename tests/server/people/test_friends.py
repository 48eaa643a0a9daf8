"""Friends, followers, and those who have nothing to do with each other."""

import pytest
from support.server.club import member, refused, step
from support.server.databases import on_both_databases
from support.server.running import Running


@on_both_databases
async def test_friends_are_two_who_want_it(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    asked = await step(server, ada, "Bruno", "befriend")
    assert (asked["friend"], asked["may_ask"]) == ("asked", False)
    assert [one["name"] for one in (await server.get("/club/me/people", token=bruno))["asks"]] == ["Ada"]
    told = await server.get("/club/me/notices", token=bruno)
    assert [(one["kind"], one["who"], one["seen"]) for one in told["notices"]] == [("friend_asked", "Ada", False)]
    assert (await step(server, bruno, "ADA", "befriend"))["friend"] == "friends"
    assert [one["name"] for one in (await server.get("/club/me/people", token=ada))["friends"]] == ["Bruno"]
    assert [one["kind"] for one in (await server.get("/club/me/notices", token=ada))["notices"]] == ["friend_accepted"]
    assert (await step(server, ada, "Bruno", "unfriend"))["friend"] == "none"
    for key in (ada, bruno):
        assert (await server.get("/club/me/people", token=key))["friends"] == []


@on_both_databases
async def test_who_is_told_no_does_not_ask_again_for_a_while(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    await step(server, ada, "Bruno", "befriend")
    await step(server, bruno, "Ada", "unfriend")
    assert await refused(server, "/club/people/Bruno", {"step": "befriend"}, 403, ada) == "people-error-closed"
    server.clock.time += 7 * 86_400 + 1
    assert (await step(server, ada, "Bruno", "befriend"))["friend"] == "asked"


@on_both_databases
async def test_blocking_parts_two_and_nobody_is_told(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    await step(server, ada, "Bruno", "befriend")
    await step(server, bruno, "Ada", "befriend")
    await step(server, bruno, "Ada", "follow")
    before = await server.get("/club/me/notices", token=bruno)
    assert (await step(server, ada, "Bruno", "block"))["blocked"]
    assert await server.get("/club/me/notices", token=bruno) == before
    seen = (await server.get("/club/people/Ada", token=bruno))["relation"]
    closed = {"friend": "none", "since": None, "following": False, "blocked": False}
    assert seen == {**closed, "may_ask": False, "may_invite": False}
    for wish in ("befriend", "follow"):
        assert await refused(server, "/club/people/Ada", {"step": wish}, 403, bruno) == "people-error-closed"
    people = await server.get("/club/me/people", token=ada)
    assert ([one["name"] for one in people["blocked"]], people["friends"]) == (["Bruno"], [])
    assert (await server.get("/club/me/people", token=bruno))["friends"] == []
    assert not (await step(server, ada, "Bruno", "unblock"))["blocked"]
    assert (await step(server, bruno, "Ada", "befriend"))["friend"] == "asked"


async def test_a_closed_door_looks_the_same_whoever_closed_it(server: Running) -> None:
    """Whoever is blocked reads what somebody reads whom nobody may ask."""
    ada, bruno = await member(server), await member(server, "Bruno")
    await member(server, "Chiara")
    chiara = await member(server, "Dario")
    await server.post("/club/me/settings", {"requests": False, "invitations": "nobody"}, 200, chiara)
    await step(server, ada, "Bruno", "block")
    told = [await server.post(f"/club/people/{name}", {"step": "befriend"}, 403, bruno) for name in ("Ada", "Dario")]
    assert told[0]["key"] == told[1]["key"]
    assert told[0]["message"].replace("Ada", "Dario") == told[1]["message"]
    seen = [(await server.get(f"/club/people/{name}", token=bruno))["relation"] for name in ("Ada", "Dario")]
    assert seen[0] == seen[1]


async def test_one_is_no_friend_of_oneself(server: Running) -> None:
    ada = await member(server)
    for wish in ("befriend", "block", "follow"):
        assert await refused(server, "/club/people/ada", {"step": wish}, 400, ada) == "people-error-self"
    assert await refused(server, "/club/people/Nobody", {"step": "follow"}, 404, ada) == "people-error-unknown"


@pytest.mark.parametrize("name", ["%00", "..%2F..", "%F0%9F%8E%B2", "x" * 300, "%E2%80%AE", "a%27%20or%201=1"])
async def test_no_name_however_hostile_finds_anybody_or_breaks_anything(server: Running, name: str) -> None:
    ada = await member(server)
    answer = await server.http.get(f"/club/people/{name}", headers={"authorization": f"Bearer {ada}"})
    assert answer.status_code == 404


@on_both_databases
async def test_members_are_found_by_the_beginning_of_their_names(server: Running) -> None:
    ada = await member(server)
    for name in ("Adam", "Bruno", "Ädo"):
        await member(server, name)
    found = await server.get("/club/people", token=ada, find="аd")
    assert [one["name"] for one in found["people"]] == ["Ada", "Adam", "Ädo"]
    first = await server.get("/club/people", token=ada, count=2)
    rest = await server.get("/club/people", token=ada, count=2, after=first["after"])
    assert [one["name"] for one in first["people"] + rest["people"]] == ["Ada", "Adam", "Ädo", "Bruno"]
    assert await server.get("/club/people", token=ada, find="%") == {
        "people": first["people"] + rest["people"],
        "after": None,
    }
    await server.get("/club/people", 401)

"""Tables that wait, friends who are here, and news of all that."""

import asyncio
from typing import Any

from support.server.club import friends, member, played, resigned, step, table_of
from support.server.databases import on_both_databases
from support.server.running import Json, Running

from trinacria.server.club.people.pages import WaitingPages

DAYS = {"kind": "turn", "days": 2}


async def until(server: Running, key: str, path: str, wanted: Any) -> Json:
    """Ask until the answer is as wanted: what a table tells is written beside the move."""
    async with asyncio.timeout(120):
        while True:
            told: Json = await server.get(path, token=key)
            if wanted(told):
                return told
            await asyncio.sleep(0.02)


@on_both_databases
async def test_the_next_table_has_the_least_time_left(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    tables: dict[str, Json] = {}
    for name, clock in (("slow", {"kind": "none"}), ("long", {"kind": "turn", "days": 9}), ("short", DAYS)):
        server.clock.time += 10
        tables[name] = await played(server, ada, bruno, name=name, clock=clock)
    for game in tables.values():
        mine, theirs = game["clients"]
        while not mine.options:
            await theirs.play(theirs.options[0])
            await mine.reach(theirs.seq)
    first = await until(server, ada[1], "/club/me/next", lambda told: told["count"] == 3)
    assert first["next"]["table"]["settings"]["name"] == "short"
    assert first["next"]["chair"] == tables["short"]["clients"][0].screen["you"]["chair"]
    assert first["next"]["until"] == server.clock.time + 2 * 86_400
    order, after = ["short"], tables["short"]["table"]
    while (told := await server.get("/club/me/next", token=ada[1], after=after))["next"] is not None:
        order.append(told["next"]["table"]["settings"]["name"])
        after = told["next"]["table"]["id"]
    assert order == ["short", "long", "slow"]
    assert told["count"] == 3
    assert (await server.get("/club/me/next", token=bruno[1]))["count"] == 0
    home = await server.get("/club/me/around", token=bruno[1])
    assert sorted(one["table"]["settings"]["name"] for one in home["others"]) == ["long", "short", "slow"]
    assert all(one["decider"] != one["chair"] for one in home["others"])
    mine, theirs = tables["short"]["clients"]
    while mine.options:
        await mine.play(mine.options[0])
    await until(server, bruno[1], "/club/me/next", lambda told: told["count"] == 1)
    told = await server.get("/club/me/next", token=ada[1], after=tables["short"]["table"])
    assert (told["next"]["table"]["settings"]["name"], told["count"]) == ("long", 2), "it begins from the first"
    assert (await server.get("/club/me/around", token=ada[1]))["count"] == 2


@on_both_databases
async def test_home_tells_where_friends_and_those_who_are_followed_can_be_met(server: Running) -> None:
    ada, bruno, chiara = [(name, await member(server, name)) for name in ("Ada", "Bruno", "Chiara")]
    await friends(server, ada, bruno)
    await step(server, ada[1], "Chiara", "follow")
    server.app.state.people.home.wait = 0.01
    assert (await server.get("/club/me/around", token=ada[1]))["friends"] == []
    await server.get("/club/me/news", token=bruno[1])
    made = await table_of(server, bruno[1], listed=True)
    await table_of(server, bruno[1])
    game = await played(server, chiara, bruno, listed=True)
    quiet = await played(server, chiara, bruno, listed=True, spectators=False)
    home = await until(server, ada[1], "/club/me/around", lambda told: told["following"])
    (friend,) = home["friends"]
    assert (friend["name"], friend["here"], home["friends_count"]) == ("Bruno", True, 1)
    assert [table["id"] for table in friend["open"]] == [made["table"]]
    assert [table["id"] for table in friend["plays"]] == [game["table"]]
    assert [table["id"] for table in home["following"]] == [game["table"]]
    assert quiet["table"] not in str(home)
    told = await until(server, ada[1], "/club/me/notices", lambda told: len(told["notices"]) == 3)
    kinds = {(one["kind"], one["who"], one["table"]["id"] if one["table"] else None) for one in told["notices"]}
    assert ("friend_opened", "Bruno", made["table"]) in kinds
    assert ("followed_plays", "Chiara", game["table"]) in kinds


@on_both_databases
async def test_a_page_hears_news_as_soon_as_there_are_some(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    server.app.state.people.home.wait = 60.0
    first = await server.get("/club/me/news", token=ada)
    nothing = {"waiting": 0, "unseen": 0, "invitations": [], "notices": [], "friends": [], "seeks": []}
    assert first["told"] == nothing
    waiting = asyncio.create_task(server.get("/club/me/news", token=ada, after=first["cursor"]))
    async with asyncio.timeout(60):
        while not len(server.app.state.people.bell.pages):
            await asyncio.sleep(0.01)
    await step(server, bruno, "Ada", "befriend")
    news = await asyncio.wait_for(waiting, 50)
    assert (news["told"]["unseen"], news["told"]["notices"][0]["kind"]) == (1, "friend_asked")
    last = news["told"]["notices"][0]["id"]
    waiting = asyncio.create_task(server.get("/club/me/news", token=ada, after=news["cursor"]))
    assert await server.post("/club/me/notices/seen", {"id": last}, 200, ada) == {"unseen": 0}
    seen = await asyncio.wait_for(waiting, 50)
    async with asyncio.timeout(50):
        # A page may be answered in the middle of a change; it asks again, and hears the rest.
        while seen["told"] is None or seen["told"]["unseen"] or seen["told"]["notices"]:
            seen = await server.get("/club/me/news", token=ada, after=seen["cursor"])
    server.app.state.people.home.wait = 0.05
    assert await server.get("/club/me/news", token=ada, after=seen["cursor"]) == {
        "cursor": seen["cursor"],
        "told": None,
        "pause": 0.0,
    }


async def test_the_oldest_page_makes_room_for_the_newest(server: Running) -> None:
    ada = await member(server)
    people = server.app.state.people
    people.bell.pages = WaitingPages(most_of_one=2, most=3)
    people.home.wait = 60.0
    cursor = (await server.get("/club/me/news", token=ada))["cursor"]
    pages = []
    for number in range(4):
        pages.append(asyncio.create_task(server.get("/club/me/news", token=ada, after=cursor)))
        async with asyncio.timeout(60):
            while len(people.bell.pages) < min(number + 1, 2) or sum(page.done() for page in pages) < number - 1:
                await asyncio.sleep(0.01)
    assert [page.done() for page in pages] == [True, True, False, False]
    assert pages[0].result() == {"cursor": cursor, "told": None, "pause": 5.0}
    people.bell.pages.ring_all()
    for page in pages:
        await page
    assert len(people.bell.pages) == 0


def test_many_members_share_the_room_for_pages() -> None:
    pages = WaitingPages(most_of_one=2, most=3)
    first, *others = [pages.enter(f"member {number}") for number in range(4)]
    assert first.crowded_out
    assert not any(page.crowded_out for page in others)
    assert len(pages) == 3
    for page in others:
        pages.leave(page)
    assert len(pages) == 0
    assert "member 1" not in pages


@on_both_databases
async def test_each_kind_of_notice_is_switched_off_by_itself(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    settings = await server.get("/club/me/settings", token=ada)
    assert settings["notices"]["invited"] == {"page": True, "device": True}
    assert settings["notices"]["followed_plays"] == {"page": True, "device": False}
    off = {"friend_asked": {"page": False, "device": False}}
    changed = await server.post("/club/me/settings", {"notices": off}, 200, ada)
    assert changed["notices"] == {**settings["notices"], **off}
    await step(server, bruno, "Ada", "befriend")
    assert (await server.get("/club/me/notices", token=ada))["notices"] == []
    made = await table_of(server, bruno)
    await server.post("/club/invitations", {"table": made["table"], "chair": "2", "name": "Ada"}, 201, bruno)
    assert [one["kind"] for one in (await server.get("/club/me/notices", token=ada))["notices"]] == ["invited"]
    wrong = {"quiet": {"since": 1320, "until": 420, "zone": "Nowhere/At all"}}
    await server.post("/club/me/settings", wrong, 400, ada)
    right = {"quiet": {"since": 1320, "until": 420, "zone": "Europe/Rome"}}
    assert (await server.post("/club/me/settings", right, 200, ada))["quiet"] == right["quiet"]
    assert (await server.post("/club/me/settings", {"loud": True}, 200, ada))["quiet"] is None


async def test_who_meets_again_at_a_new_table_sits_there_too(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    game = await played(server, ada, bruno)
    await resigned(game["clients"][1], [game["clients"][0]])
    again = (await game["clients"][0].ask("rematch"))["table"]
    for _, key in (ada, bruno):
        sitting = await server.join(again, key)
        assert sitting.screen["you"]["chair"] is not None


async def test_two_who_change_seats_keep_them(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada)
    body = {"nickname": "Bruno", "invitation": made["invitations"][0]["token"]}
    await server.post(f"/tables/{made['table']}/join", body, token=bruno)
    host = await server.join(made["table"], ada)
    await host.ask("swap", chair="1", other="2")
    for key, chair in ((ada, "2"), (bruno, "1")):
        told = await until(
            server,
            key,
            "/club/me/tables",
            lambda told, chair=chair: [one["chair"] for one in told["tables"]] == [chair],
        )
        assert told["after"] is None
        assert (await server.join(made["table"], key)).screen["you"]["chair"] == chair

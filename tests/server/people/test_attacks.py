"""What somebody tries who means ill: fishing for names, flooding, and reading what is not theirs."""

import asyncio
from typing import Any

from support.server.club import friends, member, played, refused, step, table_of
from support.server.running import Json, Running, serving

from trinacria.server.store.people.notices import MOST_KEPT


async def test_nobody_fishes_for_names_for_ever(database: str) -> None:
    async with serving(database, limited=True) as server:
        key = await member(server)
        bearer = {"authorization": f"Bearer {key}"}
        tried = [await server.http.get(f"/club/people/Name {at}", headers=bearer) for at in range(70)]
        assert {answer.status_code for answer in tried[:50]} == {404}
        assert tried[-1].status_code == 429
        guest = await server.http.get("/club/people/Ada")
        assert guest.status_code == 429, "an address is one, whoever asks from it"


async def test_nobody_floods_others_with_requests(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada = await member(server)
        await member(server, "Bruno")
        bearer = {"authorization": f"Bearer {ada}"}
        codes = []
        for at in range(40):
            wish = {"step": "befriend" if at % 2 == 0 else "unfriend"}
            codes.append((await server.http.post("/club/people/Bruno", json=wish, headers=bearer)).status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        bruno = await server.app.state.people.relations.found("Bruno")
        told = await server.app.state.people.notices.told(bruno.id)
        assert [one.kind for one in told.notices] == ["friend_asked"], "asking again and again is one notice"


async def test_nobody_floods_somebody_with_invitations(database: str) -> None:
    async with serving(database, limited=True) as server:
        ada = await member(server)
        await member(server, "Bruno")
        made = await table_of(server, ada)
        body = {"table": made["table"], "chair": "2", "name": "Bruno"}
        codes = []
        for _ in range(8):
            answer = await server.http.post("/club/invitations", json=body, headers={"authorization": f"Bearer {ada}"})
            codes.append(answer.status_code)
            if answer.status_code == 201:
                await server.post(f"/club/invitations/{answer.json()['id']}/withdraw", {}, 200, ada)
        assert codes == [201] * 4 + [429] * 4


async def test_what_is_kept_of_a_member_has_an_end(server: Running) -> None:
    await member(server)
    people = server.app.state.people
    ada = await people.relations.found("Ada")
    others = []
    for at in range(3):
        await member(server, f"Bogus {at}")
        others.append(await people.relations.found(f"Bogus {at}"))
    for at in range(MOST_KEPT + 30):
        await people.notices.tell([ada.id], "invited", others[at % 3].id)
    kept = await people.notices.store.told(ada.id, None, MOST_KEPT * 2)
    assert len(kept) <= MOST_KEPT + 1


async def test_only_those_concerned_read_and_answer_an_invitation(server: Running) -> None:
    ada, bruno, chiara = [await member(server, name) for name in ("Ada", "Bruno", "Chiara")]
    made = await table_of(server, ada)
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    sent = await server.post("/club/invitations", body, 201, ada)
    path = f"/club/invitations/{sent['id']}"
    for wish in ("accept", "decline", "withdraw"):
        assert await refused(server, f"{path}/{wish}", {}, 409, chiara) == "people-error-invitation"
        assert await refused(server, f"{path}/{wish}", {}, 401) == "club-error-key"
    assert await refused(server, f"{path}/withdraw", {}, 409, bruno) == "people-error-invitation"
    assert await refused(server, f"{path}/accept", {}, 409, ada) == "people-error-invitation"
    told = await server.get(f"/club/tables/{made['table']}/invitations", token=chiara)
    assert told == {"invitations": []}
    assert (await server.get("/club/me/around", token=chiara))["invitations"] == []


async def test_notices_of_others_are_not_seen_for_them(server: Running) -> None:
    ada, bruno = await member(server), await member(server, "Bruno")
    await step(server, ada, "Bruno", "befriend")
    (one,) = (await server.get("/club/me/notices", token=bruno))["notices"]
    await server.post("/club/me/notices/seen", {"id": one["id"]}, 200, ada)
    assert (await server.get("/club/me/notices", token=bruno))["unseen"] == 1
    assert (await server.post("/club/me/notices/seen", {"id": "9" * 40}, 200, bruno)) == {"unseen": 0}


async def test_no_text_however_hostile_gets_where_it_does_not_belong(server: Running) -> None:
    ada = await member(server)
    wrong: list[Json] = [
        {"languages": ["<b>"]},
        {"languages": ["en"] * 7},
        {"hides": ["everything"]},
        {"invitations": "\x00"},
        {"notices": {"nothing": {"page": True, "device": True}}},
        {"quiet": {"since": 0, "until": 60, "zone": "../../etc/passwd"}},
        {"quiet": {"since": 5000, "until": 60, "zone": "Europe/Rome"}},
    ]
    for body in wrong:
        await server.post("/club/me/settings", body, 400, ada)
    for path in ("/club/me/notices?after=%00", "/club/me/next?after=%00%27", "/club/people?after=%00&find=%00"):
        answer = await server.http.get(path, headers={"authorization": f"Bearer {ada}"})
        assert answer.status_code in (200, 400), answer.text
    for path in ("/club/people/Ada/games?after=x", "/club/people/Ada/games?after=nan%2F"):
        answer = await server.http.get(path, headers={"authorization": f"Bearer {ada}"})
        assert answer.status_code in (200, 400), answer.text
    await server.post("/club/invitations/%00/accept", {}, 409, ada)


async def test_a_seat_that_somebody_else_has_tells_a_member_nothing_more(server: Running) -> None:
    """Who was sent away learns neither whose turn it is there nor how much time is left."""
    ada, bruno = await member(server), await member(server, "Bruno")
    made = await table_of(server, ada, clock={"kind": "turn", "days": 2})
    by_link = {"nickname": "Bruno", "invitation": made["invitations"][0]["token"]}
    await server.post(f"/tables/{made['table']}/join", by_link, token=bruno)
    host = await server.join(made["table"], ada)
    token = (await host.ask("unseat", chair="2"))["token"]
    await server.post(f"/tables/{made['table']}/join", {"nickname": "Guest", "invitation": token})
    async with asyncio.timeout(60):
        while (await server.get("/club/me/tables", token=bruno))["tables"]:
            await asyncio.sleep(0.02)
    await host.ask("start")
    async with asyncio.timeout(60):
        while not await server.app.state.people.store._read(turns()):
            await asyncio.sleep(0.02)
    assert (await server.get("/club/me/next", token=bruno))["count"] == 0
    home = await server.get("/club/me/around", token=bruno)
    assert made["table"] not in str(home)


def turns() -> Any:
    from sqlalchemy import select

    from trinacria.server.store import schema

    return select(schema.people.turns)


async def test_keys_and_secrets_stand_in_no_answer(server: Running) -> None:
    ada, bruno = ("Ada", await member(server)), ("Bruno", await member(server, "Bruno"))
    await friends(server, ada, bruno)
    game = await played(server, ada, bruno, listed=True)
    made = await table_of(server, ada[1])
    body = {"table": made["table"], "chair": "2", "name": "Bruno"}
    await server.post("/club/invitations", body, 201, ada[1])
    server.app.state.people.home.wait = 0.01
    secrets = [ada[1], bruno[1], made["seats"][0]["token"], made["invitations"][0]["token"]]
    ids = [(await server.app.state.people.relations.found(name)).id for name in ("Ada", "Bruno")]
    for path in ("people", "people/Ada", "me/people", "me/around", "me/next", "me/news", "me/notices", "me/settings"):
        answer = await server.http.get(f"/club/{path}", headers={"authorization": f"Bearer {bruno[1]}"})
        assert answer.status_code == 200
        assert not [one for one in [*secrets, *ids] if one in answer.text], path
    assert game["table"]

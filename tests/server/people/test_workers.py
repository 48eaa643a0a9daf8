"""Several processes over one PostgreSQL: everybody gets the same news, wherever they ask."""

import asyncio

import pytest
from support.server.club import friends, member, step, table_of
from support.server.running import serving

pytestmark = pytest.mark.slow


async def test_news_cross_from_one_process_to_the_other(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        ada, bruno = ("Ada", await member(one)), ("Bruno", await member(other, "Bruno"))
        for server in (one, other):
            server.app.state.people.home.wait = 100.0
        first = await other.get("/club/me/news", token=bruno[1])
        waiting = asyncio.create_task(other.get("/club/me/news", token=bruno[1], after=first["cursor"]))
        async with asyncio.timeout(60):
            while not len(other.app.state.people.bell.pages):
                await asyncio.sleep(0.01)
        made = await table_of(one, ada[1])
        body = {"table": made["table"], "chair": "2", "name": "Bruno"}
        sent = await one.post("/club/invitations", body, 201, ada[1])
        news = await asyncio.wait_for(waiting, 60)
        assert [invitation["id"] for invitation in news["told"]["invitations"]] == [sent["id"]]
        both = await asyncio.gather(
            one.http.post(f"/club/invitations/{sent['id']}/withdraw", json={}, headers=bearer(ada[1])),
            other.http.post(f"/club/invitations/{sent['id']}/accept", json={}, headers=bearer(bruno[1])),
        )
        assert sorted(answer.status_code for answer in both) == [200, 409]
        await friends(one, ada, bruno)
        for server in (one, other):
            people = await server.get("/club/me/people", token=ada[1])
            assert [one["name"] for one in people["friends"]] == ["Bruno"]


async def test_who_is_parted_on_one_process_is_parted_on_the_other(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        ada, bruno = await member(one), await member(one, "Bruno")
        made = await table_of(one, ada)
        body = {"nickname": "Bruno", "invitation": made["invitations"][0]["token"]}
        await one.post(f"/tables/{made['table']}/join", body, token=bruno)
        here, there = await one.join(made["table"], ada), await other.join(made["table"], bruno)
        await here.ask("chat", to="table", text="good evening")
        await there.until(lambda: "good evening" in "".join(there.raw))
        await step(one, ada, "Bruno", "block")
        async with asyncio.timeout(60):
            while not other.tables.live[made["table"]].audience.unheard:
                await asyncio.sleep(0.01)
        await here.ask("chat", to="table", text="not for you")
        await there.reach(here.seq)
        assert "not for you" not in "".join(there.raw)


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}

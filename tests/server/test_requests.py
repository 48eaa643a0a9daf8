"""Requests and their answers: ids in every refusal, and ids that belong to whoever asked."""

import asyncio
import json
from pathlib import Path

import httpx
from support.server.host import serve
from support.server.running import PATIENCE, Client, Json, Running
from support.server.socket_player import lay_table

from trinacria.server.ops.limits import MESSAGES, WORKS


async def test_every_refusal_of_a_flood_says_which_request_it_answers(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        port = int(base.rpartition(":")[2])
        client = await Client(port, made["table"], made["seats"][0]["token"]).enter()
        asked: list[str] = []

        def answers() -> list[Json]:
            return [one for one in client.messages if one["type"] == "refused"]

        # A busy machine may take so long that a few are no flood.
        while "table-error-flood" not in {one["key"] for one in answers()}:
            assert len(asked) < 50 * MESSAGES.at_once
            for _ in range(40):
                asked.append(f"r{len(asked)}")
                await client.send_text(json.dumps({"type": "why", "id": asked[-1], "action": "pass"}))
            await client.until(lambda: len(answers()) == len(asked))
        assert [one["id"] for one in answers()] == asked
        assert {one["key"] for one in answers()} == {"table-error-flood", "table-error-not-started"}
        assert client.closed is None
        await client.leave()


async def test_a_message_that_is_not_understood_is_refused_with_its_id(server: Running) -> None:
    (client, _) = await server.sit(await server.create("famiglia", ["me", "me"]))
    for text in ('{"type": "nothing", "id": "a"}', '{"id": "a", "type": "chat", "to": "table", "text": 5}'):
        client.messages.clear()
        await client.send_text(text)
        await client.until(lambda: any(one["type"] == "refused" for one in client.messages))
        assert [one["id"] for one in client.messages if one["type"] == "refused"] == ["a"]


async def test_a_new_holder_of_a_chair_is_not_given_the_answers_of_the_old_one(database: str) -> None:
    with serve(database, "--no-limits") as (base, _):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        table, port = made["table"], int(base.rpartition(":")[2])
        host, old = [await Client(port, table, one["token"]).enter() for one in made["seats"]]
        first = await old.ask("chat", "1", to="table", text="of the old one")
        assert await old.ask("chat", "1", to="table", text="of the old one") == first
        handed = await old.ask("hand_over", "2", chair="2")
        new = await join(port, table, handed["token"])
        second = await new.ask("chat", "1", to="table", text="of the new one")
        assert second["seq"] > first["seq"]
        await host.until(lambda: host.seq >= second["seq"])
        said = [one["what"]["text"] for one in host.entries if one.get("what", {}).get("kind") == "said"]
        assert said == ["of the old one", "of the new one"]
        assert await new.ask("chat", "1", to="table", text="of the new one") == second
        token = new.token
        for client in (host, old, new):
            await client.leave()
    with serve(database, "--no-limits") as (base, _):
        again = await Client(int(base.rpartition(":")[2]), table, token).enter()
        assert await again.ask("chat", "1", to="table", text="of the new one") == second, "a restart forgets nothing"
        await again.leave()


async def join(port: int, table: str, invitation: str) -> Client:
    """Sit down by an invitation."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=30) as http:
        answer = await http.post(f"/tables/{table}/join", json={"nickname": "New", "invitation": invitation})
    return await Client(port, table, answer.raise_for_status().json()["token"]).enter()


async def test_whoever_changes_the_chair_keeps_the_answers(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    host, other = await server.sit(made)
    first = await other.ask("chat", "1", to="table", text="hello")
    await host.ask("swap", chair="1", other="2")
    await other.until(lambda: other.screen["you"]["chair"] == "1")
    assert await other.ask("chat", "1", to="table", text="hello") == first
    assert (await host.ask("chat", "1", to="table", text="and me"))["seq"] > first["seq"]


async def test_a_request_that_waits_while_its_asker_loses_the_chair_is_refused(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    (host,) = await server.sit(made)
    sat = await server.post(f"/tables/{made['table']}/join", {"nickname": "Ada"})
    guest = await server.join(made["table"], sat["token"])
    live = server.tables.live[made["table"]]
    async with live.writer.lock:
        # Both wait for their turn; the host's comes first.
        unseat = asyncio.create_task(host.ask("unseat", chair="2"))
        await until_waiting(live.writer.lock, 1)
        await guest.send({"type": "chat", "id": "late", "to": "table", "text": "from beyond"})
        await until_waiting(live.writer.lock, 2)
    await unseat
    await guest.until(lambda: guest.closed is not None)
    answers = [one for one in guest.messages if one.get("id") == "late"]
    assert [one["key"] for one in answers] == ["table-error-secret"]
    assert "said" not in host.kinds()


async def until_waiting(lock: asyncio.Lock, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(getattr(lock, "_waiters", None) or ()) < count:
            await asyncio.sleep(0.01)


async def test_what_was_spent_at_one_process_is_spent_at_the_other(shared: str) -> None:
    # What takes work: even a busy machine asks for more of that than an address may.
    path, asked = "/api/v1/tables/none/chances", 0
    with serve(shared) as (one, _), serve(shared) as (other, _):
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for base in (one, other):
                assert (await http.get(f"{base}/api/v1/about")).status_code == 200
            async with asyncio.timeout(PATIENCE):
                while (await http.get(f"{other}{path}")).status_code != 429:
                    asked += 1
                    answers = await asyncio.gather(*(http.get(f"{one}{path}") for _ in range(50)))
                    assert {answer.status_code for answer in answers} <= {404, 429}
        assert asked < WORKS.at_once, "by itself it would not have said no"

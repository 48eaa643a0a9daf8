"""Fair chance at a real server: sealed salts, nobody who can choose the deal, and positions that are told to all."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from support.server.processes import Server, server
from support.server.running import PATIENCE, Refused, Running
from support.server.socket_player import Player, first, lay_table
from support.terminal.commands import command

import trinacria
from trinacria.kernel import chance
from trinacria.server.store import open_database
from trinacria.table.deal import OPENED_WITHIN

ME = [{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bruno"}]


@pytest.fixture
def process(database: str) -> Iterator[Server]:
    """A server in its own process, on each kind of database."""
    with server(database) as running:
        yield running


async def stored(running: Server, table: str) -> str:
    """All that the database holds of a table, as its operator reads it; of SQLite every byte of its files too."""
    store = open_database(running.database)
    text = msgspec.json.encode(await store.entries(table)).decode()
    await store.engine.dispose()
    if running.database.startswith("sqlite"):
        path = Path(running.database.removeprefix("sqlite:///"))
        for file in path.parent.glob(f"{path.name}*"):
            text += file.read_bytes().decode("utf-8", "replace")
    return text


def fairness(player: Player) -> Any:
    """What the table shows of its chance."""
    return player.screen["table"]["fairness"]


async def done(player: Player, kind: str, **fields: Any) -> None:
    """A request that must succeed."""
    answer = await player.ask(kind, **fields)
    assert answer["type"] == "done", answer


async def test_the_database_holds_no_salt_until_all_seals_are_in(process: Server, tmp_path: Path) -> None:
    made = await lay_table(process.base, "famiglia", ME)
    players = [Player(process.base, made["table"], seat["token"]) for seat in made["seats"]]
    salts = ["salt-that-ada-keeps", "salt-that-bruno-keeps"]
    async with players[0] as ada, players[1] as bruno:
        for player, salt in zip(players, salts, strict=True):
            await done(player, "seal", seal=chance.seal(made["commitment"], salt))
        assert "keeps" not in await stored(process, made["table"])
        # The seals outlive the process.
        process.kill()
        process.start()
        await done(ada, "start")
        await bruno.until(lambda: fairness(bruno)["opening"] is not None)
        assert "keeps" not in await stored(process, made["table"])
        promise = fairness(bruno)["promise"]
        assert set(fairness(bruno)["seals"]) == {"1", "2"}
        await done(bruno, "open_salt", salt=salts[1])
        process.kill()
        process.start()
        await ada.until(lambda: fairness(ada)["opening"]["waiting"] == ["1"])
        assert ada.screen["game"] is None
        await done(ada, "open_salt", salt=salts[0])
        await asyncio.gather(ada.play_on(first), bruno.play_on(first))
    async with httpx.AsyncClient(base_url=process.base, timeout=PATIENCE) as http:
        record = (await http.get(f"/api/v1/tables/{made['table']}/record")).json()
    assert record["fair"]["salts"] == salts
    trinacria.verify(record)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    code, said, _ = command("verify", str(file), "--lang", "en", "--commitment", promise)
    assert code == 0
    assert "It matches the promise you noted." in said


async def test_an_operator_who_plays_cannot_choose_the_deal(process: Server) -> None:
    """They read the seed and all that is stored, and may try salts as long as they like; then they must seal one."""
    made = await lay_table(process.base, "famiglia", ME)
    players = [Player(process.base, made["table"], seat["token"]) for seat in made["seats"]]
    async with players[0] as operator, players[1] as honest:
        secret = f"{Random(5).getrandbits(128):032x}"
        await done(honest, "seal", seal=chance.seal(made["commitment"], secret))
        known = await stored(process, made["table"]) + "".join(operator.received)
        store = open_database(process.database)
        created: Any = (await store.entries(made["table"]))[0].body
        await store.engine.dispose()
        # Whatever texts they have seen, as the other's salt, with each of many own ones: the deal they would like best.
        texts = sorted({part for part in known.split('"') if 8 <= len(part) <= 100 and part.isascii()})
        assert any(part == fairness(operator)["seals"]["2"] for part in texts)
        foreseen = {
            chance.salted(created.seed, [f"mine {number}", text]): number for text in texts for number in range(50)
        }
        mine = "mine 7"
        await done(operator, "seal", seal=chance.seal(made["commitment"], mine))
        await done(operator, "start")
        await honest.until(lambda: fairness(honest)["opening"] is not None)
        await done(honest, "open_salt", salt=secret)
        # Now they can know the deal; but they can seal no other salt, nor change anything else by it.
        for kind, fields in (
            ("seal", {"seal": chance.seal(made["commitment"], "mine 8")}),
            ("salt", {"text": "mine 8"}),
            ("open_salt", {"salt": "mine 8"}),
            ("swap", {"chair": "1", "other": "2"}),
            ("unseat", {"chair": "2"}),
            ("call_off", {}),
        ):
            assert (await operator.ask(kind, **fields))["type"] == "refused", kind
        await done(operator, "open_salt", salt=mine)
        await asyncio.gather(operator.play_on(first), honest.play_on(first))
    async with httpx.AsyncClient(base_url=process.base, timeout=PATIENCE) as http:
        record = (await http.get(f"/api/v1/tables/{made['table']}/record")).json()
    assert record["seed"] == chance.salted(created.seed, [mine, secret])
    assert record["seed"] not in foreseen


async def test_a_salt_that_stays_shut_is_waited_for_and_then_done_without(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    host, away = await server.sit(made)
    for one, salt in ((host, "a"), (away, "b")):
        await one.ask("seal", seal=chance.seal(made["commitment"], salt))
    await away.leave()
    await host.ask("start")
    await host.ask("open_salt", salt="a")
    with pytest.raises(Refused, match="table-error-still-opening"):
        await host.ask("call_off")
    # For days, if they like: whoever comes back opens, and the game begins. Here the host does not wait.
    server.advance(OPENED_WITHIN)
    await host.ask("call_off")
    told = host.screen["table"]["fairness"]
    assert told["commitment"] != made["commitment"]
    assert (told["seals"], told["called_off"], told["unopened"]) == ({}, 1, ["2"])
    assert host.entries[-1]["what"] == {"kind": "called_off", "missing": ["2"]}
    await host.ask("seal", seal=chance.seal(told["commitment"], "c"))
    await host.ask("start")
    with pytest.raises(Refused, match="table-error-wrong-salt"):
        await host.ask("open_salt", salt="a")
    await host.ask("open_salt", salt="c")
    assert host.status == "running"
    assert host.screen["table"]["fairness"]["salts"] == {"1": "c"}


async def test_whoever_comes_back_opens_and_the_game_begins(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    host, away = await server.sit(made)
    await away.ask("seal", seal=chance.seal(made["commitment"], "b"))
    await away.leave()
    await host.ask("start")
    server.advance(3 * 86_400)
    assert host.status == "lobby"
    back = await server.join(made["table"], made["seats"][1]["token"])
    assert back.screen["table"]["fairness"]["opening"]["waiting"] == ["2"]
    await back.ask("open_salt", salt="b")
    assert back.status == "running"


async def test_programs_that_know_nothing_of_salt_play_as_before(server: Running) -> None:
    made = await server.create("famiglia", ["me", "greedy"])
    (one,) = await server.sit(made)
    with pytest.raises(Refused, match="table-error-open-salt"):
        await one.ask("salt", text="open")
    await one.ask("start")
    assert one.status == "running"
    assert one.screen["table"]["fairness"]["salts"] == {}


async def test_a_table_begun_from_a_position_says_so_everywhere(process: Server) -> None:
    """Its creator may have stacked the deck."""
    position = trinacria.new_game("famiglia", seed="x").position()
    async with httpx.AsyncClient(base_url=process.base, timeout=PATIENCE) as http:
        plain = await lay_table(process.base, "famiglia", ME, listed=True)
        body = {"settings": {"game": "famiglia", "mode": "", "listed": True}, "chairs": ME, "position": position}
        made = (await http.post("/api/v1/tables", json=body)).json()
        lobby = (await http.get("/api/v1/tables")).json()["tables"]
        assert {one["id"]: one["from_position"] for one in lobby} == {plain["table"]: False, made["table"]: True}
        assert (await http.get(f"/api/v1/tables/{made['table']}")).json()["from_position"] is True
        assert (await http.get(f"/api/v1/tables/{plain['table']}")).json()["from_position"] is False
        players = [Player(process.base, made["table"], seat["token"]) for seat in made["seats"]]
        async with players[0] as ada, players[1] as bruno:
            assert bruno.screen["table"]["from_position"] is True
            await done(ada, "start")
            await asyncio.gather(*(one.play_on(lambda _, options: options[-1]) for one in (ada, bruno)))
        steps = (await http.get(f"/api/v1/tables/{made['table']}/steps")).json()
        assert steps["from_position"] is True
        assert (await http.get(f"/api/v1/tables/{made['table']}/record")).json()["start"] is not None
        forked = (await http.post(f"/api/v1/tables/{made['table']}/fork", json={"at": 1, "chairs": ME})).json()
        assert (await http.get(f"/api/v1/tables/{forked['table']}")).json()["from_position"] is True


async def test_a_table_that_version_0_1_listed_says_so_too(server: Running) -> None:
    position = trinacria.new_game("famiglia", seed="x").position()
    settings = {"game": "famiglia", "mode": "", "listed": True}
    made = await server.post("/tables", {"settings": settings, "position": position})
    store = server.tables.services.store
    (summary,) = await store.listed(9)
    info = json.loads(summary.info)
    del info["from_position"]
    await store.save_summary(msgspec.structs.replace(summary, info=json.dumps(info)))
    (listed,) = (await server.get("/tables"))["tables"]
    assert (listed["id"], listed["from_position"]) == (made["table"], True)
    assert json.loads((await store.listed(9))[0].info)["from_position"] is True

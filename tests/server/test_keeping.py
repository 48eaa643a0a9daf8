"""Nobody fills the lobby, the disk or the memory for everybody: quotas, expiry, and tables forgotten in time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine
from support.server.databases import on_both_databases
from support.server.host import run, serve
from support.server.running import PATIENCE, Client, Json, Refused, Running, play_on
from support.server.socket_player import lay_table

from trinacria.server.live import caretaker
from trinacria.server.ops.pruning import Keeping, prune
from trinacria.server.ops.quotas import MOST_LISTED, MOST_UNSTARTED, maker_of
from trinacria.server.store import open_database, schema
from trinacria.server.store.database import Database
from trinacria.table.history.log import Logged, StoodIn, TimedOut

DAY = 86_400.0
TWO = [{"kind": "me"}, {"kind": "me"}]


@asynccontextmanager
async def visitor(base: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with an address of their own: all of 127.0.0.0/8 is this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=PATIENCE, transport=transport) as http:
        yield http


async def create_table(http: httpx.AsyncClient, **settings: Any) -> httpx.Response:
    """Ask for a table."""
    body = {"settings": {"game": "famiglia", "mode": "", **settings}, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    return await http.post("/tables", json=body)


async def shown(http: httpx.AsyncClient) -> list[str]:
    """The ids of the tables in the lobby."""
    return [one["id"] for one in (await http.get("/tables")).raise_for_status().json()["tables"]]


# -------------------------------------------------------------------- the lobby


@pytest.mark.slow
async def test_two_hundred_tables_of_one_address_push_nobody_out_of_the_lobby(database: str) -> None:
    with serve(database, "--no-limits") as (base, _):
        async with visitor(base, "127.0.0.2") as honest, visitor(base, "127.0.0.3") as greedy:
            first = (await create_table(honest, listed=True)).json()["table"]
            for _ in range(41):
                answers = await asyncio.gather(*(create_table(greedy, listed=True) for _ in range(5)))
                assert all(answer.status_code == 201 for answer in answers)
            last = (await create_table(honest, listed=True)).json()["table"]
            lobby = await shown(honest)
        assert len(lobby) == 200
        assert (lobby[0], lobby[-1]) == (last, first), "the newest first"


@on_both_databases
async def test_one_address_has_only_so_many_tables_in_the_lobby(database: str) -> None:
    with serve(database) as (base, _):
        async with visitor(base, "127.0.0.4") as greedy, visitor(base, "127.0.0.5") as honest:
            # All at once: they are counted one after the other all the same.
            answers = await asyncio.gather(*(create_table(greedy, listed=True) for _ in range(MOST_LISTED + 5)))
            refused = [answer for answer in answers if answer.status_code != 201]
            assert [(one.status_code, one.json()["key"]) for one in refused] == [(429, "table-error-many-listed")] * 5
            assert (await create_table(honest, listed=True)).status_code == 201
            assert len(await shown(honest)) == MOST_LISTED + 1
            assert (await create_table(greedy)).status_code == 201, "whoever is invited by link takes nobody's place"


async def test_a_table_cannot_be_put_into_a_full_lobby_later(server: Running) -> None:
    server.tables.services.limits.on = True
    for _ in range(MOST_LISTED):
        made = await server.create("famiglia", ["me", "open"], listed=True)
    refused = {"settings": {"game": "famiglia", "mode": "", "listed": True}, "chairs": TWO}
    assert (await server.post("/tables", refused, status=429))["key"] == "table-error-many-listed"
    hidden = await server.create("famiglia", ["me", "me"])
    (client, _) = await server.sit(hidden)
    settings = {**client.screen["table"]["settings"], "listed": True}
    with pytest.raises(Refused, match="table-error-many-listed"):
        await client.ask("change", settings=settings)
    (host,) = await server.sit(made)
    await host.ask("seat_bot", chair="2", bot="random")
    await host.ask("start")
    await host.until(lambda: host.status == "running")
    await settle(server, made["table"])
    assert (await client.ask("change", settings=settings))["type"] == "done", "one that has begun makes room"


async def settle(server: Running, table: str) -> None:
    """Wait until the summary says what the table is."""
    live = server.tables.live[table]
    await live.summary.save()


@on_both_databases
async def test_an_address_may_have_only_so_many_tables_that_never_begin(server: Running) -> None:
    engine = engine_of(server)
    made = await server.create("famiglia", ["me", "me"])
    (summary,) = [one for one in await all_summaries(server) if one["id"] == made["table"]]
    maker = maker_of("127.0.0.1")
    assert summary["maker"] == maker
    rows = [{**summary, "id": f"t{number}", "listed": False} for number in range(MOST_UNSTARTED)]
    async with engine.begin() as connection:
        await connection.execute(schema.tables.insert(), rows)
    server.tables.services.limits.on = True
    body = {"settings": {"game": "famiglia", "mode": ""}}
    assert (await server.post("/tables", body, status=429))["key"] == "table-error-many-unstarted"
    async with engine.begin() as connection:
        await connection.execute(update(schema.tables).values(status="over"))
    await server.post("/tables", body)


def engine_of(server: Running) -> AsyncEngine:
    """The database itself, for what no server would write."""
    store = server.tables.services.store
    assert isinstance(store, Database)
    return store.engine


async def all_summaries(server: Running) -> list[Json]:
    async with engine_of(server).connect() as connection:
        return [dict(row) for row in (await connection.execute(schema.tables.select())).mappings()]


def test_a_network_counts_as_one() -> None:
    assert maker_of("2001:db8:1:2::1") == maker_of("2001:db8:1:2:ffff::9")
    assert maker_of("2001:db8:1:3::1") != maker_of("2001:db8:1:2::1")
    assert maker_of("::ffff:192.0.2.1") == maker_of("192.0.2.1") != maker_of("192.0.2.2")
    assert maker_of("") is None
    assert maker_of("somewhere") is not None


# -------------------------------------------------------------------- expiry


async def age(database: str, *tables: str, days: float = 8, status: str | None = None) -> None:
    """Let tables be older than they are."""
    store = open_database(database)
    async with store.engine.begin() as connection:
        for table in tables:
            older = update(schema.tables).where(schema.tables.c.id == table)
            await connection.execute(older.values(created=schema.tables.c.created - days * DAY))
            if status is not None:
                await connection.execute(older.values(status=status))
            entries = update(schema.entries).where(schema.entries.c.table == table)
            await connection.execute(entries.values(at=schema.entries.c.at - days * DAY))
    await store.engine.dispose()


async def tables_of_all_kinds(base: str) -> dict[str, Json]:
    """One that never began, one with talk, one that runs, one that is over."""
    made = {name: await lay_table(base, "famiglia", TWO) for name in ("new", "empty", "talk", "running", "over")}
    port = int(base.rpartition(":")[2])
    for name in ("talk", "running", "over"):
        clients = [await Client(port, made[name]["table"], one["token"]).enter() for one in made[name]["seats"]]
        if name == "talk":
            await clients[0].ask("chat", to="table", text="On Friday?")
        else:
            await clients[0].ask("start")
        if name == "over":
            await play_on(clients, lambda options: "pass" if "pass" in options else options[-1])
        for client in clients:
            await client.leave()
    return made


async def there(base: str, made: dict[str, Json]) -> set[str]:
    """Those that can be opened."""
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=PATIENCE) as http:
        answers = {name: await http.get(f"/tables/{one['table']}") for name, one in made.items()}
    assert {answer.status_code for answer in answers.values()} <= {200, 404}
    return {name for name, answer in answers.items() if answer.status_code == 200}


async def until_there(base: str, made: dict[str, Json], wanted: set[str]) -> None:
    async with asyncio.timeout(PATIENCE):
        while await there(base, made) != wanted:
            await asyncio.sleep(0.2)


async def test_tables_that_never_began_expire_and_finished_games_if_the_host_wants(database: str) -> None:
    with serve(database, "--no-limits") as (base, _):
        made = await tables_of_all_kinds(base)
    old = [one["table"] for name, one in made.items() if name not in ("new", "talk")]
    await age(database, *old)
    # Killed between the log and the summary: it says that the game has not begun, and the log knows better.
    await age(database, made["running"]["table"], days=0, status="lobby")
    with serve(database, "--no-limits") as (base, _):
        await until_there(base, made, {"new", "talk", "running", "over"})
    with serve(database, "--no-limits", "--keep-finished", "9") as (base, _):
        assert await there(base, made) == {"new", "talk", "running", "over"}
    await age(database, made["talk"]["table"])
    with serve(database, "--no-limits", "--keep-finished", "7", "--keep-unstarted", "0") as (base, _):
        await until_there(base, made, {"new", "talk", "running"})


@on_both_databases
async def test_prune_counts_and_removes_beside_a_running_server(database: str) -> None:
    with serve(database, "--no-limits", "--keep-unstarted", "0") as (base, _):
        made = await tables_of_all_kinds(base)
        empty, port = made["empty"], int(base.rpartition(":")[2])
        client = await Client(port, empty["table"], empty["seats"][0]["token"]).enter()
        await age(database, *(made[name]["table"] for name in ("empty", "over")))
        asked = ("prune", "--database", database, "--keep-finished", "3")
        counted = run(*asked, "--dry-run")
        told = "1 table that never started, 1 finished game, 0 unused packs."
        assert counted.stdout == f"Would remove: {told}\n", counted.stderr
        assert run(*asked).stdout == f"Removed: {told}\n"
        assert run(*asked).stdout == "Removed: 0 tables that never started, 0 finished games, 0 unused packs.\n"
        if database.startswith("postgresql"):
            await client.until(lambda: client.bye is not None)
            assert client.bye is not None
            assert client.bye["key"] == "table-bye-gone"
            assert await there(base, made) == {"new", "talk", "running"}
        else:
            # Nobody tells this server; it finds out when it writes.
            with pytest.raises(Refused, match="table-error-unknown"):
                await asyncio.wait_for(client.ask("chat", to="table", text="Is anybody here?"), PATIENCE)
        await client.leave()


async def test_nothing_is_removed_that_somebody_has_open(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"])
    (client, other) = await server.sit(made)
    server.clock.time += 30 * DAY
    services = server.tables.services
    done = await prune(services.store, Keeping(), services.now(), server.tables.has_people, server.tables.say_goodbye)
    assert done.unstarted == 0
    for one in (client, other):
        await one.leave()
    await until_left(server, made["table"])
    done = await prune(services.store, Keeping(), services.now(), server.tables.has_people, server.tables.say_goodbye)
    assert done.unstarted == 1
    with pytest.raises(Refused, match="table-error-unknown"):
        await server.join(made["table"])


async def until_left(server: Running, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.tables.live[table].audience.connections:
            await asyncio.sleep(0.01)


async def test_a_table_that_is_removed_while_it_is_opened_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.create("famiglia", ["me", "me"])
    await server.stop()
    await server.start()
    tables, store = server.tables, server.tables.services.store
    read, removed = asyncio.Event(), asyncio.Event()
    entries = store.entries

    async def read_slowly(*asked: Any) -> list[Logged]:
        found = await entries(*asked)
        read.set()
        await removed.wait()
        return found

    monkeypatch.setattr(store, "entries", read_slowly)
    opening = asyncio.create_task(server.get(f"/tables/{made['table']}", 404))
    await read.wait()
    await store.remove([made["table"]])
    tables.say_goodbye([made["table"]])
    removed.set()
    await opening
    monkeypatch.undo()
    assert made["table"] not in tables.live
    await server.get(f"/tables/{made['table']}", 404)


# -------------------------------------------------------------------- memory


async def left_alone(server: Running, **settings: Any) -> str:
    """A running game that everybody has left."""
    made = await server.create("famiglia", ["me", "me"], **settings)
    clients = await server.sit(made)
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda: client.status == "running")  # noqa: B023
        await client.leave()
    table: str = made["table"]
    await until_left(server, table)
    return table


async def forgotten(server: Running, table: str) -> None:
    """Let time pass until a table is not in memory any more."""
    for _ in range(10):
        server.clock.time += 200
        await server.go_round()
        if table not in server.tables.live:
            return
        await nothing_is_due(server, table)
    pytest.fail("the table stays in memory")


async def nothing_is_due(server: Running, table: str) -> None:
    """Wait until a table has written what the time brings: that somebody is away, and gone."""
    live = server.tables.live[table]
    async with asyncio.timeout(PATIENCE):
        while live.writer.lock.locked() or ((due := live.alarms.next_at) is not None and due <= live.now()):
            await asyncio.sleep(0.01)


async def written(server: Running, table: str, kind: type) -> list[float]:
    """When something of this kind was written, once it was."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [one.at for one in await server.tables.services.store.entries(table) if isinstance(one.body, kind)]
            if found:
                return found
            await asyncio.sleep(0.02)


async def test_a_table_with_a_clock_of_days_is_forgotten_and_woken_in_time(server: Running) -> None:
    began = server.clock.time
    table = await left_alone(server, clock={"kind": "turn", "days": 3}, on_timeout="bot_takes_seat")
    await forgotten(server, table)
    server.clock.time = began + 3 * DAY - 100
    await server.go_round()
    assert table not in server.tables.live, "not before it is due"
    server.clock.time = began + 3 * DAY - 5
    await server.go_round()
    assert table in server.tables.live
    server.advance(10)
    assert await written(server, table, TimedOut) == [server.clock.time]


async def test_an_absence_is_counted_while_the_table_is_forgotten(server: Running) -> None:
    began = server.clock.time
    table = await left_alone(server, absent_after=172_800)
    await forgotten(server, table)
    server.clock.time = began + 2 * DAY - 5
    await server.go_round()
    # Whoever opens a table waits half a minute for people who could not come while it was closed.
    server.advance(40)
    assert await written(server, table, StoodIn) == [server.clock.time]


async def test_only_so_many_idle_tables_stay_in_memory(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "MOST_IDLE", 5)
    made = [await server.create("famiglia", ["me", "me"]) for _ in range(20)]
    client = (await server.sit(made[0]))[0]
    server.clock.time += 20
    await server.get(f"/tables/{made[3]['table']}")
    server.clock.time += 20
    await server.go_round()
    assert len(server.tables.live) == 6
    assert {made[0]["table"], made[3]["table"]} <= server.tables.live.keys(), "who is needed, or was asked for last"
    await client.leave()

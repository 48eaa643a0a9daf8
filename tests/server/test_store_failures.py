"""A full disk, a damaged file, a database that goes away: named errors, and everybody stays connected."""

import asyncio
import contextlib
import json
import os
import resource
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from support.runs.effort import amount
from support.server.databases import on_both_databases
from support.server.host import run, serve
from support.server.postgres import Cluster, cluster
from support.server.running import PATIENCE, Client, Refused
from support.server.socket_player import lay_table

TWO = [{"kind": "me"}, {"kind": "me"}]


def port_of(base: str) -> int:
    return int(base.rpartition(":")[2])


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.1)


def ready(base: str) -> int:
    """What a load balancer gets to hear."""
    return httpx.get(f"{base}/readyz", timeout=PATIENCE).status_code


async def asked(client: Client, text: str, id: str | None = None) -> str:
    """Say something: "done", or the key of the refusal."""
    try:
        await client.ask("chat", id, to="table", text=text)
    except Refused as refusal:
        assert client.closed is None
        return refusal.key
    return "done"


# -------------------------------------------------------------------- a full disk


@contextlib.contextmanager
def full_disk(pid: int, largest: int) -> Iterator[None]:
    """No file of a process can grow beyond this size: for a database that is a full disk."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def test_on_a_full_disk_nobody_is_thrown_out_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serve(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--log", "json", log=log) as (base, process):
        made = await lay_table(base, "famiglia", TWO)
        first, second = [await Client(port_of(base), made["table"], one["token"]).enter() for one in made["seats"]]
        assert await asked(first, "there is live", "a") == "done"
        assert ready(base) == 200
        # The write-ahead log cannot grow any more; the server's own log is much shorter.
        with full_disk(process.pid, (tmp_path / "t.db-wal").stat().st_size):
            assert await asked(first, "no live", "b") == "table-error-store"
            answer = httpx.post(
                f"{base}/api/v1/tables", json={"settings": {"game": "famiglia", "mode": ""}}, timeout=PATIENCE
            )
            assert (answer.status_code, answer.json()["key"]) == (503, "table-error-store")
            await until(lambda: ready(base) == 503)
            assert httpx.get(f"{base}/healthz", timeout=PATIENCE).status_code == 200
            third = await Client(port_of(base), made["table"], None).enter()
            assert third.seq == 2, "what is there can be read"
        await until(lambda: ready(base) == 200)
        assert await asked(first, "live again", "b") == "done"
        await second.until(lambda: second.seq == 3)
        for client in (first, second, third):
            assert client.closed is None
            await client.leave()
    logged = log.read_text()
    assert "store_failed" in logged
    assert "Traceback" not in logged
    assert made["table"] not in logged


# -------------------------------------------------------------------- a damaged file


async def test_a_damaged_database_is_told_by_name_and_the_server_is_not_ready(tmp_path: Path) -> None:
    file, log = tmp_path / "t.db", tmp_path / "log"
    with serve(f"sqlite:///{file}", "--no-limits") as (base, _):
        made = [await lay_table(base, "famiglia", TWO) for _ in range(60)]
    with serve(f"sqlite:///{file}", "--no-limits", "--log", "json", log=log) as (base, _):
        here = await Client(port_of(base), made[0]["table"], made[0]["seats"][0]["token"]).enter()
        assert ready(base) == 200
        size = file.stat().st_size
        with file.open("r+b") as damaged:
            # What the server has not read yet; the first pages say what the file is.
            damaged.seek(16 * 4096)
            damaged.write(os.urandom(size - 16 * 4096))
        with httpx.Client(base_url=f"{base}/api/v1", timeout=PATIENCE) as http:
            answers = [http.get(f"/tables/{one['table']}") for one in made]
        assert {answer.status_code for answer in answers} <= {200, 503}
        broken = [answer for answer in answers if answer.status_code == 503]
        assert broken
        assert all(answer.json()["key"] == "table-error-store" for answer in broken)
        at = answers.index(broken[0])
        with pytest.raises(Refused, match="table-error-store"):
            await Client(port_of(base), made[at]["table"], None).enter()
        # It is looked at once a moment.
        await until(lambda: ready(base) == 503)
        assert httpx.get(f"{base}/healthz", timeout=PATIENCE).status_code == 200
        assert await asked(here, "hello") in ("done", "table-error-store")
    assert "Traceback" not in log.read_text()


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"This is no database. " * 400)
    address = f"sqlite:///{garbage}"
    for wish in (("serve", "--no-open", "--port", "0", "--database"), ("prune", "--database")):
        done = run(*wish, address)
        assert (done.returncode, done.stdout) == (2, "")
        assert str(garbage) in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    done = run("backup", str(tmp_path / "b.db"), "--database", address)
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr
    done = run("serve", "--no-open", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr
    assert garbage.read_bytes() == b"This is no database. " * 400


async def test_only_the_owner_can_read_databases_and_backups(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    before = os.umask(0o022)
    try:
        with serve(f"sqlite:///{old}", prepared=False) as (base, _):
            await lay_table(base, "famiglia", TWO)
            assert run("backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{old}").returncode == 0
            assert run("restore", str(tmp_path / "b.db"), "--database", f"sqlite:///{tmp_path}/new.db").returncode == 0
            rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert {"old.db", "old.db-wal", "b.db", "new.db"} <= rights.keys()
        assert set(rights.values()) == {0o600}, rights
        # As version 0.1 left it.
        old.chmod(0o644)
        with serve(f"sqlite:///{old}"):
            assert stat.S_IMODE(old.stat().st_mode) == 0o600
    finally:
        os.umask(before)


# -------------------------------------------------------------------- a database that goes away


MANY = amount(12, 20)


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    """A PostgreSQL server that the tests may stop."""
    with cluster() as made:
        yield made


@contextlib.asynccontextmanager
async def company(base: str, other: str) -> AsyncIterator[list[Client]]:
    """Two players and a spectator at one table, on two servers."""
    made = await lay_table(base, "famiglia", TWO)
    clients = [
        await Client(port_of(base), made["table"], made["seats"][0]["token"]).enter(),
        await Client(port_of(other), made["table"], made["seats"][1]["token"]).enter(),
        await Client(port_of(other), made["table"], None).enter(),
    ]
    yield clients
    for client in clients:
        await client.leave()


async def cut(address: str) -> None:
    """Break all connections to the database but this one."""
    connection = await asyncpg.connect(address)
    await connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    await connection.close()


async def test_nobody_is_thrown_out_when_connections_to_the_database_break(own: Cluster, tmp_path: Path) -> None:
    """Again and again, while people come, go and talk: every socket stays, and what was acknowledged is there."""
    logs = [tmp_path / "one", tmp_path / "other"]
    options = ("--no-limits", "--log", "json")
    with (
        serve(own.address, *options, log=logs[0]) as (base, _),
        serve(own.address, *options, log=logs[1]) as (other, _),
    ):
        async with company(base, other) as clients:
            said: list[str] = []

            async def talk(client: Client, name: str) -> None:
                for number in range(MANY):
                    if await asked(client, f"{name}{number}") == "done":
                        said.append(f"{name}{number}")

            async def come_and_go() -> None:
                for at in range(MANY):
                    with contextlib.suppress(Refused):
                        await (await Client(port_of((base, other)[at % 2]), clients[0].table, None).enter()).leave()

            async def break_off() -> None:
                for _ in range(amount(5, 8)):
                    await cut(own.address)
                    await asyncio.sleep(0.05)

            await asyncio.gather(talk(clients[0], "a"), talk(clients[1], "b"), come_and_go(), break_off())
            assert said, "most of it works"
            assert [client.closed for client in clients] == [None] * 3
            assert await asked(clients[0], "the end") == "done"
            heard = [one["what"]["text"] for one in clients[0].entries if one.get("what", {}).get("kind") == "said"]
            assert len(heard) == len(set(heard)), "nothing is said twice"
            assert set(said) <= set(heard)
            for client in clients[1:]:
                await client.reach(clients[0].seq)
    for log in logs:
        assert "Traceback" not in log.read_text()


async def test_a_database_that_stops_and_starts_again(own: Cluster, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serve(own.address, "--no-limits", "--log", "json", log=log) as (base, _):
        async with company(base, base) as clients:
            assert await asked(clients[0], "before") == "done"
            own.kill()
            try:
                assert await asked(clients[0], "meanwhile", "m") == "table-error-store"
                await until(lambda: ready(base) == 503)
                answer = httpx.get(f"{base}/api/v1/tables", timeout=PATIENCE)
                assert (answer.status_code, answer.json()["key"]) == (503, "table-error-store")
                await clients[2].leave()
                await clients[0].until(lambda: clients[0].presence["spectators"] == 0)
                late = await Client(port_of(base), clients[0].table, None).enter()
                assert late.seq == clients[0].seq, "a table in memory can be seen"
            finally:
                own.start()
            await until(lambda: ready(base) == 200)
            assert await asked(clients[0], "meanwhile", "m") == "done"
            await clients[1].until(lambda: clients[1].seq == clients[0].seq)
            assert [client.closed for client in (clients[0], clients[1], late)] == [None] * 3
            await late.leave()
    assert "Traceback" not in log.read_text()


# -------------------------------------------------------------------- what nobody expects in a name


LONG = "x" * 3000


async def test_long_names_are_refused_by_name_and_not_sent_back_whole(tmp_path: Path) -> None:
    with (
        serve(f"sqlite:///{tmp_path}/t.db", "--no-limits") as (base, _),
        httpx.Client(base_url=f"{base}/api/v1", timeout=PATIENCE) as http,
    ):
        settings = [
            {"game": LONG, "mode": ""},
            {"game": LONG * 1000, "mode": ""},
            {"game": "famiglia", "mode": LONG},
            {"game": "famiglia", "mode": "", "options": {LONG: True}},
            {"game": "lafamiglia", "mode": "", "options": {"content": LONG}},
            {"game": "famiglia", "mode": "", "language": LONG},
        ]
        answers = [http.post("/tables", json={"settings": one}) for one in settings]
        answers.append(http.post("/replay", json={"record": {"game": LONG, "format": LONG}}))
        answers.append(http.get(f"/packs/{LONG}"))
        answers.append(http.get(f"/tables/{LONG}"))
        for answer in answers:
            assert answer.status_code in (400, 404), answer.text[:300]
            assert answer.json()["key"] != "table-error-fault"
            assert len(answer.text) < 8000


@on_both_databases
async def test_nul_in_paths_and_ids(database: str) -> None:
    with serve(database, "--no-limits") as (base, _):
        made = await lay_table(base, "famiglia", TWO)
        for path in ("%00", "a%00b", f"{made['table']}%00", "%00/entries", "%00/record"):
            answer = httpx.get(f"{base}/api/v1/tables/{path}", timeout=PATIENCE)
            assert (answer.status_code, answer.json()["key"]) == (404, "table-error-unknown"), path
        joined = httpx.post(f"{base}/api/v1/tables/%00/join", json={"nickname": "Anna"}, timeout=PATIENCE)
        assert joined.status_code == 404
        with pytest.raises(Refused, match="table-error-unknown"):
            await Client(port_of(base), "%00", None).enter()
        client = await Client(port_of(base), made["table"], made["seats"][0]["token"]).enter()
        await client.send_text(json.dumps({"type": "chat", "id": "a\0b", "to": "table", "text": "x"}))
        await client.until(lambda: client.messages[-1]["type"] == "refused")
        assert client.messages[-1]["key"] == "table-error-message"
        assert await asked(client, "with\0nul") == "done"
        await client.leave()

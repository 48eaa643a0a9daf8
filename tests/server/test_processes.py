"""The program as it is started: several processes over one PostgreSQL, and plain `trinacria`."""

import asyncio
import contextlib
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import httpx
import pytest
from support.runs.effort import EVERYTHING
from support.server.host import Process, serve
from support.server.running import PATIENCE, Client, Json, Refused, play_on, serving
from support.terminal.commands import command

from trinacria import GAMES, new_game, verify

MODES = [(name, mode) for name, rules in GAMES.items() for mode in rules.modes]


@contextlib.contextmanager
def plain_trinacria(**environment: str) -> Iterator[int]:
    """The program without any arguments; its port."""
    read, write = os.pipe()
    with open(read) as told, open(write, "w") as output, Path(os.devnull).open("w") as errors:  # noqa: PTH123
        process = Process([], output=output, errors=errors, environment={"TRINACRIA_LANG": "en", **environment})
        output.close()
        try:
            said = told.readline()
            found = re.search(r":(\d+)/", said)
            assert found is not None, said
            yield int(found[1])
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="module")
def pair(cluster: str) -> Iterator[tuple[int, int]]:
    """Two processes over one database: their ports."""
    with serve(cluster, "--no-limits") as (one, _), serve(cluster, "--no-limits") as (other, _):
        yield port_of(one), port_of(other)


def port_of(base: str) -> int:
    """Where a server listens."""
    return int(base.rpartition(":")[2])


async def create(port: int, game: str, mode: str) -> Json:
    """A table whose chairs are all ours."""
    wishes = [{"kind": "me", "nickname": f"P{at}"} for at in range(len(new_game(game, mode).seats))]
    body = {"settings": {"game": game, "mode": mode}, "chairs": wishes}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=PATIENCE) as http:
        made: Json = (await http.post("/tables", json=body)).raise_for_status().json()
    return made


@pytest.mark.parametrize(("game", "mode"), MODES if EVERYTHING else MODES[:1])
async def test_clients_on_two_processes_play_a_whole_game(pair: tuple[int, int], game: str, mode: str) -> None:
    one, other = pair
    made = await create(one, game, mode)
    clients = [
        await Client((one, other)[at % 2], made["table"], secret["token"]).enter()
        for at, secret in enumerate(made["seats"])
    ]
    await clients[0].until(lambda: len(clients[0].presence["chairs"]) == len(clients))
    await clients[-1].until(lambda: len(clients[-1].presence["chairs"]) == len(clients))
    await clients[0].ask("start")
    dice = Random(11)
    await play_on(clients, lambda options: dice.choice(options[:-1] or options))
    # Each process has come to the same by its own way.
    fresh = [await Client(port, made["table"], clients[0].token).enter() for port in (one, other)]
    assert fresh[0].screen == fresh[1].screen == clients[0].screen
    assert [entry["seq"] for entry in clients[1].entries][-1] == clients[1].seq
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{other}/api/v1") as http:
        record = (await http.get(f"/tables/{made['table']}/record")).raise_for_status().json()
    assert verify(record).result is not None


async def test_workers_share_one_port(shared: str) -> None:
    with serve(shared, "--no-limits", "--workers", "2") as (base, _):
        port = port_of(base)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=PATIENCE) as http:
            for _ in range(400):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/about")).status_code == 200:
                        break
                await asyncio.sleep(0.2)
        made = await create(port, "famiglia", "standard")
        clients = [await Client(port, made["table"], secret["token"]).enter() for secret in made["seats"]]
        await clients[0].ask("start")
        await play_on(clients, lambda options: options[-1])


async def test_plain_trinacria_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    data = str(tmp_path / "data")
    with plain_trinacria(BROWSER=f"{browser} %s", XDG_DATA_HOME=data) as port:
        async with asyncio.timeout(PATIENCE):
            while not (opened.exists() and opened.read_text()):
                await asyncio.sleep(0.1)
        assert opened.read_text().strip() == f"http://127.0.0.1:{port}/"
        assert (tmp_path / "data" / "trinacria" / "tables.db").is_file()


def test_bad_wishes_are_answered_with_a_sentence(tmp_path: Path) -> None:
    code, _, complained = command("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert code == 2
    assert "postgresql://" in complained
    code, _, complained = command("serve", "--database", "nonsense")
    assert code == 2
    assert "nonsense" in complained
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, complained = command("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert code == 2
    assert str(port) in complained


async def test_a_broken_connection_to_the_database_is_made_anew(shared: str) -> None:
    """The doorbell hangs on a connection of its own: when it breaks, nothing is missed."""
    async with serving(shared) as one, serving(shared) as other:
        made = await one.create("famiglia", ["me", "me"])
        first = await one.join(made["table"], made["seats"][0]["token"])
        second = await other.join(made["table"], made["seats"][1]["token"])
        connection = await asyncpg.connect(shared)
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
        await connection.close()
        for attempt in range(20):
            with contextlib.suppress(Refused):
                await first.ask("chat", to="table", text=f"{attempt}")
                break
        await second.until(lambda: "said" in second.kinds())


async def test_partners_plan_and_talk_across_processes(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        made = await one.create("lafamiglia", ["me"] * 4, places="fixed")
        tokens = [secret["token"] for secret in made["seats"]]
        first, third = await one.join(made["table"], tokens[0]), await other.join(made["table"], tokens[2])
        opponent = await other.join(made["table"], tokens[1])
        await first.ask("start")
        await third.until(lambda: third.status == "running")
        await first.ask("plan", put=[{"id": "a", "kind": "pin", "spots": ["enna"]}])
        await third.until(lambda: "a" in third.plan)
        await third.ask("plan", drop=["a"])
        await first.until(lambda: not first.plan)
        await third.ask("chat", to="team", text="psst")
        await first.until(lambda: first.kinds()[-1] == "said")
        await opponent.until(lambda: opponent.seq == first.seq)
        assert opponent.kinds()[-1] is None
        assert not any(message["type"] == "planned" for message in opponent.messages)


async def test_the_same_seat_on_two_processes_plays_once(shared: str) -> None:
    async with serving(shared) as one, serving(shared) as other:
        made = await one.create("famiglia", ["me", "me"])
        clients = await one.sit(made)
        await clients[0].ask("start")
        await clients[1].until(lambda: clients[1].seq == clients[0].seq)
        mover = next(client for client in clients if client.options)
        twin = await other.join(made["table"], mover.token)
        version = mover.seq
        answers = await asyncio.gather(
            *(client.play("pass", version, f"{at}") for at, client in enumerate([mover, twin] * 10)),
            return_exceptions=True,
        )
        done = [one for one in answers if isinstance(one, dict)]
        assert len(done) == 1
        assert all(one.key == "table-error-stale" for one in answers if isinstance(one, Refused))
        await twin.until(lambda: twin.seq == version + 1)
        asked = str(answers.index(done[0]))
        assert await mover.play("pass", version, asked) == done[0]
        assert await twin.play("pass", version, asked) == done[0], "a repeated request is known everywhere"

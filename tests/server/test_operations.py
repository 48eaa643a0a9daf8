"""What a host relies on: health, counts, a log without secrets, an orderly end, and programs that play."""

import asyncio
import json
import shutil
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from support.runs.effort import amount
from support.server.host import run, serve
from support.server.running import PATIENCE, Client, Running, hand_the_turn_to_one_who_is_gone, serving
from support.server.socket_player import Choose, Player, first, lay_table, random_choice

from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.kernel.chance import seal as sealed
from trinacria.server.http import site
from trinacria.server.notices.reminders import Reminders
from trinacria.server.ops import metrics
from trinacria.server.store import open_database
from trinacria.table.history.log import Created, Played, Said
from trinacria.words import LANGUAGES, words_in

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def lasting_choice(seed: int) -> Choose:
    """Any action, but no pass while there is another: two in a row would end the game."""
    dice = Random(seed)
    return lambda _, actions: dice.choice([action for action in actions if action != "pass"] or actions)


async def whole_game(base: str, game: str, count: int) -> list[Player]:
    """A game from the first to the last action, with talk."""
    chairs = [{"kind": "me", "nickname": f"Nickname{number}"} for number in range(count)]
    made = await lay_table(base, game, chairs)
    players = [Player(base, made["table"], seat["token"]) for seat in made["seats"]]
    async with AsyncExitStack() as stack:
        for player in players:
            await stack.enter_async_context(player)
        seal = sealed(made["commitment"], "salt-of-the-earth")
        assert (await players[0].ask("seal", seal=seal))["type"] == "done"
        assert (await players[0].ask("start"))["type"] == "done"
        assert (await players[0].ask("open_salt", salt="salt-of-the-earth"))["type"] == "done"
        assert (await players[0].ask("notify", url="https://hooks.example.com/services/very-secret"))["type"] == "done"
        assert (await players[0].ask("chat", to="table", text="whispered-words"))["type"] == "done"
        await asyncio.gather(*(player.play_on(lasting_choice(place)) for place, player in enumerate(players)))
        await players[0].send("nonsense-from-a-client")
        await players[0].ask("play", version=0, action="an-action-of-nobody")
    return players


async def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with serve(database, "--log", "json", "--no-limits", log=log) as (base, _):
        players = await whole_game(base, "famiglia", 2)
        async with httpx.AsyncClient(base_url=base) as http:
            for _ in range(2):
                token = players[0].token
                await http.get(
                    f"/api/v1/tables/{players[0].table}/entries?token={token}", headers={"x-token": str(token)}
                )
                await http.get(f"/t/{players[0].table}?secret={token}")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"at", "level", "logger", "event"} <= set(lines[0])
    assert sum(line["event"] == "request" for line in lines) >= 5
    store = open_database(database)
    entries = await store.entries(players[0].table)
    await store.engine.dispose()
    secrets = [
        "salt-of-the-earth",
        "very-secret",
        "whispered-words",
        "nonsense-from",
        "an-action-of-nobody",
        "Nickname",
    ]
    secrets += [str(player.token)[2:] for player in players]
    secrets.append(players[0].table)
    for entry in entries:
        if isinstance(entry.body, Created):
            secrets += [entry.body.seed, *(str(chair.secret) for chair in entry.body.chairs)]
        if isinstance(entry.body, Said):
            secrets.append(entry.body.text)
        if isinstance(entry.body, Played) and " " in entry.body.action:
            secrets.append(entry.body.action)
    assert len(secrets) > 15
    written = log.read_text()
    assert [secret for secret in secrets if secret in written] == []


async def test_the_log_has_one_object_per_line_also_when_bots_were_ended(tmp_path: Path) -> None:
    """Python itself would write there if a process of the bots left something behind."""
    log = tmp_path / "log"
    with serve(f"sqlite:///{tmp_path}/tables.db", "--log", "json", log=log) as (base, process):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "bot", "bot": "hard"}], places="fixed")
        player = Player(base, made["table"], made["seats"][0]["token"])
        async with player:
            await player.ask("start")
            await player.until(lambda: bool(player.options))
            await player.play("pass")
            await player.until(lambda: bool(player.options))
        process.terminate()
        await asyncio.to_thread(process.wait, 60)
    assert all(json.loads(line)["event"] for line in log.read_text().splitlines())


async def test_a_host_offers_a_pack_of_their_own(tmp_path: Path) -> None:
    """People and bots play with it; a server without it says so, and serves the other tables."""
    shutil.copytree(BUILT_IN, tmp_path / "box")
    about = tmp_path / "box" / "pack.toml"
    about.write_text(about.read_text().replace('name = "Sicilia"', 'name = "My box"'))
    orders = tmp_path / "box" / "orders.toml"
    orders.write_text(orders.read_text().replace('name = "Charge"', 'name = "Onset"'))
    (tmp_path / "box" / "words.toml").unlink()
    database, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with serve(database, "--content", str(tmp_path / "box"), "--no-limits", log=log) as (base, _):
        packs = httpx.get(f"{base}/api/v1/about").json()["games"][-1]["packs"]
        assert list(packs.values()) == ["Sicilia", "My box"]
        mark = list(packs)[1]
        chairs: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "normal"}] * 3]
        made = await lay_table(base, "lafamiglia", chairs, options={"content": mark}, places="fixed")
        usual = await lay_table(base, "lafamiglia", chairs)
        async with Player(base, made["table"], made["seats"][0]["token"]) as player:
            assert (await player.ask("start"))["type"] == "done"
            assert player.screen["game"]["content"] == mark
            await player.play_on(first, lambda: player.seq >= amount(25, 60))
        printed = httpx.get(f"{base}/api/v1/packs/{mark}").json()
        assert any(order["name"] == "Onset" for order in printed["orders"]["order"])
    assert "crashed" not in log.read_text()
    with serve(database, "--no-limits", log=log) as (base, _):
        missing = httpx.get(f"{base}/api/v1/tables/{made['table']}")
        assert (missing.status_code, missing.json()["key"]) == (400, "error-content-missing")
        assert httpx.get(f"{base}/api/v1/tables/{usual['table']}").status_code == 200
    assert "Traceback" not in log.read_text()


async def test_health_and_counts(server: Running) -> None:
    root = f"http://127.0.0.1:{server.port}"
    assert (await server.http.get(f"{root}/healthz")).text == "ok"
    assert (await server.http.get(f"{root}/readyz")).text == "ready"
    made = await server.create("famiglia", ["me", "me"])
    clients = await server.sit(made)
    await clients[0].ask("start")
    counted = (await server.http.get(f"{root}/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in counted.splitlines() if not line.startswith("#"))
    assert float(figures["trinacria_connections"]) >= 2
    assert float(figures["trinacria_tables_open"]) >= 1
    assert float(figures['trinacria_messages_total{type="start"}']) >= 1
    assert float(figures["trinacria_commit_seconds_count"]) >= 1
    assert made["table"] not in counted
    assert made["seats"][0]["token"] not in counted
    for client in clients:
        await client.leave()


def test_counts_are_for_the_host_only() -> None:
    assert all(metrics.may_watch(address) for address in ("127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", ""))
    assert not any(metrics.may_watch(address) for address in ("8.8.8.8", "2606:4700::1111", "nobody"))


async def test_every_answer_has_the_headers(server: Running) -> None:
    root = f"http://127.0.0.1:{server.port}"
    for path in (
        "/",
        "/healthz",
        "/metrics",
        "/api/v1/about",
        "/api/v1/openapi.json",
        "/nothing/here",
        "/api/v1/tables/x",
    ):
        answer = await server.http.get(f"{root}{path}")
        assert {name: answer.headers.get(name) for name in site.HEADERS} == site.HEADERS, path
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "server" not in answer.headers


async def test_an_orderly_end_keeps_everything_and_clients_come_back(tmp_path: Path) -> None:
    """SIGTERM in the middle of play: what was acknowledged is there, and the end is quick."""
    database = f"sqlite:///{tmp_path}/tables.db"
    with serve(database, "--no-limits") as (base, process):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        player = Player(base, made["table"], made["seats"][0]["token"])
        async with player:
            asked = [asyncio.create_task(player.ask("chat", to="table", text=f"{number}")) for number in range(200)]
            while len(player.answers) < 20:
                await asyncio.sleep(0.001)
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(process.wait, 60)
            assert time.monotonic() - began < 15
            port = base.rpartition(":")[2]
            acknowledged = {id: answer["seq"] for id, answer in player.answers.items()}
            with serve(database, "--no-limits", "--port", port):
                await asyncio.gather(*asked)
                store = open_database(database)
                entries = await store.entries(made["table"])
                await store.engine.dispose()
                stored = {entry.asked: entry.seq for entry in entries if entry.asked is not None}
                assert len(stored) == 200
                assert {f"1/{id}": seq for id, seq in acknowledged.items()}.items() <= stored.items()
    # The signal itself, after everything was put in order.
    assert process.returncode in (0, -signal.SIGTERM)


async def test_a_program_of_the_host_plays_at_a_table(tmp_path: Path) -> None:
    program = tmp_path / "visitor.py"
    program.write_text((EXAMPLES / "program_bot.py").read_text())
    with serve(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bot", f"visitor={sys.executable} {program}") as (
        base,
        _,
    ):
        async with httpx.AsyncClient(base_url=base) as http:
            about = (await http.get("/api/v1/about")).json()
        assert all(game["bots"][-1] == "visitor" for game in about["games"])
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "bot", "bot": "visitor"}])
        async with Player(base, made["table"], made["seats"][0]["token"]) as player:
            await player.ask("start")
            await player.play_on(random_choice(3))
            moves = [what for what in player.story.values() if what is not None and what["kind"] == "played"]
            assert {what["by"] for what in moves} == {"person", "bot"}
    left = subprocess.run(["pgrep", "-f", str(program)], capture_output=True, text=True, check=False)
    assert left.stdout == ""


async def test_the_bots_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db", "--no-limits") as (base, process):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        async with Player(base, made["table"], made["seats"][0]["token"]) as player:
            await player.ask("start")
            await player.play_on(first, lambda: any((what or {}).get("by") == "bot" for what in player.story.values()))
        found = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=False)
        bots = [int(pid) for pid in found.stdout.split()]
        assert bots
        process.kill()
        process.wait()
        for _ in range(600):
            if not any(Path(f"/proc/{pid}/exe").exists() for pid in bots):
                return
            await asyncio.sleep(0.05)
        pytest.fail("the bots think on without a server")


def test_a_second_server_over_one_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    asked = ["serve", "--no-open", "--port", "0", "--database"]
    with serve(database) as (_, process):
        for same in (database, f"sqlite:///{tmp_path}/../{tmp_path.name}/t.db"):
            done = run(*asked, same)
            assert done.returncode == 2
            assert done.stdout == ""
            assert f"Another server is already using {tmp_path}/t.db" in done.stderr
            assert "Traceback" not in done.stderr
        with serve(f"sqlite:///{tmp_path}/another.db"):
            pass
        process.kill()
        process.wait()
        # Whoever was killed holds nothing any more.
        with serve(database) as (base, _):
            assert httpx.get(f"{base}/readyz").text == "ready"


def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    done = run("serve", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/t.db")
    assert done.returncode == 2
    assert f"Can’t store tables in {tmp_path}/no/t.db" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("wish", ["visitor", "=x", "greedy=true", "a b=true", "x=no-such-program-anywhere"])
def test_programs_that_cannot_play_are_refused_at_once(tmp_path: Path, wish: str) -> None:
    done = run("serve", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--bot", wish)
    assert done.returncode == 2
    assert done.stdout == ""


async def test_the_example_bot_plays_over_the_socket(server: Running) -> None:
    """`examples/socket_bot.py`, as anybody would start it, against a scripted player."""
    made = await server.create("famiglia", ["me", "open"])
    base = f"http://127.0.0.1:{server.port}"
    assert len([line for line in (EXAMPLES / "socket_bot.py").read_text().splitlines() if line.strip()]) <= 70
    async with Player(base, made["table"], made["seats"][0]["token"]) as player:
        link = f"{base}/t/{made['table']}#{made['invitations'][0]['token']}"
        bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLES / "socket_bot.py"), link)
        await player.until(lambda: any((what or {}).get("kind") == "sat" for what in player.story.values()))
        await player.ask("start")
        await player.play_on(first)
        assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
        assert player.over


class Told:
    """A chat room that keeps what it is told."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    async def tell(self, url: str, text: str, service: str | None = None, tries: int = 0) -> None:
        self.said.append((url, text))

    async def close(self) -> None:
        pass


async def one_is_away(server: Running) -> tuple[Client, Client]:
    """Two with chat rooms have begun a game, and it is the turn of one who is gone: who is here, and who is not."""
    made = await server.create("famiglia", ["me", "me"], name="Friday", language="ru")
    clients = [await server.join(made["table"], seat["token"], lang="it") for seat in made["seats"]]
    for number, client in enumerate(clients):
        await client.ask("notify", url=f"https://chat.example.com/{number}")
        assert client.screen["you"]["notified"] is True
    await clients[0].ask("start")
    await clients[1].until(lambda: clients[1].status == "running")
    here = next(client for client in clients if client.options)
    gone = clients[1 - clients.index(here)]
    await hand_the_turn_to_one_who_is_gone(server, here, gone)
    return here, gone


async def told(server: Running, rooms: Told) -> list[tuple[str, str]]:
    """What chat rooms were told, once the server has done all that was due."""
    await server.settled()
    return rooms.said


async def test_an_absent_player_is_told_of_its_turn_once(server: Running) -> None:
    rooms = Told()
    server.tables.services.reminders = Reminders(rooms)
    here, gone = await one_is_away(server)
    server.advance(19)
    assert await told(server, rooms) == [], "whoever sits at the table answers sooner"
    server.advance(2)
    ((url, text),) = await told(server, rooms)
    place = gone.screen["you"]["chair"]
    assert url == f"https://chat.example.com/{int(place) - 1}"
    assert text == f"Player {place}, tocca a te a Famiglia, tavolo «Friday»."
    await here.reach(server.tables.live[here.table].table.seq)
    assert "what" not in here.entries[-1], "nobody else hears of it"
    assert not [raw for raw in [*here.raw, *gone.raw] if "chat.example" in raw]
    server.advance(10_000)
    assert len(await told(server, rooms)) == 1
    again = await server.join(gone.table, gone.token)
    assert again.kinds().count("reminded") == 1
    assert "chat.example" not in json.dumps(again.messages)
    assert again.screen["you"]["notified"] is True
    await again.ask("notify", url=None)
    await again.until(lambda: again.screen["you"]["notified"] is False)
    await again.leave()
    await here.leave()


async def test_people_at_the_table_are_not_told_elsewhere(server: Running) -> None:
    rooms = Told()
    server.tables.services.reminders = Reminders(rooms)
    _, gone = await one_is_away(server)
    back = await server.join(gone.table, gone.token)
    server.advance(10_000)
    assert await told(server, rooms) == []
    await back.leave()
    server.advance(21)
    assert len(await told(server, rooms)) == 1


async def test_a_server_that_starts_again_tells_what_the_old_one_did_not_get_to(server: Running) -> None:
    here, _ = await one_is_away(server)
    await here.leave()
    await server.stop()
    server.clock.time += 3600
    await server.start()
    rooms = Told()
    server.tables.services.reminders = Reminders(rooms)
    await server.reopened(here.table)
    server.advance(21)
    assert len(await told(server, rooms)) == 1
    await server.stop()
    await server.start()
    server.tables.services.reminders = Reminders(rooms)
    watcher = await server.join(here.table)
    server.advance(10_000)
    assert len(await told(server, rooms)) == 1, "the log knows that it was told"
    await watcher.leave()


async def test_of_two_processes_one_tells(cluster: str) -> None:
    async with serving(cluster) as one, serving(cluster) as other:
        rooms = Told(), Told()
        one.tables.services.reminders, other.tables.services.reminders = map(Reminders, rooms)
        here, _ = await one_is_away(one)
        other.advance(100)
        watcher = await other.join(here.table)
        await watcher.until(lambda: watcher.seq == here.seq)
        for server in (one, other):
            server.advance(30)
        assert len(await told(one, rooms[0]) + await told(other, rooms[1])) == 1


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://chat.example.com/x", "notice-error-https"),
        ("https://127.0.0.1/x", "notice-error-public"),
        ("https://localhost/x", "notice-error-public"),
        ("nonsense", "notice-error-url"),
    ],
)
async def test_addresses_that_cannot_be_told(server: Running, url: str, key: str) -> None:
    made = await server.create("famiglia", ["me", "me"])
    (client, _) = await server.sit(made)
    await client.send({"type": "notify", "id": "n", "url": url})
    await client.until(lambda: any(message.get("id") == "n" for message in client.messages))
    answer = next(message for message in client.messages if message.get("id") == "n")
    assert answer["key"] == key


def test_your_turn_can_be_said_in_every_language() -> None:
    for language in LANGUAGES:
        for key in ("notice-turn", "notice-turn-nameless"):
            facts = {"name": "Anna", "game": "Famiglia"} | ({"table": "Friday"} if key == "notice-turn" else {})
            assert "Anna" in words_in(language)(key, **facts)

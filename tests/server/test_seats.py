"""Seats against people with bad manners: through real sockets, across restarts, processes and kills."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.processes import server as process
from support.server.running import PATIENCE, Client, Refused, Running, play_on
from support.server.socket_player import Player, sit_all

from trinacria.server.live.live_table import LiveTable


def chair_of(client: Client, chair: str) -> dict[str, Any]:
    """A chair as a client sees it."""
    found: dict[str, Any] = client.screen["table"]["chairs"][int(chair) - 1]
    return found


def told(client: Client, kind: str) -> list[dict[str, Any]]:
    """All that was told of this kind."""
    return [entry["what"] for entry in client.entries if entry.get("what", {}).get("kind") == kind]


async def two(server: Running, **settings: Any) -> tuple[Client, Client]:
    """The host and a guest at a running game."""
    host, guest = await server.sit(await server.create("famiglia", ["me", "me"], places="fixed", **settings))
    await host.ask("start")
    await guest.until(lambda: guest.seq == host.seq)
    return host, guest


async def leave(guest: Client, host: Client) -> None:
    """Go away; the host has noticed."""
    await guest.leave()
    await host.until(lambda: guest.screen["you"]["chair"] not in host.presence["chairs"])


async def pass_time(pair: tuple[Running, Running], table: str, seconds: float) -> None:
    """Time goes by for two processes; each hears at once who is still with the other, as it would meanwhile."""
    lives = [server.tables.live[table] for server in pair]
    for server in pair:
        server.clock.time += seconds
    for live in lives:
        live.presence.tell_others(ask=False)
    here = {chair for live in lives for chair in live.presence.here()[0]}
    async with asyncio.timeout(PATIENCE):
        while any(set(live.presence.current().chairs) != here for live in lives):
            await asyncio.sleep(0.01)
    for live in lives:
        live.wake()


# -------------------------------------------------------------------- somebody else's seat


async def test_the_host_asks_and_the_player_says_no(server: Running) -> None:
    host, guest = await two(server)
    done = await host.ask("hand_over", chair="2")
    assert "token" not in done
    await guest.until(lambda: told(guest, "seat_asked"))
    assert told(guest, "seat_asked") == [{"kind": "seat_asked", "chair": "2", "by": "1", "of": "2"}]
    assert guest.closed is None
    await guest.ask("consent", chair="2", yes=False)
    await host.until(lambda: told(host, "seat_answered"))
    with pytest.raises(Refused, match="table-error-declined"):
        await host.ask("hand_over", chair="2")
    await guest.until(lambda: guest.seq == host.seq)
    assert await server.join(guest.table, guest.token), "the seat is still theirs"


async def test_an_absence_is_seen_by_all_and_ends_with_presence(server: Running) -> None:
    host, guest = await two(server)
    watcher = await server.join(host.table)
    left = server.clock()
    await leave(guest, host)
    server.advance(11)
    await watcher.until(lambda: told(watcher, "away"))
    assert chair_of(watcher, "2")["absence"] == {"since": left, "until": left + 60, "gone": False}
    server.advance(40)
    guest = await server.join(guest.table, guest.token)
    await host.until(lambda: told(host, "back"))
    assert chair_of(host, "2")["absence"] is None
    left = server.clock()
    await leave(guest, host)
    server.advance(59)
    await host.until(lambda: len(told(host, "away")) == 2)
    assert "token" not in await host.ask("hand_over", chair="2"), "they may still come back"
    server.advance(2)
    await host.until(lambda: told(host, "gone"))
    token = (await host.ask("hand_over", chair="2"))["token"]
    sat = await server.post(f"/tables/{host.table}/join", {"nickname": "Carla", "invitation": token})
    await server.join(host.table, sat["token"])
    with pytest.raises(Refused, match="table-error-secret"):
        await server.join(guest.table, guest.token)


async def test_loading_the_page_anew_is_no_absence(server: Running) -> None:
    host, guest = await two(server)
    await leave(guest, host)
    server.advance(9)
    await server.join(guest.table, guest.token)
    await host.until(lambda: "2" in host.presence["chairs"])
    server.advance(100)
    await host.ask("chat", to="table", text="still there?")
    assert told(host, "away") == []


async def test_a_restart_neither_shortens_nor_renews_the_grace_period(database: str) -> None:
    first = await Running(database).start()
    host, guest = await two(first, grace=120)
    left = first.clock()
    await leave(guest, host)
    first.advance(100)
    await host.until(lambda: told(host, "away"))
    await host.leave()
    await first.stop()
    # Down for so long that the time is up: whoever wanted to come back could not.
    second = Running(database)
    second.clock.time = first.clock() + 1000
    await second.start()
    try:
        host = await second.join(host.table, host.token)
        assert chair_of(host, "2")["absence"] == {"since": left, "until": left + 120, "gone": False}
        second.advance(29)
        assert "token" not in await host.ask("hand_over", chair="2"), "there is still time to come back"
        second.advance(2)
        await host.until(lambda: told(host, "gone"))
        await host.leave()
    finally:
        await second.stop()
    third = Running(database)
    third.clock.time = second.clock()
    await third.start()
    try:
        host = await third.join(host.table, host.token)
        assert chair_of(host, "2")["absence"]["gone"], "what was over stays over"
        assert (await host.ask("hand_over", chair="2"))["token"]
    finally:
        await host.leave()
        await third.stop()


# -------------------------------------------------------------------- several processes


@pytest.fixture
async def pair(shared: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers over one database and one clock."""
    one = await Running(shared).start()
    other = Running(shared)
    other.clock = one.clock
    await other.start()
    yield one, other
    while Client.opened:
        await Client.opened.pop().leave()
    await one.stop()
    await other.stop()


async def test_an_absence_is_told_once_by_all_processes_together(pair: tuple[Running, Running]) -> None:
    one, other = pair
    made = await one.create("famiglia", ["me", "me"], places="fixed")
    host = await one.join(made["table"], made["seats"][0]["token"])
    guest = await other.join(made["table"], made["seats"][1]["token"])
    await host.until(lambda: host.presence["chairs"] == ["1", "2"])
    await host.ask("start")
    await guest.until(lambda: guest.seq == host.seq)
    await pass_time(pair, host.table, 300)
    assert "token" not in await host.ask("hand_over", chair="2")
    await guest.until(lambda: chair_of(guest, "2")["request"] is not None)
    await leave(guest, host)
    await pass_time(pair, host.table, 11)
    await host.until(lambda: told(host, "away"))
    await pass_time(pair, host.table, 60)
    await host.until(lambda: told(host, "gone"))
    back = await one.join(made["table"], guest.token)
    await host.until(lambda: told(host, "back"))
    assert [len(told(host, kind)) for kind in ("away", "gone", "back")] == [1, 1, 1]
    await back.until(lambda: back.seq == host.seq)


async def test_a_process_that_was_wrong_is_corrected(pair: tuple[Running, Running]) -> None:
    one, other = pair
    made = await one.create("famiglia", ["me", "me"], places="fixed")
    host = await one.join(made["table"], made["seats"][0]["token"])
    guest = await other.join(made["table"], made["seats"][1]["token"])
    await host.ask("start")
    live: LiveTable = one.tables.live[made["table"]]
    # As if this process had not heard yet who came to the other.
    await live.writer.act(lambda requests: requests.went("2", one.clock()))
    await guest.until(lambda: told(guest, "back"))
    await host.until(lambda: chair_of(host, "2")["absence"] is None)


# -------------------------------------------------------------------- bots and hosts


async def test_no_bot_at_once_and_the_player_has_the_seat_back_at_once(server: Running) -> None:
    host, guest = await two(server, stand_in="random")
    await leave(host, guest)
    with pytest.raises(Refused, match="table-error-not-gone"):
        await guest.ask("stand_in", chair="1")
    server.advance(61)
    await guest.until(lambda: told(guest, "gone"))
    with pytest.raises(Refused, match="table-error-bot-agreed"):
        await guest.ask("stand_in", chair="1", bot="greedy")
    await guest.ask("stand_in", chair="1")
    await guest.until(lambda: "played" in guest.kinds())
    assert told(guest, "stood_in")[0]["bot"] == "random"
    host = await server.join(host.table, host.token)
    await guest.until(lambda: told(guest, "came_back"))
    assert chair_of(guest, "1")["stand_in"] is None
    assert chair_of(guest, "1")["absence"] is None


async def test_the_guest_goes_on_when_the_host_has_paused_and_gone(server: Running) -> None:
    host, guest = await two(server)
    await host.ask("pause")
    await guest.until(lambda: guest.status == "paused")
    assert guest.screen["table"]["pause"] == {
        "by": "1",
        "since": server.clock(),
        "until": server.clock() + 1800,
        "free": False,
    }
    await leave(host, guest)
    with pytest.raises(Refused, match="table-error-pause-held"):
        await guest.ask("resume")
    server.advance(61)
    await guest.until(lambda: guest.screen["table"]["pause"]["free"])
    await guest.ask("resume")
    assert guest.status == "running"
    server.advance(540)
    await guest.until(lambda: guest.screen["you"]["host"])
    assert told(guest, "host_changed") == [{"kind": "host_changed", "chair": "2", "cause": "absence"}]
    host = await server.join(host.table, host.token)
    assert not host.screen["you"]["host"]
    await guest.ask("give_host", chair="1")
    await host.until(lambda: host.screen["you"]["host"])


async def test_a_table_that_everybody_left_is_let_go(server: Running) -> None:
    host, guest = await two(server)
    live = server.tables.live[host.table]
    await guest.leave()
    await host.leave()
    for seconds in (11, 60):
        server.advance(seconds)
        async with live.writer.lock:
            pass
        watcher = await server.join(host.table)
        kind = "away" if seconds == 11 else "gone"
        await watcher.until(lambda: len(told(watcher, kind)) == 2)  # noqa: B023
        await watcher.leave()
    await server.http.get("/about")
    assert live.idle, "nothing keeps it in memory"


# -------------------------------------------------------------------- what spectators say

PLAYER, STRANGER = "198.51.100.7", "203.0.113.9"


async def heard(server: Running, table: str, address: str, token: str | None = None) -> str:
    """All that one address is told of a table over HTTP."""
    headers = {"x-forwarded-for": address} | ({"authorization": f"Bearer {token}"} if token is not None else {})
    return (await server.http.get(f"/tables/{table}/entries", headers=headers)).text


async def test_players_do_not_read_what_spectators_say(server: Running) -> None:
    """Neither with their key nor without it, live or later; and after the game everybody does."""
    made = await server.create("famiglia", ["me", "me"], places="fixed")
    table, (one, other) = made["table"], [seat["token"] for seat in made["seats"]]
    early = await server.join(table, address=PLAYER)
    player = await server.join(table, one, address=PLAYER)
    opponent = await server.join(table, other, address="2001:db8::1:2")
    await player.ask("start")
    watcher = await server.join(table, address=STRANGER)
    neighbour = await server.join(table, address="2001:db8::9:9")
    await watcher.ask("chat", to="spectators", text="she should take the notary")
    viewers = [player, opponent, early, neighbour]
    for viewer in viewers:
        await viewer.reach(watcher.seq)
    viewers.append(await server.join(table, address=PLAYER))
    viewers.append(await server.join(table, one, address=PLAYER))
    assert not any("notary" in text for viewer in viewers for text in viewer.raw)
    assert "notary" not in await heard(server, table, PLAYER)
    assert "notary" not in await heard(server, table, STRANGER, one)
    with pytest.raises(Refused, match="table-error-beside"):
        await early.ask("chat", to="spectators", text="what do you think?")
    # Those who only watch read it, also later.
    assert "notary" in await heard(server, table, STRANGER)
    assert any("notary" in text for text in (await server.join(table, address=STRANGER)).raw)
    await play_on([player, opponent], lambda options: options[-1])
    assert "notary" in await heard(server, table, PLAYER)


async def test_players_on_another_process_do_not_read_it_either(pair: tuple[Running, Running]) -> None:
    one, other = pair
    made = await one.create("famiglia", ["me", "me"], places="fixed")
    player = await one.join(made["table"], made["seats"][0]["token"], address=PLAYER)
    watcher = await other.join(made["table"], address=STRANGER)
    spy = await other.join(made["table"], address=PLAYER)
    await spy.until(lambda: spy.presence["chairs"] == ["1"])
    await watcher.ask("chat", to="spectators", text="she should take the notary")
    await spy.until(lambda: spy.seq == watcher.seq)
    await player.until(lambda: player.seq == watcher.seq)
    assert not any("notary" in text for viewer in (player, spy) for text in viewer.raw)


# -------------------------------------------------------------------- a real process


async def test_a_host_with_bad_manners_and_a_kill(tmp_path: Path) -> None:
    """All of it in a process of its own, by the real clock."""
    with process(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        id, (host, guest) = await sit_all(running.base, "famiglia", 2, places="fixed", absent_after=10)
        async with host:
            async with guest:
                assert (await host.ask("start"))["type"] == "done"
                await guest.reach(host.seq)
                hand = guest.screen["game"]["hands"]["p2"]
                for way in ("hand_over", "unseat"):
                    answer = await host.ask(way, chair="2")
                    assert answer.get("token") is None, "the host has a key to the guest's cards"
                answer = await host.ask("stand_in", chair="2")
                assert answer["key"] == "table-error-present"
            answer = await host.ask("stand_in", chair="2")
            assert answer["type"] == "refused"
            await host.until(lambda: kinds(host).count("away") == 1)
            running.kill()
            running.start()
            await host.until(lambda: kinds(host).count("gone") == 1)
            assert kinds(host).count("away") == 1, "known from before the kill"
            token = (await host.ask("hand_over", chair="2"))["token"]
            async with httpx.AsyncClient(base_url=running.base, trust_env=False, timeout=PATIENCE) as http:
                body = {"nickname": "Carla", "invitation": token}
                sat = (await http.post(f"/api/v1/tables/{id}/join", json=body)).raise_for_status().json()
            async with Player(running.base, id, sat["token"]) as carla:
                assert carla.screen["game"]["hands"]["p2"] == hand
                await carla.ask("pause")


async def test_a_host_who_pauses_and_goes(tmp_path: Path) -> None:
    """Neither is the host replaced by a bot at once, nor does the host hold the game up."""
    with process(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        _, (host, guest) = await sit_all(running.base, "famiglia", 2, places="fixed", absent_after=10)
        async with guest:
            async with host:
                await host.ask("start")
                await host.ask("pause")
                await guest.reach(host.seq)
            answer = await guest.ask("stand_in", chair="1")
            assert answer["type"] == "refused", "one opponent alone seats no bot at once"
            assert (await guest.ask("resume"))["type"] == "refused", "nor does the guest end the pause at once"
            await guest.until(lambda: kinds(guest).count("gone") == 1)
            assert (await guest.ask("resume"))["type"] == "done"
            # It is the host's turn, so now a bot plays.
            await guest.until(lambda: "played" in kinds(guest))
            async with host:
                await guest.until(lambda: "came_back" in kinds(guest))


def kinds(player: Player) -> list[str]:
    """What happened, in order."""
    return [what["kind"] for _, what in sorted(player.story.items()) if what is not None]

"""Whoever is away and plays with a clock is told once more when time is running out."""

import json

import pytest
from support.server.notices import NOON, due, keep, told, waits_for
from support.server.push_service import HOST, PushService, TestDevice
from support.server.running import Client, Json, Running, begun, hand_the_turn_to_one_who_is_gone, serving

from trinacria.server.live.device_notifier import LEAST_BETWEEN, DeviceNotifier
from trinacria.server.notices.wording import MOST_NAMED, Waiting, device_notice
from trinacria.words import LANGUAGES

HOUR = 3600.0
TWO_DAYS = {"kind": "turn", "days": 2}
ASKED = NOON + 100
"""When the turn came to whoever is away."""


@pytest.fixture
def server(telling: Running) -> Running:
    return telling


async def at(server: Running, moment: float) -> None:
    """Wait for a moment, and have done what is due then."""
    await due(server, moment - server.clock())


def in_short(notices: list[Json]) -> list[tuple[str, str]]:
    """The titles of what a device was told, and how much time it said is left."""
    return [(one["title"], one["body"].partition("Tempo rimasto: ")[2]) for one in notices]


def said_in_room(post: PushService) -> list[str]:
    """What the chat room was told."""
    return [body.decode() for name, _, body in post.heard if name == "room"]


def kinds(server: Running, client: Client) -> list[str]:
    """The log of a client's table."""
    return [str(event.what.__struct_config__.tag) for event in server.tables.live[client.table].table.events]


async def with_room(server: Running, device: TestDevice) -> tuple[Client, Client]:
    """It is the turn of one who has a device and a chat room, and is away."""
    here, gone = await begun(server, name="Friday", clock=TWO_DAYS)
    await keep(server, gone, device)
    await gone.ask("notify", url=f"https://{HOST}/room", service="ntfy")
    await hand_the_turn_to_one_who_is_gone(server, here, gone)
    return here, gone


async def test_time_that_runs_out_is_told_once_more(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    here, gone = await with_room(server, device)
    await due(server)
    assert [said["title"] for said in told(post, device)] == ["Tocca a te: Friday"]
    end = ASKED + 48 * HOUR
    await at(server, end - 6 * HOUR - 1)
    assert len(post.heard) == 2, "the device and the room, once each"
    await at(server, end - 6 * HOUR)
    assert told(post, device)[1:] == [
        {
            "title": "Il tempo sta per scadere: Friday",
            "body": "Famiglia\nTempo rimasto: 6 h 0 min",
            "path": f"t/{gone.table}",
        }
    ]
    name = gone.screen["you"]["chair"]
    assert said_in_room(post)[1:] == [
        f"Player {name}, your time is running out in Famiglia at the table “Friday”.\nTime left: 6 h 0 min"
    ]
    await at(server, end - 1)
    assert len(post.heard) == 4, "once per turn"
    assert kinds(server, here).count("warned") == 1
    await here.reach(server.tables.live[here.table].table.seq)
    assert "warned" not in here.kinds(), "nobody else hears of it"
    back = await server.join(gone.table, gone.token)
    assert back.kinds().count("warned") == 1


async def test_the_next_turn_has_its_own_warning(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    here, gone = await waits_for(server, device, clock=TWO_DAYS)
    await due(server)
    await at(server, ASKED + 42 * HOUR)
    assert len(post.heard) == 2
    back = await server.join(gone.table, gone.token)
    while back.options:
        # Two who pass would end the game.
        done = await back.play(back.options[0])
        await back.reach(done["seq"])
    await here.reach(back.seq)
    await hand_the_turn_to_one_who_is_gone(server, here, back)
    again = server.clock()
    await due(server, LEAST_BETWEEN)
    await at(server, again + 42 * HOUR)
    assert [said["title"].partition(":")[0] for said in told(post, device)] == [
        "Tocca a te",
        "Il tempo sta per scadere",
    ] * 2


async def test_who_is_at_the_table_sees_the_clock(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    _, gone = await waits_for(server, device, clock=TWO_DAYS)
    back = await server.join(gone.table, gone.token)
    await at(server, ASKED + 44 * HOUR)
    assert post.heard == []
    await back.leave()
    await due(server, 19)
    assert post.heard == []
    await due(server, 2)
    # Its turn and the time that is left are one thing to tell.
    (said,) = told(post, device)
    assert said["title"] == "Il tempo sta per scadere: Friday"
    await at(server, ASKED + 48 * HOUR - 1)
    assert len(post.heard) == 1


async def test_short_games_have_no_warning(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    await waits_for(server, device, clock={"kind": "decision", "seconds": 2300})
    await due(server)
    assert len(post.heard) == 1
    await at(server, ASKED + 2299)
    assert len(post.heard) == 1


async def test_a_server_that_was_down_warns_and_does_so_once(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    here, _ = await with_room(server, device)
    await due(server)
    await here.leave()
    await server.settled()
    await server.stop()
    server.outbound = post.outbound()
    server.clock.time = ASKED + 43 * HOUR
    await server.start()
    # Nobody comes: the store knows that something is due there.
    await server.reopened(here.table)
    await due(server, 0)
    assert in_short(told(post, device)[1:]) == [("Il tempo sta per scadere: Friday", "5 h 0 min")]
    assert len(said_in_room(post)) == 2
    await server.stop()
    server.outbound = post.outbound()
    server.clock.time = ASKED + 44 * HOUR
    await server.start()
    await server.join(here.table)
    await due(server, LEAST_BETWEEN)
    assert len(post.heard) == 4, "the log knows that it was told"


async def test_of_two_processes_one_warns(shared: str, post: PushService) -> None:
    device, outbound = TestDevice("phone"), post.outbound()
    await post.open()
    async with serving(shared, outbound=outbound) as one, serving(shared, outbound=outbound) as other:
        both = (one, other)
        for server in both:
            server.clock.time = NOON
        here, _ = await with_room(one, device)
        other.advance(100)
        watcher = await other.join(here.table)
        await watcher.until(lambda: watcher.seq == here.seq)
        for seconds, heard in ((21, 2), (42 * HOUR, 4), (5 * HOUR, 4)):
            for server in both:
                server.advance(seconds)
            for server in both:
                await server.settled()
            for server in both:
                await DeviceNotifier(server.tables).notify_due(server.push)
            assert len(post.heard) == heard


async def test_quiet_hours_that_end_in_time_are_kept(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    night = {"since": 22 * 60, "until": 8 * 60}
    await waits_for(server, device, clock={"kind": "turn", "days": 1}, quiet=night)
    await due(server)
    await at(server, NOON + 18.5 * HOUR)
    await at(server, NOON + 20 * HOUR - 1)
    assert len(post.heard) == 1, "it is half past six, and there is time until noon"
    await at(server, NOON + 20 * HOUR)
    assert in_short(told(post, device)[1:]) == [("Il tempo sta per scadere: Friday", "4 h 1 min")]


async def test_quiet_hours_are_broken_when_time_is_up_before_they_end(server: Running, post: PushService) -> None:
    device = TestDevice("phone")
    night = {"since": 20 * 60, "until": 8 * 60}
    await waits_for(server, device, "Friday", clock={"kind": "decision", "seconds": 12 * 3600}, quiet=night)
    await due(server)
    # A second table, that can wait: its turn comes when it is quiet.
    await at(server, NOON + 8.5 * HOUR)
    await waits_for(server, device, "Saturday", clock=TWO_DAYS, quiet=night)
    await due(server)
    assert len(post.heard) == 1
    await at(server, ASKED + 9 * HOUR)
    assert in_short(told(post, device)[1:]) == [("Il tempo sta per scadere: Friday", "3 h 0 min")]
    await at(server, NOON + 19 * HOUR)
    assert len(post.heard) == 2
    await at(server, NOON + 20 * HOUR)
    # The time is up, and nothing was agreed for that: both wait.
    assert told(post, device)[-1]["title"] == "Tocca a te a 2 tavoli"


def test_what_is_short_comes_first_among_many() -> None:
    for language in LANGUAGES:
        tables = [Waiting(f"t{number}", f"Table {number}", "famiglia", "", None) for number in range(MOST_NAMED + 1)]
        for name, left in (("Later", 2 * HOUR), ("Sooner", 720.0)):
            tables.append(Waiting(name, name, "famiglia", "", left, True))
        said = device_notice(tables, language)
        sooner, later, *others = said["body"].split("\n")
        assert "Sooner" in sooner
        assert "12" in sooner
        assert "0" not in sooner, "no hours"
        assert "Later" in later
        assert "2" in later
        assert others[:-1] == [f"Table {number}" for number in range(MOST_NAMED - 2)]
        assert json.dumps(said).count("Table") == MOST_NAMED - 2

"""What an address has the server store is limited, however many seats it has; and nothing grows for ever."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from statistics import median

import pytest
from support.runs.crowding import crowding
from support.server.evening import Evening
from support.server.host import serve
from support.server.running import PATIENCE, Client, Refused, Running, serving
from support.server.socket_player import Player, lay_table
from websockets.exceptions import ConnectionClosed

from trinacria.server.ops import limits
from trinacria.server.ops.limits import Limits, network_of
from trinacria.server.store import open_database
from trinacria.table.history import log
from trinacria.table.history.room import MOST
from trinacria.table.refusal import Refusal
from trinacria.table.requests import Requests
from trinacria.words import LANGUAGES, words_in

ATTACKER, HONEST = "203.0.113.5", "203.0.113.9"
FLOOD = '{"type": "rename", "id": "%d", "nickname": "Flood"}', '{"type": "notify", "id": "%d", "url": null}'


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


async def seats(here: Running, tables: int, address: str, lang: str = "en") -> list[Client]:
    """Four seats at each of so many tables, all of one address."""
    found = []
    for _ in range(tables):
        made = await here.create("lafamiglia", ["me"] * 4)
        for secret in made["seats"]:
            found.append(await here.join(made["table"], secret["token"], lang=lang, address=address))
    return found


async def stored(here: Running) -> int:
    """How many entries the tables have, beside their first."""
    store = here.tables.services.store
    return sum([len(await store.entries(table)) - 1 for table in here.tables.live])


async def test_forty_seats_of_one_address_store_no_more_than_one(here: Running) -> None:
    clients = await seats(here, 10, ATTACKER)
    (honest, *_) = await seats(here, 1, HONEST)
    here.tables.services.limits.on = True

    async def flood(client: Client) -> None:
        for number in range(20):
            await client.send_text(FLOOD[number % 2] % number)
        await client.until(lambda: sum(one["type"] in ("done", "refused") for one in client.messages) >= 20)

    await asyncio.gather(*map(flood, clients))
    told_so = [one for client in clients for one in client.messages if one["type"] == "refused"]
    # The test's clock stands still: not one more than at once.
    assert await stored(here) == limits.STORED.at_once
    assert len(told_so) == 40 * 20 - limits.STORED.at_once
    assert {one["key"] for one in told_so} == {"table-error-much-stored"}
    assert told_so[0]["message"] == words_in("en")("table-error-much-stored")
    assert (await honest.ask("rename", nickname="Ada"))["type"] == "done"
    here.clock.time += 1
    (late, *_) = clients
    for _ in range(int(limits.STORED.a_second)):
        await late.ask("chat", to="table", text="again")
    with pytest.raises(Refused, match="table-error-much-stored"):
        await late.ask("chat", to="table", text="too much")


async def test_it_is_refused_in_every_language(here: Running) -> None:
    here.tables.services.limits.on = True
    for number, language in enumerate(LANGUAGES):
        address = f"203.0.113.{20 + number}"
        (client, *_) = await seats(here, 1, address, language)
        for _ in range(limits.STORED.at_once):
            here.tables.services.limits.store(address)
        with pytest.raises(Refused) as refused:
            await client.ask("rename", nickname="Ada")
        assert refused.value.told["message"] == words_in(language)("table-error-much-stored")


async def test_who_does_not_stop_is_cut_off(here: Running) -> None:
    (client, *_) = await seats(here, 1, ATTACKER)
    here.tables.services.limits.on = True

    async def flood() -> None:
        while True:
            # Only what is stored counts here, not how fast a seat speaks.
            here.tables.services.limits._messages._buckets.clear()
            await client.send_text(f'{{"type": "chat", "id": "{time.monotonic_ns()}", "to": "table", "text": "x"}}')
            await asyncio.sleep(0)

    with pytest.raises(ConnectionClosed) as cut:
        await asyncio.wait_for(flood(), PATIENCE)
    assert cut.value.rcvd is not None
    assert cut.value.rcvd.code == 4429


def test_a_family_of_eight_behind_one_address_never_meets_the_limits() -> None:
    """An hour of play: a move every second, talk every three, a look at what a move would bring every half; and once
    everybody takes another name, draws a plan and sets up notices at the same moment."""
    now = 0.0
    found = Limits(now=lambda: now)
    for tick in range(2 * 3600):
        now = tick / 2
        for chair in range(8):
            found.message("table", str(chair), HONEST)
            if tick % 2 == 0:
                found.store(HONEST, move=True)
            if tick % 6 == chair % 6:
                found.store(HONEST)
            for _ in range(20 if tick == 3600 else 0):
                found.message("table", str(chair), HONEST)
                found.store(HONEST)


def test_processes_count_together() -> None:
    here, there = Limits(now=lambda: 0.0), Limits(now=lambda: 0.0)
    for _ in range(limits.STORED.at_once):
        here.store(ATTACKER)
    for _ in range(limits.MOVES.at_once):
        here.store(ATTACKER, move=True)
    there.hear(here.spent())
    for move in (False, True):
        with pytest.raises(Refusal) as refused:
            there.store(ATTACKER, move=move)
        assert refused.value.key == "table-error-much-stored"
    there.store(HONEST)


def test_a_network_of_ipv6_counts_as_one() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::9%eth0") != network_of("2001:db8:1:3::4")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    found = Limits(now=lambda: 0.0)
    for number in range(limits.CONNECTIONS.at_once):
        found.connection(f"2001:db8:1:2::{number:x}")
    with pytest.raises(Refusal):
        found.connection("2001:db8:1:2::ffff")
    found.connection("2001:db8:1:3::ffff")


async def test_a_table_keeps_only_so_much_of_a_kind_and_the_game_goes_on(here: Running) -> None:
    made = await here.create("famiglia", ["me", "me"])
    (first, second) = await here.sit(made)
    for number in range(MOST[log.Renamed]):
        await first.ask("rename", nickname=f"Ada {number}")
    with pytest.raises(Refused, match="table-error-log-full") as refused:
        await first.ask("rename", nickname="once more")
    assert refused.value.told["message"] == words_in("en")("table-error-log-full")
    await second.ask("rename", nickname="Enzo")
    await first.ask("chat", to="table", text="still here")
    await first.ask("start")
    await second.until(lambda: bool(first.options or second.options))
    mover = first if first.options else second
    await mover.ask("play", version=mover.seq, action=mover.options[0])


def test_a_log_of_before_with_more_than_that_is_read() -> None:
    evening = Evening("famiglia", "pp")
    for number in range(3 * MOST[log.Renamed]):
        evening.do(evening.requests.rename(evening["1"], f"Ada {number}"))
    opened = evening.twin()
    assert opened.chairs["1"].nickname == f"Ada {3 * MOST[log.Renamed] - 1}"
    for table in (evening.table, opened):
        with pytest.raises(Refusal) as refused:
            table.room.check(Requests(table).rename(evening["1"], "Eva").bodies)
        assert refused.value.key == "table-error-log-full"
        table.room.check(Requests(table).leave(evening["1"]).bodies)


@pytest.mark.slow
async def test_who_plays_does_not_notice_forty_seats_that_flood(tmp_path: Path) -> None:
    """The median of an honest player was 21 ms and rose to 185, and thousands of entries were written."""
    database = f"sqlite:///{tmp_path}/t.db"
    with serve(database) as (base, _):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "me"}])
        tables = [await lay_table(base, "lafamiglia", [{"kind": "me"}] * 4) for _ in range(10)]
        async with Player(base, made["table"], made["seats"][0]["token"]) as honest:
            calm = await sayings(honest)
            began = time.monotonic()
            floods = [
                asyncio.create_task(flood_from(base, one["table"], seat["token"]))
                for one in tables
                for seat in one["seats"]
            ]
            busy = crowding()
            meanwhile = await sayings(honest)
            busy = max(busy, crowding())
            for task in floods:
                task.cancel()
            await asyncio.gather(*floods, return_exceptions=True)
            lasted = time.monotonic() - began
    store = open_database(database)
    await store.open()
    written = sum([len(await store.entries(one["table"])) - 1 for one in tables])
    await store.close()
    assert limits.STORED.at_once <= written <= limits.STORED.at_once + limits.STORED.a_second * (lasted + 1)
    assert meanwhile < max(0.06 * busy, 3 * calm), f"{meanwhile * 1000:.0f} ms, without it {calm * 1000:.0f} ms"


async def sayings(player: Player) -> float:
    """The median of how long it takes to say something."""
    took = []
    for number in range(60):
        began = time.perf_counter()
        assert (await player.ask("chat", to="table", text=f"{number}"))["type"] == "done"
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, 0.1 - took[-1]))
    return median(took)


async def flood_from(base: str, table: str, token: str) -> None:
    """A seat of the attacker's that renames itself without end, and comes again when it is cut off."""
    while True:
        player = Player(base, table, token, source="127.0.0.2")
        with suppress(Exception):
            async with player:
                number = 0
                while player.connections == 1:
                    number += 1
                    await player.send(FLOOD[number % 2] % number)
                    await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)

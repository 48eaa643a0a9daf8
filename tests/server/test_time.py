"""Somebody sets the machine's clock: no player gains or loses a second by it."""

import pytest
from support.server.running import Client, Running

from trinacria.server.live.table_clock import TableClock

HOUR = 3600.0


async def thinking(server: Running) -> tuple[Client, Client]:
    """A game with ten minutes for each: who must decide, and who need not."""
    clock = {"kind": "chess", "base": 600, "increment": 0}
    clients = await server.sit(await server.create("famiglia", ["me", "me"], clock=clock, on_timeout="bot_takes_seat"))
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda: client.status == "running")  # noqa: B023
    one, other = sorted(clients, key=lambda client: not client.options)
    return one, other


def left(client: Client, of: Client) -> float:
    """The time on a player's clock, as it stands in somebody's screen."""
    found: float = client.screen["table"]["clock"]["left"][of.screen["you"]["chair"]]
    return found


async def pass_on(one: Client, other: Client) -> None:
    """Play until the other must decide."""
    while one.options:
        await one.play(one.options[-1])
        await one.until(lambda: one.seq >= other.seq)
    await other.until(lambda: other.seq == one.seq)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * 24 * HOUR])
async def test_the_clock_on_the_wall_is_set_during_a_game(server: Running, jump: float) -> None:
    one, other = await thinking(server)
    server.advance(100)
    server.clock.set_by = jump
    server.advance(20)
    await server.settled()
    assert "timed_out" not in one.kinds()
    await pass_on(one, other)
    assert left(other, one) == 480.0
    server.clock.set_by = 0.0
    server.advance(599)
    await server.settled()
    assert "timed_out" not in other.kinds()
    server.advance(2)
    await one.until(lambda: "timed_out" in one.kinds())


async def test_the_clock_is_set_back_while_the_server_is_down(server: Running) -> None:
    one, other = await thinking(server)
    server.advance(100)
    await server.stop()
    server.clock.set_by = -HOUR
    await server.start()
    back = await server.join(one.table, one.token)
    opponent = await server.join(other.table, other.token)
    server.advance(50)
    await pass_on(back, opponent)
    assert 500.0 <= left(opponent, back) <= 550.0, "time goes on from the last entry, not an hour later"
    server.advance(601)
    await back.until(lambda: "timed_out" in back.kinds())


def test_time_at_a_table_is_never_behind_its_log() -> None:
    wall, monotonic = [1000.0], [5.0]
    time = TableClock(lambda: wall[0], lambda: monotonic[0], not_before=1500.0)
    assert time() == 1500.0
    wall[0], monotonic[0] = 0.0, 15.0
    assert time() == 1510.0
    time.reach(1505.0)
    assert time() == 1510.0
    time.reach(1600.0)
    monotonic[0] = 16.0
    assert time() == 1601.0

"""Races: many clients of one seat send the same decision at once, and exactly one of them is played."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial

import pytest
from support.runs.effort import amount
from support.server.databases import on_both_databases
from support.server.running import Running
from support.server.socket_player import Player

pytestmark = on_both_databases

MANY = 50
LAST = amount(2, 3)


def resynced(player: Player) -> bool:
    """Whether somebody was sent the whole screen anew."""
    return any('"type":"resync"' in text for text in player.received)


@pytest.mark.parametrize("game", ["famiglia", pytest.param("lafamiglia", marks=pytest.mark.slow)])
async def test_fifty_clients_of_one_seat_decide_at_once(server: Running, game: str) -> None:
    made = await server.create(game, ["me"] * (2 if game == "famiglia" else 4))
    base = f"http://127.0.0.1:{server.port}"
    seated = [Player(base, made["table"], secret["token"]) for secret in made["seats"]]
    async with AsyncExitStack() as stack:
        for player in seated:
            await stack.enter_async_context(player)
        assert (await seated[0].ask("start"))["type"] == "done"
        await asyncio.gather(*(player.reach(2) for player in seated))
        for turn in range(LAST):
            decider = next(player for player in seated if player.options)
            crowd = [Player(base, made["table"], decider.token) for _ in range(MANY)]
            async with AsyncExitStack() as visiting:
                await asyncio.gather(*(visiting.enter_async_context(player) for player in crowd))
                before, options = decider.seq, decider.options
                assert all(player.options == options for player in crowd)
                # Two passes in a row end the card game: nobody passes before the last race, where all do.
                passing = turn == LAST - 1 and "pass" in options
                actions = ["pass"] if passing else [action for action in options if action != "pass"]
                answers = await asyncio.gather(
                    *(
                        player.ask("play", id=f"{turn}/{number}", version=before, action=actions[number % len(actions)])
                        for number, player in enumerate(crowd)
                    )
                )
                played = [answer for answer in answers if answer["type"] == "done"]
                assert [answer["seq"] for answer in played] == [before + 1]
                refused = [answer for answer in answers if answer["type"] == "refused"]
                assert len(refused) == MANY - 1
                assert {answer["key"] for answer in refused} == {"table-error-stale"}
                for player, answer in zip(crowd, answers, strict=True):
                    await player.reach(before + 1)
                    if answer["type"] == "refused":
                        await player.until(partial(resynced, player))
                    else:
                        assert not resynced(player)
                    assert player.screen == crowd[0].screen
            for player in seated:
                await player.reach(before + 1)


async def test_the_same_request_from_fifty_connections_is_carried_out_once(server: Running) -> None:
    """One id: whoever repeats it gets the answer of the first."""
    made = await server.create("famiglia", ["me", "me"])
    base, token = f"http://127.0.0.1:{server.port}", made["seats"][0]["token"]
    crowd = [Player(base, made["table"], token) for _ in range(MANY)]
    async with AsyncExitStack() as visiting:
        await asyncio.gather(*(visiting.enter_async_context(player) for player in crowd))
        answers = await asyncio.gather(*(player.ask("chat", id="one", to="table", text="Ciao") for player in crowd))
        assert {answer["seq"] for answer in answers} == {2}
        assert (await server.get(f"/tables/{made['table']}/entries"))["seq"] == 2

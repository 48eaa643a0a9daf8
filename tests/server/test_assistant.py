"""An assistant at a table of a running server: a seat like any other."""

import asyncio
import json
import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from support.server.assistant import assistant_at, called, offered
from support.server.running import Client, Running

from trinacria.cli.mcp.seat import NoSeat
from trinacria.cli.mcp.there import SeatThere
from trinacria.words import words_in

if TYPE_CHECKING:
    from mcp.client.client import Client as McpClient

WORDS = words_in("en")


async def opponent(client: Client, dice: Random) -> None:
    """Plays anything but a pass, until the game is over."""
    while True:
        await client.until(lambda: client.options or client.status == "over")
        if client.status == "over":
            return
        bold = [option for option in client.options if option != "pass"]
        seq = client.seq
        await client.play(dice.choice(bold or client.options))
        await client.until(lambda: client.seq > seq)  # noqa: B023


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_an_assistant_comes_by_invitation_and_plays_a_whole_game(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    (host,) = await server.sit(made)
    link = f"http://127.0.0.1:{server.port}/t/{made['table']}#{made['invitations'][0]['token']}"
    dice = Random(2)
    async with assistant_at(SeatThere(link, "Claudia", WORDS), WORDS) as client:
        assert await called(client, "look") == (WORDS("assistant-not-begun"), False)
        await host.until(lambda: host.screen["table"]["chairs"][1]["nickname"] == "Claudia")
        await host.ask("start")
        playing = asyncio.create_task(opponent(host, dice))
        asked, told = 0, ""
        while host.status != "over":
            told, _ = await called(client, "wait", seconds=30)
            options = offered(told)
            if not options:
                continue
            asked += 1
            assert await _secrets(client) == {json.loads((await called(client, "view"))[0])["seat"]}
            refusal, wrong = await called(client, "play", action="take Q9")
            assert wrong, refusal
            bold = [option for option in options if option != "pass"]
            told, wrong = await called(client, "play", action=dice.choice(bold or options))
            assert not wrong, told
        await playing
        told, _ = await called(client, "look")
    assert asked > 5
    assert re.search(r"wins|draw", told.splitlines()[-1])


async def _secrets(client: "McpClient") -> set[str]:
    """Whose hands the assistant sees."""
    return set(json.loads((await called(client, "view"))[0])["hands"])


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_asking_why_at_a_table_plays_nothing(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"], places="fixed")
    first, second = (secret["token"] for secret in made["seats"])
    host = await server.join(made["table"], second)
    link = f"http://127.0.0.1:{server.port}/t/{made['table']}#{first}"
    async with assistant_at(SeatThere(link, "Claudia", WORDS), WORDS) as client:
        starter = await server.join(made["table"], first)
        await starter.ask("start")
        told, _ = await called(client, "wait", seconds=60)
        assert "pass" in offered(told)
        seq = host.seq
        reason, wrong = await called(client, "why_not", action="lay R0")
        assert (reason.endswith("]"), wrong) == (True, False)
        assert (await called(client, "why_not", action="pass"))[0] == WORDS("plain-legal", action="pass")
        assert host.seq == seq


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_lost_connection_is_made_anew(server: Running) -> None:
    made = await server.create("famiglia", ["me", "me"], places="fixed")
    first, second = (secret["token"] for secret in made["seats"])
    seat = SeatThere(f"http://127.0.0.1:{server.port}/t/{made['table']}#{first}", "Claudia", WORDS)
    host = await server.join(made["table"], second)
    async with seat.sit():
        starter = await server.join(made["table"], first)
        await starter.ask("start")
        await starter.leave()
        await seat.wait(60)
        assert seat.glimpse().asked
        assert seat._socket is not None
        seat._socket.transport.abort()
        await seat.play("pass")
        await host.until(lambda: host.options)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("token", ["s-wrong", "i-wrong"])
async def test_a_wrong_link_opens_nothing(server: Running, token: str) -> None:
    made = await server.create("famiglia", ["me", "me"])
    seat = SeatThere(f"http://127.0.0.1:{server.port}/t/{made['table']}#{token}", "Claudia", WORDS)
    with pytest.raises(NoSeat):
        async with seat.sit():
            pass

"""An assistant at the table, by the MCP SDK's own client."""

import json
import re
import sys
from random import Random
from typing import Any

import pytest
from support.games.walks import lively, pick
from support.games.worlds import other_famiglia, other_lafamiglia
from support.runs.effort import amount
from support.server.assistant import assistant_at, assistant_of, called, offered

import trinacria
from trinacria.bots.random import RandomBot
from trinacria.cli.main import run
from trinacria.cli.mcp.here import SeatHere
from trinacria.cli.session import Player, Session
from trinacria.words import LANGUAGES, words_in

WORDS = words_in("en")
COMMAND = [sys.executable, "-m", "trinacria", "mcp"]


def seat_of(game: trinacria.Game, seat: str, language: str = "en") -> SeatHere:
    """A seat of a game under way, with bots at the others."""
    players = {one: Player("Ada") if one == seat else Player("Bot", RandomBot(1)) for one in game.seats}
    return SeatHere(Session(game, players), words_in(language))


async def test_the_sdks_client_plays_a_whole_game() -> None:
    dice, asked = Random(5), 0
    command = [*COMMAND, "famiglia", "--vs", "greedy", "--seed", "5", "--seat", "second"]
    async with assistant_of(command) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {"look", "view", "why_not", "play", "wait", "rule"}
        assert all(tool.description for tool in tools.values())
        told, _ = await called(client, "look")
        while options := offered(told):
            asked += 1
            bold = [option for option in options if option != "pass"]
            told, wrong = await called(client, "play", action=dice.choice(bold or options))
            assert not wrong
        view = json.loads((await called(client, "view"))[0])
    assert asked > 10
    assert view["result"]["reason"] in ("last_card", "both_passed")
    assert re.search(r"wins|draw", told.splitlines()[-1])


async def test_asking_why_plays_nothing() -> None:
    seat = seat_of(trinacria.new_game("famiglia", seed=3), "p1")
    async with assistant_at(seat, WORDS) as client:
        before, _ = await called(client, "view")
        reason, wrong = await called(client, "why_not", action="take R3")
        assert "R2" in reason
        assert reason.endswith("[FA-A4-03]")
        assert not wrong
        assert (await called(client, "why_not", action="pass"))[0] == WORDS("plain-legal", action="pass")
        assert "xyz" in (await called(client, "why_not", action="xyz"))[0]
        assert (await called(client, "view"))[0] == before
        assert await called(client, "rule", id="[fa-a4-01]") == (f"FA-A4-01: {WORDS('FA-A4-01')}", False)
        assert (await called(client, "rule", id="FA-X-99"))[1]


async def test_an_illegal_action_is_refused_with_its_rule() -> None:
    seat = seat_of(trinacria.new_game("famiglia", seed=3), "p1")
    async with assistant_at(seat, WORDS) as client:
        before, _ = await called(client, "view")
        reason, wrong = await called(client, "play", action="take R4")
        assert wrong
        assert reason.endswith("[FA-A4-01]")
        assert (await called(client, "view"))[0] == before


async def everything(seat: SeatHere, words: Any) -> list[str | None]:
    """All that an assistant can learn without playing."""
    from trinacria.cli.mcp.tools import tell

    tried = ["take R0", "play B1", "card turncoat", "sell red.basic.charge", "done", "xyz", "p"]
    return [tell(seat, words), json.dumps(seat.glimpse().view), *[await seat.why(action) for action in tried]]


@pytest.mark.parametrize("seat", ["p1", pytest.param("p2", marks=pytest.mark.slow)])
async def test_two_worlds_tell_an_assistant_the_same(seat: str) -> None:
    differ = 0
    for seed in range(amount(2, 4)):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            here, there = trinacria.from_position(game.position()), other_famiglia(game, seat, dice)
            differ += here.position() != there.position()
            assert await everything(seat_of(here, seat), WORDS) == await everything(seat_of(there, seat), WORDS)
            game.play(pick(game, dice))
    assert differ > 50


async def test_two_worlds_of_la_famiglia_tell_an_assistant_the_same() -> None:
    differ = 0
    dice = Random(1)
    game = trinacria.new_game("lafamiglia", mode="2v2", seed=1)
    while game.decision is not None:
        if dice.random() < 0.03:
            seat = dice.choice(game.seats)
            here, there = trinacria.from_position(game.position()), other_lafamiglia(game, seat, dice)
            differ += here.position() != there.position()
            assert await everything(seat_of(here, seat), WORDS) == await everything(seat_of(there, seat), WORDS)
        game.play(lively(game, dice))
    assert differ > 5


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_assistant_is_told_in_its_language(language: str) -> None:
    words = words_in(language)
    game = trinacria.new_game("lafamiglia", mode="1v1", seed=1)
    seat = seat_of(game, game.seats[0], language)
    async with assistant_at(seat, words) as client:
        tools = (await client.list_tools()).tools
        assert {tool.description for tool in tools} == {words(f"assistant-tool-{tool.name}") for tool in tools}
        told, wrong = await called(client, "look")
    assert not wrong
    assert words("assistant-your-seat", seat=game.seats[0]) in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["famiglia", "--table", "http://127.0.0.1:9/t/x#s-y"], WORDS("assistant-game-or-table")),
        (["--table", "http://127.0.0.1:9/x"], "is not a link to a seat"),
        (["chess"], "chess"),
    ],
)
def test_bad_wishes_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["mcp", *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err

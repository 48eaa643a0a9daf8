"""Two worlds that differ in what nobody may see but the players: everybody else reads the same of them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.games.worlds import other_famiglia
from support.server.club import friends, member, step
from support.server.running import Json, Running, serving

import trinacria

PATHS = ("people", "people/Ada", "people/Bruno/games", "me/people", "me/around", "me/next", "me/notices", "me/news")


def moment(seed: int) -> trinacria.Game:
    """A moment in the middle of a game."""
    dice = Random(seed)
    game = trinacria.new_game("famiglia", seed=str(seed))
    for _ in range(12):
        decision = game.decision
        assert decision is not None
        game.play(dice.choice(decision.actions))
    return game


async def world(server: Running, position: Json) -> list[bytes]:
    """A running game from a position that two members play; what a friend of theirs reads of it."""
    names = ("Ada", "Bruno", "Chiara")
    ada, bruno, chiara = [(name, await member(server, name)) for name in names]
    await friends(server, chiara, ada)
    await step(server, chiara[1], "Bruno", "follow")
    server.app.state.people.home.wait = 0.01
    settings = {"game": "famiglia", "mode": "standard", "listed": True, "places": "fixed"}
    wishes = {
        "settings": {**settings, "clock": {"kind": "turn", "days": 2}},
        "chairs": [{"kind": "me"}, {"kind": "open"}],
        "position": position,
    }
    made = await server.post("/tables", wishes, token=ada[1])
    body = {"nickname": "Bruno", "invitation": made["invitations"][0]["token"]}
    await server.post(f"/tables/{made['table']}/join", body, token=bruno[1])
    clients = [await server.join(made["table"], key) for _, key in (ada, bruno)]
    await clients[0].ask("start")
    for client in clients:
        await client.reach(clients[0].seq)
    await server.get("/club/me/news", token=ada[1])
    async with asyncio.timeout(60):
        while len((await server.get("/club/me/notices", token=chiara[1]))["notices"]) < 2:
            await asyncio.sleep(0.02)
    read: list[bytes] = []
    for path in PATHS:
        told: Any = await server.get(f"/club/{path}", token=chiara[1])
        text = msgspec.json.encode(told).decode().replace(made["table"], "TABLE")
        read.append(_without_ids(msgspec.json.decode(text)))
    assert any(b"TABLE" in one for one in read)
    return read


def _without_ids(told: Any) -> bytes:
    """Without what is drawn by lot in each world."""

    def plain(one: Any) -> Any:
        if isinstance(one, dict):
            return {key: plain(value) for key, value in one.items() if key not in ("id", "cursor") or value == "TABLE"}
        return [plain(each) for each in one] if isinstance(one, list) else one

    return msgspec.json.encode(plain(told))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
async def test_nothing_of_a_running_game_reaches_profiles_feeds_and_notices(tmp_path: Path, seed: int) -> None:
    game = moment(seed)
    other = other_famiglia(game, None, Random(seed))
    assert game.position() != other.position()
    read = []
    for number, one in enumerate((game, other)):
        async with serving(f"sqlite:///{tmp_path}/{number}.db") as server:
            read.append(await world(server, dict(one.position())))
    assert read[0] == read[1]

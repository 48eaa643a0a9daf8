"""Secret means secret, at the table too: two worlds that differ in what a viewer may not know send it the same bytes.

A whole game is cut where something hidden is turned over. Each piece is played at two tables over real sockets, one
from the true position and one from a position with everything changed that the viewer cannot know, where opponents also
lay other orders and seal other cards. Ids, secrets, seeds and clock are the same. Everything the viewer ever receives,
over the socket and over HTTP, must be the same as well.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.games.walks import lively, pick
from support.games.worlds import other_famiglia, other_lafamiglia
from support.runs.effort import EVERYTHING, amount
from support.server.running import Client, Json, Refused, Running, serving

import trinacria
from trinacria.kernel.action import Action
from trinacria.server.live.live_table import LiveTable
from trinacria.server.wire.summary import summary_of
from trinacria.server.work.moments import show
from trinacria.table.history.log import Created, Logged, NewChair, Started
from trinacria.table.secret import hashed
from trinacria.table.settings import Settings
from trinacria.table.table import Table

SECRET_KINDS = ("issue_order", "conflict_card", "split")
"""Decisions that only partners may know the answer of."""
TRIED = (
    "pass",
    "take R0",
    "take",
    "card turncoat",
    "sell red.basic.charge",
    "order blue.basic.muster",
    "done",
    "give 1",
)
PATHS = (
    *("entries", "record", "position", "steps", "chances", "lessons?seat=p1", ""),
    *("lessons/puzzle?seat=p1&number=3", "lessons/try?seat=p1&number=3&action=pass"),
)
"""What is asked over HTTP, below a table."""
SHARE = {"famiglia": 1.0, "lafamiglia": 1.0} if EVERYTHING else {"famiglia": 0.5, "lafamiglia": 0.08}
"""How many of the pieces of a game are played at tables."""
LONGEST = amount(6, 12)
"""How many actions a piece has at most."""
TRIES = amount(LONGEST, 4)
"""After how many actions a viewer asks again for what it may not have; also at the end of every piece."""

Piece = tuple[list[Action], list[Action]]
"""What is played in the one world and in the other."""


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[tuple[Running, Running]]:
    async with serving(f"sqlite:///{tmp_path}/one.db") as one, serving(f"sqlite:///{tmp_path}/other.db") as other:
        yield one, other


@pytest.mark.parametrize(
    ("game", "mode", "place"),
    [
        *(("famiglia", None, place) for place in (0, None)),
        ("lafamiglia", "2v2", 3),
        ("lafamiglia", "1v1", None),
        ("lafamiglia", "2v1", 1),
        pytest.param("famiglia", None, 1, marks=pytest.mark.slow),
        *(pytest.param("lafamiglia", "2v2", place, marks=pytest.mark.slow) for place in (0, None)),
        pytest.param("lafamiglia", "1v1", 0, marks=pytest.mark.slow),
        pytest.param("lafamiglia", "2v1", None, marks=pytest.mark.slow),
    ],
)
async def test_two_worlds_send_the_same_bytes(
    worlds: tuple[Running, Running], game: str, mode: str | None, place: int | None
) -> None:
    dice = Random(f"{game} {mode} {place}")
    true = trinacria.new_game(game, mode, seed=f"{game}/{place}")
    pieces = differ = actions = 0
    while true.decision is not None:
        seat = true.seats[place] if place is not None else None
        if dice.random() >= SHARE[game]:
            play_past(true, dice)
            continue
        other = (other_famiglia if game == "famiglia" else other_lafamiglia)(true, seat, dice)
        played, last = common_piece(true, other, seat, dice)
        if played[0]:
            pieces += 1
            actions += len(played[0])
            differ += true.position() != other.position() or played[0] != played[1]
            transcripts = [
                await transcript(server, f"piece{pieces}", start, story, place)
                for server, start, story in zip(worlds, (true, other), played, strict=True)
            ]
            for one, two in zip(*transcripts, strict=True):
                assert one == two
        for action in played[0]:
            true.play(action)
        if true.decision is not None:
            true.play(last)
    assert pieces > 5
    assert actions > 10
    assert differ > pieces / 2, "the other world must really be another"


def choose(game: trinacria.Game, dice: Random) -> Action:
    """What is played next in the true world."""
    return pick(game, dice) if game.name == "famiglia" else lively(game, dice)


def play_past(game: trinacria.Game, dice: Random) -> None:
    """Play about as much as a piece has, at no table."""
    for _ in range(dice.randint(1, LONGEST)):
        if game.decision is not None:
            game.play(choose(game, dice))


def common_piece(true: trinacria.Game, other: trinacria.Game, seat: str | None, dice: Random) -> tuple[Piece, Action]:
    """What can be played in both worlds before something hidden is turned over, and the action that turns it over."""
    here, there = true.copy(), other.copy()
    played: Piece = ([], [])
    while True:
        assert here.decision is not None
        action = choose(here, dice)
        friends = () if seat is None else next(team for team in here.teams if seat in team)
        hidden = here.decision.kind in SECRET_KINDS and here.decision.seat not in friends
        if there.decision is None or there.decision.seat != here.decision.seat:
            return played, action
        reply = dice.choice(there.decision.actions) if hidden else action
        if reply not in there.decision.actions:
            return played, action
        before = here.copy(), there.copy()
        told = here.play(action), there.play(reply)
        shown = [[event.seen_by(seat) for event in events] for events in told]
        turned = any(event.reveals for events in told for event in events)
        ended = here.result is not None or there.result is not None
        # Drawn cards, and what a hidden answer leads to, are no secret any more; the piece ends before them.
        if turned or ended or shown[0] != shown[1] or here.view(seat) != there.view(seat):
            here, there = before
            return played, action
        played[0].append(action)
        played[1].append(reply)
        if len(played[0]) >= LONGEST:
            assert here.decision is not None
            return played, here.decision.actions[0]


# -------------------------------------------------------------------- one piece at one table


async def transcript(
    server: Running, id: str, start: trinacria.Game, story: list[Action], place: int | None
) -> list[Any]:
    """Everything a viewer receives while a piece is played."""
    live, tokens = await create_table(server, id, start)
    token = tokens[place] if place is not None else None
    viewer = await server.join(id, token)
    heard: list[Any] = []
    for number, action in enumerate(story):
        progress = live.table.progress
        assert progress is not None
        assert progress.game.decision is not None
        if number and number % TRIES == 0:
            heard += await try_things(server, viewer, id, token, number)
        mover = progress.game.seats.index(progress.game.decision.seat)
        if mover == place:
            await viewer.play(str(action), id=f"play-{number}")
        else:
            player = live.table.viewer(tokens[mover])
            seq = live.table.seq
            await live.writer.ask(f"{mover}/{number}", lambda requests: requests.play(player, seq, str(action)))  # noqa: B023
            if mover % 2 == 0:
                # What opponents say among themselves is told to nobody else; here it differs by the world.
                await secret_talk(live, tokens, place, mover, server.database)
        await viewer.until(lambda: viewer.seq == live.table.seq)
    heard += await try_things(server, viewer, id, token, len(story))
    late = await server.join(id, token, last_seq=1)
    heard += [without_presence(viewer), without_presence(late)]
    await viewer.leave()
    await late.leave()
    return heard


async def create_table(server: Running, id: str, start: trinacria.Game) -> tuple[LiveTable, list[str]]:
    """A table in the middle of a game, with secrets and a seed that everybody knows."""
    tokens = [f"s-{number}" for number, _ in enumerate(start.seats, 1)]
    position: Any = {key: value for key, value in start.position().items() if key != "seed"}
    chairs = [NewChair(nickname=f"Player {token[2:]}", secret=hashed(token)) for token in tokens]
    order = [token[2:] for token in tokens]
    settings = Settings(start.name, start.mode, dict(position.get("options", {})))
    created = Created(settings, start.rules_version, start.content, "seed", chairs, "1", None, position, None, order)
    now = server.clock()
    entries = [Logged(1, now, created), Logged(2, now, Started(order))]
    await server.tables.services.store.create(summary_of(Table(id, entries), None), entries)
    return await server.tables.get(id), tokens


async def try_things(server: Running, viewer: Client, id: str, token: str | None, number: int) -> list[Any]:
    """What a viewer learns by asking for what it may not have, over the socket and over HTTP."""
    heard: list[Any] = []
    if not viewer.options:
        for at, action in enumerate(TRIED):
            asked = {"action": action}
            wishes: dict[str, Json] = {"play": asked | {"version": viewer.seq}, "why": asked, "preview": asked}
            for kind, wish in wishes.items():
                if action in viewer.screen["you"]["anytime"]:
                    continue
                try:
                    heard.append(await viewer.ask(kind, f"try-{kind}-{number}-{at}", **wish))
                except Refused as refusal:
                    heard.append(refusal.told)
    headers = {"authorization": f"Bearer {token}"} if token is not None else {}
    for path in PATHS:
        answer = await server.http.get(f"/tables/{id}/{path}".rstrip("/"), headers=headers)
        told = {name: value for name, value in answer.headers.items() if name != "date"}
        heard.append((path, answer.status_code, told, answer.content))
    return heard


async def secret_talk(live: LiveTable, tokens: list[str], place: int | None, mover: int, world: str) -> None:
    """Partners whisper and hide an address, each world in words of its own."""
    player = live.table.viewer(tokens[mover])
    team = live.table.team_of(player.chair)
    mine = str(place + 1) if place is not None else None
    if mine in team:
        return
    word = "north" if world.endswith("one.db") else "south of Etna"
    if len(team) > 1:
        await live.writer.ask(None, lambda requests: requests.chat(player, "team", f"attack {word}"))
    await live.writer.ask(None, lambda requests: requests.notify(player, f"https://chat.example/{word}"))


def without_presence(client: Client) -> list[str]:
    """All that came over the socket; who is connected is told when it happens, and that is no secret."""
    return [text for text, message in zip(client.raw, client.messages, strict=True) if message["type"] != "presence"]


def test_the_puzzle_of_a_move_shows_what_its_player_knew() -> None:
    """Two finished games that looked the same to p1: another hand, another deck. So do the puzzles of its move."""
    start: dict[str, Any] = {
        "game": "famiglia",
        "pass": 1,
        "to_move": "p1",
        "street": ["R4", "B1", "G2"],
        "gangs": {"p1": ["Y0"], "p2": ["G4"]},
    }
    shown = []
    for hand, deck in ((["Y1", "B2"], ["R1", "G0", "B0"]), (["G0", "R1"], ["B0", "Y1", "B2"])):
        position = start | {"deck": deck, "hands": {"p1": ["R3", "R3", "B0", "B0"], "p2": hand}}
        game = trinacria.from_position(position, seed=1)
        while game.decision is not None:
            game.play("pass")
        shown.append(show(game.record(), "p1", 0, "take R4 R3 R3"))
    one, other = shown
    assert one.steps.steps == other.steps.steps
    assert one.previews == other.previews
    assert one.remembered == other.remembered == {"p1": [], "p2": []}

"""One bad table costs the others nothing: what cannot be played is refused, what is stored already is named."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from support.server.host import serve
from support.server.running import PATIENCE
from support.server.socket_player import Player, first, lay_table

from trinacria import new_game
from trinacria.server.store import open_database
from trinacria.server.wire.summary import summary_of
from trinacria.table.history.log import Body, Created, Logged, NewChair, Started
from trinacria.table.secret import hashed
from trinacria.table.settings import Settings
from trinacria.table.table import Table

TOKEN = "s-of-the-host"
EXPLICIT = {"game": "famiglia", "chance": "explicit"}


def over() -> dict[str, Any]:
    """The position after the last move."""
    game = new_game("famiglia", seed="1")
    while game.decision is not None:
        game.play(game.decision.actions[-1])
    return game.position()


def bust_beside_nothing() -> dict[str, Any]:
    """The final actions of a round, with a bust beside a space on which no token lies."""
    for seed in range(100):
        game, dice = new_game("lafamiglia", "2v2", seed), Random(seed)
        while game.decision is not None:
            if game.decision.kind == "final_action":
                position: dict[str, Any] = game.position()
                family = next(one for one in position["families"].values() if one["bust"] is not None)
                for lying in position["sheets"].values():
                    lying.pop(family["bust"], None)
                return position
            game.play(dice.choice(game.decision.actions))
    raise AssertionError("nobody used the space")


def broken_later() -> dict[str, Any]:
    """A turn of a player who is not there comes next: nothing shows it until this turn is done."""
    game, dice = new_game("lafamiglia", "2v2", 0), Random(0)
    while game.decision is not None and game.decision.kind != "token":
        game.play(dice.choice(game.decision.actions))
    position: dict[str, Any] = game.position()
    for step in position["steps"]:
        if step[0] == "Planning":
            step[1] = 99
    return position


async def store_table(database: str, id: str, position: dict[str, Any], *more: Body, bot: bool = False) -> None:
    """A table as an older server has stored it, without a look at its position."""
    chairs = [NewChair("Anna", None, hashed(TOKEN), None), NewChair("", "greedy") if bot else NewChair("Bruno")]
    created = Created(Settings("famiglia", "standard"), "1", "", "seed", chairs, "1", None, position, None, None)
    usual = Table(id, [Logged(1, time.time(), replace(created, position=None))])
    summary = summary_of(usual, 0.0)
    store = open_database(database)
    await store.open()
    entries = [Logged(seq, usual.created, body) for seq, body in enumerate([created, *more], 1)]
    await store.create(replace(summary, status="running" if more else "lobby"), entries)
    await store.close()


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without a table."""
    with serve(f"sqlite:///{tmp_path_factory.mktemp('empty')}/t.db", "--no-limits") as (base, _):
        yield base


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (EXPLICIT, "table-error-position-chance"),
        (over(), "table-error-position-over"),
        (bust_beside_nothing(), "error-position"),
        (broken_later(), "table-error-position-broken"),
    ],
    ids=["explicit chance", "a finished game", "a bust beside nothing", "steps of no game"],
)
async def test_a_position_that_no_table_can_play_is_refused(empty: str, position: dict[str, Any], key: str) -> None:
    body = {
        "settings": {"game": position["game"], "mode": "", "listed": True},
        "chairs": [{"kind": "bot", "bot": "random"}] * (4 if position["game"] == "lafamiglia" else 2),
        "position": position,
    }
    answer = httpx.post(f"{empty}/api/v1/tables", json=body, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert httpx.get(f"{empty}/api/v1/tables").json()["tables"] == []


async def test_a_table_that_breaks_the_server_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    """It stands in the database of an older server, before a table on which it is a bot's turn."""
    database, log = f"sqlite:///{tmp_path}/t.db", tmp_path / "log"
    await store_table(database, "a-bad-table", EXPLICIT, Started(["1", "2"]), bot=True)
    with serve(database, "--no-limits", log=log) as (base, _):
        made = await lay_table(base, "famiglia", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], places="fixed")
        async with Player(base, made["table"], made["seats"][0]["token"]) as player:
            assert (await player.ask("start"))["type"] == "done"
    with serve(database, "--no-limits", log=log) as (base, _):
        for _ in range(3):
            bad = httpx.get(f"{base}/api/v1/tables/a-bad-table", timeout=PATIENCE)
            assert (bad.status_code, bad.json()["key"]) == (409, "table-error-damaged")
        player = Player(base, "a-bad-table", TOKEN)
        with pytest.raises(Exception, match="table-error-damaged"):
            await player.__aenter__()
        await player.leave()
        async with Player(base, made["table"], made["seats"][0]["token"]) as player:
            await player.play_on(first)
            assert player.over
    assert "cannot be looked after" not in log.read_text()
    assert log.read_text().count("Traceback") <= 1


async def test_a_table_that_cannot_begin_says_so_and_stores_nothing(tmp_path: Path) -> None:
    """It was created by an older server and has not begun."""
    database = f"sqlite:///{tmp_path}/t.db"
    await store_table(database, "a-bad-table", EXPLICIT, bot=True)
    with serve(database, "--no-limits") as (base, _):
        async with Player(base, "a-bad-table", TOKEN) as player:
            for _ in range(2):
                answer = await player.ask("start")
                assert (answer["type"], answer["key"]) == ("refused", "table-error-position-chance")
            answer = await player.ask("chat", to="table", text="still here")
            assert answer["type"] == "done", answer
        assert httpx.get(f"{base}/api/v1/tables/a-bad-table", timeout=PATIENCE).status_code == 200
    store = open_database(database)
    kinds = [type(entry.body).__name__ for entry in await store.entries("a-bad-table")]
    await store.engine.dispose()
    assert kinds == ["Created", "Said"]

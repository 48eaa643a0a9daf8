"""Games begun under version 2 of the rules: records and tables that were written before version 3.

Each still opens, asks what it asked then, and comes to the very position it had.
"""

import hashlib
import json
from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import asked, legal, play, reason, table
from support.games.older_games import stored_games
from support.games.pieces import check_pieces
from support.games.rules import rule

import trinacria
from trinacria.bots import BOTS
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.kernel.observation import observe
from trinacria.kernel.record import unfold

RECORDS, TABLES = stored_games(2).records, stored_games(2).tables
RUNNING = [name for name in TABLES if not name.endswith("over")]


def digest(game: trinacria.Game) -> str:
    """The digest of a position."""
    return hashlib.sha256(json.dumps(game.position(), sort_keys=True).encode()).hexdigest()


def story(record: dict[str, object]) -> str:
    """The digest of every action with all it brought about, and of the question after it with its answers."""
    told = hashlib.sha256()
    for step in unfold(record, trinacria.GAMES):
        asked_now = step.game.decision
        question = None
        if asked_now is not None:
            question = [asked_now.seat, asked_now.kind, asked_now.rule, [str(action) for action in asked_now.actions]]
        events = [[event.kind, event.facts, event.secrets] for event in step.events]
        told.update(json.dumps([step.text, events, question], sort_keys=True, default=str).encode())
    return told.hexdigest()


def stored(name: str) -> LaFamiglia:
    """The game of a table as a server opens it."""
    kept = stored_games(2).table(name)
    assert kept.info().rules == "2"
    assert kept.progress is not None
    game = kept.progress.game
    assert isinstance(game, LaFamiglia)
    return game


def test_there_are_games_of_every_mode() -> None:
    for mode in LaFamiglia.modes:
        assert {f"{mode}-plain-whole-0", f"{mode}-plain-bare-0"} <= set(RECORDS)
        assert {f"{mode}-plain-{when}" for when in ("early", "late", "over")} <= set(TABLES)


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_an_old_record_replays_as_it_was_told(name: str) -> None:
    record = trinacria.load(RECORDS[name]["record"])
    game = trinacria.verify(record)
    assert digest(game) == RECORDS[name]["position"]
    assert game.record()["rules"] == record["rules"] == "2"
    assert story(record) == RECORDS[name]["told"]


@pytest.mark.parametrize("name", sorted(TABLES))
def test_an_old_table_opens_where_it_was(name: str) -> None:
    assert digest(stored(name)) == TABLES[name]["position"]


@pytest.mark.parametrize("name", sorted(RUNNING))
def test_an_old_table_is_played_to_its_end_under_the_old_rules(name: str) -> None:
    game = stored(name).copy()
    dice = Random(name)
    while game.decision is not None:
        game.play(dice.choice(game.decision.actions))
    check_pieces(game)
    assert game.result is not None
    assert trinacria.verify(game.record()).position() == game.position()
    assert game.record()["rules"] == "2"


@pytest.mark.parametrize("name", ["1v1-draft-split", "1v1-perneutral-split"])
def test_a_reward_that_waits_for_the_end_of_an_attack_is_split_then(name: str) -> None:
    game = stored(name).copy()
    position: Any = game.position()
    assert [step[0] for step in position["steps"][-2:]] == ["Split", "Approach"]
    me = asked(game)[0]
    play(game, "force")
    while game.decision is not None and game.decision.kind != "split":
        play(game, str(game.decision.actions[-1]))
    assert asked(game) == (me, "split")


def test_rewards_that_wait_for_the_end_of_a_part_are_split_together() -> None:
    """The soldato that gives up the others is the only one in the supply: the other three of four are members."""
    newer = table(
        "encounter", mode="1v1", options={"opt_neutral_reward2": False}, cycle=["black", "blue"], first="black",
        solo={"coupole": {"black": 6, "blue": 6}}, hq={"black": 48}, enna="black 2 black.police.B",
        camastra="neutral 2", riesi="neutral 2",
    )  # fmt: skip
    game = trinacria.from_position({**newer.position(), "steps": [], "rules": "2"})
    play(game, "do pentito", "remove camastra 2", "remove riesi 2")
    assert (asked(game), legal(game)) == (("black", "split"), {"members 3", "members 4"})


def test_an_old_game_asks_what_has_one_answer() -> None:
    newer = table("encounter", enna="red 2 red.basic.muster", nicosia="red 1")
    older = trinacria.from_position({**newer.position(), "steps": [], "rules": "2"})
    play(older, "do rally")
    assert legal(older) == {"from nicosia"}
    play(older, "from nicosia")
    assert legal(older) == {"soldati 1"}
    play(newer, "do rally")
    assert asked(newer)[1] == "order"


@rule("LF-O-05")
def test_an_old_game_asks_for_the_only_sea_of_the_first_area() -> None:
    newer = table(
        "encounter", cycle=["black", "blue", "green", "yellow"], first="black", trapani="black 1 black.economy.B"
    )
    game = trinacria.from_position({**newer.position(), "steps": [], "rules": "2"})
    play(game, "do boat")
    assert legal(game) == {"boat mare-trapani"}
    assert reason(game, "boat mare-licata") == ("sea-not-at-order", {"sea": "mare-licata"})


def test_a_bot_plays_an_old_game() -> None:
    game = stored("1v1-draft-late").copy()
    player = BOTS["greedy"](seed=1)
    for _ in range(12):
        game.play(player.choose(observe(game)))
    assert game.version == "2"

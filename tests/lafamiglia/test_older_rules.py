"""Games begun under version 1 of the rules: records and tables stored by version 0.1 of the program.

They were written before the rules changed. Each still opens and comes to the very position it had then.
"""

import hashlib
import json
from random import Random

import pytest
from support.games.lafamiglia import asked, legal, play, refused, table
from support.games.older_games import stored_games

import trinacria
from trinacria.bots import BOTS
from trinacria.kernel import seal
from trinacria.kernel.observation import observe
from trinacria.table.creation import ChairWish, moment, new_table
from trinacria.table.history.log import Logged
from trinacria.table.table import Table

KEPT = stored_games(1)
RECORDS, TABLES = sorted(KEPT.records), sorted(KEPT.tables)


def digest(game: trinacria.Game) -> str:
    """The digest of a position as version 0.1 wrote it: without the version of the rules."""
    position = {key: value for key, value in game.position().items() if key != "rules"}
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()


def test_there_are_games_of_every_mode() -> None:
    assert (len(RECORDS), len(TABLES)) == (38, 19)
    for mode in trinacria.GAMES["lafamiglia"].modes:
        assert any(name.startswith(mode) for name in RECORDS)
        assert {f"{mode}-plain-{when}" for when in ("early", "late", "over")} <= set(TABLES)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_to_its_position(name: str) -> None:
    record = trinacria.load(KEPT.records[name]["record"])
    replayed = trinacria.replay(record)
    assert digest(replayed) == KEPT.records[name]["position"]
    assert replayed.record()["rules"] == record["rules"] == "1"
    assert digest(trinacria.verify(record)) == KEPT.records[name]["position"]


def old(start: trinacria.Game) -> trinacria.Game:
    """The same position in a game begun under version 1."""
    return trinacria.from_position({**start.position(), "steps": [], "rules": "1"})


def test_a_game_of_today_is_of_the_third_version() -> None:
    game = trinacria.new_game("lafamiglia", seed=1)
    assert (game.version, game.record()["rules"], game.position()["rules"]) == ("3", "3", "3")
    assert trinacria.new_game("famiglia", seed=1).version == "1"


def test_an_old_game_goes_on_under_the_old_rules() -> None:
    game = old(table("encounter", enna="blue 2 blue.justice.B", nicosia="blue 1", mistretta="red 3"))
    play(game, "do move", "to nicosia", "soldati 1", "do strike", "strike mistretta")
    full = {"justice": 4, "police": 5, "economy": 4, "church": 4}
    bottom = {"s1.ch1": "neutral", "s1.ch3": "neutral", "s1.ju3": "neutral"}
    top = {"s0.po1": "neutral", "s0.ju1": "neutral"}
    game = old(table(top=top, removed={"red": full}, enna="blue 1", bottom=bottom))
    assert asked(game) == ("red", "turn")
    assert "idle s1.sp3" in legal(game)
    game = old(table(top=top, money={"red": 1}, enna="red 1"))
    play(game, "use s1.sp3")
    assert game.anytime("red") == ()
    game = old(table(top=top, mode="1v1", hq={"red": 40}, enna="red 10"))
    assert refused(game, "use s1.ch1") == "LF-PA-09"


@pytest.mark.parametrize("name", [name for name in TABLES if not name.endswith("over")])
def test_an_old_table_is_played_to_its_end_under_the_old_rules(name: str) -> None:
    kept = KEPT.table(name)
    assert kept.progress is not None
    game = kept.progress.game.copy()
    dice = Random(name)
    while game.decision is not None:
        game.play(dice.choice(game.decision.actions))
    assert game.record()["rules"] == "1"
    assert game.result is not None


def test_an_old_game_is_given_on_as_an_old_game() -> None:
    """A copy, a position, a table begun from a moment of its record."""
    record = trinacria.load(KEPT.records["2v2-tiles-whole"]["record"])
    settings, position = moment(record, 200)
    assert position["rules"] == "1"
    created = new_table(settings, [ChairWish("me")] * 4, position)
    assert created.entry.rules_version == "1"
    again = Table("t", [Logged(1, 1.0, created.entry)])
    assert again.fresh_game("").version == "1"
    assert again.fresh_game("").copy().version == "1"


def test_a_version_that_nobody_knows_is_refused() -> None:
    record = trinacria.load(KEPT.records["2v2-plain-part"]["record"])
    record["rules"] = "4"
    record["digest"] = seal.digest(record)
    with pytest.raises(trinacria.InvalidRecord) as refusal:
        trinacria.replay(record)
    assert refusal.value.key == "error-record-rules"
    with pytest.raises(trinacria.InvalidPosition):
        trinacria.from_position({"game": "lafamiglia", "rules": "4"})


@pytest.mark.parametrize("bot", ["greedy", "easy"])
def test_bots_play_old_games(bot: str) -> None:
    kept = KEPT.table("2v1-plain-late")
    assert kept.progress is not None
    game = kept.progress.game.copy()
    player = BOTS[bot](seed=1)
    for _ in range(12):
        game.play(player.choose(observe(game)))
    assert game.version == "1"


@pytest.mark.parametrize("name", TABLES)
def test_an_old_table_opens_where_it_was(name: str) -> None:
    kept = KEPT.table(name)
    assert kept.progress is not None
    assert digest(kept.progress.game) == KEPT.tables[name]["position"]
    assert kept.info().rules == "1"

"""Options: one table says where each is known and what is usual, and a new one changes no game of before."""

import json
import re
from pathlib import Path

import pytest
from support.games.older_games import stored_games

import trinacria
from trinacria.games.lafamiglia.modes.registry import MODES
from trinacria.games.lafamiglia.rules.options import TABLE, Option, options_in

OLD = stored_games(1).records
DOCS = Path(__file__).parents[2] / "docs"
TOY = "opt_toy"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A new switch, added to the table as a contributor adds one: with nothing but its name."""
    for mode, rules in MODES.items():
        monkeypatch.setitem(rules.options, TOY, options_in(mode, {**TABLE, TOY: Option()})[TOY])
    return TOY


def test_a_new_switch_is_off_in_every_mode(toy: str) -> None:
    for mode in MODES:
        game = trinacria.new_game("lafamiglia", mode=mode, seed=1)
        assert trinacria.GAMES["lafamiglia"].options_of(mode)[toy] == (False, True)
        assert MODES[mode]({}, game.version).wish({}, toy) is False
        assert MODES[mode]({}, game.version).wish({toy: True}, toy) is True


@pytest.mark.parametrize("name", sorted(OLD))
def test_records_of_before_replay_beside_a_new_switch(toy: str, name: str) -> None:
    record = trinacria.load(OLD[name]["record"])
    assert toy not in json.dumps(record)
    replayed = trinacria.verify(record)
    assert replayed.record()["options"] == record["options"]


def test_every_mode_has_what_the_table_says() -> None:
    for mode, rules in MODES.items():
        assert rules.options == options_in(mode)


def test_the_page_about_the_rules_has_the_same_table() -> None:
    page = (DOCS / "rules" / "expansion.md").read_text()
    for name, values, teams, fewer in re.findall(
        r"^\| `(\w+)` \([^|]*\) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", page, re.M
    ):
        option = TABLE[name]
        assert set(values.split(", ")) == set(option.words or ("true", "false")), name
        for mode, told in (("2v2", teams), ("1v1", fewer), ("2v1", fewer)):
            usual = options_in(mode).get(name, ("-",))[0]
            if usual != "-":
                assert told.split(",")[0].split(" ")[0] == str(usual).lower(), name
    told = re.findall(r"^\| `(opt_\w+|difficulty)`", page, re.M)
    assert set(told) == {name for name in TABLE if name.startswith("opt_") or name == "difficulty"}

"""Every number of the rules stands once: whoever changes it in a pack or an option changes it for everybody.

The engine, the preview, the view, the bots and the terminal are asked for the same number; tests/web asks the page.
"""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import of, play, table
from support.games.rules import rule

import trinacria
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN
from trinacria.bots.games.lafamiglia.search.policy import WorldTable
from trinacria.bots.games.lafamiglia.search.worlds import Memory
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.content import load
from trinacria.games.lafamiglia.content.load import BUILT_IN, examine
from trinacria.games.lafamiglia.content.model.pack import FILES
from trinacria.kernel.observation import observe
from trinacria.speech.games.lafamiglia.names import column_cost
from trinacria.speech.saying import say_action
from trinacria.words import words_in

WORDS = words_in("en")
SOURCE = Path(trinacria.__file__).parent
PAGE = SOURCE.parent.parent / "web" / "src"
EDITS = (
    ("sheets.toml", "per_token = 1", "per_token = 2"),
    ("sheets.toml", "per_foreign_token = 1", "per_foreign_token = 3"),
    ("sheets.toml", "justice = 2, police = 2, economy", "justice = 2, police = 4, economy"),
    ("tiles.toml", 'do = "attack_bonus", n = 1', 'do = "attack_bonus", n = 3'),
    ("tiles.toml", 'do = "defence_bonus", n = 1', 'do = "defence_bonus", n = 2'),
)
"""What another box might have printed."""


@pytest.fixture
def other_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hash of a pack with other numbers, loaded although it is no fair game."""
    for name in FILES:
        text = (BUILT_IN / name).read_text("utf-8")
        for file, old, new in EDITS:
            if file == name:
                assert old in text
                text = text.replace(old, new, 1)
        if name == "tiles.toml":
            text = text.replace("cost = { money = 1 }", "cost = { money = 2 }")
        (tmp_path / name).write_text(text, "utf-8")
    pack, _ = examine(tmp_path)
    assert pack is not None
    monkeypatch.setitem(load._LOADED, pack.hash, pack)
    return pack.hash


def bots_of(game: LaFamiglia) -> tuple[Table, Table]:
    """The table as a bot reads it from its view, and as one reads it that searches."""
    assert game.decision is not None
    me = game.seats.index(game.decision.seat)
    return Table(observe(game)), WorldTable(game.copy(), me, PLAIN)


@rule("LF-PB-03", "LF-PB-04", "LF-PB-05")
def test_column_costs(other_box: str) -> None:
    top = {"s0.po1": "neutral", "s0.po2": "green", "s0.po3": "red", "s0.ju1": "neutral"}
    for options, printed, each, foreign in (({}, 2, 1, 1), ({"content": other_box}, 4, 2, 3)):
        cost = printed + 3 * each + foreign
        game = table(top=top, money={"red": 30}, enna="red 3", options=options)
        view: Any = game.view("red")
        police = game.printed.columns.index("police")
        assert game.preview("column police").cost("money") == cost
        assert view["families"]["red"]["column_costs"]["police"] == cost
        assert view["families"]["green"]["column_costs"]["police"] == printed + 3 * each + foreign
        assert view["families"]["blue"]["column_costs"]["police"] == printed + 3 * each + 2 * foreign
        assert [bot.column_cost(police) for bot in bots_of(game)] == [cost, cost]
        assert column_cost(view, "police") == cost
        assert str(cost) in say_action("column police", WORDS, view)
        poor = table(top=top, money={"red": cost - 1}, enna="red 3", options=options)
        with pytest.raises(trinacria.IllegalAction) as refusal:
            poor.play("column police")
        assert refusal.value.facts["cost"] == cost
        play(game, "column police")
        assert (of(game, "red", "money"), of(game, "green", "money")) == (30 - cost, foreign)


@rule("LX-2-T02", "LX-2-T03")
def test_the_column_that_is_barred() -> None:
    seen = 0
    for seed in range(4):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode="2v1", seed=seed)
        while game.decision is not None:
            seat = game.decision.seat
            if game.decision.kind == "turn":
                view: Any = game.view(seat)
                barred = view["families"][seat]["column_barred"]
                if barred is not None:
                    seen += 1
                    assert f"column {barred}" not in [str(action) for action in game.decision.actions]
            game.play(dice.choice(game.decision.actions))
    assert seen > 10


@rule("LF-CF-14", "LX-OPT-1", "LX-1-R01")
def test_brute_force() -> None:
    for options, foe, cost in (
        ({}, "blue", 2),
        ({}, "neutral", 2),
        ({"opt_neutral_force1": True}, "neutral", 1),
        ({"opt_neutral_force1": True}, "blue", 2),
    ):
        game = table("encounter", options=options, camastra="red 9 red.basic.muster", licata=f"{foe} 5")
        attack_costs(game, "licata", cost)
    game = table("encounter", camastra="red 9 red.basic.muster", licata="blue 5")
    game.mode_rules.force = 4
    attack_costs(game, "licata", 4)


def attack_costs(game: LaFamiglia, target: str, cost: int) -> None:
    """Everybody says that brute force costs so much, and it does."""
    play(game, "do move", f"to {target}", "soldati 8")
    view: Any = game.view("red")
    owner = game.owner[game.conflict_area]
    assert game.preview("force").cost("soldati") == cost
    assert view["conflict"]["force"] == cost
    assert [bot.force(0, owner) for bot in bots_of(game)] == [cost, cost]
    assert str(cost) in say_action("force", WORDS, view)
    (event,) = [event for event in game.play("force") if event.kind == "force"]
    assert event.facts["soldati"] == cost


@rule("LF-BN-04", "LF-XT-06")
def test_bonuses(other_box: str) -> None:
    for options, guns, watch in (({}, 1, 1), ({"content": other_box}, 3, 2)):
        game = table(
            "encounter",
            options=options,
            tiles={"miniguns": "red", "watchmen": "blue"},
            seas={"mare-licata": "red"},
            licata="red 6 red.police.A",
            gela="blue 5",
        )
        play(game, "do move")
        target = game.printed.area_names.index("gela")
        told = {line.kind: line.amount for line in game.preview("ship gela").bonuses}
        assert (told["miniguns"], told["watchmen"]) == (guns, watch)
        for bot in bots_of(game):
            assert (bot.tile_bonus("attack_bonus"), bot.defence(target)) == (guns, watch)
        (event,) = [event for event in play(game, "ship gela", "soldati 5") if event.kind == "bonuses"]
        assert (event.facts["miniguns"], event.facts["watchmen"]) == (guns, watch)


@rule("LF-XT-01", "LF-XT-02")
def test_prices_of_tiles(other_box: str) -> None:
    for options, price in (({}, 1), ({"content": other_box}, 2)):
        game = table(
            "encounter",
            options=options,
            tiles={"bribery": "red", "allies": "red"},
            money={"red": 9},
            camastra="red 6 red.police.A",
            licata="blue 4",
        )
        play(game, "do move")
        for bot in bots_of(game):
            assert (bot.tile_money("remove_defender"), bot.tile_money("retarget")) == (price, price)
        play(game, "to licata", "soldati 5")
        assert game.preview("bribe").cost("money") == price
        play(game, "bribe")
        assert of(game, "red", "money") == 9 - price


@rule("LF-AT-02", "LF-AT-04", "LF-P-04")
def test_anytime_prices_and_the_price_of_a_token() -> None:
    for sale, gift, arrives, token in ((1, 2, 1, 1), (3, 4, 2, 2)):
        game = table(top={"s0.ju1": "blue", "s0.po1": "blue"}, money={"red": 9}, hq={"red": 5}, enna="red 3")
        game.mode_rules.sale, game.mode_rules.gift, game.mode_rules.gift_arrives = sale, gift, arrives
        game.mode_rules.token_price = token
        view: Any = game.view("red")
        prices = view["prices"]
        assert (prices["sale"], prices["gift"], prices["gift_arrives"], prices["token"]) == (sale, gift, arrives, token)
        assert [bot.prices for bot in bots_of(game)] == [prices, prices]
        memory = Memory()
        memory.purses = {"red": 9, "green": 0, "blue": 0, "yellow": 0}
        assert game.preview("sell red.basic.charge", seat="red").gain("money") == sale
        assert game.preview("give", seat="red").cost("money") == gift
        for words in (say_action(option.text, WORDS, view) for option in game.anytime("red") if str(option) == "give"):
            assert re.search(rf"\b{gift}\b", words)
            assert re.search(rf"\b{arrives}\b", words)
        sold = say_action(game.anytime("red")[0].text, WORDS, view)
        assert re.search(rf"\b{sale}\b", sold)
        events = [*game.play("sell red.basic.charge", seat="red"), *game.play("give", seat="red")]
        assert (of(game, "red", "money"), of(game, "green", "money")) == (9 + sale - gift, arrives)
        assert game.decision is not None
        space = next(action.text for action in game.decision.actions if action.text.startswith("use "))
        assert game.preview(space).cost("money") >= token
        play(game, space)
        taken = "token s0.ju1 blue"
        owner = next(line for line in game.preview(taken).costs if line.key == "money-owner")
        assert owner.amount == token
        before = of(game, "blue", "money")
        memory.hear(observe(game, events))
        assert memory.purses["red"] == 9 + sale - gift
        assert not memory.lost
        play(game, taken)
        assert of(game, "blue", "money") == before + token


# -------------------------------------------------------------------- the sources

FORMULAS = {
    r"per_foreign": {"rules/printed_game.py", "planning/column.py"},
    r"option_b_cost": {
        "rules/printed_game.py",
        "src/trinacria/draw/sheet.py",
        "web/src/games/lafamiglia/model/pack.ts",
    },
    r"GENTLE_FORCE|prices\.FORCE": {"rules/prices.py", "rules/mode_rules.py", "modes/one_against_one.py"},
    r"GIFT_ARRIVES": {"rules/prices.py", "rules/mode_rules.py"},
    r"START_GIFT": {"rules/prices.py", "setup.py", "src/trinacria/bots/games/lafamiglia/search/worlds.py"},
}
"""Names of numbers, and the modules that may speak of them: the rules, and whoever draws what is printed.

The pack's model and its checks are its own, also where they are generated for the page.
"""


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_number_is_read_in_one_place(formula: str) -> None:
    rules = SOURCE / "games" / "lafamiglia"
    found = {
        str(path.relative_to(rules)) if path.is_relative_to(rules) else str(path.relative_to(SOURCE.parent.parent))
        for path in (*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))
        if not {"content", "generated"} & set(path.parts)
        and path.name != "content.py"
        and re.search(formula, path.read_text("utf-8"))
    }
    assert found == FORMULAS[formula]

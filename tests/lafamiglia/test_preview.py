"""What an action would cost and bring: a preview says what playing does, and nothing that its seat may not know."""

import json
from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import first_tokens, legal, play, table
from support.games.rules import known_rules, rule
from support.games.walks import lively
from support.games.worlds import other_lafamiglia
from support.runs.effort import amount

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.modes.coupole import Split
from trinacria.games.lafamiglia.preview.trial import Trial
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.preview import Line, Preview

MODES = ("2v2", "1v1", "2v1")
RULES = frozenset(known_rules())
AT_ONCE = ("token", "column", "bribe", "pay", "board", "extra")
"""Verbs that pay at once what they cost."""
FIGHTING = ("soldati", "drive", "walk", "convert", "pay", "bribe", "strike", "bomb")


def line(told: Preview, key: str) -> Line:
    """The one line with this key."""
    found = [one for one in told.lines if one.key == key]
    assert len(found) == 1, (key, told)
    return found[0]


def keys(told: Preview) -> set[str]:
    """What a preview speaks of."""
    return {one.key for one in told.lines}


# -------------------------------------------------------------------- planning


@rule("LF-PB-03", "LF-PB-04", "LF-PB-05")
def test_the_three_costs_of_a_column_are_three_lines() -> None:
    top = {"s0.po1": "neutral", "s0.po2": "green", "s0.po3": "green", "s0.ju1": "neutral"}
    game = table(top=top, money={"red": 11}, enna="red 3")
    told = game.preview("column police")
    costs = [(one.key, one.amount, one.rule) for one in told.costs]
    assert costs == [
        ("money-printed", 2, "LF-PB-03"),
        ("money-tokens", 3, "LF-PB-04"),
        ("money-foreign", 2, "LF-PB-05"),
    ]
    assert told.cost("money") == 7
    assert line(told, "value").facts["row"] == "police"
    assert line(told, "order").facts == {"order": "red.police.A"}
    assert line(told, "issue").rule == "LF-PB-11"


@rule("LF-PB-07")
def test_the_first_column_brings_the_start_piece() -> None:
    top = {"s0.sp1": "neutral", "s0.ju1": "neutral"}
    game = table(top=top, money={"blue": 5}, to_move="blue", licata="blue 2")
    assert {"start_piece", "equipment"} <= keys(game.preview("column start_player"))
    assert game.view(None)["first"] == "red", "nothing is played"


@rule("LF-PA-03", "LF-PA-05", "LF-P-04")
def test_a_space_names_what_its_token_will_cost() -> None:
    mixed = table(top={"s0.ju1": "neutral", "s0.ju2": "blue"}, money={"red": 5}, hq={"red": 4}, enna="red 3")
    space = next(name for name in sorted(legal(mixed, "use")))
    told = mixed.preview(space)
    assert line(told, "token").amount == 1
    assert "money-token" not in keys(told)
    foreign = table(top={"s0.ju2": "blue"}, money={"red": 5}, hq={"red": 4}, enna="red 3")
    told = foreign.preview(space)
    assert line(told, "money-token").rule == "LF-PA-03"
    play(foreign, space)
    paid = line(foreign.preview("token s0.ju2 blue"), "money-owner")
    assert (paid.amount, paid.facts["other"]) == (1, "blue")


@rule("LF-AC-01", "LF-AC-02")
def test_parts_of_a_space_come_in_the_familys_own_numbers() -> None:
    game = table(top=first_tokens(), money={"red": 5}, hq={"red": 9}, removed={"red": {"police": 2}}, enna="red 3")
    seen: Any = game.view("red")["families"]
    faces = {face.id: face for face in game.printed.spaces}
    for text in sorted(legal(game, "use")):
        told = game.preview(text)
        for part in faces[text.split()[1]].parts:
            if part.word == "place":
                assert line(told, "place").amount == min(9, seen["red"]["police"] + part.bonus)
            if part.word == "recruit":
                assert line(told, "recruit").amount == seen["red"]["church"] + part.bonus
    assert any("place" in keys(game.preview(text)) for text in legal(game, "use"))


@rule("LF-AT-02", "LF-AT-04")
def test_anytime_options_have_their_prices() -> None:
    game = table(top=first_tokens(), money={"red": 4}, enna="red 3")
    sold = game.preview("sell red.basic.charge", seat="red")
    assert (sold.gain("money"), line(sold, "order-sold").facts["order"]) == (1, "red.basic.charge")
    given = game.preview("give", seat="red")
    assert given.cost("money") == 2
    assert line(given, "money-gift").facts == {"why": "gift", "other": "green", "arrives": 1}


# -------------------------------------------------------------------- the encounter


@rule("LF-BN-01", "LF-BN-02", "LF-BN-04", "LF-MV-08")
def test_an_attack_is_told_from_its_first_step_on() -> None:
    """The target: bonuses, and what is still open. The number: who stands against whom. The car: what it adds."""
    game = table("encounter", corleone="red 6 1c red.basic.advance", prizzi="blue 4 1l", sciacca="red 2")
    play(game, "do move")
    told = game.preview("to prizzi")
    skull = line(told, "skull").amount
    assert line(told, "labs").amount == 1
    assert {"number", "car-open"} <= {one.key for one in told.open}
    car = line(told, "car-open").amount
    view: Any = game.view("red")
    assert car == view["families"]["red"]["car_attack"]
    assert line(told, "taken-if_won").facts["area"] == "prizzi"
    play(game, "to prizzi")
    told = game.preview("soldati 5")
    removed = max(0, skull - 1)
    assert line(told, "approach").facts == {"attackers": 5, "defenders": 4 - removed}
    assert line(told, "left").facts == {"area": "corleone"}
    assert line(told, "left").amount == 1
    assert line(told, "car-open").amount == car
    assert line(told, "approach").amount == 2
    assert line(game.preview("soldati 6"), "lost").facts == {"area": "corleone"}
    play(game, "soldati 5")
    assert line(game.preview("drive"), "car_attack").amount == car
    assert "car_attack" not in keys(game.preview("walk"))


@rule("LF-MG-03")
def test_a_mandamento_is_won_and_broken() -> None:
    pack = table(enna="red 1").printed.pack
    mandamento = next(iter(pack.mandamenti.values()))
    first, second, third = mandamento.areas
    source = next(name for name in pack.areas[second].neighbours if name not in mandamento.areas)
    areas = {first: "red 2", second: "blue 1", third: "blue 1", source: "red 6 red.basic.advance"}
    game = table("encounter", areas=areas)
    play(game, "do move")
    told = game.preview(f"to {second}")
    sure = line(told, "taken") if "taken" in keys(told) else line(told, "taken-if_won")
    assert (sure.amount, sure.facts["mandamento"], sure.facts["of"]) == (2, mandamento.id, 3)
    play(game, f"to {second}")
    told = game.preview("soldati 5")
    won = [one for one in told.changes if one.kind == "mandamento_won"]
    lost = [one for one in told.changes if one.kind == "mandamento_lost"]
    assert [one.facts["seat"] for one in won] == ["red"]
    assert [one.facts["seat"] for one in lost] == ["blue"]


@rule("LF-CF-14", "LX-OPT-1", "LX-1-R01")
def test_brute_force_costs_what_the_rule_says() -> None:
    for mode, options, foe, cost, ruled in (
        ("2v2", {}, "blue", 2, "LF-CF-14"),
        ("2v2", {"opt_neutral_force1": True}, "neutral", 1, "LX-OPT-1"),
        ("2v2", {"opt_neutral_force1": True}, "blue", 2, "LF-CF-14"),
    ):
        game = table("encounter", mode=mode, options=options, camastra="red 9 red.basic.advance", licata=f"{foe} 5")
        play(game, "do move", "to licata", "soldati 8")
        told = game.preview("force")
        assert (told.cost("soldati"), line(told, "soldati-force").rule) == (cost, ruled)
        assert line(told, "knockout").amount <= 5
        assert keys(game.preview("finesse")) == {"cards"}


@rule("LF-XT-02")
def test_bribery_is_open_before_and_priced_when_asked() -> None:
    game = table(
        "encounter", tiles={"bribery": "red"}, money={"red": 3}, camastra="red 6 red.police.A", licata="blue 4"
    )
    tile = game.tile(TileEffect.REMOVE_DEFENDER)
    play(game, "do move", "to licata")
    assert line(game.preview("soldati 5"), "tile_bribery").rule == "LF-XT-02"
    play(game, "soldati 5")
    told = game.preview("bribe")
    assert (told.cost("money"), line(told, "gone").amount) == (tile.money, 1)


# -------------------------------------------------------------------- whatever is played


def first_of(events: list[trinacria.Event], kind: str) -> dict[str, object] | None:
    """The facts of the first event of a kind."""
    return next((event.facts for event in events if event.kind == kind), None)


def check(told: Preview, kinds: tuple[str, ...]) -> None:
    """A preview is sound: known words, known rules, JSON, amounts that are no debts."""
    for one in told.lines:
        assert one.key in kinds
        assert one.rule in RULES, one
        assert one.amount >= 0, one
    assert json.loads(json.dumps(told.as_dict())) == told.as_dict()


@pytest.mark.parametrize("mode", MODES)
def test_a_preview_says_what_playing_does(mode: str) -> None:
    compared = fought = 0
    games = amount(1, 3)
    for seed in range(games):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
        while game.decision is not None:
            seat = game.decision.seat
            before = game.position()
            for action in game.decision.actions:
                check(game.preview(action), LaFamiglia.preview_kinds)
            for option in game.anytime(seat):
                check(game.preview(option, seat=seat), LaFamiglia.preview_kinds)
            assert game.position() == before
            action = lively(game, dice)
            verb, told = str(action).split()[0], game.preview(action)
            events = game.play(action)
            if verb in AT_ONCE:
                paid = [event for event in events if event.kind == "paid" and event.facts["seat"] == seat]
                assert told.cost("money") == sum(int(str(event.facts["money"])) for event in paid)
                compared += 1
            for kind in ("bonuses", "strike"):
                event = first_of(events, kind)
                if event is not None and verb in FIGHTING:
                    assert line(told, "removed").amount == event["removed"]
                    fought += 1
            event = first_of(events, "force")
            if event is not None and verb == "force":
                assert told.cost("soldati") == event["soldati"]
            event = first_of(events, "area_taken")
            if event is not None and verb in (*FIGHTING, "force") and event["family"] == seat:
                assert line(told, "taken").facts["area"] == event["area"]
    assert compared > 33 * games
    assert fought > 10 * games


@pytest.mark.parametrize("mode", MODES)
def test_two_worlds_give_the_same_previews(mode: str) -> None:
    differ = 0
    games = amount(1, 4)
    for seed in range(games):
        dice = Random(seed)
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
        while game.decision is not None:
            seat = game.decision.seat
            if dice.random() < 0.2:
                twin = other_lafamiglia(game, seat, dice)
                assert twin.decision is not None
                assert twin.decision.actions == game.decision.actions
                differ += twin.position() != game.position()
                for action in game.decision.actions:
                    assert twin.preview(action).as_dict() == game.preview(action).as_dict(), action
                for option in game.anytime(seat):
                    assert twin.preview(option, seat=seat) == game.preview(option, seat=seat)
            game.play(lively(game, dice))
    assert differ > 20 * games, "the other world must really be another"


def test_the_end_of_planning_shows_no_order() -> None:
    """The last token of the top sheet ends planning, and all orders are turned over: a preview stops before that."""
    game = table(top={"s0.ju1": "neutral"}, enna="red 3", licata="blue 2 blue.basic.charge")
    play(game, next(iter(sorted(legal(game, "use")))))
    for action in sorted(legal(game)):
        assert "blue.basic.charge" not in json.dumps(game.preview(action).as_dict())


REWARDED = (
    ({"enna": "red 6 red.police.A", "camastra": "neutral 3"}, ("do move", "to camastra"), "soldati 5", "approach"),
    (
        {"enna": "red 6 red.police.A", "camastra": "neutral 3"},
        ("do move", "to camastra", "soldati 5"),
        "force",
        "order",
    ),
    ({"enna": "red 6 red.police.A", "camastra": "neutral 2"}, ("do move", "to camastra"), "soldati 5", "order"),
    ({"enna": "red 2 red.basic.charge", "camastra": "neutral 4"}, ("do strike",), "strike camastra", "order"),
)


@rule("LX-1-K04", "LF-BN-07")
@pytest.mark.parametrize(("areas", "before", "action", "then"), REWARDED)
def test_a_reward_to_split_hides_nothing_of_what_follows(
    areas: dict[str, str], before: tuple[str, ...], action: str, then: str
) -> None:
    """The order goes on after the split, and its preview says as much as where nothing is split."""
    told: list[Any] = []
    for mode in ("1v1", "2v1"):
        options = {"opt_neutral_reward2": False, "opt_neutral_force1": True}
        game = table("encounter", mode=mode, options=options, areas=areas)
        for step in before:
            play(game, step)
            if legal(game, "members"):
                play(game, "members 0")
        told.append(game.preview(action))
    # Force costs the same by two different rules.
    assert told[0].as_dict() | {"costs": []} == told[1].as_dict() | {"costs": []}
    assert line(told[0], "hq-reward").amount > 0
    assert (told[0].complete, "approach" in keys(told[0])) == (True, then == "approach")


def test_somebody_elses_split_is_nobodys_to_try() -> None:
    """Agitated soldati are lost against an enemy, who recruits for them: the trial ends before the enemy is asked."""
    trial = Trial(table("encounter", mode="1v1", enna="red 3 red.basic.advance", camastra="blue 1"), "red")
    trial.game.push(Split(1, 2, 0))
    trial.settle()
    assert not trial.waits
    assert trial.step.name == "Split"
    trial.put(Split(0, 2, 0))
    trial.settle()
    assert trial.step.name != "Split"
    planning = Trial(table(top=first_tokens(), mode="1v1", enna="red 1"), "red")
    planning.game.push(Split(0, 2, 0))
    planning.settle()
    assert planning.step.name == "Split", "there the split is the last question of the action"

"""What a preview warns of, whether it completes an action, and questions that answer themselves."""

from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import legal, play, table
from support.games.rules import rule
from support.games.walks import lively
from support.games.worlds import other_lafamiglia
from support.runs.effort import amount

import trinacria
from trinacria.games.lafamiglia import LaFamiglia

MODES = ("2v2", "1v1", "2v1")
SOMETIMES = 0.1
"""How often a question with several answers is compared with other worlds."""


def risks(game: trinacria.Game, action: str) -> dict[str, dict[str, object]]:
    """What an action puts at risk: the facts by key."""
    return {line.key: line.facts for line in game.preview(action).risks}


@rule("LF-E-08")
def test_an_area_left_empty_names_who_stands_beside_it() -> None:
    game = table(
        "encounter", corleone="red 6 red.basic.advance", prizzi="blue 4", sciacca="yellow 2", palermo="green 5"
    )
    play(game, "do move", "to prizzi")
    assert risks(game, "soldati 5") == {}
    told = game.preview("soldati 6").risks
    assert [line.key for line in told] == ["empty-near"]
    assert told[0].facts == {"area": "corleone", "why": "near", "seat": "blue", "source": "prizzi"}
    lonely = table("encounter", corleone="red 6 red.basic.advance", palermo="green 5")
    play(lonely, "do move", "to prizzi")
    assert risks(lonely, "soldati 6") == {"empty": {"area": "corleone"}}


@rule("LF-E-08", "LF-XA-02")
def test_a_second_order_is_lost_with_its_area() -> None:
    game = table("encounter", corleone="red 6 red.basic.advance red.basic.charge", prizzi="neutral 2")
    while game.decision is not None and game.decision.kind == "next_order":
        game.play("order red.basic.advance")
    play(game, "do move", "to prizzi")
    lost = risks(game, "soldati 6")["order_lost"]
    assert lost == {"order": "red.basic.charge", "area": "corleone"}
    assert "order_lost" not in risks(game, "soldati 5")


@rule("LF-MG-03")
def test_a_mandamento_that_goes_is_told() -> None:
    pack = table(enna="red 1").printed.pack
    mandamento = next(iter(pack.mandamenti.values()))
    first, second, _ = mandamento.areas
    source, target = next(
        (one, other) for one in (first, second) for other in pack.areas[one].neighbours if other not in mandamento.areas
    )
    held = {first: "red 2", second: "red 2"}
    held[source] += " red.basic.advance"
    game = table("encounter", areas=held)
    play(game, "do move", f"to {target}")
    assert risks(game, "soldati 2")["mandamento"] == {"mandamento": mandamento.id}
    assert risks(game, "soldati 1") == {}


@rule("LF-PA-04")
def test_the_last_money_is_told() -> None:
    top = {"s0.po1": "neutral", "s0.ju1": "neutral"}
    poor = table(top=top, money={"red": 3}, enna="red 3")
    rich = table(top=top, money={"red": 4}, enna="red 3")
    assert "purse" in risks(poor, "column police")
    assert "purse" not in risks(rich, "column police")


@rule("LF-CT-06", "LF-CT-07")
def test_a_tile_of_the_other_phase_is_told() -> None:
    game = table(
        "encounter", in_play="allies chain_of_command influence", control={}, riesi="red 1", licata="red 1",
    )  # fmt: skip
    while game.decision is not None and game.decision.kind != "mark_tile":
        game.play(game.decision.actions[-1])
    assert game.decision is not None
    marked = {str(action).split()[1] for action in game.decision.actions}
    assert {"allies", "chain_of_command"} <= marked
    assert set(risks(game, "mark allies")) == {"idle-encounter"}
    assert risks(game, "mark chain_of_command") == {}


def test_a_step_says_whether_the_action_is_complete() -> None:
    """Laying an order: space, token, area, order. Only the last one completes it."""
    top = {"s0.ju1": "neutral", "s0.po1": "neutral"}
    game = table(top=top, money={"red": 9}, hq={"red": 3}, enna="red 3", corleone="red 2")
    spaces = game.printed.spaces
    space = next(
        action
        for action in sorted(legal(game, "use"))
        if [part.word for part in next(one for one in spaces if one.id == action.split()[1]).parts] == ["issue"]
    )
    for action in (space, "token s0.ju1 neutral", "issue enna"):
        assert not game.preview(action).complete, action
        game.play(action)
    assert game.preview(sorted(legal(game, "order"))[0]).complete


def test_a_number_that_answers_itself_moves_the_end_to_the_target() -> None:
    game = table("encounter", corleone="red 1 red.basic.advance", prizzi="blue 1")
    play(game, "do move")
    assert game.preview("to prizzi").complete
    several = table("encounter", corleone="red 2 red.basic.advance", prizzi="blue 1")
    play(several, "do move")
    assert not several.preview("to prizzi").complete


@pytest.mark.parametrize("mode", MODES)
def test_a_question_that_answers_itself_tells_nothing(mode: str) -> None:
    """Whoever does not know the player's purse, HQ and orders could have said that there is one answer."""
    seen: dict[str, int] = {}
    for seed in range(amount(2, 4)):
        dice = Random(seed)
        # By the rules of version 2 the program gives none of the answers, and every question can be looked at.
        game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, version="2")
        while game.decision is not None:
            decision = game.decision
            view: Any = game.view(decision.seat)
            assert ("forced" in view["decision"]) == game.forced
            if game.forced:
                assert len(decision.actions) == 1
                seen[decision.kind] = seen.get(decision.kind, 0) + 1
            for other in game.seats:
                others: Any = game.view(other)
                if other != decision.seat and (game.forced or dice.random() < SOMETIMES):
                    assert "forced" not in others["decision"]
                    twin = other_lafamiglia(game, other, dice)
                    assert twin.decision is not None
                    assert twin.forced == game.forced, (decision, other)
            game.play(lively(game, dice))
    assert sum(seen.values()) > 3, seen


@rule("LX-OPT-6", "LX-OPT-1")
def test_options_without_effect_are_known_but_not_offered() -> None:
    assert "opt_tie_start_piece" in LaFamiglia.options_of("2v2")
    assert "opt_tie_start_piece" not in LaFamiglia.options_of("2v1")
    assert {"opt_tie_start_piece", "opt_neutral_force1"}.isdisjoint(LaFamiglia.options_of("1v1"))
    for option in ("opt_tie_start_piece", "opt_neutral_force1"):
        game = trinacria.new_game("lafamiglia", mode="1v1", seed=3, options={option: False})
        assert game.options == {option: False}, "older games have it"

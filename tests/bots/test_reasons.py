"""A hint says why in terms of the game: one sentence without codes or chances, from what its seat knows."""

import re
from collections import Counter
from random import Random

import pytest
from support.games.lafamiglia import play, table
from support.games.rules import known_rules
from support.games.walks import lively
from support.games.worlds import other_famiglia, other_lafamiglia
from support.runs.effort import amount
from support.text.codes import codes_in

import trinacria
from trinacria.bots import explain
from trinacria.bots.games.famiglia.reasons import REASONS as FAMIGLIA
from trinacria.bots.games.lafamiglia.reasons import REASONS as LAFAMIGLIA
from trinacria.bots.mind import NO_MIND
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Line
from trinacria.speech.saying import say_hint
from trinacria.words import LANGUAGES, words_in

MODES = (("famiglia", "standard"), ("lafamiglia", "2v2"), ("lafamiglia", "1v1"), ("lafamiglia", "2v1"))
RULES = frozenset(known_rules())
PEOPLE = ("Ada", "Bruno", "Chiara", "Dario")


def reasons(game: Game, dice: Random, most: int) -> dict[str, Line]:
    """The reasons for some of the actions of this moment, each beside the action that comes after it."""
    assert game.decision is not None
    actions = [action.text for action in game.decision.actions]
    dice.shuffle(actions)
    found: dict[str, Line] = {}
    for action, other in zip(actions[:most], actions[1:] + actions[:1], strict=False):
        reason = explain(game, action, [action, other])
        assert reason is not None
        found[action] = reason
    return found


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_action_of_whole_games_has_a_reason_without_codes(name: str, mode: str) -> None:
    keys = FAMIGLIA if name == "famiglia" else LAFAMIGLIA
    told, shown = Counter[str](), Counter[str]()
    for seed in range(amount(2, 3) if name == "famiglia" else 1):
        dice = Random(f"{mode} {seed}")
        game = trinacria.new_game(name, mode=mode, seed=seed)
        names = dict(zip(game.seats, PEOPLE, strict=False))
        while game.decision is not None:
            view = game.view(game.decision.seat)
            for action, reason in reasons(game, dice, amount(1, 2)).items():
                assert reason.key in keys, (action, reason)
                assert reason.rule in RULES
                told[reason.key] += 1
                for language in LANGUAGES if told[reason.key] < 6 else ():
                    for said in say_hint(action, reason, words_in(language), names, view):
                        assert "%" not in said
                        for code in codes_in(said, language):
                            shown[f"{code}: {said}"] += 1
            game.play(lively(game, dice))
            names = dict(zip(game.seats, PEOPLE, strict=False))
    assert shown == Counter()
    assert len(told) > (8 if name == "famiglia" else 25), sorted(told)
    assert told["keeps"] + told["done"] < told.total() / 5, told


def test_a_hint_depends_on_nothing_that_its_seat_does_not_know() -> None:
    differ = 0
    for name, mode in MODES:
        dice = Random(mode)
        game = trinacria.new_game(name, mode=mode, seed=7)
        while game.decision is not None:
            seat = game.decision.seat
            if seat in game.seats and dice.random() < 0.15:
                world = other_famiglia if name == "famiglia" else other_lafamiglia
                twin = world(game, seat, dice)
                differ += twin.position() != game.position()
                again = Random(game.number)
                assert reasons(twin, again, 3) == reasons(game, Random(game.number), 3)
            game.play(lively(game, dice))
    assert differ > 100


def test_the_reason_names_what_the_next_best_action_lacks() -> None:
    game = table("encounter", corleone="red 6 red.basic.advance", prizzi="blue 1", sciacca="red 2")
    play(game, "do move")
    reason = explain(game, "to prizzi", ["to prizzi", "done"])
    assert reason is not None
    assert reason.key in ("taken", "taken-if_won", "won-if_won", "broken-if_won")
    play(game, "to prizzi")
    five, four = "soldati 5", "soldati 4"
    reason = explain(game, five, [five, four])
    assert reason is not None
    said = say_hint(five, reason, words_in("en"), {"red": "Ada"}, game.view("red"))[1]
    assert "Corleone" in said or "Prizzi" in said


def test_two_cards_of_a_kind_are_a_reason_to_recruit() -> None:
    game = trinacria.from_position(
        {"game": "famiglia", "street": ["R1", "B0"], "deck": ["G0"], "hands": {"p1": ["R0", "R0", "R1"], "p2": ["Y0"]}}
    )
    assert game.decision is not None
    action = next(action.text for action in game.decision.actions if action.text.startswith("take R1"))
    reason = explain(game, action)
    assert reason is not None
    assert (reason.key, reason.facts["needed"]) == ("recruit-pair", "R2")
    said = say_hint(action, reason, words_in("en"), {"p1": "Ada", "p2": "Bruno"}, game.view("p1"))
    assert said[1] == "You will hold two R1, and a pair of them pays for R2."


def test_nobody_explains_a_game_that_bots_know_no_reasons_of() -> None:
    assert NO_MIND.reason is None


def test_a_token_is_no_obstacle_where_there_is_room_for_all() -> None:
    """A space that is never full blocks nobody, and in the set-up there is nothing to block."""
    told: dict[str, tuple[str, ...]] = {}
    for seed in range(4):
        game, dice = trinacria.new_game("lafamiglia", seed=seed, options={"opt_blank_spaces": True}), Random(seed)
        pack = sicily()
        while game.decision is not None and len(told) < 4:
            puts = [action for action in game.decision.actions if action.text.startswith("put ")]
            view = game.view(game.decision.seat)
            for action in puts:
                reason = explain(game, action.text, [action.text])
                assert reason is not None
                space = pack.spaces[action.text.split()[1]]
                blocks = game.decision.kind != "setup_token" and not space.infinite and bool(space.actions)
                assert (reason.key == "put") == blocks or reason.kind != "put", (action, reason)
                names = dict(zip(game.seats, PEOPLE, strict=False))
                sentences = [say_hint(action.text, reason, words_in(one), names, view)[1] for one in LANGUAGES]
                told[reason.key] = tuple(sentences)
                assert not any(re.search("block|bloque|blocca|закро", said) for said in sentences) or blocks
            game.play(lively(game, dice))
    assert {"put", "put-setup"} < set(told)

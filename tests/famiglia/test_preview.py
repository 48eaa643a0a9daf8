"""Famiglia: what an action would cost and bring, before it is played."""

import json
from random import Random

from support.games.rules import known_rules
from support.games.walks import pick, walk
from support.games.worlds import other_famiglia

import trinacria
from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.actions import NewCards, Recruit

RULES = frozenset(known_rules())


def points(game: trinacria.Game, seat: str) -> int:
    """The points of hand and gang."""
    view = game.view(seat)
    hand, gang = view["hand_points"], view["gang_points"]
    assert isinstance(hand, dict)
    assert isinstance(gang, dict)
    return int(hand[seat]) + int(gang[seat])


def test_a_preview_says_what_playing_does() -> None:
    recruited = renewed = 0
    for seed in range(15):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            before = game.position()
            for action in game.decision.actions:
                told = game.preview(action)
                assert {line.key for line in told.lines} <= set(Famiglia.preview_kinds)
                assert {line.rule for line in told.lines} <= RULES
                assert json.loads(json.dumps(told.as_dict())) == told.as_dict()
            assert game.position() == before
            seat, action = game.decision.seat, pick(game, dice)
            told, now = game.preview(action), points(game, seat)
            events = game.play(action)
            if isinstance(action, Recruit):
                assert now + told.gain("points") == points(game, seat)
                recruited += 1
            if isinstance(action, NewCards):
                laid = [event.facts["cards"] for event in events if event.kind == "laid_out"]
                assert told.gain("new_cards") == sum(len(cards) for cards in laid if isinstance(cards, list))
                renewed += 1
            if any(line.kind == "both_passed" for line in told.risks):
                assert game.result is not None
    assert recruited > 100
    assert renewed > 50


def test_two_worlds_give_the_same_previews() -> None:
    differ = 0
    for seed in range(10):
        dice = Random(seed)
        for game in walk(seed):
            if game.decision is None or dice.random() > 0.3:
                continue
            twin = other_famiglia(game, game.decision.seat, dice)
            assert twin.decision is not None
            differ += twin.position() != game.position()
            for action in twin.decision.actions:
                assert twin.preview(action) == game.preview(action)
    assert differ > 100


def test_a_brute_names_what_the_lowered_card_asks_for() -> None:
    game = trinacria.from_position(
        {"game": "famiglia", "street": ["R4", "B1"], "deck": ["G0"], "hands": {"p1": ["Y4", "R2"], "p2": ["Y0"]}}
    )
    game.play("play Y4")
    assert [line.key for line in game.preview("lower R4 4").lines] == ["value", "free"]
    (pair,) = game.preview("lower R4 1").open
    assert pair.facts == {"card": "R4", "needed": "R2"}

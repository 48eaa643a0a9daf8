"""Chance as a player: every card turned over is asked, with its probability."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from support.games.rules import rule
from support.games.walks import pick

import trinacria
from trinacria.games.famiglia.cards import DECK, names
from trinacria.kernel.action import ChanceAction


def draws(game: trinacria.Game) -> dict[str, float]:
    """What chance can answer, with probabilities."""
    assert game.decision is not None
    assert game.decision.seat == "chance"
    found = {}
    for action in game.decision.actions:
        assert isinstance(action, ChanceAction)
        found[str(action)] = action.probability
    return found


@rule("FA-S-03")
def test_the_first_card_is_any_of_the_52() -> None:
    game = trinacria.new_game("famiglia", chance="explicit")
    expected = {f"draw {card}": count / 52 for card, count in Counter(names(list(DECK))).items()}
    assert draws(game) == pytest.approx(expected)
    game.play("draw R4")
    assert "draw R4" not in draws(game)
    assert sum(draws(game).values()) == pytest.approx(1)
    assert draws(game)["draw B1"] == pytest.approx(4 / 51)


def test_players_are_asked_once_the_street_lies() -> None:
    game = trinacria.new_game("famiglia", chance="explicit")
    for card in ["R4", "B1", "B1", "Y2", "G3", "R1"]:
        game.play(f"draw {card}")
    assert game.decision is not None
    assert game.decision.seat == "p1"
    assert game.view("p1")["street"] == ["R4", "B1", "B1", "Y2", "G3", "R1"]
    with pytest.raises(trinacria.IllegalAction):
        game.play("draw R1")
    game.play("new Y2")
    assert game.decision.seat == "chance"


def test_whole_games_with_positions_and_records_at_every_step() -> None:
    for seed in range(25):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed, chance="explicit")
        while game.decision is not None:
            if seed % 5 == 0:
                assert trinacria.from_position(game.position()).position() == game.position()
            if game.decision.seat == "chance":
                chances = draws(game)
                assert sum(chances.values()) == pytest.approx(1)
                game.play(dice.choices(list(chances), list(chances.values()))[0])
            else:
                game.play(pick(game, dice, 0.0))
        record = game.record()
        assert trinacria.replay(record).position() == game.position()
        assert trinacria.load(trinacria.dump(record)) == record
        with pytest.raises(trinacria.InvalidRecord, match="no seed"):
            trinacria.verify(record)


def test_the_known_bottom_needs_no_chance() -> None:
    game = trinacria.from_position(
        {"game": "famiglia", "street": ["R2", "B1"], "deck": ["Y1", "G1", "B3"], "pass": 2, "chance": "explicit",
         "known_bottom": 1, "hands": {"p1": [], "p2": []}}
    )  # fmt: skip
    game.play("new R2")
    assert draws(game) == {"draw Y1": 0.5, "draw G1": 0.5}
    game.play("draw G1")
    assert game.decision is not None
    assert game.decision.seat == "p1", "the second card could only be Y1"
    assert game.view("p1")["street"] == ["B1", "G1", "Y1"]
    assert game.view("p1")["deck_bottom"] == ["B3", "R2"]


def test_a_bare_position_asks_chance_for_the_street() -> None:
    game = trinacria.from_position({"game": "famiglia", "chance": "explicit"})
    assert len(draws(game)) == 20
    for _ in range(6):
        assert game.decision is not None
        game.play(game.decision.actions[0])
    assert game.decision is not None
    assert game.decision.seat == "p1"


def test_the_unknown_cards_of_a_deck_have_no_order() -> None:
    """Only the known bottom has one: chance decides about the rest."""
    decks = (["Y1", "G1", "B3", "R4"], ["G1", "Y1", "B3", "R4"], ["Y1", "G1", "R4", "B3"])
    first, again, other = [
        trinacria.from_position(
            {"game": "famiglia", "street": ["R2", "B1"], "deck": deck, "pass": 2, "chance": "explicit",
             "known_bottom": 2, "hands": {"p1": [], "p2": []}}
        ).position()
        for deck in decks
    ]  # fmt: skip
    assert first == again
    assert first != other


def test_a_deck_that_runs_out_in_between_leaves_the_rest_to_chance() -> None:
    """The last card needs no chance; the discard becomes the deck, and of it only what is still to come is drawn."""
    game = trinacria.from_position(
        {"game": "famiglia", "street": ["R3", "B1"], "deck": ["Y1"], "discard": ["G1", "B2", "R2"], "pass": 1,
         "chance": "explicit", "hands": {"p1": [], "p2": []}}
    )  # fmt: skip
    game.play("new R3")
    asked = 0
    while game.decision is not None and game.decision.seat == "chance":
        game.play(game.decision.actions[0])
        asked += 1
    street: Any = game.view("p1")["street"]
    assert asked == 2
    assert len(street) == 4
    assert street[:2] == ["B1", "Y1"]

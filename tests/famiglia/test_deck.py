"""Rulebook 1.5: deck, discard and refill."""

from collections import Counter

from support.games.famiglia import kinds, legal, play, refused, table, zone
from support.games.rules import rule

import trinacria


@rule("FA-D-01")
def test_an_empty_street_is_refilled_with_six() -> None:
    game = table("R0", "", "B0", deck="R1 B1 Y1 G1 R2 B2 Y2 G2")
    game.play("take R0")
    assert zone(game, "street") == "R1 B1 Y1 G1 R2 B2"
    assert zone(game, "deck") == "Y2 G2"
    assert game.position()["to_move"] == "p2"


@rule("FA-D-02", "FA-D-03")
def test_the_discard_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    game = table("R3 B1", deck="Y1", discard="G1 G2 G3 R2 R1")
    events = game.play("new R3")
    assert kinds(events) == ["put_away", "laid_out", "reshuffled", "laid_out"]
    assert game.position()["pass"] == 2
    assert zone(game, "discard") == ""
    street, deck = zone(game, "street").split(), zone(game, "deck").split()
    assert street[:2] == ["B1", "Y1"]
    assert (len(street), len(deck)) == (4, 4)
    assert Counter(street[2:] + deck) == Counter(["G1", "G2", "G3", "R2", "R1", "R3"]), "with the card just discarded"


@rule("FA-D-02")
def test_the_reshuffle_comes_from_chance() -> None:
    position = table("R3 B1", deck="Y1", discard="G1 G2 G3 R2 R1").position()
    decks = set()
    for seed in range(30):
        game = trinacria.from_position(position, seed=seed)
        game.play("new R3")
        decks.add(zone(game, "deck"))
    assert len(decks) > 20


@rule("FA-D-02")
def test_exhausted_by_the_very_last_card_needed() -> None:
    """AMB-FA-03: the reshuffle comes at once, not at the next draw."""
    game = table("R1 B1", deck="Y1", discard="G1 G2")
    game.play("new R1")
    assert game.position()["pass"] == 2
    assert len(zone(game, "deck").split()) == 3
    assert zone(game, "street") == "B1 Y1"


@rule("FA-D-04")
def test_a_refill_that_runs_out_in_the_first_pass() -> None:
    game = table("R0", "", "B0", deck="R1 B1", discard="Y1 G1 R2 B2 Y2 G2 R3")
    game.play("take R0")
    assert game.position()["pass"] == 2
    assert len(zone(game, "street").split()) == 6
    assert len(zone(game, "deck").split()) == 3
    assert game.position()["turns_left"] is None


@rule("FA-D-05", "FA-D-06")
def test_second_pass_once_a_turn_and_under_the_deck() -> None:
    game = table("R1 B2", deck="Y1 Y2 Y3", run=2)
    game.play("new R1")
    assert zone(game, "street") == "B2 Y1"
    assert zone(game, "deck") == "Y2 Y3 R1"
    assert zone(game, "discard") == ""
    assert game.view("p2")["deck_bottom"] == ["R1"]
    assert refused(game, "new B2") == "FA-D-05"
    game.play("pass")
    assert legal(game, "new") == {"new B2", "new Y1"}


@rule("FA-D-07", "FA-D-05")
def test_exactly_one_more_time_in_the_turn_of_the_reshuffle() -> None:
    """AMB-FA-16: however often action 1 was done before."""
    game = table("R1 B1 Y2", deck="Y1 G1 G2", discard="R2 R2 B3 B2 B2 Y3 Y3")
    play(game, "new R1", "new B1")
    assert game.position()["pass"] == 1
    game.play("new Y1")
    assert game.position()["pass"] == 2
    assert zone(game, "street") == "Y2 G1 G2"
    before = len(zone(game, "deck").split())
    game.play("new Y2")
    assert zone(game, "discard") == ""
    assert len(zone(game, "deck").split()) == before + 1 - 2
    assert legal(game, "new") == set()
    assert refused(game, "new G1") == "FA-D-05"


@rule("FA-D-08")
def test_second_pass_draws_what_there_is() -> None:
    game = table("R4 B1", deck="Y1 Y2", run=2)
    game.play("new R4")
    assert zone(game, "street") == "B1 Y1 Y2 R4"
    assert zone(game, "deck") == ""


@rule("FA-D-08", "FA-E-07")
def test_a_refill_lays_what_there_is() -> None:
    """AMB-FA-05, AMB-FA-07: fewer than six, then none."""
    game = table("R0", "", "B0", deck="R0 B0", run=2)
    game.play("take R0")
    assert zone(game, "street") == "R0 B0"
    play(game, "take R0")
    assert game.result is not None
    game = table("R0", "", "B0", deck="B0", run=2, to_move="p2")
    play(game, "take R0", "take B0")
    assert zone(game, "street") == ""
    assert legal(game) == {"pass"}


@rule("FA-D-09")
def test_the_discard_is_out_of_the_game_in_the_second_pass() -> None:
    game = table("R2 B1", deck="Y1", discard="G1 G2", run=2)
    game.play("new R2")
    assert zone(game, "deck") == ""
    assert zone(game, "discard") == "G1 G2"


@rule("FA-D-09")
def test_the_discard_stays_empty_in_the_second_pass() -> None:
    for seed in range(40):
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            actions = game.decision.actions
            game.play(next((a for a in actions if str(a).startswith("new")), actions[0]))
            if game.position()["pass"] == 2:
                assert game.position()["discard"] == []
        assert game.position()["pass"] == 2, "action 1 at every chance runs through the deck"


@rule("FA-D-06")
def test_the_bottom_of_the_deck_is_a_queue_everybody_saw() -> None:
    """AMB-FA-15."""
    game = table("R1 B1", "", "Y0 Y0", deck="Y1 Y2 Y3 G2", run=2)
    play(game, "new R1", "pass", "new B1", "take Y1 Y0 Y0")
    assert zone(game, "deck") == "Y3 G2 R1 B1"
    for seat in ("p1", "p2", None):
        assert game.view(seat)["deck_bottom"] == ["R1", "B1"]
        assert "deck" not in game.view(seat)
    play(game, "new Y2")
    assert zone(game, "deck") == "R1 B1 Y2"
    assert game.view("p1")["deck_bottom"] == ["R1", "B1", "Y2"]

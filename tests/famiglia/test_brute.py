"""Rulebook, action 3: the Brute."""

import pytest
from support.games.famiglia import gang, hand, legal, play, refused, table
from support.games.rules import rule


@rule("FA-A3-01", "FA-F-Y")
def test_a_brute_is_laid_into_the_gang() -> None:
    game = table("R3", "Y1 Y2 Y3 Y4 R0")
    assert legal(game, "play") == {"play Y1", "play Y2", "play Y3", "play Y4"}
    game.play("play Y3")
    assert (hand(game), gang(game)) == ("R0 Y1 Y2 Y4", "Y3")
    assert refused(table("R3", "R0", gang1="Y2"), "play Y2") == "FA-A3-01"


@rule("FA-A3-02")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_one_card_by_one_to_n(strength: int) -> None:
    game = table("R4 B3 B0", f"Y{strength}")
    game.play(f"play Y{strength}")
    by_red = {f"lower R4 {by}" for by in range(1, strength + 1)}
    by_blue = {f"lower B3 {by}" for by in range(1, min(strength, 3) + 1)}
    assert legal(game) == by_red | by_blue
    if strength < 4:
        assert refused(game, f"lower R4 {strength + 1}") == "FA-A3-02"


@rule("FA-A3-02")
def test_a_brute_needs_a_card_to_lower() -> None:
    game = table("R0 B0", "Y2")
    assert legal(game, "play") == set()
    assert refused(game, "play Y2") == "FA-A3-02"


@rule("FA-A3-03")
def test_never_below_zero() -> None:
    game = table("R1 B0", "Y3")
    game.play("play Y3")
    assert legal(game) == {"lower R1 1"}
    assert refused(game, "pass") == "FA-A3-02", "first a card is lowered"
    assert refused(game, "lower R1 2") == "FA-A3-03"
    assert refused(game, "lower B0 1") == "FA-A3-03"
    play(game, "lower R1 1", "take R1")
    assert hand(game) == "R1"


@rule("FA-A3-04")
def test_only_for_action_four_of_this_turn() -> None:
    game = table("R3 B0", "Y2", "R0 R0 R1 R1", gang2="Y1")
    play(game, "play Y2", "lower R3 2", "pass")
    assert game.view("p2")["lowered"] is None
    assert legal(game, "take R3") == set()
    assert refused(game, "take R3 R0 R0") == "FA-A4-03"
    game = table("R3 B0", "Y2 R0 R0", "R0")
    play(game, "play Y2", "lower R3 2", "take R3 R0 R0")
    assert game.position()["street"] == ["B0"]
    assert hand(game) == "R0 R3", "in hand it is a 3 again"


@rule("FA-A3-04")
def test_of_two_alike_only_one_is_lowered() -> None:
    game = table("B3 G3 G3", "Y2 G0 G0 G2 G2", "R0")
    play(game, "play Y2", "lower G3 2")
    assert {"take G3 G0 G0", "take G3 G2 G2"} <= legal(game, "take")
    assert game.view("p1")["lowered"] == {"at": 1, "card": "G3", "by": 2, "value": 1}
    full = game.copy()
    full.play("take G3 G2 G2")
    assert full.position()["street"] == ["B3", "G3"]
    game.play("take G3 G0 G0")
    assert hand(game) == "G0 G2 G2 G3"

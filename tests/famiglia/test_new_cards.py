"""Rulebook, action 1: new cards for the street."""

from support.games.famiglia import kinds, legal, play, refused, table, zone
from support.games.rules import rule


@rule("FA-A1-01")
def test_not_while_a_zero_lies_in_the_street() -> None:
    game = table("R1 B0", "R0", deck="Y1 Y2")
    assert legal(game, "new") == set()
    assert refused(game, "new R1") == "FA-A1-01"
    assert legal(table("R1 B1", "R0", deck="Y1 Y2"), "new") == {"new R1", "new B1"}


@rule("FA-A1-01", "FA-A3-04")
def test_printed_values_count() -> None:
    """A Brute comes after action 1, so a lowered card never stops it; and next turn the card is what it was."""
    game = table("R1 B2", "Y1", "R0", deck="Y1 Y2 Y2")
    play(game, "play Y1", "lower R1 1", "pass")
    assert legal(game, "new") == {"new R1", "new B2"}


@rule("FA-A1-02", "FA-A1-04")
def test_as_many_new_cards_as_the_value() -> None:
    for value, card in ((1, "R1"), (2, "B2"), (3, "Y3"), (4, "G4")):
        game = table(f"{card} R2", deck="B1 Y1 G1 R1 B3")
        events = game.play(f"new {card}")
        assert kinds(events) == ["put_away", "laid_out"]
        assert zone(game, "street") == " ".join(["R2", "B1", "Y1", "G1", "R1"][: value + 1])
        assert zone(game, "discard") == card
        assert len(zone(game, "street").split()) == 2 + value - 1


@rule("FA-A1-02")
def test_only_a_card_that_lies_there() -> None:
    assert refused(table("R1", deck="B1 B2"), "new R2") == "FA-A1-02"


@rule("FA-A1-02")
def test_a_four_may_go_too() -> None:
    """AMB-FA-08: any card of the street."""
    assert "new R4" in legal(table("R4 B1", deck="B1 B2"), "new")


@rule("FA-A1-03")
def test_again_and_again_until_a_zero_comes() -> None:
    game = table("R1 R2", deck="B1 Y1 G1 B0 Y2 Y3")
    play(game, "new R1", "new R2")
    assert zone(game, "street") == "B1 Y1 G1"
    assert "new B1" in legal(game)
    game.play("new B1")
    assert zone(game, "street") == "Y1 G1 B0"
    assert refused(game, "new Y1") == "FA-A1-01"
    assert zone(game, "discard") == "R1 R2 B1"

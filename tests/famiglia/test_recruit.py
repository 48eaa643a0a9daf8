"""Rulebook, action 4, and the Mercenaries: recruit or pass."""

import pytest
from support.games.famiglia import gang, hand, legal, play, refused, table
from support.games.rules import rule


@rule("FA-A4-01")
def test_one_card_or_a_pass() -> None:
    game = table("R0 B0", "", "G0")
    assert legal(game) == {"take R0", "take B0", "pass"}
    game.play("take R0")
    assert hand(game) == "R0"
    assert game.position()["street"] == ["B0"]
    assert game.position()["to_move"] == "p2"
    assert refused(game, "take R0") == "FA-A4-01"


@rule("FA-A4-02")
def test_a_zero_is_free() -> None:
    game = table("R0", "R0", "B0", deck="")
    assert refused(game, "take R0 R0 R0") == "FA-A4-02"
    game.play("take R0")
    assert (hand(game), gang(game)) == ("R0 R0", "")


@rule("FA-A4-03")
@pytest.mark.parametrize("family", list("RBYG"))
@pytest.mark.parametrize("value", [1, 2, 3])
def test_two_of_the_family_one_lower(family: str, value: int) -> None:
    below, card = f"{family}{value - 1}", f"{family}{value}"
    assert legal(table(card, f"{below} {below}"), "take") == {f"take {card} {below} {below}"}
    assert legal(table(card, below), "take") == set()
    assert refused(table(card, below), f"take {card}") == "FA-A4-03"
    assert refused(table(card, below), f"take {card} {below} {below}") == "FA-A4-03"
    other = "B" if family == "R" else "R"
    assert legal(table(card, f"{below} {other}{value - 1}"), "take") == set()
    assert refused(table(card, f"{below} {other}{value - 1}"), f"take {card} {below} {other}{value - 1}") == "FA-A4-03"


@rule("FA-A4-03")
def test_a_pair_of_the_same_value_does_not_do() -> None:
    game = table("R2", "R2 R2")
    assert legal(game, "take") == set()
    assert refused(game, "take R2 R2 R2") == "FA-A4-03"


@rule("FA-A4-04")
def test_the_lowered_value_counts() -> None:
    game = table("B4", "Y2 B1 B1 B3 B3")
    assert legal(game, "take") == {"take B4 B3 B3"}
    play(game, "play Y2", "lower B4 2")
    assert legal(game, "take") == {"take B4 B1 B1"}
    assert refused(game, "take B4 B3 B3") == "FA-A4-03"


@rule("FA-A4-05", "FA-F-G1")
@pytest.mark.parametrize("joker", [1, 2, 3, 4])
def test_a_mercenary_stands_for_any_lower_value(joker: int) -> None:
    for value in (1, 2, 3, 4):
        game = table(f"R{value}", f"R{value - 1} G{joker}")
        mix = f"take R{value} R{value - 1} G{joker}"
        if joker > value - 1:
            assert mix in legal(game, "take")
        else:
            assert legal(game, "take") == set()
            assert refused(game, mix) == "FA-F-G1"


@rule("FA-A4-06")
def test_one_shown_card_stays_the_other_returns() -> None:
    game = table("R3", "R2 G3", "B0")
    assert legal(game, "take") == {"take R3 R2 G3", "take R3 G3 R2"}
    kept = game.copy()
    game.play("take R3 R2 G3")
    assert (hand(game), gang(game)) == ("R3 G3", "R2")
    kept.play("take R3 G3 R2")
    assert (hand(kept), gang(kept)) == ("R2 R3", "G3")


@rule("FA-A4-07")
def test_gang_cards_cannot_be_shown() -> None:
    game = table("R2", "R1", gang1="R1 G2")
    assert legal(game, "take") == set()
    assert refused(game, "take R2 R1 R1") == "FA-A4-07"
    assert refused(game, "take R2 R1 G2") == "FA-A4-07"


@rule("FA-A4-08")
def test_a_turn_without_recruiting_is_a_pass() -> None:
    """AMB-FA-02: whatever was done before."""
    game = table("R3 B2", "Y1 B1", "R0", gang1="G0", deck="Y1 Y2 G2 G3")
    play(game, "new R3", "play B1", "done", "play Y1", "lower B2 1", "pass")
    assert game.position()["passes"] == 1


@rule("FA-F-G2")
def test_a_mercenary_stands_for_any_family() -> None:
    for family in "RBYG":
        assert f"take {family}1 {family}0 G2" in legal(table(f"{family}1", f"{family}0 G2"), "take")


@rule("FA-F-G3")
def test_at_most_one_joker() -> None:
    game = table("R2", "G2 G3")
    assert legal(game, "take") == set()
    assert refused(game, "take R2 G2 G3") == "FA-F-G3"
    assert refused(game, "take R2 G3 G2") == "FA-F-G3"


@rule("FA-F-G4")
def test_two_mercenaries_when_one_is_the_true_card() -> None:
    assert legal(table("G2", "G1 G3"), "take") == {"take G2 G1 G3", "take G2 G3 G1"}
    game = table("G1", "G2 G1")
    assert legal(game, "take") == set()
    assert refused(game, "take G1 G2 G1") == "FA-F-G3"


@rule("FA-F-G5")
def test_a_joker_even_with_a_pair_in_hand() -> None:
    """AMB-FA-09."""
    assert legal(table("R3", "R2 R2 G3"), "take") == {"take R3 R2 R2", "take R3 R2 G3", "take R3 G3 R2"}


@rule("FA-F-R")
def test_la_famiglia_has_no_ability() -> None:
    game = table("B3 R4", "R1 R2 R3")
    assert legal(game, "play") == set()
    assert refused(game, "play R2") == "FA-F-R"
    assert refused(game, "play G2") == "FA-A4-05"

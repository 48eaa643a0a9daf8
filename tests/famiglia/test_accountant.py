"""Rulebook, action 2: the Accountant."""

from support.games.famiglia import gang, hand, legal, play, refused, table
from support.games.rules import rule


@rule("FA-A2-01", "FA-F-B")
def test_an_accountant_is_laid_into_the_gang() -> None:
    game = table("R3", "B1 B2 B3 B4 R0", gang1="")
    assert legal(game, "play") == {"play B1", "play B2", "play B3", "play B4"}
    game.play("play B3")
    assert (hand(game), gang(game)) == ("R0 B1 B2 B4", "B3")
    assert refused(table("R3", "R0", gang1="B2"), "play B2") == "FA-A2-01"


@rule("FA-A2-02")
def test_as_many_in_as_out() -> None:
    game = table("R3", "B2 R0 Y0", gang1="G1 G2")
    game.play("play B2")
    assert legal(game) == {"back G1", "back G2", "done"}
    game.play("back G2")
    assert legal(game) == {"lay R0", "lay Y0"}
    assert refused(game, "done") == "FA-A2-02"
    game.play("lay Y0")
    assert (hand(game), gang(game)) == ("R0 G2", "B2 Y0 G1")


@rule("FA-A2-02")
def test_a_swap_happens_at_once_so_nothing_moves_twice() -> None:
    game = table("R3", "B3 R0 Y0", gang1="G2")
    play(game, "play B3", "back G2")
    assert refused(game, "lay G2") == "FA-A2-02"
    game.play("lay R0")
    assert game.decision is not None
    assert game.decision.kind == "turn", "the gang's only other card came from the swap itself"
    assert (hand(game), gang(game)) == ("Y0 G2", "R0 B3")


@rule("FA-A2-02")
def test_a_card_laid_down_cannot_be_fetched_again() -> None:
    game = table("R3", "B3 R0 Y0", gang1="G2 G1")
    play(game, "play B3", "back G2", "lay R0")
    assert legal(game) == {"back G1", "done"}
    assert refused(game, "back R0") == "FA-A2-02"
    game = table("R3", "B3 B1 R0", gang1="G2 G1")
    play(game, "play B3", "back G2", "lay B1")
    assert refused(game, "back B1") == "FA-A2-02", "an Accountant too, if it was only laid down"
    assert refused(game, "back B3") == "FA-A2-04"


@rule("FA-A2-03")
def test_up_to_n_swaps_and_none_is_allowed() -> None:
    game = table("R3", "B1 R0 Y0", gang1="G1 G2")
    play(game, "play B1", "done")
    assert (hand(game), gang(game)) == ("R0 Y0", "B1 G1 G2")
    game = table("R3", "B1 R0 Y0", gang1="G1 G2")
    play(game, "play B1", "back G1", "lay R0")
    assert legal(game, "back") == set()
    game = table("R3", "B3 R0 Y0 R1 R2", gang1="G1 G2 G3 Y1")
    play(game, "play B3", "back G1", "lay R0", "back G2", "lay Y0", "done")
    assert (hand(game), gang(game)) == ("R1 R2 G1 G2", "R0 B3 Y0 Y1 G3")


@rule("FA-A2-03")
def test_a_swap_that_cannot_be_is_not_asked() -> None:
    """An empty gang, or an empty hand: the Accountant is just laid down."""
    game = table("R3", "B2 R0", gang1="")
    game.play("play B2")
    assert game.decision is not None
    assert game.decision.kind == "turn"
    game = table("R3", "B2", gang1="G1")
    game.play("play B2")
    assert game.decision is not None
    assert game.decision.kind == "turn"


@rule("FA-A2-04")
def test_the_accountant_himself_stays() -> None:
    game = table("R3", "B2 R0", gang1="G1")
    game.play("play B2")
    assert refused(game, "back B2") == "FA-A2-04"
    game = table("R3", "B2 R0", gang1="B2")
    game.play("play B2")
    assert "back B2" in legal(game), "another Accountant of the same value lay there before"
    play(game, "back B2", "lay R0")
    assert (hand(game), gang(game)) == ("B2", "R0 B2")


@rule("FA-A2-05")
def test_fetched_cards_serve_in_the_same_turn() -> None:
    game = table("R3", "B2 R0 R1", gang1="R2 R2 Y2")
    assert "take R3 R2 R2" not in legal(game)
    play(game, "play B2", "back R2", "lay R0", "back R2", "lay R1", "take R3 R2 R2")
    assert (hand(game), gang(game)) == ("R2 R3", "R0 R1 R2 B2 Y2")
    game = table("R1", "B1 R0", gang1="Y1")
    play(game, "play B1", "back Y1", "lay R0", "play Y1", "lower R1 1", "take R1")
    assert (hand(game), gang(game)) == ("R1", "R0 B1 Y1")

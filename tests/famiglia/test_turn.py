"""Rulebook 1.3: the turn and its four actions."""

from support.games.famiglia import gang, hand, legal, play, refused, table
from support.games.rules import rule


@rule("FA-T-01")
def test_turns_alternate() -> None:
    game = table("R0 B0 Y0 G0", "R0", "B0")
    movers = []
    for _ in range(4):
        assert game.decision is not None
        movers.append(game.decision.seat)
        game.play("take") if len(legal(game, "take")) == 1 else game.play(sorted(legal(game, "take"))[0])
    assert movers == ["p1", "p2", "p1", "p2"]


@rule("FA-T-02")
def test_a_later_action_closes_the_earlier_ones() -> None:
    game = table("R3 G2", "B1 Y1 R2 R2", gang1="G0", deck="Y1 G3 B2 B3")
    assert legal(game) == {"new R3", "new G2", "play B1", "play Y1", "take R3 R2 R2", "pass"}
    play(game, "play B1", "done")
    assert legal(game) == {"play Y1", "take R3 R2 R2", "pass"}
    assert refused(game, "new G2") == "FA-T-02"
    play(game, "play Y1", "lower G2 1")
    assert legal(game) == {"take R3 R2 R2", "pass"}
    assert refused(game, "new G2") == "FA-T-02"


@rule("FA-T-02")
def test_no_accountant_after_the_brute() -> None:
    game = table("R3", "B1 Y1", gang1="G0")
    play(game, "play Y1", "lower R3 1")
    assert refused(game, "play B1") == "FA-T-04"


@rule("FA-T-03", "FA-A4-08")
def test_every_action_may_be_left_out() -> None:
    game = table("R3 G2", "B1 Y1 R2 R2", "R0", gang1="G0")
    game.play("pass")
    assert game.decision is not None
    assert game.decision.seat == "p2"
    assert (hand(game), gang(game)) == ("R2 R2 B1 Y1", "G0")


@rule("FA-T-04")
def test_one_accountant_and_one_brute_a_turn() -> None:
    game = table("R3", "B1 B2 Y1 Y2", gang1="G0")
    play(game, "play B1", "done")
    assert refused(game, "play B2") == "FA-T-04"
    play(game, "play Y1", "lower R3 1")
    assert refused(game, "play Y2") == "FA-T-04"


@rule("FA-T-05")
def test_a_zero_has_no_ability() -> None:
    game = table("R3", "B0 Y0 G0 R2", gang1="G1")
    assert legal(game, "play") == set()
    assert refused(game, "play B0") == "FA-T-05"
    assert refused(game, "play Y0") == "FA-T-05"
    assert refused(game, "take R3 R2 G0") == "FA-A4-03"


@rule("FA-T-06")
def test_no_hand_limit_and_no_refill_while_a_card_lies() -> None:
    held = "R0 R0 R0 B0 B0 B0 Y0 Y0 Y0 R1 R1 B1 B1 B1 Y1 Y1 Y1 G1 G1 G1 R2 R2 B2 B2 Y2 Y2"
    game = table("G0 G0", held, "R3", deck="G2 G3")
    game.play("take G0")
    assert len(hand(game).split()) == len(held.split()) + 1
    assert game.position()["street"] == ["G0"]
    assert game.position()["deck"] == ["G2", "G3"]

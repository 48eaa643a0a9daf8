"""Rulebook 2: the worked examples and the derived vectors, under their names."""

from support.games.famiglia import gang, hand, legal, play, table, zone
from support.games.rules import rule


@rule("EX-FA-01")
def test_ex_fa_01_new_cards() -> None:
    game = table("R2 B1 Y1 G1 B3 Y3", deck="G2 Y2 R0")
    game.play("new R2")
    assert zone(game, "discard") == "R2"
    assert len(zone(game, "deck").split()) == 1
    assert zone(game, "street") == "B1 Y1 G1 B3 Y3 G2 Y2"
    assert legal(game, "new"), "no 0 came, so she may repeat"


@rule("EX-FA-02")
def test_ex_fa_02_a_pair() -> None:
    game = table("B3 R1", "B2 B2", "R0")
    game.play("take B3 B2 B2")
    assert (hand(game), gang(game), zone(game, "street")) == ("B2 B3", "B2", "R1")


@rule("EX-FA-03")
def test_ex_fa_03_the_end() -> None:
    game = table("R3 B1", "R0", "B0", deck="Y1 Y2", run=2)
    game.play("new R3")
    assert zone(game, "deck") == ""
    assert zone(game, "street") == "B1 Y1 Y2 R3"
    game.play("pass")
    assert game.position()["ended"] is None, "p2 still has their turn"
    game.play("pass")
    assert game.position()["ended"] == "last_card"


@rule("EX-FA-04")
def test_ex_fa_04_the_accountant() -> None:
    game = table("R4", "B2 Y0 R1 G0", "R0", gang1="G2 Y3 R0")
    play(game, "play B2", "back G2", "lay Y0", "back Y3", "lay R1")
    assert gang(game) == "R0 R1 B2 Y0"
    assert hand(game) == "Y3 G0 G2"


@rule("EX-FA-05")
def test_ex_fa_05_the_brute() -> None:
    game = table("G4 R1", "Y2 G1 G1", "R0")
    play(game, "play Y2", "lower G4 2", "take G4 G1 G1")
    assert (hand(game), gang(game)) == ("G1 G4", "Y2 G1")


@rule("EX-FA-06")
def test_ex_fa_06_the_mercenary() -> None:
    game = table("R3 B1", "R2 G3", "R0")
    other = game.copy()
    assert other.position() == game.position()
    game.play("take R3 R2 G3")
    assert (hand(game), gang(game)) == ("R3 G3", "R2")
    other.play("take R3 G3 R2")
    assert (hand(other), gang(other)) == ("R2 R3", "G3")


@rule("DX-FA-01")
def test_dx_fa_01_green_with_green() -> None:
    assert legal(table("G1", "G2 G0"), "take") == {"take G1 G0 G2", "take G1 G2 G0"}
    assert legal(table("G1", "G2 G1"), "take") == set()


@rule("DX-FA-02")
def test_dx_fa_02_lowered_by_less_than_the_brute_can() -> None:
    game = table("R4 B1", "Y2 R2 R2", "R0")
    play(game, "play Y2", "lower R4 1", "take R4 R2 R2")
    assert (hand(game), gang(game)) == ("R2 R4", "R2 Y2")


@rule("DX-FA-03")
def test_dx_fa_03_lowered_to_zero() -> None:
    game = table("R4 B1", "Y4", "R0")
    events = play(game, "play Y4", "lower R4 4", "take R4")
    assert (hand(game), gang(game)) == ("R4", "Y4")
    taken = next(event.facts for event in events if event.kind == "recruited")
    assert (taken["lay"], taken["keep"]) == ("none", "none"), "a card of value 0 is simply taken"


@rule("DX-FA-04")
def test_dx_fa_04_a_reshuffle_in_the_middle() -> None:
    game = table("R3 B1", "", deck="Y1", discard="G1 G2 G3 R2 R1")
    game.play("new R3")
    assert len(zone(game, "deck").split()) == 4
    assert len(zone(game, "street").split()) == 4
    game.play("new B1")
    assert zone(game, "deck").endswith("B1"), "it went under the deck"
    assert legal(game, "new") == set()


@rule("DX-FA-05")
def test_dx_fa_05_passes_with_a_recruit_between() -> None:
    game = table("B0 R3", "R0", "R0")
    play(game, "pass", "take B0", "pass")
    assert game.position()["ended"] is None
    game.play("pass")
    assert game.position()["ended"] == "both_passed"


@rule("DX-FA-06")
def test_dx_fa_06_the_refill_after_p2() -> None:
    game = table("B0", "R0", "R0", deck="R1 B1 Y1 G1 R2", run=2, to_move="p2")
    game.play("take B0")
    assert len(zone(game, "street").split()) == 5
    movers = []
    while game.decision is not None:
        movers.append(game.decision.seat)
        game.play("pass")
    assert movers == ["p1", "p2"]

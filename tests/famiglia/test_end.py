"""Rulebook 1.6 and 1.7: the end and the score."""

import pytest
from support.games.famiglia import kinds, legal, play, refused, table, zone
from support.games.rules import rule

import trinacria


def result(game: trinacria.Game) -> trinacria.Result:
    """The result of a game that is over."""
    assert game.result is not None
    assert game.decision is None
    return game.result


@rule("FA-E-01", "FA-E-02", "FA-E-03")
def test_the_last_card_in_p1s_turn_gives_p2_one_more() -> None:
    game = table("R1 B1", "B0 B0", "R0 R0", deck="Y2", run=2)
    events = game.play("new R1")
    assert kinds(events) == ["put_away", "laid_out"], "the 1 went under the deck, so a card is left"
    game = table("R2 B1", "B0 B0", "R0 R0", deck="Y2", run=2)
    assert kinds(game.play("new R2")) == ["put_away", "laid_out", "last_cards"]
    game.play("take B1 B0 B0")
    assert game.result is None
    assert game.position()["to_move"] == "p2"
    game.play("pass")
    assert result(game).reason == "last_card"


@rule("FA-E-03")
def test_the_last_card_in_p2s_turn_ends_with_that_turn() -> None:
    game = table("R2 B1", "R0 R0", "B0 B0", deck="Y2", run=2, to_move="p2")
    game.play("new R2")
    assert legal(game, "take") == {"take B1 B0 B0"}, "the turn is finished normally"
    game.play("take B1 B0 B0")
    assert result(game).reason == "last_card"


@rule("FA-E-04")
def test_by_a_refill_at_the_end_of_p1s_turn() -> None:
    game = table("R0", "", "B0 B0", deck="B1 B1", run=2)
    game.play("take R0")
    assert game.position()["turns_left"] == 1
    game.play("take B1 B0 B0")
    assert result(game).reason == "last_card"


@rule("FA-E-05")
def test_by_a_refill_at_the_end_of_p2s_turn() -> None:
    game = table("R0", "B0 B0", "G0 G0", deck="B1 G1", run=2, to_move="p2")
    game.play("take R0")
    assert game.position()["turns_left"] == 2
    game.play("take B1 B0 B0")
    assert game.result is None
    game.play("take G1 G0 G0")
    assert result(game).reason == "last_card"


@rule("FA-E-01")
def test_first_exhaustion_with_an_empty_discard() -> None:
    """AMB-FA-04: there is no second pass; all cards are in play."""
    game = table("R0", "", "B0", deck="R1 B1")
    events = game.play("take R0")
    assert "last_cards" in kinds(events)
    assert zone(game, "street") == "R1 B1"
    game.play("pass")
    assert result(game).reason == "last_card"


@rule("FA-E-01")
def test_both_exhaustions_in_one_turn() -> None:
    """AMB-FA-17: the one more time of FA-D-07 may bring the last card."""
    game = table("R3 B4", deck="Y1", discard="")
    events = game.play("new R3")
    assert kinds(events)[-1] == "last_cards"
    game = table("R1 B4", deck="Y1", discard="Y2")
    assert kinds(game.play("new R1")) == ["put_away", "laid_out", "reshuffled"]
    assert kinds(game.play("new B4"))[-1] == "last_cards"
    assert game.position()["turns_left"] == 2


@rule("FA-E-06")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_two_passes_in_a_row_end_at_once(first: str) -> None:
    """AMB-FA-01: also p2, then p1."""
    game = table("R3", "R0", "B0", to_move=first)
    play(game, "pass")
    assert game.result is None
    play(game, "pass")
    assert result(game).reason == "both_passed"


@rule("FA-E-06")
def test_no_such_end_in_the_last_turns() -> None:
    """AMB-FA-18: p2 keeps the turn that FA-E-03 promises."""
    game = table("R2 B1", "R0", "B0 B0", deck="Y2", run=2, to_move="p1", passes=1)
    play(game, "new R2", "pass")
    assert game.result is None
    game.play("take B1 B0 B0")
    assert result(game).reason == "last_card"


@rule("FA-E-07")
def test_no_new_cards_from_an_empty_deck() -> None:
    game = table("R2 B1", "R0", "B0", deck="", run=2)
    assert game.position()["turns_left"] == 2, "all cards are in play, so these are the last turns"
    assert legal(game) == {"pass"}
    assert refused(game, "new R2") == "FA-E-07"


@rule("FA-E-03")
@pytest.mark.parametrize(("mover", "turns"), [("p1", 2), ("p2", 1)])
def test_a_position_with_all_cards_in_play_ends_after_p2s_turn(mover: str, turns: int) -> None:
    game = table("R2 B1", "R0", "B0", deck="", run=2, to_move=mover)
    assert game.position()["turns_left"] == turns
    for _ in range(turns):
        assert game.result is None
        play(game, "pass")
    assert result(game).reason == "last_card"


@rule("FA-V-01", "FA-V-02", "FA-V-03")
def test_hand_and_gang_count_and_nothing_else() -> None:
    game = table("R3 R4", "R0 R1", "B4 Y1", gang1="G2", gang2="R2", deck="Y4", discard="G4")
    play(game, "pass", "pass")
    assert result(game).scores == {"p1": 1 + 3 + 3, "p2": 10 + 1 + 6}
    assert result(game).winners == ("p2",)
    assert result(game).decided_by == "points"


@rule("FA-V-04")
def test_a_tie_goes_to_the_best_card() -> None:
    game = table("R3", "R2", "Y2 B1 B1 G1", deck="Y4")
    play(game, "pass", "pass")
    assert result(game).scores == {"p1": 6, "p2": 6}
    assert (result(game).winners, result(game).decided_by) == (("p1",), "best_card")


@rule("FA-V-04")
def test_equal_best_cards_are_compared_further_down() -> None:
    """AMB-FA-13."""
    many, few = "B3 B1 B1 B1", "Y3 Y2"
    for hands, winner in (((many, few), "p2"), ((few, many), "p1")):
        game = table("R4", *hands, deck="Y4")
        play(game, "pass", "pass")
        assert result(game).scores == {"p1": 9, "p2": 9}
        assert (result(game).winners, result(game).decided_by) == ((winner,), "best_card")
    game = table("R4", "B3", "Y3", gang1="G1", gang2="B1", deck="Y4")
    play(game, "pass", "pass")
    assert (result(game).winners, result(game).decided_by) == ((), "draw")

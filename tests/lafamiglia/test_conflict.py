"""Rulebook 1.19 to 1.21: bonuses, conflict, knockout."""

from collections.abc import Mapping
from typing import Any

import pytest
from support.games.lafamiglia import NEUTRAL, area, asked, attack, legal, of, play, refused, table, told
from support.games.rules import rule

from trinacria.games.lafamiglia import LaFamiglia

FINESSE = "finesse"


def fight(attackers: int, defender: str, options: Mapping[str, object] | None = None, cars: int = 0) -> LaFamiglia:
    """Red attacks Camastra from Enna with an order without skulls, all but one soldato going."""
    car = f"{cars}c " if cars else ""
    game = table("encounter", enna=f"red {attackers + 1} {car}red.basic.muster", camastra=defender, options=options)
    attack(game, "camastra", attackers, *(["drive"] if cars else []))
    return game


def cards(game: LaFamiglia, attacker: str, defender: str, first: str, second: str) -> None:
    """Finesse with these cards and decisions."""
    play(game, FINESSE, f"card {attacker}", f"card {defender}", first, second)


# -------------------------------------------------------------------- bonuses


@rule("LF-BN-01", "LF-BN-02", "LF-BN-04", "LF-BN-05", "LF-BN-06", "LF-BN-03")
def test_the_bonuses_line_by_line() -> None:
    game = table(
        "encounter",
        enna="red 6 2c red.police.A",
        camastra="blue 4 2c 2l blue.basic.garrison",
        removed={"red": {"justice": 2}},
    )
    events = attack(game, "camastra", 5, "drive")
    line = told(events, "bonuses")[0]
    assert (line["skull"], line["car"], line["attack"]) == (2, 2, 4)
    assert (line["labs"], line["vests"], line["defence"]) == (2, 1, 3)
    assert (line["difference"], line["removed"], line["defenders"]) == (1, 1, 3)
    assert of(game, "blue", "supply") == 50 - 3


@rule("LF-BN-02")
def test_without_a_car_the_justice_row_does_not_count() -> None:
    game = table("encounter", enna="red 6 1c red.police.A", camastra="blue 4", removed={"red": {"justice": 4}})
    events = attack(game, "camastra", 5, "walk")
    assert told(events, "bonuses")[0]["attack"] == 2
    game = table("encounter", enna="red 6 1c red.police.A", camastra="blue 6", removed={"red": {"justice": 4}})
    events = attack(game, "camastra", 5, "drive")
    assert told(events, "bonuses")[0]["car"] == 3


@rule("LF-BN-07")
def test_neutral_soldati_removed_by_the_bonus_bring_own_ones() -> None:
    game = table("encounter", enna="red 6 red.police.A", camastra="neutral 3")
    before = of(game, "red", "supply")
    attack(game, "camastra", 5)
    assert (of(game, "red", "hq"), of(game, "red", "supply")) == (2, before - 2)
    assert game.supply[NEUTRAL] == 29


@rule("LF-BN-08", "DX-LF-05")
def test_bonuses_alone_may_take_the_area() -> None:
    game = table("encounter", enna="red 2 red.justice.B", camastra="blue 3 2c", removed={"red": {"justice": 3}})
    events = attack(game, "camastra", 1)
    assert told(events, "bonuses")[0]["removed"] == 3
    assert area(game, "camastra") == "red 1"
    assert of(game, "blue", "cars") == 5
    assert not told(events, "knockout")
    game = table("encounter", enna="red 2 red.police.A", camastra="blue 1 1l blue.basic.advance")
    attack(game, "camastra", 1)
    assert area(game, "camastra") == "red 1"
    assert "blue.basic.advance" in of(game, "blue", "orders")


@rule("LF-BN-09")
def test_no_difference_removes_nobody() -> None:
    game = table("encounter", enna="red 6 red.police.A", camastra="blue 3 2l blue.basic.garrison")
    events = attack(game, "camastra", 2)
    assert (told(events, "bonuses")[0]["difference"], told(events, "bonuses")[0]["removed"]) == (-1, 0)
    assert asked(game) == ("red", "approach")


# -------------------------------------------------------------------- finesse and force


@rule("LF-CF-01", "LF-CF-02")
def test_the_attacker_chooses_and_the_defender_plays() -> None:
    game = fight(3, "blue 3")
    assert legal(game) == {"finesse", "force"}
    play(game, FINESSE)
    assert asked(game) == ("red", "conflict_card")
    assert legal(game) == {"card turncoat", "card coward1", "card coward2"}
    play(game, "card coward1")
    assert asked(game) == ("blue", "conflict_card")
    assert len(legal(game)) == 3


@rule("LF-CF-02")
def test_for_neutral_soldati_the_other_team_says_who_plays() -> None:
    game = fight(3, "neutral 3")
    play(game, FINESSE)
    assert asked(game) == ("blue", "defender")
    assert legal(game) == {"defend blue", "defend yellow"}
    assert refused(game, "defend green") == "LF-CF-02"
    play(game, "defend yellow")
    conflict: Any = game.view(None)["conflict"]
    assert conflict["cards_chosen"] == 0
    assert "attack_takes" not in conflict, "nothing is decided before there are cards"
    play(game, "card coward1")
    assert asked(game) == ("yellow", "conflict_card")


@rule("LF-CF-03", "LF-I-01")
def test_cards_are_sealed() -> None:
    game = fight(3, "blue 3")
    events = play(game, FINESSE, "card turncoat")
    sealed = events[-1]
    assert sealed.seen_by("green") == {"kind": "card_chosen", "seat": "red", "card": "turncoat"}
    for seat in ("blue", "yellow", None):
        assert sealed.seen_by(seat) == {"kind": "card_chosen", "seat": "red", "card": "hidden"}
        assert "attack_card" not in game.view(seat)["conflict"]  # type: ignore[operator]
    assert game.view("green")["conflict"]["attack_card"] == "turncoat"  # type: ignore[index]


@rule("LF-CF-03", "LF-CF-04")
def test_a_position_writes_minus_one_for_what_is_not_chosen_yet() -> None:
    """The defender, the two cards, and whether the attacker takes one."""
    game = fight(3, "blue 3")
    written = []
    for action in (FINESSE, "card coward1", "card coward2", "leave"):
        play(game, action)
        position: Any = game.position()
        written.append(position["steps"][-1])
    assert written == [["Cards", 1, *rest] for rest in ([-1, -1, -1], [1, -1, -1], [1, 2, -1], [1, 2, 0])]


@rule("LF-CF-04")
def test_first_the_attacker_decides_then_the_defender() -> None:
    game = fight(3, "blue 3")
    play(game, FINESSE, "card turncoat", "card coward1")
    assert asked(game) == ("red", "take_card")
    assert legal(game) == {"take", "leave"}
    play(game, "take")
    assert asked(game) == ("blue", "take_card")
    assert legal(game) == {"take", "leave"}
    assert "defence_card" not in game.view("red")["conflict"]  # type: ignore[operator]


@rule("LF-CF-05", "LF-CF-06")
@pytest.mark.parametrize(
    ("first", "second", "mine", "theirs"),
    [
        ("leave", "leave", ["coward1"], ["coward2"]),
        ("take", "take", ["coward2"], ["coward1"]),
        ("take", "leave", ["coward1", "coward2"], []),
        ("leave", "take", [], ["coward1", "coward2"]),
    ],
)
def test_who_has_which_card(first: str, second: str, mine: list[str], theirs: list[str]) -> None:
    game = fight(9, "blue 9")
    events = play(game, FINESSE, "card coward1", "card coward2", first, second)
    shown = told(events, "cards_revealed")[0]
    assert (shown["attacker"], shown["defender"]) == (mine, theirs)
    lost = [sum(int(card[-1]) for card in side) for side in (mine, theirs)]
    assert told(events, "knockout")[0]["soldati"] == 9 - max(lost)


@rule("LF-CF-07")
def test_turncoats_come_before_cowards() -> None:
    game = fight(2, "blue 2")
    events = play(game, FINESSE, "card coward2", "card turncoat", "leave", "leave")
    kinds = [event.kind for event in events if event.kind in ("turncoat", "coward")]
    assert kinds == ["turncoat", "coward"]


@rule("LF-CF-08", "DX-LF-06")
def test_both_cards_are_applied_even_to_nobody() -> None:
    game = fight(1, "blue 1")
    events = play(game, FINESSE, "card turncoat", "card turncoat", "leave", "leave")
    lines = told(events, "turncoat")
    assert [(one["attackers"], one["defenders"]) for one in lines] == [(2, 0), (1, 1)]
    assert area(game, "camastra") == "-"


@rule("LF-CF-09")
def test_a_turncoat_moves_one_from_each_supply() -> None:
    game = fight(3, "blue 3")
    before = (of(game, "red", "supply"), of(game, "blue", "supply"))
    events = play(game, FINESSE, "card turncoat", "card coward1", "leave", "leave")
    assert told(events, "turncoat")[0] == {"family": "red", "lost": 1, "won": 1, "attackers": 4, "defenders": 2}
    # Red 4 against blue 2, less the coward of blue: 1 against 1 is knocked out, three stay.
    assert area(game, "camastra") == "red 3"
    assert (of(game, "red", "supply"), of(game, "blue", "supply")) == (before[0] - 1 + 1, before[1] + 1 + 1)


@rule("LF-CF-10")
def test_cowards_go_to_the_hq() -> None:
    game = fight(5, "blue 5")
    cards(game, "coward1", "coward2", "leave", "leave")
    assert (of(game, "red", "hq"), of(game, "blue", "hq")) == (1, 2)
    assert area(game, "camastra") == "red 1"


@rule("LF-CF-11")
def test_neutral_cowards_bring_own_soldati() -> None:
    game = fight(3, "neutral 3")
    play(game, FINESSE, "defend blue", "card coward1", "card coward2", "leave", "leave")
    # Two neutral cowards and one knocked out: three for the HQ, and red's own coward.
    assert of(game, "red", "hq") == 3 + 1
    assert game.supply[NEUTRAL] == 30


@rule("LF-CF-12", "LF-KO-01")
def test_then_one_for_one() -> None:
    game = fight(5, "blue 3")
    events = play(game, FINESSE, "card coward1", "card coward1", "leave", "leave")
    assert told(events, "knockout")[0]["soldati"] == 2
    assert area(game, "camastra") == "red 2"


@rule("LF-CF-13")
@pytest.mark.parametrize(("variant", "attackers"), [(False, 4), (True, 5)])
def test_the_variant_of_identical_cards(variant: bool, attackers: int) -> None:
    game = fight(6, "blue 1", options={"variant_identical_cards": variant})
    events = play(game, FINESSE, "card coward1", "card coward1", "take", "leave")
    assert told(events, "coward")[-1]["attackers"] == attackers


@rule("LF-CF-14", "DX-LF-03")
def test_force_costs_two() -> None:
    game = fight(5, "blue 2")
    before = of(game, "red", "supply")
    play(game, "force")
    assert area(game, "camastra") == "red 1"
    assert of(game, "red", "supply") == before + 4


@rule("LF-CF-15")
def test_all_cards_are_there_again() -> None:
    game = table("encounter", enna="red 9 red.police.C", camastra="blue 4", riesi="blue 4")
    attack(game, "camastra", 2)
    cards(game, "turncoat", "turncoat", "leave", "leave")
    play(game, "to riesi", "soldati 2", FINESSE)
    assert len(legal(game, "card")) == 3


# -------------------------------------------------------------------- knockout and result


@rule("LF-KO-02", "DX-LF-07")
def test_neutral_soldati_knocked_out_bring_own_ones() -> None:
    game = table("encounter", enna="red 4 red.basic.advance", camastra="neutral 3")
    attack(game, "camastra", 3, "force")
    assert area(game, "camastra") == "neutral 1"
    assert of(game, "red", "hq") == 2


@rule("LF-KO-03", "LF-KO-04", "DX-LF-01")
def test_the_attack_fails_and_the_car_is_lost() -> None:
    game = table("encounter", enna="red 5 1c red.basic.muster", camastra="blue 4 1l")
    attack(game, "camastra", 4, "drive")
    events = play(game, FINESSE, "card turncoat", "card coward2", "take", "take")
    line = told(events, "turncoat")[0]
    assert (line["family"], line["attackers"], line["defenders"]) == ("blue", 3, 5)
    assert told(events, "coward")[0]["attackers"] == 1
    assert area(game, "camastra") == "blue 4 1l"
    assert (of(game, "red", "hq"), of(game, "red", "cars")) == (2, 5)


@rule("LF-KO-05", "DX-LF-02")
def test_the_area_is_taken_and_loses_a_lab() -> None:
    game = table("encounter", enna="red 4 red.basic.advance", camastra="blue 2 1l")
    attack(game, "camastra", 3)
    events = play(game, FINESSE, "card coward1", "card turncoat", "take", "leave")
    assert [(one["attackers"], one["defenders"]) for one in told(events, "turncoat")] == [(4, 1)]
    assert told(events, "coward")[0]["attackers"] == 3
    assert area(game, "camastra") == "red 2"


@rule("LF-KO-03", "LF-KO-06", "LF-KO-07", "DX-LF-04")
def test_nobody_is_left() -> None:
    game = table("encounter", enna="red 5 1c red.church.B", camastra="blue 2 2c 1l blue.basic.advance")
    attack(game, "camastra", 4, "drive", "force")
    assert area(game, "camastra") == "- 1l"
    assert (of(game, "red", "cars"), of(game, "blue", "cars")) == (5, 5)
    assert "blue.basic.advance" in of(game, "blue", "orders")


@rule("LF-KO-03", "LF-BN-03")
def test_the_cars_of_a_surviving_defender_stay() -> None:
    game = fight(2, "blue 5 2c")
    play(game, "force")
    assert area(game, "camastra") == "blue 5 2c"


def test_force_with_one_attacker_is_allowed() -> None:
    """AMB-LF-64: it loses what there is."""
    game = fight(1, "blue 3")
    play(game, "force")
    assert area(game, "camastra") == "blue 3"


@rule("EX-LF-16")
def test_the_conflict_of_the_rulebook() -> None:
    game = table(
        "encounter",
        enna="red 6 1c red.police.A",
        camastra="blue 4 2l blue.basic.garrison",
        removed={"red": {"justice": 2}},
    )
    before = (of(game, "red", "supply"), of(game, "blue", "supply"))
    events = attack(game, "camastra", 5, "drive")
    assert told(events, "bonuses")[0]["difference"] == 1
    events = play(game, FINESSE, "card turncoat", "card coward1", "leave", "take")
    assert [(one["attackers"], one["defenders"]) for one in told(events, "turncoat")] == [(4, 4)]
    assert [(one["attackers"], one["defenders"]) for one in told(events, "coward")] == [(4, 3)]
    assert told(events, "knockout")[0]["soldati"] == 3
    assert (area(game, "enna"), area(game, "camastra")) == ("red 1", "red 1 1c 1l")
    assert (of(game, "red", "supply"), of(game, "blue", "supply")) == (before[0] + 4, before[1] + 3)
    assert of(game, "blue", "hq") == 1
    assert "blue.basic.garrison" in of(game, "blue", "orders")


@rule("LF-CF-09")
def test_a_turncoat_joins_before_the_reward_for_a_neutral_soldato() -> None:
    """AMB-LF-68: with one soldato in the supply it joins the attackers, and nothing is left for the HQ."""
    game = table("encounter", enna="red 5 red.basic.muster", camastra="neutral 3", hq={"red": 44})
    assert of(game, "red", "supply") == 1
    attack(game, "camastra", 3, "finesse", "defend blue", "card turncoat", "card coward1", "leave")
    events = play(game, "leave")
    assert told(events, "turncoat") == [{"family": "red", "lost": 1, "won": 1, "attackers": 4, "defenders": 2}]
    assert area(game, "camastra") == "red 3"
    assert of(game, "red", "hq") + of(game, "red", "supply") == 50 - 5


@rule("LF-CF-09")
def test_turncoats_on_the_neutral_side_come_from_the_stock() -> None:
    game = fight(3, "neutral 3")
    stock = game.supply[NEUTRAL]
    events = play(game, FINESSE, "defend blue", "card turncoat", "card turncoat", "leave", "take")
    lines = [(one["family"], one["attackers"], one["defenders"]) for one in told(events, "turncoat")]
    assert lines == [("neutral", 2, 4), ("neutral", 1, 5)]
    assert area(game, "camastra") == "neutral 4"
    assert game.supply[NEUTRAL] == stock - 2 + 1

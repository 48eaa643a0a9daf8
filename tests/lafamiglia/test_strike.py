"""Rulebook 1.23 to 1.25: Strike, Pentito, Agitate."""

from support.lafamiglia import area, asked, attack, legal, of, play, reason, refused, table, told
from support.rules import rule

BLACK = ["black", "blue", "green", "yellow"]


@rule("LF-ST-01")
def test_a_strike_hits_a_neighbour_and_takes_nothing() -> None:
    game = table(
        "encounter",
        camastra="red 3 red.basic.charge",
        licata="blue 3",
        gela="blue 3",
        agrigento="green 1",
        seas={"mare-agrigento": "red", "mare-licata": "red"},
    )
    play(game, "do strike")
    assert legal(game) == {"strike licata", "done"}
    assert refused(game, "strike gela") == "LF-ST-01"
    assert refused(game, "strike agrigento") == "LF-ST-01"
    assert refused(game, "strike enna") == "LF-ST-01"
    play(game, "strike licata")
    assert area(game, "licata") == "blue 1"
    assert area(game, "camastra") == "red 3"


@rule("LF-ST-02", "LF-ST-03", "LF-ST-04", "DX-LF-08")
def test_a_car_bomb() -> None:
    game = table(
        "encounter",
        camastra="blue 3 1c blue.justice.B",
        licata="red 3 1l red.police.C red.church.B",
        removed={"blue": {"justice": 2}},
    )
    play(game, "do strike")
    assert legal(game) == {"strike licata", "bomb licata", "done"}
    events = play(game, "bomb licata")
    line = told(events, "strike")[0]
    assert (line["skull"], line["car"], line["labs"], line["vests"]) == (1, 3, 1, 1)
    assert (line["difference"], line["removed"]) == (2, 2)
    assert area(game, "licata") == "red 1 1l red.police.C red.church.B"
    assert (area(game, "camastra").split()[:2], of(game, "blue", "cars")) == (["blue", "3"], 5)


@rule("LF-ST-02")
def test_a_car_bomb_needs_a_car() -> None:
    game = table("encounter", camastra="red 3 red.basic.charge", licata="blue 3", riesi="red 1 2c")
    play(game, "do strike")
    assert refused(game, "bomb licata") == "LF-ST-02"


@rule("LF-ST-04")
def test_surplus_is_lost_and_a_weak_strike_does_nothing() -> None:
    game = table("encounter", camastra="blue 3 blue.justice.A", licata="red 2", riesi="red 5")
    events = play(game, "do strike", "strike licata")
    assert told(events, "strike")[0]["removed"] == 2
    assert area(game, "riesi") == "red 5"
    game = table("encounter", camastra="red 3 red.basic.charge", licata="blue 2 2l blue.police.B")
    events = play(game, "do strike", "strike licata")
    assert told(events, "strike")[0]["removed"] == 0


@rule("LF-ST-05")
def test_neutral_soldati_struck_bring_own_ones() -> None:
    game = table("encounter", camastra="red 3 red.basic.charge", licata="neutral 3")
    play(game, "do strike", "strike licata")
    assert (of(game, "red", "hq"), area(game, "licata")) == (2, "neutral 1")


@rule("LF-ST-06")
def test_a_target_without_soldati_loses_cars_and_orders_but_no_lab() -> None:
    game = table("encounter", camastra="blue 3 blue.justice.A", licata="red 1 2c 2l red.basic.muster")
    play(game, "do strike", "strike licata")
    assert area(game, "licata") == "- 2l"
    assert of(game, "red", "cars") == 5
    assert "red.basic.muster" in of(game, "red", "orders")


@rule("LF-ST-07", "LF-ST-08", "LF-ST-09")
def test_two_strikes() -> None:
    game = table(
        "encounter",
        camastra="blue 3 1c blue.justice.C",
        licata="red 9 1l red.church.B",
        riesi="red 9",
        removed={"blue": {"justice": 5}},
    )
    play(game, "do strike")
    twin = game.copy()
    first = told(play(game, "strike licata"), "strike")[0]
    assert legal(game) == {"strike licata", "strike riesi", "bomb licata", "bomb riesi", "done"}
    second = told(play(game, "strike licata"), "strike")[0]
    for line in (first, second):
        assert (line["skull"], line["labs"], line["vests"]) == (2, 1, 1)
    play(twin, "bomb licata")
    assert "bomb riesi" not in legal(twin)
    assert refused(twin, "bomb riesi") == "LF-ST-02"
    play(twin, "strike riesi")
    assert area(twin, "riesi") == "red 7"


# -------------------------------------------------------------------- Pentito


@rule("LF-PN-01", "LF-PN-02", "LF-PN-03", "LF-PN-04", "LF-PN-05", "EX-LF-18")
def test_pentito() -> None:
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        camastra="black 3 black.police.B",
        licata="blue 3 2l blue.basic.muster",
        riesi="neutral 3",
        enna="yellow 2",
        agrigento="green 2",
        gela="blue 5",
    )
    play(game, "do pentito")
    assert area(game, "camastra").startswith("black 2")
    assert of(game, "black", "supply") == 48
    assert {"remove licata 2", "remove licata 1", "remove riesi 2", "remove enna 1", "skip"} <= legal(game)
    assert refused(game, "remove agrigento 1") == "LF-PN-04"
    assert refused(game, "remove gela 1") == "LF-PN-02"
    assert refused(game, "remove licata 3") == "LF-PN-02"
    play(game, "remove licata 2")
    assert area(game, "licata").startswith("blue 1")
    assert refused(game, "remove licata 1") == "LF-PN-02"
    play(game, "remove riesi 1")
    assert legal(game) == {"remove enna 1", "skip"}
    play(game, "skip")
    assert (area(game, "riesi"), area(game, "enna")) == ("neutral 2", "yellow 2")


@rule("LF-PN-06")
def test_neutral_soldati_removed_by_pentito_bring_own_ones() -> None:
    game = table("encounter", cycle=BLACK, first="black", camastra="black 3 black.police.B", riesi="neutral 3")
    play(game, "do pentito", "remove riesi 2")
    assert of(game, "black", "hq") == 2


@rule("LF-PN-01")
def test_pentito_with_the_last_soldato() -> None:
    """AMB-LF-78: the area is lost, the effect is carried out."""
    game = table("encounter", cycle=BLACK, first="black", camastra="black 1 1c black.police.B", riesi="blue 2 1c 1l")
    play(game, "do pentito")
    assert area(game, "camastra") == "-"
    play(game, "remove riesi 2")
    assert area(game, "riesi") == "- 1l"
    assert of(game, "blue", "cars") == 5


@rule("LF-PN-02", "LF-PN-05")
def test_a_number_of_pentito_left_out_leaves_the_next_ones() -> None:
    """The order shows 2, 2 and 1."""
    game = table("encounter", cycle=BLACK, first="black", camastra="black 3 black.police.B", riesi="blue 4")
    play(game, "do pentito", "skip")
    assert legal(game) == {"remove riesi 1", "remove riesi 2", "skip"}
    play(game, "skip")
    assert legal(game) == {"remove riesi 1", "skip"}
    play(game, "remove riesi 1")
    assert area(game, "riesi") == "blue 3"


# -------------------------------------------------------------------- Agitate


@rule("LF-AG-01", "LF-AG-02", "LF-AG-03", "LF-AG-07", "EX-LF-19")
def test_agitate() -> None:
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        caltagirone="black 4 black.police.A",
        scordia="neutral 3",
        palagonia="blue 2",
        noto="neutral 2",
        catania="green 1",
        messina="neutral 2",
    )
    assert legal(game) == {"do move", "do agitate", "done"}
    play(game, "do agitate")
    assert legal(game) == {"agitate scordia", "agitate noto", "done"}
    assert refused(game, "agitate messina") == "LF-AG-02"
    assert refused(game, "agitate palagonia") == "LF-AG-02"
    play(game, "agitate scordia")
    assert refused(game, "to catania") == "LF-AG-04"
    assert reason(game, "to catania") == ("agitate-own-team", {"area": "catania"})
    assert refused(game, "to noto") == "LF-AG-03"
    assert reason(game, "to noto") == ("not-adjacent", {"area": "noto", "other": "scordia"})
    play(game, "to palagonia")
    assert legal(game) == {"soldati 1", "soldati 2", "soldati 3"}
    assert refused(game, "to catania") == "LF-AG-03", "the target is chosen"
    assert reason(game, "soldati 0") == ("too-few", {"least": 1, "found": 0})
    assert reason(game, "soldati 4") == ("too-many", {"most": 3, "found": 4})
    play(game, "soldati 2")
    assert area(game, "scordia") == "neutral 1"
    assert asked(game) == ("black", "approach")
    play(game, "finesse", "card coward1")
    assert asked(game) == ("blue", "conflict_card")


@rule("LF-AG-03")
def test_agitated_soldati_attack_whatever_area_it_is() -> None:
    for enemy in ("trapani", "marsala"):
        areas = {"alcamo": "neutral 3", "palermo": "black 4 black.police.A", "trapani": "-", "marsala": "-"}
        game = table("encounter", cycle=BLACK, first="black", areas={**areas, enemy: "blue 2"})
        play(game, "do agitate", "agitate alcamo", f"to {enemy}", "soldati 3")
        assert asked(game) == ("black", "approach")
        play(game, "force")
        assert area(game, enemy) == "blue 1"


@rule("LF-AG-01")
def test_nothing_follows_agitate() -> None:
    game = table("encounter", cycle=BLACK, first="black", caltagirone="black 4 black.police.A", scordia="neutral 3")
    play(game, "do agitate", "agitate scordia", "to augusta", "soldati 1")
    assert asked(game)[1] == "turn"


@rule("LF-AG-04", "LF-AG-06", "LF-DL-03")
def test_agitated_soldati_take_an_empty_area_or_join_others() -> None:
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        caltagirone="black 4 black.police.A",
        scordia="neutral 3",
        augusta="- 2l",
        palagonia="neutral 1",
    )
    play(game, "do agitate", "agitate scordia")
    assert refused(game, "to caltagirone") == "LF-AG-04"
    twin = game.copy()
    play(game, "to augusta", "soldati 3")
    assert (area(game, "scordia"), area(game, "augusta")) == ("-", "neutral 3 1l")
    play(twin, "to palagonia", "soldati 2")
    assert (area(twin, "scordia"), area(twin, "palagonia")) == ("neutral 1", "neutral 3")


@rule("LF-AG-05")
def test_the_defender_may_recruit_for_every_neutral_soldato_removed() -> None:
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        caltagirone="black 4 black.police.A",
        scordia="neutral 4",
        palagonia="blue 2",
    )
    play(game, "do agitate", "agitate scordia", "to palagonia", "soldati 4", "force")
    assert asked(game) == ("blue", "agitate_reward")
    assert legal(game) == {f"recruit {n}" for n in range(5)}
    assert refused(game, "recruit 5") == "LF-AG-05"
    play(game, "recruit 3")
    assert of(game, "blue", "hq") == 3
    assert of(game, "black", "hq") == 0
    assert area(game, "palagonia") == "-"


@rule("LF-AG-03", "LF-AG-06")
def test_neutral_soldati_win_without_skulls_cars_or_tiles() -> None:
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        caltagirone="black 4 1c black.police.C",
        scordia="neutral 5",
        palagonia="blue 1 1c 1l blue.basic.muster",
        tiles={"bribery": "black"},
        money={"black": 3},
    )
    events = play(game, "do agitate", "agitate scordia", "to palagonia", "soldati 5")
    assert told(events, "bonuses")[0]["attack"] == 0
    play(game, "force")
    assert asked(game) == ("blue", "agitate_reward")
    play(game, "recruit 0")
    assert area(game, "palagonia") == "neutral 2"
    assert of(game, "blue", "cars") == 5


def test_agitate_after_the_area_was_left() -> None:
    """AMB-LF-79: distance is measured from the area of the order."""
    game = table("encounter", cycle=BLACK, first="black", caltagirone="black 4 black.police.A", scordia="neutral 5")
    attack(game, "gela", 4)
    assert area(game, "caltagirone") == "-"
    assert legal(game) == {"do agitate", "done"}

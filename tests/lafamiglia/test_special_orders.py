"""Appendix II: orders explained by text."""

from support.lafamiglia import area, asked, attack, legal, of, play, reason, refused, table, told
from support.rules import rule

WHITE = ["white", "blue", "green", "yellow"]
BLACK = ["black", "blue", "green", "yellow"]


@rule("LF-XO-01")
def test_persuasion_replaces_one_defender() -> None:
    game = table("encounter", enna="green 4 green.church.A", camastra="blue 3")
    before = of(game, "green", "supply")
    attack(game, "camastra", 2)
    assert asked(game) == ("green", "convert")
    assert legal(game) == {"convert 0", "convert 1"}
    assert refused(game, "convert 2") == "LF-XO-01"
    play(game, "convert 1")
    assert game.view(None)["conflict"]["soldati"] == 3  # type: ignore[index]
    assert area(game, "camastra") == "blue 2"
    assert of(game, "green", "supply") == before - 1


@rule("LF-XO-01")
def test_replacing_the_last_defender_takes_the_area() -> None:
    """AMB-LF-102."""
    game = table("encounter", enna="green 4 green.church.A", camastra="neutral 1 1l")
    attack(game, "camastra", 1, "convert 1")
    assert area(game, "camastra") == "green 2"
    assert of(game, "green", "hq") == 1


@rule("LF-XO-02")
def test_expansion() -> None:
    game = table("encounter", enna="yellow 1 1l yellow.economy.B", gela="yellow 1 1l", hq={"yellow": 3})
    assert legal(game) == {"do car", "do lab", "do lab-soldati", "done"}
    play(game, "do car", "do lab", "lab gela", "do lab-soldati")
    assert legal(game) == {"place enna", "place gela", "done"}
    play(game, "place gela", "place gela")
    assert legal(game) == {"place enna", "done"}
    assert refused(game, "place gela") == "LF-XO-02"
    play(game, "place enna")
    assert (area(game, "enna"), area(game, "gela")) == ("yellow 2 1c 1l", "yellow 3 2l")
    assert of(game, "yellow", "hq") == 0


@rule("LF-XO-02")
def test_without_labs_nobody_comes_to_them() -> None:
    game = table("encounter", enna="yellow 1 yellow.economy.B", hq={"yellow": 3})
    assert "do lab-soldati" not in legal(game)
    assert refused(game, "do lab-soldati") == "LF-XO-02"


@rule("LF-XO-02")
def test_with_too_few_soldati_the_owner_chooses() -> None:
    game = table("encounter", enna="yellow 1 2l yellow.economy.B", gela="yellow 1 2l", hq={"yellow": 1})
    play(game, "do lab-soldati", "place gela")
    assert (area(game, "enna"), area(game, "gela")) == ("yellow 1 2l", "yellow 2 2l")
    assert asked(game)[1] == "turn"


@rule("LF-XO-03")
def test_buy_out() -> None:
    game = table("encounter", enna="yellow 4 yellow.economy.C", camastra="red 3", money={"yellow": 2})
    attack(game, "camastra", 2)
    assert asked(game) == ("yellow", "pay_off")
    assert legal(game) == {"pay 0", "pay 1", "pay 2"}
    assert refused(game, "pay 3") == "LF-XO-03"
    game.play("sell yellow.basic.charge", seat="yellow")
    assert "pay 3" in legal(game)
    play(game, "pay 3")
    assert (area(game, "camastra"), of(game, "yellow", "money")) == ("yellow 2", 0)
    assert of(game, "red", "supply") == 50


@rule("LF-XO-04")
def test_defection_replaces_up_to_two() -> None:
    game = table("encounter", cycle=BLACK, first="black", enna="black 4 black.church.B", camastra="blue 3")
    attack(game, "camastra", 2)
    assert legal(game) == {"convert 0", "convert 1", "convert 2"}
    play(game, "convert 2")
    assert area(game, "camastra") == "blue 1"
    assert game.conflict_soldati == 4
    assert of(game, "blue", "supply") == 49


@rule("LF-XO-05")
def test_breach_strikes_and_moves_in_either_order() -> None:
    game = table("encounter", enna="blue 6 2c blue.justice.B", camastra="neutral 1", licata="red 4 1l", riesi="red 4")
    assert legal(game) == {"do strike", "do move", "done"}
    strike_first = game.copy()
    play(strike_first, "do strike", "strike riesi")
    assert legal(strike_first) == {"do move", "done"}
    attack(game, "camastra", 3, "drive")
    assert area(game, "camastra") == "blue 3 1c"
    play(game, "do strike")
    assert asked(game) == ("blue", "strike_from")
    assert legal(game) == {"from enna", "from camastra", "done"}
    assert refused(game, "strike licata") == "LF-XO-05", "first it is said from where"
    assert reason(game, "strike licata")[0] == "not-now"
    play(game, "from camastra")
    assert legal(game) == {"strike licata", "bomb licata", "strike riesi", "bomb riesi", "done"}
    events = play(game, "bomb licata")
    assert told(events, "strike")[0]["removed"] == 1 + 2 - 1
    assert area(game, "camastra") == "blue 3"


@rule("LF-XO-05")
def test_breach_against_one_area_labs_and_vests_count_both_times() -> None:
    game = table("encounter", enna="blue 6 blue.justice.B", camastra="red 4 1l red.church.B")
    first = told(play(game, "do strike", "strike camastra"), "strike")[0]
    second = told(attack(game, "camastra", 3), "bonuses")[0]
    assert (first["defence"], second["defence"]) == (2, 2)


@rule("LF-XO-06")
def test_network() -> None:
    game = table(
        "encounter",
        cycle=WHITE,
        first="white",
        enna="white 1 white.church.A",
        camastra="white 1",
        riesi="green 1",
        petralia="white 1",
        nicosia="blue 1",
        licata="white 1",
        hq={"white": 5, "green": 3},
    )
    play(game, "do network")
    assert legal(game) == {"soldati 0", "soldati 1", "soldati 2"}
    play(game, "soldati 2")
    assert legal(game) == {"place camastra", "place riesi", "place petralia", "done"}
    assert refused(game, "place nicosia") == "LF-XO-06"
    assert refused(game, "place licata") == "LF-XO-06"
    play(game, "place riesi")
    assert asked(game) == ("green", "place_number")
    play(game, "soldati 1", "place camastra", "soldati 2")
    assert asked(game)[1] == "turn"
    assert [area(game, name) for name in ("enna", "riesi", "camastra")] == ["white 3", "green 2", "white 3"]
    assert (of(game, "white", "hq"), of(game, "green", "hq")) == (1, 2)


@rule("LF-XO-07")
def test_recall() -> None:
    game = table(
        "encounter",
        cycle=WHITE,
        first="white",
        enna="white 1 white.justice.B",
        camastra="blue 2 1c 2l blue.basic.advance",
        riesi="neutral 2",
        petralia="green 1",
        licata="blue 2",
    )
    play(game, "do recall")
    assert legal(game) == {"recall camastra 1", "recall camastra 2", "recall riesi 1", "recall riesi 2", "done"}
    assert refused(game, "recall petralia 1") == "LF-XO-07"
    assert refused(game, "recall licata 1") == "LF-XO-07"
    assert refused(game, "recall riesi 3") == "LF-XO-07"
    assert reason(game, "recall petralia 1") == ("strike-nobody", {"area": "petralia"})
    assert reason(game, "recall licata 1") == ("not-adjacent", {"area": "licata", "other": "enna"})
    assert reason(game, "recall riesi 3") == ("too-many", {"most": 2, "found": 3})
    play(game, "recall camastra 2")
    assert area(game, "camastra") == "- 2l"
    assert of(game, "blue", "cars") == 5
    assert legal(game) == {"recall riesi 1", "done"}
    assert reason(game, "recall riesi 2") == ("too-many", {"most": 1, "found": 2}), "three in all"
    play(game, "recall riesi 1")
    assert (area(game, "enna"), area(game, "riesi")) == ("white 4", "neutral 1")
    assert (of(game, "white", "hq"), of(game, "white", "supply")) == (1, 50 - 4 - 1)


@rule("LF-XO-07")
def test_recall_needs_somebody_next_door() -> None:
    game = table(
        "encounter", cycle=WHITE, first="white", enna="white 1 white.justice.B", riesi="green 2", licata="blue 2"
    )
    assert asked(game)[1] == "turn", "the order can do nothing else, so it is over"
    assert "white.justice.B" in of(game, "white", "orders")


@rule("LF-XO-07", "LF-E-02")
def test_recall_may_end_before_the_third_soldato() -> None:
    game = table("encounter", cycle=WHITE, first="white", enna="white 1 white.justice.B", camastra="blue 4")
    play(game, "do recall", "recall camastra 1")
    supply = of(game, "white", "supply")
    events = play(game, "done")
    assert not told(events, "recalled")
    assert (area(game, "camastra"), of(game, "white", "supply")) == ("blue 3", supply)
    assert area(game, "enna").startswith("white 2")


@rule("LF-XO-06")
def test_network_helps_the_partner_even_with_an_empty_hq() -> None:
    game = table(
        "encounter", cycle=WHITE, first="white", enna="white 1 white.church.A", riesi="green 1", hq={"green": 3}
    )
    play(game, "do network")
    assert legal(game) == {"place riesi", "done"}
    play(game, "place riesi", "soldati 2")
    assert area(game, "riesi") == "green 3"


@rule("LF-XO-01", "LF-C-08")
def test_the_last_soldato_of_the_supply_joins_before_any_reward() -> None:
    game = table("encounter", enna="green 4 green.church.A", camastra="neutral 2", hq={"green": 45})
    assert of(game, "green", "supply") == 1
    attack(game, "camastra", 2, "convert 1")
    assert (game.conflict_soldati, of(game, "green", "supply"), of(game, "green", "hq")) == (3, 0, 45)

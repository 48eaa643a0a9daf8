"""Rulebook 1.9 and Appendix I: the actions of the action sheets."""

from support.games.lafamiglia import (
    PRINTED,
    area,
    asked,
    first_tokens,
    legal,
    of,
    play,
    reason,
    refused,
    sheet,
    table,
    told,
)
from support.games.rules import rule

TOP = first_tokens()


@rule("LF-AC-01", "EX-LF-04", "LF-FM-08")
def test_recruit_church_value_plus_bonus() -> None:
    game = table(top=TOP, removed={"red": {"church": 1}}, enna="red 3")
    assert of(game, "red", "church") == 4
    play(game, "use s1.ch1", "token s0.po1")
    assert legal(game) == {f"recruit {n}" for n in range(1, 6)}
    play(game, "recruit 5")
    assert (of(game, "red", "hq"), of(game, "red", "supply")) == (5, 42)


@rule("LF-AC-02", "LF-AC-05", "EX-LF-05", "LF-FM-08")
def test_place_police_value_plus_bonus_in_one_area() -> None:
    game = table(top=TOP, hq={"red": 9}, enna="red 1", camastra="red 1")
    play(game, "use s1.po1", "token s0.po1", "place enna")
    assert legal(game) == {f"soldati {n}" for n in range(1, 5)}
    assert refused(game, "soldati 5") == "LF-AC-02"
    assert reason(game, "soldati 5") == ("too-many", {"most": 4, "found": 5})
    play(game, "soldati 4")
    assert area(game, "enna") == "red 5"
    assert of(game, "red", "hq") == 5
    assert asked(game)[0] != "red"


@rule("LF-AC-03")
def test_place_in_own_or_empty_areas_anywhere() -> None:
    game = table(top=TOP, hq={"red": 9}, enna="red 1", licata="blue 1", camastra="green 1", gela="neutral 2")
    play(game, "use s1.po1", "token s0.po1")
    assert {"place enna", "place messina", "place noto"} <= legal(game)
    assert refused(game, "place licata") == "LF-AC-03"
    assert refused(game, "place gela") == "LF-AC-03"
    assert refused(game, "place camastra") == "LF-TW-02"


@rule("LF-AC-04", "LF-DL-03")
def test_placing_in_an_area_without_soldati_costs_a_lab() -> None:
    game = table(top=TOP, hq={"red": 9}, enna="red 1", noto="- 2l")
    events = play(game, "use s1.po1", "token s0.po1", "place noto", "soldati 2")
    assert area(game, "noto") == "red 2 1l"
    assert told(events, "lab_lost") == [{"area": "noto", "labs": 1}]


@rule("EX-LF-06")
def test_place_in_an_empty_area_then_issue_an_order_there() -> None:
    game = table(top=TOP, money={"red": 1}, hq={"red": 4}, enna="red 1")
    play(game, "use s1.po2", "token s0.po1", "do place", "place messina", "soldati 3", "do issue")
    assert legal(game) == {"issue messina", "issue enna"}
    play(game, "issue messina", "order red.basic.advance")
    assert area(game, "messina") == "red 3 red.basic.advance"
    assert of(game, "red", "money") == 0


@rule("LF-AC-06", "LF-TW-04")
def test_an_order_lies_in_an_own_area_without_order() -> None:
    areas = {"camastra": "red 1 red.basic.charge", "gela": "green 1", "noto": "blue 1"}
    game = table(top=TOP, enna="red 1", riesi="red 1", areas=areas)
    play(game, "use s1.ju2", "token s0.po1")
    assert legal(game) == {"issue enna", "issue riesi"}
    assert refused(game, "issue camastra") == "LF-AC-06"
    assert refused(game, "issue noto") == "LF-AC-06"
    assert refused(game, "issue gela") == "LF-TW-04"
    play(game, "issue enna")
    assert refused(game, "order red.justice.A") == "LF-AC-06"
    assert refused(game, "order blue.basic.charge") == "LF-AC-06"
    play(game, "order red.basic.muster")
    assert "red.basic.muster" not in of(game, "red", "orders")


@rule("LF-AC-07")
def test_a_laid_order_stays_and_its_team_may_look() -> None:
    game = table(top=TOP, enna="red 1 red.basic.charge", camastra="red 1")
    play(game, "use s1.ju2", "token s0.po1")
    assert refused(game, "order red.basic.charge") == "LF-AC-07"
    view = game.view("green")
    assert view["areas"]["enna"]["orders"] == ["red.basic.charge"]  # type: ignore[index]
    assert "orders" not in game.view("blue")["areas"]["enna"]  # type: ignore[index]


@rule("LF-AC-08", "LF-AC-09", "LF-AC-12", "LF-DL-04")
def test_equipment_is_a_car_a_boat_or_a_lab() -> None:
    game = table(top=TOP, enna="red 1 2l", licata="red 1 4c", gela="blue 1")
    play(game, "use s1.sp1", "token s0.po1")
    assert legal(game) == {"car enna", "car licata", "boat mare-licata", "boat mare-agrigento", "lab licata"}
    assert refused(game, "lab enna") == "LF-DL-04"
    assert refused(game, "car gela") == "LF-AC-09"
    assert refused(game, "lab gela") == "LF-AC-12"
    assert refused(game, "boat mare-cefalu") == "LF-AC-10"
    play(game, "car licata")
    assert area(game, "licata") == "red 1 5c"


@rule("LF-AC-10", "LF-AC-11", "EX-LF-07")
def test_a_third_boat_takes_itself_and_another_off() -> None:
    game = table(top=TOP, seas={"mare-agrigento": "yellow green"}, licata="red 1")
    events = play(game, "use s1.sp1", "token s0.po1", "boat mare-licata")
    assert legal(game) == {"stay", "sail mare-agrigento", "sail mare-siracusa"}
    assert refused(game, "sail mare-palermo") == "LF-AC-10"
    events = play(game, "sail mare-agrigento")
    assert told(events, "boats_collide")
    assert legal(game) == {"sink yellow", "sink green"}
    assert refused(game, "sink blue") == "LF-AC-11"
    play(game, "sink yellow")
    assert game.view(None)["seas"]["mare-agrigento"] == ["green"]  # type: ignore[index]
    assert (of(game, "red", "boats"), of(game, "yellow", "boats")) == (4, 4)


@rule("DX-LF-09", "LF-AC-10")
def test_no_collision_when_the_boat_moves_on() -> None:
    game = table(top=TOP, seas={"mare-licata": "yellow green"}, licata="red 1")
    play(game, "use s1.sp1", "token s0.po1", "boat mare-licata", "sail mare-siracusa")
    view = game.view(None)
    assert view["seas"]["mare-siracusa"] == ["red"]  # type: ignore[index]
    assert view["seas"]["mare-licata"] == ["green", "yellow"]  # type: ignore[index]


@rule("LF-AC-11")
def test_a_boat_that_stays_collides_too() -> None:
    game = table(top=TOP, seas={"mare-licata": "blue blue"}, licata="red 1")
    play(game, "use s1.sp1", "token s0.po1", "boat mare-licata", "stay")
    assert game.view(None)["seas"]["mare-licata"] == ["blue"]  # type: ignore[index]


@rule("LF-AC-13", "LF-DL-01")
def test_launder_one_for_each_own_lab() -> None:
    game = table(top=TOP, enna="red 1 2l", licata="red 1 1l", gela="blue 1 2l", noto="- 2l")
    play(game, "use s1.ec1", "token s0.po1")
    assert of(game, "red", "money") == 1 + 3


@rule("LF-AC-14", "LF-AC-15", "LF-AC-17", "LF-FM-11")
def test_exert_influence_to_the_supply() -> None:
    game = table(top=TOP, removed={"red": {"church": 4}}, enna="red 1")
    play(game, "use s1.ti1", "token s0.po1")
    assert legal(game) == {"row justice", "row police", "row economy"}
    assert refused(game, "row church") == "LF-AC-14"
    before = of(game, "red", "influence")
    play(game, "row police")
    assert of(game, "red", "influence") == before + 1
    assert of(game, "red", "removed")["police"] == 1
    assert "red.police.A" in of(game, "red", "orders")


@rule("LF-AC-16", "LF-AC-17")
def test_exert_influence_to_a_sheet() -> None:
    game = table(top={"s0.po1": "neutral", "s0.ju1": "neutral"}, bottom={"s1.ch1": "blue"}, enna="red 1")
    play(game, "use s1.ti2", "token s0.po1", "row police")
    options = {text.split()[1] for text in legal(game)}
    assert {"s0.ju2", "s0.ju3", "s1.sp3", "s1.po1"} <= options
    assert options.isdisjoint({"s0.ju1", "s0.po1", "s0.po2", "s1.ch1", "s1.ti2", "s1.po3"})
    assert refused(game, "put s0.po2") == "LF-AC-16"
    before = of(game, "red", "influence")
    play(game, "put s1.po1")
    assert sheet(game, "s1.po1") == "red"
    assert of(game, "red", "influence") == before
    assert "red.police.A" in of(game, "red", "orders")
    assert asked(game)[0] == "blue"


@rule("LF-AC-18", "LF-AC-19", "LF-AC-20", "LF-AC-21")
def test_the_final_action() -> None:
    game = table(
        top={"s0.po1": "blue", "s0.ju1": "neutral"},
        money={"red": 2, "blue": 0},
        hq={"blue": 1, "red": 3},
        enna="red 1",
        licata="blue 1",
    )
    play(game, "use s1.ju3", "token s0.po1")
    assert (of(game, "red", "money"), of(game, "blue", "money")) == (2, 1)
    assert of(game, "red", "bust") == "s1.ju3"
    assert asked(game) == ("blue", "turn")
    play(game, "use s1.po1", "token s0.ju1", "place licata")
    assert asked(game) == ("red", "final_action")
    assert "use s1.po2" in legal(game)
    assert refused(game, "use s1.po1") == "LF-PA-02"
    assert refused(game, "use s1.ju3") == "LF-AC-19"
    play(game, "use s1.ju2")
    assert (of(game, "red", "money"), of(game, "blue", "money")) == (3, 2)
    assert sheet(game, "s1.ju2") == "blue"
    assert sheet(game, "s1.ju3") == ""
    assert of(game, "red", "bust") is None
    assert asked(game) == ("red", "issue_order")


@rule("LF-AC-19")
def test_the_final_action_may_be_left_out() -> None:
    game = table(top={"s0.ju1": "neutral"}, enna="red 1", licata="blue 1")
    play(game, "use s1.ju3", "token s0.ju1", "skip")
    assert game.busts == [-1] * 4
    assert game.round == 2
    assert sheet(game, "s1.ju3") == "neutral"


@rule("LF-AC-20")
def test_the_final_action_costs_what_its_space_says() -> None:
    game = table(top={"s0.ju1": "neutral"}, enna="red 1", licata="blue 1")
    play(game, "use s1.ju3", "token s0.ju1")
    assert of(game, "red", "money") == 1
    assert "use s1.ju1" in legal(game), "it costs 1"
    assert "use s1.ti3" not in legal(game), "it costs 2"
    assert refused(game, "use s1.ti3") == "LF-PA-04"
    play(game, "use s1.ju1")
    assert of(game, "red", "money") == 0


@rule("LF-XA-01")
def test_two_orders_in_two_areas() -> None:
    game = table(round=2, top={"s1.sp3": "neutral neutral"}, bottom={}, money={"red": 1}, enna="red 1", licata="red 1")
    play(game, "use s2.ju1", "token s1.sp3", "issue enna", "order red.basic.advance")
    assert legal(game) == {"issue licata", "done"}
    twin = game.copy()
    play(game, "issue licata", "order red.basic.charge")
    assert (area(game, "enna"), area(game, "licata")) == ("red 1 red.basic.advance", "red 1 red.basic.charge")
    play(twin, "done")
    assert asked(twin)[0] == "blue"


@rule("LF-XA-02", "LF-XA-03")
def test_two_orders_in_one_area() -> None:
    game = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, enna="red 1", licata="red 1 red.basic.muster")
    play(game, "use s3.ju2", "token s2.ec3")
    assert asked(game)[1] == "issue_order", "in Enna, where else"
    play(game, "order red.basic.advance")
    assert legal(game) == {"issue enna", "done"}
    assert refused(game, "issue licata") == "LF-XA-02"
    play(game, "issue enna", "order red.basic.charge")
    assert area(game, "enna") == "red 1 red.basic.advance red.basic.charge"


@rule("LF-XA-02")
def test_the_second_order_stays_with_the_first_in_every_area() -> None:
    for name in PRINTED.area_names:
        other = "enna" if name != "enna" else "licata"
        game = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, areas={name: "red 1", other: "red 1"})
        play(game, "use s3.ju2", "token s2.ec3", f"issue {name}", "order red.basic.advance")
        assert legal(game) == {f"issue {name}", "done"}
        alone = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, areas={name: "red 1"})
        play(alone, "use s3.ju2", "token s2.ec3")
        if asked(alone)[1] == "issue_area":
            play(alone, f"issue {name}")
        play(alone, "order red.basic.advance")
        assert legal(alone) == {f"issue {name}", "done"}


@rule("LF-XA-03", "LF-XT-03")
def test_never_three_orders() -> None:
    game = table(
        round=3,
        top={"s2.ec3": "neutral neutral"},
        bottom={},
        tiles={"chain_of_command": "red"},
        enna="red 1 red.basic.advance red.basic.charge",
        licata="red 1 red.basic.muster",
        riesi="red 1",
    )
    play(game, "use s3.ju1", "token s2.ec3")
    assert legal(game) == {"issue licata", "issue riesi"}
    assert refused(game, "issue enna") == "LF-XA-03"


@rule("LF-XA-04")
def test_reinforce_only_where_own_soldati_are() -> None:
    game = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, money={"red": 1}, hq={"red": 9}, enna="red 1",
        riesi="red 1",
    )  # fmt: skip
    play(game, "use s3.po2", "token s2.ec3", "do reinforce")
    assert legal(game) == {"place enna", "place riesi"}
    assert refused(game, "place noto") == "LF-XA-04"
    play(game, "place enna")
    assert legal(game) == {f"soldati {n}" for n in range(1, 7)}


@rule("LF-XA-05")
def test_launder_and_gather() -> None:
    game = table(
        round=3,
        top={"s2.ec3": "neutral neutral"},
        bottom={},
        enna="red 2 1l",
        seas={"mare-agrigento": "red"},
        camastra="red 3 2c red.basic.charge",
        licata="red 1",
        riesi="blue 1",
        agrigento="red 1",
        nicosia="red 1",
    )
    play(game, "use s3.ec1", "token s2.ec3", "do launder")
    assert of(game, "red", "money") == 1
    play(game, "do gather", "gather enna")
    assert legal(game) == {"from camastra", "from nicosia"}
    assert refused(game, "from licata") == "LF-MV-02"
    assert refused(game, "from riesi") == "LF-MV-01"
    play(game, "from camastra")
    assert reason(game, "soldati 4") == ("too-many", {"most": 3, "found": 4})
    play(game, "soldati 3")
    assert reason(game, "cars 3") == ("too-many", {"most": 2, "found": 3})
    play(game, "cars 1")
    assert area(game, "enna") == "red 5 1c 1l"
    assert area(game, "camastra") == "-"
    assert of(game, "red", "cars") == 4
    assert "red.basic.charge" in of(game, "red", "orders")


@rule("LF-XA-06")
def test_clear_two_tokens_of_a_row() -> None:
    game = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, enna="red 2")
    before = of(game, "red", "influence")
    play(game, "use s3.ti3", "token s2.ec3", "row economy")
    assert of(game, "red", "removed")["economy"] == 2
    assert of(game, "red", "influence") == before + 2
    assert of(game, "red", "money") == 1
    assert asked(game) == ("red", "equipment")


@rule("LF-AC-03", "LF-XA-04")
def test_the_question_for_an_area_names_the_rule_of_its_action() -> None:
    areas = {"enna": "red 1", "riesi": "red 1"}
    game = table(round=3, top={"s2.ec3": "neutral neutral"}, bottom={}, money={"red": 1}, hq={"red": 9}, areas=areas)
    play(game, "use s3.po2", "token s2.ec3", "do reinforce")
    assert game.decision is not None
    assert game.decision.rule == "LF-XA-04"
    game = table(top=TOP, hq={"red": 9}, enna="red 1")
    play(game, "use s1.po1", "token s0.po1")
    assert game.decision is not None
    assert game.decision.rule == "LF-AC-03"


@rule("LF-AC-14", "LF-PA-09")
def test_influence_can_be_exerted_from_the_last_row_alone() -> None:
    removed = {"justice": 4, "police": 5, "economy": 4, "church": 3}
    game = table(top=TOP, removed={"red": removed}, enna="red 1")
    assert "use s1.ti1" in legal(game)
    play(game, "use s1.ti1", "token s0.po1")
    assert of(game, "red", "removed")["church"] == 4
    game = table(top=TOP, removed={"red": {**removed, "church": 4}}, enna="red 1")
    assert refused(game, "use s1.ti1") == "LF-PA-09"

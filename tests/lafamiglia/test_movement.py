"""Rulebook 1.18, 1.22: Movement, Rally, two Movements."""

import pytest
from support.lafamiglia import area, asked, attack, legal, of, play, reason, refused, table, told
from support.rules import rule


@rule("LF-MV-00")
def test_only_a_movement_takes_an_area() -> None:
    game = table("encounter", enna="red 3 red.basic.charge", camastra="blue 1")
    play(game, "do strike", "strike camastra")
    assert area(game, "camastra") == "-"
    game = table("encounter", enna="red 3 red.police.A", camastra="blue 1")
    attack(game, "camastra", 1)
    assert area(game, "camastra") == "red 1"


@rule("LF-MV-01")
def test_rally_brings_soldati_and_cars_of_adjacent_areas() -> None:
    game = table(
        "encounter",
        enna="red 2 red.basic.muster",
        camastra="red 4 2c",
        riesi="red 2",
        licata="red 3",
        nicosia="blue 1",
        petralia="green 2",
    )
    assert legal(game) == {"do rally", "do move", "done"}
    play(game, "do rally")
    assert legal(game) == {"from camastra", "from riesi"}
    play(game, "from camastra", "soldati 3", "cars 1", "from riesi", "soldati 1")
    assert area(game, "enna") == "red 6 1c red.basic.muster"
    assert area(game, "camastra") == "red 1 1c"
    assert legal(game) == {"do move", "done"}
    play(game, "do move")
    assert refused(game, "from camastra") == "LF-SS-02"
    play(game, "to nicosia")
    assert "soldati 6" in legal(game)


@rule("LF-MV-02")
def test_rally_goes_by_land_and_only_inwards() -> None:
    game = table(
        "encounter",
        camastra="red 2 red.basic.muster",
        licata="red 2",
        riesi="red 2",
        gela="red 4",
        seas={"mare-licata": "red", "mare-agrigento": "red"},
    )
    play(game, "do rally")
    assert legal(game) == {"from licata", "from riesi"}
    assert refused(game, "from gela") == "LF-MV-02"


@rule("LF-MV-03")
def test_an_area_emptied_by_rally_is_lost() -> None:
    game = table("encounter", enna="red 2 red.basic.muster", camastra="red 4 2c 1l red.basic.charge")
    events = play(game, "do rally", "soldati 4", "cars 1")
    assert area(game, "camastra") == "- 1l"
    assert area(game, "enna") == "red 6 1c red.basic.muster"
    assert of(game, "red", "cars") == 4
    assert "red.basic.charge" in of(game, "red", "orders")
    assert told(events, "area_lost") == [{"seat": "red", "area": "camastra", "cars": 1}]


@rule("LF-MV-01")
def test_rally_may_bring_cars_alone() -> None:
    game = table("encounter", enna="red 2 red.basic.muster", camastra="red 4 2c")
    play(game, "do rally", "soldati 0")
    assert legal(game) == {"cars 1", "cars 2"}
    assert reason(game, "cars 3") == ("too-many", {"most": 2, "found": 3})
    assert reason(game, "cars 0") == ("too-few", {"least": 1, "found": 0})


@rule("LF-MV-01")
def test_rally_comes_before_the_movement() -> None:
    game = table("encounter", enna="red 3 red.church.B", camastra="red 4", riesi="red 1")
    attack(game, "riesi", 2)
    assert asked(game)[1] == "turn"


@rule("LF-MV-04")
def test_any_number_into_one_adjacent_area() -> None:
    game = table("encounter", enna="red 3 red.police.A", camastra="blue 9")
    play(game, "do move")
    near = {"caltanissetta", "petralia", "nicosia", "piazza-armerina", "riesi", "camastra"}
    assert legal(game, "to") == {f"to {name}" for name in near}
    assert refused(game, "to licata") == "LF-MV-04"
    for far in ("licata", "trapani"):
        assert reason(game, f"to {far}") == ("not-adjacent", {"area": far, "other": "enna"})
    play(game, "to riesi")
    assert legal(game) == {"soldati 1", "soldati 2", "soldati 3"}
    assert refused(game, "soldati 4") == "LF-MV-04"
    play(game, "soldati 3")
    assert (area(game, "enna"), area(game, "riesi")) == ("-", "red 3")


@rule("LF-MV-05", "LF-TW-03")
def test_not_into_the_partners_area_by_land_or_sea() -> None:
    game = table(
        "encounter",
        camastra="red 3 red.police.A",
        agrigento="green 1",
        gela="green 1",
        seas={"mare-agrigento": "red", "mare-licata": "green"},
    )
    play(game, "do move")
    assert refused(game, "to agrigento") == "LF-MV-05"
    assert refused(game, "ship gela") == "LF-MV-05"


@rule("LF-MV-06")
def test_by_boat_to_any_coast_of_the_sea() -> None:
    game = table("encounter", camastra="red 3 red.police.A", seas={"mare-agrigento": "red", "mare-licata": "blue"})
    play(game, "do move")
    assert legal(game, "ship") == {"ship sciacca", "ship agrigento", "ship licata"}
    assert refused(game, "ship ragusa") == "LF-MV-07"


@rule("LF-MV-07", "EX-LF-17")
def test_a_chain_of_own_and_partners_boats() -> None:
    game = table(
        "encounter",
        camastra="red 5 1c red.police.A",
        ragusa="blue 3",
        seas={"mare-agrigento": "red", "mare-licata": "green"},
    )
    play(game, "do move")
    assert {"ship ragusa", "ship gela", "ship noto"} <= legal(game)
    assert "ship siracusa" not in legal(game)
    events = play(game, "ship ragusa", "soldati 4")
    assert told(events, "moved")[0]["car"] == 0
    assert area(game, "camastra") == "red 1 1c red.police.A"
    assert told(events, "bonuses")[0]["car"] == 0


@rule("LF-MV-04", "LF-MV-05", "LF-MV-07")
@pytest.mark.parametrize("seas", [{"mare-trapani": "red"}, {}])
def test_where_partners_stand_all_around_the_only_way_is_over_the_sea(seas: dict[str, str]) -> None:
    areas = {"trapani": "red 5 red.basic.advance", "alcamo": "green 1", "marsala": "green 1"}
    game = table("encounter", areas=areas, seas=seas)
    if seas:
        play(game, "do move")
        assert legal(game) == {"ship partinico", "done"}
    else:
        assert "do move" not in legal(game)


@rule("LF-MV-07")
def test_enemy_boats_do_not_help() -> None:
    game = table("encounter", camastra="red 5 red.police.A", seas={"mare-agrigento": "blue", "mare-licata": "red"})
    play(game, "do move")
    assert legal(game, "ship") == set()


@rule("LF-MV-08")
def test_one_car_by_land_none_by_sea() -> None:
    game = table("encounter", camastra="red 5 3c red.police.A", licata="blue 2", seas={"mare-agrigento": "red"})
    play(game, "do move")
    by_sea = game.copy()
    play(game, "to licata", "soldati 2")
    assert legal(game) == {"drive", "walk"}
    events = play(game, "drive")
    assert told(events, "moved")[0]["car"] == 1
    play(by_sea, "ship licata", "soldati 2")
    assert asked(by_sea)[1] != "move_car"


@rule("LF-MV-09")
def test_number_target_and_car_are_told_before_the_fight() -> None:
    game = table("encounter", camastra="red 5 1c red.police.A", licata="blue 4")
    events = play(game, "do move", "to licata", "soldati 2", "walk")
    kinds = [event.kind for event in events]
    assert kinds.index("moved") < kinds.index("bonuses")
    assert told(events, "moved") == [
        {"seat": "red", "family": "red", "source": "camastra", "area": "licata", "soldati": 2, "car": 0, "way": "land"}
    ]


@rule("LF-MV-10", "LF-DL-03")
def test_an_empty_area_is_taken_and_loses_a_lab() -> None:
    game = table("encounter", camastra="red 5 1c red.police.A", licata="- 2l")
    events = attack(game, "licata", 2, "drive")
    assert area(game, "licata") == "red 2 1c 1l"
    assert told(events, "area_entered") == [{"seat": "red", "area": "licata", "family": "red"}]


@rule("LF-MV-11")
def test_own_soldati_are_joined() -> None:
    game = table("encounter", camastra="red 5 1c red.police.A", licata="red 2 2l")
    attack(game, "licata", 2, "drive")
    assert area(game, "licata") == "red 4 1c 2l"


@rule("LF-MV-12")
def test_others_are_attacked() -> None:
    for owner in ("blue", "neutral"):
        game = table("encounter", camastra="red 5 red.basic.muster", licata=f"{owner} 2")
        attack(game, "licata", 2)
        assert asked(game) == ("red", "approach")
        assert game.view(None)["conflict"]["soldati"] == 2  # type: ignore[index]


@rule("LF-SS-01", "LF-SS-02", "LF-SS-03")
def test_a_second_movement_from_either_area() -> None:
    game = table("encounter", camastra="red 6 red.police.C", licata="neutral 1", gela="blue 1")
    events = attack(game, "licata", 3)
    assert told(events, "bonuses")[0]["skull"] == 1
    assert asked(game) == ("red", "move_from")
    assert legal(game) == {"from camastra", "from licata", "done"}
    play(game, "from licata")
    assert {"to gela", "to riesi", "to camastra", "done"} == legal(game)
    events = play(game, "to gela", "soldati 2")
    assert told(events, "bonuses")[0]["skull"] == 1
    assert area(game, "gela") == "red 2"
    assert asked(game)[1] == "turn"


@rule("LF-SS-01")
def test_the_second_movement_may_be_left_out() -> None:
    game = table("encounter", camastra="red 6 red.police.C", licata="neutral 1")
    attack(game, "licata", 3)
    play(game, "done")
    assert asked(game)[1] == "turn"


@rule("LF-SS-03", "LF-SS-04")
def test_one_car_in_all() -> None:
    base = {"camastra": "red 6 2c red.police.C", "licata": "- 1l", "gela": "blue 1", "agrigento": "blue 4"}
    game = table("encounter", areas=base)
    attack(game, "licata", 3, "drive")
    twin = game.copy()
    events = play(game, "from licata", "to gela", "soldati 2", "drive")
    assert told(events, "bonuses")[0]["car"] == 1
    assert area(game, "gela") == "red 2 1c"
    play(twin, "from camastra", "to agrigento", "soldati 1")
    assert asked(twin)[1] == "approach"
    game = table("encounter", areas=base)
    attack(game, "licata", 3, "walk")
    play(game, "from camastra", "to agrigento", "soldati 1")
    assert asked(game)[1] == "move_car"


@rule("LF-SS-02")
def test_no_second_movement_from_an_area_that_was_not_taken() -> None:
    game = table("encounter", camastra="red 6 red.police.C", licata="blue 9")
    attack(game, "licata", 2, "force")
    assert asked(game) == ("red", "move_target")
    assert game.view("red")["about"]["source"] == "camastra"  # type: ignore[index]

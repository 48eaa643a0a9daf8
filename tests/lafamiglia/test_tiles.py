"""Appendix III: the control tiles."""

import pytest
from support.games.lafamiglia import area, asked, attack, first_tokens, legal, of, play, reason, refused, table, told
from support.games.rules import rule

TOP = first_tokens()


@rule("LF-XT-01")
def test_allies_lead_past_an_empty_or_neutral_area() -> None:
    areas = {"enna": "red 5 1c red.police.A", "camastra": "neutral 2", "licata": "blue 3", "agrigento": "green 2"}
    game = table("encounter", tiles={"allies": "red"}, money={"red": 1}, gela="blue 1", areas=areas)
    play(game, "do move")
    assert "allies licata" in legal(game)
    assert "allies agrigento" not in legal(game)
    assert "allies enna" not in legal(game)
    assert refused(game, "allies messina") == "LF-XT-01"
    events = play(game, "allies licata", "soldati 3", "drive")
    assert told(events, "bonuses")[0]["attack"] == 3
    assert (of(game, "red", "money"), area(game, "camastra")) == (0, "neutral 2")
    poor = table("encounter", tiles={"allies": "red"}, areas=areas)
    play(poor, "do move")
    assert legal(poor, "allies") == set()
    poor.play("sell red.basic.charge", seat="red")
    assert "allies licata" in legal(poor)
    without = table("encounter", money={"red": 1}, areas=areas)
    play(without, "do move")
    assert refused(without, "allies licata") == "LF-XT-01"


@rule("LF-XT-02")
def test_bribery_removes_a_defender_in_each_movement() -> None:
    game = table(
        "encounter",
        tiles={"bribery": "red"},
        money={"red": 2},
        camastra="red 6 red.police.C",
        licata="blue 2",
        agrigento="blue 2",
    )
    attack(game, "licata", 2)
    assert asked(game) == ("red", "tile_bribery")
    events = play(game, "bribe")
    assert told(events, "defenders_gone") == [{"seat": "red", "area": "licata", "soldati": 1, "how": "bribe"}]
    assert area(game, "licata") == "red 2"
    play(game, "from camastra", "to agrigento", "soldati 2", "skip")
    assert of(game, "red", "money") == 1
    assert asked(game)[1] == "approach"


@rule("LF-XT-02")
def test_bribery_is_asked_without_money_too_but_not_for_strikes_or_empty_areas() -> None:
    game = table("encounter", tiles={"bribery": "red"}, camastra="red 6 red.police.A", licata="blue 4")
    attack(game, "licata", 2)
    assert legal(game) == {"skip"}
    assert refused(game, "bribe") == "LF-XT-02"
    assert reason(game, "bribe") == ("bribe-too-dear", {"cost": 1})
    game = table(
        "encounter", tiles={"bribery": "red"}, money={"red": 2}, camastra="red 6 red.basic.charge", licata="blue 4"
    )
    play(game, "do strike", "strike licata")
    assert asked(game)[1] != "tile_bribery"
    game = table("encounter", tiles={"bribery": "red"}, money={"red": 2}, camastra="red 6 red.police.A")
    attack(game, "licata", 2)
    assert asked(game)[1] != "tile_bribery"


@rule("LF-XT-03")
def test_chain_of_command_allows_a_second_order() -> None:
    game = table(top=TOP, tiles={"chain_of_command": "red"}, enna="red 1 red.basic.charge")
    play(game, "use s1.ju2", "token s0.po1", "order red.basic.advance")
    assert area(game, "enna") == "red 1 red.basic.advance red.basic.charge"
    game = table(top=TOP, enna="red 1 red.basic.charge")
    assert "use s1.ju2" not in legal(game)
    game = table(top=TOP, tiles={"chain_of_command": "red"}, enna="red 1 red.basic.charge red.basic.advance")
    assert of(game, "red", "orders")
    assert "use s1.ju2" not in legal(game), "a third order has no place"


@rule("LF-XT-04")
def test_delay_detonator_reaches_two_areas_far() -> None:
    areas = {
        "enna": "red 3 1c red.basic.charge",
        "camastra": "green 1",
        "licata": "blue 4",
        "gela": "blue 4",
        "ragusa": "blue 4",
    }
    game = table("encounter", tiles={"delay_detonator": "red"}, areas=areas)
    play(game, "do strike")
    assert legal(game) == {"bomb licata", "bomb gela", "done"}
    assert refused(game, "strike licata") == "LF-ST-01"
    assert refused(game, "bomb ragusa") == "LF-ST-01"
    without = table("encounter", riesi="blue 1", areas=areas)
    play(without, "do strike")
    assert legal(without) == {"strike riesi", "bomb riesi", "done"}


@rule("LF-XT-05")
def test_influence_costs_a_soldato_of_the_hq() -> None:
    game = table("encounter", tiles={"influence": "red"}, hq={"red": 2}, riesi="red 1", licata="red 1")
    assert asked(game) == ("red", "tile_influence")
    before = (of(game, "red", "supply"), of(game, "red", "influence"))
    play(game, "row church")
    assert of(game, "red", "hq") == 1
    assert (of(game, "red", "supply"), of(game, "red", "influence")) == (before[0] + 1, before[1] + 1)
    assert asked(game)[1] == "turn"
    game = table("encounter", tiles={"influence": "red"}, riesi="red 1", licata="red 1")
    assert asked(game)[1] == "turn"


@rule("LF-XT-06")
@pytest.mark.parametrize(("order", "skull"), [("advance", 1), ("muster", 0)])
def test_miniguns_help_attacks_by_boat(order: str, skull: int) -> None:
    """With the first of all orders as with any other."""
    areas = {"camastra": f"red 6 red.basic.{order}", "licata": "blue 4"}
    seas = {"mare-agrigento": "red"}
    game = table("encounter", tiles={"miniguns": "red"}, seas=seas, areas=areas)
    play(game, "do move")
    by_land = game.copy()
    events = play(game, "ship licata", "soldati 2")
    assert (told(events, "bonuses")[0]["miniguns"], told(events, "bonuses")[0]["removed"]) == (1, 1 + skull)
    events = play(by_land, "to licata", "soldati 2")
    assert told(events, "bonuses")[0]["miniguns"] == 0


@rule("LF-XT-07")
def test_recruitment_after_an_area_is_taken_by_attack() -> None:
    game = table(
        "encounter", tiles={"recruitment": "red"}, hq={"red": 3}, camastra="red 6 red.police.A", licata="blue 1"
    )
    attack(game, "licata", 2)
    assert asked(game) == ("red", "tile_recruitment")
    assert legal(game) == {"reinforce", "skip"}
    play(game, "reinforce")
    assert (area(game, "licata"), of(game, "red", "hq")) == ("red 4", 1)
    for hq, licata in ((1, "blue 1"), (3, "- 1l")):
        game = table(
            "encounter", tiles={"recruitment": "red"}, hq={"red": hq}, camastra="red 6 red.police.A", licata=licata
        )
        attack(game, "licata", 2)
        assert asked(game)[1] != "tile_recruitment"


@rule("LF-XT-08")
def test_speedboats_place_a_boat_at_the_beginning_of_planning() -> None:
    game = table("encounter", tiles={"speedboats": "red"}, riesi="red 1", licata="red 1")
    assert asked(game) == ("red", "tile_speedboats")
    assert legal(game) == {"boat mare-licata", "boat mare-agrigento", "skip"}
    play(game, "boat mare-licata", "sail mare-siracusa")
    assert game.view(None)["seas"]["mare-siracusa"] == ["red"]  # type: ignore[index]


@rule("LF-XT-09")
def test_second_wave_adds_one_from_the_supply_once_an_order() -> None:
    game = table("encounter", tiles={"second_wave": "red"}, hq={"red": 3}, enna="red 1 red.church.A")
    before = of(game, "red", "supply")
    play(game, "do place", "soldati 1")
    assert asked(game) == ("red", "tile_second_wave")
    play(game, "reinforce")
    assert area(game, "enna").startswith("red 3")
    assert of(game, "red", "supply") == before - 1
    assert legal(game) == {"do recruit", "done"}


@rule("LF-XT-09")
def test_watchmen_guard_areas_without_a_lab() -> None:
    for labs, guards in (("", 1), (" 1l", 0)):
        game = table("encounter", tiles={"watchmen": "blue"}, camastra="red 6 red.police.A", licata=f"blue 4{labs}")
        events = attack(game, "licata", 2)
        line = told(events, "bonuses")[0]
        assert (line["skull"], line["watchmen"]) == (2, guards)
        assert (line["attack"], line["defence"]) == (2, 1)
        assert line["difference"] == line["removed"] == 1, "a watchman or a lab, each takes one off the skulls"
        game = table("encounter", tiles={"watchmen": "blue"}, camastra="red 6 red.basic.charge", licata=f"blue 4{labs}")
        events = play(game, "do strike", "strike licata")
        line = told(events, "strike")[0]
        assert (line["watchmen"], line["removed"]) == (guards, 1)


@rule("LF-XT-09")
def test_revenue_pays_for_mandamenti() -> None:
    game = table("encounter", tiles={"revenue": "red"}, riesi="red 1", licata="red 1")
    assert of(game, "red", "money") == 1

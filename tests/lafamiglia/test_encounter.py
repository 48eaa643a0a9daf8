"""Rulebook 1.16, 1.17: the encounter phase and the order tokens."""

from typing import Any

from support.lafamiglia import PACK, PRINTED, area, asked, legal, of, play, reason, refused, table, told
from support.rules import rule

import trinacria


@rule("LF-E-01")
def test_all_orders_are_revealed_first() -> None:
    game = table("planning", top={"s0.po1": "neutral"}, enna="red 1 red.basic.charge", camastra="blue 2", hq={"red": 1})
    assert "orders" not in game.view("blue")["areas"]["enna"]  # type: ignore[index]
    events = play(game, "use s1.po1", "token s0.po1", "place enna")
    assert told(events, "orders_revealed") == [{"orders": ["enna red.basic.charge"], "round": 1}]
    assert next(event for event in events if event.kind == "orders_revealed").reveals
    assert game.view("blue")["areas"]["enna"]["orders"] == ["red.basic.charge"]  # type: ignore[index]
    assert game.view(None)["areas"]["enna"]["orders"] == ["red.basic.charge"]  # type: ignore[index]


@rule("LF-MV-04", "LF-MV-05", "LF-MV-07")
def test_a_movement_is_refused_for_the_same_reasons_wherever_it_starts() -> None:
    """Trapani is the first area of the map."""
    game = table("encounter", trapani="red 3 red.basic.advance", alcamo="green 1", enna="blue 1")
    play(game, "do move")
    assert legal(game) == {"to marsala", "done"}
    assert refused(game, "to alcamo") == "LF-MV-05"
    assert reason(game, "to enna") == ("not-adjacent", {"area": "enna", "other": "trapani"})
    assert reason(game, "ship enna") == ("no-boats", {"area": "enna"})


@rule("LF-E-02")
def test_everything_on_an_order_is_optional() -> None:
    game = table("encounter", enna="red 1 red.economy.A", hq={"red": 5})
    assert legal(game) == {"do money", "do place", "done"}
    twin = game.copy()
    play(game, "done")
    assert (of(game, "red", "money"), area(game, "enna")) == (0, "red 1")
    play(twin, "do money", "done")
    assert (of(twin, "red", "money"), area(twin, "enna")) == (2, "red 1")


@rule("LF-XT-09")
def test_the_second_wave_of_an_order_is_told_to_all() -> None:
    game = table("encounter", tiles={"second_wave": "red"}, hq={"red": 3}, enna="red 1 red.church.A")
    play(game, "do place", "soldati 1")
    told_now = told(play(game, "reinforce"), "reinforced")
    assert told_now == [{"seat": "red", "area": "enna", "soldati": 1}]


@rule("LF-E-03", "LF-E-04", "LF-O-01")
def test_supply_before_attack_and_by_initiative() -> None:
    game = table(
        "encounter",
        enna="red 2 red.police.A",
        camastra="blue 2 blue.justice.A",
        gela="red 2 red.basic.collection",
        licata="yellow 2 yellow.basic.collection",
        riesi="neutral 2",
    )
    order = []
    while game.encounter and game.decision is not None:
        order.append(asked(game)[0])
        game.play("done")
    assert order == ["yellow", "red", "blue", "red"]
    attack = {name for name, one in PACK.orders.items() if one.type == "attack"}
    assert "red.police.A" in attack
    assert "red.basic.collection" not in attack


@rule("LF-E-05")
def test_equal_initiative_in_order_of_play_and_own_ones_as_one_likes() -> None:
    """Red has two supply orders of initiative 3, green one: red begins, and chooses which."""
    game = table(
        "encounter",
        enna="red 2 red.basic.garrison",
        gela="red 2 red.economy.A",
        noto="green 2 green.church.B",
        hq={"red": 4, "green": 4},
    )
    assert asked(game) == ("red", "next_order")
    assert legal(game) == {"order red.basic.garrison", "order red.economy.A"}
    assert refused(game, "order green.church.B") == "LF-E-04"
    play(game, "order red.economy.A", "do money", "done")
    assert asked(game) == ("red", "order")
    play(game, "done")
    assert asked(game) == ("green", "order")


@rule("LF-E-06")
def test_an_order_with_a_vest_stays_one_without_goes_home() -> None:
    game = table(
        "encounter",
        enna="red 1 red.economy.A",
        gela="red 1 red.church.A",
        noto="blue 1 blue.basic.collection",
        hq={"red": 5},
    )
    play(game, "do money", "done")
    assert area(game, "enna") == "red 1"
    assert "red.economy.A" in of(game, "red", "orders")
    play(game, "done", "done")
    assert asked(game)[1] == "turn"
    game = table(
        "encounter", gela="red 1 red.church.A", noto="blue 1 blue.basic.charge", siracusa="red 1", hq={"red": 5}
    )
    play(game, "done")
    assert asked(game)[0] == "blue"
    assert area(game, "gela") == "red 1 red.church.A"
    assert game.view(None)["areas"]["gela"]["executed"] == ["red.church.A"]  # type: ignore[index]


@rule("LF-E-02", "LF-O-06")
def test_an_order_that_can_do_nothing_is_told() -> None:
    """Nobody is asked about it; one that is left out by choice is not told so."""
    areas = {"gela": "green 1 green.basic.garrison", "enna": "red 1 red.basic.garrison"}
    game = table("encounter", areas=areas, hq={"green": 1})
    events = play(game, "done")
    assert told(events, "order_without_effect") == [{"seat": "red", "order": "red.basic.garrison", "area": "enna"}]
    assert asked(game)[1] != "order"
    game = table("encounter", areas=areas, hq={"green": 1, "red": 1})
    assert told(play(game, "done", "do place"), "order_without_effect") == []


@rule("LF-E-07")
def test_all_orders_go_home_at_the_end() -> None:
    game = table("encounter", gela="red 1 red.church.A", hq={"red": 5})
    events = play(game, "done")
    returned = [{"seat": "red", "area": "gela", "order": "red.church.A"}]
    assert told(events, "order_returned") == returned, "those at home already are not told again"
    assert area(game, "gela") == "red 1"
    assert "red.church.A" in of(game, "red", "orders")
    assert not game.revealed


@rule("LF-E-08", "LF-O-13")
def test_a_lost_area_sends_its_orders_home_unexecuted() -> None:
    game = table("encounter", enna="red 9 red.police.A", camastra="blue 1 1c blue.basic.advance")
    play(game, "do move", "to camastra", "soldati 4")
    assert area(game, "camastra") == "red 4"
    assert "blue.basic.advance" in of(game, "blue", "orders")
    assert asked(game)[1] != "order"


@rule("LF-O-02", "LF-O-10")
def test_parts_in_any_order() -> None:
    game = table("encounter", enna="red 1 red.church.A", hq={"red": 1})
    assert legal(game) == {"do place", "do recruit", "done"}
    play(game, "do recruit", "recruit 2", "do place")
    assert legal(game) == {"soldati 3", "soldati 2", "soldati 1"}
    play(game, "soldati 3")
    assert asked(game)[1] == "turn"
    game = table("encounter", enna="red 1 red.church.A", hq={"red": 1})
    assert refused(game, "do money") == "LF-O-02"
    play(game, "do place")
    assert refused(game, "do place") == "LF-O-02"


@rule("LF-O-03", "EX-LF-14")
def test_a_plain_number_or_police_base_plus_bonus() -> None:
    game = table("encounter", enna="red 1 red.economy.A", hq={"red": 9})
    play(game, "do place")
    assert legal(game) == {"soldati 1", "soldati 2", "soldati 3"}
    game = table("encounter", enna="red 1 red.church.A", hq={"red": 9}, removed={"red": {"police": 2}})
    play(game, "do place")
    assert legal(game) == {f"soldati {n}" for n in range(1, 4 + 1 + 1)}


@rule("LF-O-04", "LF-O-06")
def test_units_go_into_the_area_of_the_order() -> None:
    game = table("encounter", enna="blue 1 blue.police.A", gela="blue 1", hq={"blue": 5})
    older = trinacria.from_position({**game.position(), "steps": [], "rules": "2"})
    play(older, "do car")
    assert legal(older) == {"car enna"}
    assert refused(older, "car gela") == "LF-O-04"
    play(game, "do car", "do place", "soldati 2")
    assert area(game, "enna") == "blue 3 1c blue.police.A" or area(game, "enna") == "blue 3 1c"
    assert (of(game, "blue", "hq"), of(game, "blue", "cars")) == (3, 4)


@rule("LF-O-05")
def test_boats_go_into_a_sea_at_the_area_of_the_order() -> None:
    game = table(
        "encounter",
        licata="black 1 black.economy.B",
        cefalu="black 1",
        cycle=["black", "blue", "green", "yellow"],
        first="black",
    )
    play(game, "do boat")
    assert legal(game) == {"boat mare-licata", "boat mare-agrigento"}
    assert refused(game, "boat mare-cefalu") == "LF-O-05"
    play(game, "boat mare-agrigento")
    assert legal(game) == {"stay", "sail mare-licata", "sail mare-marsala"}
    game = table("encounter", enna="black 1 black.economy.B", cycle=["black", "blue", "green", "yellow"], first="black")
    assert "do boat" not in legal(game)
    assert refused(game, "do boat") == "LF-O-05"


@rule("LF-O-07", "LF-O-09")
def test_supply_parts_on_attack_orders() -> None:
    game = table("encounter", enna="yellow 2 yellow.justice.A", camastra="neutral 2")
    assert PRINTED.orders[PRINTED.order_names.index("yellow.justice.A")].attack
    play(game, "do money")
    assert of(game, "yellow", "money") == 2
    assert "do move" in legal(game)


@rule("LF-O-08", "LF-O-09")
def test_supply_orders_place_recruit_and_pay() -> None:
    game = table("encounter", enna="red 2 red.basic.collection")
    play(game, "do money", "do recruit", "recruit 2")
    assert (of(game, "red", "money"), of(game, "red", "hq")) == (2, 2)


@rule("LF-O-11")
def test_supply_orders_follow_their_initiative() -> None:
    game = table(
        "encounter",
        enna="red 2 red.basic.collection",
        noto="white 2 white.basic.garrison",
        hq={"white": 2},
        cycle=["red", "blue", "white", "yellow"],
    )
    assert asked(game)[0] == "white"


@rule("LF-O-12", "DX-LF-10", "LF-BN-05")
def test_a_vest_counts_before_and_after_execution() -> None:
    game = table("encounter", enna="red 9 red.police.A", camastra="blue 5 blue.police.B", hq={"blue": 3})
    events = play(game, "do move", "to camastra", "soldati 4")
    assert (told(events, "bonuses")[0]["vests"], told(events, "bonuses")[0]["removed"]) == (1, 1)
    game = table("encounter", enna="red 9 red.police.A", camastra="blue 5 blue.basic.garrison", hq={"blue": 3})
    play(game, "done")
    events = play(game, "do move", "to camastra", "soldati 4")
    assert told(events, "bonuses")[0]["vests"] == 1


@rule("LF-O-12")
def test_a_vest_protects_its_area_only() -> None:
    game = table("encounter", enna="red 9 red.police.A", camastra="blue 5", agrigento="blue 2 blue.police.B")
    events = play(game, "do move", "to camastra", "soldati 4")
    assert told(events, "bonuses")[0]["vests"] == 0


@rule("LF-E-02")
def test_a_part_may_wait_until_the_area_is_lost_and_is_then_gone() -> None:
    """AMB-LF-39: all soldati go; placing in the old area is not possible any more."""
    game = table("encounter", enna="red 2 red.police.B", hq={"red": 3})
    assert legal(game) == {"do place", "do move", "done"}
    play(game, "do move", "to camastra", "soldati 2")
    assert area(game, "enna") == "-"
    assert asked(game)[1] == "turn"
    assert area(game, "camastra") == "red 2"


def test_anytime_options_before_executing_an_order() -> None:
    game = table("encounter", enna="red 2 red.basic.collection", money={"green": 4})
    assert "sell red.basic.charge" in {str(one) for one in game.anytime("red")}
    assert "give" in {str(one) for one in game.anytime("green")}
    assert game.anytime("blue") == ()
    game.play("sell red.basic.charge", seat="red")
    view: Any = game.view("red")
    assert view["families"]["red"]["money"] == 1
    assert asked(game) == ("red", "order")

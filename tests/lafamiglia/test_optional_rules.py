"""Expansion 1.1: the six optional rules, each its own switch."""

from typing import Any

import pytest
from support.games.lafamiglia import (
    area,
    asked,
    attack,
    first_tokens,
    legal,
    marks,
    of,
    play,
    refused,
    sheet,
    table,
    told,
)
from support.games.rules import rule

import trinacria

ALL = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"
BLACK = ["black", "blue", "green", "yellow"]


def switched(name: str, on: bool) -> dict[str, object]:
    """The options with one switch."""
    return {name: on}


@pytest.mark.parametrize(("on", "left"), [(False, 1), (True, 2)])
@rule("LX-OPT-1")
def test_force_against_neutral_soldati_costs_one(on: bool, left: int) -> None:
    options = switched("opt_neutral_force1", on)
    game = table("encounter", enna="red 5 red.basic.muster", camastra="neutral 1", options=options)
    attack(game, "camastra", 4)
    view: Any = game.view(None)
    assert view["conflict"]["force"] == (1 if on else 2)
    play(game, "force")
    assert area(game, "camastra") == f"red {left}"


@rule("LX-OPT-1")
def test_force_with_agitated_soldati_costs_one_and_else_two() -> None:
    options = switched("opt_neutral_force1", True)
    game = table(
        "encounter",
        cycle=BLACK,
        first="black",
        caltagirone="black 4 black.police.A",
        scordia="neutral 3",
        palagonia="blue 1",
        options=options,
    )
    play(game, "do agitate", "agitate scordia", "to palagonia", "soldati 3")
    assert told(play(game, "force"), "force")[0]["soldati"] == 1
    game = table("encounter", enna="red 5 red.basic.muster", camastra="blue 1", options=options)
    attack(game, "camastra", 4)
    assert told(play(game, "force"), "force")[0]["soldati"] == 2


@rule("LX-OPT-2a", "LX-OPT-2b")
def test_a_neutral_area_brings_two_soldati_however_many_stood_there() -> None:
    for grey in (1, 3):
        options = switched("opt_neutral_reward2", True)
        game = table("encounter", enna="red 9 red.basic.muster", camastra=f"neutral {grey}", options=options)
        attack(game, "camastra", 8)
        play(game, "force")
        assert of(game, "red", "hq") == 2
        game = table("encounter", enna="red 9 red.basic.muster", camastra=f"neutral {grey}")
        attack(game, "camastra", 8)
        play(game, "force")
        assert of(game, "red", "hq") == grey


@rule("LX-OPT-2a")
def test_the_two_come_when_bonuses_alone_take_the_area() -> None:
    """Control passes without a conflict: the reward is the same. [AMB-LX-03]"""
    options = switched("opt_neutral_reward2", True)
    game = table("encounter", enna="red 6 red.police.A", camastra="neutral 2", options=options)
    attack(game, "camastra", 5)
    assert area(game, "camastra") == "red 5"
    assert of(game, "red", "hq") == 2


@rule("LX-OPT-2b")
def test_no_other_reward_for_neutral_soldati() -> None:
    options = switched("opt_neutral_reward2", True)
    game = table("encounter", enna="red 3 red.basic.charge", camastra="neutral 3", options=options)
    play(game, "do strike", "strike camastra")
    assert (area(game, "camastra"), of(game, "red", "hq")) == ("neutral 1", 0)
    game = table("encounter", enna="red 3 red.basic.muster", camastra="neutral 3", options=options)
    attack(game, "camastra", 2)
    play(game, "finesse", "defend blue", "card coward1", "card coward2", "leave", "leave")
    assert area(game, "camastra") == "-"
    assert of(game, "red", "hq") == 1, "only the own coward"


@rule("LX-OPT-2b")
def test_agitated_soldati_bring_the_defender_nothing() -> None:
    """No reward for each neutral soldato removed, on neither side. [AMB-LX-02]"""
    for on, kind in ((True, "turn"), (False, "agitate_reward")):
        game = table(
            "encounter",
            cycle=BLACK,
            first="black",
            caltagirone="black 4 black.police.A",
            scordia="neutral 3",
            palagonia="blue 3",
            options=switched("opt_neutral_reward2", on),
        )
        play(game, "do agitate", "agitate scordia", "to palagonia", "soldati 3", "force")
        assert asked(game)[1] == kind


@rule("LX-OPT-2c", "EX-LX-02")
def test_an_area_emptied_before_brings_nobody_anything() -> None:
    options = switched("opt_neutral_reward2", True)
    game = table(
        "encounter",
        enna="red 3 red.basic.charge",
        riesi="blue 3 blue.basic.muster",
        camastra="neutral 2",
        options=options,
    )
    play(game, "do strike", "strike camastra")
    assert area(game, "camastra") == "-"
    attack(game, "camastra", 1)
    assert area(game, "camastra") == "blue 1"
    assert (of(game, "red", "hq"), of(game, "blue", "hq")) == (0, 0)


@rule("LX-OPT-2d")
def test_in_all_else_neutral_soldati_defend_as_ever() -> None:
    """Labs help them, cards are played for them, turncoats join them from the stock."""
    options: dict[str, object] = {"opt_neutral_force1": True, "opt_neutral_reward2": True}
    game = table("encounter", enna="red 5 red.police.A", camastra="neutral 3 1l", options=options)
    bonuses = told(attack(game, "camastra", 4), "bonuses")[0]
    assert (bonuses["attack"], bonuses["defence"], bonuses["removed"]) == (2, 1, 1)
    play(game, "finesse")
    assert asked(game) == ("blue", "defender")
    play(game, "defend yellow", "card coward1", "card turncoat", "leave", "leave")
    assert area(game, "camastra") == "neutral 1 1l", "4 against 2: a turncoat 3 : 3, a coward 2 : 3, knockout"


@rule("LX-OPT-3", "EX-LX-06")
def test_tokens_of_a_column_may_go_to_blank_spaces() -> None:
    for on in (True, False):
        options = switched("opt_blank_spaces", on)
        game = table(top=first_tokens(), enna="red 3", money={"red": 5}, options=options, bottom={})
        play(game, "column police")
        assert ("put s1.po3" in legal(game)) == on
        if on:
            play(game, "put s1.po3")
            assert sheet(game, "s1.po3") == "neutral"
        else:
            assert refused(game, "put s1.po3") == "LF-PB-01"


@rule("LX-OPT-3")
def test_exert_influence_never_uses_blank_spaces() -> None:
    """Only option B is changed. [AMB-LX-05]"""
    game = table(top=first_tokens(), enna="red 3", options=switched("opt_blank_spaces", True), bottom={})
    play(game, "use s1.ti2", "token s0.po1", "row church")
    assert refused(game, "put s1.po3") == "LF-AC-16"


@rule("LX-OPT-4")
def test_rally_by_boat_from_one_area_without_cars() -> None:
    def begin(on: bool) -> Any:
        game = table(
            "encounter",
            camastra="red 2 red.basic.muster",
            riesi="red 1 1c",
            gela="red 4 1c",
            ragusa="red 3",
            agrigento="blue 1",
            seas={"mare-licata": "green", "mare-agrigento": "red"},
            options=switched("opt_rally_boat", on),
        )
        play(game, "do rally")
        return game

    game = begin(True)
    assert legal(game) == {"from riesi", "ship gela", "ship ragusa"}
    play(game, "ship gela")
    assert legal(game) == {"soldati 1", "soldati 2", "soldati 3", "soldati 4"}
    play(game, "soldati 4")
    assert area(game, "gela") == "-", "the car left there is lost"
    assert area(game, "camastra") == "red 6 red.basic.muster"
    assert of(game, "red", "cars") == 4
    assert legal(game) == {"from riesi", "done"}
    assert refused(game, "ship ragusa") == "LX-OPT-4"
    game = begin(False)
    assert asked(game)[1] == "bring_soldati", "from Riesi alone, so there is no question"
    play(game, "soldati 0")
    assert area(game, "riesi") == "red 1"
    assert asked(game)[1] == "order"


@rule("LX-OPT-4")
def test_without_boats_nobody_rallies_across_water() -> None:
    game = table(
        "encounter",
        camastra="red 2 red.basic.muster",
        gela="red 4",
        seas={"mare-agrigento": "red", "mare-licata": "blue"},
        options=switched("opt_rally_boat", True),
    )
    assert refused(game, "do rally") == "LF-MV-01"


@rule("LX-OPT-5")
def test_tokens_go_from_tile_to_tile_after_the_encounter() -> None:
    def begin(on: bool) -> Any:
        return table(
            "encounter",
            in_play=ALL,
            tiles={"allies": "red", "bribery": "green"},
            riesi="red 1",
            licata="red 1",
            enna="green 1",
            nicosia="green 1",
            options=switched("opt_move_tile_tokens", on),
        )

    game = begin(True)
    assert asked(game) == ("red", "transfer")
    assert refused(game, "transfer bribery influence") == "LX-OPT-5"
    assert refused(game, "transfer allies bribery") == "LX-OPT-5"
    play(game, "transfer allies influence")
    assert marks(game) == [{"influence": "red", "bribery": "green"}, {}]
    assert asked(game) == ("green", "transfer"), "each token goes once"
    play(game, "done")
    assert asked(game)[1] == "turn"
    assert asked(begin(False))[1] == "turn"


@rule("LX-OPT-5")
def test_no_token_moves_in_the_management_after_planning() -> None:
    game = table(
        top={"s0.po1": "neutral"},
        in_play=ALL,
        tiles={"allies": "red"},
        riesi="red 1",
        licata="red 1",
        options=switched("opt_move_tile_tokens", True),
        bottom={},
    )
    play(game, "use s1.ch1", "token s0.po1", "recruit 1")
    assert asked(game) == ("red", "transfer"), "the encounter phase without orders is over at once"
    position: Any = game.position()
    assert position["phase"] == "encounter"


@rule("LX-OPT-6")
def test_the_start_piece_breaks_a_tie() -> None:
    for on in (True, False):
        options = switched("opt_tie_start_piece", on)
        game = table("encounter", round=4, first="blue", riesi="red 1", enna="blue 1", options=options)
        assert game.result is not None
        assert game.result.winners == (("blue", "yellow") if on else ())
        assert game.result.decided_by == ("start_piece" if on else "draw")


@rule("LX-OPT-6")
def test_bronte_comes_before_the_start_piece() -> None:
    options = switched("opt_tie_start_piece", True)
    game = table("encounter", round=4, first="blue", bronte="red 1", enna="blue 1", options=options)
    assert game.result is not None
    assert (game.result.winners, game.result.decided_by) == (("red", "green"), "bronte")


def test_the_switches_are_on_where_somebody_is_alone() -> None:
    """[AMB-LX-09]"""
    from trinacria.games.lafamiglia.modes.registry import MODES
    from trinacria.games.lafamiglia.rules.options import SWITCHES

    for mode, rules in MODES.items():
        for switch in SWITCHES:
            assert rules.options[switch][0] is (mode != "2v2")


def test_options_are_checked() -> None:
    for options in ({"opt_rally_boat": 1}, {"opt_rally_boat": "yes"}, {"difficulty": "easy"}, {"nonsense": True}):
        with pytest.raises(trinacria.UnknownOption):
            trinacria.new_game("lafamiglia", options=options)
    with pytest.raises(trinacria.UnknownOption, match="easy"):
        trinacria.new_game("lafamiglia", mode="2v1", options={"difficulty": "impossible"})

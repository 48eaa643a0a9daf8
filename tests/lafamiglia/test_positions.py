"""Positions: short ones are filled up, wrong ones are refused with every reason."""

from typing import Any

import pytest
from support.games.lafamiglia import NEUTRAL, PRINTED, area, asked, control, of, table
from support.games.rules import rule

import trinacria


def bare(**parts: Any) -> dict[str, Any]:
    return {"game": "lafamiglia", **parts}


def faults(**parts: Any) -> list[str]:
    with pytest.raises(trinacria.InvalidPosition) as error:
        trinacria.from_position(bare(**parts))
    assert error.value.message
    return [reason.key for reason in error.value.reasons]


def test_the_example_of_the_design() -> None:
    game = trinacria.from_position(
        {
            "game": "lafamiglia", "mode": "2v2", "options": {}, "base": "empty", "round": 2, "phase": "encounter",
            "first": "red", "cycle": ["red", "blue", "green", "yellow"],
            "teams": [["red", "green"], ["blue", "yellow"]],
            "families": {
                "red": {
                    "money": 5, "hq": 6, "orders": ["red.basic.advance"], "sold": [],
                    "removed": {"justice": 2, "police": 0, "economy": 0, "church": 1},
                }
            },
            "areas": {
                "enna": {"family": "red", "soldati": 6, "cars": 1, "labs": 2, "orders": ["red.justice.A"]},
                "scordia": {"family": "neutral", "soldati": 3},
                "noto": {"family": None, "labs": 1},
            },
            "seas": {"mare-licata": ["red", "green"]},
            "sheets": {"top": {}, "bottom": {"s2.ec3": ["neutral", "red"]}},
            "corners": {"red": "nw", "blue": "sw", "green": "ne", "yellow": "se"},
            "tiles": {"in_play": ["allies", "bribery"], "marked": [{"allies": "red"}, {}]},
            "to_move": "red",
        }
    )  # fmt: skip
    assert asked(game) == ("red", "order")
    assert (of(game, "red", "supply"), of(game, "red", "cars"), of(game, "red", "boats")) == (38, 4, 3)
    assert trinacria.from_position(game.position()).position() == game.position()


def test_what_is_left_out_is_as_at_set_up() -> None:
    game = trinacria.from_position(bare())
    assert game.seats == ("red", "blue", "green", "yellow")
    assert asked(game) == ("red", "turn")
    assert area(game, "enna") == "red 2"
    assert area(game, "bronte") == "neutral 3"
    assert len(of(game, "red", "orders")) == 5


@rule("LF-T-01")
def test_the_corners_may_be_turned_but_not_shuffled() -> None:
    corners = list(PRINTED.corners)
    seats = ["red", "blue", "green", "yellow"]
    usual: Any = trinacria.from_position(bare()).view(None)
    assert [usual["families"][seat]["corner"] for seat in seats] == corners
    for turn in range(4):
        turned = dict(zip(seats, corners[turn:] + corners[:turn], strict=True))
        view: Any = trinacria.from_position(bare(corners=turned)).view(None)
        assert {seat: view["families"][seat]["corner"] for seat in seats} == turned
    backwards = dict(zip(seats, reversed(corners), strict=True))
    assert faults(corners=backwards) == ["position-corners"]


def test_the_steps_of_a_position_say_whose_turn_it_is_and_whose_is_next() -> None:
    position = table(top={"s0.po1": "neutral"}, to_move="yellow", enna="red 1").position()
    assert position["steps"] == [["Rounds", 1], ["Planning", 0, 0, True], ["Turn", 3, False]]


@rule("LF-MG-04")
def test_control_tokens_are_read_and_written() -> None:
    tokens = {name: "red" if at % 2 else "blue" for at, name in enumerate(PRINTED.mandamento_names[:3])}
    assert control(table(top={"s0.po1": "neutral"}, control=tokens, enna="red 1")) == tokens


@rule("LX-K-01")
def test_the_supply_of_commission_tokens_may_be_empty_but_not_less() -> None:
    game = table(top={"s0.po1": "neutral", "s0.ju1": "neutral"}, mode="1v1", solo={"supply": {"red": 0}}, enna="red 1")
    position: Any = game.position()
    assert position["solo"]["supply"] == {"red": 0, "blue": 20}
    assert faults(mode="1v1", solo={"supply": {"red": -1}}) == ["position-range"]
    assert faults(mode="1v1", solo={"supply": {"red": 21}}) == ["position-range"]


def test_an_empty_map() -> None:
    game = table(top={"s0.po1": "neutral"}, enna="red 1")
    assert sum(game.soldati) == 1
    assert game.supply[NEUTRAL] == PRINTED.neutral_soldati


@rule("LF-C-06", "LF-C-07")
def test_the_supplies_are_what_is_left() -> None:
    game = table(
        round=2, hq={"red": 5, "blue": 7},
        removed={"red": {"justice": 1, "police": 2, "economy": 3, "church": 4}, "blue": {"justice": 4, "police": 3}},
        top={"s1.sp3": "neutral red red blue", "s1.po1": "blue"}, bottom={"s2.ec3": "green green green neutral"},
        tiles={"allies": "red", "bribery": "blue", "miniguns": "blue"},
        seas={"mare-licata": "red blue", "mare-agrigento": "red"},
        enna="red 3 2c 1l", licata="blue 4 1c 2l", camastra="green 2", scordia="neutral 3", noto="- 1l",
    )  # fmt: skip
    left = {
        seat: tuple(of(game, seat, what) for what in ("supply", "cars", "boats", "influence")) for seat in game.seats
    }
    assert left == {"red": (42, 3, 2, 15), "blue": (39, 4, 3, 11), "green": (48, 5, 4, 5), "yellow": (50, 5, 4, 8)}
    view: Any = game.view(None)
    assert (view["neutral_stock"], view["lab_stock"]) == (27, 26)


def test_orders_the_mat_has_given_are_in_the_hq() -> None:
    for seat, other in (("red", "blue"), ("blue", "red"), ("yellow", "green")):
        game = table(top={"s0.po1": "neutral"}, removed={seat: {"police": 3}}, enna="red 1")
        assert f"{seat}.police.A" in of(game, seat, "orders")
        assert f"{other}.police.A" in of(game, other, "on_mat")
    game = table(top={"s0.po1": "neutral"}, removed={"red": {"police": 3}}, enna="red 1")
    assert {"red.police.A", "red.police.B"} <= set(of(game, "red", "orders"))
    assert "red.police.C" in of(game, "red", "on_mat")


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"moon": 1}, "position-unknown-key"),
        ({"mode": "3v3"}, "error-unknown-mode"),
        ({"options": {"turbo": True}}, "error-unknown-option"),
        ({"cycle": ["red", "red", "green", "yellow"]}, "position-cycle"),
        ({"corners": {"red": "nw", "blue": "ne", "green": "sw", "yellow": "se"}}, "position-corners"),
        ({"teams": [["red", "blue"], ["green", "yellow"]]}, "position-teams"),
        ({"round": 5}, "position-range"),
        ({"phase": "dessert"}, "position-choice"),
        ({"base": "sea"}, "position-choice"),
        ({"chance": "dice"}, "position-choice"),
        ({"first": "white"}, "position-choice"),
        ({"families": {"white": {}}}, "position-choice"),
        ({"families": {"red": {"money": -1}}}, "position-negative"),
        ({"families": {"red": {"removed": {"police": 9}}}}, "position-range"),
        ({"families": {"red": {"orders": ["red.police.Z"]}}}, "position-unknown-id"),
        ({"families": {"red": {"orders": ["blue.basic.charge"]}}}, "position-order-owner"),
        ({"families": {"blue": {"orders": ["red.basic.advance"]}}}, "position-order-owner"),
        ({"areas": {"atlantis": {}}}, "position-unknown-id"),
        ({"areas": {"enna": {"family": "red", "soldati": 0}}}, "position-soldati"),
        ({"areas": {"enna": {"labs": 3}}}, "position-limit"),
        ({"areas": {"enna": {"cars": 1}}}, "position-ownerless"),
        ({"areas": {"enna": {"family": "red", "soldati": 51}}}, "position-pieces"),
        ({"areas": {"enna": {"family": "red", "soldati": 1, "cars": 6}}}, "position-pieces"),
        ({"areas": {"enna": {"family": "red", "soldati": 1, "orders": ["blue.basic.charge"]}}}, "position-order-owner"),
        ({"areas": {"enna": {"family": "neutral", "soldati": 31}}}, "position-pieces"),
        ({"seas": {"mare-licata": ["red", "red", "red"]}}, "position-limit"),
        ({"sheets": {"top": {"s0.po1": ["neutral", "red"]}}}, "position-limit"),
        ({"sheets": {"top": {"s1.po1": ["neutral"]}}}, "position-space"),
        (
            {"tiles": {"marked": [{"allies": "blue"}, {}]}, "teams": [["red", "green"], ["blue", "yellow"]]},
            "position-mark",
        ),
        ({"tiles": {"in_play": ["bribery"], "marked": [{"allies": "red"}, {}]}}, "position-tile-out"),
        ({"steps": [["Dance"]]}, "position-step"),
        ({"steps": [["Rounds", 1], ["Sail", 0, 99]]}, "position-step"),
        ({"to_move": "white"}, "position-choice"),
        ({"mode": "1v1", "solo": {"council": "white"}}, "position-choice"),
        ({"mode": "1v1", "solo": {"coupole": {"red": 7, "blue": 6}}}, "position-coupole"),
        ({"mode": "1v1", "solo": {"coupole": {"red": 13, "blue": -1}}}, "position-coupole"),
        ({"mode": "1v1", "solo": {"members": {"red": -1}}}, "position-negative"),
        ({"mode": "1v1", "solo": {"fiction": "red"}}, "position-solo-colours"),
        ({"mode": "1v1", "solo": {"commissions": {"green": "black"}}}, "position-solo-colours"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(parts: dict[str, Any], key: str) -> None:
    assert key in faults(**parts)


def test_all_faults_are_told_at_once() -> None:
    found = faults(areas={"enna": {"labs": 3}, "atlantis": {}, "noto": {"family": "red"}}, seas={"lake": ["red"]})
    assert set(found) == {"position-limit", "position-unknown-id", "position-soldati"}
    assert len(found) == 4

"""Positions: what is left out is as at set-up, and what cannot be is refused with every reason."""

from collections import Counter
from typing import Any

import pytest
from support.games.famiglia import hand, table, zone

import trinacria
from trinacria.games.famiglia.cards import DECK, names


def reasons(**parts: object) -> list[str]:
    """The keys of all faults of a position."""
    with pytest.raises(trinacria.InvalidPosition) as error:
        trinacria.from_position({"game": "famiglia", **parts})
    assert str(error.value)
    return [reason.key for reason in error.value.reasons]


def test_the_example_of_the_design() -> None:
    position = {
        "game": "famiglia", "street": ["R3", "B1"], "deck": ["G0"], "discard": [], "pass": 1, "to_move": "p1",
        "hands": {"p1": ["R2", "G3"], "p2": ["Y0"]}, "gangs": {"p1": [], "p2": ["B1"]},
    }  # fmt: skip
    found = trinacria.from_position(position).position()
    assert {key: found[key] for key in position} == position


def test_a_bare_position_is_the_standard_set_up() -> None:
    position: Any = trinacria.from_position({"game": "famiglia"}).position()
    assert (len(position["street"]), len(position["deck"])) == (6, 46)
    assert Counter(position["street"] + position["deck"]) == Counter(names(list(DECK)))
    assert position["hands"]["p1"] == ["R0", "B0", "Y0", "G0"]
    assert position["to_move"] == "p1"
    assert position["pass"] == 1
    other: Any = trinacria.from_position({"game": "famiglia"}, seed=5).position()
    assert other["deck"] != position["deck"]


def test_cards_named_nowhere_are_out_of_the_game() -> None:
    game = trinacria.from_position({"game": "famiglia", "street": ["R3"], "hands": {"p1": ["R2", "R2"], "p2": []}})
    assert zone(game, "deck") == ""
    assert hand(game, "p2") == ""
    assert trinacria.from_position({"game": "famiglia", "street": ["R3"]}).position()["hands"] == {
        "p1": ["R0", "B0", "Y0", "G0"],
        "p2": ["R0", "B0", "Y0", "G0"],
    }


def test_61_cards_and_an_unknown_card() -> None:
    whole = [card for card in ("R0", "B0", "Y0", "G0") for _ in range(5)]
    whole += [f"{family}{value}" for family in "RBYG" for value in (1, 2, 3, 4) for _ in range(5 - value)]
    trinacria.from_position({"game": "famiglia", "street": whole, "hands": {"p1": [], "p2": []}})
    found = reasons(street=[*whole, "R4"], hands={"p1": [], "p2": []})
    assert found == ["position-copies", "position-total"]
    assert reasons(street=["Q7"]) == ["position-card"]
    assert reasons(street=["r3"]) == ["position-card"]


@pytest.mark.parametrize(
    "parts",
    [
        {"hands": {"p1": ["R4"], "p2": ["R4"]}},
        {"hands": {"p1": [], "p2": []}, "gangs": {"p1": ["R4", "R4"]}},
        {"hands": {"p1": ["R4"], "p2": []}, "discard": ["R4"]},
    ],
)
def test_cards_count_wherever_they_are(parts: dict[str, object]) -> None:
    """There is one card of value 4 in each colour."""
    assert reasons(street=["R3"], **parts) == ["position-copies"]


def test_a_fault_says_what_was_found_and_what_may_be() -> None:
    with pytest.raises(trinacria.InvalidPosition) as error:
        trinacria.from_position({"game": "famiglia", "street": ["R4"], "turn": {"brute": 7}})
    assert [reason.facts for reason in error.value.reasons] == [{"key": "turn.brute", "found": 7, "low": 1, "high": 4}]
    for brute in (1, 4):
        trinacria.from_position({"game": "famiglia", "street": ["R4"], "turn": {"brute": brute}})
    for by in (0, 5):
        assert reasons(street=["R4"], lowered={"at": 0, "by": by}) == ["position-lowered"]
    for by in (1, 4):
        trinacria.from_position({"game": "famiglia", "street": ["R4"], "lowered": {"at": 0, "by": by}})


def test_a_position_has_shuffled_nothing_yet() -> None:
    position = trinacria.from_position({"game": "famiglia", "street": ["R4"]}).position()
    assert position["shuffles"] == 0


def test_every_fault_is_told_at_once() -> None:
    found = reasons(
        street=["R4", "R4", "X1"],
        deck="R1",
        to_move="p3",
        hands={"p1": [], "p4": []},
        gangs=[],
        turn={"step": 9, "brute": 7},
        known_bottom=3,
        lowered={"at": 0, "by": 5},
        colour="red",
        **{"pass": 3},
    )
    assert Counter(found) == Counter(
        [
            "position-unknown-key",
            "position-type",
            "position-type",
            "position-choice",
            "position-choice",
            "position-choice",
            "position-card",
            "position-copies",
            "position-range",
            "position-range",
            "position-range",
            "position-lowered",
        ]
    )


@pytest.mark.parametrize(
    "parts",
    [
        {"turn": {"swap": {"accountant": "B1", "left": 9, "fetchable": [], "layable": []}}},
        {"turn": {"swap": {"accountant": "B1", "left": 1, "fetchable": ["R3"], "layable": ["R0"]}}},
        {"turn": {"swap": {"accountant": "B1", "left": 1, "fetchable": [], "layable": [], "fetched": "R4"}}},
        {"turn": {"steps": 1}},
        {"turn": {"step": 0}},
        {"turn": {"step": 5}},
        {"ended": "bored"},
        {"turns_left": 9},
        {"passes": -1},
        {"chance": "dice"},
        {"mode": "solo"},
        {"options": {"turbo": 1}},
        {"seed": 7},
        {"shuffles": "two"},
    ],
)
def test_parts_that_cannot_be(parts: dict[str, object]) -> None:
    assert len(reasons(street=["R1"], gangs={"p1": ["B1"]}, **parts)) == 1


@pytest.mark.parametrize("junk", [None, 7, "famiglia", [], {}, {"game": 7}])
def test_junk_is_no_position(junk: Any) -> None:
    with pytest.raises(trinacria.InvalidPosition, match="game is missing"):
        trinacria.from_position(junk)


def test_an_unknown_game() -> None:
    with pytest.raises(trinacria.UnknownGame, match="poker"):
        trinacria.from_position({"game": "poker"})


def test_a_position_is_not_tied_to_its_game() -> None:
    game = table("R0 B0", "", "G0")
    position: Any = game.position()
    position["street"].clear()
    position["hands"]["p1"].append("R4")
    assert zone(game, "street") == "R0 B0"
    assert hand(game) == ""


@pytest.mark.parametrize(("turns", "fits"), [(0, False), (1, True), (3, True), (4, False)])
def test_after_the_last_card_up_to_three_turns_are_left(turns: int, fits: bool) -> None:
    parts: dict[str, Any] = {"street": ["R3"], "deck": [], "pass": 2, "turns_left": turns}
    if fits:
        position: Any = trinacria.from_position({"game": "famiglia", **parts}).position()
        assert position["turns_left"] == turns
    else:
        assert reasons(**parts) == ["position-range"]

"""Positions at their limits: each fault is told once, with its rule and its numbers, and nothing else with it."""

from typing import Any

import pytest
from support.games.lafamiglia import PRINTED, area, attack, play, table
from support.games.rules import rule

import trinacria
from trinacria.kernel.observation import observe

Fault = tuple[str, str | None, dict[str, object]]


def faults(**parts: Any) -> list[Fault]:
    """All that is wrong with a position: the key, the rule and the facts of each fault."""
    with pytest.raises(trinacria.InvalidPosition) as error:
        trinacria.from_position({"game": "lafamiglia", **parts})
    return [(reason.key, reason.rule, dict(reason.facts)) for reason in error.value.reasons]


@rule("LF-PA-02", "LX-1-R03")
@pytest.mark.parametrize(
    ("parts", "broken", "key"),
    [
        ({"sheets": {"top": {"s0.po1": ["neutral", "red"]}}}, "LF-PA-02", "sheets.top.s0.po1"),
        ({"mode": "1v1", "solo": {"board": {"v1.a1": ["red", "blue"]}}}, "LX-1-R03", "solo.board.v1.a1"),
    ],
)
def test_a_space_without_an_infinity_sign_holds_one_token(parts: dict[str, Any], broken: str, key: str) -> None:
    assert faults(**parts) == [("position-limit", broken, {"key": key, "found": 2, "high": 1})]


@rule("LX-M-01")
@pytest.mark.parametrize(("row", "number", "high"), [("police", 3, 2), ("justice", -1, 1), ("moon", 0, 0)])
def test_no_more_tokens_are_lifted_than_lie_double_on_the_mat(row: str, number: int, high: int) -> None:
    facts = {"key": f"solo.lifted.red.{row}", "found": number, "low": 0, "high": high}
    assert faults(mode="1v1", solo={"lifted": {"red": {row: number}}}) == [("position-range", "LX-M-01", facts)]


@rule("LX-2-R07")
@pytest.mark.parametrize("space", ["moon", "s1.po1", "v1.a1"])
def test_only_actions_of_the_own_solo_board_can_be_opened(space: str) -> None:
    facts = {"key": "solo.opened", "found": space}
    assert faults(mode="2v1", solo={"opened": [space]}) == [("position-unknown-id", "LX-2-R07", facts)]


@rule("LX-M-04")
@pytest.mark.parametrize(("mode", "space"), [("1v1", "v2.o1"), ("1v1", "moon"), ("2v1", "v1.a1"), ("2v1", "s1.po1")])
def test_commission_tokens_lie_on_the_own_solo_board_alone(mode: str, space: str) -> None:
    """Neither how many there are nor whose they are is a fault too."""
    facts = {"key": "solo.board", "found": space}
    found = faults(mode=mode, solo={"board": {space: ["red", "blue", "white"]}})
    assert found == [("position-unknown-id", "LX-M-04", facts)]


def test_an_hq_cannot_hold_less_than_no_soldati() -> None:
    assert faults(families={"red": {"hq": -1}}) == [("position-negative", None, {"key": "families.red"})]


@pytest.mark.parametrize("step", [["Rounds"], ["Rounds", 1, 1], ["Turn", 3, False, 0]])
def test_a_step_has_as_many_numbers_as_it_remembers(step: list[object]) -> None:
    assert faults(steps=[step]) == [("position-step", None, {"found": str(step)})]


# -------------------------------------------------------------------- no fault brings another


@rule("LF-S-04")
def test_a_mark_on_a_tile_that_is_none_is_one_fault() -> None:
    facts = {"key": "tiles.marked", "found": "moon"}
    assert faults(tiles={"marked": [{"moon": "red"}, {}]}) == [("position-unknown-id", None, facts)]


@rule("LF-C-06")
def test_boats_on_a_sea_that_is_none_are_not_counted() -> None:
    seas = {"mare-licata": ["red", "red"], "mare-agrigento": ["red", "red"]}
    assert trinacria.from_position({"game": "lafamiglia", "seas": seas}).result is None
    facts = {"key": "seas", "found": "lake"}
    assert faults(seas={**seas, "lake": ["red"]}) == [("position-unknown-id", None, facts)]


@rule("LF-T-01")
def test_a_wrong_cycle_does_not_make_its_families_strangers_on_the_board() -> None:
    found = faults(cycle=["red", "red", "green", "yellow"], areas={"enna": {"family": "red", "soldati": 1}})
    assert [key for key, _, _ in found] == ["position-cycle"]


# -------------------------------------------------------------------- what a position leaves unsaid


@rule("LX-G-03", "LX-F-01", "LF-CF-09")
@pytest.mark.parametrize(("elsewhere", "left"), [(47, "black 1"), (46, "black 2")])
def test_no_turncoat_joins_a_fictional_family_with_all_fifty_on_the_map(elsewhere: int, left: str) -> None:
    game = table(
        "encounter", mode="1v1", solo={"fiction": "black"}, enna="red 5 red.basic.muster", camastra="black 3",
        noto=f"black {elsewhere}",
    )  # fmt: skip
    attack(game, "camastra", 4)
    play(game, "finesse", "card coward1", "card turncoat", "leave", "leave")
    # 4 : 3, the turncoat makes 3 : 4, or 3 : 3 without a soldato in the supply; the coward takes one more attacker.
    assert area(game, "camastra") == left


@rule("LF-I-01", "LF-CF-03")
def test_whoever_decides_knows_his_own_card_and_whether_the_other_is_chosen() -> None:
    game = table("encounter", camastra="red 6 red.basic.muster", licata="blue 4")
    play(game, "do move", "to licata", "soldati 5", "finesse")

    def cards() -> list[object]:
        seen = observe(game)
        assert seen.flow[-1][:2] == ["Cards", game.seats.index("blue")]
        return [seen.seat, *seen.flow[-1][2:4]]

    names, none, sealed = PRINTED.card_names, -1, None
    assert cards() == ["red", none, none]
    play(game, "card turncoat")
    assert cards() == ["blue", sealed, none]
    play(game, "card coward2")
    assert cards() == ["red", names.index("turncoat"), sealed]
    play(game, "leave")
    assert cards() == ["blue", sealed, names.index("coward2")]

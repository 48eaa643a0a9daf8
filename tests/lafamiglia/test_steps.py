"""The steps of the rules as games store them: under names that stay, whatever their classes are called.

`steps.json.gz` was written before steps had names of their own: by class, with the values in this order.
"""

from typing import Any

import pytest
from support.games.older_games import unpacked

import trinacria
from trinacria.games.lafamiglia.position.read import MODULES, STEPS
from trinacria.games.lafamiglia.rules.step import Step, fields_of, first_fields_of

STORED: dict[str, Any] = unpacked("lafamiglia/steps.json.gz")
FIELDS: dict[str, list[str]] = STORED["fields"]
YOUNGER = {"Moves": ("taken",), "Split": ("joined",), "Recall": ("neutral",)}
"""What came with versions 2 and 3 of the rules."""


def kinds(of: type[Step]) -> set[type[Step]]:
    """Every kind of step there is."""
    return {kind for direct in of.__subclasses__() for kind in (direct, *kinds(direct))}


def test_every_step_has_a_name_of_its_own_and_is_listed() -> None:
    steps = {kind for kind in kinds(Step) if kind.name}
    assert {step.__module__ for step in steps} == {module.__name__ for module in MODULES}
    assert sorted([step.name for step in steps]) == sorted(FIELDS)
    assert set(STEPS.values()) == steps


def test_names_and_what_is_remembered_stay_as_they_are_stored() -> None:
    assert {name: list(fields_of(kind)) for name, kind in STEPS.items()} == FIELDS
    younger = {name: fields_of(kind)[len(first_fields_of(kind)) :] for name, kind in STEPS.items()}
    assert {name: fields for name, fields in younger.items() if fields} == YOUNGER
    assert {name: kind.third_fields for name, kind in STEPS.items() if kind.third_fields} == {"Recall": ("neutral",)}


def test_steps_keep_what_they_are_made_from() -> None:
    for name, kind in STEPS.items():
        values = list(range(1, len(FIELDS[name]) + 1))
        made: Any = kind
        step = made(*values)
        assert [getattr(step, field) for field in FIELDS[name]] == values


@pytest.mark.parametrize("at", range(len(STORED["positions"])))
def test_a_stored_position_opens_as_it_was(at: int) -> None:
    stored = STORED["positions"][at]
    game = trinacria.from_position(stored["position"])
    assert game.position() == stored["position"]
    decision = game.decision
    assert decision is not None
    assert [decision.seat, decision.kind, [action.text for action in decision.actions]] == stored["decision"]


def test_the_stored_positions_show_every_step_that_can_wait() -> None:
    shown = {step[0] for stored in STORED["positions"] for step in stored["position"]["steps"]}
    assert set(FIELDS) - shown == {"Encounter", "Knockout", "Management"}, "these begin others and never wait"

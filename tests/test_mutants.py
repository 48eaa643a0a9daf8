"""The tool behind `make mutants` finds the changes it should, and its list of explained survivors is true."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "tools" / "mutants"
SOURCE = '''
"""Docstring."""
from __future__ import annotations

LIMIT = 3


def step(seats: list[int], at: int, most: int = 2) -> bool:
    """The number 7 here is no code."""
    assert at >= 0
    if at < most and seats:
        seats[at] += LIMIT
        return True
    return not any(seat > 0 for seat in seats[1:at])
'''
EXPECTED = {
    "LIMIT = 4",
    "def step(seats: list[int], at: int, most: int = 1) -> bool:",
    "if at <= most and seats:",
    "if at >= most and seats:",
    "if (at < most or seats):",
    "if (not (at < most and seats)):",
    "pass",
    "seats[at] -= LIMIT",
    "return False",
    "return (any(seat > 0 for seat in seats[1:at]))",
    "return not all(seat > 0 for seat in seats[1:at])",
    "return not any(seat >= 0 for seat in seats[1:at])",
    "return not any(seat > 1 for seat in seats[1:at])",
    "return not any(seat > 0 for seat in seats[2:at])",
    "return not any(seat > 0 for seat in seats[1:(at) - 1])",
}


@pytest.fixture(scope="module")
def tool() -> Iterator[Any]:
    """The module that finds mutants."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOL))
        yield importlib.import_module("places")


@pytest.fixture(scope="module")
def sample(tool: Any) -> Any:
    """The module that knows all of them, and which are explained."""
    return importlib.import_module("sample")


@pytest.fixture(scope="module")
def mutants(sample: Any) -> list[Any]:
    """All mutants of the rules."""
    return list(sample.all_mutants())


def test_every_kind_of_change_is_found(tool: Any, tmp_path: Path) -> None:
    path = tmp_path / "small.py"
    path.write_text(SOURCE)
    found = tool.mutants_of(path, "small")
    afters = {mutant.after for mutant in found}
    assert {after for after in EXPECTED if not any(one.startswith(after) for one in afters)} == set()
    assert not any("assert" in mutant.before or '"' in mutant.before for mutant in found)


def test_every_mutant_of_the_rules_is_a_program_with_a_name_of_its_own(mutants: list[Any]) -> None:
    for mutant in mutants[399::400]:
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(mutant.path.read_text("utf-8")))
    names = [(mutant.path, mutant.name) for mutant in mutants]
    assert len(names) == len(set(names)) > 5000


def test_explained_survivors_are_mutants_there_are(sample: Any, mutants: list[Any]) -> None:
    reasons = sample.explanations()
    known = {sample.known_as(mutant) for mutant in mutants}
    assert [one for one in reasons if one not in known] == []
    assert [one for one, reason in reasons.items() if len(reason.split()) < 5] == []


def test_a_mutant_keeps_its_name_when_lines_move(tool: Any, tmp_path: Path) -> None:
    path = tmp_path / "small.py"
    path.write_text(SOURCE)
    before = [mutant.name for mutant in tool.mutants_of(path, "small")]
    path.write_text(SOURCE.replace("LIMIT = 3", "\n\nLIMIT = 3\nOTHER = LIMIT\n"))
    after = [mutant.name for mutant in tool.mutants_of(path, "small")]
    assert before == after

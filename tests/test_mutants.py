"""The tool behind `make mutants` finds the changes it should, and its list of explained survivors is true."""

import ast
import importlib
import os
import re
import subprocess
import sys
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


def test_three_mutants_are_killed_by_the_real_command(tmp_path: Path) -> None:
    """As `make mutants` starts it; what make would fetch first is there already, for it runs this test."""
    wishes = ["COUNT=3", "ONLY=famiglia.scoring", "TESTS=tests/famiglia/test_end.py", f"KEPT={tmp_path}"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTEST"))}
    asked = ["make", "--dry-run", "--silent", f"VENV={sys.prefix}", *wishes, "mutants"]
    told = subprocess.run(asked, cwd=ROOT, env=clean, capture_output=True, text=True, check=True).stdout
    # Politeness towards other work would be towards the other tests here, and take five times as long.
    command = told.splitlines()[-1].removeprefix("nice ")
    assert "tools/mutants" in command
    done = subprocess.run(command, shell=True, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.findall(r"\[\d/3\] (\w+)", done.stdout) == ["killed"] * 3
    assert "100.0% were noticed" in done.stdout
    assert "; 0 needed an import of their own" in done.stdout, "a change of a function is made in the warm process"
    assert "left out, it fails without any change" not in done.stdout
    again = subprocess.run(command, shell=True, cwd=ROOT, env=clean, capture_output=True, text=True, check=True)
    assert "measuring" not in again.stdout, "what was found is kept"
    assert "[" not in again.stdout

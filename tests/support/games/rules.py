"""Which rules the rulebook has, and which of them a test proves."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
RULEBOOKS = TESTS.parent / "docs" / "rules"
RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9-]+[a-d]?)\*\*", re.MULTILINE)
rule = pytest.mark.rule
"""Marks a test with the ids of the rules, examples (EX-*) and vectors (DX-*) it proves."""


def known_rules() -> list[str]:
    """The ids of all rules, worked examples and test vectors, in the order of the rulebooks. Rulings are no rules."""
    return [found for printed in sorted(RULEBOOKS.glob("*.md")) for found in RULE.findall(printed.read_text("utf-8"))]


@cache
def proved_rules() -> dict[str, list[str]]:
    """For each id the tests that prove it, read from the sources: so the list does not depend on what was run."""
    proved: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "@rule(" in text else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for found in _marks(node):
                    proved.setdefault(found, []).append(f"{path.name}::{node.name}")
    return proved


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [
        argument.value
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def unproved_rules() -> list[str]:
    """The ids that no test proves."""
    proved = proved_rules()
    return [found for found in known_rules() if found not in proved and not found.startswith("AMB")]

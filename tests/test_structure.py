"""The source stays easy to find one's way in: small folders, short modules, and no import circle."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import trinacria

SOURCE = Path(trinacria.__file__).parent
MOST_MODULES = 20
LONGEST = 450
FILES = sorted(SOURCE.rglob("*.py"))


def module(file: Path) -> str:
    """What a file is called when it is imported."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(file): file for file in FILES}


def imports(file: Path) -> Iterator[str]:
    """The modules of ours that a module imports, also those for its types and inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                part = f"{node.module}.{alias.name}"
                yield part if part in MODULES else node.module


def circle(graph: dict[str, set[str]]) -> list[str]:
    """One circle in a graph; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_itself_by_a_detour() -> None:
    assert circle({"a": {"b"}, "b": {"a"}}) != [], "a circle would be found"
    graph = {name: {one for one in imports(file) if one in MODULES} - {name} for name, file in MODULES.items()}
    assert sum(map(len, graph.values())) > 1000
    assert circle(graph) == []


@pytest.mark.parametrize("part", ["bots", "cli", "kernel", "lab", "plugins", "server", "table", "words"])
def test_folders_and_modules_stay_small(part: str) -> None:
    files = [file for file in FILES if file.is_relative_to(SOURCE / part)]
    assert files
    crowded = {file.parent for file in files if len(list(file.parent.glob("*.py"))) > MOST_MODULES + 1}
    long = [file for file in files if file.read_text(encoding="utf-8").count("\n") > LONGEST]
    assert not crowded
    assert not long

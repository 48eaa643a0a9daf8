"""The house stays in order: no import circle, no crowded folder, no long module."""

from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
from support.turns import FIRST

ROOT = Path(__file__).parent.parent
LONGEST = 450
"""Lines of a module; generated ones aside."""
LONGEST_ON_THE_PAGE = 300
"""Lines of a component or a module of the page; its styles may be as long as other files."""
MOST = 20
"""Modules side by side in a folder."""
WRITTEN = [
    path
    for folder in ("src/trinacria", "tests", "benchmarks", "tools", "web/src")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte", ".css") and "generated" not in path.parts
]


def test_no_module_is_long() -> None:
    lines = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in WRITTEN}
    assert len(lines) > 500
    assert {path: count for path, count in lines.items() if count > _longest(path)} == {}


def _longest(path: Path) -> int:
    return LONGEST_ON_THE_PAGE if path.is_relative_to("web/src") and path.suffix != ".css" else LONGEST


def test_no_folder_is_crowded() -> None:
    modules = Counter(
        path.parent.relative_to(ROOT)
        for folder in ("src/trinacria", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "__init__.py"
    )
    assert {folder: count for folder, count in modules.items() if count > MOST} == {}


def test_files_that_begin_first_are_there() -> None:
    assert [name for name in FIRST if not (ROOT / "tests" / name).is_file()] == []


def test_no_module_imports_itself_by_a_detour() -> None:
    """Imports for types count, too."""
    graph = grimp.build_graph("trinacria", exclude_type_checking_imports=False, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert sum(map(len, imports.values())) > 1000
    # Raises CycleError, which names the modules.
    TopologicalSorter(imports).prepare()

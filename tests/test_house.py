"""The house stays in order: no import circle, no crowded folder, no long module."""

import re
from collections import Counter
from graphlib import TopologicalSorter
from itertools import chain
from pathlib import Path

import grimp
from support.runs.turns import FIRST

ROOT = Path(__file__).parent.parent
LONGEST = 450
"""Lines of a module; generated ones aside."""
LONGEST_NAME = 80
LONGEST_ON_THE_PAGE = 300
"""Lines of a component or a module of the page; its styles may be as long as other files."""
MOST = 20
"""Modules side by side in a folder."""
SMALL_WORDS = {"a", "an", "and", "the", "this", "that", "it", "its", "of", "to", "one", "do", "all"}
DOCUMENTED = re.compile(r'(?:def|class) (\w+)(?:(?!def |class )[^"])*?:\n +"""(.+?)"""', re.DOTALL)
"""A name and what its docstring says."""
EXPORTED = re.compile(r"^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)", re.MULTILINE)
AVOIDED = re.compile(
    r"(?<![a-z])(?:postman|turnstile|packdesk|shelf|shelves|he|his|him|himself)(?![a-z])", re.IGNORECASE
)
"""Names of our own for what has a common one, and words that speak of half of all players."""
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
        for folder in ("src/trinacria", "tests/support", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "__init__.py"
    )
    assert {folder: count for folder, count in modules.items() if count > MOST} == {}


def test_no_docstring_only_repeats_the_name() -> None:
    sources = [path for path in WRITTEN if path.suffix == ".py" and "src" in path.parts]
    named = [(path, *match) for path in sources for match in DOCUMENTED.findall(path.read_text(encoding="utf-8"))]
    assert len(named) > 3000
    assert [f"{path.name}: {name}" for path, name, told in named if _words(told) - SMALL_WORDS <= _words(name)] == []


def test_code_and_comments_speak_the_common_language() -> None:
    ours = [path for path in WRITTEN if not path.is_relative_to(ROOT / "tests")]
    spoken = {path.name: AVOIDED.findall(path.read_text(encoding="utf-8")) for path in ours}
    del spoken["docs_words.py"]  # It lists such words.
    assert {name: words for name, words in spoken.items() if words} == {}
    assert AVOIDED.findall("The player and his PackDesk, the head and the shell.") == ["his", "PackDesk"]


def test_no_name_of_a_test_is_long() -> None:
    tests = [path for path in WRITTEN if path.name.startswith("test_")]
    names = [name for path in tests for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))]
    assert len(names) > 1500
    assert [name for name in names if len(name) >= LONGEST_NAME] == []


def test_no_file_of_the_page_exports_what_only_itself_uses() -> None:
    page = [path for path in WRITTEN if path.is_relative_to(ROOT / "web") and path.suffix in (".ts", ".svelte")]
    files = [*page, *(ROOT / "web").glob("*.ts"), *(ROOT / "tests/support").rglob("*.js")]
    words = {path: set(re.findall(r"\w+", path.read_text(encoding="utf-8"))) for path in files}
    used = Counter(chain.from_iterable(words.values()))
    exported = [
        (path, name)
        for path in page
        if path.suffix == ".ts"
        for name in EXPORTED.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(exported) > 600
    assert [f"{path.name}: {name}" for path, name in exported if used[name] == 1] == []


def _words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]{2}|\d+", text)}


def test_files_that_begin_first_are_there() -> None:
    assert [name for name in FIRST if not (ROOT / "tests" / name).is_file()] == []


def test_no_module_imports_itself_by_a_detour() -> None:
    """Imports for types count, too."""
    graph = grimp.build_graph("trinacria", exclude_type_checking_imports=False, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert sum(map(len, imports.values())) > 1000
    # Raises CycleError, which names the modules.
    TopologicalSorter(imports).prepare()

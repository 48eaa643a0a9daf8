"""“Which game?” is asked nowhere: what is common asks a game's class, plug-in or face, and knows none by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trinacria
from trinacria.plugins import BUILT_IN

ROOT = Path(__file__).parents[2]
SOURCE = Path(trinacria.__file__).parent
PAGE = ROOT / "web" / "src"
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(BUILT_IN)})(?![A-Za-z])")

OWN_PYTHON = (
    *(f"{package}/{game}" for game in BUILT_IN for package in ("games", "bots/games", "cli/games", "speech/games")),
    *(f"{package}/{game}" for game in BUILT_IN for package in ("lab/games", "paper", "plugins")),
    "draw/",
    "gpu/",
)
"""A game's own packages. `draw` draws La Famiglia's components, `gpu` plays Famiglia on an accelerator."""
PYTHON_MAY = {
    "plugins/__init__.py": "where our own games are, without a search through all that is installed",
    "cli/main.py": "the examples of --help",
    "cli/learning/habits.py": "the usual game of a command",
    "cli/screen/shots.py": "pictures for the docs",
    "cli/content.py": "content packs: one game has them, and its loader finds their faults",
    "cli/packs/balance.py": "content packs",
    "cli/about.py": "who made the games of the box",
    "cli/club/command.py": "faces are those of the people of one game's cards",
    "rulebook/positions.py": "how the examples of the two rulebooks write positions",
    "rulebook/strategies.py": "what is compared in the games of the box",
}
OWN_PAGE = (*(f"games/{game}/" for game in BUILT_IN), "generated/", "workshop/")
"""A game's own folders. The workshop edits La Famiglia's content packs, and draws them with its pieces."""
PAGE_MAY = {
    "games/index.ts": "where our own games are",
    "games/catalogues.ts": "whose rules are kept on the device, for the build of the page",
    "pages/About.svelte": "who made the games of the box",
    "puzzle/progress.svelte.ts": "what browsers have stored since there was one game with puzzles",
}


def named_in_python(file: Path) -> Iterator[str]:
    """The games that a module imports or names in a string; sentences that explain something do not count."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from NAMED.findall(node.module or "")
        elif isinstance(node, ast.Import):
            yield from (name for one in node.names for name in NAMED.findall(one.name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield from NAMED.findall(node.value)


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.S)


def test_no_common_module_of_python_knows_a_game_by_name() -> None:
    naming = {
        path: sorted(set(named_in_python(file)))
        for file in sorted(SOURCE.rglob("*.py"))
        if not (path := file.relative_to(SOURCE).as_posix()).startswith(OWN_PYTHON)
    }
    assert {path: names for path, names in naming.items() if names and path not in PYTHON_MAY} == {}
    assert [path for path in PYTHON_MAY if not naming[path]] == [], "an exception that nobody needs"


def test_no_common_file_of_the_page_knows_a_game_by_name() -> None:
    naming = {
        path: sorted(set(NAMED.findall(without_comments(file.read_text(encoding="utf-8")))))
        for file in sorted(PAGE.rglob("*"))
        if file.suffix in (".ts", ".svelte", ".css", ".json")
        and not (path := file.relative_to(PAGE).as_posix()).startswith(OWN_PAGE)
    }
    assert {path: names for path, names in naming.items() if names and path not in PAGE_MAY} == {}
    assert [path for path in PAGE_MAY if not naming[path]] == [], "an exception that nobody needs"


@pytest.mark.parametrize(
    "line", ['GAME = "lafamiglia"', "import trinacria.games.famiglia.cards", 'BOOK = f"rules-famiglia-{1}"']
)
def test_a_name_is_found_wherever_it_stands(line: str, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(f'"""The famiglia of docs."""\n\n{line}\n')
    assert list(named_in_python(tmp_path / "one.py")) != []

"""The pages that tell how to change something are carried out on a copy of the sources, step by step as they stand."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from trinacria.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "change").glob("*.md"))
COPIED = ("src/trinacria", "tests", "tools", "docs/rules", "web/src/generated", "web/src/games/lafamiglia/model")
LEFT_OUT = shutil.ignore_patterns("web", "gpu")
STEP = re.compile(r'^```(sh|diff)(?: title="([^"]+)")?\n(.*?)^```$', re.M | re.S)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, without the built page and what draws it."""
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def steps(page: Path) -> Iterator[tuple[str, str, str]]:
    """The kind of each step, the file it changes, and what it says."""
    for found in STEP.finditer(page.read_text(encoding="utf-8")):
        yield found[1], found[2] or "", found[3]


def change(file: Path, lines: list[str]) -> None:
    """Replace the lines without a + by those without a -; a file that is all new is written."""
    before = [line[1:] for line in lines if line[:1] != "+"]
    after = [line[1:] for line in lines if line[:1] != "-"]
    if not before:
        assert not file.exists(), f"{file} is there already"
        file.write_text("\n".join(after) + "\n", encoding="utf-8")
        return
    text = file.read_text(encoding="utf-8").split("\n")
    places = [at for at in range(len(text)) if _fits(text[at : at + len(before)], before)]
    assert len(places) == 1, f"{file} has {len(places)} places for {before}"
    known = dict(zip(before, text[places[0] :], strict=False))
    text[places[0] : places[0] + len(before)] = [known.get(line, line) for line in after]
    file.write_text("\n".join(text), encoding="utf-8")


def _fits(lines: list[str], wanted: list[str]) -> bool:
    return len(lines) == len(wanted) and all(
        line.startswith(one[:-1]) if one.endswith("…") else line == one for line, one in zip(lines, wanted, strict=True)
    )


def carry_out(page: Path, copy: Path) -> list[str]:
    """Do what a page says; the commands that were run."""
    ran = []
    for kind, title, body in steps(page):
        if kind == "diff":
            for path in dict.fromkeys(title.replace("<language>", language) for language in LANGUAGES):
                change(copy / path, body.rstrip("\n").split("\n"))
        else:
            ran += body.strip().split("\n")
            _run(body, copy)
    return ran


def _run(commands: str, copy: Path) -> None:
    """In the copy, with the Python of this test and the sources of the copy."""
    tools = f'pytest() {{ "{sys.executable}" -m pytest -q -p no:cacheprovider -p no:xdist "$@"; }}\n'
    tools += f'python() {{ "{sys.executable}" "$@"; }}\n' + 'trinacria() { python -m trinacria "$@"; }\n'
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "TRINACRIA_LANG": "en", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        ["bash", "-ec", tools + commands], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{commands}\n{done.stdout[-3000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_carried_out(page: Path, copy: Path) -> None:
    ran = carry_out(page, copy)
    assert any(line.startswith("pytest ") for line in ran), "the page says how to see that it worked"


def test_the_package_on_the_page_is_the_one_in_the_tests() -> None:
    """Its two snippets stand in the toy game as they are told."""
    page = (ROOT / "docs" / "change" / "add-a-game.md").read_text(encoding="utf-8")
    package = ROOT / "tests" / "nim"
    for kind, file in (("toml", "pyproject.toml"), ("python", "hidden_nim/__init__.py")):
        (snippet,) = re.findall(rf"^```{kind}\n(.*?)^```$", page, re.M | re.S)
        assert snippet in (package / file).read_text(encoding="utf-8")


def test_a_page_that_has_drifted_is_found(copy: Path) -> None:
    """A line that the sources no longer have, or have twice, is no place to change."""
    file = copy / "pyproject.toml"
    with pytest.raises(AssertionError, match="has 0 places"):
        change(file, [" no such line", "+more"])
    with pytest.raises(AssertionError, match="places for"):
        change(file, [" ", "+more"])

"""The pages that tell where to change what name files that are there, and the glossary classes that are there."""

import re
from pathlib import Path

import pytest

import trinacria
from trinacria.plugins import BUILT_IN
from trinacria.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = Path(trinacria.__file__).parent
PAGES = sorted((ROOT / "docs" / "change").glob("*.md"))
PLACES = ("src/", "tests/", "web/", "docs/", "tools/")


def named(page: Path) -> set[str]:
    """The paths that a page names; `<game>` stands for each of ours."""
    text = page.read_text(encoding="utf-8")
    found = {one for one in re.findall(r"`([^`\n]+)`", text) if one.startswith(PLACES) or one == "pyproject.toml"}
    return {path.replace("<game>", game) for path in found for game in BUILT_IN}


def test_there_is_a_page_for_each_kind_of_change() -> None:
    kinds = ["add-a-game", "add-a-language", "add-an-option", "add-an-order-effect", "change-a-rule"]
    assert [page.stem for page in PAGES] == kinds


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    paths = named(page)
    assert len(paths) > 3
    assert sorted(path for path in paths if not (ROOT / path).exists()) == []


def test_the_languages_are_listed_once() -> None:
    """The page's list and those of the tests come from Python's, which is on the page for a new language."""
    listed = re.compile(r"\b.{0,30}?".join(rf"\b{language}\b(?!-)" for language in LANGUAGES))
    page = ROOT / "web" / "src"
    files = [file for folder in (SOURCE, ROOT / "tests", ROOT / "tools") for file in folder.rglob("*.py")]
    files += [file for file in page.rglob("*") if file.suffix in (".ts", ".svelte") and file.parent.name != "generated"]
    listing = {file.relative_to(ROOT).as_posix() for file in files if listed.search(file.read_text(encoding="utf-8"))}
    assert listing == {"src/trinacria/words/catalogue.py"}
    assert listing <= named(ROOT / "docs" / "change" / "add-a-language.md")


def test_the_glossary_names_classes_that_are_there() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    classes = set(re.findall(r"`([A-Z][A-Za-z]+)`", text))
    sources = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    sources += [file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src").rglob("*.ts")]
    known = set(re.findall(r"^(?:export )?(?:class|interface) (\w+)", "\n".join(sources), re.M))
    assert len(classes) > 15
    assert sorted(classes - known) == []

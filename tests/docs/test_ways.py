"""Readers who know nothing find what they want within three clicks of the README, and no link leads nowhere."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from support.text.fences import ROOT

DOCS = ROOT / "docs"
README = ROOT / "README.md"
CLICKS = 3
FENCE = re.compile(r"^[ >]*```.*?^[ >]*```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+?)(?: \{ *#([\w-]+) *\})?$", re.MULTILINE)
NAMED = re.compile(r'<(?:a|li|h\d)[^>]* (?:id|name)="([^"]+)"')
ENTRY = re.compile(r"^\s+- [^:\n]+: (\S+\.md)$", re.MULTILINE)


class Way(NamedTuple):
    """What a reader is looking for: where it is, and what the page must have for it."""

    page: str
    says: str
    """What is typed or pressed there, or the heading of the place."""


WAYS = {
    "play": Way("docs/playing.md", "## Start a game"),
    "play without installing": Way("docs/try.md", "play/index.html"),
    "install": Way("docs/install.md", "make play"),
    "learn the rules": Way("docs/rules/lafamiglia.md", "## 1. Rules"),
    "host for friends in the house": Way("docs/hosting.md", "trinacria serve --host 0.0.0.0"),
    "host on the internet": Way("docs/hosting-internet.md", "deploy/"),
    "host without a server": Way("docs/hosting-static.md", "trinacria site OUT"),
    "back a server up": Way("docs/hosting-operating.md", "trinacria backup"),
    "know people again": Way("docs/club.md", "trinacria club"),
    "write a bot": Way("docs/bots.md", "def choose(self, seen: Observation)"),
    "write a bot in another language": Way("docs/bots.md", "## A bot in any language"),
    "train a bot": Way("docs/learning.md", "examples/train_agent.py"),
    "train a bot on a GPU": Way("docs/gpu.md", "trinacria lab gpu train"),
    "type in a box": Way("docs/content-packs.md", "## In the browser"),
    "print it": Way("docs/content-packs.md", "trinacria content print"),
    "report a wrong rule": Way("docs/report-a-wrong-rule.md", "Open an issue"),
    "change a rule": Way("docs/change/change-a-rule.md", "```"),
    "add a language": Way("docs/change/add-a-language.md", "```"),
}


@cache
def prose(page: Path) -> str:
    """A page without its code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """The pages that a page leads to, each with the place in it."""
    for address in LINK.findall(prose(page)):
        if "://" not in address and not address.startswith("mailto:"):
            path, _, place = address.partition("#")
            yield ((page.parent / path).resolve() if path else page), place


def slug(heading: str) -> str:
    """What the site makes of a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", plain.replace("`", "")).strip().lower())


@cache
def places(page: Path) -> set[str]:
    """What can follow `#`."""
    found = HEADING.findall(prose(page))
    return {named or slug(heading) for heading, named in found} | set(NAMED.findall(prose(page)))


@cache
def route(goal: Path) -> list[str]:
    """The shortest way from the README to a page, by the names of the pages on it."""
    ways = {README: [README.name]}
    waiting = [README]
    for page in waiting:
        if page == goal:
            break
        for target, _ in links(page) if page.suffix == ".md" else ():
            if target not in ways:
                ways[target] = [*ways[page], target.relative_to(ROOT).as_posix()]
                waiting.append(target)
    return ways[goal]


@pytest.mark.parametrize("goal", WAYS)
def test_it_is_found_within_three_clicks(goal: str) -> None:
    way = WAYS[goal]
    assert len(route(ROOT / way.page)) - 1 <= CLICKS, route(ROOT / way.page)
    assert way.says in (ROOT / way.page).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "goal",
    ["play", "host for friends in the house", "write a bot", "train a bot", "type in a box", "report a wrong rule"],
)
def test_the_readme_leads_there_by_one_click(goal: str) -> None:
    assert route(ROOT / WAYS[goal].page) == ["README.md", WAYS[goal].page]


PAGES = [README, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    gone = [str(target) for target, _ in links(page) if not target.exists()]
    assert gone == []
    lost = [
        f"{target.name}#{place}"
        for target, place in links(page)
        if place and target.suffix == ".md" and place not in places(target)
    ]
    assert lost == []


def test_every_page_is_in_the_menu_and_on_a_way() -> None:
    listed = ENTRY.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[2])
    there = [page.relative_to(DOCS).as_posix() for page in sorted(DOCS.rglob("*.md"))]
    assert sorted(listed) == there
    assert [page for page in there if len(route(DOCS / page)) - 1 > CLICKS] == []


def test_the_extras_of_the_page_install_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    rows = re.findall(r"^\| (`[^|]+`) \|", (DOCS / "install.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(project["optional-dependencies"])

"""Every ruling says what the books say, what the choices were, and why it was decided so."""

import re
from pathlib import Path

import pytest
from support.games.rules import RULEBOOKS, known_rules

from trinacria.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
PARTS = ("Words", "Choices", "Ruling", "Reason")
LISTED = re.compile(r"^- \*\*(AMB-[A-Z0-9-]+)\*\* (.+)$", re.MULTILINE)
BOOKS = ("Card game", "English", "French", "Russian", "Expansion", "The book", "Both", "All")
AMBIGUITY = re.compile(r"AMB-[A-Z]{2}-\d+")
HEADING = re.compile(r"^#### (?P<title>.+) \{ #(?P<anchor>[a-z0-9-]+) \}\n(?P<body>(?:(?!^#).*\n)*)", re.MULTILINE)
RULINGS = {found["anchor"]: found for found in HEADING.finditer(PAGE)}


def _parts(anchor: str) -> dict[str, str]:
    return dict(re.findall(r"^- \*\*(\w+):\*\* (.+)$", RULINGS[anchor]["body"], re.MULTILINE))


def _named(*patterns: str) -> set[str]:
    """The open questions that files of the project name."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern)]
    assert paths
    return {found for path in paths for found in AMBIGUITY.findall(path.read_text("utf-8"))}


def test_every_heading_of_the_page_is_a_ruling() -> None:
    assert len(RULINGS) == len(re.findall(r"^####", PAGE, re.MULTILINE)) >= 220


@pytest.mark.parametrize("anchor", RULINGS)
def test_a_ruling_has_words_choices_and_reason(anchor: str) -> None:
    parts = _parts(anchor)
    assert tuple(parts) == PARTS
    assert parts["Words"].startswith(BOOKS), "the words begin with the book they stand in"
    assert len(parts["Words"].split()) >= 6
    assert "(a)" in parts["Choices"], "a question with one answer needs no ruling"
    assert "(b)" in parts["Choices"]
    assert len(parts["Reason"].split()) >= 3


def _listed() -> list[tuple[str, str]]:
    """The open questions on the pages of the rules, each with the rest of its line."""
    return [found for page in sorted(RULEBOOKS.glob("*.md")) for found in LISTED.findall(page.read_text("utf-8"))]


def test_every_open_question_of_the_rules_pages_has_its_ruling() -> None:
    listed = [rule for rule, _ in _listed()]
    ruled = [title.split(":")[0] for title in (found["title"] for found in RULINGS.values()) if title.startswith("AMB")]
    assert sorted(listed) == sorted(ruled)
    assert len(listed) == len(set(listed)) >= 191


def test_the_rules_pages_lead_to_the_ruling_of_each_question() -> None:
    for rule, rest in _listed():
        question = RULINGS[rule.lower()]["title"].removeprefix(f"{rule}: ")
        assert rest == f"[{question}](../rulings.md#{rule.lower()})"


def test_whatever_names_an_open_question_names_one_that_is_ruled() -> None:
    named = _named("docs/**/*.md", "src/trinacria/**/*.py", "src/trinacria/words/**/*.ftl", "tests/**/*.py")
    assert sorted(named - {anchor.upper() for anchor in RULINGS}) == []


SHOWN = re.compile(r'\["(AMB-[A-Z]{2}-\d+)", "([A-Z]{2}-[\w-]+)"\]')
"""The rulings on the rules pages, each with the rule whose chapter it belongs to."""


def test_the_rulings_a_player_meets_are_told_in_every_language() -> None:
    shown = [
        found
        for page in ROOT.glob("web/src/games/*/rules/index.ts")
        for found in SHOWN.findall(page.read_text("utf-8"))
    ]
    assert len(shown) >= 31
    assert {rule for _, rule in shown} <= set(known_rules())
    assert {ruling.lower() for ruling, _ in shown} <= set(RULINGS)
    for language in LANGUAGES:
        told = re.findall(
            r"^ruling-(\S+) =", (ROOT / f"src/trinacria/words/{language}/rulings.ftl").read_text("utf-8"), re.M
        )
        questions = [f"AMB-{key}" for key in told if not key.endswith("-answer")]
        assert sorted(questions) == sorted(ruling for ruling, _ in shown)
        assert len(told) == 2 * len(questions)

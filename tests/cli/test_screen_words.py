"""The words of the full-screen table in every language."""

from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from trinacria.cli.screen.frame import speaks
from trinacria.words import LANGUAGES

FACTS: dict[str, str | int] = {
    "name": "Ada", "rule": "FA-T-02", "file": "game.txt", "reason": "no room", "cards": "R2 B1", "worth": "1 3 6",
    "card": "R3", "family": "F", "ability": "A", "needed": "R2", "hand": 3, "gang": 4, "deck": 20, "discard": 5,
    "count": 7, "number": 2, "points": 5, "turns": 2, "value": 4, "now": 10, "after": 16,
    "money": 5, "soldati": 3, "orders": 2, "pieces": "4 c1", "labs": 9, "area": "Enna", "mandamento": "Nebrodi",
    "neighbours": "Nicosia", "sea": "Mare Licata", "boats": "Red", "coast": "Gela", "column": "Police", "row": "Church",
    "attack": 3, "defence": 2, "removed": 1, "from": 11, "members": 6, "supply": 30, "free": 4, "blocked": 3,
}  # fmt: skip


def text_of(language: str) -> str:
    return (resources.files("trinacria.words") / language / "screen.ftl").read_text(encoding="utf-8")


class Variables(Visitor):
    """Collects the facts that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def facts_by_key(language: str) -> dict[str, set[str]]:
    """Every message with the facts it asks for."""
    asked: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert isinstance(entry, BaseNode)
        if isinstance(entry, Message):
            visitor = Variables()
            visitor.visit(entry)
            asked[entry.id.name] = visitor.found
    return asked


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))
    return bundle


def say(language: str, key: str) -> str:
    bundle = bundle_of(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, FACTS)
    assert not errors, (language, key, errors)
    return str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    assert facts_by_key(language) == facts_by_key("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key in facts_by_key(language):
        assert say(language, key).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_cards_and_before_them_is_short_enough(language: str) -> None:
    for key in facts_by_key(language):
        room = 100
        if key.startswith("screen-famiglia-hint-"):
            room = 8
        elif key in ("screen-famiglia-hand-label", "screen-famiglia-gang-label"):
            room = 6
        elif key in ("screen-famiglia-deck-label", "screen-famiglia-discard-label"):
            room = 9
        elif key.startswith("screen-famiglia-step-"):
            room = 26
        elif key.startswith("screen-lafamiglia-tab-"):
            room = 9
        if room < 100:
            assert len(say(language, key)) <= room, key


def test_a_language_is_offered_only_when_it_knows_the_game() -> None:
    english = speaks("en", "famiglia")
    assert english is not None
    assert speaks("en", "chess") is None

"""What a message counts has the form that goes with its number, whatever the number: 0 point, 21 очко."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise, product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax.ast import (
    BaseNode,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from support.text.catalogues import messages

from trinacria.kernel.errors import FactValue
from trinacria.words.catalogue import LANGUAGES, Words, words_in

COUNTED = tomllib.loads(Path(__file__).with_name("counted.toml").read_text("utf-8"))
NUMBERS = (0, 1, 2, 5, 21)
CATEGORIES = {"zero", "one", "two", "few", "many"}
LIMITS = {"club-error-name-length", "club-error-devices"}
"""Limits of the club, which are never so low."""
NAMES = {"area", "card", "game", "name", "seat", "source", "what", "who"}
"""Facts that are names: what follows is a verb that looks like something counted."""
NEVER_ONE = {
    "all": "how many there are of what is counted: places, tokens, parts",
    "alone": "a goal is 3 at least, in a house rule, too",
    "boats_per_sea": "2 in every pack",
    "decided": "games of a series, hundreds",
    "drawn": "a share in per cent",
    "from": "members that control the commission: more than half",
    "goal": "a goal is 3 at least",
    "kinds": "kinds of tiles in a pack",
    "length": "what is too long to be an action",
    "low": "after the points of the winner",
    "mandamento_areas": "2 or 3",
    "mean": "written with a fraction",
    "of": "after how many of them",
    "orders_per_area": "2 in every pack",
    "played": "before how many there will be",
    "seats": "every game has two at least",
    "tile_kinds": "kinds of tiles in a pack",
    "told": "records that are too long to be read",
    "total": "after how many of them",
    "two": "after the points of the first",
    "win_family": "a goal is 3 at least",
}
"""Facts with something counted after them, and why no plural chooses its form."""
MOST = 12
"""Of the variants that do not count, so many are tried with each number."""


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else [part]:
            if isinstance(one, BaseNode):
                yield from nodes(one)


def selects(message: Message) -> Iterator[tuple[str, list[str | int]]]:
    """The facts that choose a variant, each with what it may be."""
    for node in nodes(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            yield (
                node.selector.id.name,
                [int(key.value) if isinstance(key, NumberLiteral) else key.name for key in keys],
            )


@cache
def counts() -> frozenset[str]:
    """The names of the facts that are numbers: some language counts by them."""
    return frozenset(
        name
        for language in LANGUAGES
        for message in messages(language).values()
        for name, values in selects(message)
        if CATEGORIES & {value for value in values if isinstance(value, str)}
    )


def said(words: Words, key: str, message: Message, number: int) -> Iterator[str]:
    """A message with this number wherever it has one."""
    values: dict[str, list[FactValue]] = {
        node.id.name: ["X"] for node in nodes(message) if isinstance(node, VariableReference)
    }
    values.update((name, list(keys)) for name, keys in selects(message))
    for name in counts() & values.keys():
        values[name] = [number]
    for row in islice(product(*values.values()), MOST):
        yield words.say(key, dict(zip(values, row, strict=True)))


@cache
def forms(language: str) -> dict[str, set[str]]:
    """The plural categories that each form of a counted word goes with."""
    found: dict[str, set[str]] = {}
    for row in COUNTED[language]["words"]:
        for category, alike in zip(COUNTED[language]["forms"], row.split(" "), strict=True):
            for form in alike.split("|"):
                found.setdefault(form, set()).add(category)
    return found


def counted(language: str, text: str, number: int) -> Iterator[str]:
    """The first counted word after each place where a sentence has the number."""
    for match in re.finditer(rf"(?<![\w.,:–−+/×-]){number}((?:[ \u00a0\u202f][^\W\d_]+){{1,2}})", text):
        for word in match.group(1).lower().split():
            if word in COUNTED[language]["ends"]:
                break
            if word in forms(language):
                yield word
                break


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    plural, words = Locale.parse(language).plural_form, words_in(language)
    wrong: list[tuple[str, str]] = []
    checked = 0
    for key, message in messages(language).items():
        if key in LIMITS or counts().isdisjoint(
            node.id.name for node in nodes(message) if isinstance(node, VariableReference)
        ):
            continue
        for number in NUMBERS:
            for text in said(words, key, message, number):
                for word in counted(language, text, number):
                    checked += 1
                    if plural(number) not in forms(language)[word]:
                        wrong.append((key, text))
    assert wrong == []
    assert checked > 500


def counted_after(message: Message, language: str) -> Iterator[str]:
    """The facts that a counted word follows."""
    for node in nodes(message):
        parts = node.elements if isinstance(node, Pattern) else []
        for fact, rest in pairwise(parts):
            if isinstance(fact, Placeable) and isinstance(fact.expression, VariableReference):
                word = re.match(r"[ \u00a0\u202f]([^\W\d_]+)", rest.value) if isinstance(rest, TextElement) else None
                if word and word.group(1).lower() in forms(language):
                    yield fact.expression.id.name


def test_what_has_no_plural_is_never_one() -> None:
    found = {
        fact: (language, key)
        for language in LANGUAGES
        for key, message in messages(language).items()
        for fact in counted_after(message, language)
        if fact not in counts() | NAMES
    }
    assert found.keys() - NEVER_ONE.keys() == set(), found
    assert NEVER_ONE.keys() - found.keys() == set(), "not said any more"


def test_every_language_says_what_it_counts() -> None:
    assert set(COUNTED) >= set(LANGUAGES)
    assert {name: row["forms"][-1] for name, row in COUNTED.items() if name in ("en", "ru")} == {
        "en": "other",
        "ru": "many",
    }


@pytest.mark.parametrize(
    ("language", "number", "right", "wrong"),
    [
        ("en", 0, "0 points", "0 point"),
        ("en", 1, "1 point", "1 points"),
        ("en", 21, "21 points", "21 point"),
        ("fr", 0, "0 point", "0 points"),
        ("fr", 2, "2 points", "2 point"),
        ("it", 0, "0 punti", "0 punto"),
        ("it", 1, "1 punto", "1 punti"),
        ("ru", 0, "0 очков", "0 очко"),
        ("ru", 2, "2 очка", "2 очко"),
        ("ru", 5, "5 очков", "5 очка"),
        ("ru", 21, "21 очко", "21 очков"),
        ("de", 0, "0 Punkte", "0 Punkt"),
        ("de", 1, "1 Punkt", "1 Punkte"),
        ("es", 0, "0 puntos", "0 punto"),
        ("es", 1, "1 punto", "1 puntos"),
    ],
)
def test_a_wrong_form_is_seen(language: str, number: int, right: str, wrong: str) -> None:
    plural = Locale.parse(language).plural_form(number)
    assert [plural in forms(language)[word] for word in counted(language, right, number)] == [True]
    assert [plural in forms(language)[word] for word in counted(language, wrong, number)] == [False]

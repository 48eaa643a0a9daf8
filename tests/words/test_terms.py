"""The words of the glossary: each language keeps to its own, and what it left behind does not come back."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import GroupComment, Message, Pattern, Placeable, SelectExpression, TextElement
from support.text.catalogues import parsed

from trinacria.words.catalogue import LANGUAGES

ENGLISH = "en"
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
GLOSSARY: dict[str, Any] = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))
TERMS: dict[str, dict[str, Any]] = GLOSSARY["term"]
AVOIDED: dict[str, list[dict[str, Any]]] = GLOSSARY["avoid"]


@cache
def word(pattern: str) -> re.Pattern[str]:
    """A pattern of the glossary: whole words, in any case."""
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def text(node: object) -> str:
    """What a message says in all of its variants, one after the other; each fact reads `{}`."""
    if isinstance(node, Pattern):
        return "".join(map(text, node.elements))
    if isinstance(node, TextElement):
        return str(node.value)
    if isinstance(node, Placeable):
        return text(node.expression)
    if isinstance(node, SelectExpression):
        return "".join(f" | {text(variant.value)}" for variant in node.variants)
    return "{}"


@cache
def told(language: str) -> dict[str, str]:
    """What every message of a language says on one line, by key; headings of the rules by themselves."""
    found: dict[str, str] = {}
    for file, body in parsed(language).items():
        for entry in body:
            if isinstance(entry, Message):
                found[entry.id.name] = " ".join(text(entry.value).split())
            elif isinstance(entry, GroupComment) and file.startswith("rules-"):
                found[f"## {entry.content}"] = str(entry.content)
    return found


@cache
def having(name: str) -> tuple[str, ...]:
    """The keys of the messages that have a term in English."""
    english = word(TERMS[name][ENGLISH])
    return tuple(key for key, said in told(ENGLISH).items() if english.search(said))


@cache
def missing(name: str, language: str) -> dict[str, str]:
    """The messages that have the term in English and lack its word in a language."""
    other, said = word(TERMS[name][language]), told(language)
    return {key: said[key] for key in having(name) if not key.startswith("## ") and not other.search(said[key])}


def excepted(term: dict[str, Any], language: str) -> set[str]:
    """The messages that may do without a term in a language."""
    keys = [key.split(" ") for key in term.get("except", {})]
    return {parts[-1] for parts in keys if parts[0] == language or len(parts) == 1}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_word_of_each_term(language: str) -> None:
    wrong = {
        (name, key): said
        for name, term in TERMS.items()
        for key, said in missing(name, language).items()
        if key not in excepted(term, language)
    }
    assert wrong == {}


def test_every_term_has_its_word_in_every_language() -> None:
    assert [(name, language) for name, term in TERMS.items() for language in LANGUAGES if not term.get(language)] == []
    assert set(AVOIDED) >= set(LANGUAGES)


def test_every_term_is_used() -> None:
    assert len(TERMS) >= 90
    assert [name for name in TERMS if not having(name)] == []


def test_every_exception_to_a_term_is_needed() -> None:
    needless = []
    for name, term in TERMS.items():
        lacking = {language: set(missing(name, language)) for language in OTHERS}
        for row in term.get("except", {}):
            key = row.split(" ")[-1]
            languages = OTHERS if key == row else (row.split(" ")[0],)
            if not any(key in lacking.get(language, {key}) for language in languages):
                needless.append((name, row))
    assert needless == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_an_avoided_word(language: str) -> None:
    found = {
        (row["word"], key): row["better"]
        for row in AVOIDED[language]
        for key, said in told(language).items()
        if word(row["word"]).search(said) and key not in row.get("except", {})
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_to_an_avoided_word_is_needed(language: str) -> None:
    needless = [
        (row["word"], key)
        for row in AVOIDED[language]
        for key in row.get("except", {})
        if not word(row["word"]).search(told(language)[key])
    ]
    assert needless == []

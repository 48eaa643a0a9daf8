"""What people must never be shown: the ids and verbs that programs use, which have names in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax.ast import BaseNode, Message, TextElement

from support.text.catalogues import parsed
from trinacria.bots import BOTS
from trinacria.games import GAMES
from trinacria.games.lafamiglia.content.load import load
from trinacria.games.lafamiglia.rules.actions import VERBS

RULE_ID = re.compile(r"\b(?:FA|LF|LX)-[A-Z0-9]+(?:-[A-Z0-9]+)?[a-d]?\b")
CHIP = re.compile(r"\[(?:FA|LF|LX)-[A-Z0-9-]+[a-d]?\]|§ (?:FA|LF|LX)-[A-Z0-9-]+[a-d]?")
"""A rule id where it belongs: in brackets, or behind its sign."""
TOKEN = re.compile(r"\w+(?:[.-]\w+)*")
ABOUT_CODES = re.compile(
    r"(plain-help|screen-.*notation|screen-command|cli-|laboratory-|accelerator-|content-|error-|position-)"
)
"""Messages that explain codes to those who want to type them; their words are no words of the game."""


@cache
def ids() -> frozenset[str]:
    """The ids of all things, verbs, questions, options and bots."""
    pack = load()
    found: set[str] = set(BOTS) | set(VERBS) | {"new", "play", "back", "lay", "lower", "take", "pass"}
    for table in (pack.areas, pack.seas, pack.tiles, pack.characters, pack.mandamenti, pack.orders, pack.spaces):
        found |= set(table)
    found |= set(pack.solo_spaces) | set(pack.families) | set(pack.corners)
    for game in GAMES.values():
        found |= {*game.decision_kinds, *game.event_kinds, *game.refusal_keys, *game.end_reasons, *game.known_options}
        found |= {option for mode in game.modes for option in game.options_of(mode)}
    found |= {"start_player", "two_institutions", "coward1", "coward2", "p1", "p2"}
    return frozenset(found)


def _nodes(node: Any) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the catalogues and the components say in a language."""
    texts: list[str] = []
    for body in parsed(language).values():
        for entry in body:
            if isinstance(entry, Message) and not ABOUT_CODES.match(entry.id.name):
                texts += [node.value for node in _nodes(entry) if isinstance(node, TextElement)]
    pack = load().in_language(language)
    for table in (pack.areas, pack.seas, pack.tiles, pack.characters, pack.mandamenti, pack.orders, pack.families):
        texts += [str(thing.name) for thing in table.values()]
    texts += [str(tile.text) for tile in pack.tiles.values()]
    return frozenset(re.findall(r"\w+", " ".join(texts)))


@cache
def codes(language: str) -> frozenset[str]:
    """The ids that are no words of the language."""
    return ids() - vocabulary(language)


def codes_in(text: str, language: str) -> set[str]:
    """The codes that a text shows to people, rule ids outside their chips included."""
    plain = CHIP.sub(" ", text)
    return {*codes(language).intersection(TOKEN.findall(plain)), *RULE_ID.findall(plain)}

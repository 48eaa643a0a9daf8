"""A game's voice: how its actions, things and players are called in sentences, wherever they are told in Python.

What a sentence is filled with stands in tables, which the page has too; each side has the names of things for itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from trinacria.kernel.errors import FactValue
from trinacria.plugins import PLUGINS, part
from trinacria.words import Words

Name: TypeAlias = Callable[[str, str, Words, Mapping[str, Any]], FactValue]
Titles: TypeAlias = Callable[[Mapping[str, str], Words, Mapping[str, Any]], Mapping[str, str]]
Numbers: TypeAlias = Callable[[Mapping[str, Any] | None], Mapping[str, FactValue]]
FormerSeats: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, str]]


class ActionFact(NamedTuple):
    """What an action's sentence is filled with."""

    fact: str
    kind: str
    """How the word is called."""
    word: int
    """Which word of the notation it is, counted from 1 after the verb; 0: all of them."""
    now: bool = False
    """Whether it is known only while the action is asked for; later `<game>-did-<verb>` tells it."""


def plain_name(kind: str, value: str, words: Words, view: Mapping[str, Any]) -> FactValue:
    """Things as they are written; a number as one, so that sentences can count with it."""
    return int(value) if value.isdigit() else value


@dataclass(frozen=True)
class Voice:
    """How a game is told. What is left out is told in a way that fits any game."""

    actions: Mapping[str, tuple[ActionFact, ...]] = field(default_factory=dict)
    """What fills `<game>-do-<verb>`, by verb."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """The kinds of things that facts name; `kind.fact` where it holds for one kind of event or refusal."""
    name: Name = plain_name
    """The name of a thing of some kind."""
    titles: Titles = lambda names, words, view: names
    """What the players are called in sentences."""
    numbers: Numbers = lambda view: {}
    """The numbers of the rules in the game that is seen, for all sentences that name one; None: as in the box."""
    former_seats: FormerSeats = lambda view: {}
    """What seats were called before a draft, each with what it is called now."""


ANY_VOICE = Voice()


def voice_of(game: str) -> Voice:
    """A game's voice, or the one that fits any game."""
    return part(game, PLUGINS[game].voice, Voice, ANY_VOICE) if game in PLUGINS else ANY_VOICE

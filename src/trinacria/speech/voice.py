"""A game's voice: how its actions, things and players are called in sentences, wherever they are told in Python."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from trinacria.kernel.action import Action
from trinacria.kernel.errors import FactValue
from trinacria.plugins import PLUGINS, part
from trinacria.words import Words

Label: TypeAlias = Callable[[Action, Words, Mapping[str, Any]], str]
Readable: TypeAlias = Callable[[Mapping[str, object], Words, Mapping[str, Any]], Mapping[str, object]]
Titles: TypeAlias = Callable[[Mapping[str, str], Words, Mapping[str, Any]], Mapping[str, str]]
Numbers: TypeAlias = Callable[[Mapping[str, Any] | None], Mapping[str, FactValue]]


def plain_label(action: Action, words: Words, view: Mapping[str, Any]) -> str:
    """An action of any game in words: `nim-do-take`, or its notation."""
    verb, _, what = action.text.partition(" ")
    key = f"{view['game']}-do-{verb}"
    return words(key, what=int(what) if what.isdigit() else what) if key in words else action.text


@dataclass(frozen=True)
class Voice:
    """How a game is told. What is left out is told in a way that fits any game."""

    label: Label = plain_label
    """An action in words."""
    readable: Readable = lambda seen, words, view: seen
    """An event or a refusal's facts with names in the place of ids."""
    titles: Titles = lambda names, words, view: names
    """What the players are called in sentences."""
    numbers: Numbers = lambda view: {}
    """The numbers of the rules in the game that is seen, for all sentences that name one; None: as in the box."""


ANY_VOICE = Voice()


def voice_of(game: str) -> Voice:
    """A game's voice, or the one that fits any game."""
    return part(game, PLUGINS[game].voice, Voice, ANY_VOICE) if game in PLUGINS else ANY_VOICE

"""A game's face in the terminal: how its table, its actions and its events are told, and its full-screen table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from trinacria.cli.games import generic
from trinacria.kernel.action import Action
from trinacria.plugins import PLUGINS, part
from trinacria.words import Words

Describe: TypeAlias = Callable[[dict[str, Any], Words, dict[str, str]], list[str]]
Label: TypeAlias = Callable[[Action, Words, dict[str, Any]], str]
Readable: TypeAlias = Callable[[Mapping[str, object], Words, Mapping[str, Any]], Mapping[str, object]]
Titles: TypeAlias = Callable[[Mapping[str, str], Words, Mapping[str, Any]], Mapping[str, str]]


@dataclass(frozen=True)
class Face:
    """All that the terminal knows about a game. What is left out is told in a way that fits any game."""

    describe: Describe = generic.describe
    """What a viewer sees, a line each."""
    label: Label = generic.label
    """An action in words."""
    readable: Readable = lambda seen, words, view: seen
    """An event or a refusal's facts with names in the place of ids."""
    titles: Titles = lambda names, words, view: names
    """What the players are called in sentences."""
    long: bool = False
    """Whether the table fills a page: it is told again only when others have acted, or on request."""
    table: str = ""
    """The `trinacria.cli.screen.scene.Table` for the full screen, as `package.module:name`; without: plain lines."""
    keys: tuple[tuple[str, str], ...] = ()
    """Keys of the full screen that not every game needs, with their commands."""


ANY_FACE = Face()


def face_of(game: str) -> Face:
    """A game's face, or the one that fits any game."""
    return part(game, PLUGINS[game].terminal, Face, ANY_FACE) if game in PLUGINS else ANY_FACE

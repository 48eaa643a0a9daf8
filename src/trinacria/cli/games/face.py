"""A game's face in the terminal: how its table is told in lines, and its full-screen table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from trinacria.cli.games import generic
from trinacria.plugins import PLUGINS, part
from trinacria.words import Words

Describe: TypeAlias = Callable[[dict[str, Any], Words, dict[str, str]], list[str]]


@dataclass(frozen=True)
class Face:
    """What the terminal knows about a game beside its voice. What is left out is told in a way that fits any game."""

    describe: Describe = generic.describe
    """What a viewer sees, a line each."""
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

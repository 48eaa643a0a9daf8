"""The games that are installed, found by entry point: a game can come as a package of its own.

A package names its game in the group `trinacria.games`, and there a GamePlugin says where the parts of the game are.
Nothing of a game is imported before it is asked for.
"""

import importlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from trinacria.kernel.errors import TrinacriaError

GROUP: Final = "trinacria.games"
BUILT_IN: Final = {
    "famiglia": "trinacria.plugins.famiglia:PLUGIN",
    "lafamiglia": "trinacria.plugins.lafamiglia:PLUGIN",
}
"""Our own, as in pyproject.toml: they need no search through all that is installed, and no installation."""
USUAL: Final = next(iter(BUILT_IN))
"""The game that is meant where none is named."""

Part = TypeVar("Part")


class BrokenGame(TrinacriaError):
    """A game is installed, and its package cannot be used."""


@dataclass(frozen=True)
class GamePlugin:
    """Where the parts of a game are, as `package.module:name`. All but the rules can be left out."""

    rules: str
    """A subclass of `trinacria.kernel.Game`, named like the entry point."""
    words: str = ""
    """A package with a folder of Fluent catalogues for each language; English stands in for those it lacks."""
    mind: str = ""
    """A `trinacria.bots.mind.Mind`. Without one the random bot plays."""
    voice: str = ""
    """A `trinacria.speech.voice.Voice`. Without one actions are told by `<game>-do-…`, or as they are written."""
    terminal: str = ""
    """A `trinacria.cli.games.face.Face`. Without one the table is told in plain lines."""
    content: str = ""
    """A `trinacria.kernel.content.faults.PackFiles`, where the game has content packs."""
    study: str = ""
    """A `trinacria.lab.study.Study`: what the lab can measure."""
    puzzles: tuple[str, ...] = ()
    """Files of puzzles as `trinacria lab puzzles` writes them, each as `package:file`."""
    paper: str = ""
    """A `trinacria.paper.kinds.Printed`: what can be printed and cut out."""


class Plugins(Mapping[str, GamePlugin]):
    """The games by name. Those of other packages are looked for when a name is not one of ours."""

    def __getitem__(self, name: str) -> GamePlugin:
        reference = BUILT_IN.get(name) or _installed().get(name)
        if reference is None:
            raise KeyError(name)
        return resolve(name, reference, GamePlugin)

    def __contains__(self, name: object) -> bool:
        return name in BUILT_IN or name in _installed()

    def __iter__(self) -> Iterator[str]:
        yield from BUILT_IN
        yield from (name for name in _installed() if name not in BUILT_IN)

    def __len__(self) -> int:
        return len({**BUILT_IN, **_installed()})


PLUGINS: Final = Plugins()


def usable() -> dict[str, GamePlugin]:
    """The games whose packages can be used; a broken one says so where it is asked for by name."""
    sound = {}
    for name in PLUGINS:
        with suppress(BrokenGame):
            sound[name] = PLUGINS[name]
    return sound


def part(game: str, reference: str, kind: type[Part], without: Part) -> Part:
    """A part of a game, imported when it is first asked for; what stands in for it where there is none."""
    return resolve(game, reference, kind) if reference else without


def resolve(game: str, reference: str, kind: type[Part]) -> Part:
    """What `package.module:name` means; raises BrokenGame where it is nothing of this kind."""
    part = _imported(game, reference)
    if not isinstance(part, kind):
        raise BrokenGame("error-game-part", game=game, reference=reference, kind=kind.__name__)
    return part


@cache
def _imported(game: str, reference: str) -> object:
    module, _, name = reference.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGame("error-game-import", game=game, reference=reference, reason=reason) from error


@cache
def _installed() -> dict[str, str]:
    """The entry points of all packages. Looking for them takes a while, so it is done once and only when needed."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}

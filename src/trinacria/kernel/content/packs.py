"""The packs a game can be played with. A game whose components are its rules has none."""

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

import msgspec

from trinacria.kernel.content.faults import Fault
from trinacria.kernel.errors import UnknownOption


class PackAbout(msgspec.Struct, frozen=True):
    """What everybody is told of a pack that is not the built-in one."""

    hash: str
    name: str
    house: dict[str, int] = {}
    """Its house rules: numbers that differ from the rulebook's, by name."""


class PackExamined(NamedTuple):
    """What a look into a pack has found: all that is wrong with it, or what it is."""

    faults: Sequence[Fault]
    about: PackAbout | None = None
    """None where there are faults."""


class Packs(ABC):
    """What a game does with packs."""

    __slots__ = ()

    name: ClassVar[str]
    families: ClassVar[bool] = False
    """Whether the seats of the built-in pack are more than places: families that somebody may like to play."""

    @property
    def content(self) -> str:
        """The hash of the content pack that is played; empty for a game without packs."""
        return ""

    @classmethod
    def use_content(cls, directory: str) -> dict[str, object]:
        """Load the content pack in a directory; the options that choose it for a new game."""
        raise UnknownOption("error-no-content", game=cls.name)

    @classmethod
    def packs(cls) -> dict[str, str]:
        """The packs that are offered to everybody: their names by hash, the built-in one first."""
        return {}

    @classmethod
    def content_data(cls, pack_hash: str) -> dict[str, object] | None:
        """The content pack with this hash as JSON-able data, for anyone who draws it; None: it is not at hand."""
        return None

    @classmethod
    def pack_of(cls, options: Mapping[str, object]) -> str | None:
        """The hash of the pack that options name; None: the built-in one."""
        return None

    @classmethod
    def about_pack(cls, pack_hash: str) -> PackAbout | None:
        """What is told of this pack; None: it is the built-in one, or not at hand."""
        return None

    @classmethod
    def examine_pack(cls, files: Mapping[str, str]) -> PackExamined:
        """Look into the files of a pack that somebody brings, and find every fault."""
        raise UnknownOption("error-no-content", game=cls.name)

    @classmethod
    def bring_pack(cls, files: Mapping[str, str]) -> str:
        """Make a pack known that was examined before, to anyone who knows its hash; the hash."""
        raise UnknownOption("error-no-content", game=cls.name)

    @classmethod
    def brought_packs(cls) -> tuple[str, ...]:
        """The packs that were brought, the first ones first."""
        return ()

    @classmethod
    def forget_pack(cls, pack_hash: str) -> None:
        """Let go of a pack that was brought and that no game is played with any more."""
        raise UnknownOption("error-no-content", game=cls.name)

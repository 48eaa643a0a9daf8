"""What a game with content packs offers to those who make them: its check, in no language, and its files as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

FaultFact: TypeAlias = str | int | tuple[str, ...]
FileContent: TypeAlias = str | Mapping[str, Any] | None
"""A file of a pack: its text, or the data that the text says; None: the pack has no such file."""


class Said(NamedTuple):
    """Half a fault, ready for any language: the id of a message and its facts."""

    id: str
    facts: tuple[tuple[str, FaultFact], ...] = ()


def said(id: str, /, **facts: object) -> Said:
    """A message of the catalogue `faults`, without its prefix."""
    return Said(id, tuple((name, _fact(value)) for name, value in facts.items()))


def _fact(value: object) -> FaultFact:
    """Whole numbers and lists of texts stay what they are; a list may get names for its ids when it is told."""
    if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
        return value
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


class Fault(NamedTuple):
    """One fault: the file, the key in it, what is wrong there and what was expected."""

    file: str
    key: str
    problem: Said
    expected: Said
    rule: str = ""
    """The rules that ask for it; `ours` where our own design does."""

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {_told(self.problem)}; expected {_told(self.expected)}"


def _told(half: Said) -> str:
    facts = ", ".join(f"{name}={value}" for name, value in half.facts)
    return f"{half.id} ({facts})" if facts else half.id


class Place(NamedTuple):
    """Where a fault is, as anyone who shows components wants it."""

    component: str = ""
    """The kind of component: area, sheet, family, order ..."""
    id: str = ""
    field: str = ""
    """The rest of the key, from the component on."""


@dataclass(frozen=True)
class Examined:
    """What was found in the files of a pack."""

    hash: str | None
    """None: there is not enough of a pack to say."""
    name: str
    faults: tuple[Fault, ...]
    data: Mapping[str, Mapping[str, Any]]
    """What each file says; those that cannot be read are left out."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What ids of the pack are called in it."""
    doubts: tuple[Fault, ...] = ()
    """What is allowed and hardly meant; a pack with doubts can be played."""


class PackFiles(ABC):
    """The content packs of a game, as files."""

    @abstractmethod
    def examine(self, files: Mapping[str, FileContent], rest: bool) -> Examined:
        """Every fault of a pack. With `rest` the files that are left out are those of the built-in pack."""

    @abstractmethod
    def texts(self, files: Mapping[str, FileContent], rest: bool) -> dict[str, str]:
        """The files as they are kept in a folder. A file that is given as text stays as it is."""

    @abstractmethod
    def place(self, fault: Fault) -> Place:
        """The component that a fault is about."""

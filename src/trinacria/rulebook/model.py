"""What a worked example consists of."""

from dataclasses import dataclass, field
from typing import Any


class ExampleFails(Exception):
    """The engine does not say what the rulebook prints."""


@dataclass(frozen=True)
class Try:
    """One answer that a reader can give."""

    right: bool = False
    """What the rulebook says; the engine must agree."""
    play: tuple[str, ...] = ()
    """The actions that are tried: right if the engine allows them all."""
    value: str | int | None = None
    """An answer that is a number, or the id of a thing."""
    rule: str = ""
    """The rule that says best why it is wrong, where the refusal is about the moment alone."""
    fact: str = ""
    """What must be true for this answer, as a probe says it."""


@dataclass(frozen=True)
class Addend:
    """A line of the sum that leads to the answer."""

    says: str
    amount: str | int
    """A number, or the path in the view where it is."""


@dataclass(frozen=True)
class Question:
    """A position, what is asked about it, and what can be tried."""

    position: dict[str, Any]
    """In the short words of its game, or the seed of a new game."""
    seat: str
    picture: str
    tries: tuple[Try, ...]
    rules: tuple[str, ...]
    """The rules that answer it, the most important first."""
    before: tuple[str, ...] = ()
    """What is played before the question."""
    then: tuple[str, ...] = ()
    """What is played before the value that is asked for can be read."""
    asks: str = ""
    """The probe that reads the value; without one the question is what may be done."""
    of: str = ""
    """Of what kind the values are, so that they can be told by their names."""
    sum: tuple[Addend, ...] = ()
    priced: dict[str, Any] = field(default_factory=dict)
    """What is changed in the position where the price of a refused action is read."""
    have: str = ""
    """The path of what there is to pay with."""
    near: tuple[str, ...] = ()
    """What must be in sight: areas of the map, spaces of a sheet, orders."""


@dataclass(frozen=True)
class Example:
    """A worked example of a rulebook."""

    id: str
    rule: str
    """Its place is the end of this rule's chapter."""
    questions: tuple[Question, ...]

    @property
    def book(self) -> str:
        """The book that prints it, by the beginning of its rules' ids."""
        return self.rule[:2]

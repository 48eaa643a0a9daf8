"""Errors with names. Each is a key and its facts; the words live in the catalogues (`trinacria.words`)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

FactValue: TypeAlias = str | int
Speaker: TypeAlias = Callable[["TrinacriaError"], str]
LONGEST_FACT = 1000
"""Characters. A fact often quotes what somebody sent, and that may be megabytes."""


def shortened(facts: Mapping[str, FactValue], longest: int = LONGEST_FACT) -> dict[str, FactValue]:
    """Facts as they can be told: a text that nobody would read to its end breaks off."""
    return {
        name: f"{value[: longest - 1]}…" if isinstance(value, str) and len(value) > longest else value
        for name, value in facts.items()
    }


class TrinacriaError(Exception):
    """Something was asked that cannot be done. Nothing has changed."""

    speaker: Speaker | None = None
    """Turns an error into a sentence; set from outside, so that the kernel needs no language."""
    seen: Mapping[str, object] | None = None
    """The view of the seat that was refused, where the facts are ids: what they are called is told from it."""

    def __init__(self, key: str, rule: str | None = None, /, **facts: FactValue) -> None:
        facts = shortened(facts)
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts: dict[str, FactValue] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes; what they are made from, only their classes know."""
        return _again, (type(self), self.args), self.__dict__

    @property
    def message(self) -> str:
        """The error as a sentence, in English unless another speaker was set."""
        speaker = type(self).speaker
        if speaker is not None:
            return speaker(self)
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else self.message


def _again(kind: type[TrinacriaError], said: tuple[Any, ...]) -> TrinacriaError:
    return kind.__new__(kind, *said)


class BadValue(TrinacriaError, ValueError):
    """What was given cannot be used; Python's own word for it is ValueError."""


class UnparsableAction(BadValue):
    """The text is not the notation of any action of this game."""


class AmbiguousAction(BadValue):
    """The shortened text fits several legal actions."""


class IllegalAction(BadValue):
    """The action is well formed, and a rule forbids it now. `.rule` names that rule."""


class InvalidPosition(BadValue):
    """The position cannot be. `.reasons` lists every fault found."""

    def __init__(self, reasons: list[TrinacriaError]) -> None:
        super().__init__("error-position", count=len(reasons))
        self.reasons = reasons

    @property
    def message(self) -> str:
        """The errors as sentences, one after the other."""
        return " ".join([super().message, *(str(reason) for reason in self.reasons)])


class PositionFault(BadValue):
    """One thing that is wrong in a position."""


class InvalidRecord(BadValue):
    """The record is damaged, edited, or of another format."""


class UnknownGame(BadValue):
    """No game has this name."""


class UnknownMode(BadValue):
    """The game has no such mode."""


class UnknownOption(BadValue):
    """The game has no such option, or not with this value."""


class UnknownSeat(BadValue):
    """The game has no such seat."""


class UnknownLanguage(BadValue):
    """There is no catalogue for this language."""


class NoVector(TrinacriaError):
    """The game does not say what its vectors are."""

"""What is wrong with a content pack: one named fault a place."""

from collections.abc import Iterable
from typing import NamedTuple


class Fault(NamedTuple):
    """One fault: the file, the key in it, what is wrong there and what was expected."""

    file: str
    key: str
    problem: str
    expected: str

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.problem}; expected {self.expected}"


class ContentError(Exception):
    """A content pack that cannot be used, with every fault it has."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))


class Report:
    """Collects the faults of one pack."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, file: str, key: str, problem: str, expected: str) -> None:
        self.faults.append(Fault(file, key, problem, expected))

    def need(self, holds: bool, file: str, key: str, problem: str, expected: str) -> bool:
        """Note a fault unless the condition holds; say whether it does."""
        if not holds:
            self.add(file, key, problem, expected)
        return holds

    def equal(self, value: object, expected: object, file: str, key: str, rule: str) -> bool:
        """Note a fault unless the value is the expected one."""
        return self.need(value == expected, file, key, f"is {value}", f"{expected} ({rule})")

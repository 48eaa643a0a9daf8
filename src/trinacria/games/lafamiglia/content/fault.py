"""What is wrong with a content pack: one named fault a place."""

from collections.abc import Iterable

from trinacria.kernel.content.faults import Fault, Said, said

__all__ = ["ContentError", "Fault", "Report", "Said", "said"]


class ContentError(Exception):
    """A content pack that cannot be used, with every fault it has."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sort(faults)
        super().__init__("\n".join(map(str, self.faults)))


def sort(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Each fault once, by file and place."""
    return tuple(sorted(set(faults), key=lambda fault: (fault.file, fault.key, str(fault), fault.rule)))


class Report:
    """Collects the faults of one pack."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, file: str, key: str, problem: Said, expected: Said, rule: str = "") -> None:
        self.faults.append(Fault(file, key, problem, expected, rule))

    def need(self, holds: bool, file: str, key: str, problem: Said, expected: Said, rule: str = "") -> bool:
        """Note a fault unless the condition holds; say whether it does."""
        if not holds:
            self.add(file, key, problem, expected, rule)
        return holds

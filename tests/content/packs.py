"""A copy of the built-in pack that a test may break."""

from pathlib import Path

from trinacria.games.lafamiglia.content.fault import Fault
from trinacria.games.lafamiglia.content.load import BUILT_IN, examine
from trinacria.games.lafamiglia.content.model.pack import FILES
from trinacria.words import tell_fault, words_in
from trinacria.words.telling import tell_problem

ENGLISH = words_in("en")


def told(fault: Fault) -> str:
    """A fault as the command line says it in English."""
    return tell_fault(fault, ENGLISH)


def problem(fault: Fault) -> str:
    """What is wrong, in English."""
    return tell_problem(fault, ENGLISH)


class Copy:
    """A copy of the built-in pack."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        directory.mkdir()
        for name in FILES:
            (directory / name).write_bytes((BUILT_IN / name).read_bytes())

    def edit(self, file: str, old: str, new: str) -> "Copy":
        """Replace the first occurrence of a text that must be there."""
        path = self.directory / file
        text = path.read_text()
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1))
        return self

    def faults(self) -> tuple[Fault, ...]:
        """Every fault the check finds."""
        return examine(self.directory)[1]

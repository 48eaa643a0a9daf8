"""What was played, kept line by line as each game ends: whatever stops a run, it goes on from there."""

import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import msgspec

from trinacria.kernel.errors import TrinacriaError

SYNC_SECONDS = 1.0
"""A crash of the machine costs at most the games of so many seconds; a killed process none."""


class WrongJournal(TrinacriaError):
    """The file holds something else than the run that is to go on."""


class Journal:
    """A file of JSON lines: first what is played, then one line for each game."""

    def __init__(self, path: Path | None, heading: Mapping[str, object]) -> None:
        """Open the journal of a run, or begin it; None keeps it in memory only."""
        self.entries: list[Any] = []
        """What was there already."""
        self._file: BinaryIO | None = None
        self._synced = time.monotonic()
        if path is None:
            return
        first = msgspec.json.encode(heading)
        wanted = msgspec.json.decode(first)
        whole = _whole_lines(path) if path.exists() else b""
        if not whole and path.exists() and not first.startswith(path.read_bytes()):
            raise WrongJournal("error-no-journal", file=str(path))
        if whole:
            entries, *self.entries = _decoded(path, whole)
            if entries != wanted:
                raise WrongJournal("error-wrong-journal", file=str(path), differing=_differing(wanted, entries))
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self.add(wanted)

    def add(self, entry: object) -> None:
        """Write one line; it is in the file when this returns."""
        if self._file is None:
            return
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()


def read_journal(path: Path) -> tuple[dict[str, Any], list[Any]]:
    """The heading and the entries of a finished or unfinished run."""
    lines = list(_decoded(path, _whole_lines(path)))
    if not lines or not isinstance(lines[0], dict):
        raise WrongJournal("error-no-journal", file=str(path))
    return lines[0], lines[1:]


def _whole_lines(path: Path) -> bytes:
    """All but a last line that was torn by whatever stopped the run."""
    text = path.read_bytes()
    return text[: text.rfind(b"\n") + 1]


def _differing(wanted: dict[str, Any], found: object) -> str:
    if not isinstance(found, dict):
        return "lab"
    return ", ".join(sorted(key for key in {*wanted, *found} if wanted.get(key) != found.get(key)))


def _decoded(path: Path, text: bytes) -> Iterator[Any]:
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            yield msgspec.json.decode(line)
        except msgspec.DecodeError:
            # Without a heading it is no journal at all, and no line of it is worth repairing.
            key = "error-no-journal" if number == 1 else "error-journal-line"
            raise WrongJournal(key, file=str(path), line=number) from None

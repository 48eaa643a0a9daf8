"""Somebody who types the commands of a page into a terminal, one after the other, in one folder."""

import os
import re
import signal
import tempfile
import tomllib
import urllib.request
from pathlib import Path

from support.server.host import Process
from support.text.fences import ROOT, Command, agrees

PATIENCE = 120
EDITS = {"$EDITOR my-box/tiles.toml": ('trigger = "defending"', 'trigger = "resting"')}
"""What a person would change in a file, so that what the page shows comes of it; the second time it is set right."""
PLAYING = (["lab", "tournament"], ["lab", "balance"], ["lab", "dataset"])


def smaller(words: list[str]) -> list[str]:
    """The same command with fewer games and seats, and bots that hardly think; a game that is the same each time."""
    series = words[0] == "sim" or words[:2] in PLAYING
    levels, less = r"hard|normal|greedy", "random"
    if not series or "lafamiglia" not in words:
        levels, less = r"hard|normal", r"\2@1"
    found = [re.sub(rf"(^|,)({levels})(@[\d.]+s?)?(?=,|$)", rf"\1{less}", word) for word in words]
    if words[0] == "lessons" and "--seat" not in words:
        return [*found, "--seat", "p1"]
    if words[0] == "play":
        return [*found, "--seed", "1"]
    # Of an option that is given twice the last one counts.
    return [*found, "--games", "2", "--jobs", "1"] if series else found


class Reader:
    """Has a folder with the files that the pages speak of, and has noted what a table promised."""

    def __init__(self, folder: Path, promise: str) -> None:
        self.folder = folder
        self._stands_for = {"FILE": "game.txt", "HASH": promise}
        self._environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "BROWSER": "true"}

    def types(self, command: Command) -> None:
        """Type a command; what comes of it must be what the page says."""
        if command.line in EDITS:
            self._edit(*EDITS[command.line], self.folder / command.words[-1])
            return
        program, *arguments = command.words
        if program == "make":
            self._make(arguments)
        elif program == "pip":
            self._pip(arguments)
        else:
            assert program == "trinacria", f"nobody knows how to try {command.line!r}"
            self._trinacria(arguments or ["serve", "--open"], command)

    @staticmethod
    def _edit(old: str, new: str, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        assert text.count(old) + text.count(new) == 1
        edited = text.replace(old, new) if old in text else text.replace(new, old)
        file.write_text(edited, encoding="utf-8")

    @staticmethod
    def _make(targets: list[str]) -> None:
        """There is such a target; most of them run the tests, or all that they need."""
        known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert set(targets) <= set(known)

    @staticmethod
    def _pip(arguments: list[str]) -> None:
        """There are such extras."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        wanted = re.findall(r"\[([^\]]+)\]", " ".join(arguments))
        assert arguments[0] == "install"
        assert {extra for one in wanted for extra in one.split(",")} <= set(project["optional-dependencies"])

    def _trinacria(self, arguments: list[str], command: Command) -> None:
        arguments = [self._stands_for.get(word, word) for word in smaller(arguments)]
        if arguments[0] == "serve":
            self._serve(arguments)
            return
        with tempfile.TemporaryFile("w+") as said:
            process = self._start(arguments, said.fileno())
            try:
                status = process.wait(PATIENCE)
            finally:
                process.kill()
            said.seek(0)
            text = said.read()
        if command.shown is None:
            assert status == 0, f"{command.line}\n{text}"
        else:
            shown = "\n".join(command.shown)
            assert agrees(shown, text), f"{command.line}\nThe page shows:\n{shown}\nIt says:\n{text}"

    def _serve(self, arguments: list[str]) -> None:
        """The server starts, shows its page, and ends when it is asked to."""
        read, write = os.pipe()
        with open(read) as said:  # noqa: PTH123
            process = self._start([*arguments, "--port", "0"], write)
            os.close(write)
            try:
                found = re.search(r"http://\S+", said.readline())
                assert found is not None
                with urllib.request.urlopen(found.group(), timeout=PATIENCE) as page:
                    assert page.status == 200
            finally:
                process.terminate()
                status = process.wait(PATIENCE)
            assert status in (0, -signal.SIGTERM)

    def _start(self, arguments: list[str], out: int) -> Process:
        with open(os.dup(out), "w") as output:  # noqa: PTH123
            return Process(arguments, output=output, errors=output, folder=self.folder, environment=self._environment)

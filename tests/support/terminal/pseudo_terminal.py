"""A pseudo-terminal with a program in it: what a person at a keyboard would see and type."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

PATIENCE = 30.0
ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[PX^_].*?\x1b\\|[@-Z\\-_])", re.DOTALL)


class PseudoTerminal:
    """The keyboard and the screen of a running program."""

    def __init__(self, process: subprocess.Popen[bytes], keyboard: int) -> None:
        self._process = process
        self._keyboard = keyboard
        self.shown = ""

    def type(self, keys: str) -> None:
        os.write(self._keyboard, keys.encode())

    def until(self, text: str) -> str:
        """Wait until the screen has shown this text since the last one waited for; what was shown up to its end."""
        end = time.monotonic() + PATIENCE
        while text not in (plain := ESCAPES.sub("", self.shown)):
            assert time.monotonic() < end, f"{text!r} never came; shown: {plain[-2000:]!r}"
            ready, _, _ = select.select([self._keyboard], [], [], 0.2)
            if ready:
                try:
                    self.shown += os.read(self._keyboard, 65536).decode(errors="replace")
                except OSError as error:
                    raise AssertionError(f"the program ended before {text!r} came: {plain[-2000:]!r}") from error
        end_of_it = plain.index(text) + len(text)
        self.shown = plain[end_of_it:]
        return plain[:end_of_it]

    def exit_code(self) -> int:
        """Wait for the program to end."""
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            ready, _, _ = select.select([self._keyboard], [], [], 0.2)
            if ready:
                try:
                    os.read(self._keyboard, 65536)
                except OSError:
                    break
        return self._process.wait(PATIENCE)


@contextmanager
def trinacria_in_terminal(*arguments: str, errors: IO[str] | None = None) -> Iterator[PseudoTerminal]:
    """Run `trinacria` in a pseudo-terminal of 100 by 40; standard error may go to a file."""
    keyboard, screen = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "TRINACRIA_LANG": "en"}
    command = Path(sys.executable).parent / "trinacria"
    process = subprocess.Popen(
        [str(command), *arguments],
        stdin=screen,
        stdout=screen,
        stderr=errors or screen,
        env=environment,
        start_new_session=True,
    )
    os.close(screen)
    try:
        yield PseudoTerminal(process, keyboard)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(keyboard)

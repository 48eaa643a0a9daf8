"""Which engines the machine has, and one that runs for the tests of a file."""

import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from support.engines.engine import Engine, Hung
from support.engines.firefox import Firefox
from support.engines.webkit import Programs, WebKit

PICTURE: Final = 20
"""Seconds for a picture: WebKit may never give one."""
FIREFOX, WEBKIT = "Firefox", "WebKit"
MINIBROWSERS: Final = (
    "lib*/*/webkit2gtk-4.1/MiniBrowser",
    "lib*/webkit2gtk-4.1/MiniBrowser",
    "libexec/webkit2gtk-4.1/MiniBrowser",
)


def find_firefox() -> str | None:
    """The one TRINACRIA_FIREFOX names, or the machine's own."""
    return os.environ.get("TRINACRIA_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> Programs | None:
    """WebKitGTK with its driver, its small browser and a screen that nobody sees."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [str(found) for pattern in MINIBROWSERS for found in sorted(Path("/usr").glob(pattern))]
    return Programs(driver, browsers[0], screen) if driver and screen and browsers else None


def starter(name: str) -> Callable[[], Engine] | None:
    """How an engine is started, where it is there."""
    if name == FIREFOX:
        program = find_firefox()
        return (lambda: Firefox(program)) if program else None
    programs = find_webkit()
    return (lambda: WebKit(programs)) if programs else None


class Running:
    """One engine for many tests; one that hung is started anew."""

    def __init__(self, start: Callable[[], Engine], size: tuple[int, int]) -> None:
        self._start = start
        self._size = size
        self._engine: Engine | None = None

    def engine(self) -> Engine:
        if self._engine is None or not self._engine.alive:
            self._engine = self._start()
            self._engine.size(*self._size)
        return self._engine

    def keep_picture(self, path: Path) -> None:
        """What is seen after a test that failed, where the engine still answers."""
        if self._engine is not None and self._engine.alive:
            self._engine.deadline = time.monotonic() + PICTURE
            with suppress(Hung):
                self._engine.picture(path)

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()

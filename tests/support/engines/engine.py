"""What a test asks of a browser, whichever it is."""

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar, Final

STARTED: Final = 180.0
"""Seconds a browser may take to start on a busy machine."""


class Hung(AssertionError):
    """The browser did not answer in time, and was ended."""


class Engine(ABC):
    """A running browser with one window. What takes longer than until the deadline ends it."""

    name: ClassVar[str]

    def __init__(self) -> None:
        self.faults: list[str] = []
        """Errors and warnings on the console."""
        self.version = ""
        self.deadline = time.monotonic() + STARTED
        self.alive = True

    @property
    def left(self) -> float:
        """Seconds until the deadline."""
        return max(0.1, self.deadline - time.monotonic())

    def give_up(self, doing: str) -> Hung:
        """End the browser: nobody waits for it any longer."""
        self.close()
        return Hung(f"{self.name} hung: {doing}")

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address, and wait until its page is loaded."""

    @abstractmethod
    def run(self, program: str, *told: object) -> Any:
        """Call a function of JavaScript in the page, and wait for what it answers."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """Press what lies at a point of the window."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key, by the name the web has for it."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Make the page as large as this, or as near to it as the browser's windows can be."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Keep what the window shows."""

    @abstractmethod
    def hear(self) -> None:
        """Take in what the console has told meanwhile."""

    @abstractmethod
    def close(self) -> None:
        """End the browser, whether it answers or not."""

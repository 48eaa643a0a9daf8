"""What is counted while tables are played. A server counts for Prometheus; where nobody watches, nobody counts."""

from typing import Final, Protocol


class Counts(Protocol):
    """Hears what happens, and nothing of any table."""

    def message(self, kind: str) -> None:
        """A client has said something."""

    def refusal(self, key: str) -> None:
        """A client was refused something."""

    def commit(self, entries: int, seconds: float) -> None:
        """Entries are stored; that took so long."""

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has thought for so long."""


class Uncounted:
    """Nobody watches."""

    def message(self, kind: str) -> None:
        """Counts nothing."""

    def refusal(self, key: str) -> None:
        """Counts nothing."""

    def commit(self, entries: int, seconds: float) -> None:
        """Counts nothing."""

    def thought(self, bot: str, seconds: float) -> None:
        """Counts nothing."""


UNCOUNTED: Final[Counts] = Uncounted()

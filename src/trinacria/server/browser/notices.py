"""Nobody is told anything elsewhere: who plays on one device is there."""

from math import inf

from trinacria.table.refusal import Refusal


class NoReminders:
    """No chat rooms."""

    at_work = False

    def check(self, url: str) -> str:
        """There is no server that could tell it."""
        raise Refusal("notice-error-url")

    def due(self, since: float, told_at: float) -> float:
        return inf

    def tell(self, table: str, chair: str, url: str, text: str, service: str | None = None) -> None:
        """Tells nobody."""

    async def try_out(self, url: str, text: str, service: str | None) -> None:
        """There is no server that could tell it."""
        raise Refusal("notice-error-url")

    async def close(self) -> None:
        """Nothing is held."""


class NoDevices:
    """No devices but this one."""

    at_work = False

    def note(self, table: str, chair: str, holder: str, until: float | None) -> None:
        """Tells nobody."""

    async def close(self) -> None:
        """Nothing is held."""

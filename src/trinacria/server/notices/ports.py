"""How tables tell people who are away: what a table needs of it, no matter who does it."""

from typing import Protocol


class ChatReminders(Protocol):
    """Tells chat rooms of a turn."""

    def check(self, url: str) -> str:
        """An address that a player gave, as it is kept; raises Refusal with what is wrong with it."""

    def due(self, since: float, told_at: float) -> float:
        """When somebody is told who is waited for since then, and was told before."""

    def tell(self, table: str, chair: str, url: str, text: str, service: str | None = None) -> None:
        """Tell a chair's chat room in the background."""

    async def try_out(self, url: str, text: str, service: str | None) -> None:
        """Tell a chat room something now and once; raises NotDelivered or Refusal."""

    @property
    def at_work(self) -> bool:
        """Whether somebody is being told something."""

    async def close(self) -> None:
        """Let go of everything."""


class DeviceNotices(Protocol):
    """Tells devices of a turn."""

    def note(self, table: str, chair: str, holder: str, until: float | None) -> None:
        """It is a seat's turn, and its player is away; `until`: the time is short, and up by then."""

    @property
    def at_work(self) -> bool:
        """Whether somebody is being told something, or will be in a moment."""

    async def close(self) -> None:
        """Let go of what is on its way."""

"""The seat that an assistant plays: all that it sees, and all that it can do."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from trinacria.kernel.errors import TrinacriaError

Status: TypeAlias = Literal["lobby", "running", "paused", "over"]


class SeatRefusal(Exception):
    """It was not done; the sentence says why."""


class NoSeat(TrinacriaError):
    """A table cannot be reached, or the link opens no seat there."""


@dataclass(frozen=True)
class Glimpse:
    """What the seat has in front of it."""

    status: Status
    view: dict[str, Any] | None
    """`Game.view(seat)`; None before the start."""
    seat: str | None
    names: dict[str, str]
    """The players' names by seat."""
    anytime: list[str] = field(default_factory=list)
    """What may be done beside the open question."""

    @property
    def asked(self) -> bool:
        """Whether this seat must decide now."""
        decision = (self.view or {}).get("decision") or {}
        return self.status == "running" and "actions" in decision


class Seat(ABC):
    """One seat of one game, here or at a table of a server."""

    @abstractmethod
    def glimpse(self) -> Glimpse:
        """What the seat sees now."""

    @abstractmethod
    def news(self) -> list[dict[str, Any]]:
        """The events that the seat has not been told yet, as it may know them."""

    @abstractmethod
    async def play(self, action: str) -> None:
        """Play an action; raises SeatRefusal."""

    @abstractmethod
    async def why(self, action: str) -> str | None:
        """Why an action is not possible now; None: it is."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Until the seat is asked, the game is over, or the time is up."""

    @asynccontextmanager
    async def sit(self) -> AsyncIterator[None]:
        """Be at the table for a while."""
        yield

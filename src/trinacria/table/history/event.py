"""An entry of the log as it is told: to each viewer what it may know."""

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from trinacria.kernel.event import Event
from trinacria.table.history.log import Body, Channel, Played, Said
from trinacria.table.history.telling import AnyTold, tell


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: a chair, the host without a chair, or a spectator."""

    chair: str | None = None
    host: bool = False
    name: str = field(default="", compare=False)
    shares_address: bool = False
    """Whether a seat of this table is played from the same address: then the spectators' chat waits until the end."""
    unheard: frozenset[str] = frozenset()
    """The chairs whose talk this viewer does not hear."""


class LogEvent(Struct, frozen=True):
    """One entry with all that is needed to tell it, also long after."""

    seq: int
    at: float
    what: Body
    """With what follows from the log for those who hear of it; an action without its events."""
    to: Channel = "table"
    chairs: tuple[str, ...] = ()
    """With `to` "team": who belongs to it."""
    events: list[Event] = []
    seats: dict[str, str] = {}
    """The seats by chair as they were called when it happened."""

    def told(self, viewer: Viewer, over: bool) -> AnyTold | None:
        """What this viewer may know of it; None: the empty envelope."""
        if self.to == "team" and viewer.chair not in self.chairs:
            return None
        if self.to == "spectators" and (viewer.chair is not None or viewer.shares_address) and not over:
            return None
        if isinstance(self.what, Said) and self.what.chair in viewer.unheard:
            return None
        if not isinstance(self.what, Played):
            return tell(self.what)
        seat = self.seats.get(viewer.chair) if viewer.chair is not None else None
        seen: list[dict[str, Any]] = [told for event in self.events if (told := event.seen_by(seat)) is not None]
        own = viewer.chair == self.what.chair
        if not (seen or own or over):
            return None
        return tell(self.what, events=seen, action=self.what.action if own or over else None)

"""What a table is handed to keep its log. No database here: `trinacria.server.store` has them."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from trinacria.table.entry import Logged
from trinacria.table.plan import Mark
from trinacria.table.screen import Status


class Conflict(Exception):
    """Another process has written an entry with this number: read the log and think again."""


class Shelf(Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    status: Status
    listed: bool
    info: str
    """The table in the lobby, as JSON."""
    created: float
    wake: float | None
    """When it wants to be looked after even if nobody comes: a bot's turn, the end of somebody's time."""


class Notice(Struct, frozen=True):
    """What one process tells the others."""

    kind: str
    """ "entry", "plan" or "presence"; "lost" when notices may have been missed."""
    table: str = ""
    origin: str = ""
    body: Any = None
    entries: list[Logged] = []
    """With "entry": what was written, unless it is too long to be told."""


class Store(Protocol):
    """Where logs are kept. What `append` has returned from survives the death of the process."""

    async def open(self) -> None:
        """Make ready; brings an older database up to date."""

    async def close(self) -> None:
        """Write what waits, and close."""

    async def create(self, shelf: Shelf, entries: Sequence[Logged]) -> None:
        """A new table."""

    async def append(self, table: str, entries: Sequence[Logged], wake: float | None) -> None:
        """Add to a log, and have the table looked after from then on (None: as before); raises Conflict."""

    async def shelve(self, shelf: Shelf) -> None:
        """Keep what is known of a table without its log."""

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table after this number; empty where there is no such table."""

    async def listed(self, count: int) -> list[Shelf]:
        """The tables of the lobby, the newest first."""

    async def due(self, before: float) -> list[str]:
        """The tables that want to be looked after."""

    async def plan(self, table: str, team: int) -> list[Mark]:
        """A team's planning layer."""

    async def save_plan(self, table: str, team: int, marks: Sequence[Mark]) -> None:
        """Keep a team's planning layer."""

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes."""

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes tell, for ever."""

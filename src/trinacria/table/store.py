"""What a table is handed to keep its log. No database here: `trinacria.server.store` has them."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from trinacria.table.history.log import Logged
from trinacria.table.plan import Mark
from trinacria.table.refusal import Refusal
from trinacria.table.screen import Status


class Conflict(Exception):
    """Another process has written an entry with this number: read the log and think again."""


class StoreFailed(Refusal):
    """The store cannot be reached, read or written just now. What was to be written may be there all the same: the log
    tells when it can be read again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("table-error-store")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()


class TableSummary(Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    status: Status
    listed: bool
    info: str
    """The table in the lobby, as JSON."""
    created: float
    wake: float | None
    """When it wants to be looked after even if nobody comes: a bot's turn, the end of somebody's time."""


class SeatHeld(Struct, frozen=True):
    """A seat whose holder the server knows again."""

    member: str
    chair: str
    holder: str
    """The hash of the secret that opens the seat."""
    since: float


class SoleHolder(Struct, frozen=True):
    """Somebody whom the server knows again, and who alone has a seat from now on: by a key of their own."""

    member: str
    chair: str


class Broadcast(Struct, frozen=True):
    """What one process tells the others."""

    kind: str
    """ "entry", "plan", "presence", "gone" (the table was removed), "spent" (what was let through),
    "people" (what is new for members), "unheard" (of a table: who has nothing to do with whom); "lost" when
    broadcasts may have been missed."""
    table: str = ""
    origin: str = ""
    body: Any = None
    entries: list[Logged] = []
    """With "entry": what was written, unless it is too long to be told."""


class Tally(Struct, frozen=True):
    """How many tables one address has set up."""

    listed: int
    """Shown in the lobby, and not begun."""
    unstarted: int
    lately: int
    """Since a moment, whatever became of them."""


class Store(Protocol):
    """Where logs are kept. What `append` has returned from survives the death of the process.

    Every method raises StoreFailed when the store does not do what it should.
    """

    async def open(self) -> None:
        """Make ready; brings an older database up to date."""

    async def close(self) -> None:
        """Write what waits, and close."""

    async def check(self) -> None:
        """Try to read and to write; raises StoreFailed."""

    async def create(
        self,
        summary: TableSummary,
        entries: Sequence[Logged],
        maker: str | None = None,
        seats: Sequence[SeatHeld] = (),
    ) -> None:
        """A new table, and whose seats are at it. `maker` stands for the address that set it up."""

    async def append(
        self,
        table: str,
        entries: Sequence[Logged],
        wake: float | None,
        seats: Sequence[SeatHeld] = (),
        sole: Sequence[SoleHolder] = (),
    ) -> None:
        """Add to a log, with the seats that this gives to somebody, or to nobody else, and have the table looked after
        from then on (None: as before); raises Conflict."""

    async def save_summary(self, summary: TableSummary) -> None:
        """Keep what is known of a table without its log."""

    async def summary(self, table: str) -> TableSummary | None:
        """What is known of a table without its log; None where there is no such table."""

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table after this number; empty where there is no such table."""

    async def listed(self, count: int) -> list[TableSummary]:
        """The tables of the lobby, the newest first. When there are too many, each maker's newest have precedence."""

    async def tally(self, maker: str, since: float) -> Tally:
        """How many tables somebody has set up."""

    async def silent(self, status: Status, before: float, after: str, count: int) -> list[str]:
        """Tables in this state at which nothing has happened since then, by id, beginning after one."""

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with their logs; the other processes are told."""

    async def forget_makers(self, before: float) -> None:
        """Forget who set up tables that were over by then."""

    async def due(self, before: float) -> list[str]:
        """The tables that want to be looked after."""

    async def plan(self, table: str, team: int) -> list[Mark]:
        """A team's planning layer."""

    async def save_plan(self, table: str, team: int, marks: Sequence[Mark]) -> None:
        """Keep a team's planning layer."""

    async def tell(self, broadcast: Broadcast) -> None:
        """Tell the other processes."""

    def broadcasts(self) -> AsyncIterator[Broadcast]:
        """What other processes tell, for ever."""

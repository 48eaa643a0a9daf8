"""What the store knows of a table without its log: the lobby's line, and when it wants to be looked after."""

from collections.abc import Callable

from trinacria.server.live.services import Services
from trinacria.server.wire.summary import summary_of
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table


class SummaryKeeper:
    """Keeps the summary of one table up to date."""

    def __init__(
        self, table: Table, services: Services, now: Callable[[], float], due: Callable[[], float | None]
    ) -> None:
        """`due` says when the table wants to be looked after even if nobody comes, by the table's own time."""
        self._table = table
        self._services = services
        self._now = now
        self._due = due
        self._woken = False
        """Whether the store knows that the table wants to be looked after."""
        self.saved = True
        """Whether the store's summary is up to date."""

    def wake_now(self) -> float | None:
        """When the table wants to be looked after by then; None: the store knows.

        Should this process die after it has written something, another one looks after the table at once.
        """
        return None if self._woken else self._services.now()

    def woken(self) -> None:
        self._woken = True

    async def save(self) -> bool:
        """Bring the summary up to date. False: not now; it is tried again."""
        wake = self._due()
        self._woken = False
        # The store is asked by the time on the wall.
        on_the_wall = wake - self._now() + self._services.now() if wake is not None else None
        try:
            await self._services.store.save_summary(summary_of(self._table, on_the_wall))
            self.saved = True
        except StoreFailed:
            self.saved = False
        return self.saved


Turn = tuple[str | None, float, float | None]


class TurnKeeper:
    """Knows what it told last. Who opens a table tells it anew: the process before may have died over it."""

    def __init__(self, table: Table, services: Services, now: Callable[[], float]) -> None:
        self._table = table
        self._services = services
        self._now = now
        self._told: Turn | None = None

    def note(self) -> None:
        turn = self._turn()
        if turn != self._told:
            begins = self._told is None and turn[0] is None and self._table.status == "lobby"
            self._told = turn
            if not begins:
                chair, since, until = turn
                late = self._services.now() - self._now()
                on_the_wall = until + late if until is not None else None
                self._services.neighbours.turn(self._table.id, chair, since + late, on_the_wall)

    def _turn(self) -> Turn:
        table = self._table
        decider = table.decider
        if table.status != "running" or decider is None or not table.chairs[decider].plays_self:
            return None, 0.0, None
        deadline = table.clocks.deadline if table.clocks is not None else None
        return decider, table.events[table.game_seq - 1].at, deadline

"""The way from a request to a table's log: think, write, and only then let it happen."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from trinacria.server.live.services import Services
from trinacria.server.live.summary import SummaryKeeper
from trinacria.server.live.table_clock import TableClock
from trinacria.server.ops.logs import mark_of
from trinacria.table.history import log
from trinacria.table.history.event import LogEvent
from trinacria.table.refusal import NotFound, NotNow, Stale
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.store import Conflict, SeatHeld, SoleHolder, StoreFailed
from trinacria.table.table import Table

MINE, OTHERS = 0.0, 3.0
"""Seconds until a bot is asked: at once by the process whose entry led to it, later by the others."""
Make = Callable[[Requests], Outcome]
Listener = Callable[[list[LogEvent], float], None]
"""Hears what has happened, and how long a bot that must decide now shall be left to other processes."""

_log = logging.getLogger("trinacria.server")


class LogWriter:
    """One writer a table: all changes go through one lock."""

    def __init__(
        self,
        table: Table,
        services: Services,
        now: TableClock,
        summary: SummaryKeeper,
        happened: Listener,
        broke: Callable[[], None],
    ) -> None:
        """`broke` is called when something that is stored could not happen."""
        self._table = table
        self._services = services
        self._now = now
        self._summary = summary
        self._happened = happened
        self._broke = broke
        self.requests = Requests(table)
        self.lock = asyncio.Lock()
        self.broken = False
        """Whether something that is stored could not happen."""

    async def ask(self, asked: str | None, make: Make, sitter: str | None = None) -> tuple[int, str | None]:
        """Carry out a request once: the number of its entry, and the token it brings. Raises Refusal.

        One that was carried out before is only answered again; its token is told no more. `sitter`: somebody whom the
        server knows again, and who gets the seat that is taken, or whose alone a seat is.
        """

        def within_bounds(requests: Requests) -> Outcome:
            outcome = make(requests)
            self._table.room.check(outcome.bodies)
            return outcome

        async with self.lock:
            outcome = await self._commit(asked, within_bounds, sitter)
            if outcome is None:
                return self._table.answer_to(asked) or 0, None
            return self._table.seq - len(outcome.bodies) + 1, outcome.token

    async def act(self, make: Callable[[Requests], Outcome | None], sitter: str | None = None) -> bool:
        """Let something happen that happens once, if there is still something to do; whether this process did it.
        `sitter`: as with `ask`."""
        async with self.lock:

            def must(requests: Requests) -> Outcome:
                outcome = make(requests)
                if outcome is None:
                    raise Stale("table-error-stale")
                return outcome

            try:
                await self._commit(None, must, sitter)
            except Stale:
                return False
            return True

    async def catch_up(self, told: Sequence[log.Logged] = ()) -> None:
        """Hear what other processes have written; what they have not told is read."""
        async with self.lock:
            if told and told[0].seq == self._table.seq + 1:
                self._happen(list(told), None, OTHERS)
            elif not told or told[-1].seq > self._table.seq:
                await self._catch_up()

    async def _commit(self, asked: str | None, make: Make, sitter: str | None = None) -> Outcome | None:
        """Think, write, and only then let it happen and tell it. None: that was done before, perhaps elsewhere."""
        while self._table.answer_to(asked) is None:
            if self.broken:
                raise NotNow("table-error-damaged")
            outcome = make(self.requests)
            self._table.deal.check_step(outcome.bodies)
            entries = self._entries(outcome, asked)
            began = time.perf_counter()
            try:
                seats, sole = _seats(entries, sitter), _sole(entries, sitter)
                await self._services.store.append(self._table.id, entries, self._summary.wake_now(), seats, sole)
            except Conflict:
                if not await self._catch_up():
                    # Nobody was faster: there is no such table any more.
                    raise NotFound("table-error-unknown", table=self._table.id) from None
                continue
            except StoreFailed:
                # Whether it was written all the same, the log says when it can be read again.
                with contextlib.suppress(StoreFailed):
                    await self._catch_up()
                if self._table.answer_to(asked) is None:
                    raise
                break
            self._summary.woken()
            self._services.counts.commit(len(entries), time.perf_counter() - began)
            self._happen(entries, outcome, MINE)
            return outcome
        return None

    def _entries(self, outcome: Outcome, asked: str | None) -> list[log.Logged]:
        now = self._now()
        return [
            log.Logged(self._table.seq + number, now, body, asked if number == 1 else None)
            for number, body in enumerate(outcome.bodies, 1)
        ]

    async def _catch_up(self) -> bool:
        """Whether there was something new."""
        entries = await self._services.store.entries(self._table.id, self._table.seq)
        if entries:
            self._happen(entries, None, OTHERS)
        return bool(entries)

    def _happen(self, entries: list[log.Logged], outcome: Outcome | None, patience: float) -> None:
        """Entries that are stored: apply and tell them. Raises Refusal where that fails."""
        self._now.reach(entries[-1].at)
        move = outcome.move if outcome is not None else None
        try:
            events = [self._table.apply(one, move if at == 0 else None) for at, one in enumerate(entries)]
            self._happened(events, patience)
        except Exception as error:
            # Half of it may have happened: nobody goes on here. Whoever comes back sees what the log makes of it.
            _log.error("table_broken", extra={"table": mark_of(self._table.id)}, exc_info=error)
            self.broken = True
            self._broke()
            raise NotNow("table-error-damaged") from error


def _seats(entries: Sequence[log.Logged], sitter: str | None) -> list[SeatHeld]:
    """The seats that these entries give to somebody."""
    if sitter is None:
        return []
    return [
        SeatHeld(sitter, one.body.chair, one.body.secret, one.at) for one in entries if isinstance(one.body, log.Sat)
    ]


def _sole(entries: Sequence[log.Logged], sitter: str | None) -> list[SoleHolder]:
    """The seats that nobody else has from then on."""
    if sitter is None:
        return []
    return [SoleHolder(sitter, one.body.chair) for one in entries if isinstance(one.body, log.LinkOff)]

"""What time brings at a table: the end of somebody's time, absences, and reminders."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from trinacria.server.live.log_writer import LogWriter
from trinacria.server.live.presence import PresenceTracker
from trinacria.server.live.services import Services
from trinacria.server.notices.wording import chat_text, waiting_at
from trinacria.server.ops.logs import mark_of
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table

LATER: Final = 5.0
"""Seconds until something that is due, and could not be done, is tried again."""
LONGEST: Final = 3600.0
"""Seconds after which an alarm looks again what is due."""

_log = logging.getLogger("trinacria.server")


class Alarms:
    """One alarm at a time: for whatever is due first."""

    def __init__(
        self,
        table: Table,
        writer: LogWriter,
        presence: PresenceTracker,
        services: Services,
        now: Callable[[], float],
        rang: Callable[[], None],
    ) -> None:
        """`rang` is called when something that was due is done."""
        self._table = table
        self._writer = writer
        self._presence = presence
        self._services = services
        self._now = now
        self._rang = rang
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def next_at(self) -> float | None:
        """When something is due here next: the end of somebody's time, a reminder, somebody's absence."""
        return self._next_at(self._present)

    def set(self) -> None:
        """Ring when the next thing is due."""
        due = self._next_at(self._presence.note().chairs)
        self._ring_in(max(0.0, due - self._now()) if due is not None else None)

    def _next_at(self, present: list[str]) -> float | None:
        table = self._table
        deadline = table.clocks.deadline if table.clocks is not None and table.status == "running" else None
        absence = self._presence.attendance.next_alarm(present)
        alarms = (deadline, self._absent_at(), self._remind_at(), absence)
        return min((at for at in alarms if at is not None), default=None)

    def close(self) -> None:
        self._closed = True
        self._ring_in(None)

    @property
    def _present(self) -> list[str]:
        return self._presence.current().chairs

    def _ring_in(self, wait: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if wait is not None and not self._closed:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(wait, LONGEST), lambda: self._services.spawn(self._ring()))

    async def _ring(self) -> None:
        try:
            await self._do_what_is_due()
        except StoreFailed:
            self._services.try_again(self._ring, lambda: not self._closed)
            return
        except Exception:
            _log.exception("due_failed", extra={"table": mark_of(self._table.id)})
            # Later, not at once: it would fail for the same reason.
            self._ring_in(LATER)
            return
        self._rang()

    async def _do_what_is_due(self) -> None:
        now = self._now()
        await self._writer.act(lambda requests: requests.expire(now))
        await self._mark_absent(now)
        remind = self._remind_at()
        if remind is not None and remind <= now:
            await self._remind(now)
        late = self._absent_at()
        if late is not None and late <= now:
            chair = self._table.decider
            assert chair is not None
            await self._writer.act(lambda requests: requests.absent(chair))

    async def _mark_absent(self, now: float) -> None:
        """Say who is away and who is gone."""

        def make(requests: Requests) -> Outcome | None:
            due = self._presence.attendance.due(self._present, now)
            return due(requests) if due is not None else None

        while await self._writer.act(make):
            pass

    async def _remind(self, now: float) -> None:
        """Tell the one who is away and must decide; of all processes, the one that has written that it will."""
        table, decider = self._table, self._table.decider
        assert decider is not None
        chair = table.chairs[decider]
        if not await self._writer.act(lambda requests: requests.remind(decider, now)):
            return
        waiting = waiting_at(table, decider, now)
        if chair.webhook is not None:
            text = chat_text(table, decider, waiting)
            self._services.reminders.tell(table.id, decider, chair.webhook, text, chair.chat_service)
        if chair.devices and chair.secret is not None:
            # Devices are told by the time on the wall.
            until = self._services.now() + waiting.left if waiting.short and waiting.left is not None else None
            self._services.push.note(table.id, decider, chair.secret, until)

    def _absent_at(self) -> float | None:
        """When a bot shall play for the chair that must decide, unless it comes back."""
        table = self._table
        after = table.settings.absent_after
        since = self._waiting_since() if after is not None else None
        if after is None or since is None or not table.chairs[table.decider or ""].gone:
            return None
        return since + after

    def _remind_at(self) -> float | None:
        """When the chair that must decide shall be told elsewhere, first or once more, unless it comes back."""
        chair, clocks = self._table.chairs.get(self._table.decider or ""), self._table.clocks
        if chair is None or clocks is None or not chair.told_elsewhere:
            return None
        from_then = clocks.warn_at if chair.reminded else 0.0
        since = self._waiting_since()
        if from_then is None or since is None:
            return None
        return max(from_then, self._services.reminders.due(since, chair.reminded_at))

    def _waiting_since(self) -> float | None:
        """Since when a person is waited for who is not there."""
        table = self._table
        decider = table.decider
        if decider is None or table.status != "running":
            return None
        if not table.chairs[decider].plays_self or decider in self._present:
            return None
        asked_at = table.events[table.game_seq - 1].at
        return max(asked_at, self._presence.attendance.away_since(decider))

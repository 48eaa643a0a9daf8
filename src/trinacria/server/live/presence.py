"""Who is at a table, in this process and in the others over the same database."""

import contextlib
from collections.abc import Callable
from typing import Any, Final

from trinacria.server.live.attendance import Attendance
from trinacria.server.live.audience import Audience
from trinacria.server.live.services import Services
from trinacria.server.wire import protocol
from trinacria.server.wire.envelope import encode
from trinacria.table.store import Broadcast, StoreFailed
from trinacria.table.table import Table

FORGOTTEN: Final = 60.0
"""Seconds after which a silent process has nobody connected any more."""


class PresenceTracker:
    """Counts the people at a table; everybody there hears when that changes."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        services: Services,
        now: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called when another process has told something new."""
        self._table = table
        self._audience = audience
        self._services = services
        self._now = now
        self._changed = changed
        self._elsewhere: dict[str, tuple[list[str], int, float]] = {}
        """Who is connected to other processes: chairs, spectators and when that was heard, by process."""
        self.attendance = Attendance(table, now())

    def here(self) -> tuple[list[str], int]:
        """The chairs and spectators connected to this process."""
        seen = [connection.viewer.chair for connection in self._audience.connections]
        chairs = {chair for chair in seen if chair is not None}
        return sorted(chairs), seen.count(None)

    def current(self) -> protocol.Presence:
        """Who is connected, here and elsewhere."""
        chairs, spectators = self.here()
        if not self._elsewhere:
            return protocol.Presence(chairs, spectators)
        present = set(chairs)
        for others, count, heard in self._elsewhere.values():
            # A process that has died says nothing any more.
            if self._now() - heard < FORGOTTEN:
                present.update(others)
                spectators += count
        return protocol.Presence(sorted(present), spectators)

    def tell(self, ask: bool = True) -> None:
        """Everybody hears who is there; `ask`: and other processes answer with who is there."""
        self._tell_here()
        self.tell_others(ask)

    def tell_others(self, ask: bool) -> None:
        """Other processes hear who is with this one; `ask`: and answer in turn."""
        # In the background: when it fails nobody suffers, since it is told again from time to time.
        told = [*self.here(), ask, self._audience.homes]
        self._services.spawn(self._notify(Broadcast("presence", self._table.id, "", told)))

    def hear(self, origin: str, told: list[Any]) -> None:
        """Another process tells who is with it."""
        chairs, spectators, asked, *homes = told
        before = self.current()
        self._audience.know_homes(str(home) for part in homes for home in part)
        self._elsewhere[origin] = ([str(chair) for chair in chairs], int(spectators), self._now())
        if self.current() != before:
            self._tell_here()
            self._changed()
        if asked and self._audience.connections:
            self.tell(ask=False)

    def note(self) -> protocol.Presence:
        """Remember who is there now; who is."""
        presence = self.current()
        self.attendance.note(presence.chairs, self._now())
        return presence

    def _tell_here(self) -> None:
        self._audience.send(encode(self.note()))

    async def _notify(self, broadcast: Broadcast) -> None:
        with contextlib.suppress(StoreFailed):
            await self._services.store.tell(broadcast)

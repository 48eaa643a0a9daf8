"""People who come and go: when the log must say something about it."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Final

from trinacria.table.attendance import gone_at, grace_of, host_passes_at
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.table import Table

AWAY_AFTER: Final = 10.0
"""Seconds without a connection before the log says so: a page that is loaded anew is back sooner."""
RETURN: Final = 30.0
"""After a table was opened nobody is gone for so many seconds: while the server was down, nobody could come back."""


class Attendance:
    """What this process knows of the absent people of a table. What has to last, the log knows."""

    def __init__(self, table: Table, opened: float) -> None:
        self._table = table
        self._opened = opened
        self._left_at = dict.fromkeys(table.chairs, opened)

    def note(self, present: Collection[str], now: float) -> None:
        """Who is connected now, here or elsewhere."""
        for chair in self._table.chairs:
            if chair in present:
                self._left_at.pop(chair, None)
            else:
                self._left_at.setdefault(chair, now)

    def away_since(self, chair_id: str) -> float:
        """Since when a chair is not connected."""
        chair = self._table.chairs[chair_id]
        if chair.away_since is not None:
            return chair.away_since
        return max(self._left_at.get(chair_id, self._opened), chair.seen_at)

    def next_alarm(self, present: Collection[str]) -> float | None:
        """When the log must say that somebody is away, or gone, or host instead."""
        return min((at for at, _ in self._due(present, 0.0)), default=None)

    def due(self, present: Collection[str], now: float) -> Callable[[Requests], Outcome | None] | None:
        """What must be said now; None: nothing."""
        return next((make for at, make in self._due(present, now) if at <= now), None)

    def _due(
        self, present: Collection[str], now: float
    ) -> Iterator[tuple[float, Callable[[Requests], Outcome | None]]]:
        table = self._table
        if table.status not in ("running", "paused"):
            return
        earliest = self._opened + min(RETURN, grace_of(table.settings))
        for chair in table.chairs.values():
            if chair.kind != "person" or chair.id in present or chair.gone:
                continue
            since = self.away_since(chair.id)
            if chair.away_since is None:
                yield since + AWAY_AFTER, partial(Requests.went, chair_id=chair.id, since=since)
            elif (at := gone_at(table, chair)) is not None:
                yield max(at, earliest), partial(Requests.lapse, chair_id=chair.id, now=now)
        passes = host_passes_at(table)
        if passes is not None and table.host not in present and Requests(table).heir(present) is not None:
            yield max(passes, earliest), partial(Requests.pass_host, now=now, present=present)

"""What players tell the host: a line of chat or a name, with what was said around it."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from trinacria.server.ops.limits import Limits
from trinacria.server.store.host import HostStore, LineSaid, Report, ReportKind
from trinacria.server.store.members import LogLine
from trinacria.table.refusal import NotFound, TooMany
from trinacria.table.store import Conflict

MOST_WAITING: Final = 500
"""How many reports wait at most."""
AROUND: Final = 4
"""So many lines before and after the one that is meant are kept with it."""
LONGEST_REASON: Final = 300
TRIES: Final = 5
"""How often a number is looked for, while others report, too."""


class Told(NamedTuple):
    """A report, as a table has made it out."""

    kind: ReportKind
    table: str
    place: str
    seat: tuple[str, Sequence[str]] | None
    """Whom it is about: the chair, and the hashes that open it; None: nobody who is known."""
    name: str
    thing: str
    """What is reported, so that nobody reports it twice."""
    by: str
    """Who reports, so that others may do it, too."""
    reporter: str
    reason: str
    context: list[LineSaid]


class Reports:
    """Those that wait for the host."""

    def __init__(self, store: HostStore, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._limits = limits
        self._now = now

    async def take(self, told: Told, address: str) -> None:
        """Keep a report. Who reports the same again has done so already. Raises Refusal."""
        self._limits.report(address)
        mark = hashlib.sha256(f"{told.table}/{told.kind}/{told.thing}/{told.by}".encode()).hexdigest()
        waiting, _ = await self._store.report_counts()
        if waiting >= MOST_WAITING:
            raise TooMany("host-error-reports-full")
        about = None
        if told.seat is not None:
            about = await self._store.holder(told.table, told.seat[0], told.seat[1])
        reason = " ".join("".join(one if one.isprintable() else " " for one in told.reason).split())
        for _ in range(TRIES):
            if await self._store.is_reported(mark):
                return
            report = Report(
                await self._store.last_report() + 1,
                mark,
                self._now(),
                told.kind,
                told.table,
                told.place,
                about.id if about is not None else None,
                told.name,
                told.reporter,
                reason[:LONGEST_REASON],
                told.context,
            )
            try:
                await self._store.report(report)
            except Conflict:
                continue
            return
        raise TooMany("table-error-flood")

    async def open(self, count: int) -> list[Report]:
        """Those that wait, the oldest first."""
        return await self._store.open_reports(count)

    async def waiting(self, number: int) -> Report:
        """One that waits; raises Refusal."""
        found = await self._store.open_report(number)
        if found is None:
            raise NotFound("host-error-report", number=number)
        return found

    async def history(self, reports: Sequence[Report]) -> dict[str, list[LogLine]]:
        """What the host did before with those whom reports are about, by member."""
        members = sorted({report.member for report in reports if report.member is not None})
        return await self._store.history(members) if members else {}

    async def about(self, reports: Sequence[Report]) -> dict[str, tuple[str, float]]:
        """What the members whom reports are about are called now, and since when they are here."""
        return await self._store.called(sorted({report.member for report in reports if report.member is not None}))


def around(lines: Sequence[LineSaid]) -> list[LineSaid]:
    """The line that is meant, with what stands around it."""
    at = next(number for number, line in enumerate(lines) if line.meant)
    return list(lines[max(0, at - AROUND) : at + AROUND + 1])

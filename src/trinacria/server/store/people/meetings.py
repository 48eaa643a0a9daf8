"""People who were brought together and have yet to come: until when, and what becomes of those who came."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from sqlalchemy import bindparam, delete, func, select, text, update

from trinacria.server.store import schema
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.writer import Statement

ENDS, SEEKERS = schema.people.seek_ends, schema.people.seekers
LATE: Final = "late"
Removed = Callable[[str, str], list[Statement]]
"""What removes a table, in an order, and tells other processes."""

_SETTLED = update(ENDS).where(ENDS.c.table == bindparam("which")).values(due=None)
_LATER = update(ENDS).where(ENDS.c.table == bindparam("which"), ENDS.c.due.is_not(None)).values(due=bindparam("then"))
_COMES = (
    update(SEEKERS)
    .where(SEEKERS.c.seek == bindparam("which"), SEEKERS.c.member == bindparam("whose"))
    .values(until=bindparam("new_until"))
)
# Fails where another process was faster, or somebody has come meanwhile: a column that must hold something would
# hold nothing.
_STILL_APART = text(
    "update club_seeks set at = case when exists (select 1 from club_seek_ends where seek = cast(:seek as varchar) "
    'and "table" = cast(:table as varchar) and due is not null) and not exists (select 1 from entries where '
    '"table" = cast(:table as varchar) and seq > :seq) then at else null end where id = cast(:seek as varchar)'
)
_ON_AGAIN = delete(ENDS).where(ENDS.c.seek == bindparam("which"), ENDS.c.table == bindparam("where"))
_WAITS_AGAIN = text(
    "update club_seekers set until = cast(:until as double precision), busy = cast(:busy as varchar) "
    "where seek = cast(:seek as varchar) and member = cast(:member as varchar) "
    "and not exists (select 1 from club_seek_ends where seek = cast(:seek as varchar))"
)
_ENDED = (
    update(ENDS)
    .where(ENDS.c.seek == bindparam("which"), ENDS.c.table == bindparam("where"))
    .values(at=bindparam("then"), how=LATE, table=None, due=None)
)


class Again:
    """Somebody whose search goes on, and for how long at least."""

    def __init__(self, seek: str, member: str, until: float, live: bool) -> None:
        self.row = {"seek": seek, "member": member, "until": until, "busy": member if live else None}


class PeopleMeetings:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write, removed: Removed) -> None:
        self._read = read
        self._write = write
        self._removed = removed

    async def due(self, now: float) -> list[str]:
        """The tables at which everybody should have come by now."""
        wanted = select(ENDS.c.table).where(ENDS.c.due <= now).distinct()
        return [str(table) for (table,) in await self._read(wanted)]

    async def next(self) -> float | None:
        """When that is so next."""
        ((at,),) = await self._read(select(func.min(ENDS.c.due)))
        return float(at) if at is not None else None

    async def seeks(self, table: str) -> list[str]:
        """The seeks that came to a table."""
        return [str(seek) for (seek,) in await self._read(select(ENDS.c.seek).where(ENDS.c.table == table))]

    async def comes(self, seek: str, member: str, until: float) -> None:
        """A page of a member is on its way to the table."""
        await self._write(Statement(_COMES, [{"which": seek, "whose": member, "new_until": until}], table=seek))

    async def settled(self, table: str) -> None:
        """Everybody has come, or the game has begun."""
        await self._write(Statement(_SETTLED, [{"which": table}]))

    async def wait(self, table: str, until: float) -> None:
        """Those who are on their way have until then."""
        await self._write(Statement(_LATER, [{"which": table, "then": until}]))

    async def parted(self, table: str, seq: int, again: Sequence[Again], over: Collection[str], now: float) -> None:
        """There is no such table any more: some searches go on where they were, and the others are over.

        Raises Conflict where something has happened at the table after this entry, or another process was faster.
        """
        on = sorted({one.row["seek"] or "" for one in again})
        ids = sorted([*on, *over])
        here = [{"which": id, "where": table} for id in on]
        steps = [Statement(_STILL_APART, [{"seek": id, "table": table, "seq": seq} for id in ids], table=ids[0])]
        if on:
            steps.append(Statement(_ON_AGAIN, here, table=ids[0]))
            steps.append(Statement(_WAITS_AGAIN, [one.row for one in again], table=ids[0]))
        if over:
            rows = [{"which": id, "where": table, "then": now} for id in sorted(over)]
            steps.append(Statement(_ENDED, rows, table=ids[0]))
        await self._write(*steps, *self._removed(table, ids[0]))

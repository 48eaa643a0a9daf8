"""Seeks, kept in the database. Each ends once, and a table is made with all of its people or not at all."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, bindparam, delete, insert, or_, select, text, update

from trinacria.server.store import schema
from trinacria.server.store.members import MemberSeat
from trinacria.server.store.people.people import Read, Shown, Write
from trinacria.server.store.writer import Statement
from trinacria.table.history.log import Logged
from trinacria.table.store import TableSummary

PEOPLE, SEATS, MEMBERS = schema.people, schema.club_seats, schema.club_members
SEEKS, SEEKERS, ENDS, TIES = PEOPLE.seeks, PEOPLE.seekers, PEOPLE.seek_ends, PEOPLE.ties
FOUND, LATE, STOPPED = "found", "late", "stopped"
MOST: Final = 5_000
"""Seeks that are read at once."""
MOST_COUNTED: Final = 500
"""Of how many earlier ones it is told how long they took."""
Made = Callable[[TableSummary, Sequence[Logged]], list[Statement]]
"""What writes a new table."""


class Seek(Struct, frozen=True):
    """Somebody looks for others."""

    id: str
    member: str
    at: float
    live: bool
    game: str
    mode: str
    terms: str
    """What else is wanted, as JSON."""


class Seeker(Struct, frozen=True):
    """Whose seek it is: one member, or two who want to be partners."""

    seek: str
    member: str
    agreed: bool
    """Whether they have said yes; who puts it up has."""
    speaks: str
    """Languages, with spaces between."""
    until: float
    """For so long they wait; where nobody keeps it up, the seek ends then."""
    shown: Shown = Shown("", "")
    points: int | None = None
    """What is believed of their rating in this game and mode; None: nobody has asked yet."""
    spread: int | None = None
    """None: they are not yet rated."""


class SeekEnd(Struct, frozen=True):
    """What came of it."""

    at: float
    how: str
    table: str | None


class Kept(Struct, frozen=True):
    """A seek with its people, and its end."""

    seek: Seek
    seekers: list[Seeker]
    """The one who put it up first."""
    end: SeekEnd | None = None

    @property
    def agreed(self) -> bool:
        return all(one.agreed for one in self.seekers)

    @property
    def until(self) -> float:
        """Without any of its people it is over."""
        return min(one.until for one in self.seekers)


_NEW, _NEW_SEEKER, _NEW_SEAT = insert(SEEKS), insert(SEEKERS), insert(SEATS)
_END = insert(ENDS)
_FREE = update(SEEKERS).where(SEEKERS.c.seek == bindparam("which")).values(busy=None)
# Later than that is only who is on the way.
_EXPECTED = update(SEEKERS).where(SEEKERS.c.seek == bindparam("which")).values(until=bindparam("then"))
_KEEP = (
    update(SEEKERS)
    .where(SEEKERS.c.seek == bindparam("which"), SEEKERS.c.member == bindparam("whose"), SEEKERS.c.agreed)
    .values(until=bindparam("new_until"))
)
# What has ended takes no yes: a column that must hold something would hold nothing.
_AGREE = text(
    "update club_seekers set agreed = true, busy = cast(:busy as varchar), speaks = case when exists "
    "(select 1 from club_seek_ends where seek = cast(:seek as varchar)) then null else cast(:speaks as varchar) end, "
    "points = cast(:points as integer), spread = cast(:spread as integer), "
    "until = cast(:until as double precision) where seek = cast(:seek as varchar) and member = cast(:member as varchar)"
)
# Who has blocked somebody in this very moment does not meet them: as above, the whole table is given up.
_GUARD = text(
    'update club_seek_ends set at = null where "table" = cast(:table as varchar) and exists '
    "(select 1 from club_ties as t "
    "join club_seekers as a on a.member = t.member join club_seek_ends as ae on ae.seek = a.seek "
    "join club_seekers as b on b.member = t.other join club_seek_ends as be on be.seek = b.seek "
    'where t.kind = \'block\' and ae."table" = cast(:table as varchar) and be."table" = cast(:table as varchar))'
)
_OLD = select(ENDS.c.seek).where(ENDS.c.at < bindparam("before"))
_PRUNE = (
    delete(SEEKERS).where(SEEKERS.c.seek.in_(_OLD)),
    delete(ENDS).where(ENDS.c.at < bindparam("before")),
    delete(SEEKS).where(
        SEEKS.c.at < bindparam("before"), ~select(SEEKERS.c.seek).where(SEEKERS.c.seek == SEEKS.c.id).exists()
    ),
)


class PeopleSeeks:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should, and those that
    write raise Conflict where somebody was faster."""

    def __init__(self, read: Read, write: Write, made: Made) -> None:
        self._read = read
        self._write = write
        self._made = made

    # ---------------------------------------------------------------- one at a time

    async def add(self, seek: Seek, seekers: Sequence[Seeker], instead: Collection[str] = ()) -> None:
        """A new one, in the place of others. Raises Conflict where one of those has ended, or somebody who
        has agreed is in a live one already."""
        first = min([seek.id, *instead])
        await self._write(*_ended(instead, seek.at, STOPPED, order=first), *_added(seek, seekers, first))

    async def agree(self, seek: Seek, yes: Seeker, now: float, instead: Collection[str] = ()) -> None:
        """A partner says yes; raises Conflict where the seek has ended, or the partner's own."""
        row = {"busy": yes.member if seek.live else None, "until": yes.until}
        row |= {"speaks": yes.speaks, "seek": seek.id, "member": yes.member}
        row |= {"points": yes.points, "spread": yes.spread}
        first = min([seek.id, *instead])
        await self._write(*_ended(instead, now, STOPPED, order=first), Statement(_AGREE, [row], table=first))

    async def end(self, id: str, how: str, now: float) -> None:
        """It is over; raises Conflict where it was."""
        await self._write(*_ended([id], now, how))

    async def keep(self, id: str, member: str, until: float) -> None:
        """A page of a member is there that waits for what comes of it."""
        await self._write(Statement(_KEEP, [{"which": id, "whose": member, "new_until": until}], table=id))

    # ---------------------------------------------------------------- a table

    async def found(
        self,
        ids: Collection[str],
        summary: TableSummary,
        entries: Sequence[Logged],
        seats: Sequence[MemberSeat],
        now: float,
        newcomer: tuple[Seek, Sequence[Seeker]] | None = None,
        instead: Collection[str] = (),
        also: Sequence[Statement] = (),
        due: float | None = None,
    ) -> None:
        """These seeks end with a table at which all of their people sit. Raises Conflict where one of them has
        ended, or two have parted; then nothing has happened.

        `newcomer`: one of them that is put up and found at once, in the place of others. `also`: written with it.
        `due`: by when all have to have come.
        """
        first = min([*ids, *instead])
        seated = [{name: getattr(one, name) for name in MemberSeat.__struct_fields__} for one in seats]
        await self._write(
            *self._made(summary, entries),
            *_ended(instead, now, STOPPED, order=first),
            *(_added(*newcomer, first) if newcomer is not None else ()),
            *_ended(ids, now, FOUND, summary.id, first, due),
            Statement(_GUARD, [{"table": summary.id}], table=first),
            Statement(_NEW_SEAT, seated, table=first),
            *also,
        )

    # ---------------------------------------------------------------- looking

    async def open(self, now: float, count: int = MOST) -> list[Kept]:
        """Those that go on, the oldest first."""
        waiting = SEEKS.c.id.in_(select(SEEKERS.c.seek).where(SEEKERS.c.until > now))
        return await self._found(and_(ENDS.c.seek.is_(None), waiting, ~_lapsed(now)), count)

    async def of(self, member: str, now: float, since: float) -> list[Kept]:
        """A member's that go on, or have found or waited long enough since then, the oldest first."""
        mine = SEEKS.c.id.in_(select(SEEKERS.c.seek).where(SEEKERS.c.member == member))
        going = and_(ENDS.c.seek.is_(None), ~_lapsed(now))
        told = and_(ENDS.c.how.in_((FOUND, LATE)), ENDS.c.at > since)
        return await self._found(and_(mine, or_(going, told)), 50)

    async def all_of(self, member: str) -> list[Kept]:
        """A member's, whatever has come of them, the oldest first."""
        return await self._found(SEEKS.c.id.in_(select(SEEKERS.c.seek).where(SEEKERS.c.member == member)), MOST)

    async def lapsed(self, now: float, count: int) -> list[Kept]:
        """Those that nobody has kept up, and that have not been ended."""
        late = SEEKS.c.id.in_(select(SEEKERS.c.seek).where(SEEKERS.c.until <= now))
        return await self._found(and_(ENDS.c.seek.is_(None), late), count)

    async def busy(self, member: str) -> list[str]:
        """The live seeks that a member is in, also those that nobody has kept up."""
        return [str(seek) for (seek,) in await self._read(select(SEEKERS.c.seek).where(SEEKERS.c.busy == member))]

    async def find(self, id: str) -> Kept | None:
        return next(iter(await self._found(SEEKS.c.id == id, 1)), None)

    async def ended(self, since: float) -> list[tuple[str, str]]:
        """What has ended since then, and how."""
        wanted = select(ENDS.c.seek, ENDS.c.how).where(ENDS.c.at > since).order_by(ENDS.c.at.desc()).limit(200)
        return [(str(seek), str(how)) for seek, how in await self._read(wanted)]

    async def blocks(self, now: float, also: Collection[str] = ()) -> list[tuple[str, str]]:
        """Who has blocked whom among those who look, and these."""
        going = select(SEEKERS.c.member).where(SEEKERS.c.until > now, SEEKERS.c.seek.not_in(select(ENDS.c.seek)))
        wanted = select(TIES.c.member, TIES.c.other).where(
            TIES.c.kind == "block",
            or_(TIES.c.member.in_(going), TIES.c.member.in_(also)),
            or_(TIES.c.other.in_(going), TIES.c.other.in_(also)),
        )
        return [(str(one), str(other)) for one, other in await self._read(wanted)]

    async def durations(self, game: str, mode: str, live: bool, since: float) -> list[tuple[float, float]]:
        """When seeks like this one were put up, and for how many seconds they waited for what they found."""
        like = and_(SEEKS.c.game == game, SEEKS.c.mode == mode, SEEKS.c.live.is_(live), SEEKS.c.at > since)
        wanted = select(SEEKS.c.at, ENDS.c.at).join(ENDS, ENDS.c.seek == SEEKS.c.id).where(like, ENDS.c.how == FOUND)
        rows = await self._read(wanted.order_by(SEEKS.c.at.desc()).limit(MOST_COUNTED))
        return [(float(at), float(end) - float(at)) for at, end in rows]

    async def prune(self, before: float) -> None:
        """Forget those that were over by then."""
        await self._write(*(Statement(sql, [{"before": before}]) for sql in _PRUNE))

    async def _found(self, condition: ColumnElement[bool], count: int) -> list[Kept]:
        """In the order of their age. Of somebody who is suspended or has left there is none."""
        barred = (
            select(SEEKERS.c.seek)
            .join(MEMBERS, MEMBERS.c.id == SEEKERS.c.member)
            .where(or_(MEMBERS.c.suspended, MEMBERS.c.left.is_not(None)))
        )
        first = (
            select(SEEKS.c.id)
            .outerjoin(ENDS, ENDS.c.seek == SEEKS.c.id)
            .where(condition, SEEKS.c.id.not_in(barred))
            .order_by(SEEKS.c.at, SEEKS.c.id)
            .limit(count)
            .subquery()
        )
        wanted = (
            select(
                SEEKS,
                SEEKERS.c.member,
                SEEKERS.c.agreed,
                SEEKERS.c.speaks,
                SEEKERS.c.until,
                MEMBERS.c.name,
                MEMBERS.c.face,
                SEEKERS.c.points,
                SEEKERS.c.spread,
                *(ENDS.c[name] for name in SeekEnd.__struct_fields__),
            )
            .join(first, first.c.id == SEEKS.c.id)
            .join(SEEKERS, SEEKERS.c.seek == SEEKS.c.id)
            .join(MEMBERS, MEMBERS.c.id == SEEKERS.c.member)
            .outerjoin(ENDS, ENDS.c.seek == SEEKS.c.id)
            .order_by(SEEKS.c.at, SEEKS.c.id, SEEKERS.c.member != SEEKS.c.member)
        )
        return _put_together(await self._read(wanted))


def _lapsed(now: float) -> ColumnElement[bool]:
    """Whether somebody has not kept it up."""
    return select(SEEKERS.c.seek).where(SEEKERS.c.seek == SEEKS.c.id, SEEKERS.c.until <= now).exists()


_WIDTH: Final = len(Seek.__struct_fields__)
_END_AT: Final = _WIDTH + 8


def _put_together(rows: Sequence[tuple[Any, ...]]) -> list[Kept]:
    """One for each seek, of a row for each of its people."""
    found: dict[str, Kept] = {}
    for row in rows:
        id = str(row[0])
        if id not in found:
            end = row[_END_AT:]
            seek = Seek(*row[:_WIDTH])
            found[id] = Kept(seek, [], SeekEnd(*end) if end[0] is not None else None)
        member, agreed, speaks, until, name, face, points, spread = row[_WIDTH:_END_AT]
        shown = Shown(str(name), str(face))
        one = Seeker(id, str(member), bool(agreed), str(speaks), float(until), shown, points, spread)
        found[id].seekers.append(one)
    return list(found.values())


def _added(seek: Seek, seekers: Sequence[Seeker], order: str) -> list[Statement]:
    row = {name: getattr(seek, name) for name in Seek.__struct_fields__}
    rows = [
        {
            "seek": seek.id,
            "member": one.member,
            "agreed": one.agreed,
            "speaks": one.speaks,
            "until": one.until,
            "busy": one.member if seek.live and one.agreed else None,
            "points": one.points,
            "spread": one.spread,
        }
        for one in seekers
    ]
    return [Statement(_NEW, [row], table=order), Statement(_NEW_SEEKER, rows, table=order)]


def _ended(
    ids: Collection[str],
    now: float,
    how: str,
    table: str | None = None,
    order: str = "",
    due: float | None = None,
) -> list[Statement]:
    """In the order of their ids, as every process takes them; what is written together has the same `order`."""
    if not ids:
        return []
    rows = [{"seek": id, "at": now, "how": how, "table": table, "due": due} for id in sorted(ids)]
    order = order or min(ids)
    comes = [Statement(_EXPECTED, [{"which": row["seek"], "then": due} for row in rows], table=order)]
    return [
        Statement(_END, rows, table=order),
        Statement(_FREE, [{"which": row["seek"]} for row in rows], table=order),
        *(comes if due is not None else ()),
    ]

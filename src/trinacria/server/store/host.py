"""What the host keeps in the database: suspensions, reports, and words that the club does not want."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, func, insert, or_, select, update

from trinacria.server.store import host_schema, schema
from trinacria.server.store.members import LOG, MEMBERS, SETTINGS, LogLine, Member
from trinacria.server.store.writer import Statement

SUSPENSIONS, REPORTS, ENDS, WORDS = (
    host_schema.suspensions,
    host_schema.reports,
    host_schema.report_ends,
    host_schema.words,
)
KEYS, SEATS = schema.club_keys, schema.club_seats

ReportKind = Literal["line", "name"]
ReportEnd = Literal["dismissed", "warned", "suspended"]
State = Literal["all", "new", "warned", "suspended"]
Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[..., Awaitable[None]]
_encode = msgspec.json.Encoder().encode


class Suspension(Struct, frozen=True):
    """How long a member is suspended, and why."""

    member: str
    until: float | None
    """None: until the host says otherwise."""
    reason: str


class LineSaid(Struct, frozen=True):
    """A line of chat, as the one who reported it could read it."""

    at: float
    name: str
    text: str
    meant: bool = False
    """Whether it is the one that was reported."""


class Report(Struct, frozen=True):
    """What a player has told the host."""

    number: int
    mark: str
    """What was reported by whom, as a hash: nobody reports the same twice."""
    at: float
    kind: ReportKind
    table: str
    place: str
    """What the table is called."""
    member: str | None
    """Whom it is about; None: a guest."""
    name: str
    """What they were called at the table."""
    reporter: str
    reason: str
    context: list[LineSaid]


class MemberLine(Struct, frozen=True):
    """A member, as the host's list has them."""

    member: Member
    used: float | None
    """When a key of theirs was last used."""
    devices: int
    tables: int
    warnings: int
    suspension: Suspension | None


_context = msgspec.json.Decoder(list[LineSaid])
_facts = msgspec.json.Decoder(dict[str, str])
_NEW_LINE, _NEW_REPORT, _NEW_END, _NEW_WORD = insert(LOG), insert(REPORTS), insert(ENDS), insert(WORDS)
_NEW_SUSPENSION, _NEW_SETTING = insert(SUSPENSIONS), insert(SETTINGS)
_FLAGGED = update(MEMBERS).where(MEMBERS.c.id == bindparam("which"))
_NO_SUSPENSION = delete(SUSPENSIONS).where(SUSPENSIONS.c.member == bindparam("which"))
_NO_WORD = delete(WORDS).where(WORDS.c.folded == bindparam("which"))
_NO_SETTING = delete(SETTINGS).where(SETTINGS.c.name == bindparam("which"))
_EMPTIED = update(REPORTS).where(REPORTS.c.number == bindparam("which"))
_COLUMNS: Final = tuple(REPORTS.c[name] for name in Report.__struct_fields__)


class HostStore:
    """Reads and writes it. Every method raises StoreFailed when the store does not do what it should, and those that
    write raise Conflict where somebody was faster."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---------------------------------------------------------------- settings

    async def settings(self, *names: str) -> dict[str, str]:
        rows = await self._read(select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.in_(names)))
        return {str(name): str(value) for name, value in rows}

    async def set(self, name: str, value: str | None, line: LogLine) -> None:
        """How something is from now on; None: nothing is said of it."""
        kept = [] if value is None else [Statement(_NEW_SETTING, [{"name": name, "value": value}])]
        await self._write(Statement(_NO_SETTING, [{"which": name}]), *kept, _logged(line))

    async def set_first(self, name: str, value: str, line: LogLine) -> None:
        """The same where nothing was said before; raises Conflict where something was."""
        await self._write(Statement(_NEW_SETTING, [{"name": name, "value": value}]), _logged(line))

    async def note(self, line: LogLine) -> None:
        """Something was done that the log alone knows of."""
        await self._write(_logged(line))

    async def log(self, before: str | None, count: int) -> list[LogLine]:
        """The newest lines, or those that are older than one."""
        wanted = select(LOG).order_by(LOG.c.id.desc()).limit(count)
        rows = await self._read(wanted if before is None else wanted.where(LOG.c.id < before))
        return [LogLine(id, at, of, by, what, _facts.decode(facts)) for id, at, of, by, what, facts in rows]

    # ---------------------------------------------------------------- members

    async def suspension(self, member: str) -> Suspension | None:
        rows = await self._read(select(SUSPENSIONS).where(SUSPENSIONS.c.member == member))
        return Suspension(*rows[0]) if rows else None

    async def suspend(self, kept: Suspension, line: LogLine, ends: "EndOf | None" = None) -> None:
        await self._write(*_suspended(kept), *_ended(ends), _logged(line))

    async def restore(self, member: str, line: LogLine) -> None:
        here = [{"which": member}]
        await self._write(
            Statement(_FLAGGED, [{**here[0], "suspended": False}]), Statement(_NO_SUSPENSION, here), _logged(line)
        )

    async def found(self, looks: str, state: State, since: float, after: str, count: int) -> list[MemberLine]:
        """Members whose names hold this, by name; `since` says who is new."""
        kept = MEMBERS.c
        used = select(func.max(KEYS.c.used)).where(KEYS.c.member == kept.id, KEYS.c.kind == "device")
        devices = select(func.count()).where(KEYS.c.member == kept.id, KEYS.c.kind == "device")
        tables = select(func.count(func.distinct(SEATS.c.table))).where(SEATS.c.member == kept.id)
        warnings = select(func.count()).where(LOG.c.member == kept.id, LOG.c.what == "warned")
        wanted = (
            select(
                MEMBERS,
                used.scalar_subquery(),
                devices.scalar_subquery(),
                tables.scalar_subquery(),
                warnings.scalar_subquery(),
                SUSPENSIONS,
            )
            .outerjoin(SUSPENSIONS, SUSPENSIONS.c.member == kept.id)
            .where(kept.left.is_(None), kept.folded > after)
        )
        if looks:
            wanted = wanted.where(kept.folded.contains(looks, autoescape=True))
        if state == "new":
            wanted = wanted.where(kept.since >= since)
        if state == "suspended":
            wanted = wanted.where(kept.suspended)
        if state == "warned":
            wanted = wanted.where(warnings.scalar_subquery() > 0)
        rows = await self._read(wanted.order_by(kept.folded).limit(count))
        return [_read_member(row) for row in rows]

    async def counts(self, since: float) -> tuple[int, int]:
        """How many members there are, and how many of them are new."""
        here = MEMBERS.c.left.is_(None)
        wanted = select(func.count(), func.count().filter(MEMBERS.c.since >= since)).where(here)
        ((members, new),) = await self._read(wanted)
        return int(members), int(new)

    async def called(self, members: Sequence[str]) -> dict[str, tuple[str, float]]:
        """What members are called, and since when they are here; nothing for those who have left."""
        kept = MEMBERS.c
        rows = await self._read(select(kept.id, kept.name, kept.since).where(kept.id.in_(members), kept.left.is_(None)))
        return {str(id): (str(name), float(since)) for id, name, since in rows}

    async def tables(self) -> dict[str, int]:
        """How many tables there are, by their state."""
        kept = schema.tables.c
        return {
            str(status): int(count)
            for status, count in await self._read(select(kept.status, func.count()).group_by(kept.status))
        }

    async def holder(self, table: str, chair: str, holders: Sequence[str]) -> Member | None:
        """The member who holds a seat that one of these hashes opens."""
        theirs = and_(SEATS.c.table == table, SEATS.c.chair == chair, SEATS.c.holder.in_(holders))
        rows = await self._read(select(MEMBERS).join(SEATS, SEATS.c.member == MEMBERS.c.id).where(theirs).limit(1))
        return Member(*rows[0]) if rows else None

    # ---------------------------------------------------------------- reports

    async def report(self, wish: Report) -> None:
        """Keep a report under its number; raises Conflict where that is taken, or the same was reported."""
        await self._write(
            Statement(_NEW_REPORT, [{**msgspec.structs.asdict(wish), "context": _encode(wish.context).decode()}])
        )

    async def is_reported(self, mark: str) -> bool:
        return bool(await self._read(select(REPORTS.c.number).where(REPORTS.c.mark == mark)))

    async def last_report(self) -> int:
        ((number,),) = await self._read(select(func.max(REPORTS.c.number)))
        return int(number or 0)

    async def open_reports(self, count: int) -> list[Report]:
        """Those that wait, the oldest first."""
        wanted = select(*_COLUMNS).outerjoin(ENDS).where(ENDS.c.report.is_(None))
        return [_read_report(row) for row in await self._read(wanted.order_by(REPORTS.c.number).limit(count))]

    async def open_report(self, number: int) -> Report | None:
        wanted = select(*_COLUMNS).outerjoin(ENDS).where(ENDS.c.report.is_(None), REPORTS.c.number == number)
        rows = await self._read(wanted)
        return _read_report(rows[0]) if rows else None

    async def report_counts(self) -> tuple[int, int]:
        """How many wait, and how many were dealt with."""
        wanted = select(func.count(), func.count(ENDS.c.report)).select_from(REPORTS.outerjoin(ENDS))
        ((every, ended),) = await self._read(wanted)
        return int(every) - int(ended), int(ended)

    async def history(self, members: Sequence[str]) -> dict[str, list[LogLine]]:
        """What the host did before with members, the oldest first."""
        asked = or_(LOG.c.what == "warned", LOG.c.what == "suspended")
        rows = await self._read(select(LOG).where(LOG.c.member.in_(members), asked).order_by(LOG.c.id))
        told: dict[str, list[LogLine]] = {}
        for id, at, of, by, what, facts in rows:
            told.setdefault(str(of), []).append(LogLine(id, at, of, by, what, _facts.decode(facts)))
        return told

    async def end_report(self, ends: "EndOf", line: LogLine) -> None:
        """It is dealt with: what was said is forgotten. Raises Conflict where somebody was faster."""
        await self._write(*_ended(ends), _logged(line))

    # ---------------------------------------------------------------- words

    async def words(self) -> list[tuple[str, str]]:
        """As they are compared, and as they are written."""
        rows = await self._read(select(WORDS.c.folded, WORDS.c.word).order_by(WORDS.c.folded))
        return [(str(folded), str(word)) for folded, word in rows]

    async def add_word(self, folded: str, word: str, now: float, line: LogLine) -> None:
        await self._write(Statement(_NEW_WORD, [{"folded": folded, "word": word, "since": now}]), _logged(line))

    async def drop_word(self, folded: str, line: LogLine) -> None:
        await self._write(Statement(_NO_WORD, [{"which": folded}]), _logged(line))


class EndOf(Struct, frozen=True):
    """The end of a report."""

    report: int
    at: float
    act: ReportEnd


def _suspended(kept: Suspension) -> list[Statement]:
    here = {"which": kept.member}
    return [
        Statement(_FLAGGED, [{**here, "suspended": True}]),
        Statement(_NO_SUSPENSION, [here]),
        Statement(_NEW_SUSPENSION, [msgspec.structs.asdict(kept)]),
    ]


def _ended(ends: EndOf | None) -> list[Statement]:
    if ends is None:
        return []
    nothing = {"which": ends.report, "context": "[]", "reason": "", "reporter": ""}
    return [Statement(_NEW_END, [msgspec.structs.asdict(ends)]), Statement(_EMPTIED, [nothing])]


def _read_report(row: tuple[Any, ...]) -> Report:
    read: tuple[Any, ...] = (*row[:-1], _context.decode(row[-1]))
    return Report(*read)


def _read_member(row: tuple[Any, ...]) -> MemberLine:
    width = len(Member.__struct_fields__)
    (used, devices, tables, warnings), term = row[width : width + 4], row[width + 4 :]
    suspension = Suspension(*term) if term[0] is not None else None
    return MemberLine(Member(*row[:width]), used, devices, tables, warnings, suspension)


def _logged(line: LogLine) -> Statement:
    return Statement(_NEW_LINE, [{**msgspec.structs.asdict(line), "facts": _encode(line.facts).decode()}])

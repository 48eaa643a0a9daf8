"""Members, their keys and their seats, kept in the database. Of secrets only hashes are kept."""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, func, insert, or_, select, update

from trinacria.server.store import host_schema, schema
from trinacria.server.store.people import leaving
from trinacria.server.store.writer import Statement

MEMBERS, KEYS, SEATS = schema.club_members, schema.club_keys, schema.club_seats
PAIRINGS, GUESSES, LOG, SETTINGS = schema.club_pairings, schema.club_guesses, schema.club_log, schema.club_settings

KeyKind = Literal["device", "sheet"]
Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[..., Awaitable[None]]
_encode = msgspec.json.Encoder().encode
_facts = msgspec.json.Decoder(dict[str, str])


class Member(Struct, frozen=True):
    """A person whom this server knows again."""

    id: str
    name: str
    folded: str | None
    """What no other name may look like; None: free for others."""
    since: float
    line: str = ""
    """What they say about themselves."""
    suspended: bool = False
    left: float | None = None
    face: str = ""
    """The picture by which they are shown; empty: the first letter of the name."""


class Key(Struct, frozen=True):
    """What opens a member: a device's key, or the sheet for when all devices are lost."""

    id: str
    member: str
    kind: KeyKind
    hash: str
    label: str
    since: float
    used: float


class Pairing(Struct, frozen=True):
    """An offer to another device of the same member, good for a few minutes."""

    id: str
    member: str
    salt: str
    code: str
    """The number, hashed slowly: there are only a million of them."""
    secret: str
    """The hash of what the QR code holds."""
    until: float


class MemberSeat(Struct, frozen=True):
    """A seat that a member holds on all devices."""

    member: str
    table: str
    chair: str
    holder: str
    """The hash of the secret that opened the seat: whoever takes the seat over is somebody else."""
    since: float


class LogLine(Struct, frozen=True):
    """What a member or the host did."""

    id: str
    """Grows with time."""
    at: float
    member: str | None
    by: str
    """A member's id, or "host"."""
    what: str
    facts: dict[str, str] = {}


_OF = MEMBERS.c.id == bindparam("which")
_NEW_MEMBER, _NEW_KEY, _NEW_SEAT = insert(MEMBERS), insert(KEYS), insert(SEATS)
_NEW_PAIRING, _NEW_GUESS, _NEW_LINE, _NEW_SETTING = insert(PAIRINGS), insert(GUESSES), insert(LOG), insert(SETTINGS)
_FREED = update(MEMBERS).where(MEMBERS.c.left < bindparam("before")).values(folded=None)
_CHANGED = update(MEMBERS).where(_OF)
_SHOWN = update(MEMBERS).where(_OF)
_RENAMED = update(MEMBERS).where(_OF)
_SUSPENDED = update(MEMBERS).where(_OF)
_LEFT = update(MEMBERS).where(_OF)
_USED = update(KEYS).where(KEYS.c.id == bindparam("which"))
_NO_KEY = delete(KEYS).where(KEYS.c.id == bindparam("which"))
_NO_KEYS = delete(KEYS).where(KEYS.c.member == bindparam("which"))
_NO_SHEET = delete(KEYS).where(KEYS.c.member == bindparam("which"), KEYS.c.kind == "sheet")
_NO_DEVICES = delete(KEYS).where(KEYS.c.member == bindparam("which"), KEYS.c.kind == "device")
_NO_GUESSES = delete(GUESSES).where(
    GUESSES.c.pairing.in_(select(PAIRINGS.c.id).where(PAIRINGS.c.member == bindparam("which")))
)
_NO_PAIRING = delete(PAIRINGS).where(PAIRINGS.c.member == bindparam("which"))
_NO_SEAT = delete(SEATS).where(
    SEATS.c.member == bindparam("which"), SEATS.c.table == bindparam("at"), SEATS.c.chair == bindparam("on")
)
_NOBODY_ELSE = delete(SEATS).where(
    SEATS.c.table == bindparam("at"), SEATS.c.chair == bindparam("on"), SEATS.c.member != bindparam("which")
)
_NO_DEVICE_THERE = delete(schema.device_seats).where(
    schema.device_seats.c.table == bindparam("at"), schema.device_seats.c.chair == bindparam("on")
)
_NO_TOLD_DEVICES = delete(schema.people.devices).where(schema.people.devices.c.member == bindparam("which"))
_NO_FACTS = update(LOG).where(LOG.c.member == bindparam("which")).values(facts="{}")
_NO_PASSKEYS = delete(schema.club_passkeys).where(schema.club_passkeys.c.member == bindparam("which"))
_NO_SEATS = delete(SEATS).where(SEATS.c.member == bindparam("which"))
_NO_TERM = delete(host_schema.suspensions).where(host_schema.suspensions.c.member == bindparam("which"))
_ABOUT_NOBODY = (
    update(host_schema.reports).where(host_schema.reports.c.member == bindparam("which")).values(member=None)
)
_NO_SETTING = delete(SETTINGS).where(SETTINGS.c.name == bindparam("which"))
_PLACE: Final = "admitted-"
"""Beside the settings: which members have come by the code that counts."""
_NOBODY_ADMITTED = delete(SETTINGS).where(SETTINGS.c.name.like(f"{_PLACE}%"))


_GONE = (_NO_KEYS, _NO_PASSKEYS, _NO_GUESSES, _NO_PAIRING, _NO_SEATS, _NO_TERM, _ABOUT_NOBODY, _NO_FACTS)
"""What goes with a member who leaves. That something was done stays in the log, without names."""


class Members:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should, and those that
    write raise Conflict where somebody was faster."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---------------------------------------------------------------- members

    async def add(self, member: Member, key: Key, line: LogLine, freed_before: float, place: int | None = None) -> None:
        """A new member with a first key. Names of those who left before then are free again. `place`: which of those
        who come by a code that counts; nobody else gets it."""
        counted = [Statement(_NEW_SETTING, [{"name": f"{_PLACE}{place}", "value": member.id}])] if place else []
        await self._write(
            *counted,
            Statement(_FREED, [{"before": freed_before}]),
            Statement(_NEW_MEMBER, [msgspec.structs.asdict(member)]),
            Statement(_NEW_KEY, [msgspec.structs.asdict(key)]),
            logged(line),
        )

    async def admitted(self) -> int:
        """How many have come by the code that there is now, where it counts."""
        ((count,),) = await self._read(select(func.count()).where(SETTINGS.c.name.like(f"{_PLACE}%")))
        return int(count)

    async def member(self, id: str) -> Member | None:
        return await self._one(MEMBERS.c.id == id)

    async def named(self, folded: str) -> Member | None:
        """Who is called so, or looks as if."""
        return await self._one(MEMBERS.c.folded == folded)

    async def members(self, after: str, count: int) -> list[Member]:
        """All who have not left, by name."""
        wanted = select(MEMBERS).where(MEMBERS.c.left.is_(None), MEMBERS.c.folded > after)
        return [Member(*row) for row in await self._read(wanted.order_by(MEMBERS.c.folded).limit(count))]

    async def change(self, id: str, line_about: str, line: LogLine) -> None:
        """What a member says about themselves."""
        await self._write(Statement(_CHANGED, [{"which": id, "line": line_about}]), logged(line))

    async def show(self, id: str, face: str, line: LogLine) -> None:
        """The face of a member."""
        await self._write(Statement(_SHOWN, [{"which": id, "face": face}]), logged(line))

    async def rename(self, id: str, name: str, folded: str, line: LogLine) -> None:
        await self._write(Statement(_RENAMED, [{"which": id, "name": name, "folded": folded}]), logged(line))

    async def suspend(self, id: str, suspended: bool, line: LogLine) -> None:
        here = {"which": id}
        flagged = Statement(_SUSPENDED, [{**here, "suspended": suspended}])
        await self._write(flagged, Statement(_NO_TERM, [here]), logged(line))

    async def leave(self, id: str, now: float, line: LogLine) -> None:
        """Delete all that is known of a member, but that they were here. The name stays theirs for a while."""
        here = [{"which": id}]
        await self._write(
            *(Statement(sql, here) for sql in _GONE),
            *await leaving.nameless(self._read, id),
            *leaving.gone(id),
            Statement(_LEFT, [{"which": id, "name": "", "line": "", "left": now, "face": ""}]),
            logged(line),
        )

    async def _one(self, condition: Any) -> Member | None:
        rows = await self._read(select(MEMBERS).where(condition))
        return Member(*rows[0]) if rows else None

    # ---------------------------------------------------------------- keys

    async def opened_by(self, hashed: str) -> tuple[Member, Key] | None:
        """Whom a secret with this hash opens."""
        wanted = select(MEMBERS, KEYS).join(KEYS, KEYS.c.member == MEMBERS.c.id).where(KEYS.c.hash == hashed)
        width = len(Member.__struct_fields__)
        rows = await self._read(wanted)
        return (Member(*rows[0][:width]), Key(*rows[0][width:])) if rows else None

    async def keys(self, member: str) -> list[Key]:
        wanted = select(KEYS).where(KEYS.c.member == member).order_by(KEYS.c.since, KEYS.c.id)
        return [Key(*row) for row in await self._read(wanted)]

    async def add_key(self, key: Key, line: LogLine) -> None:
        await self._write(Statement(_NEW_KEY, [msgspec.structs.asdict(key)]), logged(line))

    async def use(self, key: str, now: float) -> None:
        """A key was used."""
        await self._write(Statement(_USED, [{"which": key, "used": now}]))

    async def drop_key(self, id: str, member: str, line: LogLine) -> None:
        """A device opens its member no more. Nobody knows at which address it hears notices, so none hears any until
        its page is there again."""
        forgotten = Statement(_NO_TOLD_DEVICES, [{"which": member}])
        await self._write(Statement(_NO_KEY, [{"which": id}]), forgotten, logged(line))

    async def drop_devices(self, member: str, line: LogLine) -> None:
        """All devices, what they hear, and what was offered to others."""
        here = [{"which": member}]
        dropped = (_NO_DEVICES, _NO_TOLD_DEVICES, _NO_GUESSES, _NO_PAIRING)
        await self._write(*(Statement(sql, here) for sql in dropped), logged(line))

    async def save_sheet(self, sheet: Key, line: LogLine) -> None:
        """A new sheet; the one before is dead."""
        await self._write(
            Statement(_NO_SHEET, [{"which": sheet.member}]),
            Statement(_NEW_KEY, [msgspec.structs.asdict(sheet)]),
            logged(line),
        )

    async def use_sheet(self, device: Key, sheet: Key, line: LogLine) -> None:
        """A sheet was used: a device's key, and a new sheet in its place. The device's id comes from the sheet's, so of
        two who use it at once one is refused."""
        rows = [msgspec.structs.asdict(one) for one in (device, sheet)]
        await self._write(Statement(_NO_SHEET, [{"which": sheet.member}]), Statement(_NEW_KEY, rows), logged(line))

    # ---------------------------------------------------------------- pairing

    async def save_pairing(self, pairing: Pairing) -> None:
        """An offer to another device; the one before is dead."""
        here = [{"which": pairing.member}]
        await self._write(
            Statement(_NO_GUESSES, here),
            Statement(_NO_PAIRING, here),
            Statement(_NEW_PAIRING, [msgspec.structs.asdict(pairing)]),
        )

    async def pairing(self, member: str) -> Pairing | None:
        return await self._pairing(PAIRINGS.c.member == member)

    async def pairing_opened_by(self, hashed: str) -> Pairing | None:
        return await self._pairing(PAIRINGS.c.secret == hashed)

    async def guesses(self, pairing: str) -> int:
        """How often somebody has tried to say its number."""
        ((count,),) = await self._read(select(func.count()).where(GUESSES.c.pairing == pairing))
        return int(count)

    async def guess(self, pairing: str, number: int) -> None:
        """Somebody tries for the so-and-so-manieth time; raises Conflict where somebody else is at it."""
        await self._write(Statement(_NEW_GUESS, [{"pairing": pairing, "number": number}]))

    async def pair(self, key: Key, line: LogLine) -> None:
        """The offer is taken. The key's id comes from the pairing's, so of two who take it at once one is refused."""
        here = [{"which": key.member}]
        await self._write(
            Statement(_NO_GUESSES, here),
            Statement(_NO_PAIRING, here),
            Statement(_NEW_KEY, [msgspec.structs.asdict(key)]),
            logged(line),
        )

    async def _pairing(self, condition: Any) -> Pairing | None:
        rows = await self._read(select(PAIRINGS).where(condition))
        return Pairing(*rows[0]) if rows else None

    # ---------------------------------------------------------------- seats

    async def seats_at(self, member: str, table: str) -> list[MemberSeat]:
        wanted = select(SEATS).where(SEATS.c.member == member, SEATS.c.table == table).order_by(SEATS.c.chair)
        return [MemberSeat(*row) for row in await self._read(wanted)]

    async def seats_of(self, table: str) -> list[MemberSeat]:
        """All members' seats at a table."""
        return [MemberSeat(*row) for row in await self._read(select(SEATS).where(SEATS.c.table == table))]

    async def seats(
        self, member: str, after: MemberSeat | None, count: int, over: bool | None = None
    ) -> list[MemberSeat]:
        """The newest seats, or those that come after one; `over`: at tables that are over, or at those that are not."""
        wanted = select(SEATS).where(SEATS.c.member == member)
        if over is not None:
            ended = schema.tables.c.status == "over"
            wanted = wanted.join(schema.tables, schema.tables.c.id == SEATS.c.table).where(ended if over else ~ended)
        if after is not None:
            beside = and_(SEATS.c.table == after.table, SEATS.c.chair > after.chair)
            as_old = and_(SEATS.c.since == after.since, or_(SEATS.c.table < after.table, beside))
            wanted = wanted.where(or_(SEATS.c.since < after.since, as_old))
        ordered = wanted.order_by(SEATS.c.since.desc(), SEATS.c.table.desc(), SEATS.c.chair).limit(count)
        return [MemberSeat(*row) for row in await self._read(ordered)]

    async def seat(self, seats: Sequence[MemberSeat]) -> None:
        """These seats are a member's."""
        await self._write(*seated(seats))

    async def unseat(self, seat: MemberSeat) -> None:
        """A seat is not a member's any more."""
        await self._write(Statement(_NO_SEAT, [{"which": seat.member, "at": seat.table, "on": seat.chair}]))

    # ---------------------------------------------------------------- the club

    async def setting(self, name: str) -> str | None:
        rows = await self._read(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        return str(rows[0][0]) if rows else None

    async def set(self, values: dict[str, str], line: LogLine) -> None:
        """How the club is run. By a new code nobody has come yet."""
        await self._write(
            *([Statement(_NOBODY_ADMITTED, [{}])] if CODE in values else []),
            Statement(_NO_SETTING, [{"which": name} for name in values]),
            Statement(_NEW_SETTING, [{"name": name, "value": value} for name, value in values.items()]),
            logged(line),
        )

    async def log(self, member: str | None, count: int) -> list[LogLine]:
        """The newest lines first; of one member, or of all."""
        wanted = select(LOG).order_by(LOG.c.id.desc()).limit(count)
        rows = await self._read(wanted if member is None else wanted.where(LOG.c.member == member))
        return [LogLine(id, at, of, by, what, _facts.decode(facts)) for id, at, of, by, what, facts in rows]


def seated(seats: Sequence[MemberSeat]) -> Sequence[Statement]:
    """Seats become members', as part of a write."""
    if not seats:
        return ()
    former = [{"which": one.member, "at": one.table, "on": one.chair} for one in seats]
    return Statement(_NO_SEAT, former), Statement(_NEW_SEAT, [msgspec.structs.asdict(one) for one in seats])


def held_alone(member: str, table: str, chair: str, now: float) -> Sequence[Statement]:
    """A member has turned off the link of a seat: nobody else has it, also no device that came by the link."""
    here = {"at": table, "on": chair}
    return (
        Statement(_NOBODY_ELSE, [{**here, "which": member}]),
        Statement(_NO_DEVICE_THERE, [here]),
        logged(new_line(now, member, member, "link_off", table=table)),
    )


def new_line(now: float, member: str | None, by: str, what: str, **facts: str) -> LogLine:
    """A line for the log."""
    # Whoever writes in the same moment has another end.
    return LogLine(f"{time.time_ns():020d}{secrets.token_hex(4)}", now, member, by, what, facts)


def logged(line: LogLine) -> Statement:
    """A line of the club's log, as part of a write."""
    return Statement(_NEW_LINE, [{**msgspec.structs.asdict(line), "facts": _encode(line.facts).decode()}])


NAME: Final = "name"
PICTURE: Final = "picture"
ADMISSION: Final = "admission"
CODE: Final = "code"
CODE_MOST: Final = "code_most"
CODE_UNTIL: Final = "code_until"
"""Settings."""

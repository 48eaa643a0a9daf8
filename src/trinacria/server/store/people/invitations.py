"""Invitations to seats, kept in the database. A seat is held by one invitation at a time, and each is answered once."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, bindparam, insert, select, update

from trinacria.server.store import schema
from trinacria.server.store.members import MemberSeat
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.writer import Statement

PEOPLE, SEATS = schema.people, schema.club_seats
INVITATIONS, ANSWERS = PEOPLE.invitations, PEOPLE.answers
TAKEN: Final = "accepted"


class Invitation(Struct, frozen=True):
    """A seat that is offered to a member, and what came of it."""

    id: str
    table: str
    chair: str
    by: str
    to: str
    at: float
    until: float
    held: bool
    """Whether nobody has answered or withdrawn it."""
    answer: str | None = None
    why: str | None = None
    nickname: str | None = None
    holder: str | None = None
    """The hash of the secret by which the seat is taken."""
    done: bool = False

    def state(self, now: float) -> str:
        """What it has come to."""
        if self.answer is not None:
            return self.answer
        if self.until <= now:
            return "late"
        return "open" if self.held else "withdrawn"


_NEW, _ANSWER, _NEW_SEAT = insert(INVITATIONS), insert(ANSWERS), insert(SEATS)
_LAPSED = (
    update(INVITATIONS)
    .where(INVITATIONS.c.held == bindparam("seat"), INVITATIONS.c.until <= bindparam("now"))
    .values(held=None)
)
_RELEASED = update(INVITATIONS).where(INVITATIONS.c.id == bindparam("which")).values(held=None)
_DONE = update(ANSWERS).where(ANSWERS.c.invitation == bindparam("which")).values(done=True, state=bindparam("now"))
_NO_SEAT = SEATS.delete().where(
    SEATS.c.member == bindparam("whose"), SEATS.c.table == bindparam("at"), SEATS.c.chair == bindparam("on")
)
_NOT_TAKEN = SEATS.delete().where(
    SEATS.c.member == bindparam("whose"), SEATS.c.table == bindparam("at"), SEATS.c.holder == bindparam("by")
)


def _invitation(row: tuple[Any, ...]) -> Invitation:
    return Invitation(*row)


class PeopleInvitations:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should, and those that
    write raise Conflict where somebody was faster."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def add(self, made: Invitation, told: Sequence[Statement] = ()) -> None:
        """Together with what is told of it. Raises Conflict where the seat is offered to somebody."""
        held = f"{made.table}/{made.chair}"
        names = ("id", "table", "chair", "by", "to", "at", "until")
        row = {**{name: getattr(made, name) for name in names}, "held": held}
        await self._write(Statement(_LAPSED, [{"seat": held, "now": made.at}]), Statement(_NEW, [row]), *told)

    async def find(self, id: str) -> Invitation | None:
        return next(iter(await self._found(INVITATIONS.c.id == id, 1)), None)

    async def to(self, member: str, now: float, count: int) -> list[Invitation]:
        """Those that a member can answer, the oldest first."""
        open = INVITATIONS.c.held.is_not(None) & (INVITATIONS.c.until > now)
        found = await self._found((INVITATIONS.c.to == member) & open, count)
        return sorted(found, key=lambda one: one.at)

    async def of(self, member: str, count: int) -> list[Invitation]:
        """All that a member has sent or received, the newest first."""
        return await self._found((INVITATIONS.c.by == member) | (INVITATIONS.c.to == member), count)

    async def at(self, table: str, by: str | None, count: int) -> list[Invitation]:
        """Those to a table, the newest first; of one member, or of all."""
        here = INVITATIONS.c.table == table
        return await self._found(here if by is None else here & (INVITATIONS.c.by == by), count)

    async def held(self, table: str, now: float) -> dict[str, str]:
        """The chairs that are kept for somebody: for whom."""
        here = (INVITATIONS.c.table == table) & INVITATIONS.c.held.is_not(None) & (INVITATIONS.c.until > now)
        rows = await self._read(select(INVITATIONS.c.chair, INVITATIONS.c.to).where(here))
        return {str(chair): str(member) for chair, member in rows}

    async def unfinished(self, count: int) -> list[Invitation]:
        """Those that were accepted, and whose seat may not have been taken yet."""
        return await self._found(ANSWERS.c.done.is_(False), count)

    async def accept(self, one: Invitation, nickname: str, holder: str, now: float) -> None:
        """The member's from now on, as soon as the table knows it."""
        former = {"whose": one.to, "at": one.table, "on": one.chair}
        seat = MemberSeat(one.to, one.table, one.chair, holder, now)
        row = {"invitation": one.id, "state": TAKEN, "why": None, "nickname": nickname, "holder": holder, "done": False}
        seated = {name: getattr(seat, name) for name in MemberSeat.__struct_fields__}
        await self._write(
            Statement(_ANSWER, [row]),
            Statement(_RELEASED, [{"which": one.id}]),
            Statement(_NO_SEAT, [former]),
            Statement(_NEW_SEAT, [seated]),
        )

    async def end(self, id: str, state: str, why: str | None = None, told: Sequence[Statement] = ()) -> None:
        """It was declined or withdrawn, and what is told of that."""
        row = {"invitation": id, "state": state, "why": why, "nickname": None, "holder": None, "done": True}
        await self._write(Statement(_ANSWER, [row]), Statement(_RELEASED, [{"which": id}]), *told)

    async def finish(self, one: Invitation, taken: bool, told: Sequence[Statement] = ()) -> None:
        """The seat is taken; or it could not be, for somebody else has it. With it, what is told of that."""
        state = TAKEN if taken else "withdrawn"
        lost = [Statement(_NOT_TAKEN, [{"whose": one.to, "at": one.table, "by": one.holder}])] if not taken else []
        await self._write(Statement(_DONE, [{"which": one.id, "now": state}]), *lost, *told)

    async def _found(self, condition: ColumnElement[bool], count: int) -> list[Invitation]:
        kept, said = INVITATIONS.c, ANSWERS.c
        wanted = (
            select(
                *(kept[name] for name in ("id", "table", "chair", "by", "to", "at", "until")),
                kept.held.is_not(None),
                *(said[name] for name in ("state", "why", "nickname", "holder", "done")),
            )
            .outerjoin(ANSWERS, ANSWERS.c.invitation == INVITATIONS.c.id)
            .where(condition)
            .order_by(kept.at.desc(), kept.id.desc())
        )
        rows = await self._read(wanted.limit(count))
        return [_invitation((*row[:-1], bool(row[-1]))) for row in rows]

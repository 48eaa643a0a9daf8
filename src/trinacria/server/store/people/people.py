"""What members are to each other, kept in the database: ties, wishes, presence, and the tables that wait for them."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, case, delete, func, or_, select, text, update

from trinacria.server.store import schema
from trinacria.server.store.members import Member
from trinacria.server.store.writer import Statement

Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[..., Awaitable[None]]
Kind: TypeAlias = Literal["friend", "follow", "block", "declined"]
MEMBERS, SEATS, TABLES, PEOPLE = schema.club_members, schema.club_seats, schema.tables, schema.people
TIES, TURNS, RESULTS = PEOPLE.ties, PEOPLE.turns, PEOPLE.results
PRESENT: Final = ("lobby", "running", "paused")
MOST_LATELY: Final = 200
"""Games that are looked at for whom somebody played with last."""
MOST_TIED: Final = 1000
"""Of a kind that are read."""


class Tie(Struct, frozen=True):
    """What one member wants of another. Two who want to be friends are."""

    member: str
    other: str
    kind: Kind
    since: float


class Shown(Struct, frozen=True):
    """How a member is shown to others."""

    name: str
    face: str


class Turn(Struct, frozen=True):
    """Whom a table waits for."""

    table: str
    chair: str
    since: float
    until: float | None


_TIED = text(
    "insert into club_ties (member, other, kind, since) select cast(:member as varchar), cast(:other as varchar), "
    "cast(:kind as varchar), cast(:since as double precision) where not exists "
    "(select 1 from club_ties where kind = 'block' and member = cast(:other as varchar) "
    "and other = cast(:member as varchar)) on conflict do nothing"
)
_BLOCKED = text(
    "insert into club_ties (member, other, kind, since) "
    "values (:member, :other, 'block', :since) on conflict do nothing"
)
_UNTIED = delete(TIES).where(
    TIES.c.member == bindparam("one"), TIES.c.other == bindparam("two"), TIES.c.kind == bindparam("what")
)
_LIVED = text(
    "insert into club_people (member, settings, seen) values (:member, :settings, :seen) "
    "on conflict (member) do update set seen = excluded.seen"
)
_WISHED = text(
    "insert into club_people (member, settings, seen) values (:member, :settings, null) "
    "on conflict (member) do update set settings = excluded.settings"
)
_TURNED = text(
    'insert into club_turns ("table", chair, since, until) select cast(:table as varchar), cast(:chair as varchar), '
    "cast(:since as double precision), cast(:until as double precision) "
    'where exists (select 1 from club_seats where "table" = cast(:table as varchar)) '
    'on conflict ("table") do update set chair = excluded.chair, since = excluded.since, until = excluded.until'
)
_SEATED = text(
    'insert into club_seats (member, "table", chair, holder, since) '
    "values (:member, :table, :chair, :holder, :since) on conflict do nothing"
)
_LEFT_SEAT = delete(SEATS).where(
    SEATS.c.member == bindparam("who"),
    SEATS.c.table == bindparam("at"),
    SEATS.c.chair == bindparam("on"),
    SEATS.c.holder == bindparam("by"),
)
_NO_TURN = delete(TURNS).where(TURNS.c.table == bindparam("which"))
_RELEASED = (
    update(PEOPLE.invitations)
    .where(
        or_(
            and_(PEOPLE.invitations.c.by == bindparam("one"), PEOPLE.invitations.c.to == bindparam("two")),
            and_(PEOPLE.invitations.c.by == bindparam("two"), PEOPLE.invitations.c.to == bindparam("one")),
        )
    )
    .values(held=None)
)


class People:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---------------------------------------------------------------- ties

    async def tie(self, tie: Tie) -> None:
        """Once is enough; who is blocked ties nothing."""
        row = {"member": tie.member, "other": tie.other, "kind": tie.kind, "since": tie.since}
        await self._write(Statement(_TIED, [row]))

    async def untie(
        self, *ties: tuple[str, str, Kind], instead: Tie | None = None, told: Sequence[Statement] = ()
    ) -> None:
        """These ties are no more; `instead`: one that is. With it, what is told of that."""
        rows = [{"one": member, "two": other, "what": kind} for member, other, kind in ties]
        made = [Statement(_TIED, [_row(instead)])] if instead is not None else []
        await self._write(Statement(_UNTIED, rows), *made, *told)

    async def block(self, member: str, other: str, now: float) -> None:
        """Whatever ties the two is no more, and neither has invited the other."""
        both = [(member, other), (other, member)]
        kinds: tuple[Kind, ...] = ("friend", "follow")
        rows = [{"one": one, "two": two, "what": kind} for one, two in both for kind in kinds]
        await self._write(
            Statement(_UNTIED, rows),
            Statement(_RELEASED, [{"one": member, "two": other}]),
            Statement(_BLOCKED, [{"member": member, "other": other, "since": now}]),
        )

    async def between(self, member: str, others: Collection[str]) -> list[Tie]:
        """All that ties a member to these, either way."""
        if not others:
            return []
        wanted = select(TIES).where(
            or_(
                and_(TIES.c.member == member, TIES.c.other.in_(others)),
                and_(TIES.c.other == member, TIES.c.member.in_(others)),
            )
        )
        return [Tie(*row) for row in await self._read(wanted)]

    async def ties_of(self, member: str) -> list[tuple[Tie, Member]]:
        """What a member wants of others, and others of them: each with the other one. The newest first."""
        other = case((TIES.c.member == member, TIES.c.other), else_=TIES.c.member)
        wanted = (
            select(TIES, MEMBERS)
            .join(MEMBERS, MEMBERS.c.id == other)
            .where(or_(TIES.c.member == member, TIES.c.other == member))
        )
        rows = await self._read(wanted.order_by(TIES.c.since.desc()).limit(4 * MOST_TIED))
        width = len(Tie.__struct_fields__)
        return [(Tie(*row[:width]), Member(*row[width:])) for row in rows]

    async def followers(self, member: str, count: int) -> list[str]:
        """Who follows a member, and is not blocked."""
        rows = await self._read(
            select(TIES.c.member).where(TIES.c.other == member, TIES.c.kind == "follow").limit(count)
        )
        return [str(one) for (one,) in rows]

    async def tallied(self, member: str, kind: Kind) -> int:
        """How many a member ties so."""
        wanted = select(func.count()).where(TIES.c.member == member, TIES.c.kind == kind)
        ((count,),) = await self._read(wanted)
        return int(count)

    # ---------------------------------------------------------------- who is who

    async def listed(self, begins: str, after: str, count: int) -> list[tuple[Member, int]]:
        """Members by name who may come in, and how many games each has finished."""
        games = select(func.count()).where(RESULTS.c.member == MEMBERS.c.id).scalar_subquery()
        wanted = select(MEMBERS, games).where(
            MEMBERS.c.left.is_(None), MEMBERS.c.suspended.is_(False), MEMBERS.c.folded > after
        )
        if begins:
            wanted = wanted.where(MEMBERS.c.folded.startswith(begins, autoescape=True))
        rows = await self._read(wanted.order_by(MEMBERS.c.folded).limit(count))
        return [(Member(*row[:-1]), int(row[-1])) for row in rows]

    async def shown(self, members: Collection[str]) -> dict[str, Shown]:
        """How these are shown now; who has left is not among them."""
        if not members:
            return {}
        # Who has left is left out here: databases know an index by it that leads through all members.
        of = MEMBERS.c
        wanted = select(of.id, of.name, of.face, of.left).where(of.id.in_(members))
        rows = await self._read(wanted)
        return {str(id): Shown(str(name), str(face)) for id, name, face, left in rows if left is None}

    async def settings(self, member: str) -> str | None:
        rows = await self._read(select(PEOPLE.people.c.settings).where(PEOPLE.people.c.member == member))
        return str(rows[0][0]) if rows else None

    async def settings_of(self, members: Collection[str]) -> dict[str, str]:
        if not members:
            return {}
        wanted = select(PEOPLE.people.c.member, PEOPLE.people.c.settings).where(PEOPLE.people.c.member.in_(members))
        return {str(member): str(kept) for member, kept in await self._read(wanted)}

    async def wish(self, member: str, settings: str) -> None:
        await self._write(Statement(_WISHED, [{"member": member, "settings": settings}]))

    async def live(self, member: str, usual: str, now: float) -> None:
        """A page of a member is here."""
        await self._write(Statement(_LIVED, [{"member": member, "settings": usual, "seen": now}]))

    async def seen(self, members: Collection[str]) -> dict[str, float]:
        """When a page of each was last here."""
        if not members:
            return {}
        kept = PEOPLE.people.c
        wanted = select(kept.member, kept.seen).where(kept.member.in_(members), kept.seen.is_not(None))
        return {str(member): float(at) for member, at in await self._read(wanted)}

    # ---------------------------------------------------------------- tables

    async def turn(self, turn: Turn) -> None:
        """Whom a table waits for; kept where a member sits."""
        row = {"table": turn.table, "chair": turn.chair, "since": turn.since, "until": turn.until}
        await self._write(Statement(_TURNED, [row]))

    async def no_turn(self, table: str) -> None:
        await self._write(Statement(_NO_TURN, [{"which": table}]))

    async def waiting(self, member: str, count: int, of: str | None = None) -> list[tuple[Turn, str, str]]:
        """The tables that wait for a member, in the order in which they come next, each with its state and summary."""
        mine = and_(SEATS.c.table == TURNS.c.table, SEATS.c.chair == TURNS.c.chair, SEATS.c.member == member)
        wanted = (
            select(TURNS, TABLES.c.status, TABLES.c.info)
            .join(SEATS, mine)
            .join(TABLES, TABLES.c.id == TURNS.c.table)
            .where(TABLES.c.status != "over")
        )
        if of is not None:
            wanted = wanted.where(TURNS.c.table == of)
        ordered = wanted.order_by(TURNS.c.until.is_(None), TURNS.c.until, TURNS.c.since, TURNS.c.table)
        return [(Turn(*row[:4]), str(row[4]), str(row[5])) for row in await self._read(ordered.limit(count))]

    async def count_waiting(self, member: str) -> int:
        mine = and_(SEATS.c.table == TURNS.c.table, SEATS.c.chair == TURNS.c.chair, SEATS.c.member == member)
        ((count,),) = await self._read(select(func.count()).select_from(TURNS.join(SEATS, mine)))
        return int(count)

    async def running(self, member: str, count: int) -> list[tuple[str, Turn | None, str]]:
        """The running tables of a member, the newest first: the chair, whom they wait for, and their summary."""
        wanted = (
            select(SEATS.c.chair, TABLES.c.info, TURNS)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .outerjoin(TURNS, TURNS.c.table == SEATS.c.table)
            .where(SEATS.c.member == member, TABLES.c.status.in_(("running", "paused")))
        )
        rows = await self._read(wanted.order_by(TABLES.c.created.desc()).limit(count))
        return [(str(row[0]), Turn(*row[2:]) if row[2] is not None else None, str(row[1])) for row in rows]

    async def public(self, members: Collection[str], count: int) -> list[tuple[str, str, str]]:
        """Listed tables that are not over, at which these sit: the member, the state and the summary."""
        if not members:
            return []
        wanted = (
            select(SEATS.c.member, TABLES.c.status, TABLES.c.info)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            # Not by the index of the members: they have sat at many tables, and few are listed now.
            .where(TABLES.c.listed, TABLES.c.status.in_(PRESENT), SEATS.c.member.concat("").in_(members))
        )
        rows = await self._read(wanted.order_by(TABLES.c.created.desc()).limit(count))
        return [(str(member), str(status), str(info)) for member, status, info in rows]

    async def at_table(self, table: str) -> list[tuple[str, str, str]]:
        """The members who sit at a table: member, chair, and the hash of the secret of their seat."""
        wanted = select(SEATS.c.member, SEATS.c.chair, SEATS.c.holder).where(SEATS.c.table == table)
        return [(str(member), str(chair), str(holder)) for member, chair, holder in await self._read(wanted)]

    async def move(self, member: str, table: str, chair: str, to: str, holder: str, now: float) -> None:
        """A member's seat is at this chair; nothing changes where it is already."""
        row = {"member": member, "table": table, "chair": to, "holder": holder, "since": now}
        former = {"who": member, "at": table, "on": chair, "by": holder}
        gone = [Statement(_LEFT_SEAT, [former])] if chair != to else []
        await self._write(*gone, Statement(_SEATED, [row]))

    async def unseat(self, member: str, table: str, chair: str, holder: str) -> None:
        """Somebody else has the seat."""
        await self._write(Statement(_LEFT_SEAT, [{"who": member, "at": table, "on": chair, "by": holder}]))

    async def blocks(self, members: Collection[str]) -> list[tuple[str, str]]:
        """Who has blocked whom among these."""
        if len(members) < 2:
            return []
        wanted = select(TIES.c.member, TIES.c.other).where(
            TIES.c.kind == "block", TIES.c.member.in_(members), TIES.c.other.in_(members)
        )
        return [(str(one), str(other)) for one, other in await self._read(wanted)]

    async def shared_tables(self, one: str, other: str) -> list[str]:
        """The tables at which both sit, and which are not over."""
        beside = SEATS.alias()
        wanted = (
            select(SEATS.c.table)
            .join(beside, and_(beside.c.table == SEATS.c.table, beside.c.member == other))
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .where(SEATS.c.member == one, TABLES.c.status.in_(PRESENT))
            .distinct()
        )
        return [str(table) for (table,) in await self._read(wanted)]

    async def lately(self, member: str, count: int) -> list[tuple[str, Shown, float]]:
        """With whom a member played last: id, how they are shown, when."""
        beside = RESULTS.alias()
        mine = select(RESULTS.c.table).where(RESULTS.c.member == member).order_by(RESULTS.c.ended.desc())
        last = mine.limit(MOST_LATELY).subquery().c
        both = and_(beside.c.table == last.table, beside.c.member != member)
        wanted = select(beside.c.member, func.max(beside.c.ended)).select_from(last.table.table).join(beside, both)
        newest = wanted.group_by(beside.c.member).order_by(func.max(beside.c.ended).desc()).limit(count)
        found = {str(id): float(at) for id, at in await self._read(newest)}
        shown = await self.shown(found)
        return [(id, shown[id], at) for id, at in found.items() if id in shown]


def _row(tie: Tie) -> dict[str, Any]:
    return {"member": tie.member, "other": tie.other, "kind": tie.kind, "since": tie.since}

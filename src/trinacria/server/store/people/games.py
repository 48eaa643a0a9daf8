"""Finished games of members, kept in the database: each is counted as often as one likes, and is there once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import and_, bindparam, case, delete, func, insert, or_, select, text

from trinacria.server.store import schema
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.writer import Statement

PEOPLE, SEATS, TABLES, MEMBERS = schema.people, schema.club_seats, schema.tables, schema.club_members
GAMES, RESULTS, ENDED = PEOPLE.games, PEOPLE.results, PEOPLE.ended
_encode = msgspec.json.Encoder().encode


class Player(Struct, frozen=True):
    """Who played."""

    chair: str
    name: str
    """As at the table; empty: a member who has left."""
    bot: bool


class Side(Struct, frozen=True):
    """Those who won or lost together."""

    players: list[Player]
    score: int
    won: bool


class Game(Struct, frozen=True):
    """A finished game."""

    table: str
    ended: float
    game: str
    mode: str
    name: str
    listed: bool
    reason: str
    sides: list[Side]


class Result(Struct, frozen=True):
    """How a finished game went for a member."""

    member: str
    table: str
    chair: str
    ended: float
    game: str
    mode: str
    family: str | None
    outcome: str
    bots: bool
    kept: bool
    decisions: int
    seconds: float
    side: int


class Sums(Struct, frozen=True):
    """Games of a member that were of one kind and ended alike."""

    game: str
    mode: str
    family: str | None
    bots: bool
    outcome: str
    count: int
    kept: int
    decisions: int
    seconds: float


_sides = msgspec.json.Decoder(list[Side])
QUEUED: Final = text(
    'insert into club_ended ("table", at) select cast(:ended as varchar), cast(:at as double precision) '
    'where exists (select 1 from club_seats where "table" = cast(:ended as varchar)) on conflict do nothing'
)
"""A game is over and has yet to be counted, if members sat there."""
_QUEUED_IF_OVER = text(
    'insert into club_ended ("table", at) select id, cast(:at as double precision) from tables '
    "where id = cast(:ended as varchar) and status = 'over' on conflict do nothing"
)
_ALL_QUEUED = text(
    "insert into club_ended (\"table\", at) select id, cast(:at as double precision) from tables where status = 'over' "
    'and exists (select 1 from club_seats where club_seats."table" = tables.id) on conflict do nothing'
)
_NO_GAME = delete(GAMES).where(GAMES.c.table == bindparam("which"))
_NO_RESULTS = delete(RESULTS).where(RESULTS.c.table == bindparam("which"))
_COUNTED = delete(ENDED).where(ENDED.c.table == bindparam("which"))
_NEW_GAME, _NEW_RESULT = insert(GAMES), insert(RESULTS)


def queued(table: str, at: float) -> Statement:
    """Beside the entry that says so: the game is to be counted."""
    return Statement(QUEUED, [{"ended": table, "at": at}], table=table)


def _game(row: tuple[Any, ...]) -> Game:
    return Game(*row)


class PeopleGames:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---------------------------------------------------------------- counting

    async def queue(self, tables: Sequence[str], now: float) -> None:
        """Somebody has a seat now at games that may be over."""
        if tables:
            await self._write(Statement(_QUEUED_IF_OVER, [{"ended": table, "at": now} for table in tables]))

    async def queue_all(self, now: float) -> None:
        """Every finished game is to be counted, once more."""
        await self._write(Statement(_ALL_QUEUED, [{"at": now}]))

    async def uncounted(self, after: str, count: int) -> list[str]:
        wanted = select(ENDED.c.table).where(ENDED.c.table > after).order_by(ENDED.c.table).limit(count)
        return [str(table) for (table,) in await self._read(wanted)]

    async def nameless(self, table: str) -> set[str]:
        """The chairs of members who have left, in a game that was counted."""
        rows = await self._read(select(GAMES.c.sides).where(GAMES.c.table == table))
        return {one.chair for (sides,) in rows for side in _sides.decode(sides) for one in side.players if not one.name}

    async def count(
        self, table: str, game: Game | None, results: Sequence[Result], beside: Sequence[Statement] = ()
    ) -> None:
        """What a finished game comes to, in the place of what was counted before; without a game: nothing.

        `beside` is written with it, or neither.
        """
        here = [{"which": table}]
        made: list[Statement] = []
        if game is not None:
            row = {**msgspec.structs.asdict(game), "sides": _encode(game.sides).decode()}
            made.append(Statement(_NEW_GAME, [row]))
        if results:
            made.append(Statement(_NEW_RESULT, [msgspec.structs.asdict(one) for one in results]))
        await self._write(
            *(Statement(sql, here) for sql in (_NO_GAME, _NO_RESULTS)), *made, *beside, Statement(_COUNTED, here)
        )

    async def drop(self, table: str) -> None:
        """A game cannot be counted: what was counted of it stays."""
        await self._write(Statement(_COUNTED, [{"which": table}]))

    # ---------------------------------------------------------------- figures

    async def figures(self, member: str) -> list[Sums]:
        """How games of each kind ended, and how they were played."""
        kept = RESULTS.c
        by = (kept.game, kept.mode, kept.family, kept.bots, kept.outcome)
        sums = (func.sum(case((kept.kept, 1), else_=0)), func.sum(kept.decisions), func.sum(kept.seconds))
        rows = await self._read(select(*by, func.count(), *sums).where(kept.member == member).group_by(*by))
        return [Sums(*row) for row in rows]

    async def streaks(self, member: str) -> tuple[str | None, int, int]:
        """How the last games against people ended, how many so, and the longest row of games won."""
        kept = RESULTS.c
        order = (kept.ended, kept.table)
        alone = func.row_number().over(order_by=order)
        alike = func.row_number().over(partition_by=kept.outcome, order_by=order)
        rows = select(kept.outcome, kept.ended, (alone - alike).label("island"))
        islands = rows.where(kept.member == member, kept.bots.is_(False)).subquery().c
        each = select(islands.outcome, func.count().label("length"), func.max(islands.ended).label("last"))
        grouped = each.group_by(islands.outcome, islands.island).subquery().c
        newest = func.row_number().over(order_by=grouped.last.desc())
        longest = func.max(case((grouped.outcome == "won", grouped.length), else_=0)).over()
        ranked = select(grouped.outcome, grouped.length, longest.label("longest"), newest.label("place")).subquery().c
        found = await self._read(select(ranked.outcome, ranked.length, ranked.longest).where(ranked.place == 1))
        return (str(found[0][0]), int(found[0][1]), int(found[0][2])) if found else (None, 0, 0)

    async def together(self, reader: str, member: str) -> list[tuple[str, str, bool, str, int]]:
        """Games of two members, from the first one's side: game, mode, whether as partners, outcome, how many."""
        mine, theirs = RESULTS.alias().c, RESULTS.alias().c
        by = (mine.game, mine.mode, (mine.side == theirs.side).label("partners"), mine.outcome)
        both = and_(mine.table == theirs.table, mine.member == reader, theirs.member == member)
        rows = await self._read(select(*by, func.count()).where(both).group_by(*by))
        return [
            (str(game), str(mode), bool(partners), str(ended), int(count))
            for game, mode, partners, ended, count in rows
        ]

    async def last_between(self, reader: str, member: str, count: int) -> list[str]:
        """How the last games of two members against each other ended for the first one, the newest first."""
        mine, theirs = RESULTS.alias().c, RESULTS.alias().c
        both = and_(
            mine.table == theirs.table, mine.member == reader, theirs.member == member, mine.side != theirs.side
        )
        wanted = select(mine.outcome).where(both).order_by(mine.ended.desc(), mine.table.desc()).limit(count)
        return [str(outcome) for (outcome,) in await self._read(wanted)]

    async def last(
        self, member: str, reader: str | None, after: tuple[float, str] | None, count: int
    ) -> list[tuple[Result, Game, bool]]:
        """Finished games of a member that a reader may see, the last first; and whether the table is still there."""
        wanted = (
            select(RESULTS, GAMES, TABLES.c.id.is_not(None))
            .join(GAMES, GAMES.c.table == RESULTS.c.table)
            .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table)
            .where(RESULTS.c.member == member)
        )
        if reader != member:
            beside = RESULTS.alias().c
            sat = select(beside.table).where(beside.table == RESULTS.c.table, beside.member == reader).exists()
            wanted = wanted.where(or_(GAMES.c.listed, sat) if reader is not None else GAMES.c.listed)
        if after is not None:
            ended, table = after
            older = and_(RESULTS.c.ended == ended, RESULTS.c.table < table)
            wanted = wanted.where(or_(RESULTS.c.ended < ended, older))
        rows = await self._read(wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.table.desc()).limit(count))
        width = len(Result.__struct_fields__)
        return [(Result(*row[:width]), _game((*row[width:-2], _sides.decode(row[-2]))), bool(row[-1])) for row in rows]

    async def members_of(self, tables: Sequence[str]) -> dict[tuple[str, str], str]:
        """What the members are called now who sat there: by table and chair."""
        if not tables:
            return {}
        wanted = (
            select(RESULTS.c.table, RESULTS.c.chair, MEMBERS.c.name)
            .join(MEMBERS, MEMBERS.c.id == RESULTS.c.member)
            .where(RESULTS.c.table.in_(tables))
        )
        # Of those who have left there is no result.
        return {(str(table), str(chair)): str(name) for table, chair, name in await self._read(wanted)}

    async def results(self, member: str) -> list[Result]:
        """All that is counted for a member, the oldest first."""
        wanted = select(RESULTS).where(RESULTS.c.member == member).order_by(RESULTS.c.ended, RESULTS.c.table)
        return [Result(*row) for row in await self._read(wanted)]

    async def counted(self) -> int:
        """How many games are counted."""
        ((count,),) = await self._read(select(func.count()).select_from(GAMES))
        return int(count)

"""Rated games and what they made of ratings, kept in the database. One process folds a pool at a time."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, bindparam, case, delete, func, insert, or_, select, text

from trinacria.server.store import schema
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.people.rated import RatedGame, Standing, Step
from trinacria.server.store.writer import Statement

PEOPLE, MEMBERS = schema.people, schema.club_members
POOLS, RATED, STEPS, STANDINGS = PEOPLE.pools, PEOPLE.rated, PEOPLE.ratings, PEOPLE.standings
ASKED_AT_ONCE: Final = 500
_STEP: Final = tuple(STEPS.c[name] for name in Step.__struct_fields__)
_sides = msgspec.json.Decoder(list[list[str]])
_encode = msgspec.json.Encoder().encode
Place = tuple[float, str]
"""An end, and the table."""


_POOLED = text("insert into club_pools (pool, number) values (:pool, 0) on conflict do nothing")
_TURNED = text(
    "update club_pools set number = case when number = :number then number + 1 else null end where pool = :pool"
)
"""Fails where somebody else was faster: the number may not be empty."""
_LATER = or_(
    STEPS.c.ended > bindparam("since"), and_(STEPS.c.ended == bindparam("since"), STEPS.c.table >= bindparam("at"))
)
_NO_LATER = delete(STEPS).where(STEPS.c.pool == bindparam("which"), _LATER)
_NOT_RATED = delete(RATED).where(RATED.c.table == bindparam("which"))
_RATED, _STEPPED = insert(RATED), insert(STEPS)
_STOOD = text(
    "insert into club_standings (pool, season, member, mu, sigma, games, season_games) "
    "values (:pool, :season, :member, :mu, :sigma, :games, :season_games) on conflict (pool, season, member) "
    "do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, "
    "season_games = excluded.season_games"
)
_NO_STEPS = delete(STEPS).where(STEPS.c.pool == bindparam("which"))
_NO_STANDINGS = delete(STANDINGS).where(STANDINGS.c.pool == bindparam("which"))


def standings_after(steps: Sequence[Step]) -> list[Standing]:
    """Where members are at the end of each season, by these steps in their order."""
    last = {(one.season, one.member): one for one in steps}
    return [
        Standing(one.pool, one.season, one.member, one.mu, one.sigma, one.games, one.season_games)
        for one in last.values()
    ]


def fold_from(number: int, game: RatedGame, since: Place, steps: Sequence[Step]) -> list[Statement]:
    """A game, and what it and all later ones of its pool come to. Fails where the pool has moved on from `number`."""
    row = {**msgspec.structs.asdict(game), "sides": _encode(game.sides).decode()}
    later = {"which": game.pool, "since": since[0], "at": since[1]}
    return [
        *_turn(game.pool, number),
        Statement(_NO_LATER, [later]),
        Statement(_NOT_RATED, [{"which": game.table}]),
        Statement(_RATED, [row]),
        *_written(steps),
    ]


def _turn(pool: str, number: int) -> list[Statement]:
    return [Statement(_POOLED, [{"pool": pool}]), Statement(_TURNED, [{"pool": pool, "number": number}])]


def _written(steps: Sequence[Step]) -> list[Statement]:
    if not steps:
        return []
    stood = [msgspec.structs.asdict(one) for one in standings_after(steps)]
    return [Statement(_STEPPED, [msgspec.structs.asdict(one) for one in steps]), Statement(_STOOD, stood)]


class PeopleRatings:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---------------------------------------------------------------- folding

    async def number(self, pool: str) -> int:
        """How often a pool was folded: who folds from here on says so."""
        rows = await self._read(select(POOLS.c.number).where(POOLS.c.pool == pool))
        return int(rows[0][0]) if rows else 0

    async def pools(self) -> list[str]:
        """All pools that have games."""
        rows = await self._read(select(RATED.c.pool).distinct().order_by(RATED.c.pool))
        return [str(pool) for (pool,) in rows]

    async def game(self, table: str) -> RatedGame | None:
        """A rated game, as it was counted."""
        rows = await self._read(select(*_GAME).where(RATED.c.table == table))
        return _game(rows[0]) if rows else None

    async def games(self, pool: str, since: Place | None = None) -> list[RatedGame]:
        """Rated games in the order of their ends, all or from a place on."""
        wanted = select(*_GAME).where(RATED.c.pool == pool)
        if since is not None:
            ended, table = since
            at_once = and_(RATED.c.ended == ended, RATED.c.table >= table)
            wanted = wanted.where(or_(RATED.c.ended > ended, at_once))
        return [_game(row) for row in await self._read(wanted.order_by(RATED.c.ended, RATED.c.table))]

    async def before(self, pool: str, members: Sequence[str], since: Place) -> dict[str, Step]:
        """The last step of each of these members before a place."""
        ended, table = since
        earlier = or_(STEPS.c.ended < ended, and_(STEPS.c.ended == ended, STEPS.c.table < table))
        found: dict[str, Step] = {}
        for first in range(0, len(members), ASKED_AT_ONCE):
            some = members[first : first + ASKED_AT_ONCE]
            newest = func.row_number().over(
                partition_by=STEPS.c.member, order_by=(STEPS.c.ended.desc(), STEPS.c.table.desc())
            )
            ranked = (
                select(*_STEP, newest.label("place"))
                .where(STEPS.c.pool == pool, STEPS.c.member.in_(some), earlier)
                .subquery()
                .c
            )
            wanted = select(*(ranked[name] for name in Step.__struct_fields__)).where(ranked.place == 1)
            found.update((str(row[0]), Step(*row)) for row in await self._read(wanted))
        return found

    async def steps(self, pool: str) -> list[Step]:
        """All steps of a pool, in the order of the ends."""
        wanted = select(*_STEP).where(STEPS.c.pool == pool)
        return [Step(*row) for row in await self._read(wanted.order_by(STEPS.c.ended, STEPS.c.table, STEPS.c.member))]

    async def standings(self, pool: str) -> list[Standing]:
        """All standings of a pool."""
        wanted = select(*(STANDINGS.c[name] for name in Standing.__struct_fields__)).where(STANDINGS.c.pool == pool)
        return [Standing(*row) for row in await self._read(wanted)]

    async def replace(self, pool: str, number: int, steps: Sequence[Step]) -> None:
        """All of a pool anew; raises Conflict where somebody else was faster."""
        here = [{"which": pool}]
        await self._write(
            *_turn(pool, number), *(Statement(sql, here) for sql in (_NO_STEPS, _NO_STANDINGS)), *_written(steps)
        )

    # ---------------------------------------------------------------- what is shown

    async def of_member(self, member: str) -> list[Step]:
        """The last step of a member in each pool."""
        newest = func.row_number().over(
            partition_by=STEPS.c.pool, order_by=(STEPS.c.ended.desc(), STEPS.c.table.desc())
        )
        ranked = select(*_STEP, newest.label("place")).where(STEPS.c.member == member).subquery().c
        wanted = select(*(ranked[name] for name in Step.__struct_fields__)).where(ranked.place == 1)
        return [Step(*row) for row in await self._read(wanted)]

    async def of_members(self, pool: str, members: Sequence[str]) -> dict[str, Step]:
        """The last step of each of these members in a pool."""
        return await self.before(pool, members, (float("inf"), ""))

    async def course(self, member: str, pool: str) -> list[Step]:
        """All steps of a member in a pool, in their order."""
        wanted = select(*_STEP).where(STEPS.c.member == member, STEPS.c.pool == pool)
        return [Step(*row) for row in await self._read(wanted.order_by(STEPS.c.ended, STEPS.c.table))]

    async def moves(self, member: str, tables: Sequence[str]) -> dict[str, tuple[Step, float | None]]:
        """What these games made of a member, and what was believed of them before; None: it was their first."""
        ordered = {"partition_by": STEPS.c.pool, "order_by": (STEPS.c.ended, STEPS.c.table)}
        mine = select(*_STEP, func.lag(STEPS.c.mu).over(**ordered).label("earlier")).where(STEPS.c.member == member)
        moved = mine.subquery().c
        wanted = select(*(moved[name] for name in Step.__struct_fields__), moved.earlier)
        rows = await self._read(wanted.where(moved.table.in_(tables)))
        return {str(row[1]): (Step(*row[:-1]), row[-1]) for row in rows}

    async def seasons(self, pool: str) -> list[str]:
        """The seasons in which a pool had games, the last first."""
        wanted = select(STANDINGS.c.season).where(STANDINGS.c.pool == pool).distinct()
        return [str(season) for (season,) in await self._read(wanted.order_by(STANDINGS.c.season.desc()))]

    async def standing(self, pool: str, season: str, member: str) -> Standing | None:
        """Where a member is in a season."""
        kept = STANDINGS.c
        wanted = select(*(kept[name] for name in Standing.__struct_fields__))
        rows = await self._read(wanted.where(kept.pool == pool, kept.season == season, kept.member == member))
        return Standing(*rows[0]) if rows else None

    async def ladder(
        self, pool: str, season: str, fewest: int, sure: float, first: int, count: int
    ) -> list[tuple[Standing, str, str]]:
        """Who has a rating in a season, with name and face: those whose doubt is small first, the strongest first."""
        kept = STANDINGS.c
        wanted = (
            select(*(kept[name] for name in Standing.__struct_fields__), MEMBERS.c.name, MEMBERS.c.face)
            .join(MEMBERS, MEMBERS.c.id == kept.member)
            .where(kept.pool == pool, kept.season == season, kept.games >= fewest, MEMBERS.c.left.is_(None))
            .order_by(case((kept.sigma > sure, 1), else_=0), kept.mu.desc(), MEMBERS.c.folded)
            .offset(first)
            .limit(count)
        )
        return [(Standing(*row[:-2]), str(row[-2]), str(row[-1])) for row in await self._read(wanted)]

    async def believed(self, pool: str) -> tuple[list[float], int]:
        """What is believed of each who has rated games in a pool; and how many members there are."""
        kept, of = STANDINGS.c, MEMBERS.c
        # Not joined: databases know an index by who has left, and would go through all members for each.
        rows = await self._read(select(kept.member, kept.season, kept.mu).where(kept.pool == pool))
        away = await self._read(select(of.id).where(or_(of.left.is_not(None), of.suspended)))
        gone = {str(id) for (id,) in away}
        ((members,),) = await self._read(select(func.count()).select_from(MEMBERS))
        last = {str(member): float(mu) for member, _, mu in sorted(rows, key=lambda row: str(row[1]))}
        return [mu for member, mu in last.items() if member not in gone], int(members) - len(gone)

    async def place(self, standing: Standing, fewest: int, sure: float) -> tuple[int, int]:
        """The place of a settled member in a season, and of how many."""
        kept = STANDINGS.c
        better = func.sum(case((kept.mu > standing.mu, 1), else_=0))
        wanted = (
            select(better, func.count())
            .join(MEMBERS, MEMBERS.c.id == kept.member)
            .where(
                kept.pool == standing.pool,
                kept.season == standing.season,
                kept.games >= fewest,
                kept.sigma <= sure,
                MEMBERS.c.left.is_(None),
            )
        )
        ((ahead, all_of_them),) = await self._read(wanted)
        return int(ahead or 0) + 1, int(all_of_them)


_GAME: Final = tuple(RATED.c[name] for name in RatedGame.__struct_fields__)


def _game(row: tuple[Any, ...]) -> RatedGame:
    table, pool, ended, sides, winner = row
    return RatedGame(table, pool, ended, _sides.decode(sides), winner)

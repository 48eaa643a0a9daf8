"""Ratings as they are shown: on profiles, and on the ladder."""

import calendar
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from trinacria.games import game_class
from trinacria.kernel.errors import UnknownMode
from trinacria.server.club.ratings import bodies
from trinacria.server.club.ratings.folding import QUARTER, mode_of, pool_of, season_of, strength_of
from trinacria.server.club.ratings.model import FEWEST, SCALE, SETTLED, Strength
from trinacria.server.store.members import Member
from trinacria.server.store.people.rated import Standing, Step
from trinacria.server.store.people.ratings import PeopleRatings
from trinacria.table.refusal import Refusal

SURE: Final = SETTLED / (2 * SCALE)
"""The doubt above which a rating is provisional."""
MOST_POINTS: Final = 200
"""Of a course that are told."""
PAGE: Final = 50


class Known(NamedTuple):
    """What is believed of a member in a game and mode."""

    points: int
    spread: int | None
    """None: they are not yet rated."""


class RatingsShown:
    """Reads ratings for those who look."""

    def __init__(self, store: PeopleRatings) -> None:
        self._store = store

    async def known(self, game: str, mode: str, members: Sequence[str]) -> dict[str, Known]:
        """How strong members are, also those who are not yet rated."""
        found = await self._store.of_members(pool_of(game, mode), members)
        return {one: _known(found.get(one)) for one in members}

    async def of_member(self, member: str, now: float) -> list[bodies.RatingShown]:
        """A member's ratings, the game that was played most first."""
        steps = await self._store.of_member(member)
        steps.sort(key=lambda one: (-one.games, one.pool))
        return [await self._shown(one, season_of(now)) for one in steps]

    async def _shown(self, step: Step, season: str) -> bodies.RatingShown:
        game, mode = mode_of(step.pool)
        strength = strength_of(step)
        if step.games < FEWEST:
            return bodies.RatingShown(game, mode, step.games, FEWEST, None, None, True)
        place, of = None, None
        if step.season == season and not strength.provisional:
            place, of = await self._store.place(_standing(step), FEWEST, SURE)
        return bodies.RatingShown(
            game, mode, step.games, FEWEST, strength.points, strength.spread, strength.provisional, place, of
        )

    async def gains(self, member: str, tables: Sequence[str]) -> dict[str, int]:
        """By how much these games changed a member's rating, where there was one before."""
        moved = await self._store.moves(member, tables)
        return {table: gain for table, (step, before) in moved.items() if (gain := _gain(step, before)) is not None}

    async def after(self, member: str, table: str) -> bodies.RatingAfter:
        """What a game made of a member's rating."""
        moved = (await self._store.moves(member, [table])).get(table)
        if moved is None:
            return bodies.RatingAfter(None)
        step, before = moved
        known = _known(step)
        points = known.points if known.spread is not None else None
        return bodies.RatingAfter(
            bodies.RatingMoved(*mode_of(step.pool), step.games, FEWEST, points, known.spread, _gain(step, before))
        )

    async def course(self, member: Member, game: str, mode: str) -> bodies.RatingCourse:
        """How a rating changed; raises Refusal."""
        check_mode(game, mode)
        steps = [one for one in await self._store.course(member.id, pool_of(game, mode)) if one.games >= FEWEST]
        points = [_point(one) for one in steps]
        began = [season_began(one.season) for before, one in pairwise(steps) if before.season != one.season]
        highest = max(points, key=lambda one: one.points, default=None)
        return bodies.RatingCourse(game, mode, _thinned(points), highest, began)

    async def ladder(
        self, game: str, mode: str, season: str | None, after: str | None, reader: Member | None, now: float
    ) -> bodies.Ladder:
        """A page of the ladder of a season, of the current one where none is named; raises Refusal."""
        check_mode(game, mode)
        first = _first(after)
        pool, wanted = pool_of(game, mode), season or season_of(now)
        seasons = await self._store.seasons(pool)
        found = await self._store.ladder(pool, wanted, FEWEST, SURE, first, PAGE)
        rows = [_row(one, place, name, face) for place, (one, name, face) in enumerate(found, first + 1)]
        me = await self._mine(pool, wanted, reader) if reader is not None else None
        following = str(first + PAGE) if len(found) == PAGE else None
        return bodies.Ladder(game, mode, wanted, seasons, rows, following, me)

    async def _mine(self, pool: str, season: str, reader: Member) -> bodies.LadderRow | None:
        standing = await self._store.standing(pool, season, reader.id)
        if standing is None or standing.games < FEWEST:
            return None
        place, _ = await self._store.place(standing, FEWEST, SURE)
        return _row(standing, place, reader.name, reader.face)


def _gain(step: Step, before: float | None) -> int | None:
    """The difference of what is shown, so that it adds up."""
    if before is None or step.games <= FEWEST:
        return None
    return strength_of(step).points - Strength(before).points


def _known(step: Step | None) -> Known:
    strength = strength_of(step) if step is not None else Strength()
    return Known(strength.points, strength.spread if step is not None and step.games >= FEWEST else None)


def check_mode(game: str, mode: str) -> None:
    """Raises what the kernel raises for a game or a mode that is not known."""
    modes = game_class(game).modes
    if mode not in modes:
        raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(modes))


def season_began(season: str) -> float:
    """When a season began, by UTC."""
    year, quarter = season.split("-")
    return float(calendar.timegm((int(year), (int(quarter) - 1) * QUARTER + 1, 1, 0, 0, 0)))


def _row(one: Standing, place: int, name: str, face: str) -> bodies.LadderRow:
    strength = Strength(one.mu, one.sigma)
    shown = None if strength.provisional else place
    return bodies.LadderRow(shown, name, face, strength.points, strength.spread, one.season_games)


def _standing(step: Step) -> Standing:
    return Standing(step.pool, step.season, step.member, step.mu, step.sigma, step.games, step.season_games)


def _point(step: Step) -> bodies.RatingPoint:
    strength = strength_of(step)
    return bodies.RatingPoint(step.ended, strength.points, strength.spread)


def _thinned(points: list[bodies.RatingPoint]) -> list[bodies.RatingPoint]:
    """Some of many, the first and the last among them."""
    if len(points) <= MOST_POINTS:
        return points
    return [points[round(at * (len(points) - 1) / (MOST_POINTS - 1))] for at in range(MOST_POINTS)]


def _first(after: str | None) -> int:
    """Where a page begins; raises Refusal."""
    if after is None:
        return 0
    if not after.isdecimal() or len(after) > 6:
        raise Refusal("table-error-message", reason=after)
    return int(after)

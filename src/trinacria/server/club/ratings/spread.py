"""How many members a range of ratings lets in."""

import asyncio
from bisect import bisect_left, bisect_right
from typing import Final

from trinacria.server.club.ratings.folding import pool_of
from trinacria.server.club.ratings.model import Strength
from trinacria.server.club.ratings.showing import check_mode
from trinacria.server.store.people.ratings import PeopleRatings

KEPT: Final = 60.0
"""Seconds for which what was read is good enough: it is a count that is shown beside a slider."""


class RatingsSpread:
    """Ratings by game and mode, in order."""

    def __init__(self, store: PeopleRatings) -> None:
        self._store = store
        self._read: dict[str, tuple[float, list[int]]] = {}

    async def within(self, game: str, mode: str, low: int | None, high: int | None) -> int:
        """How many members a range lets in: all whose rating is believed to be there. Raises Refusal."""
        check_mode(game, mode)
        points = await self._points(pool_of(game, mode))
        first = bisect_left(points, low) if low is not None else 0
        end = bisect_right(points, high) if high is not None else len(points)
        return max(0, end - first)

    async def _points(self, pool: str) -> list[int]:
        at = asyncio.get_running_loop().time()
        read, points = self._read.get(pool, (float("-inf"), []))
        if at - read >= KEPT:
            mus, members = await self._store.believed(pool)
            new = [Strength().points] * (members - len(mus))
            points = sorted([*(Strength(mu).points for mu in mus), *new])
            self._read[pool] = (at, points)
        return points

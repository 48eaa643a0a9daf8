"""Brings ratings up to date with each finished game, and folds them anew."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from trinacria.server.club.ratings.folding import fold, place_of
from trinacria.server.store.people.rated import RatedGame, Step
from trinacria.server.store.people.ratings import PeopleRatings, fold_from, standings_after
from trinacria.server.store.writer import Statement
from trinacria.table.store import Conflict

MANY: Final = 100
"""Games that are folded in a thread: others are served meanwhile."""
Count = Callable[[Sequence[Statement]], Awaitable[None]]


class RatingsKeeper:
    """The only one who changes ratings. Several processes may do so at once: each sees what the other has done."""

    def __init__(self, store: PeopleRatings) -> None:
        self._store = store

    async def count(self, game: RatedGame | None, write: Count) -> None:
        """Have a finished game written, with what it comes to. A game that is not rated is written alone."""
        while True:
            beside = await self._beside(game) if game is not None else []
            try:
                await write(beside)
            except Conflict:
                if not beside:
                    raise
                # Another process has folded a game of this pool: begin from there.
                continue
            return

    async def _beside(self, game: RatedGame) -> list[Statement]:
        number = await self._store.number(game.pool)
        known = await self._store.game(game.table)
        if known == game:
            return []
        since = place_of(game) if known is None else min(place_of(game), place_of(known))
        # Games may be counted in another order than they ended in: the later ones follow once more.
        later = [one for one in await self._store.games(game.pool, since) if one.table != game.table]
        games = [game, *later]
        members = sorted({who for one in games for side in one.sides for who in side})
        before = await self._store.before(game.pool, members, since)
        return fold_from(number, game, since, await self._folded(games, before))

    async def recount(self) -> int:
        """Fold all games of all pools from the beginning; how many pools were not as they should be."""
        mended = 0
        for pool in await self._store.pools():
            mended += await self._recount(pool)
        return mended

    async def _recount(self, pool: str) -> bool:
        while True:
            number = await self._store.number(pool)
            steps = await self._folded(await self._store.games(pool), {})
            standing = {(one.season, one.member): one for one in standings_after(steps)}
            there = {(one.season, one.member): one for one in await self._store.standings(pool)}
            if there == standing and _in_order(await self._store.steps(pool)) == _in_order(steps):
                return False
            try:
                await self._store.replace(pool, number, steps)
            except Conflict:
                continue
            return True

    async def _folded(self, games: Sequence[RatedGame], before: dict[str, Step]) -> list[Step]:
        if len(games) < MANY:
            return fold(games, before)
        return await asyncio.to_thread(fold, games, before)


def _in_order(steps: Sequence[Step]) -> list[Step]:
    return sorted(steps, key=lambda one: (one.table, one.member))

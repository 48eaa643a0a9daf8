"""Ratings as a fold: finished rated games in the order of their ends, each once."""

import time
from collections.abc import Iterable, Mapping
from typing import Final

from trinacria.server.club.ratings.model import Strength, rate
from trinacria.server.store.people.rated import RatedGame, Step

QUARTER: Final = 3
"""Months of a season."""


def pool_of(game: str, mode: str) -> str:
    """The rated games of a game and mode."""
    return f"{game}/{mode}"


def mode_of(pool: str) -> tuple[str, str]:
    """The game and the mode whose rated games a pool has."""
    game, mode = pool.split("/")
    return game, mode


def season_of(at: float) -> str:
    """The quarter of the year in which something happened, by UTC: 2026-4."""
    then = time.gmtime(at)
    return f"{then.tm_year}-{(then.tm_mon - 1) // QUARTER + 1}"


def strength_of(step: Step) -> Strength:
    return Strength(step.mu, step.sigma)


def place_of(game: RatedGame) -> tuple[float, str]:
    """Where a game comes in the order of the ends; of two that ended at once, by their tables."""
    return game.ended, game.table


def fold(games: Iterable[RatedGame], before: Mapping[str, Step]) -> list[Step]:
    """What follows for each member from games of one pool. `before`: where the members came from."""
    last = dict(before)
    made: list[Step] = []
    for game in sorted(games, key=place_of):
        strengths = [[strength_of(last[who]) if who in last else Strength() for who in side] for side in game.sides]
        rated = rate(strengths, game.winner)
        for side, after in zip(game.sides, rated, strict=True):
            for who, strength in zip(side, after, strict=True):
                last[who] = _step(game, who, strength, last.get(who))
                made.append(last[who])
    return made


def _step(game: RatedGame, who: str, after: Strength, before: Step | None) -> Step:
    season = season_of(game.ended)
    games = before.games if before is not None else 0
    of_season = before.season_games if before is not None and before.season == season else 0
    return Step(who, game.table, game.pool, game.ended, after.mu, after.sigma, games + 1, season, of_season + 1)

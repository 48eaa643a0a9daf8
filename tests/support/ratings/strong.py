"""Members with ratings, in tests: as many games are folded as it takes, and what they come to is set."""

from typing import Final

from msgspec.structs import replace

from support.server.running import Running
from trinacria.server.club.ratings.folding import fold
from trinacria.server.club.ratings.model import FEWEST, MEAN, MIDDLE, SCALE
from trinacria.server.store.people.rated import RatedGame

SURE: Final = 50 / (2 * SCALE)


async def strong(server: Running, pool: str, ratings: dict[str, int]) -> None:
    """These members have these ratings, and a spread of 50."""
    store = server.app.state.people.ratings
    ids = {name: (await server.app.state.people.relations.found(name)).id for name in ratings}
    ended = server.clock.time
    games = [
        RatedGame(f"t{pool}{name}{number}", pool, ended + number, [[id], ["nobody"]], 0)
        for name, id in ids.items()
        for number in range(FEWEST)
    ]
    wanted = {id: MEAN + (ratings[name] - MIDDLE) / SCALE for name, id in ids.items()}
    steps = [replace(one, mu=wanted[one.member], sigma=SURE) for one in fold(games, {}) if one.member in wanted]
    await store.replace(pool, await store.number(pool), steps)

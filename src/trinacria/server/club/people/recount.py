"""Counting all finished games of a database once more, also beside a running server."""

import asyncio
import time

from trinacria.server.club.database import database_there
from trinacria.server.club.people.counting import Counting
from trinacria.server.club.ratings.keeping import RatingsKeeper
from trinacria.table.refusal import NotFound
from trinacria.table.table import Table


async def recount(address: str) -> int:
    """How many games were counted; raises Refusal where there is no database."""
    async with database_there(address) as store:

        async def open_table(id: str) -> Table:
            entries = await store.entries(id)
            if not entries:
                raise NotFound("table-error-unknown", table=id)
            return await asyncio.to_thread(Table, id, entries)

        await store.people_games.queue_all(time.time())
        ratings = RatingsKeeper(store.people_ratings)
        count = await Counting(store.people_games, store.people, ratings, open_table).count_all()
        await ratings.recount()
        return count

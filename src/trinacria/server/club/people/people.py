"""All that members are to each other, put together over one database."""

import asyncio
from collections.abc import Callable
from typing import Final

from trinacria.server.club.club import Asker, Club
from trinacria.server.club.names import folded
from trinacria.server.club.people.bell import Bell, Teller
from trinacria.server.club.people.counting import Counting, OpenTable
from trinacria.server.club.people.home import HomePage
from trinacria.server.club.people.invitations import Invitations
from trinacria.server.club.people.neighbours import NeighboursOfClub
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.pages import WaitingPages
from trinacria.server.club.people.profile import Profiles
from trinacria.server.club.people.profile_bodies import People, PersonListed
from trinacria.server.club.people.reading import Summaries, TableReader
from trinacria.server.club.people.relations import Relations
from trinacria.server.club.people.tellings import Tellings
from trinacria.server.club.ratings.keeping import RatingsKeeper
from trinacria.server.club.ratings.showing import RatingsShown
from trinacria.server.club.ratings.spread import RatingsSpread
from trinacria.server.club.seeks.seeks import Seeks
from trinacria.server.ops.limits import Limits
from trinacria.server.store.database import Database
from trinacria.table.table import Table

AT_ONCE: Final = 6
"""However many pages ask for the same at once, the database has room for those who play."""


class MembersTogether:
    """The parts, each with one job."""

    def __init__(self, club: Club, store: Database, limits: Limits, now: Callable[[], float]) -> None:
        teller: Teller = store
        summaries: Summaries = store
        self.club = club
        self.store = store.people
        self.limits = limits
        self.now = now
        self.bell = Bell(WaitingPages(), teller)
        self.tables = TableReader(summaries)
        self.notices = MemberNotices(
            store.people_notices, store.people, store.people_invitations, self.tables, self.bell, now
        )
        self.relations = Relations(store.members, store.people, self.bell, limits, now, self.notices)
        self.invitations = Invitations(
            store.people_invitations,
            store.people,
            self.relations,
            self.notices,
            self.tables,
            self.bell,
            limits,
            now,
        )
        self.games = store.people_games
        self.ratings = store.people_ratings
        self.ratings_shown = RatingsShown(store.people_ratings)
        self.profiles = Profiles(store.people, store.people_games, self.relations, self.ratings_shown)
        self.turns = asyncio.Semaphore(AT_ONCE)
        """Whoever asks for news or for seeks has one while the database is read, and waits for it before."""
        self.seeks = Seeks(
            store.people_seeks,
            store.people,
            self.relations,
            self.notices,
            self.bell,
            store.people_meetings,
            store,
            self.ratings_shown,
            RatingsSpread(store.people_ratings),
            limits,
            now,
        )
        self.home = HomePage(store.people, self.invitations, self.notices, self.bell, self.seeks.own, self.turns, now)
        self.tellings = Tellings(store.people_tellings, store.people, self.notices, now)
        self.neighbours = NeighboursOfClub(
            club, store.people, self.relations, self.invitations, self.tellings, self.notices, self.bell, now
        )
        self._counting: Counting | None = None

    def count_with(self, open_table: OpenTable) -> Counting:
        """Whoever counts what is over opens tables so."""
        counting = Counting(self.games, self.store, RatingsKeeper(self.ratings), open_table)
        counting.ring = self.bell.ring
        self.neighbours.ended = counting.news.set
        self._counting = counting
        return counting

    async def people(self, asker: Asker, find: str, after: str | None, count: int) -> People:
        """Members by name."""
        found = await self.store.listed(folded(find), after or "", count)
        relations = await self.relations.to_all(asker.member.id, [member.id for member, _ in found])
        following = found[-1][0].folded if len(found) == count else None
        return People(
            [
                PersonListed(member.name, member.line, member.since, games, relations[member.id], member.face)
                for member, games in found
            ],
            following,
        )

    async def sat(self, member: str, table: Table) -> None:
        """A member has sat down: friends hear of a table that waits for others."""
        await self.neighbours.opened(member, table)

    async def took_over(self, asker: Asker, tables: list[str]) -> None:
        """A member has seats now that were a guest's: games that are over count."""
        await self.games.queue(tables, self.now())
        if self._counting is not None:
            self._counting.news.set()

    async def close(self) -> None:
        """Answer whoever waits, and let go of what is on its way."""
        self.bell.pages.ring_all()
        await self.neighbours.close()

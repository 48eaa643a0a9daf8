"""Those who were found have to come. If somebody does not, the others look on from where they were."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, Protocol

from trinacria.server.club.people.bell import Bell
from trinacria.server.club.seeks.bodies import SeekClock
from trinacria.server.store.people.meetings import Again, PeopleMeetings
from trinacria.server.store.people.people import People
from trinacria.server.store.people.seeks import Kept, PeopleSeeks
from trinacria.table.history.log import Logged
from trinacria.table.rated.meeting import absent
from trinacria.table.settings import TurnClock
from trinacria.table.store import Conflict
from trinacria.table.table import Table

LIVE: Final = 10.0
"""Seconds to be there, live."""
AGAIN: Final = 1.0
"""Seconds until it is looked at once more where the database failed."""
ON_THE_WAY: Final = 60.0
"""Seconds for a page that has said that it comes: it may be a slow one."""
DAY: Final = 86_400.0
TURNS: Final = 2
"""Over days, so many times what a turn may take."""
WEEK: Final = 7 * DAY


class Logs(Protocol):
    """Where tables are kept."""

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """The log of a table."""


def time_to_come(clock: SeekClock) -> float:
    """Seconds to be at the table."""
    return min(WEEK, TURNS * clock.days * DAY) if isinstance(clock, TurnClock) else LIVE


class Meetings:
    """One in each process. Whichever is first settles one."""

    def __init__(
        self,
        store: PeopleMeetings,
        seeks: PeopleSeeks,
        people: People,
        logs: Logs,
        bell: Bell,
        now: Callable[[], float],
        wait: float,
    ) -> None:
        """`wait`: for so many seconds a search goes on at least, until its page is back."""
        self._store = store
        self._seeks = seeks
        self._people = people
        self._logs = logs
        self._bell = bell
        self._now = now
        self._wait = wait
        self.next_at = float("-inf")
        """When somebody should have come next."""
        self.begin: Callable[[str], Awaitable[None]] | None = None
        """Called with a table at which all are there, and which has not begun."""
        self.parted: Callable[[str], None] | None = None
        """Called with a table that was removed."""

    def expect(self, due: float) -> None:
        """Somebody should come by then."""
        self.next_at = min(self.next_at, due)

    async def comes(self, seek: str, member: str) -> None:
        """A page of a member is on its way."""
        await self._store.comes(seek, member, self._now() + ON_THE_WAY)

    async def settle(self) -> list[str]:
        """See who has come; the seeks that go on."""
        going: list[str] = []
        self.next_at = self._now() + AGAIN
        for table in await self._store.due(self._now()):
            going += await self._settle(table)
        self.next_at = await self._store.next() or float("inf")
        return going

    async def _settle(self, id: str) -> Sequence[str]:
        entries = await self._logs.entries(id)
        table = await asyncio.to_thread(Table, id, entries) if entries else None
        if table is not None and table.status == "lobby":
            missing = absent(table)
            if missing:
                return await self._part(table, missing)
            if self.begin is not None:
                await self.begin(id)
        await self._store.settled(id)
        return ()

    async def _part(self, table: Table, missing: Collection[str]) -> Sequence[str]:
        """Some have not come: those who have look on, unless the others are on their way."""
        now = self._now()
        seats = {member: chair for member, chair, _ in await self._people.at_table(table.id)}
        found = [await self._seeks.find(id) for id in await self._store.seeks(table.id)]
        seeks = [one for one in found if one is not None]

        def there(member: str) -> bool:
            return member in seats and seats[member] not in missing

        late = [one for seek in seeks for one in seek.seekers if not there(one.member)]
        on_the_way = [one.until for one in late if one.until > now and one.member in seats]
        if late and len(on_the_way) == len(late):
            await self._store.wait(table.id, min(on_the_way))
            return ()
        going = [one for one in seeks if await self._goes_on(one, there)]
        over = [one.seek.id for one in seeks if one not in going]
        try:
            await self._store.parted(table.id, table.seq, self._again(going, now), over, now)
        except Conflict:
            # Somebody has come in this moment, or another process was faster: it is looked at once more.
            return ()
        if self.parted is not None:
            self.parted(table.id)
        await self._bell.ring([one.member for seek in seeks for one in seek.seekers])
        return [one.seek.id for one in going]

    async def _goes_on(self, one: Kept, there: Callable[[str], bool]) -> bool:
        """Whether all its people have come, and look for nobody else now."""
        if not all(there(seeker.member) for seeker in one.seekers):
            return False
        return not one.seek.live or not [seek for mine in one.seekers for seek in await self._seeks.busy(mine.member)]

    def _again(self, seeks: Sequence[Kept], now: float) -> list[Again]:
        return [
            Again(one.seek.id, seeker.member, now + (self._wait if one.seek.live else WEEK), one.seek.live)
            for one in seeks
            for seeker in one.seekers
        ]

"""Makes tables of seeks that fit: at once of those that are new here, and from time to time of all."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.seeks.founding import found, sides_of
from trinacria.server.club.seeks.matching import Searcher, group_with, matched
from trinacria.server.club.seeks.meetings import Meetings, time_to_come
from trinacria.server.club.seeks.terms import has_to_meet, searcher, terms_of
from trinacria.server.store.people.seeks import LATE, Kept, PeopleSeeks
from trinacria.table.refusal import NotNow
from trinacria.table.store import Conflict, StoreFailed

SWEEP: Final = 10.0
"""Seconds between two looks at all seeks: for what a process left that died, and for those that nobody keeps up."""
PAUSE, LONGEST_PAUSE = 0.05, 0.25
"""Seconds between two rounds, for those who come at once: as long as the last one took, within these bounds."""
AT_ONCE: Final = 100
Apart = dict[str, set[str]]

_log = logging.getLogger("trinacria.club")


class Matcher:
    """One in each process. Whichever is first makes the table: a seek ends once."""

    def __init__(
        self,
        store: PeopleSeeks,
        notices: MemberNotices,
        bell: Bell,
        now: Callable[[], float],
        rest: float,
        meetings: Meetings,
    ) -> None:
        """`rest`: for so many seconds before its end a live seek rests, for its page is away."""
        self._store = store
        self.meetings = meetings
        self._notices = notices
        self._bell = bell
        self._now = now
        self._rest = rest
        self._fresh: set[str] = set()
        self._news = asyncio.Event()
        self.begun: Callable[[str], Awaitable[None]] | None = None
        """Called with a table at which the game has begun."""

    def look(self, seeks: Collection[str]) -> None:
        """These are new, or wait again."""
        self._fresh.update(seeks)
        self._news.set()

    async def run(self) -> None:
        """For ever."""
        loop = asyncio.get_running_loop()
        swept = float("-inf")
        while True:
            began = loop.time()
            try:
                if began - swept >= SWEEP:
                    swept = began
                    await self.end_lapsed()
                    await self.meet()
                    await self.round(everything=True)
                else:
                    if self.meetings.next_at <= self._now():
                        await self.meet()
                    await self.round()
            except StoreFailed:
                # The database is away for a while: the next look at all of them makes up for it.
                pass
            except Exception:
                _log.exception("seeks could not be matched")
            await asyncio.sleep(min(LONGEST_PAUSE, max(PAUSE, loop.time() - began)))
            with contextlib.suppress(TimeoutError):
                until = min(swept + SWEEP - loop.time(), self.meetings.next_at - self._now())
                await asyncio.wait_for(self._news.wait(), max(0.0, until))

    async def meet(self) -> None:
        """See who has come of those who were found; the others are looked for again."""
        self.look(await self.meetings.settle())

    async def round(self, everything: bool = False) -> int:
        """Make the tables that can be made; how many."""
        self._news.clear()
        fresh, self._fresh = self._fresh, set()
        if not fresh and not everything:
            return 0
        try:
            waiting = {one.seek.id: one for one in await self._waiting()}
            apart = await self._apart()
        except StoreFailed:
            self._fresh |= fresh
            raise
        pool = [searcher(one) for one in waiting.values()]
        sides = {one.kind: sides_of(waiting[one.id].seek.game, waiting[one.id].seek.mode) for one in pool}
        groups = await asyncio.to_thread(matched, pool, sides, apart, None if everything else fresh)
        made = await asyncio.gather(*(self._found(group, waiting) for group in groups))
        return sum(made)

    async def join(self, wanted: Kept, mine: Kept, instead: Collection[str]) -> str | None:
        """The table that a seek makes with a new one, and with others who wait; None where people are still missing.
        Raises Refusal where the seek is over."""
        waiting = {one.seek.id: one for one in await self._waiting()}
        if wanted.seek.id not in waiting:
            raise NotNow("seek-error-over")
        pool = [searcher(one) for id, one in waiting.items() if id not in instead]
        must = [searcher(wanted), searcher(mine)]
        sides = sides_of(wanted.seek.game, wanted.seek.mode)
        apart = await self._apart([one.member for one in mine.seekers])
        group = await asyncio.to_thread(group_with, must, pool, sides, apart)
        if group is None:
            return None
        try:
            return await self._make(group, {**waiting, mine.seek.id: mine}, mine, instead)
        except Conflict:
            raise NotNow("seek-error-over") from None

    async def end_lapsed(self) -> None:
        """Those that nobody has kept up are over."""
        for one in await self._store.lapsed(self._now(), AT_ONCE):
            with contextlib.suppress(Conflict):
                await self._store.end(one.seek.id, LATE, self._now())
                await self._bell.ring([seeker.member for seeker in one.seekers])

    async def _waiting(self) -> list[Kept]:
        """Those whose people are all there."""
        now = self._now()
        going = await self._store.open(now)
        return [one for one in going if one.agreed and (not one.seek.live or one.until > now + self._rest)]

    async def _apart(self, also: Collection[str] = ()) -> Apart:
        apart: Apart = {}
        for one, other in await self._store.blocks(self._now(), also):
            apart.setdefault(one, set()).add(other)
            apart.setdefault(other, set()).add(one)
        return apart

    async def _found(self, group: Sequence[Searcher], waiting: dict[str, Kept]) -> bool:
        try:
            await self._make(group, waiting)
        except Conflict:
            # One of them has found others elsewhere, or stopped: the rest look again.
            self.look([one.id for one in group])
            return False
        return True

    async def _make(
        self,
        group: Sequence[Searcher],
        waiting: dict[str, Kept],
        newcomer: Kept | None = None,
        instead: Collection[str] = (),
    ) -> str:
        """A table with all of them, and they hear of it. Raises Conflict."""
        seeks, now = [waiting[one.id] for one in group], self._now()
        founded = await asyncio.to_thread(found, seeks, terms_of(seeks[0]), now)
        new = (newcomer.seek, newcomer.seekers) if newcomer is not None else None
        ids = [one.seek.id for one in seeks]
        people = [seeker.member for one in seeks for seeker in one.seekers]
        table, live = founded.summary.id, seeks[0].seek.live
        meets = has_to_meet(terms_of(seeks[0]))
        # Over days nobody may be here: who was found is told with the same write.
        others = {member: next(one for one in people if one != member) for member in people} if not live else {}
        told = [await self._notices.prepare([member], "seek_found", other, table) for member, other in others.items()]
        also = [statement for one in told for statement in one.statements]
        due = now + time_to_come(terms_of(seeks[0]).clock) if meets else None
        await self._store.found(ids, founded.summary, founded.entries, founded.seats, now, new, instead, also, due)
        if due is not None:
            self.meetings.expect(due)
            # Whoever sleeps until something is due wakes up and looks when that is.
            self._news.set()
        for one in told:
            await self._notices.spread(one)
        if not meets and self.begun is not None:
            await self.begun(table)
        await self._bell.ring(people)
        return table

"""Seeks of members: put up, answered, taken, kept up and ended."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from trinacria.server.club.club import Asker
from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.relations import Relations
from trinacria.server.club.people.wishes import wishes_of
from trinacria.server.club.ratings.showing import RatingsShown
from trinacria.server.club.ratings.spread import RatingsSpread
from trinacria.server.club.seeks import bodies
from trinacria.server.club.seeks.founding import first_mode, sides_of
from trinacria.server.club.seeks.listing import EARLIER, SeekBoard, my_seek
from trinacria.server.club.seeks.matcher import Matcher
from trinacria.server.club.seeks.matching import in_range, speak
from trinacria.server.club.seeks.meetings import Logs, Meetings
from trinacria.server.club.seeks.terms import Terms, encoded, is_live, is_narrow, searcher, terms_of
from trinacria.server.ops.limits import Limits
from trinacria.server.store.members import Member
from trinacria.server.store.people import seeks as kept
from trinacria.server.store.people.meetings import PeopleMeetings
from trinacria.server.store.people.people import People, Shown
from trinacria.table.refusal import Forbidden, NotNow, Refusal, TooMany
from trinacria.table.store import Conflict

AWAY: Final = 15.0
"""Seconds after which a page that was not heard of is away."""
REST: Final = 30.0
"""For so many seconds a live seek rests then, before it ends."""
WEEK: Final = 7 * 86_400.0
ASKED: Final = 120.0
"""Seconds for which a partner is asked."""
ASKED_OVER_DAYS: Final = 2 * 86_400.0
MOST_OVER_DAYS: Final = 5
KEPT_EVERY: Final = 5.0
"""Seconds: that somebody waits is not written down more often."""
MOST_NOTED: Final = 10_000


class Seeks:
    """What members do with them."""

    def __init__(
        self,
        store: kept.PeopleSeeks,
        people: People,
        relations: Relations,
        notices: MemberNotices,
        bell: Bell,
        meetings: PeopleMeetings,
        logs: Logs,
        ratings: RatingsShown,
        spread: RatingsSpread,
        limits: Limits,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._meetings = Meetings(meetings, store, people, logs, bell, now, AWAY + REST)
        self._ratings = ratings
        self._people = people
        self._relations = relations
        self._notices = notices
        self._bell = bell
        self._limits = limits
        self._now = now
        self._noted: dict[tuple[str, str], float] = {}
        """When it was last written down that somebody waits."""
        self.matcher = Matcher(store, notices, bell, now, REST, self._meetings)
        self.board = SeekBoard(store, now)
        self.spread = spread

    # ---------------------------------------------------------------- looking for others

    async def put(self, asker: Asker, wish: bodies.SeekWish, address: str) -> bodies.MySeek:
        """Look for others. Live, it takes the place of what one looked for before. Raises Refusal."""
        me = asker.member
        self._limits.seek(me.id, address)
        mode = wish.mode or first_mode(wish.game)
        sides = sides_of(wish.game, mode)
        if sum(sides) < 2:
            raise Refusal("seek-error-game")
        if wish.low is not None and wish.high is not None and wish.low > wish.high:
            raise Refusal("seek-error-range", low=wish.low, high=wish.high)
        languages = list(dict.fromkeys(wish.languages))
        terms = Terms(wish.clock, languages, wish.rated, wish.low, wish.high)
        seek = self._new(me.id, wish.game, mode, terms)
        seekers = [await self._seeker(seek, me.id, wish.language, Shown(me.name, me.face))]
        if wish.partner is not None:
            if not all(side >= 2 for side in sides):
                raise Refusal("seek-error-no-partner")
            seekers.append(await self._partner(seek, me.id, wish.partner))
        await self._check_room(me.id, seek)
        await self._add(seek, seekers)
        if len(seekers) == 2:
            await self._notices.tell([seekers[1].member], "seek_asked", me.id)
            await self._bell.ring([seekers[1].member])
        else:
            self.matcher.look([seek.id])
        await self._bell.ring([me.id])
        return my_seek(kept.Kept(seek, seekers), me.id)

    async def take(self, asker: Asker, id: str, language: str, address: str) -> bodies.MySeek:
        """Play with somebody who looks for others: at once where that makes a table, else one looks along with them.
        Raises Refusal."""
        me = asker.member
        self._limits.seek(me.id, address)
        wanted = await self._open(id)
        if any(one.member == me.id for one in wanted.seekers):
            raise Refusal("people-error-self")
        if not wanted.agreed:
            raise NotNow("seek-error-over")
        terms = terms_of(wanted)
        seek = self._new(me.id, wanted.seek.game, wanted.seek.mode, Terms(terms.clock, rated=terms.rated))
        mine = kept.Kept(seek, [await self._seeker(seek, me.id, language, Shown(me.name, me.face))])
        apart = await self._relations.blocked_pairs([me.id, *(one.member for one in wanted.seekers)])
        if any(me.id in pair for pair in apart):
            raise NotNow("seek-error-over")
        if not speak(searcher(wanted), searcher(mine)):
            raise Forbidden("seek-error-language")
        if not in_range(searcher(wanted), searcher(mine)):
            raise Forbidden("seek-error-rating")
        instead = await self._store.busy(me.id) if seek.live else []
        table = await self.matcher.join(wanted, mine, instead)
        if table is not None:
            return my_seek(kept.Kept(seek, mine.seekers, kept.SeekEnd(self._now(), kept.FOUND, table)), me.id)
        await self._check_room(me.id, seek)
        await self._add(seek, mine.seekers)
        self.matcher.look([seek.id])
        await self._bell.ring([me.id])
        return my_seek(mine, me.id)

    async def stop(self, asker: Asker, id: str) -> None:
        """Look no more; raises Refusal where it is over."""
        found = await self._mine(asker.member.id, id)
        try:
            await self._store.end(id, kept.STOPPED, self._now())
        except Conflict:
            raise NotNow("seek-error-over") from None
        await self._bell.ring([one.member for one in found.seekers])

    async def answer(self, asker: Asker, id: str, said: bodies.SeekAnswer) -> None:
        """Whether one is the partner; raises Refusal."""
        me = asker.member
        found = await self._mine(me.id, id)
        (mine,) = (one for one in found.seekers if one.member == me.id)
        if mine.agreed:
            raise NotNow("seek-error-over")
        if not said.yes:
            await self.stop(asker, id)
            return
        instead = await self._store.busy(me.id) if found.seek.live else []
        yes = await self._seeker(found.seek, me.id, said.language, mine.shown)
        try:
            await self._store.agree(found.seek, yes, self._now(), instead)
        except Conflict:
            raise NotNow("seek-error-over") from None
        self.matcher.look([id])
        await self._bell.ring([one.member for one in found.seekers])

    # ---------------------------------------------------------------- a page that waits

    async def keep(self, member: str, id: str) -> None:
        """A page of a member is here that waits for what comes of a live seek."""
        now = self._now()
        if now - self._noted.get((member, id), float("-inf")) < KEPT_EVERY:
            return
        rested = now - self._noted.get((member, id), now) > AWAY
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted[member, id] = now
        found = await self._store.find(id)
        if found is None or found.end is not None or not found.seek.live:
            return
        if any(one.member == member and one.agreed and one.until > now for one in found.seekers):
            await self._store.keep(id, member, now + AWAY + REST)
            if rested or found.until < now + REST:
                self.matcher.look([id])

    async def come(self, asker: Asker, id: str) -> None:
        """A page has heard that others were found, and opens the table. Raises Refusal where none waits."""
        found = await self._store.find(id)
        mine = found is not None and any(one.member == asker.member.id for one in found.seekers)
        if found is None or not mine or found.end is None or found.end.table is None:
            raise NotNow("seek-error-over")
        await self._meetings.comes(id, asker.member.id)

    async def own(self, member: str) -> list[bodies.MySeek]:
        """A member's own, as pages show them."""
        now = self._now()
        found = await self._store.of(member, now, now - TOLD_LATE_OVER_DAYS)
        return [my_seek(one, member) for one in found if one.end is None or one.end.at > now - _told_for(one)]

    async def all_of(self, member: str) -> list[kept.Kept]:
        """All that is still known of what a member looked for."""
        return await self._store.all_of(member)

    async def listed(self, reader: Member | None, language: str) -> bodies.SeekList:
        """What somebody can take; nothing of those with whom they have nothing to do."""
        if reader is None:
            return await self.board.listed(None, set())
        going = {one.member for seek in await self.board.going() for one in seek.seekers}
        pairs = await self._people.blocks([reader.id, *going])
        apart = {one for pair in pairs if reader.id in pair for one in pair} - {reader.id}
        spoken = (await wishes_of(self._people, reader.id)).languages or [language]
        me = kept.Seeker("", reader.id, True, " ".join(spoken), float("inf"), Shown(reader.name, reader.face))
        played = {(one.seek.game, one.seek.mode) for one in await self.board.going() if is_narrow(terms_of(one))}
        mine = {pair: (await self._ratings.known(*pair, [reader.id]))[reader.id].points for pair in played}
        return await self.board.listed(me, apart, mine)

    async def fitting(self, asker: Asker, wish: bodies.FittingWish) -> bodies.Fitting:
        """Whom a range of ratings lets in; raises Refusal."""
        me = asker.member
        within = await self.spread.within(wish.game, wish.mode, wish.low, wish.high)
        people = [me.id, *([(await self._relations.found(wish.partner)).id] if wish.partner else [])]
        known = await self._ratings.known(wish.game, wish.mode, people)
        points = [known[one].points for one in people]
        inside = [one for one in points if (wish.low or 0) <= one <= (wish.high or one)]
        rated = all(known[one].spread is not None for one in people)
        return bodies.Fitting(max(0, within - len(inside)), round(sum(points) / len(points)), rated)

    async def forget_old(self) -> None:
        """What was over long ago."""
        await self._store.prune(self._now() - EARLIER)

    # ---------------------------------------------------------------- helpers

    def _new(self, member: str, game: str, mode: str, terms: Terms) -> kept.Seek:
        id = f"{time.time_ns():016x}{secrets.token_hex(4)}"
        return kept.Seek(id, member, self._now(), is_live(terms.clock), game, mode, encoded(terms))

    async def _seeker(self, seek: kept.Seek, member: str, language: str, shown: Shown) -> kept.Seeker:
        """Somebody who has agreed."""
        spoken = (await wishes_of(self._people, member)).languages or [language]
        until = self._now() + (AWAY + REST if seek.live else WEEK)
        points, spread = (await self._ratings.known(seek.game, seek.mode, [member]))[member]
        return kept.Seeker(seek.id, member, True, " ".join(spoken), until, shown, points, spread)

    async def _partner(self, seek: kept.Seek, me: str, name: str) -> kept.Seeker:
        """A friend who is asked; raises Refusal."""
        other = await self._relations.found(name)
        if other.id == me:
            raise Refusal("people-error-self")
        if (await self._relations.to(me, other.id)).friend != "friends":
            raise Forbidden("seek-error-friends", name=other.name)
        until = self._now() + (ASKED if seek.live else ASKED_OVER_DAYS)
        return kept.Seeker(seek.id, other.id, False, "", until, Shown(other.name, other.face))

    async def _check_room(self, me: str, seek: kept.Seek) -> None:
        """Raises Refusal where a member looks for enough games over days."""
        if seek.live:
            return
        now = self._now()
        going = [one for one in await self._store.of(me, now, now) if one.end is None and not one.seek.live]
        if len(going) >= MOST_OVER_DAYS:
            raise TooMany("seek-error-many", most=MOST_OVER_DAYS)

    async def _add(self, seek: kept.Seek, seekers: list[kept.Seeker]) -> None:
        """In the place of the live one that its member was in; raises Refusal."""
        for last in (False, True):
            instead = await self._store.busy(seek.member) if seek.live else []
            try:
                await self._store.add(seek, seekers, instead)
            except Conflict:
                # That one has ended in this moment, perhaps by finding others.
                if last:
                    raise NotNow("seek-error-over") from None
                await asyncio.sleep(0)
                continue
            others = [await self._store.find(id) for id in instead]
            await self._bell.ring({one.member for other in others if other is not None for one in other.seekers})
            return

    async def _open(self, id: str) -> kept.Kept:
        """One that goes on; raises Refusal."""
        found = await self._store.find(id)
        if found is None or found.end is not None or found.until <= self._now():
            raise NotNow("seek-error-over")
        return found

    async def _mine(self, me: str, id: str) -> kept.Kept:
        found = await self._open(id)
        if all(one.member != me for one in found.seekers):
            raise NotNow("seek-error-over")
        return found


TOLD_FOUND: Final = 60.0
"""Seconds for which pages are told that others were found, or that nobody was."""
TOLD_LATE: Final = 600.0
TOLD_LATE_OVER_DAYS: Final = 86_400.0


def _told_for(one: kept.Kept) -> float:
    if one.end is not None and one.end.how == kept.FOUND:
        return TOLD_FOUND
    return TOLD_LATE if one.seek.live else TOLD_LATE_OVER_DAYS

"""What concerns a member now: tables that wait, friends who are here, invitations, and news of all that."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from trinacria.server.club.people import bodies
from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.invitations import Invitations
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.profile import HERE
from trinacria.server.club.people.reading import joinable, listed, watchable
from trinacria.server.club.people.wishes import USUAL, encoded
from trinacria.server.club.seeks.bodies import MySeek
from trinacria.server.store.members import Member
from trinacria.server.store.people.people import People, Tie, Turn
from trinacria.server.wire.bodies import TableListed

MOST_WAITING: Final = 20
MOST_FRIENDS: Final = 20
MOST_FOLLOWED: Final = 10
MOST_TABLES: Final = 200
"""Tables of friends that are looked at."""
MOST_NEXT: Final = 500
LATELY: Final = 8
NOTED_EVERY: Final = 45.0
"""Seconds: that a member is here is not written down more often."""
WAIT: Final = 10.0
"""Seconds that a page waits for news."""
PAUSE: Final = 5.0
"""Seconds for which a page rests that had to make room."""
NEWEST: Final = 5
MOST_KNOWN: Final = 10_000
Tied = list[tuple[Tie, Member]]


class HomePage:
    """Of one member at a time."""

    def __init__(
        self,
        people: People,
        invitations: Invitations,
        notices: MemberNotices,
        bell: Bell,
        seeks: Callable[[str], Awaitable[list[MySeek]]],
        turns: asyncio.Semaphore,
        now: Callable[[], float],
    ) -> None:
        """`seeks`: a member's own. `turns`: so many pages are answered at a time."""
        self._people = people
        self._invitations = invitations
        self._notices = notices
        self._bell = bell
        self._seeks = seeks
        self._now = now
        self._noted: dict[str, float] = {}
        """When it was last written down who is here."""
        self.wait = WAIT
        self._turns = turns

    # ---------------------------------------------------------------- whom one knows

    async def my_people(self, me: str) -> bodies.MyPeople:
        """Whom a member knows."""
        tied = await self._people.ties_of(me)
        friends, asks, asked = _sorted_out(me, tied)
        mine = {kind: [_known(tie, who) for tie, who in tied if (tie.member, tie.kind) == (me, kind)] for kind in KINDS}
        known = {who.id for _, who in friends}
        lately = [
            bodies.Known(who.name, at, who.face)
            for id, who, at in await self._people.lately(me, LATELY + len(known))
            if id not in known and id not in _apart(me, tied)
        ]
        return bodies.MyPeople(
            await self._friends(friends),
            [_known(*one) for one in asks],
            [_known(*one) for one in asked],
            mine["follow"],
            mine["block"],
            lately[:LATELY],
        )

    async def _friends(self, friends: Tied) -> list[bodies.Friend]:
        """Those who are here first."""
        ids = [who.id for _, who in friends]
        seen, tables = await self._people.seen(ids), dict[str, list[TableListed]]()
        for member, _, info in await self._people.public(ids, MOST_TABLES):
            tables.setdefault(member, []).append(listed(info))
        made = [
            bodies.Friend(
                who.name,
                tie.since,
                self._is_here(seen.get(who.id)),
                seen.get(who.id),
                [table for table in tables.get(who.id, []) if joinable(table)],
                [table for table in tables.get(who.id, []) if watchable(table)],
                who.face,
            )
            for tie, who in friends
        ]
        return sorted(made, key=lambda one: (not one.here, -(one.seen or 0.0), one.name))

    def _is_here(self, seen: float | None) -> bool:
        return seen is not None and seen > self._now() - HERE

    # ---------------------------------------------------------------- home

    async def home(self, me: str) -> bodies.Home:
        """What concerns a member now."""
        tied = await self._people.ties_of(me)
        friends, asks, _ = _sorted_out(me, tied)
        shown = [one for one in await self._friends(friends) if one.here]
        followed = [who.id for tie, who in tied if (tie.member, tie.kind) == (me, "follow")]
        public = [listed(info) for _, _, info in await self._people.public(followed, MOST_TABLES)]
        watched = {table.id: table for table in public if watchable(table)}
        waiting = await self._people.waiting(me, MOST_WAITING)
        mine = {turn.table for turn, _, _ in waiting}
        others = [
            bodies.WaitingForOthers(
                listed(info), chair, turn.chair if turn is not None else None, turn.until if turn is not None else None
            )
            for chair, turn, info in await self._people.running(me, MOST_WAITING + len(mine))
            if turn is None or turn.table not in mine
        ]
        return bodies.Home(
            [_waiting(turn, info) for turn, _, info in waiting],
            await self._people.count_waiting(me),
            others[:MOST_WAITING],
            shown[:MOST_FRIENDS],
            len(friends),
            await self._invitations.received(me),
            [_known(*one) for one in asks],
            list(watched.values())[:MOST_FOLLOWED],
            await self._notices.store.unseen(me),
        )

    async def next(self, me: str, after: str | None) -> bodies.NextTable:
        """The table that comes after this one; the first, where it does not wait."""
        waiting = await self._people.waiting(me, MOST_NEXT)
        at = next((number for number, (turn, _, _) in enumerate(waiting) if turn.table == after), -1)
        following = waiting[at + 1] if at + 1 < len(waiting) else None
        count = len(waiting) if len(waiting) < MOST_NEXT else await self._people.count_waiting(me)
        return bodies.NextTable(_waiting(following[0], following[2]) if following is not None else None, count)

    # ---------------------------------------------------------------- news

    async def news(self, me: str, after: str | None) -> bodies.News:
        """As soon as something is new, else after a while."""
        async with self._turns:
            await self._note(me)
        # It listens before it looks: nothing is missed in between.
        page = self._bell.pages.enter(me)
        try:
            told = await self._told(me)
            if _cursor(told) == after:
                await page.wait(self.wait)
                if page.crowded_out:
                    return bodies.News(after or "", None, PAUSE)
                told = await self._told(me)
        finally:
            self._bell.pages.leave(page)
        cursor = _cursor(told)
        return bodies.News(cursor, told if cursor != after else None, 0.0)

    async def _told(self, me: str) -> bodies.Told:
        async with self._turns:
            return await self._told_now(me)

    async def _told_now(self, me: str) -> bodies.Told:
        friends, _, _ = _sorted_out(me, await self._people.ties_of(me))
        seen = await self._people.seen([who.id for _, who in friends])
        return bodies.Told(
            await self._people.count_waiting(me),
            await self._notices.store.unseen(me),
            await self._invitations.received(me),
            await self._notices.newest(me, NEWEST),
            sorted(who.name for _, who in friends if self._is_here(seen.get(who.id))),
            await self._seeks(me),
        )

    async def _note(self, me: str) -> None:
        """A page of a member is here; friends hear of it who did not know."""
        now = self._now()
        if now - self._noted.get(me, float("-inf")) < NOTED_EVERY:
            return
        before = (await self._people.seen([me])).get(me)
        if len(self._noted) >= MOST_KNOWN:
            self._noted.clear()
        self._noted[me] = now
        await self._people.live(me, encoded(USUAL), now)
        if not self._is_here(before):
            friends, _, _ = _sorted_out(me, await self._people.ties_of(me))
            await self._bell.ring([who.id for _, who in friends])


KINDS: Final = ("follow", "block")


def _sorted_out(me: str, tied: Tied) -> tuple[Tied, Tied, Tied]:
    """Friends, who asks, and who was asked."""
    wants = {who.id: (tie, who) for tie, who in tied if (tie.member, tie.kind) == (me, "friend")}
    wanted = {who.id: (tie, who) for tie, who in tied if tie.member != me and tie.kind == "friend"}
    apart = _apart(me, tied)
    friends = [
        (tie if tie.since >= wanted[id][0].since else wanted[id][0], who)
        for id, (tie, who) in wants.items()
        if id in wanted and id not in apart
    ]
    asks = [one for id, one in wanted.items() if id not in wants and id not in apart]
    asked = [one for id, one in wants.items() if id not in wanted and id not in apart]
    return friends, asks, asked


def _apart(me: str, tied: Tied) -> set[str]:
    """With whom a member has nothing to do."""
    return {who.id for tie, who in tied if tie.kind == "block"}


def _known(tie: Tie, who: Member) -> bodies.Known:
    return bodies.Known(who.name, tie.since, who.face)


def _waiting(turn: Turn, info: str) -> bodies.WaitingTable:
    return bodies.WaitingTable(listed(info), turn.chair, turn.since, turn.until)


def _cursor(told: bodies.Told) -> str:
    """What stands for all of it: who has the same has seen it."""
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:24]


def friends_of(me: str, tied: Tied) -> Sequence[str]:
    """The ids of a member's friends."""
    return [who.id for _, who in _sorted_out(me, tied)[0]]

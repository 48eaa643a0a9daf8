"""What members are to each other: friends, followers, and those who have nothing to do with each other."""

from collections.abc import Callable, Sequence
from typing import Final

from trinacria.server.club.club import Asker
from trinacria.server.club.names import folded
from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.bodies import Step
from trinacria.server.club.people.notice_bodies import NoticeKind
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.profile_bodies import Relation
from trinacria.server.club.people.wishes import USUAL, Wishes, wishes_of, wishes_of_all
from trinacria.server.ops.limits import Limits
from trinacria.server.store.members import Member, Members
from trinacria.server.store.people.people import Kind, People, Tie
from trinacria.table.refusal import Forbidden, NotFound, Refusal, TooMany

DECLINED_FOR: Final = 7 * 86_400.0
"""Seconds for which somebody who was told no does not ask again."""
MOST_OF_A_KIND: Final = 500


class Relations:
    """Between two members at a time."""

    def __init__(
        self,
        members: Members,
        store: People,
        bell: Bell,
        limits: Limits,
        now: Callable[[], float],
        notices: MemberNotices,
    ) -> None:
        self._members = members
        self._store = store
        self._bell = bell
        self._limits = limits
        self._now = now
        self._notices = notices
        self.parted: Callable[[str], None] = lambda _: None
        """Hears at which tables two have nothing to do with each other any more, or have again."""

    async def found(self, name: str) -> Member:
        """A member by name; raises Refusal."""
        looks = folded(name)
        member = await self._members.named(looks) if looks else None
        if member is None or member.left is not None or member.suspended:
            raise NotFound("people-error-unknown", name=" ".join(name.split())[:40])
        return member

    async def to(self, reader: str, other: str) -> Relation:
        """What two are to each other, as the first may know it."""
        ties = await self._store.between(reader, [other])
        return self._relation(reader, ties, await wishes_of(self._store, other))

    async def to_all(self, reader: str, others: Sequence[str]) -> dict[str, Relation]:
        """The same for many."""
        by_other: dict[str, list[Tie]] = {other: [] for other in others}
        for tie in await self._store.between(reader, others):
            by_other[tie.other if tie.member == reader else tie.member].append(tie)
        wishes = await wishes_of_all(self._store, others)
        return {
            other: Relation() if other == reader else self._relation(reader, ties, wishes.get(other, USUAL))
            for other, ties in by_other.items()
        }

    def _relation(self, reader: str, ties: Sequence[Tie], wishes: Wishes) -> Relation:
        mine = {tie.kind: tie.since for tie in ties if tie.member == reader}
        theirs = {tie.kind: tie.since for tie in ties if tie.member != reader}
        blocked = "block" in mine
        apart = blocked or "block" in theirs
        wants, wanted = mine.get("friend"), theirs.get("friend")
        friends = wants is not None and wanted is not None
        declined = theirs.get("declined", float("-inf")) + DECLINED_FOR > self._now()
        open_to_all = wishes.invitations == "all" or (wishes.invitations == "friends" and friends)
        return Relation(
            "friends" if friends else "asked" if wants is not None else "asks" if wanted is not None else "none",
            max(wants or 0.0, wanted or 0.0) or None,
            "follow" in mine,
            blocked,
            not apart and wants is None and (wanted is not None or (wishes.requests and not declined)),
            not apart and open_to_all,
        )

    async def change(self, asker: Asker, name: str, step: Step, address: str) -> Relation:
        """What becomes of the asker and somebody; raises Refusal."""
        me = asker.member.id
        other = await self.found(name)
        if other.id == me:
            raise Refusal("people-error-self")
        self._limits.people_step(me, address)
        before = await self.to(me, other.id)
        now = self._now()
        match step:
            case "befriend":
                await self._befriend(me, other, before, now)
            case "unfriend":
                declined = Tie(me, other.id, "declined", now) if before.friend == "asks" else None
                await self._store.untie(
                    (me, other.id, "friend"), (other.id, me, "friend"), (me, other.id, "declined"), instead=declined
                )
            case "follow":
                await self._follow(me, other, now)
            case "unfollow":
                await self._store.untie((me, other.id, "follow"))
            case "block":
                await self._check_room(me, "block")
                await self._store.block(me, other.id, now)
                await self._part(me, other.id)
            case "unblock":
                await self._store.untie((me, other.id, "block"))
                await self._part(me, other.id)
        # Who is blocked sees nothing of it.
        quiet = step in ("block", "unblock", "follow", "unfollow")
        await self._bell.ring([me] if quiet else [me, other.id])
        return await self.to(me, other.id)

    async def _befriend(self, me: str, other: Member, before: Relation, now: float) -> None:
        if before.friend in ("friends", "asked"):
            return
        if not before.may_ask:
            raise Forbidden("people-error-closed", name=other.name)
        await self._check_room(me, "friend")
        kind: NoticeKind = "friend_accepted" if before.friend == "asks" else "friend_asked"
        told = await self._notices.prepare([other.id], kind, me)
        # Who asks has changed their mind about having declined.
        wanted = Tie(me, other.id, "friend", now)
        await self._store.untie((me, other.id, "declined"), instead=wanted, told=told.statements)
        await self._notices.spread(told)
        if kind == "friend_asked" and (await self.to(me, other.id)).friend == "friends":
            # Both have asked at once.
            await self._notices.tell([other.id], "friend_accepted", me)

    async def _follow(self, me: str, other: Member, now: float) -> None:
        ties = await self._store.between(me, [other.id])
        if any(tie.kind == "block" for tie in ties):
            raise Forbidden("people-error-closed", name=other.name)
        await self._check_room(me, "follow")
        await self._store.tie(Tie(me, other.id, "follow", now))

    async def _check_room(self, me: str, kind: Kind) -> None:
        if await self._store.tallied(me, kind) >= MOST_OF_A_KIND:
            raise TooMany("people-error-many")

    async def _part(self, one: str, other: str) -> None:
        for table in await self._store.shared_tables(one, other):
            self.parted(table)
            await self._bell.unheard(table)

    async def blocked_pairs(self, members: Sequence[str]) -> set[frozenset[str]]:
        """Those of these who have nothing to do with each other."""
        return {frozenset(pair) for pair in await self._store.blocks(members)}

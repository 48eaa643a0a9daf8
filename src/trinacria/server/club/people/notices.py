"""What members are told, each kind where they want it."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final, cast

from msgspec import Struct

from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.notice_bodies import Notice, NoticeKind, Notices
from trinacria.server.club.people.reading import TableReader, state_of, why_of
from trinacria.server.club.people.wishes import wishes_of, wishes_of_all
from trinacria.server.store.people import notices as kept
from trinacria.server.store.people.invitations import PeopleInvitations
from trinacria.server.store.people.people import People
from trinacria.server.store.writer import Statement

PAGE = 20
KEPT: Final = ("invited", "invitation_answered", "seek_found")
"""Kinds of which each stays; of the others the last about the same one."""


class Told(Struct, frozen=True):
    """What members are told, each a notice of their own."""

    notices: list[kept.Notice]
    once: bool
    """Whether it takes the place of what was told of the same kind about the same person."""

    @property
    def statements(self) -> Sequence[Statement]:
        """As part of a write."""
        return kept.told_so(self.notices, self.once)


class MemberNotices:
    """Written once, read on every page and device."""

    def __init__(
        self,
        store: kept.PeopleNotices,
        people: People,
        invitations: PeopleInvitations,
        tables: TableReader,
        bell: Bell,
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self._people = people
        self._invitations = invitations
        self._tables = tables
        self._bell = bell
        self._now = now
        self.news = asyncio.Event()
        """Set when a device may have something to hear."""

    async def tell(
        self,
        members: Sequence[str],
        kind: NoticeKind,
        who: str,
        table: str | None = None,
        invitation: str | None = None,
    ) -> None:
        """Tell members something about one of them. Of the same kind about the same one, the last counts."""
        told = await self.prepare(members, kind, who, table, invitation)
        await self.store.tell(told.notices, told.once)
        await self.spread(told)

    async def prepare(
        self,
        members: Sequence[str],
        kind: NoticeKind,
        who: str,
        table: str | None = None,
        invitation: str | None = None,
    ) -> Told:
        """The same, for whoever writes it together with what it tells of: neither is there without the other."""
        wishes, now = await wishes_of_all(self._people, members), self._now()
        made: list[kept.Notice] = []
        for member in members:
            wish = wishes[member].told(kind)
            if wish.page or wish.device:
                id = f"{time.time_ns():020d}{secrets.token_hex(4)}"
                made.append(kept.Notice(id, member, now, kind, who, table, invitation, not wish.page, not wish.device))
        return Told(made, once=kind not in KEPT)

    async def spread(self, told: Told) -> None:
        """It is written: pages and devices hear of it."""
        for member in {one.member for one in told.notices}:
            await self.store.prune(member)
        if any(not one.pushed for one in told.notices):
            self.news.set()
        await self._bell.ring([one.member for one in told.notices])

    async def told(self, member: str, after: str | None = None, count: int = PAGE) -> Notices:
        """What a member was told, the newest first."""
        found = await self.store.told(member, after, count)
        following = found[-1].id if len(found) == count else None
        wishes = await wishes_of(self._people, member)
        shown = [one for one in found if wishes.told(_kind(one)).page]
        return Notices(await self.shown(shown), await self.store.unseen(member), following)

    async def newest(self, member: str, count: int) -> list[Notice]:
        """Those that were not seen."""
        return await self.shown(await self.store.told(member, None, count, unseen=True))

    async def see(self, member: str, last: str) -> int:
        """All up to this one were seen; how many are left."""
        await self.store.see(member, last)
        await self._bell.ring([member])
        return await self.store.unseen(member)

    async def shown(self, found: Sequence[kept.Notice]) -> list[Notice]:
        """As a page shows them."""
        shown = await self._people.shown({one.who for one in found if one.who is not None})
        made: list[Notice] = []
        for one in found:
            who = shown.get(one.who or "")
            table = await self._tables.table(one.table) if one.table is not None else None
            invited = await self._invitations.find(one.invitation) if one.invitation is not None else None
            made.append(
                Notice(
                    one.id,
                    one.at,
                    _kind(one),
                    one.seen,
                    who.name if who is not None else "",
                    table,
                    invited.chair if invited is not None else None,
                    one.invitation,
                    state_of(invited, self._now()) if invited is not None else None,
                    why_of(invited) if invited is not None else None,
                    who.face if who is not None else "",
                )
            )
        return made


def _kind(one: kept.Notice) -> NoticeKind:
    return cast(NoticeKind, one.kind)

"""Invitations: a host offers a member an open seat. It is kept free for a while; accepting takes it."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from trinacria.server.club.club import Asker
from trinacria.server.club.people.bell import Bell
from trinacria.server.club.people.notice_bodies import Invitation, InvitationSent, Why
from trinacria.server.club.people.notices import MemberNotices, Told
from trinacria.server.club.people.reading import TableReader, state_of, why_of
from trinacria.server.club.people.relations import Relations
from trinacria.server.ops.limits import Limits
from trinacria.server.store.people import invitations as kept
from trinacria.server.store.people.people import People
from trinacria.server.store.writer import Statement
from trinacria.server.wire.bodies import TableListed
from trinacria.table.refusal import Forbidden, NotNow, Refusal
from trinacria.table.secret import hashed, new_secret
from trinacria.table.settings import NoClock, TurnClock
from trinacria.table.store import Conflict

LIVE: Final = 120.0
"""Seconds for which a seat is kept."""
OVER_DAYS: Final = 2 * 86_400.0
MOST: Final = 50
"""Invitations that are shown at once."""
LONGEST_NAME: Final = 40


class Seat(Struct, frozen=True):
    """What is to be taken at a table: by whom, under which name, and with which secret's hash."""

    invitation: kept.Invitation

    @property
    def nickname(self) -> str:
        return self.invitation.nickname or ""

    @property
    def holder(self) -> str:
        return self.invitation.holder or ""


class Invitations:
    """Hosts send and withdraw invitations; the invited members accept or decline them."""

    def __init__(
        self,
        store: kept.PeopleInvitations,
        people: People,
        relations: Relations,
        notices: MemberNotices,
        tables: TableReader,
        bell: Bell,
        limits: Limits,
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self._people = people
        self._relations = relations
        self._notices = notices
        self._tables = tables
        self._bell = bell
        self._limits = limits
        self._now = now

    # ---------------------------------------------------------------- the one who invites

    async def send(self, asker: Asker, table: TableListed, chair: str, name: str, address: str) -> InvitationSent:
        """Offer a seat that is open; the asker has the host's rights there. Raises Refusal."""
        me, to = asker.member, await self._relations.found(name)
        if to.id == me.id:
            raise Refusal("people-error-self")
        self._limits.invitation(me.id, to.id, address)
        if not (await self._relations.to(me.id, to.id)).may_invite:
            raise Forbidden("people-error-closed", name=to.name)
        seats = {one.id: one for one in table.chairs}
        if table.status != "lobby" or chair not in seats or seats[chair].kind != "open":
            raise NotNow("people-error-chair")
        sitting = [member for member, _, _ in await self._people.at_table(table.id)]
        if to.id in sitting:
            raise NotNow("people-error-there", name=to.name)
        if any(to.id in pair for pair in await self._relations.blocked_pairs([to.id, *sitting])):
            raise Forbidden("people-error-closed", name=to.name)
        now = self._now()
        until = now + (OVER_DAYS if isinstance(table.settings.clock, TurnClock | NoClock) else LIVE)
        made = kept.Invitation(
            f"{time.time_ns():016x}{secrets.token_hex(4)}", table.id, chair, me.id, to.id, now, until, True
        )
        told = await self._notices.prepare([to.id], "invited", me.id, table.id, made.id)
        try:
            await self.store.add(made, told.statements)
        except Conflict:
            raise NotNow("people-error-kept") from None
        await self._notices.spread(told)
        return _sent(made, to.name, to.face, now)

    async def sent(self, asker: Asker, table: str) -> list[InvitationSent]:
        """One's own to a table, the newest first."""
        found = await self.store.at(table, asker.member.id, MOST)
        shown = await self._people.shown({one.to for one in found})
        now = self._now()
        return [_sent(one, who.name, who.face, now) for one in found if (who := shown.get(one.to)) is not None]

    async def withdraw(self, asker: Asker, id: str) -> None:
        """Raises Refusal."""
        one = await self._open(id, by=asker.member.id)
        await self._end(one, "withdrawn")
        await self._bell.ring([one.to])

    # ---------------------------------------------------------------- the one who is invited

    async def received(self, member: str) -> list[Invitation]:
        """Those that can be answered, the oldest first. What is open no more at the table is left out."""
        found = await self.store.to(member, self._now(), MOST)
        shown = await self._people.shown({one.by for one in found})
        made: list[Invitation] = []
        for one in found:
            table = await self._tables.table(one.table)
            by = shown.get(one.by)
            if table is not None and table.status == "lobby" and by is not None and _is_open(table, one.chair):
                made.append(Invitation(one.id, by.name, one.at, one.until, one.chair, table, by.face))
        return made

    async def decline(self, asker: Asker, id: str, why: Why | None) -> None:
        """Not now; raises Refusal."""
        one = await self._open(id, to=asker.member.id)
        told = await self._answered(one)
        await self._end(one, "declined", why, told.statements)
        await self._notices.spread(told)
        await self._bell.ring([one.to])

    async def accept(self, asker: Asker, id: str, nickname: str | None) -> Seat:
        """The seat is the member's from now on, and is to be taken at the table. Raises Refusal.

        Should this process die before it is taken, another one takes it.
        """
        me = asker.member
        one = await self.store.find(id)
        if one is None or one.to != me.id:
            raise NotNow("people-error-invitation")
        if one.answer == kept.TAKEN:
            return Seat(one)
        await self._open(id, to=me.id)
        sitting = [member for member, _, _ in await self._people.at_table(one.table)]
        if me.id in sitting:
            raise NotNow("people-error-there", name=me.name)
        if any(me.id in pair for pair in await self._relations.blocked_pairs([me.id, one.by, *sitting])):
            raise NotNow("people-error-invitation")
        called = (nickname or me.name)[:LONGEST_NAME]
        # Nobody keeps the secret: the member's key opens the seat.
        holder = hashed(new_secret("s"))
        try:
            await self.store.accept(one, called, holder, self._now())
        except Conflict:
            raise NotNow("people-error-invitation") from None
        taken = await self.store.find(id)
        assert taken is not None
        return Seat(taken)

    async def finish(self, seat: Seat, taken: bool) -> None:
        """Whether the seat could be taken at the table."""
        one = seat.invitation
        if one.done:
            return
        told = await self._answered(one)
        await self.store.finish(one, taken, told.statements)
        await self._notices.spread(told)
        await self._bell.ring([one.to])

    async def unfinished(self) -> list[Seat]:
        """Seats that were accepted, and that nobody may have taken yet."""
        return [Seat(one) for one in await self.store.unfinished(MOST)]

    # ---------------------------------------------------------------- both

    async def held(self, table: str) -> dict[str, str]:
        """The chairs that are kept for somebody: for whom."""
        return await self.store.held(table, self._now())

    async def _open(self, id: str, by: str | None = None, to: str | None = None) -> kept.Invitation:
        one = await self.store.find(id)
        if one is None or (by is not None and one.by != by) or (to is not None and one.to != to):
            raise NotNow("people-error-invitation")
        if one.state(self._now()) != "open":
            raise NotNow("people-error-invitation")
        return one

    async def _answered(self, one: kept.Invitation) -> Told:
        """What whoever invited is told."""
        return await self._notices.prepare([one.by], "invitation_answered", one.to, one.table, one.id)

    async def _end(
        self, one: kept.Invitation, state: str, why: str | None = None, told: Sequence[Statement] = ()
    ) -> None:
        try:
            await self.store.end(one.id, state, why, told)
        except Conflict:
            raise NotNow("people-error-invitation") from None


def _sent(one: kept.Invitation, name: str, face: str, now: float) -> InvitationSent:
    return InvitationSent(one.id, one.chair, name, one.at, one.until, state_of(one, now), why_of(one), face)


def _is_open(table: TableListed, chair: str) -> bool:
    return any(one.id == chair and one.kind == "open" for one in table.chairs)

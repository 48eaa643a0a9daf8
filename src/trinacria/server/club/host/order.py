"""The order of the house: words that the club does not want, and members who are suspended."""

from collections.abc import Callable

from trinacria.server.club.host.days import day_before, said
from trinacria.server.club.host.wanted import holds_any
from trinacria.server.store.host import HostStore, Suspension
from trinacria.server.store.members import Member
from trinacria.table.refusal import Forbidden, Refusal


class HouseOrder:
    """What the host has laid down."""

    def __init__(self, store: HostStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def check_text(self, *texts: str) -> None:
        """Raises Refusal for names and lines with a word that the club does not want."""
        unwanted = [folded for folded, _ in await self._store.words()]
        if any(holds_any(text, unwanted) for text in texts):
            raise Refusal("host-error-word")

    async def check_member(self, member: Member) -> None:
        """Raises Refusal, with the end and the reason, for somebody who is suspended."""
        if not member.suspended:
            return
        kept = await self._store.suspension(member.id)
        if is_suspended(member, kept, self._now()):
            raise _told(kept)


def is_suspended(member: Member, kept: Suspension | None, now: float) -> bool:
    """Whether somebody is suspended at this time: a suspension with an end ends by itself."""
    return member.suspended and not (kept is not None and kept.until is not None and kept.until <= now)


def _told(kept: Suspension | None) -> Refusal:
    if kept is None or not (kept.reason or kept.until):
        return Forbidden("club-error-suspended")
    why = {"given": "yes" if kept.reason else "no", "reason": kept.reason}
    if kept.until is None:
        return Forbidden("host-error-suspended", **why)
    return Forbidden("host-error-suspended-until", **said(day_before(kept.until)), **why)

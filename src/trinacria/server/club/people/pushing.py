"""Devices of members: one message for each notice, when nobody sees it on a page and the hour is not quiet."""

import contextlib
import logging
from collections.abc import Callable
from typing import Final

from trinacria.server.club.people.notice_bodies import Notice
from trinacria.server.club.people.notices import MemberNotices
from trinacria.server.club.people.profile import HERE
from trinacria.server.club.people.wishes import wishes_of
from trinacria.server.notices.outbound import NotDelivered
from trinacria.server.notices.push import Push
from trinacria.server.store.people import notices as kept
from trinacria.server.store.people.people import People
from trinacria.table.refusal import Refusal
from trinacria.table.store import StoreFailed
from trinacria.words import words_in

AT_ONCE: Final = 200
PAGES: Final = {"friend_asked": "people", "seek_asked": "find"}
"""Where some kinds lead."""
STALE: Final = 3 * 86_400.0
"""Seconds after which nobody need be told any more."""

_log = logging.getLogger("trinacria.notices")


class MemberPush:
    """Tells devices what their members were told. The database knows what is due; of several processes one tells."""

    def __init__(self, notices: MemberNotices, people: People, push: Push, now: Callable[[], float]) -> None:
        self._notices = notices
        self._people = people
        self._push = push
        self._now = now

    async def tell_due(self) -> None:
        """One round."""
        for one in await self._notices.store.due(AT_ONCE):
            try:
                await self._tell(one)
            except StoreFailed:
                raise
            except Exception:
                _log.exception("a device could not be told")

    async def _tell(self, one: kept.Notice) -> None:
        now, store = self._now(), self._notices.store
        wishes = await wishes_of(self._people, one.member)
        seen = (await self._people.seen([one.member])).get(one.member)
        if one.at < now - STALE:
            await store.settle(one.id)
            return
        if wishes.quiet_at(now) or (seen is not None and seen > now - HERE):
            # Later, if it is of use then: what was seen on a page is due no more.
            return
        (shown,) = await self._notices.shown([one])
        devices = await store.devices(one.member)
        if not devices or not shown.who or (shown.kind == "invited" and shown.state != "open"):
            await store.settle(one.id)
            return
        if await store.claim(one.id):
            for device in devices:
                with contextlib.suppress(NotDelivered, Refusal):
                    await self._push.send(device, told_on_devices(shown, device.language), topic=f"club{one.id[-12:]}")


def told_on_devices(one: Notice, language: str) -> dict[str, str]:
    """What a device shows: who and what, and no secret. An invitation has both its answers."""
    words = words_in(language)
    game = words(f"{one.table.settings.game}-name") if one.table is not None else ""
    name = one.table.settings.name if one.table is not None else ""
    title = words("people-push", kind=one.kind, who=one.who, state=one.state or "open")
    body = words("people-push-table", named="yes" if name else "no", table=name, game=game) if game else ""
    told = {"title": title, "body": body, "path": _path(one), "tag": f"club-{one.id[-12:]}"}
    if one.kind == "invited" and one.invitation is not None:
        told |= {"invitation": one.invitation, "sit": words("people-push-sit"), "later": words("people-push-later")}
    return told


def _path(one: Notice) -> str:
    """The page that has more of it; home has the invitations."""
    if one.kind in PAGES:
        return PAGES[one.kind]
    return f"t/{one.table.id}" if one.table is not None and one.kind != "invited" else ""

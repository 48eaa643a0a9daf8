"""How members want to be met: what they show, who may ask them, and what they are told where."""

from collections.abc import Sequence
from typing import Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from trinacria.server.club.people.bodies import (
    Hidden,
    MySettings,
    MySettingsChange,
    NoticeWish,
    Openness,
    QuietTime,
)
from trinacria.server.club.people.notice_bodies import NoticeKind
from trinacria.server.notices.quiet import check_zone, quiet_until
from trinacria.server.store.people.people import People

KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
QUIETER: Final[tuple[NoticeKind, ...]] = ("friend_opened", "followed_plays", "friend_accepted")
"""What no device tells unless somebody wants it."""


class Wishes(Struct, frozen=True, omit_defaults=True):
    """As they are kept. What is left out is as usual."""

    languages: list[str] = []
    hides: list[Hidden] = []
    requests: bool = True
    invitations: Openness = "all"
    notices: dict[NoticeKind, NoticeWish] = {}
    quiet: QuietTime | None = None

    def told(self, kind: NoticeKind) -> NoticeWish:
        """Where the member wants to get notices of this kind."""
        return self.notices.get(kind) or NoticeWish(page=True, device=kind not in QUIETER)

    def quiet_at(self, now: float) -> bool:
        """Whether devices stay silent now."""
        hours = self.quiet
        return hours is not None and quiet_until(now, hours.zone, hours.since, hours.until) is not None

    def shown(self) -> MySettings:
        notices = {kind: self.told(kind) for kind in KINDS}
        return MySettings(self.languages, self.hides, self.requests, self.invitations, notices, self.quiet)


USUAL: Final = Wishes()
_decode = msgspec.json.Decoder(Wishes).decode
_encode = msgspec.json.Encoder().encode


def encoded(wishes: Wishes) -> str:
    return _encode(wishes).decode()


async def wishes_of(store: People, member: str) -> Wishes:
    kept = await store.settings(member)
    return _decode(kept) if kept is not None else USUAL


async def wishes_of_all(store: People, members: Sequence[str]) -> dict[str, Wishes]:
    kept = await store.settings_of(members)
    return {member: _decode(kept[member]) if member in kept else USUAL for member in members}


async def change_wishes(store: People, member: str, change: MySettingsChange) -> Wishes:
    """Raises Refusal."""
    if change.quiet is not None:
        check_zone(change.quiet.zone)
    before = await wishes_of(store, member)
    after = replace(
        before,
        languages=list(dict.fromkeys(change.languages)) if change.languages is not None else before.languages,
        hides=list(dict.fromkeys(change.hides)) if change.hides is not None else before.hides,
        requests=change.requests if change.requests is not None else before.requests,
        invitations=change.invitations if change.invitations is not None else before.invitations,
        notices={**before.notices, **change.notices} if change.notices is not None else before.notices,
        quiet=None if change.loud else change.quiet if change.quiet is not None else before.quiet,
    )
    await store.wish(member, encoded(after))
    return after

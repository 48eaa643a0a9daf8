"""What members are told, kept in the database, and the devices that hear of it."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, func, insert, select, text, update

from trinacria.server.store import schema
from trinacria.server.store.devices import Device
from trinacria.server.store.people.people import Read, Write
from trinacria.server.store.writer import Statement
from trinacria.table.store import Conflict

PEOPLE = schema.people
NOTICES, PUSHED, DEVICES = PEOPLE.notices, PEOPLE.pushed, PEOPLE.devices
MOST_KEPT: Final = 200
"""Notices of a member."""


class Notice(Struct, frozen=True):
    """A notice in a member's list."""

    id: str
    """Grows with time."""
    member: str
    at: float
    kind: str
    who: str | None
    table: str | None = None
    invitation: str | None = None
    seen: bool = False
    pushed: bool = False
    """Whether no device has to hear of it any more."""


_NEW_NOTICE, _NEW_PUSHED = insert(NOTICES), insert(PUSHED)
_SAME = delete(NOTICES).where(
    NOTICES.c.member == bindparam("whose"), NOTICES.c.kind == bindparam("what"), NOTICES.c.who == bindparam("whom")
)
_SAME_PUSHED = delete(PUSHED).where(
    PUSHED.c.notice.in_(
        select(NOTICES.c.id).where(
            NOTICES.c.member == bindparam("whose"),
            NOTICES.c.kind == bindparam("what"),
            NOTICES.c.who == bindparam("whom"),
        )
    )
)
_OF_INVITATION = select(NOTICES.c.id).where(
    NOTICES.c.member == bindparam("whose"),
    NOTICES.c.kind == bindparam("what"),
    NOTICES.c.invitation == bindparam("which"),
)
_SAME_INVITATION = delete(NOTICES).where(NOTICES.c.id.in_(_OF_INVITATION))
_SAME_INVITATION_PUSHED = delete(PUSHED).where(PUSHED.c.notice.in_(_OF_INVITATION))
_SEEN = (
    update(NOTICES)
    .where(NOTICES.c.member == bindparam("whose"), NOTICES.c.id <= bindparam("last"), NOTICES.c.seen.is_(False))
    .values(seen=True, pushed=True)
)
_SETTLED = update(NOTICES).where(NOTICES.c.id == bindparam("which")).values(pushed=True)
_HEARS = text(
    "insert into club_devices (member, device, since) values (:member, :device, :since) on conflict do nothing"
)
_DEAF = delete(DEVICES).where(DEVICES.c.member == bindparam("whose"), DEVICES.c.device == bindparam("which"))
_OLD_PUSHED = delete(PUSHED).where(
    PUSHED.c.notice.in_(
        select(NOTICES.c.id).where(NOTICES.c.member == bindparam("whose"), NOTICES.c.id < bindparam("last"))
    )
)
_OLD = delete(NOTICES).where(NOTICES.c.member == bindparam("whose"), NOTICES.c.id < bindparam("last"))


def told_so(notices: Sequence[Notice], once: bool) -> Sequence[Statement]:
    """Members are told, as part of a write: in the place of what was told of the same kind about the same invitation;
    `once`: about the same person."""
    if not notices:
        return ()
    rows = [msgspec.structs.asdict(one) for one in notices]
    same = [{"whose": one.member, "what": one.kind, "whom": one.who} for one in notices]
    invited = [
        {"whose": one.member, "what": one.kind, "which": one.invitation}
        for one in notices
        if one.invitation is not None
    ]
    cleared = [Statement(_SAME_PUSHED, same), Statement(_SAME, same)] if once else []
    if invited:
        cleared += [Statement(_SAME_INVITATION_PUSHED, invited), Statement(_SAME_INVITATION, invited)]
    return *cleared, Statement(_NEW_NOTICE, rows)


class PeopleNotices:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def tell(self, notices: Sequence[Notice], once: bool) -> None:
        """As `told_so` has it."""
        if notices:
            await self._write(*told_so(notices, once))

    async def prune(self, member: str) -> None:
        """Keep the newest."""
        ids = select(NOTICES.c.id).where(NOTICES.c.member == member).order_by(NOTICES.c.id.desc())
        rows = await self._read(ids.offset(MOST_KEPT).limit(1))
        if rows:
            older = [{"whose": member, "last": str(rows[0][0])}]
            await self._write(Statement(_OLD_PUSHED, older), Statement(_OLD, older))

    async def told(self, member: str, after: str | None, count: int, unseen: bool = False) -> list[Notice]:
        """The newest first."""
        wanted = select(NOTICES).where(NOTICES.c.member == member)
        if after is not None:
            wanted = wanted.where(NOTICES.c.id < after)
        if unseen:
            wanted = wanted.where(NOTICES.c.seen.is_(False))
        return [Notice(*row) for row in await self._read(wanted.order_by(NOTICES.c.id.desc()).limit(count))]

    async def unseen(self, member: str) -> int:
        wanted = select(func.count()).where(NOTICES.c.member == member, NOTICES.c.seen.is_(False))
        ((count,),) = await self._read(wanted)
        return int(count)

    async def see(self, member: str, last: str) -> None:
        """A member has seen all up to this one."""
        await self._write(Statement(_SEEN, [{"whose": member, "last": last}]))

    # ---------------------------------------------------------------- devices

    async def due(self, count: int) -> list[Notice]:
        """What devices have yet to hear, the oldest first."""
        wanted = select(NOTICES).where(NOTICES.c.pushed.is_(False)).order_by(NOTICES.c.at, NOTICES.c.id)
        return [Notice(*row) for row in await self._read(wanted.limit(count))]

    async def settle(self, notice: str) -> None:
        """No device has to hear of it any more."""
        await self._write(Statement(_SETTLED, [{"which": notice}]))

    async def claim(self, notice: str) -> bool:
        """Whether this process tells devices of it; of several processes one may."""
        try:
            await self._write(Statement(_NEW_PUSHED, [{"notice": notice}]), Statement(_SETTLED, [{"which": notice}]))
        except Conflict:
            return False
        return True

    async def hear(self, member: str, device: str, now: float) -> None:
        """A device hears what a member is told."""
        await self._write(Statement(_HEARS, [{"member": member, "device": device, "since": now}]))

    async def deafen(self, member: str, device: str) -> None:
        await self._write(Statement(_DEAF, [{"whose": member, "which": device}]))

    async def devices(self, member: str) -> list[Device]:
        """Those that hear what a member is told."""
        kept = schema.devices
        wanted = select(kept).join(DEVICES, and_(DEVICES.c.device == kept.c.id, DEVICES.c.member == member))
        return [Device(*row) for row in await self._read(wanted)]

    async def hearing_since(self, member: str) -> dict[str, float]:
        """The ids of the devices that hear what a member is told: since when."""
        wanted = select(DEVICES.c.device, DEVICES.c.since).where(DEVICES.c.member == member)
        return {str(device): float(since) for device, since in await self._read(wanted)}

    async def has_devices(self, members: Collection[str]) -> set[str]:
        """Which of these have a device that hears."""
        if not members:
            return set()
        rows = await self._read(select(DEVICES.c.member).where(DEVICES.c.member.in_(members)).distinct())
        return {str(member) for (member,) in rows}

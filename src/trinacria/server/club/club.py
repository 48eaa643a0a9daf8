"""The club: who is a member, by which keys, and at which seats.

Whatever is done is one write, so it is done wholly or not at all, and stands in the log.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, cast

import msgspec

from trinacria.server.club.admission import AdmissionCode, code_of
from trinacria.server.club.host.order import HouseOrder
from trinacria.server.club.keys import (
    hashed_sheet,
    is_device_key,
    new_device_key,
    new_sheet,
)
from trinacria.server.club.names import cleaned, folded, like
from trinacria.server.ops.limits import Limits
from trinacria.server.store.members import (
    ADMISSION,
    CODE,
    CODE_MOST,
    CODE_UNTIL,
    NAME,
    PICTURE,
    Key,
    LogLine,
    Member,
    Members,
    MemberSeat,
    new_line,
)
from trinacria.table.refusal import Forbidden, NotFound, NotNow, TooMany, Unauthorized
from trinacria.table.secret import hashed, new_secret
from trinacria.table.store import Conflict

Admission = Literal["open", "code", "closed"]
MOST_DEVICES: Final = 20
"""Of a member."""
NAME_KEPT: Final = 30 * 86_400.0
"""Seconds for which nobody else may take the name of somebody who has left."""
NOTED_EVERY: Final = 3600.0
"""Seconds: a key's last use is not written down more often."""
FREE_NAMES: Final = 3
"""So many are offered in the place of one that is taken."""
HOST: Final = "host"


class Asker(NamedTuple):
    """A member, and the key by which they come."""

    member: Member
    key: Key


class Opened(NamedTuple):
    """A member with what a device keeps from now on, told once."""

    member: Member
    device_key: str
    sheet: str | None = None
    """A new recovery sheet, where the old one was used."""


class Club:
    """The members of a server."""

    def __init__(
        self, store: Members, limits: Limits, now: Callable[[], float], order: HouseOrder, on: bool = True
    ) -> None:
        self._store = store
        self._order = order
        self._limits = limits
        self._now = now
        self.on = on
        """Whether this server has members at all."""

    # ---------------------------------------------------------------- becoming one

    async def name(self) -> str:
        """What the host calls the club."""
        return await self._store.setting(NAME) or ""

    async def picture(self) -> str:
        """The face by which the club is shown; empty: none."""
        return await self._store.setting(PICTURE) or ""

    async def admission(self) -> Admission:
        """Who may become a member."""
        said = await self._store.setting(ADMISSION) or "open"
        return cast(Admission, said)

    async def admit(self, name: str, code: str, label: str, address: str) -> Opened:
        """A new member; raises Refusal."""
        self.check_on()
        called = cleaned(name)
        admission = await self.admission()
        if admission == "closed":
            raise Forbidden("club-error-closed")
        place: int | None = None
        if admission == "code":
            self._limits.key(address)
            place = await self._place(code)
        await self._order.check_text(called)
        if await self._is_taken(called):
            raise NotNow("club-error-name-taken", name=called)
        self._limits.member(address)
        now, opened = self._now(), new_device_key()
        member = Member(new_id(), called, folded(called), now)
        key = Key(new_id(), member.id, "device", hashed(opened), label_of(label), now, now)
        while True:
            try:
                line = self.line(member.id, member.id, "joined")
                await self._store.add(member, key, line, now - NAME_KEPT, place)
            except Conflict:
                if place is None or await self._is_taken(called):
                    raise NotNow("club-error-name-taken", name=called) from None
                # Somebody else came by the same code in the same moment.
                place = await self._place(code)
                continue
            return Opened(member, opened)

    async def code(self) -> AdmissionCode | None:
        """The code by which members come, where there is one."""
        return await code_of(self._store)

    async def _place(self, said: str) -> int | None:
        """Which of those who may come by the code somebody is, where they are counted; raises Refusal."""
        kept = await self.code()
        if kept is None:
            raise Forbidden("club-error-admission-code")
        kept.check(said, self._now())
        return kept.used + 1 if kept.most is not None else None

    async def free_names(self, name: str, address: str) -> tuple[str, bool, list[str]]:
        """A name as it would be kept, whether it is free, and where it is not, three that are; raises Refusal."""
        self.check_on()
        self._limits.name(address)
        called = cleaned(name)
        if not await self._is_taken(called):
            return called, True, []
        free = list[str]()
        for other in like(called):
            if len(free) == FREE_NAMES:
                break
            if not await self._is_taken(other):
                free.append(other)
        return called, False, free

    async def _is_taken(self, name: str) -> bool:
        other = await self._store.named(folded(name))
        return other is not None and not (other.left is not None and other.left < self._now() - NAME_KEPT)

    # ---------------------------------------------------------------- coming in

    async def asker(self, key: str | None, address: str | None = None) -> Asker:
        """Who comes with this key, for a request from an address; raises Refusal."""
        self.check_on()
        found = await self._store.opened_by(hashed(key)) if key is not None and is_device_key(key) else None
        if found is None:
            if key is not None and address is not None:
                self._limits.wrong_key(address)
            raise Unauthorized("club-error-key")
        if address is not None:
            self._limits.asked_by(found[0].id)
        member, opened = found
        if member.left is not None:
            # Somebody signed in by another key in the moment of leaving.
            raise Unauthorized("club-error-key")
        await self._order.check_member(member)
        if member.suspended:
            # The suspension has come to its end: others find the member again.
            await self._store.suspend(member.id, False, self.line(member.id, HOST, "restored"))
        now = self._now()
        if now - opened.used >= NOTED_EVERY:
            await self._store.use(opened.id, now)
        return Asker(member, opened)

    async def enter_by_sheet(self, typed: str, label: str, address: str) -> Opened:
        """All devices are lost, the sheet is not; raises Refusal."""
        self.check_on()
        self._limits.key(address)
        found = await self._store.opened_by(hashed_sheet(typed))
        if found is None or found[1].kind != "sheet":
            raise Unauthorized("club-error-sheet")
        member, used = found
        await self._order.check_member(member)
        self._limits.own_key(member.id, address)
        now, opened, sheet = self._now(), new_device_key(), new_sheet()
        device = Key(id_after(used.id), member.id, "device", hashed(opened), label_of(label), now, now)
        fresh = Key(new_id(), member.id, "sheet", hashed_sheet(sheet), "", now, now)
        try:
            await self._store.use_sheet(device, fresh, self.line(member.id, member.id, "sheet_used"))
        except Conflict:
            raise Unauthorized("club-error-sheet") from None
        return Opened(member, opened, sheet)

    async def check_devices(self, member: str) -> None:
        """Raises Refusal where a member is signed in on enough devices."""
        if sum(key.kind == "device" for key in await self._store.keys(member)) >= MOST_DEVICES:
            raise TooMany("club-error-devices", most=MOST_DEVICES)

    # ---------------------------------------------------------------- one's own

    async def keys(self, member: str) -> list[Key]:
        """The devices and the sheet of a member."""
        return await self._store.keys(member)

    async def rename(self, asker: Asker, name: str) -> Member:
        """Raises Refusal."""
        called = cleaned(name)
        await self._order.check_text(called)
        return await self._rename(asker.member, called, asker.member.id)

    async def _rename(self, member: Member, called: str, by: str, **why: str) -> Member:
        looks = folded(called)
        if looks != member.folded and await self._is_taken(called):
            raise NotNow("club-error-name-taken", name=called)
        line = self.line(member.id, by, "renamed", before=member.name, after=called, **why)
        try:
            await self._store.rename(member.id, called, looks, line)
        except Conflict:
            raise NotNow("club-error-name-taken", name=called) from None
        return msgspec.structs.replace(member, name=called, folded=looks)

    async def show(self, asker: Asker, face: str) -> None:
        """Another face; an empty one is the first letter of the name."""
        member = asker.member.id
        await self._store.show(member, face, self.line(member, member, "described"))

    async def say(self, asker: Asker, about: str) -> None:
        """A line about oneself."""
        kept = " ".join(about.split())
        await self._order.check_text(kept)
        await self._store.change(asker.member.id, kept, self.line(asker.member.id, asker.member.id, "described"))

    async def print_sheet(self, asker: Asker, address: str) -> str:
        """A new recovery sheet; the one before is dead. Raises Refusal."""
        self._limits.own_key(asker.member.id, address)
        sheet, now, member = new_sheet(), self._now(), asker.member.id
        try:
            await self._store.save_sheet(
                Key(new_id(), member, "sheet", hashed_sheet(sheet), "", now, now), self.line(member, member, "sheet")
            )
        except Conflict:
            raise TooMany("table-error-flood") from None
        return sheet

    async def forget_device(self, asker: Asker, id: str) -> None:
        """Sign a device out; raises Refusal."""
        key = next((one for one in await self.keys(asker.member.id) if one.id == id and one.kind == "device"), None)
        if key is None:
            raise NotFound("club-error-device")
        member = asker.member.id
        await self._store.drop_key(id, member, self.line(member, member, "signed_out", device=key.label))

    async def sign_out(self, asker: Asker) -> None:
        """On all devices, this one included. The sheet stays."""
        member = asker.member.id
        await self._store.drop_devices(member, self.line(member, member, "signed_out_all"))

    async def leave(self, asker: Asker) -> None:
        """For good."""
        member = asker.member.id
        await self._store.leave(member, self._now(), self.line(member, member, "left"))

    async def story(self, member: str | None, count: int) -> list[LogLine]:
        """What was done, the newest first."""
        return await self._store.log(member, count)

    # ---------------------------------------------------------------- seats

    async def seat(self, asker: Asker, seats: Sequence[tuple[str, str, str]]) -> None:
        """Seats are the member's from now on: table, chair, and the hash of the secret that opens it."""
        now = self._now()
        made = [MemberSeat(asker.member.id, table, chair, holder, now) for table, chair, holder in seats]
        if made:
            await self._store.seat(made)

    async def seats(self, asker: Asker, after: MemberSeat | None, count: int) -> list[MemberSeat]:
        """The newest, or those that come after one."""
        return await self._store.seats(asker.member.id, after, count)

    async def seats_of(
        self, asker: Asker, *, over: bool, count: int, after: MemberSeat | None = None
    ) -> list[MemberSeat]:
        """The newest at tables that are over, or at those that are not."""
        return await self._store.seats(asker.member.id, after, count, over)

    async def seats_at(self, asker: Asker, table: str) -> list[MemberSeat]:
        return await self._store.seats_at(asker.member.id, table)

    async def follow(self, before: str, after: str, chair: Callable[[str], str | None]) -> None:
        """The seats of a table go on at another one. Twice is the same as once."""
        now, held = self._now(), await self._store.seats_of(before)
        made = [
            MemberSeat(one.member, after, place, one.holder, now)
            for one in held
            if (place := chair(one.holder)) is not None
        ]
        if made:
            await self._store.seat(made)

    async def unseat(self, seat: MemberSeat) -> None:
        """Somebody else has it now."""
        await self._store.unseat(seat)

    # ---------------------------------------------------------------- the host

    async def members(self, after: str, count: int) -> list[Member]:
        return await self._store.members(after, count)

    async def found(self, name: str) -> Member:
        """A member by name; raises Refusal."""
        member = await self._store.named(folded(name))
        if member is None or member.left is not None:
            raise NotFound("club-error-unknown", name=name[:40])
        return member

    async def give_key(self, name: str) -> str:
        """A new recovery sheet for somebody who has lost everything."""
        member, now, sheet = await self.found(name), self._now(), new_sheet()
        key = Key(new_id(), member.id, "sheet", hashed_sheet(sheet), "", now, now)
        await self._store.save_sheet(key, self.line(member.id, HOST, "key_given"))
        return sheet

    async def rename_for(self, name: str, wish: str, **why: str) -> Member:
        return await self._rename(await self.found(name), cleaned(wish), HOST, **why)

    async def suspend(self, name: str, suspended: bool) -> None:
        """A suspended member is no member until the host says otherwise."""
        member = await self.found(name)
        what = "suspended" if suspended else "restored"
        await self._store.suspend(member.id, suspended, self.line(member.id, HOST, what))

    async def remove(self, name: str, **why: str) -> None:
        """As if they had left."""
        member = await self.found(name)
        await self._store.leave(member.id, self._now(), self.line(member.id, HOST, "removed", **why))

    async def run(
        self,
        admission: Admission | None = None,
        name: str | None = None,
        picture: str | None = None,
        most: int | None = None,
        until: float | None = None,
    ) -> str | None:
        """How the club is run; the code for admission, where there is a new one. So many may come by it, until then."""
        values: dict[str, str] = {}
        code: str | None = None
        if admission is not None:
            values[ADMISSION] = admission
            if admission == "code":
                code = new_secret("c")
                values[CODE] = hashed(code)
                values[CODE_MOST] = str(most) if most is not None else ""
                values[CODE_UNTIL] = repr(until) if until is not None else ""
        if name is not None:
            values[NAME] = " ".join(name.split())
        if picture is not None:
            values[PICTURE] = picture
        if values:
            facts = {key: value for key, value in values.items() if key != CODE and value}
            await self._store.set(values, self.line(None, HOST, "club", **facts))
        return code

    # ---------------------------------------------------------------- helpers

    def line(self, member: str | None, by: str, what: str, **facts: str) -> LogLine:
        """What was done, for the log."""
        return new_line(self._now(), member, by, what, **facts)

    async def check_member(self, member: Member) -> None:
        """Raises Refusal for somebody who is suspended."""
        await self._order.check_member(member)

    def check_on(self) -> None:
        """Raises Refusal where there are guests only."""
        if not self.on:
            raise NotFound("club-error-none")


def new_id() -> str:
    """The id of something new."""
    return secrets.token_hex(9)


def id_after(id: str) -> str:
    """The id of what something is exchanged for: two exchanges of the same cannot both be written."""
    return f"x{id}"[:24]


def label_of(said: str) -> str:
    """What a device is called."""
    return " ".join("".join(one for one in said if one.isprintable()).split())[:40]

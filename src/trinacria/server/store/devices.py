"""Devices that want to be told of a turn, kept in the database, and the key by which they know the server."""

import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, bindparam, delete, func, insert, select, update

from trinacria.server.store import schema
from trinacria.server.store.writer import Statement
from trinacria.table.store import Conflict

KEY: Final = "push"
MOST_SEATS: Final = 60
"""As many as a browser keeps."""
MOST_DEVICES: Final = 8
"""At one seat."""
DEVICES, SEATS, NOTICES = schema.devices, schema.device_seats, schema.device_notices
MEMBERS = schema.people.devices

Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[..., Awaitable[None]]


class Device(Struct, frozen=True):
    """Where a device is reached, how it is spoken to, and when it wants quiet."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    site: str
    """The address at which it knows this server."""
    language: str
    zone: str
    quiet_from: int | None = None
    """Minutes since midnight."""
    quiet_to: int | None = None
    told_at: float = 0.0
    told: int = 0
    """How often it was told something."""


class DeviceSeat(Struct, frozen=True):
    """A seat that a device wants to hear of."""

    device: str
    table: str
    chair: str
    holder: str
    """The hash of the secret that opened the seat: who takes the seat over is somebody else."""
    waiting: float | None = None
    """Since when the device is to be told that it is this seat's turn; None: it is not."""
    told: bool = False
    until: float | None = None
    """When the seat's time is up, if the device is to be told that this is soon."""


def device_id(endpoint: str) -> str:
    """What stands for a device."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


_OF_SEAT = (SEATS.c.device == bindparam("which"), SEATS.c.table == bindparam("at"), SEATS.c.chair == bindparam("on"))
_NO_DEVICE = (
    delete(MEMBERS).where(MEMBERS.c.device == bindparam("which")),
    delete(NOTICES).where(NOTICES.c.device == bindparam("which")),
    delete(SEATS).where(SEATS.c.device == bindparam("which")),
    delete(DEVICES).where(DEVICES.c.id == bindparam("which")),
)
_NEW_DEVICE, _NEW_SEAT, _NEW_NOTICE = insert(DEVICES), insert(SEATS), insert(NOTICES)
_NO_SEAT = delete(SEATS).where(*_OF_SEAT)
_CHANGED = update(DEVICES).where(DEVICES.c.id == bindparam("which"))
# Of its own: rows of one statement have the same columns.
_COUNTED = update(DEVICES).where(DEVICES.c.id == bindparam("which"))
_WAITING = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("at"), SEATS.c.chair == bindparam("on"), SEATS.c.holder == bindparam("by"))
    .values(waiting=bindparam("since"), told=False, until=bindparam("end"))
)
_SEAT_TOLD = update(SEATS).where(*_OF_SEAT).values(waiting=bindparam("since"), told=bindparam("was"))
_NEW_KEY = insert(schema.server_keys)
_OLD_NOTICES = delete(NOTICES).where(NOTICES.c.device == bindparam("which"), NOTICES.c.number < bindparam("before"))


class Devices:
    """Reads and writes them. Every method raises StoreFailed when the store does not do what it should."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write
        self._key: str | None = None

    async def key(self, make: Callable[[], str]) -> str:
        """The server's key, made when it is first asked for; all processes over this database have the same."""
        while self._key is None:
            rows = await self._read(select(schema.server_keys.c.value).where(schema.server_keys.c.name == KEY))
            if rows:
                self._key = str(rows[0][0])
                break
            try:
                await self._write(Statement(_NEW_KEY, [{"name": KEY, "value": make()}]))
            except Conflict:
                # Another process was faster: its key counts.
                continue
        return self._key

    async def find(self, id: str) -> Device | None:
        rows = await self._read(select(DEVICES).where(DEVICES.c.id == id))
        return Device(*rows[0]) if rows else None

    async def seats(self, id: str) -> list[DeviceSeat]:
        """The seats that a device wants to hear of."""
        return [DeviceSeat(*row) for row in await self._read(select(SEATS).where(SEATS.c.device == id))]

    async def at_seat(self, table: str, chair: str, holder: str) -> list[Device]:
        """The devices of the one who holds a seat."""
        wanted = select(DEVICES).join(SEATS, SEATS.c.device == DEVICES.c.id)
        here = wanted.where(SEATS.c.table == table, SEATS.c.chair == chair, SEATS.c.holder == holder)
        return [Device(*row) for row in await self._read(here)]

    async def save(self, device: Device, seat: DeviceSeat | None = None) -> None:
        """Keep what is new of a device, and have it hear of a seat; one that it hears of already is left alone."""
        row = {name: getattr(device, name) for name in Device.__struct_fields__}
        wishes = {name: row[name] for name in row if name not in ("id", "told_at", "told")}
        seated: list[Statement] = []
        if seat is not None:
            here = {name: getattr(seat, name) for name in DeviceSeat.__struct_fields__}
            former = {"which": seat.device, "at": seat.table, "on": seat.chair}
            seated = [Statement(_NO_SEAT, [former]), Statement(_NEW_SEAT, [here])]
        if await self.find(device.id) is None:
            # Another request for the same device may have been faster.
            with contextlib.suppress(Conflict):
                return await self._write(Statement(_NEW_DEVICE, [row]), *seated)
        return await self._write(Statement(_CHANGED, [{"which": device.id, **wishes}]), *seated)

    async def drop_seat(self, id: str, table: str, chair: str) -> None:
        """Have a device hear of a seat no more; one that hears of none is forgotten."""
        await self._write(Statement(_NO_SEAT, [{"which": id, "at": table, "on": chair}]))
        await self.drop_unused(id)

    async def drop_unused(self, id: str) -> None:
        """Forget a device that hears of no seat and of no member."""
        rows = await self._read(select(MEMBERS.c.member).where(MEMBERS.c.device == id).limit(1))
        if not rows and not await self.seats(id):
            await self.drop(id)

    async def drop(self, id: str) -> None:
        await self._write(*(Statement(sql, [{"which": id}]) for sql in _NO_DEVICE))

    async def wait(self, table: str, chair: str, holder: str, now: float, until: float | None = None) -> None:
        """The devices of a seat are to be told that it is its turn; `until`: that its time is up then."""
        row = {"at": table, "on": chair, "by": holder, "since": now, "end": until}
        await self._write(Statement(_WAITING, [row]))

    async def waiting(self) -> list[tuple[Device, float | None]]:
        """The devices that are to be told something, and when the first time is up that they are to be told of."""
        untold = (SEATS.c.waiting.is_not(None), SEATS.c.told.is_(False))
        ends = select(SEATS.c.device, func.min(SEATS.c.until).label("until")).where(*untold).group_by(SEATS.c.device)
        first = ends.subquery()
        wanted = select(DEVICES, first.c.until).join(first, first.c.device == DEVICES.c.id)
        return [(Device(*row), until) for *row, until in await self._read(wanted)]

    async def tidy(self) -> None:
        """Forget seats of games that are over, and devices that hear of none."""
        over = select(schema.tables.c.id).where(schema.tables.c.status == "over")
        hear = select(SEATS.c.device).union(select(MEMBERS.c.device))
        await self._write(
            Statement(delete(SEATS).where(SEATS.c.table.in_(over)), [{}]),
            Statement(delete(NOTICES).where(NOTICES.c.device.not_in(hear)), [{}]),
            Statement(delete(DEVICES).where(DEVICES.c.id.not_in(hear)), [{}]),
        )

    async def claim(self, device: Device, now: float) -> bool:
        """Whether this process tells a device what it is to be told; of several processes one may."""
        number = device.told + 1
        try:
            await self._write(
                Statement(_NEW_NOTICE, [{"device": device.id, "number": number}]),
                Statement(_OLD_NOTICES, [{"which": device.id, "before": number}]),
                Statement(_COUNTED, [{"which": device.id, "told_at": now, "told": number}]),
            )
        except Conflict:
            return False
        return True

    async def tell(self, told: Sequence[DeviceSeat], past: Sequence[DeviceSeat]) -> None:
        """What was told to a device, and what need not be told any more."""
        rows = [
            {"which": seat.device, "at": seat.table, "on": seat.chair, "since": since, "was": since is not None}
            for seats, kept in ((told, True), (past, False))
            for seat in seats
            for since in [seat.waiting if kept else None]
        ]
        if rows:
            await self._write(Statement(_SEAT_TOLD, rows))

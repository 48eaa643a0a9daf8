"""Tells devices that it is somebody's turn, or that time is short: one notice for all tables that wait.

In quiet hours only what cannot wait is told: that somebody's time is up before they end.
"""

import asyncio
import contextlib
import logging
from typing import Final

from trinacria.server.live.live_tables import LiveTables
from trinacria.server.notices.outbound import NotDelivered
from trinacria.server.notices.push import Push
from trinacria.server.notices.quiet import quiet_until
from trinacria.server.notices.wording import Waiting, device_notice, waiting_at
from trinacria.server.store.devices import Device, DeviceSeat
from trinacria.table.refusal import Refusal
from trinacria.table.store import StoreFailed

ROUND: Final = 20.0
"""Seconds between two rounds when there is nothing new."""
LEAST_BETWEEN: Final = 300.0
"""A device is told something at most once in so many seconds; what comes meanwhile is told at once then."""

PATIENCE: Final = 10.0
"""Seconds that a round waits for its devices."""

_log = logging.getLogger("trinacria.notices")


class DeviceNotifier:
    """Notifies the devices for which something is due. The database knows them; of several processes one tells."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._services = tables.services

    async def run(self, push: Push) -> None:
        """Notify for ever, after news at once, else from time to time."""
        while True:
            try:
                await push.spawn(self.notify_due(push))
            except StoreFailed:
                # The database is away for a while: the next round tries again.
                pass
            except Exception:
                _log.exception("devices could not be told")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(push.news.wait(), ROUND)
            push.news.clear()

    async def notify_due(self, push: Push) -> None:
        """Tell each device what is due. A slow one does not hold up the next round."""
        now = self._services.now()
        due = [device for device, until in await push.devices.waiting() if self._due(device, until, now)]
        if due:
            await asyncio.wait([push.spawn(self._try_to_tell(push, device)) for device in due], timeout=PATIENCE)

    async def _try_to_tell(self, push: Push, device: Device) -> None:
        try:
            await self._tell(push, device)
        except (NotDelivered, Refusal):
            # Logged where it happened; what the database has failed to do is tried in the next round.
            pass
        except Exception:
            _log.exception("a device could not be told")

    def _due(self, device: Device, until: float | None, now: float) -> bool:
        return _may_tell(device, until, now) and now >= device.told_at + LEAST_BETWEEN

    async def _tell(self, push: Push, device: Device) -> None:
        told: list[DeviceSeat] = []
        past: list[DeviceSeat] = []
        waiting: list[Waiting] = []
        now = self._services.now()
        for seat in await push.devices.seats(device.id):
            if seat.waiting is None or not _may_tell(device, seat.until, now):
                continue
            turn = await self._look(seat)
            (told if turn is not None else past).append(seat)
            waiting += [turn] if turn is not None else []
        if all(seat.told for seat in told):
            await push.devices.tell([], past)
        elif await push.devices.claim(device, self._services.now()):
            await push.devices.tell(told, past)
            await push.send(device, device_notice(waiting, device.language))

    async def _look(self, seat: DeviceSeat) -> Waiting | None:
        """Whether a table still waits for a seat whose holder is away."""
        try:
            live = await self._tables.get(seat.table)
        except StoreFailed:
            raise
        except Refusal:
            # It is gone, or cannot be played.
            return None
        table, chair = live.table, live.table.chairs.get(seat.chair)
        if chair is None or chair.secret != seat.holder or not chair.plays_self:
            return None
        here = seat.chair in live.presence.current().chairs
        if table.status != "running" or table.decider != seat.chair or here:
            return None
        return waiting_at(table, seat.chair, live.now())


def _may_tell(device: Device, until: float | None, now: float) -> bool:
    """Whether a device may be told something now; `until`: that somebody's time is up then."""
    quiet = quiet_until(now, device.zone, device.quiet_from, device.quiet_to)
    return quiet is None or (until is not None and until <= quiet)

"""What a server does from time to time, no matter who plays."""

import asyncio
import contextlib
import logging
from typing import Final

from trinacria.server.live.broadcast_listener import BroadcastListener
from trinacria.server.live.caretaker import Caretaker
from trinacria.server.live.device_notifier import DeviceNotifier
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.services import Services
from trinacria.server.notices.push import Push
from trinacria.server.ops.pruning import DAY, prune
from trinacria.table.store import Broadcast, StoreFailed

SECOND: Final = 1.0
SOON: Final = 15.0
HOUR: Final = 3600.0

_log = logging.getLogger("trinacria.tables")


def start_upkeep(tables: LiveTables, push: Push) -> None:
    """Begin to look after tables, to listen to other processes, and to tidy up."""
    for work in (
        Caretaker(tables).run(),
        BroadcastListener(tables).run(),
        prune_every_hour(tables, push),
        DeviceNotifier(tables).run(push),
        share_limits(tables.services),
    ):
        tables.services.spawn(work)


async def share_limits(services: Services) -> None:
    """Other processes hear every second what was let through here, so that several of them allow no more than one."""
    while True:
        await asyncio.sleep(SECOND)
        spent = services.limits.spent()
        if spent and services.limits.on:
            with contextlib.suppress(StoreFailed):
                await services.store.tell(Broadcast("spent", body=spent))


async def prune_every_hour(tables: LiveTables, push: Push) -> None:
    """Remove what nobody comes back to, and forget who set up what is over; a database that fails is tried again."""
    services = tables.services
    while True:
        pause = HOUR
        try:
            now = services.now()
            await prune(
                services.store, services.keeping, now, tables.has_people, tables.say_goodbye, packs=services.packs.store
            )
            await services.store.forget_makers(now - DAY)
            await push.devices.tidy()
        except StoreFailed:
            pause = SOON
        except Exception:
            _log.exception("old tables could not be removed")
        await asyncio.sleep(pause)

"""What a server does from time to time, whoever plays."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Final

from trinacria.server.live.services import Services
from trinacria.server.ops.pruning import DAY, prune
from trinacria.table.store import Broadcast, StoreFailed

SECOND: Final = 1.0
HOUR: Final = 3600.0


async def share_limits(services: Services) -> None:
    """Other processes hear every second what was let through here, so that several of them allow no more than one."""
    while True:
        await asyncio.sleep(SECOND)
        spent = services.limits.spent()
        if spent and services.limits.on:
            with contextlib.suppress(StoreFailed):
                await services.store.tell(Broadcast("spent", body=spent))


async def prune_every_hour(
    services: Services, needed: Callable[[str], bool], removed: Callable[[Iterable[str]], None]
) -> None:
    """Remove what nobody comes back to, and forget who set up what is over."""
    while True:
        with contextlib.suppress(StoreFailed):
            now = services.now()
            await prune(services.store, services.keeping, now, needed, removed)
            await services.store.forget_makers(now - DAY)
        await asyncio.sleep(HOUR)

"""What all tables of a process share."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from trinacria.server.live.member_seats import GUESTS_ONLY, STRANGERS, MemberSeats, Neighbours
from trinacria.server.live.order.conduct import ANY_CONDUCT, Conduct
from trinacria.server.notices.ports import ChatReminders, DeviceNotices
from trinacria.server.ops.checkup import Checkup
from trinacria.server.ops.counting import UNCOUNTED, Counts
from trinacria.server.ops.limits import Limits
from trinacria.server.ops.pruning import USUAL, Keeping
from trinacria.server.ops.quotas import Quotas
from trinacria.server.packs.cache import PackCache
from trinacria.server.packs.kept import PacksInMemory, PackStore
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.pack_uploads import PackReaders, PackUploads
from trinacria.server.work.reading import Readers
from trinacria.server.work.reviews import Reviews
from trinacria.server.work.thinking import Thinkers
from trinacria.server.work.trials import Trials
from trinacria.table.store import Store

AGAIN: Final = 1.0
"""Seconds until something is tried again that the store failed to do."""
KEY_CHECKED_EVERY: Final = 20.0
"""Seconds for which a connection goes on at most whose key opens nothing any more."""

_log = logging.getLogger("trinacria.server")


class Services:
    """The store, the bots, the readers, the clock, the limits, and background tasks."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        readers: Readers,
        pack_readers: PackReaders,
        analysts: Analysts,
        now: Callable[[], float],
        limits: Limits,
        reminders: ChatReminders,
        push: DeviceNotices,
        monotonic: Callable[[], float] = time.monotonic,
        keeping: Keeping = USUAL,
        counts: Counts = UNCOUNTED,
        packs: PackStore | None = None,
        trials: Trials | None = None,
        members: MemberSeats = GUESTS_ONLY,
        neighbours: Neighbours = STRANGERS,
        conduct: Conduct = ANY_CONDUCT,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.readers = readers
        self.pack_readers = pack_readers
        self.analysts = analysts
        self.reviews = Reviews(analysts)
        self.now = now
        """The time on the wall."""
        self.monotonic = monotonic
        """Seconds since some moment, by a clock that nobody sets."""
        self.limits = limits
        self.quotas = Quotas(store, limits, now)
        self.keeping = keeping
        self.checkup = Checkup(store.check)
        self.reminders = reminders
        self.push = push
        self.counts = counts
        self.members = members
        self.neighbours = neighbours
        self.conduct = conduct
        self.key_checked_every = KEY_CHECKED_EVERY
        self.packs = PackCache(packs or PacksInMemory(), now)
        self.pack_uploads = PackUploads(self.packs, pack_readers, limits.on)
        self.trials = trials or Trials(pack_readers.pool)
        for worker in (thinkers, readers, analysts, self.trials):
            worker.know_packs(self.packs.find)
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def try_again(self, work: Callable[[], Awaitable[None]], wanted: Callable[[], bool]) -> None:
        """Repeat in the background, after a moment, what the store failed to do, if it is still wanted then."""

        async def later() -> None:
            await asyncio.sleep(AGAIN)
            if wanted():
                await work()

        self.spawn(later())

    async def close(self) -> None:
        """Stop what runs, and close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.push.close()
        await self.reminders.close()
        self.thinkers.close()
        self.readers.close()
        self.pack_readers.close()
        self.analysts.close()
        self.trials.close()
        await self.store.close()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed", exc_info=error)

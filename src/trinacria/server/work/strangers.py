"""Work that strangers bring: done in a process with limits, by addresses in turns, and refused by name.

An address whose work runs into a limit comes after all others for a minute, and after three times it is refused for so
long. Such work is not tried again. Work that got too little of a busy processor is refused, too, but does not count.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from trinacria.server.ops.limits import network_of
from trinacria.server.work.calls import WorkerDied, WorkFailed, WorkPool
from trinacria.server.work.fair_queue import QueueFull, Ticket
from trinacria.server.work.packs import FindPack, PackPool
from trinacria.server.work.strikes import Strikes
from trinacria.server.work.workers import COUNTS_PROCESSOR_TIME
from trinacria.table.refusal import Busy, Refusal, TooMany

UNREADABLE: Final = "table-error-unreadable"
Found = TypeVar("Found")


def _unreadable() -> Refusal:
    return Refusal("table-error-unreadable")


class StrangersWork:
    """One kind of work, and those who do it."""

    def __init__(self, pool: WorkPool, patience: float, name: str, failed: Callable[[], Refusal] = _unreadable) -> None:
        self.pool = pool
        """Those who work: for other work of their kind, where nobody else does it."""
        self._packs = PackPool(pool)
        self._patience = patience
        self._failed = failed
        self._strikes = Strikes()
        self._log = logging.getLogger(f"trinacria.{name}")

    def know_packs(self, find: FindPack) -> None:
        """Where packs of players are found."""
        self._packs.find = find

    async def do(self, work: Callable[[], Found], whose: str, urgent: Callable[[], bool] = lambda: True) -> Found:
        """Have work done for an address; raises Refusal, or the TrinacriaError that the work raises."""
        network = network_of(whose)
        if self._strikes.refused(network):
            raise TooMany("table-error-too-heavy")
        ticket = Ticket(network, urgent=urgent, late=partial(self._strikes.late, network))
        try:
            return await self._packs.do(ticket, work, self._patience)
        except QueueFull as full:
            raise TooMany("table-error-flood") if full.own else Busy("table-error-busy") from None
        except (WorkFailed, TimeoutError) as error:
            if COUNTS_PROCESSOR_TIME and isinstance(error, TimeoutError):
                # What takes too much of the processor ends sooner: this had too little of it.
                self._log.warning("something had no time on the processor")
                raise Busy("table-error-busy") from None
            if isinstance(error, (TimeoutError, WorkerDied)):
                self._strikes.note(network)
            self._log.warning("something could not be done: %s", error or type(error).__name__)
            raise self._failed() from None

    def close(self) -> None:
        """Let the processes go."""
        self._packs.close()

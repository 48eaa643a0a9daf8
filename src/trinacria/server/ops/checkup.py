"""Whether the store works: tried by reading and by writing."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from trinacria.table.store import StoreFailed

SECONDS: Final = 2.0
"""How long a store may take to answer."""
FRESH: Final = 1.0
"""How long an answer is good, in seconds: a check writes to the disk, and anybody may ask."""


class Checkup:
    """Whether the store works, tried at most once a moment."""

    def __init__(self, check: Callable[[], Awaitable[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._check = check
        self._now = now
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._well = False

    async def __call__(self) -> None:
        """Raises StoreFailed when it does not."""
        async with self._lock:
            if self._now() - self._checked_at > FRESH:
                self._well = await self._try()
                self._checked_at = self._now()
        if not self._well:
            raise StoreFailed

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS):
                await self._check()
        except (StoreFailed, TimeoutError):
            return False
        return True

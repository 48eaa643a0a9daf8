"""Who is next: only so many at once, and whoever waits is let in by turns of their addresses."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turnstile:
    """A semaphore that is fair among addresses: a hundred from one wait for each other, not others for them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, by address; the address whose turn is next comes first."""

    def waiting(self, whose: str) -> int:
        """How many of an address wait."""
        return len(self._waiting.get(whose, ()))

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self._enter(whose)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                # It was let in and went away at the same moment.
                self._leave()
            else:
                self._give_up(whose, place)
            raise

    def _leave(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        whose = next(iter(self._waiting))
        lane = self._waiting.pop(whose)
        place = lane.popleft()
        if lane:
            # Behind all others.
            self._waiting[whose] = lane
        place.set_result(None)

    def _give_up(self, whose: str, place: asyncio.Future[None]) -> None:
        lane = self._waiting[whose]
        lane.remove(place)
        if not lane:
            del self._waiting[whose]

"""Who is next: only so many at once, those for whom somebody waits before the others, and addresses by turns."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from typing import Final

FOR_NOBODY: Final = 4
"""Of so many turns one goes to whoever has waited longest, whether or not somebody waits for it."""


def _yes() -> bool:
    return True


class Unwanted(Exception):
    """When its turn came, nobody wanted it any more."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """For whom something is done."""

    address: str = ""
    """Addresses take turns."""
    begin: Callable[[], bool] = _yes
    """Called when its turn has come: is it still wanted?"""
    urgent: Callable[[], bool] = _yes
    """Asked whenever a place is free: does somebody wait for it?"""


@dataclass(eq=False, slots=True)
class _Place:
    """Somebody in the queue."""

    ticket: Ticket
    entered: asyncio.Future[None]


class Turnstile:
    """A semaphore that is fair among addresses: a hundred from one wait for each other, not others for them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._turns = 0
        self._waiting: dict[str, deque[_Place]] = {}
        """Those who wait, by address; the address whose turn is next comes first."""

    def waiting(self, whose: str) -> int:
        """How many of an address wait."""
        return len(self._waiting.get(whose, ()))

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a place, and hold it; raises Unwanted."""
        await self._enter(ticket)
        try:
            if not ticket.begin():
                raise Unwanted
            yield
        finally:
            self._leave()

    async def _enter(self, ticket: Ticket) -> None:
        if self._free:
            self._free -= 1
            return
        place = _Place(ticket, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(ticket.address, deque()).append(place)
        try:
            await place.entered
        except asyncio.CancelledError:
            if place.entered.done() and not place.entered.cancelled():
                # It was let in and went away at the same moment.
                self._leave()
            else:
                self._remove(place)
            raise

    def _leave(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        self._turns += 1
        first = next(self._queue())
        urgent = (place for place in self._queue() if place.ticket.urgent())
        place = first if self._turns % FOR_NOBODY == 0 else next(urgent, first)
        self._remove(place)
        whose = place.ticket.address
        if whose in self._waiting:
            # Behind all others.
            self._waiting[whose] = self._waiting.pop(whose)
        place.entered.set_result(None)

    def _queue(self) -> Iterator[_Place]:
        return chain.from_iterable(self._waiting.values())

    def _remove(self, place: _Place) -> None:
        whose = place.ticket.address
        self._waiting[whose].remove(place)
        if not self._waiting[whose]:
            del self._waiting[whose]

"""Who is next: only so many at once, those for whom somebody waits before the others, and addresses by turns."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from typing import Final

FOR_NOBODY: Final = 4
"""Of so many turns one goes to the one who has waited longest, whether or not somebody waits for it."""


def _yes() -> bool:
    return True


def _no() -> bool:
    return False


class Unwanted(Exception):
    """When its turn came, nobody wanted it any more."""


class QueueFull(Exception):
    """Too much waits already, or it has waited too long."""

    def __init__(self, own: bool) -> None:
        super().__init__(own)
        self.own = own
        """Whether it is the address's own work that fills the queue."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """For whom something is done."""

    address: str = ""
    """Addresses take turns."""
    begin: Callable[[], bool] = _yes
    """Called when its turn has come: is it still wanted?"""
    urgent: Callable[[], bool] = _yes
    """Asked whenever a place is free: does somebody wait for it?"""
    late: Callable[[], bool] = _no
    """Asked whenever a place is free: does it come after everybody else?"""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a queue takes in. Where there are several places, one address never holds all of them, nor do all those
    together that come after everybody else."""

    each: int
    """How much of an address may wait."""
    all: int
    """How much may wait in all."""
    longest: float
    """Seconds after which what still waits is refused."""


@dataclass(eq=False, slots=True)
class _Place:
    """Somebody in the queue, then inside."""

    ticket: Ticket
    entered: asyncio.Future[None]
    late: bool = False
    """Whether it came in after everybody else."""


class FairQueue:
    """A semaphore that is fair among addresses: a hundred from one wait for each other, not others for them."""

    def __init__(self, places: int, bounds: Bounds | None = None) -> None:
        self._free = places
        self._bounds = bounds
        self._share = max(1, places - 1) if bounds is not None else places
        """How many places one address may hold, or all late ones together."""
        self._turns = 0
        self._inside: Counter[str] = Counter()
        self._late_inside = 0
        self._waiting: dict[str, deque[_Place]] = {}
        """Those who wait, by address; the address whose turn is next comes first."""

    def waiting(self, whose: str) -> int:
        """How many of an address wait."""
        return len(self._waiting.get(whose, ()))

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a place, and hold it; raises Unwanted or QueueFull."""
        place = await self._enter(ticket)
        try:
            if not ticket.begin():
                raise Unwanted
            yield
        finally:
            self._leave(place)

    async def _enter(self, ticket: Ticket) -> _Place:
        place = _Place(ticket, asyncio.get_running_loop().create_future())
        if self._free and self._may_enter(ticket):
            self._let_in(place)
            return place
        self._make_room(ticket)
        self._waiting.setdefault(ticket.address, deque()).append(place)
        limit = None
        if self._bounds is not None:
            limit = asyncio.get_running_loop().call_later(self._bounds.longest, self._send_away, place)
        try:
            await place.entered
        except asyncio.CancelledError:
            if place.entered.done() and not place.entered.cancelled() and place.entered.exception() is None:
                # It was let in and went away at the same moment.
                self._leave(place)
            else:
                self._remove(place)
            raise
        finally:
            if limit is not None:
                limit.cancel()
        return place

    def _may_enter(self, ticket: Ticket) -> bool:
        if self._bounds is None:
            return True
        if self._inside[ticket.address] >= self._share:
            return False
        return self._late_inside < self._share or not ticket.late()

    def _let_in(self, place: _Place) -> None:
        self._free -= 1
        self._inside[place.ticket.address] += 1
        place.late = place.ticket.late()
        self._late_inside += place.late
        place.entered.set_result(None)

    def _leave(self, place: _Place) -> None:
        self._free += 1
        whose = place.ticket.address
        self._inside[whose] -= 1
        if not self._inside[whose]:
            del self._inside[whose]
        self._late_inside -= place.late
        while self._free and (following := self._next()) is not None:
            self._remove(following)
            whose = following.ticket.address
            if whose in self._waiting:
                # Behind all others.
                self._waiting[whose] = self._waiting.pop(whose)
            self._let_in(following)

    def _next(self) -> _Place | None:
        for late in (False, True):
            first = next(self._able(late), None)
            if first is not None:
                self._turns += 1
                urgent = (place for place in self._able(late) if place.ticket.urgent())
                return first if self._turns % FOR_NOBODY == 0 else next(urgent, first)
        return None

    def _able(self, late: bool) -> Iterator[_Place]:
        # One that has gone at this very moment is still in the queue.
        here = (place for place in self._queue() if not place.entered.done())
        return (place for place in here if self._may_enter(place.ticket) and place.ticket.late() == late)

    def _queue(self) -> Iterator[_Place]:
        return chain.from_iterable(self._waiting.values())

    def _make_room(self, ticket: Ticket) -> None:
        """For one more that waits: a full queue sends away the last of an address that has more in it, or that comes
        after everybody else. Raises QueueFull."""
        if self._bounds is None:
            return
        mine = self.waiting(ticket.address)
        if mine >= self._bounds.each:
            raise QueueFull(own=True)
        if sum(map(len, self._waiting.values())) < self._bounds.all:
            return
        most = max(self._waiting.values(), key=lambda places: (places[-1].ticket.late(), len(places)))
        if len(most) <= mine + 1 and (ticket.late() or not most[-1].ticket.late()):
            raise QueueFull(own=False)
        self._send_away(most[-1])

    def _send_away(self, place: _Place) -> None:
        if not place.entered.done():
            self._remove(place)
            place.entered.set_exception(QueueFull(own=False))

    def _remove(self, place: _Place) -> None:
        whose = place.ticket.address
        places = self._waiting.get(whose)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._waiting[whose]

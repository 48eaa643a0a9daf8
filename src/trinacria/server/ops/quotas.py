"""How many tables one address may have: so that nobody fills the lobby, or the disk, for everybody."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final
from weakref import WeakValueDictionary

from trinacria.server.ops.limits import Limits
from trinacria.table.refusal import TooMany
from trinacria.table.store import Store, Tally

MOST_LISTED: Final = 10
"""Tables in the lobby that have not begun."""
MOST_UNSTARTED: Final = 200
"""Tables that have not begun, listed or not."""
MOST_A_DAY: Final = 1000
DAY: Final = 86_400.0


def network_of(address: str) -> str:
    """What counts as one address: who has one of IPv6 has the whole network of 64 bits that it lies in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.exploded[:19] if isinstance(found, IPv6Address) else str(found)


def maker_of(address: str) -> str | None:
    """What stands for an address in the database; None where there is none, as on a Unix socket."""
    if not address:
        return None
    return hashlib.sha256(f"trinacria {network_of(address)}".encode()).hexdigest()[:16]


class Quotas:
    """Counts in the store, so all processes count together and a restart forgets nothing."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._limits = limits
        self._now = now
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def creating(self, maker: str | None, listed: bool) -> AsyncIterator[None]:
        """Create a table within; raises Refusal. One after the other for each address, or many at once pass as one."""
        if maker is None or not self._limits.on:
            yield
            return
        async with self._asking.setdefault(maker, asyncio.Lock()):
            tally = await self._tally(maker)
            if tally.lately >= MOST_A_DAY:
                raise TooMany("table-error-many-today", most=MOST_A_DAY)
            if tally.unstarted >= MOST_UNSTARTED:
                raise TooMany("table-error-many-unstarted", most=MOST_UNSTARTED)
            if listed:
                _check_listed(tally)
            yield

    async def check_listing(self, maker: str | None) -> None:
        """A table that exists already comes into the lobby; raises Refusal."""
        if maker is not None and self._limits.on:
            _check_listed(await self._tally(maker))

    async def _tally(self, maker: str) -> Tally:
        return await self._store.tally(maker, self._now() - DAY)


def _check_listed(tally: Tally) -> None:
    if tally.listed >= MOST_LISTED:
        raise TooMany("table-error-many-listed", most=MOST_LISTED)

"""Rings where pages of members wait, in this process and in the others over the same database."""

import contextlib
from collections.abc import Collection
from typing import Any, Final, Protocol

from trinacria.server.club.people.pages import WaitingPages
from trinacria.table.store import Broadcast, StoreFailed

AT_ONCE: Final = 100
"""Members that one broadcast names."""


class Teller(Protocol):
    """What tells other processes."""

    async def tell(self, broadcast: Broadcast) -> None:
        """Tell the other processes."""


class Bell:
    """Ringing is a hint: a page that heard nothing looks for itself after a while."""

    def __init__(self, pages: WaitingPages, teller: Teller) -> None:
        self.pages = pages
        self._teller = teller

    async def ring(self, members: Collection[str]) -> None:
        """Something is new for these."""
        self.pages.ring(members)
        named = list(members)
        for first in range(0, len(named), AT_ONCE):
            with contextlib.suppress(StoreFailed):
                await self._teller.tell(Broadcast("people", body=named[first : first + AT_ONCE]))

    async def unheard(self, table: str) -> None:
        """At this table somebody has nothing to do with somebody any more."""
        with contextlib.suppress(StoreFailed):
            await self._teller.tell(Broadcast("unheard", table, body=0))

    def hear(self, told: Any) -> None:
        """Another process rings; None: it may have rung for anybody."""
        if isinstance(told, list):
            self.pages.ring([str(member) for member in told])
        else:
            self.pages.ring_all()

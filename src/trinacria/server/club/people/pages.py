"""Pages of members that wait for news: so many of a member, so many in all. Those too many are answered first."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

MOST_OF_ONE: Final = 6
MOST: Final = 2000


class Page:
    """One that waits."""

    def __init__(self, member: str) -> None:
        self.member = member
        self._rung = asyncio.Event()
        self.crowded_out = False
        """Whether it is answered only for another page's sake."""

    def ring(self) -> None:
        self._rung.set()

    async def wait(self, seconds: float) -> None:
        """Until something is new, or for so long."""
        try:
            await asyncio.wait_for(self._rung.wait(), seconds)
        except TimeoutError:
            return


class WaitingPages:
    """Those of this process."""

    def __init__(self, most_of_one: int = MOST_OF_ONE, most: int = MOST) -> None:
        self._most_of_one = most_of_one
        self._most = most
        self._all: OrderedDict[Page, None] = OrderedDict()
        self._of: dict[str, OrderedDict[Page, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, member: str) -> Page:
        """A page begins to wait; where too many do, the oldest is answered at once."""
        mine = self._of.get(member, OrderedDict())
        if len(mine) >= self._most_of_one:
            self._crowd_out(next(iter(mine)))
        elif len(self._all) >= self._most:
            self._crowd_out(next(iter(self._all)))
        page = Page(member)
        self._all[page] = None
        self._of.setdefault(member, OrderedDict())[page] = None
        return page

    def leave(self, page: Page) -> None:
        self._all.pop(page, None)
        mine = self._of.get(page.member)
        if mine is not None:
            mine.pop(page, None)
            if not mine:
                del self._of[page.member]

    def ring(self, members: Collection[str]) -> None:
        """Something is new for these."""
        for member in members:
            for page in self._of.get(member, ()):
                page.ring()

    def ring_all(self) -> None:
        for page in self._all:
            page.ring()

    def __contains__(self, member: str) -> bool:
        return member in self._of

    def _crowd_out(self, page: Page) -> None:
        page.crowded_out = True
        page.ring()
        self.leave(page)

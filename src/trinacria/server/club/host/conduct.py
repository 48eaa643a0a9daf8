"""The order of the house at tables, as they ask for it."""

from collections.abc import Iterable

from trinacria.server.club.club import Club
from trinacria.server.club.host.order import HouseOrder
from trinacria.server.club.keys import is_device_key
from trinacria.server.store.host import HostStore
from trinacria.table.refusal import Unauthorized


class ClubConduct:
    """Words that the club does not want, and members who are suspended."""

    def __init__(self, store: HostStore, club: Club, order: HouseOrder) -> None:
        self._store = store
        self._club = club
        self._order = order

    async def check_names(self, names: Iterable[str]) -> None:
        """At a table the same words are unwanted as in the club."""
        await self._order.check_text(*names)

    async def check_line(self, text: str, key: str | None, seat: tuple[str, str, str] | None) -> None:
        """A suspended member does not talk by a key, nor on a seat that is theirs."""
        await self.check_sitting(key)
        if self._club.on and seat is not None:
            table, chair, secret = seat
            holder = await self._store.holder(table, chair, [secret])
            if holder is not None:
                await self._order.check_member(holder)
        await self._order.check_text(text)

    async def check_sitting(self, key: str | None) -> None:
        """A suspended member does not sit down."""
        if key is None or not self._club.on or not is_device_key(key):
            return
        try:
            await self._club.asker(key)
        except Unauthorized:
            # The key belongs to no member (any more): its holder counts as a guest.
            return

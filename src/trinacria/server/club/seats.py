"""The seats of members, as tables ask for them."""

from trinacria.server.club.club import Club
from trinacria.server.club.keys import is_device_key
from trinacria.server.club.people.people import MembersTogether
from trinacria.table.refusal import Forbidden, Refusal
from trinacria.table.store import StoreFailed
from trinacria.table.table import Table


def _chair(table: Table, holder: str) -> str | None:
    viewer = table.holder(holder)
    return viewer.chair if viewer is not None else None


class SeatsOfMembers:
    """Which seats a member's key stands for."""

    def __init__(self, club: Club, people: MembersTogether) -> None:
        self._club = club
        self._people = people

    def knows(self, token: str) -> bool:
        return self._club.on and is_device_key(token)

    async def secrets_at(self, key: str, table: str) -> list[tuple[str, str]]:
        try:
            asker = await self._club.asker(key)
        except Forbidden:
            # Who is suspended watches, as anybody may.
            return []
        seats = await self._club.seats_at(asker, table)
        return [(seat.chair, seat.holder) for seat in seats]

    async def check(self, key: str) -> None:
        await self._club.asker(key)

    async def sitter(self, key: str | None) -> str | None:
        if key is None or not self.knows(key):
            return None
        try:
            return (await self._club.asker(key)).member.id
        except StoreFailed:
            raise
        except Refusal:
            # A key that opens nothing any more: who has it sits down as a guest.
            return None

    async def sat(self, member: str, table: Table) -> None:
        await self._people.sat(member, table)

    async def follow(self, before: str, after: Table) -> None:
        """Those whose secrets open the new table have a seat there on all their devices."""
        if self._club.on:
            await self._club.follow(before, after.id, lambda holder: _chair(after, holder))

    async def lost(self, key: str, table: str, chair: str) -> None:
        for seat in await self._club.seats_at(await self._club.asker(key), table):
            if seat.chair == chair:
                await self._club.unseat(seat)

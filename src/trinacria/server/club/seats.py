"""The seats of members, as tables ask for them."""

from trinacria.server.club.club import Club
from trinacria.server.club.keys import is_device_key
from trinacria.table.refusal import Forbidden


class SeatsOfMembers:
    """Which seats a member's key stands for."""

    def __init__(self, club: Club) -> None:
        self._club = club

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

    async def sit(self, key: str, table: str, seats: list[tuple[str, str]]) -> None:
        await self._club.seat(await self._club.asker(key), [(table, chair, holder) for chair, holder in seats])

    async def lost(self, key: str, table: str, chair: str) -> None:
        for seat in await self._club.seats_at(await self._club.asker(key), table):
            if seat.chair == chair:
                await self._club.unseat(seat)

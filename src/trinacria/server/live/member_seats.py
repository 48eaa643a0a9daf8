"""Seats that people hold by a key of their own, on all their devices. Tables know the secrets of their seats alone."""

from typing import Protocol

from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Unauthorized
from trinacria.table.secret import hashed
from trinacria.table.table import Table


class MemberSeats(Protocol):
    """Who knows which seats are whose."""

    def knows(self, token: str) -> bool:
        """Whether a token is somebody's own key, and not a seat's secret."""

    async def secrets_at(self, key: str, table: str) -> list[tuple[str, str]]:
        """The seats that are held by a key at a table: chairs, and hashes of their secrets. Raises Refusal."""

    async def sit(self, key: str, table: str, seats: list[tuple[str, str]]) -> None:
        """Whoever has this key has sat down there; raises Refusal."""

    async def lost(self, key: str, table: str, chair: str) -> None:
        """Somebody else has the seat now."""

    async def follow(self, before: str, after: Table) -> None:
        """The same people play on at another table, and their seats open it: they are theirs there, too."""


class GuestsOnly:
    """A server that knows nobody again."""

    def knows(self, token: str) -> bool:
        return False

    async def secrets_at(self, key: str, table: str) -> list[tuple[str, str]]:
        raise Unauthorized("table-error-secret")

    async def sit(self, key: str, table: str, seats: list[tuple[str, str]]) -> None:
        raise Unauthorized("table-error-secret")

    async def lost(self, key: str, table: str, chair: str) -> None:
        """Nobody has one."""

    async def follow(self, before: str, after: Table) -> None:
        """The same."""


GUESTS_ONLY = GuestsOnly()


async def who(
    table: Table, token: str | None, members: MemberSeats, name: str = "", chair: str | None = None
) -> tuple[Viewer, str | None]:
    """Who comes with a token, and the hash of the secret that they hold. Raises Refusal.

    Somebody known without a seat here watches, as anybody may.
    """
    if token is None or not members.knows(token):
        return table.viewer(token, name), hashed(token) if token is not None else None
    for held, secret in await members.secrets_at(token, table.id):
        if chair is None or chair == held:
            viewer = table.holder(secret)
            if viewer is not None and viewer.chair == held:
                return viewer, secret
            await members.lost(token, table.id, held)
    return table.viewer(None, name), None

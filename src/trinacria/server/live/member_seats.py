"""Seats that people hold by a key of their own, and who has to do with whom beside the tables.

Tables know the secrets of their seats alone.
"""

from collections.abc import Collection
from typing import Any, Protocol

from trinacria.table.history.event import Viewer
from trinacria.table.rated.conditions import Sitting
from trinacria.table.refusal import Forbidden, Unauthorized
from trinacria.table.secret import hashed
from trinacria.table.table import Table


class MemberSeats(Protocol):
    """Who knows which seats are whose."""

    def knows(self, token: str) -> bool:
        """Whether a token is somebody's own key, and not a seat's secret."""

    async def secrets_at(self, key: str, table: str) -> list[tuple[str, str]]:
        """The seats that are held by a key at a table: chairs, and hashes of their secrets. Raises Refusal."""

    async def check(self, key: str) -> None:
        """Raises Refusal when a key opens nothing any more, or nothing for now."""

    async def sitter(self, key: str | None) -> str | None:
        """Whose the seats are that somebody takes who comes with a key; None: a guest's."""

    async def sat(self, member: str, table: Table) -> None:
        """Somebody who is known has sat down there."""

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

    async def check(self, key: str) -> None:
        raise Unauthorized("table-error-secret")

    async def sitter(self, key: str | None) -> str | None:
        return None

    async def sat(self, member: str, table: Table) -> None:
        """Nobody is."""

    async def lost(self, key: str, table: str, chair: str) -> None:
        """Nobody has one."""

    async def follow(self, before: str, after: Table) -> None:
        """The same."""


GUESTS_ONLY = GuestsOnly()


class Neighbours(Protocol):
    """Whoever knows people across tables."""

    def turn(self, table: str, chair: str | None, since: float, until: float | None) -> None:
        """A table waits for a person on this chair (None: for none), since and until then, by the time on the wall."""

    def began(self, table: Table) -> None:
        """A game has begun."""

    def opening(self, table: Table, here: Collection[str]) -> None:
        """All have sealed, and must open what they sealed; the chairs of those who are here."""

    async def seat_for(self, table: Table, wish: str | None, invited: bool, key: str | None) -> str | None:
        """The chair that somebody gets who would like to sit down; raises Refusal."""

    async def seats(self, table: Table) -> None:
        """People sit elsewhere now, or others do."""

    async def sitting(self, table: Table) -> Sitting:
        """Who sits there, as far as they are known: whose ratings a game would change."""

    async def unheard(self, table: str) -> dict[str, frozenset[str]]:
        """By chair, the chairs whose talk its player does not hear."""

    async def check_watcher(self, table: str, key: str | None) -> None:
        """Somebody without a seat wants to say something; raises Refusal where they may not."""

    def hear(self, told: Any) -> None:
        """Another process tells what is new; None: something may have been missed."""


class Strangers:
    """People know each other at tables only."""

    def turn(self, table: str, chair: str | None, since: float, until: float | None) -> None:
        """Nobody is told."""

    def began(self, table: Table) -> None:
        """Nobody is told."""

    def opening(self, table: Table, here: Collection[str]) -> None:
        """Nobody is told."""

    async def seat_for(self, table: Table, wish: str | None, invited: bool, key: str | None) -> str | None:
        return wish

    async def seats(self, table: Table) -> None:
        """Nobody has a seat but by its secret."""

    async def sitting(self, table: Table) -> Sitting:
        return {}

    async def unheard(self, table: str) -> dict[str, frozenset[str]]:
        return {}

    async def check_watcher(self, table: str, key: str | None) -> None:
        """Everybody may speak."""

    def hear(self, told: Any) -> None:
        """Nobody is told."""


STRANGERS = Strangers()


async def check_rated_seat(members: MemberSeats, token: str | None) -> None:
    """Raises Refusal for somebody who may not sit at a rated table."""
    if token is None or not members.knows(token):
        raise Forbidden("table-error-rated-guests")
    await members.check(token)


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

"""What may be said at tables, and who may sit down and speak there. Whose rules these are, tables do not know."""

from collections.abc import Iterable
from typing import Protocol


class Conduct(Protocol):
    """Who knows these rules. What they forbid raises Refusal."""

    async def check_names(self, names: Iterable[str]) -> None:
        """Somebody, or a table, shall be called so."""

    async def check_line(self, text: str, key: str | None, seat: tuple[str, str, str] | None) -> None:
        """Somebody says something: by a key of their own, or on a seat (table, chair, and the hash of its secret)."""

    async def check_sitting(self, key: str | None) -> None:
        """Somebody with this key of their own sits down."""


class AnyConduct:
    """A server without such rules."""

    async def check_names(self, names: Iterable[str]) -> None:
        """All names are good."""

    async def check_line(self, text: str, key: str | None, seat: tuple[str, str, str] | None) -> None:
        """Everybody may speak."""

    async def check_sitting(self, key: str | None) -> None:
        """Everybody may sit down."""


ANY_CONDUCT = AnyConduct()

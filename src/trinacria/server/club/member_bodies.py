"""The bodies of what only members' own pages ask."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from trinacria.server.club.bodies import Me, NameWish
from trinacria.server.wire.bodies import Asking, TableListed
from trinacria.server.wire.protocol import ChairId
from trinacria.table.screen import TableInfo

LARGEST_PAGE = 10
"""Tables on one page of an export."""
MOST_GOING = 100
"""Tables that go on, as home shows them: the newest."""
PAGE_OVER = 10


class NameAsked(Asking, frozen=True):
    """Whether a name is free."""

    name: NameWish


class NameFound(Struct, frozen=True):
    """A name as it would be kept."""

    name: str
    free: bool
    others: list[str]
    """Where it is not free, some that are."""


class GameHeld(Struct, frozen=True):
    """A table as home shows it, with the seats that are the asker's."""

    chairs: list[ChairId]
    table: TableInfo


class MemberHome(Struct, frozen=True):
    """The tables of a member: all that go on, and those that are over a page at a time."""

    going: list[GameHeld]
    over: list[GameHeld]
    after: Annotated[str, Meta(max_length=80)] | None
    """Ask with this for older ones; null: there are no more."""


class SeatsThere(Struct, frozen=True):
    """The asker's seats at a table."""

    chairs: list[ChairId]


class KeptTable(Struct, frozen=True):
    """A table at which a member had a seat."""

    chair: ChairId
    since: float
    table: TableListed
    record: dict[str, Any] | None
    """Of a game that is over."""


class Export(Struct, frozen=True):
    """What the server knows of a member, a page at a time: together it is all."""

    me: Me
    tables: list[KeptTable]
    after: Annotated[str, Meta(max_length=80)] | None
    """Ask with this for those that follow; null: there are no more."""

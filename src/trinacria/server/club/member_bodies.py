"""The bodies of what only members' own pages ask."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from trinacria.server.club.bodies import Deed, Me, NameWish, TableId
from trinacria.server.club.people.bodies import MyPeople, MySettings
from trinacria.server.club.people.notice_bodies import InvitationState, Notice, Why
from trinacria.server.club.people.profile_bodies import Outcome
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
    linked: list[ChairId]
    """Those that a link opens, too."""


class LinkTurnedOff(Asking, frozen=True):
    """Turn off the link of a seat that the asker has."""

    table: TableId
    chair: ChairId


class KeptTable(Struct, frozen=True):
    """A table at which a member had a seat."""

    chair: ChairId
    since: float
    table: TableListed
    record: dict[str, Any] | None
    """Of a game that is over."""


class KeptInvitation(Struct, frozen=True):
    """An offer of a seat, of the member or to the member."""

    by: str
    """Empty: somebody who has left."""
    to: str
    table: str
    chair: ChairId
    at: float
    until: float
    state: InvitationState
    why: Why | None


class KeptResult(Struct, frozen=True):
    """What is counted of a game that is over."""

    table: str
    chair: ChairId
    ended: float
    game: str
    mode: str
    family: str | None
    outcome: Outcome
    bots: bool
    """Whether the others were bots."""
    kept: bool
    """Whether nobody had to play for the member."""
    decisions: int
    seconds: float


class KeptDevice(Struct, frozen=True):
    """A device that hears what the member is told."""

    endpoint: str
    since: float
    language: str
    zone: str


class KeptSeek(Struct, frozen=True):
    """What the member looked for, alone or with others."""

    people: list[str]
    """Who looked, as they are called now; the one who put it up first."""
    at: float
    game: str
    mode: str
    terms: str
    """What else was wanted, as JSON."""
    speaks: str
    """The member's languages, as far as they counted."""
    ended: float | None
    how: str | None
    table: str | None
    rating: int | None = None
    """What was believed of the member when they began to look."""
    spread: int | None = None


class KeptRating(Struct, frozen=True):
    """What a rated game made of the member's rating."""

    table: str
    game: str
    mode: str
    ended: float
    rating: int
    spread: int
    season: str


class KeptPeople(Struct, frozen=True):
    """What the member is to others, and what was told and counted."""

    deeds: list[Deed]
    """All that was done with the membership."""
    people: MyPeople
    declined: list[str]
    """Whose requests the member declined of late."""
    settings: MySettings
    seen: float | None
    """When a page of the member was last open."""
    notices: list[Notice]
    invitations: list[KeptInvitation]
    results: list[KeptResult]
    devices: list[KeptDevice]
    seeks: list[KeptSeek] = []
    ratings: list[KeptRating] = []
    """By game and mode, each in the order of the ends."""


class Export(Struct, frozen=True):
    """What the server knows of a member, a page at a time: together it is all."""

    me: Me
    people: KeptPeople | None
    """With the first page only."""
    tables: list[KeptTable]
    after: Annotated[str, Meta(max_length=80)] | None
    """Ask with this for those that follow; null: there are no more."""

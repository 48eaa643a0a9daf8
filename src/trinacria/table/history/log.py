"""The log of a table: what is stored. It is the whole truth; every state is made of it.

What is stored as it is told comes from `told`. What is stored with a secret, or otherwise than it is told, has the same
name here as there. The tags and the fields are those of the stored logs: they never change.
"""

from typing import Any, TypeAlias

from msgspec import Struct, field

from trinacria.table.history.told import (
    Away,
    Back,
    BotSat,
    Came,
    CameBack,
    Cause,
    Changed,
    DeviceSet,
    Gone,
    HostChanged,
    Mover,
    OfferAnswered,
    Offered,
    Paused,
    RematchMade,
    Reminded,
    Renamed,
    Resumed,
    Said,
    Sealed,
    SealsClosed,
    SeatAnswered,
    SeatAsked,
    StoodIn,
    Stopped,
    Swapped,
    TimedOut,
    Voted,
    Warned,
)
from trinacria.table.settings import Settings


class LogBody(Struct, frozen=True, tag_field="kind"):
    """What is kept of something that is told otherwise, or not to everybody."""


class NewChair(Struct, frozen=True):
    """A chair at the beginning: with the hash of the secret that opens it, or of the invitation to it."""

    nickname: str = ""
    bot: str | None = None
    secret: str | None = None
    invitation: str | None = None
    awaited: bool = False
    """In a rematch: whether this person has yet to come, and so to agree."""


class Created(LogBody, frozen=True, tag="created"):
    """The first entry."""

    settings: Settings
    rules_version: str = field(name="rules")
    content: str
    seed: str
    """The server's; secret until the end."""
    chairs: list[NewChair]
    host: str | None
    """The chair with the host's rights; None: only the holder of `host_secret` has them."""
    host_secret: str | None
    position: dict[str, Any] | None
    """Where the game begins, if not from its set-up."""
    origin: str | None
    order: list[str] | None
    """The chairs in order of play, where that is settled already."""


class Sat(LogBody, frozen=True, tag="sat"):
    """A person sat down; the chair has a new secret."""

    chair: str
    nickname: str
    secret: str


class StoodUp(LogBody, frozen=True, tag="stood_up"):
    """A chair is open; the old secret is dead."""

    chair: str
    invitation: str
    cause: Cause


class HandedOver(LogBody, frozen=True, tag="handed_over"):
    """The old secret of a chair is dead, and an invitation waits for the new person."""

    chair: str
    invitation: str


class Salted(LogBody, frozen=True, tag="salted"):
    """What a player added to the seed openly, in version 0.1."""

    chair: str
    text: str


class SaltOpened(LogBody, frozen=True, tag="salt_opened"):
    """What a player adds to the seed, opened when all seals were in."""

    chair: str
    text: str


class CalledOff(LogBody, frozen=True, tag="called_off"):
    """A deal was thrown away, for some chairs did not open their salt; with the server's new seed."""

    seed: str
    missing: list[str]


class WebhookSet(LogBody, frozen=True, tag="notice"):
    """Where a player wants to be told of its turn: a secret of this player."""

    chair: str
    url: str | None
    service: str | None = None
    """Which chat service is there, where the address does not say it."""
    language: str | None = None
    """In which it is told; None: in the table's."""


class Started(LogBody, frozen=True, tag="started"):
    """The chairs in order of play."""

    order: list[str]
    promise: str | None = None
    """What the table promised, where there was no salt to open; None also in version 0.1."""


class Played(LogBody, frozen=True, tag="played"):
    """An action, in notation, of the seat at this place round the table."""

    place: int
    action: str
    by: Mover


class Premoved(LogBody, frozen=True, tag="premoved"):
    """What a chair will answer if nothing changes until it is asked, in notation: a secret of this player."""

    chair: str
    actions: list[str]


class Undone(LogBody, frozen=True, tag="undone"):
    """A place took its last actions back."""

    place: int
    count: int


class TakenBack(LogBody, frozen=True, tag="taken_back"):
    """With the others' consent the game is again as it was before the last turn of a place."""

    place: int


Body: TypeAlias = (
    Created
    | Sat
    | BotSat
    | StoodUp
    | HandedOver
    | Renamed
    | Swapped
    | Changed
    | HostChanged
    | Away
    | Gone
    | Back
    | Came
    | SeatAsked
    | SeatAnswered
    | Salted
    | Sealed
    | SealsClosed
    | SaltOpened
    | CalledOff
    | WebhookSet
    | DeviceSet
    | Reminded
    | Warned
    | Started
    | Played
    | Premoved
    | Undone
    | TakenBack
    | Said
    | Paused
    | Resumed
    | TimedOut
    | StoodIn
    | CameBack
    | Voted
    | Offered
    | OfferAnswered
    | Stopped
    | RematchMade
)


class Logged(Struct, frozen=True):
    """One entry of the log."""

    seq: int
    at: float
    body: Body
    asked: str | None = None
    """Whose request it answers, with the client's id: "CHAIR/ID". A repeated one is answered, not carried out."""

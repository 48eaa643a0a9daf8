"""The log of a table: what is stored. It is the whole truth; every state is made of it."""

from typing import Any, TypeAlias

from msgspec import Struct

from trinacria.table.history.told import (
    Away,
    Back,
    BotSat,
    CameBack,
    Cause,
    Changed,
    Channel,
    Gone,
    HostChanged,
    Mover,
    Paused,
    RematchMade,
    Reminded,
    Renamed,
    Resumed,
    Sealed,
    SealsClosed,
    SeatAnswered,
    SeatAsked,
    StoodIn,
    Swapped,
    TimedOut,
    Voted,
)
from trinacria.table.settings import Settings


class Kept(Struct, frozen=True, tag_field="kind"):
    """What is kept of something that is told otherwise, or not to everybody."""


class ChairLaid(Struct, frozen=True):
    """A chair at the beginning: with the hash of the secret that opens it, or of the invitation to it."""

    nickname: str = ""
    bot: str | None = None
    secret: str | None = None
    invitation: str | None = None


class TableLaid(Kept, frozen=True, tag="created"):
    """The first entry."""

    settings: Settings
    rules: str
    content: str
    seed: str
    """The server's; secret until the end."""
    chairs: list[ChairLaid]
    host: str | None
    """The chair with the host's rights; None: only the holder of `host_secret` has them."""
    host_secret: str | None
    position: dict[str, Any] | None
    """Where the game begins, if not from its set-up."""
    origin: str | None
    order: list[str] | None
    """The chairs in order of play, where that is settled already."""


class SatDown(Kept, frozen=True, tag="sat"):
    """A person sat down; the chair has a new secret."""

    chair: str
    nickname: str
    secret: str


class GotUp(Kept, frozen=True, tag="stood_up"):
    """A chair is open; the old secret is dead."""

    chair: str
    invitation: str
    cause: Cause


class Handed(Kept, frozen=True, tag="handed_over"):
    """The old secret of a chair is dead, and an invitation waits for the new person."""

    chair: str
    invitation: str


class SaltAdded(Kept, frozen=True, tag="salted"):
    """What a player added to the seed openly, in version 0.1."""

    chair: str
    text: str


class SaltOpened(Kept, frozen=True, tag="salt_opened"):
    """What a player adds to the seed, opened when all seals were in."""

    chair: str
    text: str


class CalledOff(Kept, frozen=True, tag="called_off"):
    """A deal was thrown away, for some chairs did not open their salt; with the server's new seed."""

    seed: str
    missing: list[str]


class NoticeSet(Kept, frozen=True, tag="notice"):
    """Where a player wants to be told of its turn: a secret of this player."""

    chair: str
    url: str | None


class Begun(Kept, frozen=True, tag="started"):
    """The chairs in order of play."""

    order: list[str]
    promise: str | None = None
    """What the table promised, where there was no salt to open; None also in version 0.1."""


class Acted(Kept, frozen=True, tag="played"):
    """An action, in notation, of the seat at this place round the table."""

    place: int
    action: str
    by: Mover


class TookBack(Kept, frozen=True, tag="undone"):
    """A place took its last actions back."""

    place: int
    count: int


class Spoke(Kept, frozen=True, tag="said"):
    """What was said."""

    chair: str | None
    nickname: str
    to: Channel
    text: str


Body: TypeAlias = (
    TableLaid
    | SatDown
    | BotSat
    | GotUp
    | Handed
    | Renamed
    | Swapped
    | Changed
    | HostChanged
    | Away
    | Gone
    | Back
    | SeatAsked
    | SeatAnswered
    | SaltAdded
    | Sealed
    | SealsClosed
    | SaltOpened
    | CalledOff
    | NoticeSet
    | Reminded
    | Begun
    | Acted
    | TookBack
    | Spoke
    | Paused
    | Resumed
    | TimedOut
    | StoodIn
    | CameBack
    | Voted
    | RematchMade
)


class Logged(Struct, frozen=True):
    """One entry of the log."""

    seq: int
    at: float
    body: Body
    asked: str | None = None
    """Whose request it answers, with the client's id: "CHAIR/ID". A repeated one is answered, not carried out."""

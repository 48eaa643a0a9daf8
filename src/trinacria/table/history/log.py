"""The log of a table: what happens, each kind once, with who hears of each field.

What is stored is the whole truth; every state is made of it. The tags and the fields are those of the stored logs: they
never change. What a viewer is told of an entry is made from it (`telling`).
"""

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, field

from trinacria.kernel.result import Stop
from trinacria.table.history.audience import KEPT, OWN, TOLD
from trinacria.table.settings import Settings

Channel: TypeAlias = Literal["table", "team", "spectators"]
Mover: TypeAlias = Literal["person", "premove", "bot", "stand_in", "clock"]
Offering: TypeAlias = Literal["resign", "draw", "score", "undo"]
Cause: TypeAlias = Literal["host", "vote", "absence", "clock", "self"]

T = TypeVar("T")
Kept: TypeAlias = Annotated[T, KEPT]
"""Stored, and told to nobody."""
Told: TypeAlias = Annotated[T, TOLD]
"""Told, and not stored: it follows from the log."""
Own: TypeAlias = Annotated[T, OWN]
"""Stored, and told to the one whose entry it is."""


class Entry(Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table."""


class OfChair(Entry, frozen=True):
    """Something that concerns one chair."""

    chair: str


class NewChair(Struct, frozen=True):
    """A chair at the beginning: with the hash of the secret that opens it, or of the invitation to it."""

    nickname: str = ""
    bot: str | None = None
    secret: str | None = None
    invitation: str | None = None
    awaited: bool = False
    """In a rematch: whether this person has yet to come, and so to agree."""
    keys: list[str] = []
    """In a rematch: the hashes of further secrets that open it."""
    link_off: bool = False
    """In a rematch: whether the player had turned off the link of the seat."""


class Created(Entry, frozen=True, tag="created"):
    """The table was set up: the first entry."""

    settings: Kept[Settings]
    rules_version: Kept[str] = field(name="rules")
    content: Kept[str]
    seed: Kept[str]
    """The server's; secret until the end."""
    chairs: Kept[list[NewChair]]
    host: Kept[str | None]
    """The chair with the host's rights; None: only the holder of `host_secret` has them."""
    host_secret: Kept[str | None]
    position: Kept[dict[str, Any] | None]
    """Where the game begins, if not from its set-up."""
    origin: Kept[str | None]
    order: Kept[list[str] | None]
    """The chairs in order of play, where that is settled already."""
    meets: Kept[bool] = False
    """Whether people meet here who were brought together: the game begins by itself when all have come and sealed."""


class Sat(OfChair, frozen=True, tag="sat"):
    """A person took a chair, or took it over by a new link; the old secret is dead."""

    nickname: str
    secret: Kept[str]


class BotSat(OfChair, frozen=True, tag="bot_sat"):
    """A bot was put on a chair."""

    bot: str


class StoodUp(OfChair, frozen=True, tag="stood_up", omit_defaults=True):
    """A chair is open again; the old secret is dead."""

    invitation: Kept[str]
    cause: Cause
    nickname: Told[str] = ""


class HandedOver(OfChair, frozen=True, tag="handed_over"):
    """A chair has a new secret, and an invitation waits for the new person; the old secret is dead."""

    invitation: Kept[str]


class Renamed(OfChair, frozen=True, tag="renamed"):
    """A person has another nickname."""

    before: str
    nickname: str


class Swapped(OfChair, frozen=True, tag="swapped"):
    """Two chairs changed places before the start."""

    other: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host changed the agreement before the start."""

    settings: Settings


class HostChanged(OfChair, frozen=True, tag="host_changed"):
    """Somebody else has the host's rights: given by the host, or because the host was away for long."""

    cause: Cause = "host"


class Away(OfChair, frozen=True, tag="away"):
    """A player's last connection has ended; from then on the grace period counts."""

    since: float


class Gone(OfChair, frozen=True, tag="gone"):
    """A player was away for the grace period: the others need not wait any longer."""


class Back(OfChair, frozen=True, tag="back"):
    """A player who was away is there again."""


class Came(OfChair, frozen=True, tag="came"):
    """A player has come to a rematch that another has asked for."""


class SeatAsked(OfChair, frozen=True, tag="seat_asked"):
    """The host would like to give a seat to somebody else; whoever it concerns is asked."""

    by: str | None
    """The host's chair; None: the host has none."""
    of: str
    """The chair that says yes or no: the seat's own, or that of a partner where no person sits there."""


class SeatAnswered(OfChair, frozen=True, tag="seat_answered"):
    """Whether a seat may be given to somebody else. A yes can be taken back until the seat is given."""

    by: str
    yes: bool


class ReturnAsked(OfChair, frozen=True, tag="return_asked"):
    """Somebody with the invitation that this seat was taken by says that the seat is theirs; those who are here are
    asked."""

    secret: Kept[str]
    """What opens the seat as well, once that is agreed."""


class ReturnAnswered(OfChair, frozen=True, tag="return_answered"):
    """Whether the one who asks to return is the player of this seat. One no is enough."""

    by: str | None
    """The chair that says so; None: a host without a chair."""
    yes: bool


class Returned(OfChair, frozen=True, tag="returned"):
    """A player is back in another browser: one more secret opens the seat."""


class LinkOff(OfChair, frozen=True, tag="link_off"):
    """A player whom the server knows again has turned off the link of the seat: their own key alone opens it. Nobody
    else hears of it."""


class Salted(OfChair, frozen=True, tag="salted"):
    """A player added salt to the seed openly, as in version 0.1."""

    text: Kept[str]


class Sealed(OfChair, frozen=True, tag="sealed"):
    """A player has a salt for the seed and shows its seal."""

    seal: str


class SealsClosed(Entry, frozen=True, tag="seals_closed", omit_defaults=True):
    """The host has started: the seals that are in count, and the salts are to be opened."""

    promise: str
    """What holds the commitment, what was agreed, and the seals."""
    members: Kept[dict[str, str]] = {}
    """At a rated table: by chair, the members whose ratings the game changes."""


class SaltOpened(OfChair, frozen=True, tag="salt_opened"):
    """A player has opened its salt, and it is the sealed one."""

    text: Kept[str]


class CalledOff(Entry, frozen=True, tag="called_off"):
    """The deal was thrown away, for these chairs did not open their salt. There is a new seed, and no seal counts."""

    seed: Kept[str]
    missing: list[str]


class WebhookSet(OfChair, frozen=True, tag="notice", omit_defaults=True):
    """A player wants to be told of its turn elsewhere, or does not any more. Nobody else hears of it."""

    url: Kept[str | None]
    service: Kept[str | None] = None
    """Which chat service is there, where the address does not say it."""
    language: Kept[str | None] = None
    """In which it is told; None: in the table's."""
    on: Told[bool] = False


class DeviceSet(OfChair, frozen=True, tag="device"):
    """A player wants to be told of its turn on a device, or on none any more. Nobody else hears of it."""

    on: bool


class Reminded(OfChair, frozen=True, tag="reminded"):
    """A player who is away was told of its turn elsewhere. Nobody else hears of it."""


class Warned(OfChair, frozen=True, tag="warned"):
    """A player who is away was told elsewhere that its time is running out. Nobody else hears of it."""


class Started(Entry, frozen=True, tag="started"):
    """The game began. The chairs in order of play."""

    order: list[str]
    promise: Kept[str | None] = None
    """What the table promised, where there was no salt to open; None also in version 0.1."""


class Played(Entry, frozen=True, tag="played", omit_defaults=True):
    """An action was played. `events` are the game's, as the viewer sees them."""

    place: Kept[int]
    """Of the seat that played it, round the table."""
    action: Own[str]
    """Its notation: only for the seat that played it, and for all once the game is over."""
    by: Mover
    chair: Told[str] = ""
    seat: Told[str] = ""
    number: Told[int] = 0
    """The number of moves in the record after it."""
    events: Told[list[dict[str, Any]]] = []


class Premoved(OfChair, frozen=True, tag="premoved", omit_defaults=True):
    """A player has planned answers for when nothing changes, or none any more. Only that player is told."""

    actions: Kept[list[str]]
    count: Told[int] = 0


class Undone(Entry, frozen=True, tag="undone", omit_defaults=True):
    """The last actions of a seat were taken back."""

    place: Kept[int]
    count: int
    chair: Told[str] = ""
    seat: Told[str] = ""
    number: Told[int] = 0
    """The number of moves in the record after it."""


class TakenBack(Entry, frozen=True, tag="taken_back", omit_defaults=True):
    """With the others' consent the last turn of a seat, and all that came after it, never happened."""

    place: Kept[int]
    chair: Told[str] = ""
    seat: Told[str] = ""
    count: Told[int] = 0
    number: Told[int] = 0
    """The number of moves in the record after it."""


class Said(Entry, frozen=True, tag="said"):
    """Somebody spoke."""

    chair: str | None
    """None: a spectator."""
    nickname: str
    to: Channel
    text: str


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still and nobody may play."""

    chair: str | None


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    chair: str | None


class TimedOut(OfChair, frozen=True, tag="timed_out"):
    """A chair has thought too long."""


class StoodIn(OfChair, frozen=True, tag="stood_in"):
    """A bot plays for an absent person."""

    bot: str
    cause: Cause


class CameBack(OfChair, frozen=True, tag="came_back"):
    """The person plays again."""


class Voted(OfChair, frozen=True, tag="voted"):
    """Somebody wants a bot to play for an absent person."""

    absent: str


class Offered(OfChair, frozen=True, tag="offered"):
    """A player offers to resign (which its partners hear alone), to end the game, or to go back to its last turn."""

    what: Offering


class OfferAnswered(OfChair, frozen=True, tag="offer_answered"):
    """Somebody agreed to an offer or declined it; a no of whoever made it withdraws it."""

    what: Offering
    yes: bool


class Stopped(Entry, frozen=True, tag="stopped"):
    """The players ended the game before its rules did."""

    how: Stop
    chairs: list[str]
    """Who resigned."""


class RematchMade(Entry, frozen=True, tag="rematch"):
    """The same people meet again at another table; their secrets open it too."""

    table: str


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
    | ReturnAsked
    | ReturnAnswered
    | Returned
    | LinkOff
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

QUIET = (Played, Premoved, Undone, Said)
"""Entries that leave the people at the table and the agreement as they are."""


class Logged(Struct, frozen=True):
    """One entry of the log."""

    seq: int
    at: float
    body: Body
    asked: str | None = None
    """Whose request it answers, with the client's id: "CHAIR/ID". A repeated one is answered, not carried out."""

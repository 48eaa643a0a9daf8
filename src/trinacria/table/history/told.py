"""What an entry of the log tells a viewer. Whoever may not know it gets an empty envelope instead."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from trinacria.kernel.result import Stop
from trinacria.table.settings import Settings

Channel: TypeAlias = Literal["table", "team", "spectators"]
Mover: TypeAlias = Literal["person", "premove", "bot", "stand_in", "clock"]
Offering: TypeAlias = Literal["resign", "draw", "score", "undo"]
Cause: TypeAlias = Literal["host", "vote", "absence", "clock", "self"]


class Told(Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table."""


class OfChair(Told, frozen=True):
    """Something that concerns one chair."""

    chair: str


class Created(Told, frozen=True, tag="created"):
    """The table was set up."""


class Sat(OfChair, frozen=True, tag="sat"):
    """A person took a chair, or took it over by a new link."""

    nickname: str


class BotSat(OfChair, frozen=True, tag="bot_sat"):
    """A bot was put on a chair."""

    bot: str


class StoodUp(OfChair, frozen=True, tag="stood_up"):
    """A chair is open again."""

    nickname: str
    cause: Cause


class HandedOver(OfChair, frozen=True, tag="handed_over"):
    """A chair has a new secret; the old one is dead."""


class Renamed(OfChair, frozen=True, tag="renamed"):
    """A person has another nickname."""

    before: str
    nickname: str


class Swapped(OfChair, frozen=True, tag="swapped"):
    """Two chairs changed places before the start."""

    other: str


class Changed(Told, frozen=True, tag="changed"):
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


class Salted(OfChair, frozen=True, tag="salted"):
    """A player added salt to the seed openly, as in version 0.1."""


class Sealed(OfChair, frozen=True, tag="sealed"):
    """A player has a salt for the seed and shows its seal."""

    seal: str


class SealsClosed(Told, frozen=True, tag="seals_closed"):
    """The host has started: the seals that are in count, and the salts are to be opened."""

    promise: str
    """What holds the commitment, what was agreed, and the seals."""


class SaltOpened(OfChair, frozen=True, tag="salt_opened"):
    """A player has opened its salt, and it is the sealed one."""


class CalledOff(Told, frozen=True, tag="called_off"):
    """The deal was thrown away, for these chairs did not open their salt. There is a new seed, and no seal counts."""

    missing: list[str]


class WebhookSet(OfChair, frozen=True, tag="notice"):
    """A player wants to be told of its turn elsewhere, or does not any more. Nobody else hears of it."""

    on: bool


class DeviceSet(OfChair, frozen=True, tag="device"):
    """A player wants to be told of its turn on a device, or on none any more. Nobody else hears of it."""

    on: bool


class Reminded(OfChair, frozen=True, tag="reminded"):
    """A player who is away was told of its turn elsewhere. Nobody else hears of it."""


class Warned(OfChair, frozen=True, tag="warned"):
    """A player who is away was told elsewhere that its time is running out. Nobody else hears of it."""


class Started(Told, frozen=True, tag="started"):
    """The game began. The chairs in order of play."""

    order: list[str]


class Played(OfChair, frozen=True, tag="played", omit_defaults=True):
    """An action was played. `events` are the game's, as the viewer sees them."""

    seat: str
    by: Mover
    number: int
    """The number of moves in the record after it."""
    events: list[dict[str, Any]]
    action: str | None = None
    """Its notation: only for the seat that played it, and for all once the game is over."""


class Premoved(OfChair, frozen=True, tag="premoved"):
    """A player has planned answers for when nothing changes, or none any more. Only that player is told."""

    count: int


class Undone(OfChair, frozen=True, tag="undone"):
    """The last actions of a seat were taken back."""

    seat: str
    count: int
    number: int
    """The number of moves in the record after it."""


class TakenBack(OfChair, frozen=True, tag="taken_back"):
    """With the others' consent the last turn of a seat, and all that came after it, never happened."""

    seat: str
    count: int
    number: int
    """The number of moves in the record after it."""


class Said(Told, frozen=True, tag="said"):
    """Somebody spoke."""

    chair: str | None
    """None: a spectator."""
    nickname: str
    to: Channel
    text: str


class Paused(Told, frozen=True, tag="paused"):
    """The clocks stand still and nobody may play."""

    chair: str | None


class Resumed(Told, frozen=True, tag="resumed"):
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


class Stopped(Told, frozen=True, tag="stopped"):
    """The players ended the game before its rules did."""

    how: Stop
    chairs: list[str]
    """Who resigned."""


class RematchMade(Told, frozen=True, tag="rematch"):
    """The same people meet again at another table; their secrets open it too."""

    table: str


AnyTold: TypeAlias = (
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

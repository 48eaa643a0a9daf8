"""What an entry of the log tells a viewer. Whoever may not know it gets an empty envelope instead."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from trinacria.table.settings import Settings

Channel: TypeAlias = Literal["table", "team", "spectators"]
Mover: TypeAlias = Literal["person", "bot", "stand_in", "clock"]
Cause: TypeAlias = Literal["host", "vote", "absence", "clock", "self"]


class Told(Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table."""


class Created(Told, frozen=True, tag="created"):
    """The table was set up."""


class Sat(Told, frozen=True, tag="sat"):
    """A person took a chair, or took it over by a new link."""

    chair: str
    nickname: str


class BotSat(Told, frozen=True, tag="bot_sat"):
    """A bot was put on a chair."""

    chair: str
    bot: str


class StoodUp(Told, frozen=True, tag="stood_up"):
    """A chair is open again."""

    chair: str
    nickname: str
    cause: Cause


class HandedOver(Told, frozen=True, tag="handed_over"):
    """A chair has a new secret; the old one is dead."""

    chair: str


class Renamed(Told, frozen=True, tag="renamed"):
    """A person has another nickname."""

    chair: str
    before: str
    nickname: str


class Swapped(Told, frozen=True, tag="swapped"):
    """Two chairs changed places before the start."""

    chair: str
    other: str


class Changed(Told, frozen=True, tag="changed"):
    """The host changed the agreement before the start."""

    settings: Settings


class HostChanged(Told, frozen=True, tag="host_changed"):
    """Somebody else has the host's rights: given by the host, or because the host was away for long."""

    chair: str
    cause: Cause = "host"


class Away(Told, frozen=True, tag="away"):
    """A player's last connection has ended; from then on the grace period counts."""

    chair: str
    since: float


class Gone(Told, frozen=True, tag="gone"):
    """A player was away for the grace period: the others need not wait any longer."""

    chair: str


class Back(Told, frozen=True, tag="back"):
    """A player who was away is there again."""

    chair: str


class SeatAsked(Told, frozen=True, tag="seat_asked"):
    """The host would like to give a seat to somebody else; whoever it concerns is asked."""

    chair: str
    by: str | None
    """The host's chair; None: the host has none."""
    of: str
    """The chair that says yes or no: the seat's own, or that of a partner where no person sits there."""


class SeatAnswered(Told, frozen=True, tag="seat_answered"):
    """Whether a seat may be given to somebody else. A yes can be taken back until the seat is given."""

    chair: str
    by: str
    yes: bool


class Salted(Told, frozen=True, tag="salted"):
    """A player added salt to the seed openly, as in version 0.1."""

    chair: str


class Sealed(Told, frozen=True, tag="sealed"):
    """A player has a salt for the seed and shows its seal."""

    chair: str
    seal: str


class SealsClosed(Told, frozen=True, tag="seals_closed"):
    """The host has started: the seals that are in count, and the salts are to be opened."""

    promise: str
    """What holds the commitment, what was agreed, and the seals."""


class SaltOpened(Told, frozen=True, tag="salt_opened"):
    """A player has opened its salt, and it is the sealed one."""

    chair: str


class CalledOff(Told, frozen=True, tag="called_off"):
    """The deal was thrown away, for these chairs did not open their salt. There is a new seed, and no seal counts."""

    missing: list[str]


class WebhookSet(Told, frozen=True, tag="notice"):
    """A player wants to be told of its turn elsewhere, or does not any more. Nobody else hears of it."""

    chair: str
    on: bool


class Reminded(Told, frozen=True, tag="reminded"):
    """A player who is away was told of its turn elsewhere. Nobody else hears of it."""

    chair: str


class Started(Told, frozen=True, tag="started"):
    """The game began. The chairs in order of play."""

    order: list[str]


class Played(Told, frozen=True, tag="played", omit_defaults=True):
    """An action was played. `events` are the game's, as the viewer sees them."""

    chair: str
    seat: str
    by: Mover
    number: int
    """The number of moves in the record after it."""
    events: list[dict[str, Any]]
    action: str | None = None
    """Its notation: only for the seat that played it, and for all once the game is over."""


class Undone(Told, frozen=True, tag="undone"):
    """The last actions of a seat were taken back."""

    chair: str
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


class TimedOut(Told, frozen=True, tag="timed_out"):
    """A chair has thought too long."""

    chair: str


class StoodIn(Told, frozen=True, tag="stood_in"):
    """A bot plays for an absent person."""

    chair: str
    bot: str
    cause: Cause


class CameBack(Told, frozen=True, tag="came_back"):
    """The person plays again."""

    chair: str


class Voted(Told, frozen=True, tag="voted"):
    """Somebody wants a bot to play for an absent person."""

    chair: str
    absent: str


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
    | SeatAsked
    | SeatAnswered
    | Salted
    | Sealed
    | SealsClosed
    | SaltOpened
    | CalledOff
    | WebhookSet
    | Reminded
    | Started
    | Played
    | Undone
    | Said
    | Paused
    | Resumed
    | TimedOut
    | StoodIn
    | CameBack
    | Voted
    | RematchMade
)

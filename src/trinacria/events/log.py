"""What happened in an event, entry by entry. The event can be made again from its log at any time."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from trinacria.events.forms import Terms

Side: TypeAlias = tuple[str, ...]
"""Those who play together: one entrant, or in a rotation two."""
Ending: TypeAlias = Literal["played", "forfeit", "missed"]
"""`forfeit`: a clock ran out or somebody gave up; `missed`: somebody never came."""
Why: TypeAlias = Literal["asked", "organiser", "missed"]
Reason = Annotated[str, Meta(min_length=1, max_length=200)]


class Score(Struct, frozen=True, omit_defaults=True):
    """How one game ended, for the two sides in the order of their meeting."""

    winner: Literal[0, 1] | None = None
    """None: drawn, or nobody came."""
    margin: float | None = None
    """What the first side of the meeting had more than the other; None: it was not played to its end."""
    ending: Ending = "played"


class Pairing(Struct, frozen=True):
    """Two sides that meet. In their first game the first of them has the first seats."""

    id: int
    sides: tuple[Side, Side]


class _Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    at: float
    """Seconds since 1970."""


class Created(_Entry, frozen=True, tag="created"):
    terms: Terms
    title: str = ""


class Entered(_Entry, frozen=True, tag="entered"):
    entrant: str
    members: tuple[str, ...]
    strength: float | None = None
    """A rating, for the initial order."""


class Withdrawn(_Entry, frozen=True, tag="withdrawn"):
    entrant: str
    why: Why = "asked"


class Began(_Entry, frozen=True, tag="began"):
    order: tuple[str, ...]
    """The entrants, the strongest first."""
    initial: Literal["first", "second"] = "first"
    """The side of number 1 in the first round, drawn by lot."""


class Paired(_Entry, frozen=True, tag="paired"):
    round: int
    pairings: tuple[Pairing, ...]
    rests: tuple[str, ...] = ()
    """Those without a table this round; in a Swiss round that is a point."""
    slots: tuple[str | None, ...] = ()
    """In a knockout the places of the draw that this round begins with."""


class GameEnded(_Entry, frozen=True, tag="game"):
    pairing: int
    score: Score


class Corrected(_Entry, frozen=True, tag="corrected"):
    """The organiser says how the games of a meeting ended; everybody sees why."""

    pairing: int
    scores: tuple[Score, ...]
    reason: Reason


class Replaced(_Entry, frozen=True, tag="replaced"):
    """Somebody else plays on for an entrant."""

    entrant: str
    members: tuple[str, ...]
    reason: Reason


class Away(_Entry, frozen=True, tag="away"):
    """An entrant pauses: no more games until they are back."""

    entrant: str


class Back(_Entry, frozen=True, tag="back"):
    entrant: str


class Paused(_Entry, frozen=True, tag="paused"):
    """The organiser stops the event for a while."""

    reason: Reason


class Resumed(_Entry, frozen=True, tag="resumed"):
    pass


class Ended(_Entry, frozen=True, tag="ended"):
    pass


class Cancelled(_Entry, frozen=True, tag="cancelled"):
    reason: Reason


Entry: TypeAlias = (
    Created
    | Entered
    | Withdrawn
    | Began
    | Paired
    | GameEnded
    | Corrected
    | Replaced
    | Away
    | Back
    | Paused
    | Resumed
    | Ended
    | Cancelled
)

read_entry: Final = msgspec.json.Decoder(Entry).decode
"""An entry from its line of JSON."""
write_entry: Final = msgspec.json.Encoder(order="deterministic").encode

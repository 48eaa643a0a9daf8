"""The bodies of requests about seeks, and of the answers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from trinacria.server.club.bodies import NameWish
from trinacria.server.club.people.spoken import Language
from trinacria.server.wire.bodies import Asking
from trinacria.table.settings import ChessClock, DecisionClock, TurnClock

SeekClock: TypeAlias = DecisionClock | ChessClock | TurnClock
"""A seek always has a clock; with days for each turn it goes on when nobody is there."""
SeekState: TypeAlias = Literal["asking", "asked", "open", "found", "late"]
SeekEnded: TypeAlias = Literal["found", "late", "stopped"]
WhyNot: TypeAlias = Literal["guest", "mine", "language", "low", "high"]
Points = Annotated[int, Meta(ge=0, le=4000)]
Game = Annotated[str, Meta(max_length=40)]
Mode = Annotated[str, Meta(max_length=40)]


class SeekWish(Asking, frozen=True):
    """Look for others."""

    game: Game
    clock: SeekClock
    mode: Mode = ""
    """One of the game's modes; empty: its first one."""
    languages: Annotated[list[Language], Meta(max_length=6)] = field(default_factory=list)
    """The others speak one of these; empty: they speak whatever they like."""
    partner: NameWish | None = None
    """A friend who is asked to be the partner, where sides have two."""
    language: Language = "en"
    """What the page speaks: it counts for a member who has named no language."""
    rated: bool = False
    """Whether the result changes ratings."""
    low: Points | None = None
    """The others have this rating in the game and mode at least. Somebody who has not played it rated has 1,500; two
    who are partners have their mean."""
    high: Points | None = None


class SeekTake(Asking, frozen=True):
    """Play with somebody who looks for others."""

    language: Language = "en"


class SeekAnswer(Asking, frozen=True):
    """Whether one is the partner."""

    yes: bool
    language: Language = "en"


class SeekPerson(Struct, frozen=True):
    """One of those whose seek it is."""

    name: str
    face: str
    agreed: bool = True


class SeekListed(Struct, frozen=True):
    """A seek in the list."""

    id: str
    people: list[SeekPerson]
    game: str
    mode: str
    clock: SeekClock
    live: bool
    speaks: list[str]
    since: float
    open: int
    """How many others are looked for."""
    why: WhyNot | None
    """Why the reader cannot take it, `low` and `high` for the end of the range that is in the way; null: they can."""
    rated: bool = False
    low: int | None = None
    high: int | None = None
    rating: int | None = None
    """Of those who look, when they began; null: not all of them are rated yet."""
    spread: int | None = None


class SeekOver(Struct, frozen=True):
    """A seek that has just ended."""

    id: str
    how: SeekEnded


class SeekList(Struct, frozen=True):
    """What can be taken now, the oldest first; and what has just ended."""

    seeks: list[SeekListed]
    count: int
    over: list[SeekOver]
    again: float
    """Seconds until it is worth to ask again."""


class MySeek(Struct, frozen=True):
    """A seek of one's own, as every page of the member shows it."""

    id: str
    state: SeekState
    """`asking`: the partner has not answered; `asked`: one is to be the partner; `late`: nobody came."""
    people: list[SeekPerson]
    """The one who put it up first."""
    game: str
    mode: str
    clock: SeekClock
    live: bool
    languages: list[str]
    since: float
    open: int
    until: float | None
    """When a seek over days ends, or a question; null: when its page is gone."""
    table: str | None = None
    """Where they play, once others were found."""
    rated: bool = False
    low: int | None = None
    high: int | None = None
    rating: int | None = None
    """As in `SeekListed`."""
    spread: int | None = None


class SeekPut(Struct, frozen=True):
    """What became of it: a seek that waits, or a table."""

    seek: MySeek


class UsualWait(Struct, frozen=True):
    """How long it usually takes at this hour."""

    seconds: float | None
    """null: there were too few."""
    count: int
    """Of so many."""


class FittingWish(Struct, frozen=True):
    """A game and mode, and how strong the others should be."""

    game: str
    mode: str
    low: int | None
    high: int | None
    partner: str | None


class Fitting(Struct, frozen=True):
    """Whom a range of ratings lets in."""

    members: int
    """So many others have a rating within it; who has not played rated games yet has 1,500."""
    mine: int
    """What is believed of the reader, and of the partner: their mean."""
    rated: bool
    """Whether that is shown as a rating."""

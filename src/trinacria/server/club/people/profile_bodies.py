"""The bodies of profiles: who a member is, what they have played, and how the reader knows them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from trinacria.server.club.ratings.bodies import RatingShown
from trinacria.server.wire.bodies import TableListed

Outcome: TypeAlias = Literal["won", "drawn", "lost"]
Friendship: TypeAlias = Literal["none", "asked", "asks", "friends"]
"""asked: by the one who reads; asks: the other one does."""


class Tally(Struct, frozen=True):
    """How games ended for somebody."""

    finished: int
    won: int
    drawn: int
    lost: int


class Relation(Struct, frozen=True):
    """What two members are to each other, as one of them may know it."""

    friend: Friendship = "none"
    since: float | None = None
    """Since when they are friends, or one has asked."""
    following: bool = False
    blocked: bool = False
    """By the one who reads."""
    may_ask: bool = False
    """Whether a friend's request is offered."""
    may_invite: bool = False


class PersonListed(Struct, frozen=True):
    """A member among others."""

    name: str
    line: str
    since: float
    games: int
    relation: Relation
    face: str = ""


class People(Struct, frozen=True):
    """Members by name, a page at a time."""

    people: list[PersonListed]
    after: str | None
    """Ask with this for those that follow; null: there are no more."""


class Figure(Struct, frozen=True):
    """Games of one kind."""

    game: str
    mode: str
    family: str | None
    """The seat of the game, where that is something one can like; null elsewhere."""
    bots: bool
    """Whether all the others were bots."""
    tally: Tally


class Streak(Struct, frozen=True):
    """Games against people, one after the other, that ended alike."""

    outcome: Outcome | None
    """How the last ones ended; null: there was none."""
    now: int
    longest: int
    """Of games won."""


class Favourite(Struct, frozen=True):
    """The family that somebody has played most."""

    game: str
    family: str
    finished: int


class Between(Struct, frozen=True):
    """Games of one kind that two members had."""

    game: str
    mode: str
    partners: bool
    """On one side; else against each other."""
    tally: Tally


class Together(Struct, frozen=True):
    """How the reader stands with a member: all from the reader's side."""

    against: Tally
    last: list[Outcome]
    """The last ten against each other, the newest first."""
    kinds: list[Between]


class SidePlayer(Struct, frozen=True):
    """Who played."""

    name: str
    """As at the table; empty: a member who has left."""
    member: str | None
    """What the member is called now, where it is one."""
    bot: bool


class Side(Struct, frozen=True):
    """Those who won or lost together."""

    players: list[SidePlayer]
    score: int
    won: bool


class GamePlayed(Struct, frozen=True):
    """A finished game of a member. Its replay is where the table is."""

    table: str
    game: str
    mode: str
    name: str
    """Of the table; mostly empty."""
    ended: float
    outcome: Outcome
    family: str | None
    reason: str
    """Why it ended, as in a record."""
    side: int
    """Which of the sides is the member's."""
    sides: list[Side]
    replay: bool = True
    """Whether the table is still there."""
    gain: int | None = None
    """By how much it changed the member's rating; null: not at all, or there was none before."""


class GamesPlayed(Struct, frozen=True):
    """Finished games, the last first."""

    games: list[GamePlayed]
    after: str | None


class Profile(Struct, frozen=True):
    """What a member shows, and to the reader."""

    name: str
    since: float
    line: str
    languages: list[str]
    me: bool
    relation: Relation | None
    """null: the reader is a guest, or it is themselves."""
    here: bool | None
    """Only friends see it."""
    seen: float | None
    """Within the minute; only friends see it."""
    games: Tally
    """Against people."""
    to_end: int
    """Of these, in how many nobody had to play for the member."""
    streak: Streak
    favourite: Favourite | None
    pace: float | None
    """Seconds a decision, on average, in games with a clock that counts seconds; null: hidden or unknown."""
    figures: list[Figure]
    together: Together | None
    """null: hidden, or the reader is a guest or themselves; without games they have not met."""
    last: list[GamePlayed]
    """Games at listed tables, and those at which the reader sat."""
    running: list[TableListed]
    """Listed tables at which the member plays now, and which anybody may watch."""
    face: str = ""
    ratings: list[RatingShown] = []
    """Of rated games, by game and mode."""

"""The bodies of ratings: how strong somebody is, how that changed, and the ladder of a season."""

from msgspec import Struct


class RatingShown(Struct, frozen=True):
    """How strong a member is in a game and mode."""

    game: str
    mode: str
    games: int
    """How many rated games."""
    fewest: int
    """With fewer there is no rating yet."""
    points: int | None
    """null: not yet rated."""
    spread: int | None
    """By so much the rating may be off, either way: two standard deviations."""
    provisional: bool
    """Whether the spread is so large that there is no place."""
    place: int | None = None
    """In this season; null: none yet."""
    of: int | None = None
    """Of how many."""


class RatingMoved(Struct, frozen=True):
    """What a game made of a member's rating."""

    game: str
    mode: str
    games: int
    """How many rated games, this one included."""
    fewest: int
    points: int | None
    """null: not yet rated."""
    spread: int | None
    gain: int | None
    """By how much the rating changed; null: there was none before."""


class RatingAfter(Struct, frozen=True):
    """What a game made of the reader's rating; null: it is not rated, or not counted yet."""

    moved: RatingMoved | None


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: float
    points: int
    spread: int


class RatingCourse(Struct, frozen=True):
    """How a rating changed, from the first game that shows one; of many games some."""

    game: str
    mode: str
    points: list[RatingPoint]
    highest: RatingPoint | None
    seasons: list[float]
    """When seasons began in between."""


class LadderRow(Struct, frozen=True):
    """A member in a season."""

    place: int | None
    """null: the rating is provisional."""
    name: str
    face: str
    points: int
    spread: int
    games: int
    """In the season."""


class Ladder(Struct, frozen=True):
    """Who is how strong in a season: now, or when it ended."""

    game: str
    mode: str
    season: str
    """A quarter of a year, as in 2026-4."""
    seasons: list[str]
    """Those that had rated games, the last first."""
    rows: list[LadderRow]
    after: str | None
    me: LadderRow | None = None
    """The reader, where they have a rating in that season."""

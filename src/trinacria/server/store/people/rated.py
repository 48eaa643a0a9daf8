"""What is kept of a rated game, and of what it made of its players."""

from msgspec import Struct


class RatedGame(Struct, frozen=True):
    """What a finished game says of its players' strength."""

    table: str
    pool: str
    """Games whose ratings belong together."""
    ended: float
    sides: list[list[str]]
    """By side, the members."""
    winner: int | None
    """The side that won; None: a draw."""


class Step(Struct, frozen=True):
    """What is believed of a member after a game."""

    member: str
    table: str
    pool: str
    ended: float
    mu: float
    sigma: float
    games: int
    """How many games, this one included."""
    season: str
    season_games: int
    """How many of them in the season."""


class Standing(Struct, frozen=True):
    """What is believed of a member after their last game in a season."""

    pool: str
    season: str
    member: str
    mu: float
    sigma: float
    games: int
    season_games: int

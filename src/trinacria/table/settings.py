"""What is agreed before a game begins."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=5, le=86_400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Wanted: TypeAlias = Literal["nothing", "bot_plays_once", "bot_takes_seat"]
Places: TypeAlias = Literal["drawn", "teams", "fixed"]


class Clock(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """How long people may think."""


class NoClock(Clock, frozen=True, tag="none"):
    """As long as they like."""


class DecisionClock(Clock, frozen=True, tag="decision"):
    """So many seconds for each decision."""

    seconds: Seconds


class ChessClock(Clock, frozen=True, tag="chess"):
    """A stock of seconds for the whole game, and some back after each decision."""

    base: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)]


class TurnClock(Clock, frozen=True, tag="turn"):
    """So many days until the decision has passed to somebody else."""

    days: Annotated[int, Meta(ge=1, le=60)]


AnyClock: TypeAlias = NoClock | DecisionClock | ChessClock | TurnClock


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement of a table."""

    game: str
    mode: str
    """One of the game's modes; empty on creation: its first one."""
    options: dict[str, Any] = {}
    """The game's switches."""
    name: Annotated[str, Meta(max_length=60)] = ""
    """What the table is called in the lobby."""
    listed: bool = False
    """Whether the lobby shows it."""
    clock: AnyClock = NoClock()
    on_timeout: Wanted = "nothing"
    """What happens to whoever thinks too long."""
    absent_after: Annotated[int, Meta(ge=10, le=604_800)] | None = None
    """After so many seconds without a connection, while a decision waits for it, a seat is played by a bot."""
    grace: Annotated[int, Meta(ge=10, le=604_800)] | None = None
    """After so many seconds without a connection the others may let a bot play, or give the seat to somebody else. Left
    out: as `absent_after`, else a minute; in a game over days when the player's time is up."""
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that plays for absent people; left out: one that answers at once."""
    undo: bool = True
    hints: bool = True
    rated: bool = False
    """Whether the result changes ratings: only members play, and only on terms that are the same for all."""
    spectators: bool = True
    places: Places = "drawn"
    """Who sits where: drawn from the seed, drawn but with the teams as the chairs stand, or as the chairs stand."""
    language: str = "en"
    """What bots and simple clients are spoken to in."""

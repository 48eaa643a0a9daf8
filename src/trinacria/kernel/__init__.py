"""What every game has: decisions, actions, events, visibility, chance, positions and records. Knows no game."""

from trinacria.kernel.action import Action, ChanceAction
from trinacria.kernel.audience import NOBODY, PUBLIC, Audience, only
from trinacria.kernel.decision import CHANCE, Decision
from trinacria.kernel.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    TrinacriaError,
    UnknownGame,
    UnknownLanguage,
    UnknownMode,
    UnknownOption,
    UnknownSeat,
    UnparsableAction,
)
from trinacria.kernel.event import Event
from trinacria.kernel.fact import Fact
from trinacria.kernel.frame import Frame
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Line, Preview
from trinacria.kernel.result import Result

__all__ = [
    "CHANCE",
    "NOBODY",
    "PUBLIC",
    "Action",
    "AmbiguousAction",
    "Audience",
    "ChanceAction",
    "Decision",
    "Event",
    "Fact",
    "Frame",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "Line",
    "Preview",
    "Result",
    "TrinacriaError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownMode",
    "UnknownOption",
    "UnknownSeat",
    "UnparsableAction",
    "only",
]

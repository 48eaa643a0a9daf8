"""Trinacria: play La Famiglia: The Great Mafia War and Famiglia on a computer, with every rule enforced."""

from trinacria.games import GAMES, from_position, new_game, replay, verify
from trinacria.kernel import (
    Action,
    AmbiguousAction,
    Decision,
    Event,
    Game,
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    Result,
    TrinacriaError,
    UnknownGame,
    UnknownLanguage,
    UnknownMode,
    UnknownOption,
    UnknownSeat,
    UnparsableAction,
)
from trinacria.kernel.record import dump, load
from trinacria.words import words_in

__version__ = "0.1.0"

TrinacriaError.speaker = lambda key, facts: words_in("en").say(key, facts)

__all__ = [
    "GAMES",
    "Action",
    "AmbiguousAction",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "Result",
    "TrinacriaError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownMode",
    "UnknownOption",
    "UnknownSeat",
    "UnparsableAction",
    "dump",
    "from_position",
    "load",
    "new_game",
    "replay",
    "verify",
]

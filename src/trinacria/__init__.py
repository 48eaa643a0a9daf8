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
    Preview,
    Result,
    TrinacriaError,
    UnknownGame,
    UnknownLanguage,
    UnknownMode,
    UnknownOption,
    UnknownSeat,
    UnparsableAction,
)
from trinacria.kernel.observation import Observation, observe
from trinacria.kernel.record import dump, load

__version__ = "0.2.0"


def _say(error: TrinacriaError) -> str:
    # Catalogues take a while to import, and most programs never read a sentence.
    from trinacria.speech.saying import say_message
    from trinacria.words import words_in

    return say_message(error, words_in("en"), {}, error.seen)


def redeal(observation: Observation, seed: int | str) -> Game:
    """A game that fits all that the observation's seat knows and remembers; the same one for the same seed."""
    # What deals worlds are the bots, and most programs need none.
    from trinacria.bots.redealing import redeal

    return redeal(observation, seed)


TrinacriaError.speaker = _say

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
    "Observation",
    "Preview",
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
    "observe",
    "redeal",
    "replay",
    "verify",
]

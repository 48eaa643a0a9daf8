"""Players that see an observation and answer with an action."""

from trinacria.bots.bot import Bot, BotFault
from trinacria.bots.match import play_match
from trinacria.bots.program import program_bot
from trinacria.bots.reasons import explain
from trinacria.bots.registry import BOTS, UnknownBot, find_bot
from trinacria.bots.search import hint
from trinacria.kernel.observation import Observation

__all__ = [
    "BOTS",
    "Bot",
    "BotFault",
    "Observation",
    "UnknownBot",
    "explain",
    "find_bot",
    "hint",
    "play_match",
    "program_bot",
]

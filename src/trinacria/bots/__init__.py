"""Players that see an observation and answer with an action."""

from trinacria.bots.bot import Bot
from trinacria.bots.match import BotFault, play_match
from trinacria.bots.registry import BOTS, UnknownBot, find_bot
from trinacria.bots.search import hint
from trinacria.kernel.observation import Observation

__all__ = ["BOTS", "Bot", "BotFault", "Observation", "UnknownBot", "find_bot", "hint", "play_match"]

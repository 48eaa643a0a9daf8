"""Bots that search: they deal what they cannot know anew, many times, and look ahead in those worlds of their own.

They build their worlds out of an observation and what they remember of earlier ones; the real game never reaches them.
"""

from trinacria.bots.search.bot import EasyBot, HardBot, MasterBot, NormalBot, SearchBot
from trinacria.bots.search.hint import hint
from trinacria.bots.search.thinking import Option, Thinking

__all__ = ["EasyBot", "HardBot", "MasterBot", "NormalBot", "Option", "SearchBot", "Thinking", "hint"]

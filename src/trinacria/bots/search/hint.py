"""A hint for a person: what the strongest bot would do, and why."""

from trinacria.bots.mind import mind_of
from trinacria.bots.search.any_game import searcher_of
from trinacria.bots.search.bot import HardBot, MasterBot, SearchBot
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.observation import Observation

AT_LEAST = 64
"""Playouts behind a hint, however busy the machine is: a hint without a chance to win explains nothing."""


class NoHint(TrinacriaError):
    """No bot knows more of this game than its rules."""


def hint(seen: Observation, seconds: float = 0.9, playouts: int = 0, seed: int = 0) -> Thinking:
    """What a seat should do: the best action first, its chances, and the reason.

    Give all events of the game that the seat has learnt, and what they tell is not forgotten. In a game that no bot can
    search it is what looks best at first sight; raises NoHint where nobody can say that either.
    """
    mind = mind_of(seen.view["game"])
    if searcher_of(seen.view["game"]) is None:
        if mind.judge is None:
            raise NoHint("error-no-hint", game=seen.view["game"])
        worth = mind.judge(seen, seed)
        return Thinking(
            tuple([Option(action, 0.0, 0.0, 0) for action in sorted(seen.actions, key=worth, reverse=True)])
        )
    strongest: type[SearchBot] = HardBot if mind.master is None else MasterBot
    limits = {"limit": seconds, "playouts": playouts, "at_least": AT_LEAST if seconds else 0}
    adviser: SearchBot = type("Adviser", (strongest,), limits)(seed)
    adviser.choose(seen)
    assert adviser.thinking is not None
    return adviser.thinking

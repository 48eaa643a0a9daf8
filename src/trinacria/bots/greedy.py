"""Plays what looks best at once, by hand-written judgement."""

from collections.abc import Callable

from trinacria.bots.bot import Bot
from trinacria.bots.games.famiglia import judgement as famiglia
from trinacria.bots.games.lafamiglia import judgement as lafamiglia
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation

Judge = Callable[[Observation, int], Callable[[Action], float]]
"""Reads an observation once, with the bot's seed, and tells how good each action looks to the seat that must choose."""

JUDGES: dict[str, Judge] = {"famiglia": famiglia.judge, "lafamiglia": lafamiglia.judge}


class GreedyBot(Bot):
    """A sensible player without a plan. Equal judgements go to the first action; its seed only mixes sealed cards."""

    def choose(self, seen: Observation) -> Action:
        """The action that looks best."""
        return max(seen.actions, key=JUDGES[seen.view["game"]](seen, self.seed))

"""Plays what looks best at once, by hand-written judgement."""

from collections.abc import Callable

from trinacria.bots import famiglia
from trinacria.bots.bot import Bot
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation

JUDGES: dict[str, Callable[[Observation, Action], float]] = {"famiglia": famiglia.judge}
"""For each game, how good an action looks to the seat that must choose."""


class GreedyBot(Bot):
    """A sensible player without a plan. Rolls no dice: equal judgements go to the first action."""

    def choose(self, seen: Observation) -> Action:
        """The action that looks best."""
        judge = JUDGES[seen.view["game"]]
        return max(seen.actions, key=lambda action: judge(seen, action))

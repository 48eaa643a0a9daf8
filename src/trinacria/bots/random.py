"""Plays any legal action, each as likely as the others."""

from random import Random
from typing import ClassVar

from trinacria.bots.bot import Bot
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation, Sight


class RandomBot(Bot):
    """The yardstick that every other bot must beat."""

    sight: ClassVar[Sight] = "none"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._dice = Random(seed)

    def choose(self, seen: Observation) -> Action:
        return self._dice.choice(seen.actions)

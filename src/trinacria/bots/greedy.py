"""Plays what looks best at once, by hand-written judgement."""

from typing import ClassVar

from trinacria.bots.bot import Bot, unknown_game
from trinacria.bots.mind import mind_of
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation, Sight


class GreedyBot(Bot):
    """A sensible player without a plan. Equal judgements go to the first action; its seed only mixes sealed cards."""

    sight: ClassVar[Sight] = "shared"

    @classmethod
    def knows(cls, game: str) -> bool:
        """Whether anybody wrote the judgement down."""
        return mind_of(game).judge is not None

    def choose(self, seen: Observation) -> Action:
        """The action that looks best."""
        judge = mind_of(seen.view["game"]).judge
        if judge is None:
            raise unknown_game(type(self), seen.view["game"])
        return max(seen.actions, key=judge(seen, self.seed))

"""The bots that search, by level."""

from random import Random
from threading import Event
from typing import ClassVar

from trinacria.bots.bot import Bot, unknown_game
from trinacria.bots.mind import Searcher, mind_of
from trinacria.bots.search.any_game import searcher_of
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation, Sight


class SearchBot(Bot):
    """Looks ahead in worlds of its own. `limit` is in seconds a decision; with `playouts` its games can be repeated."""

    remembers: ClassVar[bool] = True
    sight: ClassVar[Sight] = "shared"
    limit: ClassVar[float] = 0.9
    playouts: ClassVar[int] = 0
    at_least: ClassVar[int] = 0
    """Playouts it plays even when its time is over before the first."""
    must_search: ClassVar[bool] = True
    """Whether it is at a loss without a playout."""
    learned: ClassVar[bool] = True
    """Whether it goes by learned values, where a game has them, and not by the plain ones."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.thinking: Thinking | None = None
        """What the last decision rests on."""
        self._asked = 0
        self._player: Searcher | None = None
        self._cancelled = Event()

    @classmethod
    def knows(cls, game: str) -> bool:
        """Whether the game can be searched."""
        return searcher_of(game) is not None

    def cancel(self) -> None:
        """Have the decision under way answered at once, with the best found so far; from any thread."""
        self._cancelled.set()

    def choose(self, seen: Observation) -> Action:
        """The action that playouts promise most of."""
        player = self._meet(seen)
        self._cancelled.clear()
        if len(seen.actions) == 1:
            self.thinking = Thinking((Option(seen.actions[0], 0.0, 0.0, 0),))
        else:
            self.thinking = self._decide(player, seen, self._dice(seen))
        return self.thinking.action

    def _decide(self, player: Searcher, seen: Observation, dice: Random) -> Thinking:
        return player.think(seen, Budget(self.limit, self.playouts, self._cancelled, self.at_least), dice)

    def _meet(self, seen: Observation) -> Searcher:
        """Take in what happened since the last decision."""
        if self._player is None:
            if not self.knows(seen.view["game"]):
                raise unknown_game(type(self), seen.view["game"])
            self._player = self._sit_down(seen.view["game"])
        self._player.hear(seen)
        self._asked += 1
        return self._player

    def _sit_down(self, game: str) -> Searcher:
        searcher = searcher_of(game)
        assert searcher is not None
        return searcher(self.seed, self.learned)

    def _dice(self, seen: Observation) -> Random:
        return Random(f"{self.seed}/{seen.seat}/{self._asked}")


class HardBot(SearchBot):
    """Thinks for almost a second."""


class MasterBot(SearchBot):
    """The strongest: what was learnt in very many games, and a search that builds on it. `master@0` does not search."""

    limit: ClassVar[float] = -1.0
    """Less than nothing: as long as the game's mind says."""
    must_search: ClassVar[bool] = False

    @classmethod
    def knows(cls, game: str) -> bool:
        """Whether it has learnt the game."""
        return mind_of(game).master is not None

    def _decide(self, player: Searcher, seen: Observation, dice: Random) -> Thinking:
        seconds = self.limit if self.limit >= 0 else mind_of(seen.view["game"]).master_seconds
        return player.think(seen, Budget(seconds, self.playouts, self._cancelled, self.at_least), dice)

    def _sit_down(self, game: str) -> Searcher:
        master = mind_of(game).master
        assert master is not None
        return master(self.seed)


class NormalBot(SearchBot):
    """Looks ahead as well, but not for long, and goes by the plain values."""

    limit: ClassVar[float] = 0.1
    learned: ClassVar[bool] = False


class EasyBot(SearchBot):
    """Errs like a beginner: goes for what shines now, and overlooks some of what could be done."""

    learned: ClassVar[bool] = False

    def _decide(self, player: Searcher, seen: Observation, dice: Random) -> Thinking:
        looks = player.sight(seen, dice)
        slips = mind_of(seen.view["game"]).slips
        noticed = [at for at in range(len(looks)) if dice.random() >= slips] or [dice.randrange(len(looks))]
        ranked = sorted(noticed, key=lambda at: -looks[at])
        return Thinking(tuple([Option(seen.actions[at], 0.0, 0.0, 0) for at in ranked]))

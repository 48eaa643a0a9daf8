"""The bots that search, by level."""

from random import Random
from threading import Event
from typing import ClassVar, Protocol

from trinacria.bots.bot import Bot
from trinacria.bots.games.famiglia import search as famiglia
from trinacria.bots.games.lafamiglia.judgement.taste import LEARNED, PLAIN, Taste
from trinacria.bots.games.lafamiglia.search import player as lafamiglia
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation


class Player(Protocol):
    """What a game's search can do."""

    def hear(self, seen: Observation) -> None:
        """Remember what happened."""
        ...

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Look ahead as long as the budget lasts."""
        ...

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks at first sight."""
        ...


class SearchBot(Bot):
    """Looks ahead in worlds of its own. `limit` is in seconds a decision; with `playouts` its games can be repeated."""

    remembers: ClassVar[bool] = True
    limit: ClassVar[float] = 0.9
    playouts: ClassVar[int] = 0
    taste: ClassVar[Taste] = LEARNED
    """What it values in La Famiglia."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.thinking: Thinking | None = None
        """What the last decision rests on."""
        self._asked = 0
        self._player: Player | None = None
        self._cancelled = Event()

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

    def _decide(self, player: Player, seen: Observation, dice: Random) -> Thinking:
        return player.think(seen, Budget(self.limit, self.playouts, self._cancelled), dice)

    def _meet(self, seen: Observation) -> Player:
        """Take in what happened since the last decision."""
        if self._player is None:
            card_game = seen.view["game"] == "famiglia"
            self._player = famiglia.Player() if card_game else lafamiglia.Player(self.seed, self.taste)
        self._player.hear(seen)
        self._asked += 1
        return self._player

    def _dice(self, seen: Observation) -> Random:
        return Random(f"{self.seed}/{seen.seat}/{self._asked}")


class HardBot(SearchBot):
    """The strongest: it thinks for almost a second."""


class NormalBot(SearchBot):
    """Looks ahead as well, but not for long, and plans La Famiglia by the plain values."""

    limit: ClassVar[float] = 0.1
    taste: ClassVar[Taste] = PLAIN


class EasyBot(SearchBot):
    """Errs like a beginner: goes for what shines now, and overlooks some of what could be done."""

    taste: ClassVar[Taste] = PLAIN
    overlooks: ClassVar[dict[str, float]] = {"famiglia": 0.3, "lafamiglia": 0.1}
    """How often it does not see an option. A turn of La Famiglia has many small decisions, so few slips are enough."""

    def _decide(self, player: Player, seen: Observation, dice: Random) -> Thinking:
        looks = player.sight(seen, dice)
        slips = self.overlooks[seen.view["game"]]
        noticed = [at for at in range(len(looks)) if dice.random() >= slips] or [dice.randrange(len(looks))]
        ranked = sorted(noticed, key=lambda at: -looks[at])
        return Thinking(tuple([Option(seen.actions[at], 0.0, 0.0, 0) for at in ranked]))

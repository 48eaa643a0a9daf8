"""La Famiglia for `master`: values learnt for each mode, and a look ahead in planning as well."""

from random import Random
from typing import ClassVar

from trinacria.bots.games.lafamiglia.judgement.judge import judge
from trinacria.bots.games.lafamiglia.search.player import MIXED, Player, Rollouts, at_first_sight
from trinacria.bots.games.lafamiglia.search.prospects import Outlook
from trinacria.bots.games.lafamiglia.search.values import outlook
from trinacria.bots.games.lafamiglia.search.worlds import Worlds
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Thinking
from trinacria.kernel.observation import Observation

SEARCHED, PLANS = 5, 3
"""The actions that are looked at in the encounter phase and in planning."""
PLANNED = frozenset(
    {"turn", "final_action", "issue_area", "issue_order", "place_area", "place_number", "equipment", "exert"}
)
"""The questions of planning that are worth a look ahead."""
USUAL_LOSS, USUAL_SPREAD = 0.009, 0.02
"""What another than the plan that looks best costs on average, and how much plans differ in that."""
AT_FIRST = 0.15
"""How much two plans differ from world to world, as long as too few worlds tell."""
FEW = 6


class Master(Player):
    """Plays by learned values, and compares plans as well as what is done in the encounter phase."""

    planned: ClassVar[frozenset[str]] = PLANNED
    """What it looks ahead for in planning."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.outlook: Outlook | None = None

    def _see(self, seen: Observation) -> Outlook:
        """The values of the mode that is played."""
        if self.outlook is None:
            view = seen.view
            self.outlook = outlook(view["mode"], view["options"].get("difficulty"))
        side = next((at for at, team in enumerate(seen.view["teams"]) if seen.seat in team), 0)
        self.weights = self.outlook.weights[side]
        return self.outlook

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks at first sight."""
        self._see(seen)
        worth = judge(seen, self.seed, self.weights)
        return [worth(action) for action in seen.actions]

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Play the best actions out to the end of the round, all in the same worlds, and drop the worse ones."""
        looks = self.sight(seen, dice)
        ranked = [seen.actions[at] for at in sorted(range(len(looks)), key=lambda at: -looks[at])]
        encounter = seen.view["phase"] == "encounter"
        if seen.kind in MIXED or not (encounter or seen.kind in self.planned) or not budget.left():
            return at_first_sight(ranked)
        worlds = Worlds(seen, self.memory)
        if not worlds.fits:
            return at_first_sight(ranked)
        me, outlook = worlds.world.seats.index(seen.seat), self._see(seen)
        if encounter:
            return Rollouts(worlds, ranked[:SEARCHED], me, dice, outlook).think(budget)
        # A playout of planning takes long: nobody waits for as many of them.
        budget.at_least = min(budget.at_least, 2 * PLANS)
        return Plans(worlds, ranked[:PLANS], me, dice, outlook).think(budget)


class Plans(Rollouts):
    """Plans differ less than their luck: what looks best at first sight is given up for good reason only."""

    most_worlds: ClassVar[float] = 16

    def _promise(self, at: int) -> float:
        """By how much better an action is than the one that looked best, as far as so few worlds can tell."""
        ahead = [mine - first for mine, first in zip(self.chances[at], self.chances[0], strict=False)]
        count = len(ahead)
        if at == 0 or not count:
            return 0.0 if at == 0 else -USUAL_LOSS
        mean = sum(ahead) / count
        spread = sum([(one - mean) ** 2 for one in ahead]) + FEW * AT_FIRST**2
        doubt = spread / (count + FEW)
        known, guessed = count / doubt, 1 / USUAL_SPREAD**2
        return (mean * known - USUAL_LOSS * guessed) / (known + guessed)

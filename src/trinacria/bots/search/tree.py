"""Information-set Monte Carlo tree search: one tree over many re-dealt worlds.

Every playout begins in another world that fits what the seat has seen. The tree remembers actions, not worlds: what is
learnt about an action in one world serves in all worlds where it is legal. A branch's turn comes by its value, by how
seldom it was tried among the times it was legal, and by how good it looks at first sight.
"""

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Protocol, TypeAlias

from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game

CURIOSITY = 0.5
"""How much untried branches are worth trying."""
TRUST = 0.3
"""How much the first look counts against what playouts told; it fades with the visits."""


LOOK = 50
"""After so many playouts it is asked whether the rest can change anything."""


class Guide(Protocol):
    """What a game's search knows: how an action looks at first sight, and how good a world is for a seat."""

    def glance(self, world: Game, actions: tuple[Action, ...]) -> list[float]:
        """How good each action looks to the one who must choose, best about 1, worst about 0."""
        ...

    def value(self, world: Game, seat: str, dice: Random) -> tuple[float, float]:
        """The seat's chance to win in this world, from 0 to 1, and its lead. The world is the guide's to play on in."""
        ...


Liking: TypeAlias = Callable[[Action], float]
"""How much chance to win a player gives for doing something, because it is in its character."""


def no_liking(action: Action) -> float:
    """Of a player who only wants to win."""
    return 0.0


class Branch:
    """An action that was looked at, and what came after it."""

    __slots__ = ("action", "branches", "glance", "lead", "legal", "liking", "total", "visits")

    def __init__(self, action: Action | None, glance: float, liking: float = 0.0) -> None:
        self.action = action
        self.glance = glance
        self.liking = liking
        self.visits = 0
        self.legal = 0
        """How often the action was legal when its place in the tree was come by."""
        self.total = 0.0
        """The sum of the chances that playouts told, for the searching side."""
        self.lead = 0.0
        self.branches: dict[str, Branch] = {}


class Tree:
    """A search of one decision."""

    def __init__(
        self,
        seat: str,
        side: tuple[str, ...],
        guide: Guide,
        deal: Callable[[], Game],
        dice: Random,
        liking: Liking = no_liking,
    ) -> None:
        self.seat = seat
        self.side = side
        """The seats that win with the searching one."""
        self.guide = guide
        self.deal = deal
        self.dice = dice
        self.liking = liking
        """What the searching seat likes to do now: it decides between actions about as good."""
        self.root = Branch(None, 0.0)

    def think(self, budget: Budget) -> Thinking:
        """Search as long as the budget lasts, or until no other branch can come by as often as the best.

        One playout is played though the time was over before it: without it no action is known.
        """
        while not budget.used or budget.left():
            self.playout()
            budget.spend()
            if budget.used % LOOK == 0 and self._settled(budget):
                break
        options = [
            Option(branch.action, branch.total / branch.visits, branch.lead / branch.visits, branch.visits)
            for branch in self.root.branches.values()
            if branch.visits and branch.action is not None
        ]
        options.sort(key=lambda option: (-option.playouts, -option.win_chance))
        return Thinking(tuple(options))

    def _settled(self, budget: Budget) -> bool:
        visits = sorted([branch.visits for branch in self.root.branches.values()])
        return len(visits) < 2 or visits[-1] - visits[-2] > budget.ahead()

    def playout(self) -> None:
        """Deal a world, go down the tree in it, look at one new branch, and remember what it was worth."""
        world = self.deal()
        world.listened = False
        branch = self.root
        path = [branch]
        while (decision := world.decision) is not None:
            actions = decision.actions
            if len(actions) == 1:
                world.play(actions[0])
                continue
            mine = decision.seat in self.side
            branch, action = self._choose(branch, world, actions, mine)
            path.append(branch)
            world.play(action)
            if not branch.visits:
                break
        win_chance, lead = self.guide.value(world, self.seat, self.dice)
        for passed in path:
            passed.visits += 1
            passed.total += win_chance
            passed.lead += lead

    def _choose(self, parent: Branch, world: Game, actions: tuple[Action, ...], mine: bool) -> tuple[Branch, Action]:
        known = parent.branches
        for action in actions:
            if action.text not in known:
                # All at once: a glance at one costs as much as a glance at all.
                for one, glance in zip(actions, self.guide.glance(world, actions), strict=True):
                    if one.text not in known:
                        known[one.text] = Branch(one, glance, self.liking(one) if parent is self.root else 0.0)
                break
        best, chosen, most = parent, actions[0], -1.0
        for action in actions:
            branch = known[action.text]
            branch.legal += 1
            visits = branch.visits
            if visits:
                value = branch.total / visits
                if not mine:
                    value = 1.0 - value
                worth = value + CURIOSITY * sqrt(log(branch.legal + 1) / visits) + TRUST * branch.glance / (visits + 1)
                worth += branch.liking
            else:
                worth = 10.0 + branch.glance
            if worth > most:
                best, chosen, most = branch, action, worth
        return best, chosen

"""La Famiglia for bots that search: the greedy judgement played out in re-dealt worlds, and how good their ends are."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import ClassVar

from trinacria.bots.games.lafamiglia.judgement.judge import judge
from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED, Weights
from trinacria.bots.games.lafamiglia.search.prospects import USUAL, Outlook
from trinacria.bots.games.lafamiglia.search.worlds import Memory, Worlds
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Option, Thinking
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation

SEARCHED = 5
"""The actions that are looked at: those that look best at first sight."""
HALVINGS = (0.3, 0.6)
"""When the worse half of them is given up, in shares of the budget."""
FIRST_SIGHT = 0.004
"""By how much a chance must be better to go against the first sight."""
ENOUGH_WORLDS = 4
"""Fewer worlds tell nothing."""
DOUBT = 2.0
"""By how many standard errors an action must be worse to be given up."""
MIXED = ("conflict_card", "take_card")
"""Questions of a solved game of its own: anyone who answers them by looking ahead can be seen through."""


class Player:
    """A player of La Famiglia who searches the encounter phase, and plans by judgement."""

    def __init__(self, seed: int, weights: Weights = LEARNED) -> None:
        self.seed = seed
        self.weights = weights
        self.memory = Memory()

    def hear(self, seen: Observation) -> None:
        """Remember what was earned and paid."""
        self.memory.hear(seen)

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """How good each action looks at first sight."""
        worth = judge(seen, self.seed, self.weights)
        return [worth(action) for action in seen.actions]

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Play the best actions out to the end of the round, all in the same worlds, and drop the worse ones."""
        looks = self.sight(seen, dice)
        order = sorted(range(len(looks)), key=lambda at: -looks[at])
        ranked = [seen.actions[at] for at in order]
        if seen.view["phase"] != "encounter" or seen.kind in MIXED:
            return at_first_sight(ranked)
        worlds = Worlds(seen, self.memory)
        if not worlds.fits:
            return at_first_sight(ranked)
        search = Rollouts(worlds, ranked[:SEARCHED], worlds.world.seats.index(seen.seat), dice)
        return search.think(budget)


def at_first_sight(ranked: list[Action]) -> Thinking:
    """A choice without playouts."""
    return Thinking(tuple([Option(action, 0.0, 0.0, 0) for action in ranked]))


class Rollouts:
    """A few actions, compared in the same worlds with the same dice."""

    most_worlds: ClassVar[float] = inf
    """Enough to tell them apart."""

    def __init__(self, worlds: Worlds, actions: list[Action], me: int, dice: Random, outlook: Outlook = USUAL) -> None:
        self.worlds = worlds
        self.outlook = outlook
        self.actions = actions
        """The first one looks best at first sight."""
        self.me = me
        self.dice = dice
        self.chances: list[list[float]] = [[] for _ in actions]
        """What each action came to in each world."""
        self.leads = [0.0] * len(actions)

    def think(self, budget: Budget) -> Thinking:
        """Give up what is beaten beyond doubt, and half of the rest when a part of the budget is spent."""
        alive = list(range(len(self.actions)))
        halvings = list(HALVINGS)
        while budget.left() and len(alive) > 1 and len(self.chances[0]) < self.most_worlds:
            world = self.worlds.deal(self.dice)
            luck = self.dice.random()
            for at in alive:
                self._play(at, world.copy(), Random(luck))
                budget.spend()
                if not budget.left():
                    break
            alive.sort(key=lambda at: -self._promise(at))
            if halvings and budget.share() >= halvings[0] and len(alive) > 2:
                halvings.pop(0)
                alive = alive[: (len(alive) + 1) // 2]
            best = alive[0]
            alive = [at for at in alive if at == best or edge(self.chances[best], self.chances[at], DOUBT) < 0]
        ranked = sorted(range(len(self.actions)), key=lambda at: (at not in alive, -self._promise(at)))
        return Thinking(tuple([self._option(at) for at in ranked]))

    def _play(self, at: int, world: LaFamiglia, dice: Random) -> None:
        number = world.round
        world.listened = False
        world.play(self.actions[at])
        self.outlook.play_round(world, number, dice)
        likely, ahead = self.outlook.prospects(world, self.me)
        self.chances[at].append(likely)
        self.leads[at] += ahead

    def _promise(self, at: int) -> float:
        """What an action came to; the one that looked best has a little start."""
        played = self.chances[at]
        mean = sum(played) / len(played) if played else 0.0
        return mean + (FIRST_SIGHT if at == 0 else 0.0)

    def _option(self, at: int) -> Option:
        played = len(self.chances[at])
        count = max(1, played)
        return Option(self.actions[at], sum(self.chances[at]) / count, self.leads[at] / count, played)


def edge(better: Sequence[float], worse: Sequence[float], errors: float) -> float:
    """By how much one action is better than another in the worlds of both, less so many standard errors."""
    ahead = [mine - its for mine, its in zip(better, worse, strict=False)]
    count = len(ahead)
    if count < ENOUGH_WORLDS:
        return -1.0
    mean = sum(ahead) / count
    spread = sum([(one - mean) ** 2 for one in ahead]) / (count - 1)
    return mean - errors * sqrt(spread / count)


def win_chance(world: Game, dice: Random) -> float:
    """The chance of the first side to win, for looking back: a round that has come to the encounter is played out."""
    assert isinstance(world, LaFamiglia)
    if world.encounter:
        USUAL.play_round(world, world.round, dice)
    return USUAL.prospects(world, 0)[0]

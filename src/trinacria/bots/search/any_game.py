"""A search for any game whose hidden things can be dealt anew: it knows the rules and nothing else."""

from collections.abc import Callable
from functools import partial
from random import Random

from trinacria.bots.mind import Redeal, Searcher, mind_of
from trinacria.bots.search.budget import Budget
from trinacria.bots.search.thinking import Thinking
from trinacria.bots.search.tree import Tree
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation
from trinacria.kernel.playout import playout


def searcher_of(game: str) -> Callable[[int, bool], Searcher] | None:
    """Makes what searching bots play a game by: its own search, or the one for any game that can be dealt anew."""
    mind = mind_of(game)
    if mind.searcher is None and mind.redeal is not None:
        return partial(_player, mind.redeal)
    return mind.searcher


def _player(redeal: Redeal, seed: int, learned: bool) -> Searcher:
    return Player(redeal)


class Player:
    """Plays worlds on at random, and chooses what they promise most of."""

    def __init__(self, redeal: Redeal) -> None:
        self.redeal = redeal

    def hear(self, seen: Observation) -> None:
        """Nothing need be kept: an observation says what everybody remembers."""

    def think(self, seen: Observation, budget: Budget, dice: Random) -> Thinking:
        """Search the tree of worlds."""
        side = _side(self.redeal(seen, dice), seen.seat)
        return Tree(seen.seat, side, Chances(), lambda: self.redeal(seen, dice), dice).think(budget)

    def sight(self, seen: Observation, dice: Random) -> list[float]:
        """What one game comes to after each action, each in a world of its own."""
        return [self._glimpse(seen, action, dice) for action in seen.actions]

    def _glimpse(self, seen: Observation, action: Action, dice: Random) -> float:
        world = self.redeal(seen, dice)
        world.play(action)
        return Chances().value(world, seen.seat, dice)[0]


class Chances:
    """The guide of the search."""

    def glance(self, world: Game, actions: tuple[Action, ...]) -> list[float]:
        """All actions look alike to who knows the rules alone."""
        return [0.5] * len(actions)

    def value(self, world: Game, seat: str, dice: Random) -> tuple[float, float]:
        """Play on at random to the end."""
        playout(world, dice.random)
        result = world.result
        assert result is not None
        side = _side(world, seat)
        others = [team for team in world.teams if seat not in team]
        scores = [sum([result.scores[one] for one in team]) for team in (side, *others)]
        won = 0.5 if not result.winners else float(not set(side).isdisjoint(result.winners))
        return won, float(scores[0] - max(scores[1:], default=0))


def _side(world: Game, seat: str) -> tuple[str, ...]:
    return next(team for team in world.teams if seat in team)

"""What is thought about one decision; the parts are made when they are first needed."""

from collections.abc import Callable
from functools import cached_property
from random import Random

from trinacria.bots.games.lafamiglia.judgement.ground import Ground
from trinacria.bots.games.lafamiglia.judgement.orders import Orders
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.judgement.taste import PLAIN, Taste
from trinacria.games.lafamiglia.rules.printed import PrintedOrder
from trinacria.kernel.observation import Observation


class Thought:
    """A decision with its table."""

    def __init__(self, seen: Observation, dice: Random, taste: Taste = PLAIN) -> None:
        self.seen = seen
        self.dice = dice
        self.table = Table(seen, taste)
        self.notes: dict[object, float] = {}
        """What was worked out for one action and serves another."""

    @cached_property
    def ground(self) -> Ground:
        """The map and its worth."""
        return Ground(self.table)

    @cached_property
    def orders(self) -> Orders:
        """What orders are worth."""
        return Orders(self.ground)

    def noted(self, key: object, work: Callable[[], float]) -> float:
        """The worth noted under a key, worked out once."""
        if key not in self.notes:
            self.notes[key] = work()
        return self.notes[key]

    def about_area(self, word: str) -> int:
        """The area the question is about."""
        return self.table.area(self.table.about[word])

    @property
    def about_order(self) -> PrintedOrder:
        """The order the question is about."""
        return self.table.order(self.table.about["order"])

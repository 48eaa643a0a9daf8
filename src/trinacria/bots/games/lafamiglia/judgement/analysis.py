"""What is thought about one decision; the parts are made when they are first needed."""

from collections.abc import Callable
from functools import cached_property
from random import Random

from trinacria.bots.games.lafamiglia.judgement.map_values import MapValues
from trinacria.bots.games.lafamiglia.judgement.orders import Orders
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.games.lafamiglia.rules.printed import PrintedOrder
from trinacria.kernel.observation import Observation


class Analysis:
    """A decision with its table."""

    def __init__(self, seen: Observation, dice: Random, weights: Weights = PLAIN) -> None:
        self.seen = seen
        self.dice = dice
        self.table = Table(seen, weights)
        self.notes: dict[object, float] = {}
        """What was worked out for one action and serves another."""

    @cached_property
    def map_values(self) -> MapValues:
        """The map and its worth."""
        return MapValues(self.table)

    @cached_property
    def orders(self) -> Orders:
        """What orders are worth."""
        return Orders(self.map_values)

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

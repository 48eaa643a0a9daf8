"""What is thought about one decision; the parts are made when they are first needed."""

from collections.abc import Callable
from random import Random

from trinacria.bots.games.lafamiglia.judgement.map_values import MapValues
from trinacria.bots.games.lafamiglia.judgement.orders import Orders
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.games.lafamiglia.rules.printed import PrintedOrder


class Analysis:
    """A decision with its table."""

    def __init__(self, kind: str, seat: str, table: Table, dice: Random) -> None:
        self.kind = kind
        self.seat = seat
        self.dice = dice
        self.table = table
        self.notes: dict[object, float] = {}
        """What was worked out for one action and serves another."""
        self._map_values: MapValues | None = None
        self._orders: Orders | None = None

    def build_on(self, earlier: "Analysis") -> None:
        """Take over what was worked out for an earlier decision of the same table."""
        self._map_values, self._orders = earlier._map_values, earlier._orders

    @property
    def map_values(self) -> MapValues:
        """The map and its worth."""
        values = self._map_values
        if values is None:
            values = self._map_values = MapValues(self.table)
        return values

    @property
    def orders(self) -> Orders:
        """What orders are worth."""
        orders = self._orders
        if orders is None:
            orders = self._orders = Orders(self.map_values)
        return orders

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

"""The steps of an order that is executed."""

from trinacria.games.lafamiglia.rules.printed import PrintedOrder
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step


class OrderStep(Step):
    """A step that knows its order and the order's area."""

    def __init__(self, order: int, area: int) -> None:
        self.order = order
        self.area = area
        """The token itself may have gone home meanwhile. [AMB-LF-39]"""

    def player(self, game: State) -> int:
        """Whose order it is."""
        return self.order // game.printed.orders_each

    def face(self, game: State) -> PrintedOrder:
        """What is printed on it."""
        return game.printed.orders[game.order_face(self.order)]

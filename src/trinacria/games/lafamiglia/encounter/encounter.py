"""The encounter phase: orders are revealed and executed by initiative. [LF-E-01..08]"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.orders import Execute
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import return_order
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


class Encounter(Step):
    """First all orders on the board are revealed. [LF-E-01]"""

    name: ClassVar[str] = "Encounter"

    def run(self, game: State) -> bool:
        """Turn them over, then execute them."""
        game.revealed = True
        told = [
            f"{game.printed.area_names[area]} {game.order_name(order)}"
            for order, area in enumerate(game.order_at)
            if area >= 0
        ]
        game.tell(Event("orders_revealed", {"orders": told, "round": game.round}, reveals=True))
        game.replace(NextOrder())
        return False


class NextOrder(Step):
    """Supply orders before attack orders, then by initiative, then in order of play. [LF-E-03..05]"""

    name: ClassVar[str] = "NextOrder"
    verbs: ClassVar[tuple[str, ...]] = ("order",)

    def candidates(self, game: State) -> list[int]:
        """The orders that are next: several only if one player has equal ones. [AMB-LF-32, AMB-LF-33]"""
        each, turns, players = game.printed.orders_each, game.printed.order_turns, game.mode_rules.players
        best = -1
        orders: list[int] = []
        for order, area in enumerate(game.order_at):
            if area < 0 or game.order_done[order]:
                continue
            rank = turns[game.order_face(order)] * players + (order // each - game.phase_first) % players
            if best < 0 or rank < best:
                best = rank
                orders = [order]
            elif rank == best:
                orders.append(order)
        return orders

    def run(self, game: State) -> bool:
        """The next order; when none is left, those still lying go home. [LF-E-07]"""
        candidates = self.candidates(game)
        if len(candidates) > 1:
            return True
        if candidates:
            begin_order(game, candidates[0])
        else:
            for order, area in enumerate(game.order_at):
                if area >= 0:
                    return_order(game, order)
            game.revealed = False
            game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Which of their equal orders the owner executes first."""
        candidates = self.candidates(game)
        actions: list[Action] = [game.act("order", game.order_face(order)) for order in candidates]
        return question(game, game.order_owner(candidates[0]), "next_order", "LF-E-05", actions)

    def choose(self, game: State, choice: Choice) -> None:
        begin_order(game, game.order_number(choice.thing))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """An order whose turn it is not."""
        return refuse("LF-E-04", "order-not-next", order=game.printed.order_names[choice.thing])


def begin_order(game: State, order: int) -> None:
    """The owner executes an order."""
    area = game.order_at[order]
    player = game.order_owner(order)
    game.say("order_begins", player, order=game.order_name(order), area=game.printed.area_names[area])
    game.push(Execute(order, area, 0, -1, -1, False))

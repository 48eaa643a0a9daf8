"""Orders are laid face down. [LF-AC-06, LF-AC-07, LF-XA-01..03]"""

from typing import ClassVar

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import has_orders_home, orders_home, orders_in
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


def _orders_by_area(game: State, player: int) -> list[int]:
    """How many orders of a player lie in each area."""
    lying, order_at = [0] * len(game.owner), game.order_at
    first = player * game.printed.orders_each
    for order in range(first, first + game.printed.orders_each):
        area = order_at[order]
        if area >= 0:
            lying[area] += 1
    return lying


def order_areas(game: State, player: int) -> list[int]:
    """Where an order can be put: own areas without one; with Chain of Command also with one. [LF-AC-06, LF-XT-03]"""
    most = 1 if game.has_tile(player, TileEffect.SECOND_ORDER) else 0
    lying = _orders_by_area(game, player)
    return [area for area, owner in enumerate(game.owner) if owner == player and lying[area] <= most]


def can_issue(game: State, player: int) -> bool:
    """Whether there is an order in the HQ and an area for it. [AMB-LF-30]"""
    if not has_orders_home(game, player):
        return False
    most = 1 if game.has_tile(player, TileEffect.SECOND_ORDER) else 0
    lying = _orders_by_area(game, player)
    for area, owner in enumerate(game.owner):
        if owner == player and lying[area] <= most:
            return True
    return False


class Issue(Step):
    """Orders are laid face down: one, one in each of two areas, or two in one area. [LF-AC-06, LF-XA-01, LF-XA-02]"""

    name: ClassVar[str] = "Issue"
    verbs: ClassVar[tuple[str, ...]] = ("issue",)

    def __init__(self, player: int, count: int, areas: int, area: int) -> None:
        self.player = player
        self.count = count
        """How many orders may still be laid."""
        self.areas = areas
        self.area = area
        """Where the last one was laid; -1: none yet."""

    def run(self, game: State) -> bool:
        """Wait while an order can be laid."""
        if self.count and has_orders_home(game, self.player) and self.has_target(game):
            return True
        game.pop()
        return False

    def targets(self, game: State) -> list[int]:
        """The areas; the second of two orders in one area stays there. [LF-XA-02, LF-XA-03]"""
        if self.areas == 1 and self.area >= 0:
            return [self.area] if len(orders_in(game, self.area)) < game.printed.orders_limit else []
        return order_areas(game, self.player)

    def has_target(self, game: State) -> bool:
        """Whether there is such an area."""
        if self.areas == 1 and self.area >= 0:
            return len(self.targets(game)) > 0
        return can_issue(game, self.player)

    def open_answers(self, game: State) -> bool:
        """Own areas and the backs of orders lie open."""
        return True

    def ask(self, game: State) -> Decision:
        actions = game.acts("issue", self.targets(game))
        if self.area >= 0:
            actions.append(game.act("done"))
        return question(game, self.player, "issue_area", "LF-AC-06", actions)

    def choose(self, game: State, choice: Choice) -> None:
        if choice.verb == "done":
            game.pop()
        else:
            game.replace(Issue(self.player, self.count - 1, self.areas, choice.thing))
            game.push(LayOrder(self.player, choice.thing))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Foreign areas, and areas that hold an order."""
        if choice.verb != "issue":
            return None
        name = game.printed.area_names[choice.thing]
        owner = game.owner[choice.thing]
        if owner == game.partner(self.player):
            return refuse("LF-TW-04", "issue-partners", area=name)
        if owner != self.player:
            return refuse("LF-AC-06", "area-not-yours", area=name)
        if len(orders_in(game, choice.thing)) >= game.printed.orders_limit:
            return refuse("LF-XA-03", "orders-full", area=name)
        if self.areas == 1 and self.area >= 0:
            return refuse("LF-XA-02", "issue-same-area", area=game.printed.area_names[self.area])
        return refuse("LF-AC-06", "issue-taken", area=name)


class LayOrder(Step):
    """Which order is laid. Everybody sees that, only the team sees which. [LF-AC-06, LF-AC-07, LF-I-01]"""

    name: ClassVar[str] = "LayOrder"
    verbs: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, player: int, area: int) -> None:
        self.player = player
        self.area = area

    def ask(self, game: State) -> Decision:
        """One of the HQ."""
        actions = game.acts("order", [game.order_face(order) for order in orders_home(game, self.player)])
        return question(game, self.player, "issue_order", "LF-AC-06", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Lay it face down."""
        game.pop()
        order = game.order_number(choice.thing)
        game.order_at[order] = self.area
        if not game.listened:
            return
        facts: dict[str, object] = {"seat": game.seats[self.player], "area": game.printed.area_names[self.area]}
        secret: dict[str, object] = {"order": game.order_name(order)}
        game.tell(Event("order_laid", facts | {"order": "hidden"}, secrets=secret, keepers=game.team(self.player)))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only orders of the own HQ; those laid are not moved or taken back. [LF-AC-07]"""
        number = game.order_number(choice.thing)
        name = game.printed.order_names[choice.thing]
        if number >= 0 and game.order_owner(number) == self.player and game.order_at[number] >= 0:
            return refuse("LF-AC-07", "order-laid", order=name)
        return refuse("LF-AC-06", "order-not-in-hq", order=name)

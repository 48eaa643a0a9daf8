"""Strike: a bomb against soldati of an adjacent area, with or without a car. [LF-ST-01..09, LF-XT-04, LF-XO-05]"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.conflict import vests_in, watchmen_in
from trinacria.games.lafamiglia.encounter.order_step import OrderStep
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import lose_area, remove_soldati, reward
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import question, refuse
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


def strike_targets(game: State, player: int, source: int) -> list[Action]:
    """Enemy or neutral soldati next to the source; a car bomb needs a car there. [LF-ST-01, LF-ST-02, AMB-LF-74]"""
    printed = game.printed
    near = [area for area in printed.neighbours[source] if game.hostile(player, game.owner[area])]
    actions: list[Action] = [game.act("strike", area) for area in near]
    if game.cars[source]:
        reach = game.tile(TileEffect.CAR_BOMB_RANGE).n if game.has_tile(player, TileEffect.CAR_BOMB_RANGE) else 1
        actions += [
            game.act("bomb", area)
            for area, distance in enumerate(printed.distance[source])
            if 1 <= distance <= reach and game.hostile(player, game.owner[area])
        ]
    return actions


def strike_sources(game: State, player: int, area: int, moved: int) -> list[int]:
    """The area of the order, or one taken by it before; own soldati must be there. [LF-XO-05, AMB-LF-76]"""
    both = [area, moved] if moved not in (-1, area) else [area]
    return [source for source in both if game.owner[source] == player and strike_targets(game, player, source)]


class Strikes(OrderStep):
    """The Strikes of an order: one, or two directly after each other. [LF-ST-07]"""

    name: ClassVar[str] = "Strikes"
    verbs: ClassVar[tuple[str, ...]] = ("strike", "bomb")

    def __init__(self, order: int, area: int, moved: int, left: int, source: int) -> None:
        super().__init__(order, area)
        self.moved = moved
        self.left = left
        self.source = source

    def run(self, game: State) -> bool:
        """Wait for a start or a target."""
        starts = strike_sources(game, self.player(game), self.area, self.moved) if self.left else []
        if not starts:
            game.pop()
            return False
        if self.source < 0 and len(starts) == 1:
            game.replace(Strikes(self.order, self.area, self.moved, self.left, starts[0]))
        return True

    def ask(self, game: State) -> Decision:
        """From where, or against whom; a Strike may be left out."""
        player = self.player(game)
        if self.source < 0:
            actions: list[Action] = [
                game.act("from", area) for area in strike_sources(game, player, self.area, self.moved)
            ]
            actions.append(game.act("done"))
            return question(game, player, "strike_from", "LF-XO-05", actions)
        actions = strike_targets(game, player, self.source)
        actions.append(game.act("done"))
        return question(game, player, "strike_target", "LF-ST-01", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Strike, and perhaps once more."""
        if choice.verb == "done":
            game.pop()
        elif choice.verb == "from":
            game.replace(Strikes(self.order, self.area, self.moved, self.left, choice.thing))
        else:
            game.replace(Strikes(self.order, self.area, self.moved, self.left - 1, -1))
            self._strike(game, choice.thing, choice.verb == "bomb")

    def _strike(self, game: State, area: int, bomb: bool) -> None:
        """Attack less defence: so many soldati are removed; the car of a car bomb is lost. [LF-ST-02..06, LF-ST-09]"""
        player = self.player(game)
        skull = game.printed.orders[game.order_face(self.order)].skull
        car = game.bomb_value(player) if bomb else 0
        if bomb:
            game.cars[self.source] -= 1
            game.cars_left[player] += 1
        labs, vests, watch = game.labs[area], vests_in(game, area), watchmen_in(game, area)
        difference = skull + car - labs - vests - watch
        owner = game.owner[area]
        removed = remove_soldati(game, area, max(difference, 0))
        game.tell(
            Event(
                "strike",
                {
                    "seat": game.seats[player],
                    "source": game.printed.area_names[self.source],
                    "area": game.printed.area_names[area],
                    "defender": game.owner_name(owner),
                    "bomb": int(bomb),
                    "skull": skull,
                    "car": car,
                    "labs": labs,
                    "vests": vests,
                    "watchmen": watch,
                    "attack": skull + car,
                    "defence": labs + vests + watch,
                    "difference": difference,
                    "removed": removed,
                    "defenders": game.soldati[area],
                },
            )
        )
        reward(game, player, owner, removed)
        if not game.soldati[area]:
            lose_area(game, area)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Distant areas, own, partner's and empty ones; a car bomb without a car."""
        if choice.verb not in ("strike", "bomb") or self.source < 0:
            return None
        name = game.printed.area_names[choice.thing]
        if not game.hostile(self.player(game), game.owner[choice.thing]):
            return refuse("LF-ST-01", "strike-nobody", area=name)
        if choice.verb == "bomb" and not game.cars[self.source]:
            return refuse("LF-ST-02", "bomb-no-car")
        return refuse("LF-ST-01", "not-adjacent", area=name, other=game.printed.area_names[self.source])

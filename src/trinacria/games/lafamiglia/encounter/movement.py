"""Movement (and Attack): from where, to where, how many, with a car or not. [LF-MV, LF-SS, LF-XT-01]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.encounter.attack import Attack
from trinacria.games.lafamiglia.encounter.order_step import OrderStep
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.pieces import arrive, lose_area, pay
from trinacria.games.lafamiglia.rules.seaways import by_sea
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, current_step, question, refuse, wrong_number
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

LAND: Final = 0
SEA: Final = 1
ALLIES: Final = 2
WAYS: Final[tuple[str, ...]] = ("land", "sea", "allies")
VERBS: Final[tuple[str, ...]] = ("to", "ship", "allies")


def by_land(game: State, player: int, source: int) -> list[int]:
    """Adjacent areas, but not the partner's. [LF-MV-04, LF-MV-05]"""
    partner = game.partner(player)
    return [area for area in game.printed.neighbours[source] if game.owner[area] != partner]


def by_allies(game: State, player: int, source: int) -> list[int]:
    """Enemy or neutral areas next to an empty or neutral area that could be entered by land. [LF-XT-01, AMB-LF-97]"""
    tile = game.tile(TileEffect.RETARGET)
    if not game.has_tile(player, TileEffect.RETARGET) or game.money[player] < tile.money:
        return []
    return beyond(game, player, source)


def beyond(game: State, player: int, source: int) -> list[int]:
    """The same, no matter who has the tile and the money."""
    areas: set[int] = set()
    for bridge in by_land(game, player, source):
        if game.owner[bridge] in (NOBODY, NEUTRAL):
            areas.update(
                [area for area in game.printed.neighbours[bridge] if game.hostile(player, game.owner[area])],
            )
    areas.discard(source)
    return sorted(areas)


def targets(game: State, player: int, source: int) -> list[Action]:
    """Every target with its way. [AMB-LF-50]"""
    actions = game.acts("to", by_land(game, player, source))
    actions += game.acts("ship", by_sea(game, player, source))
    actions += game.acts("allies", by_allies(game, player, source))
    return actions


def has_target(game: State, player: int, source: int) -> bool:
    """Whether `targets` finds any: nearly always there is one by land."""
    partner = game.partner(player)
    for area in game.printed.neighbours[source]:
        if game.owner[area] != partner:
            return True
    return len(targets(game, player, source)) > 0


class Moves(OrderStep):
    """The Movements of an order: one, or two directly after each other. [LF-SS-01, LF-SS-02]"""

    name: ClassVar[str] = "Moves"
    verbs: ClassVar[tuple[str, ...]] = ("from", "to", "ship", "allies")

    def __init__(
        self, order: int, area: int, left: int, at: int, car_at: int, source: int, taken: int = NOBODY
    ) -> None:
        super().__init__(order, area)
        self.left = left
        self.at = at
        """The area moved to in the first Movement; -1: none."""
        self.car_at = car_at
        """Where the car of the first Movement went; -1: none came along. [LF-SS-04, AMB-LF-55]"""
        self.source = source
        """The area from which the next Movement starts; -1: not yet chosen."""
        self.taken = taken
        """The area that was not the family's own when it moved there; -1: none. [LF-XO-05]"""

    def payer(self, game: State) -> int:
        """Allies cost money. [AMB-LF-06]"""
        return self.player(game)

    def starts(self, game: State) -> list[int]:
        """The area of the order, or the area moved to; own soldati must be there. [LF-SS-02]"""
        player = self.player(game)
        both = [self.area, self.at] if self.at not in (-1, self.area) else [self.area]
        return [area for area in both if game.owner[area] == player and has_target(game, player, area)]

    def run(self, game: State) -> bool:
        """Wait for a start or a target; when the Movements are done, tell the order where they led."""
        starts = self.starts(game) if self.left else []
        if not starts:
            self._finish(game)
            return False
        if self.source < 0 and len(starts) == 1:
            game.replace(self._from(starts[0]))
        return True

    def _finish(self, game: State) -> None:
        game.pop()
        current_step(game).moved_to(game, self.at if game.mode_rules.first_rules else self.taken)

    def _from(self, source: int) -> "Moves":
        return Moves(self.order, self.area, self.left, self.at, self.car_at, source, self.taken)

    def onward(self, target: int, car: int, taken: bool) -> "Moves":
        """What is left once soldati have gone to a target."""
        car_at = target if car else self.car_at
        return Moves(self.order, self.area, self.left - 1, target, car_at, -1, target if taken else self.taken)

    def ask(self, game: State) -> Decision:
        """From where, or to where; a Movement may be left out."""
        player = self.player(game)
        if self.source < 0:
            actions = game.acts("from", self.starts(game))
            actions.append(game.act("done"))
            return question(game, player, "move_from", "LF-SS-02", actions)
        actions = targets(game, player, self.source)
        actions.append(game.act("done"))
        return question(game, player, "move_target", "LF-MV-04", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Note the start, or go on with the number."""
        if choice.verb == "done":
            self._finish(game)
        elif choice.verb == "from":
            game.replace(self._from(choice.thing))
        else:
            game.push(Announce(self.order, self.source, choice.thing, VERBS.index(choice.verb), -1))

    def car_available(self, game: State, source: int) -> bool:
        """One car in all: the one of the first Movement goes on, or a first one comes along. [LF-SS-04, AMB-LF-55]"""
        return game.cars[source] > 0 and self.car_at in (-1, source)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Distant areas, the partner's, seas without boats."""
        name = game.printed.area_names[choice.thing] if choice.thing >= 0 else ""
        player = self.player(game)
        if choice.verb == "from":
            return refuse("LF-SS-02", "start-not-allowed", area=name)
        if choice.verb not in VERBS or self.source < 0:
            return None
        if game.owner[choice.thing] == game.partner(player):
            return refuse("LF-MV-05", "area-partners", area=name)
        if choice.verb == "to":
            return refuse("LF-MV-04", "not-adjacent", area=name, other=game.printed.area_names[self.source])
        if choice.verb == "ship":
            return refuse("LF-MV-07", "no-boats", area=name)
        if not game.has_tile(player, TileEffect.RETARGET):
            return refuse("LF-XT-01", "no-tile", tile="allies")
        if not game.hostile(player, game.owner[choice.thing]):
            return refuse("LF-XT-01", "allies-nobody", area=name)
        if choice.thing not in beyond(game, player, self.source):
            return refuse("LF-XT-01", "allies-not-reached", area=name, other=game.printed.area_names[self.source])
        return refuse("LF-XT-01", "allies-too-dear", cost=game.tile(TileEffect.RETARGET).money)


class Announce(Step):
    """The number of soldati, then whether a car comes along, are announced before anything else. [LF-MV-09]"""

    name: ClassVar[str] = "Announce"
    verbs: ClassVar[tuple[str, ...]] = ("soldati",)

    def __init__(self, order: int, source: int, target: int, way: int, number: int) -> None:
        self.order = order
        self.source = source
        self.target = target
        self.way = way
        self.number = number

    def moves(self, game: State) -> Moves:
        """The Movements this one belongs to."""
        under = game.frames[-2]
        assert isinstance(under, Moves)
        return under

    def run(self, game: State) -> bool:
        """A car is asked for only by land and where one may come. [LF-MV-08]"""
        if self.number < 0:
            return True
        if self.way != SEA and self.moves(game).car_available(game, self.source):
            return True
        self._go(game, 0)
        return False

    def open_answers(self, game: State) -> bool:
        """The soldati in an area lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """How many soldati; at least 1, and all may go. [LF-MV-04, AMB-LF-44]"""
        player = game.order_owner(self.order)
        if self.number < 0:
            actions = game.count_down("soldati", game.soldati[self.source], 1)
            return question(game, player, "move_soldati", "LF-MV-04", actions)
        return question(game, player, "move_car", "LF-MV-08", [game.act("drive"), game.act("walk")])

    def choose(self, game: State, choice: Choice) -> None:
        """With the last answer they go."""
        if self.number < 0:
            game.replace(Announce(self.order, self.source, self.target, self.way, choice.thing))
        else:
            self._go(game, 1 if choice.verb == "drive" else 0)

    def _go(self, game: State, car: int) -> None:
        """They leave; an emptied area is lost. Then they enter, join, or attack. [LF-MV-10..12]"""
        player = game.order_owner(self.order)
        under = self.moves(game)
        game.pop()
        game.replace(under.onward(self.target, car, game.owner[self.target] != player))
        if self.way == ALLIES:
            pay(game, player, game.tile(TileEffect.RETARGET).money)
        march(game, player, player, self.source, self.target, self.number, car, self.way)
        if game.conflict_area >= 0:
            game.push(Attack(self.order, self.way, 0))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than there are."""
        if choice.verb == "soldati" and self.number < 0:
            return wrong_number("LF-MV-04", 1, game.soldati[self.source], choice.thing)
        return None


def march(game: State, owner: int, agent: int, source: int, target: int, number: int, car: int, way: int) -> None:
    """Soldati go from one area to another; against others they stand in a conflict. [LF-MV-10..12, LF-AG-03]"""
    names = game.printed.area_names
    if game.listened:
        game.say(
            "moved",
            agent,
            family=game.owner_name(owner),
            source=names[source],
            area=names[target],
            soldati=number,
            car=car,
            way=WAYS[way],
        )
    game.soldati[source] -= number
    game.cars[source] -= car
    if not game.soldati[source]:
        lose_area(game, source)
    there = game.owner[target]
    if there in (NOBODY, owner):
        arrive(game, owner, target, number)
        game.cars[target] += car
        if there == NOBODY:
            game.say("area_entered", agent, area=names[target], family=game.owner_name(owner))
        return
    game.conflict_area = target
    game.conflict_by = owner
    game.conflict_agent = agent
    game.conflict_soldati = number
    game.conflict_car = car
    game.conflict_removed = 0

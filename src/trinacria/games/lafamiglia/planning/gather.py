"""Drawing soldati and cars together: the gathering of a space, and Rally. [LF-XA-05, LF-MV-01..03, LX-OPT-4]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import lose_area, own_areas
from trinacria.games.lafamiglia.rules.seaways import by_sea
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse, wrong_number
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

NO_BOAT: Final = 0
BY_BOAT: Final = 1
"""How many areas may still be brought from by boat."""


def sources(game: State, player: int, area: int, visited: tuple[int, ...]) -> list[int]:
    """The own areas adjacent by land from which something can still come; no boats. [LF-MV-01, LF-MV-02]"""
    return [
        source for source in game.printed.neighbours[area] if game.owner[source] == player and source not in visited
    ]


def overseas(game: State, player: int, area: int, visited: tuple[int, ...]) -> list[int]:
    """The own areas that boats of the own side link with this one. [LX-OPT-4, AMB-LX-06]"""
    return [source for source in by_sea(game, player, area) if game.owner[source] == player and source not in visited]


def can_rally(game: State, player: int, area: int) -> bool:
    """Whether anybody can come into the area of the order."""
    if sources(game, player, area, ()):
        return True
    return game.mode_rules.rally_boat and len(overseas(game, player, area, ())) > 0


def can_gather(game: State, player: int) -> bool:
    """Whether two own areas are adjacent."""
    owner = game.owner
    for area in range(len(owner)):
        if owner[area] == player:
            for source in game.printed.neighbours[area]:
                if owner[source] == player:
                    return True
    return False


class Gather(Step):
    """An own area into which own soldati and cars of adjacent areas move. [LF-XA-05]"""

    name: ClassVar[str] = "Gather"
    verbs: ClassVar[tuple[str, ...]] = ("gather",)

    def __init__(self, player: int) -> None:
        self.player = player

    def open_answers(self, game: State) -> bool:
        """Own areas lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Into which area."""
        areas = [area for area in own_areas(game, self.player) if sources(game, self.player, area, ())]
        actions = game.acts("gather", areas)
        return question(game, self.player, "gather", "LF-XA-05", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Then from where."""
        game.replace(Bring(self.player, choice.thing, (), NO_BOAT))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A foreign area, or nobody next to it."""
        name = game.printed.area_names[choice.thing]
        if game.owner[choice.thing] != self.player:
            return refuse("LF-XA-05", "area-not-yours", area=name)
        return refuse("LF-XA-05", "nobody-adjacent", area=name)


class Bring(Step):
    """From each adjacent own area any number of soldati and cars may come; from one soldati by boat.

    [LF-MV-01, AMB-LF-47, LX-OPT-4]
    """

    name: ClassVar[str] = "Bring"
    verbs: ClassVar[tuple[str, ...]] = ("from", "ship")

    def __init__(self, player: int, area: int, visited: tuple[int, ...], boats: int) -> None:
        self.player = player
        self.area = area
        self.visited = visited
        self.boats = boats
        """From how many areas soldati may still come by boat."""

    def options(self, game: State) -> list[Action]:
        """By land, or by boat."""
        actions = game.acts("from", sources(game, self.player, self.area, self.visited))
        if self.boats:
            actions += game.acts("ship", overseas(game, self.player, self.area, self.visited))
        return actions

    def run(self, game: State) -> bool:
        """Wait while there is an area left."""
        if self.options(game):
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Own areas and boats lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """From where next."""
        actions = self.options(game)
        if self.visited:
            actions.append(game.act("done"))
        return question(game, self.player, "bring", "LF-MV-01", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Then how many."""
        if choice.verb == "done":
            game.pop()
            return
        boat = choice.verb == "ship"
        boats = self.boats - 1 if boat else self.boats
        game.replace(Bring(self.player, self.area, (*self.visited, choice.thing), boats))
        game.push(BringNumber(self.player, self.area, choice.thing, -1, boat))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Not adjacent by land, not own, or visited before."""
        if choice.verb not in ("from", "ship"):
            return None
        name = game.printed.area_names[choice.thing]
        if choice.verb == "ship":
            if not game.mode_rules.rally_boat:
                return refuse("LF-MV-02", "rally-no-boat", area=name)
            if not self.boats:
                return refuse("LX-OPT-4", "rally-boat-again", area=name)
            return refuse("LX-OPT-4", "rally-boat", area=name)
        if choice.thing not in game.printed.neighbours[self.area]:
            return refuse("LF-MV-02", "not-adjacent", area=name, other=game.printed.area_names[self.area])
        if game.owner[choice.thing] != self.player:
            return refuse("LF-MV-01", "area-not-yours", area=name)
        return refuse("LF-MV-01", "bring-again", area=name)


class BringNumber(Step):
    """How many soldati, then how many cars, come from one area. [LF-MV-01, LF-MV-03]"""

    name: ClassVar[str] = "BringNumber"
    verbs: ClassVar[tuple[str, ...]] = ("soldati", "cars")

    def __init__(self, player: int, area: int, source: int, number: int, boat: bool) -> None:
        self.player = player
        self.area = area
        self.source = source
        self.number = number
        """How many soldati come; -1: not yet said."""
        self.boat = boat
        """Whether they come by boat, on which there is no room for cars. [LX-OPT-4]"""

    def cars(self, game: State) -> int:
        """How many cars could come."""
        return 0 if self.boat else game.cars[self.source]

    def run(self, game: State) -> bool:
        """Cars are asked for only where there are any."""
        if self.number < 0 or self.cars(game):
            return True
        self._bring(game, 0)
        return False

    def open_answers(self, game: State) -> bool:
        """Soldati and cars in an area lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Soldati or cars, but something."""
        cars = self.cars(game)
        if self.number < 0:
            least = 0 if cars else 1
            actions = game.count_down("soldati", game.soldati[self.source], least)
            return question(game, self.player, "bring_soldati", "LF-MV-01", actions)
        actions = game.count_down("cars", cars, 1 if self.number == 0 else 0)
        return question(game, self.player, "bring_cars", "LF-MV-01", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Note the soldati; with the cars all move."""
        if self.number < 0:
            game.replace(BringNumber(self.player, self.area, self.source, choice.thing, self.boat))
        else:
            self._bring(game, choice.thing)

    def _bring(self, game: State, cars: int) -> None:
        """An emptied area is lost, with its orders and the cars left there. [LF-MV-03, AMB-LF-28]"""
        game.pop()
        game.soldati[self.source] -= self.number
        game.soldati[self.area] += self.number
        game.cars[self.source] -= cars
        game.cars[self.area] += cars
        if game.listened:
            names = game.printed.area_names
            game.say(
                "gathered",
                self.player,
                source=names[self.source],
                area=names[self.area],
                soldati=self.number,
                cars=cars,
            )
        if not game.soldati[self.source]:
            lose_area(game, self.source)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """More than there are."""
        if (choice.verb == "soldati") != (self.number < 0):
            return None
        most = game.soldati[self.source] if self.number < 0 else self.cars(game)
        least = 0 if (self.cars(game) if self.number < 0 else self.number) else 1
        return wrong_number("LF-MV-01", least, most, choice.thing)

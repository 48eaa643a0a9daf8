"""Organize equipment: a car, a boat or a lab. [LF-AC-08..12, LF-O-04, LF-O-05, LF-FM-06, LF-FM-09]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import own_areas
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

CARS: Final = 1
BOATS: Final = 2
LABS: Final = 4
EVERY: Final = CARS | BOATS | LABS
RULES: Final[dict[int, str]] = {CARS: "LF-AC-09", BOATS: "LF-AC-10", LABS: "LF-AC-12"}


def places(game: State, player: int, what: int, area: int) -> list[Action]:
    """Where a piece can be put. An order puts cars and boats at its own area, labs anywhere. [AMB-LF-37]"""
    areas = own_areas(game, player)
    near = areas if area < 0 else [area] if area in areas else []
    actions: list[Action] = []
    if what & CARS and game.cars_left[player]:
        actions += game.acts("car", near)
    if what & BOATS and game.boats_left[player]:
        seas = {sea for place in near for sea in game.printed.seas_of[place]}
        actions += game.acts("boat", sorted(seas))
    if what & LABS and game.lab_stock:
        limit = game.printed.labs_limit
        actions += game.acts("lab", [place for place in areas if game.labs[place] < limit])
    return actions


def has_place(game: State, player: int, what: int, area: int) -> bool:
    """Whether `places` finds any."""
    owner, printed = game.owner, game.printed
    cars = what & CARS and game.cars_left[player]
    boats = what & BOATS and game.boats_left[player]
    labs = what & LABS and game.lab_stock
    for place in range(len(owner)):
        if owner[place] == player:
            near = area < 0 or area == place
            if near and (cars or (boats and printed.seas_of[place])):
                return True
            if labs and game.labs[place] < printed.labs_limit:
                return True
    return False


class Equipment(Step):
    """One piece of the kinds in `what` is put on the board. [LF-AC-08]"""

    name: ClassVar[str] = "Equipment"
    verbs: ClassVar[tuple[str, ...]] = ("car", "boat", "lab")

    def __init__(self, player: int, what: int, optional: bool, area: int) -> None:
        self.player = player
        self.what = what
        self.optional = optional
        self.area = area
        """The area of the order that puts it; -1: no order."""

    def run(self, game: State) -> bool:
        """Wait, unless there is no piece or no place for it: then one gets nothing. [LF-C-08]"""
        if has_place(game, self.player, self.what, self.area):
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Own areas, seas and supplies of pieces lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """Which piece, and where."""
        actions = places(game, self.player, self.what, self.area)
        if self.optional:
            actions.append(game.act("skip"))
        rule = RULES.get(self.what, "LF-AC-08")
        return question(game, self.player, "equipment", rule, actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Put it there. A boat may still sail on."""
        player, thing = self.player, choice.thing
        if choice.verb == "boat":
            game.replace(Sail(player, thing))
            return
        game.pop()
        if choice.verb == "car":
            game.cars_left[player] -= 1
            game.cars[thing] += 1
            game.say("car_placed", player, area=game.printed.area_names[thing])
        elif choice.verb == "lab":
            game.lab_stock -= 1
            game.labs[thing] += 1
            game.say("lab_placed", player, area=game.printed.area_names[thing])

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Areas without own soldati, distant seas, a third lab, no piece left."""
        kind = {"car": CARS, "boat": BOATS, "lab": LABS}.get(choice.verb, 0)
        if not kind & self.what:
            return None
        rule = RULES[kind]
        left = {CARS: game.cars_left[self.player], BOATS: game.boats_left[self.player], LABS: game.lab_stock}[kind]
        if not left:
            return refuse("LF-C-08", "none-left", piece=choice.verb)
        if kind == BOATS:
            if self.area >= 0:
                return refuse("LF-O-05", "sea-not-at-order", sea=game.printed.sea_names[choice.thing])
            return refuse(rule, "sea-not-adjacent", sea=game.printed.sea_names[choice.thing])
        name = game.printed.area_names[choice.thing]
        if game.owner[choice.thing] != self.player:
            return refuse(rule, "area-not-yours", area=name)
        if kind == CARS:
            return refuse("LF-O-04", "car-not-at-order", area=name)
        return refuse("LF-DL-04", "labs-full", area=name)


class Sail(Step):
    """The new boat may move on by one sea. It stays in the supply until its sea is settled. [LF-AC-10]"""

    name: ClassVar[str] = "Sail"
    verbs: ClassVar[tuple[str, ...]] = ("sail",)

    def __init__(self, player: int, sea: int) -> None:
        self.player = player
        self.sea = sea

    def open_answers(self, game: State) -> bool:
        return True

    def ask(self, game: State) -> Decision:
        """Stay, or sail to an adjacent sea."""
        actions: list[Action] = [game.act("stay")]
        actions += game.acts("sail", list(game.printed.sea_neighbours[self.sea]))
        return question(game, self.player, "sail", "LF-AC-10", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """In its last sea it stays, unless that now holds three boats. [LF-AC-11, AMB-LF-16]"""
        player = self.player
        sea = choice.thing if choice.verb == "sail" else self.sea
        names = game.printed.sea_names
        if sum(game.boats_on(sea)) < game.printed.boats_limit:
            game.pop()
            game.boats_left[player] -= 1
            game.add_boats(sea, player, 1)
            game.say("boat_placed", player, sea=names[sea])
        else:
            game.say("boats_collide", player, sea=names[sea])
            game.replace(Sink(player, sea))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only one sea further."""
        if choice.verb != "sail":
            return None
        return refuse("LF-AC-10", "sail-too-far", sea=game.printed.sea_names[choice.thing])


class Sink(Step):
    """Three boats in a sea: the new one and one of the others go to their supplies. [LF-AC-11, AMB-LF-17]"""

    name: ClassVar[str] = "Sink"
    verbs: ClassVar[tuple[str, ...]] = ("sink",)

    def __init__(self, player: int, sea: int) -> None:
        self.player = player
        self.sea = sea

    def owners(self, game: State) -> list[int]:
        """Whose boats lie there."""
        return [player for player, boats in enumerate(game.boats_on(self.sea)) if boats]

    def run(self, game: State) -> bool:
        """Boats of one colour are alike: then there is no choice."""
        owners = self.owners(game)
        if len(owners) > 1:
            return True
        self._sink(game, owners[0])
        return False

    def ask(self, game: State) -> Decision:
        """Which of the other two."""
        actions: list[Action] = [game.act("sink", game.colours[owner]) for owner in self.owners(game)]
        return question(game, self.player, "sink", "LF-AC-11", actions)

    def choose(self, game: State, choice: Choice) -> None:
        self._sink(game, game.colours.index(choice.thing))

    def _sink(self, game: State, owner: int) -> None:
        game.pop()
        game.add_boats(self.sea, owner, -1)
        game.boats_left[owner] += 1
        game.say("boat_sunk", self.player, sea=game.printed.sea_names[self.sea], other=game.seats[owner])

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No boat of that colour there."""
        return refuse("LF-AC-11", "sink-not-there", family=game.printed.colours[choice.thing])

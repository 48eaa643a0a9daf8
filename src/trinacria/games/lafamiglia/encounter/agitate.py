"""Agitate: neutral soldati nearby make a Movement (and Attack). [LF-AG-01..07]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.encounter.attack import Attack
from trinacria.games.lafamiglia.encounter.movement import LAND, march
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse, wrong_number
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction

NO_ORDER: Final = -1


def goals(game: State, player: int, source: int) -> list[int]:
    """Adjacent areas that are not of the own team. [LF-AG-03, LF-AG-04, AMB-LF-81]"""
    return [area for area in game.printed.neighbours[source] if not game.allied(player, game.owner[area])]


def agitable(game: State, player: int, area: int, reach: int) -> list[int]:
    """Areas with neutral soldati within the distance, by land, no matter who lies between. [LF-AG-02, AMB-LF-80]"""
    return [
        source
        for source, distance in enumerate(game.printed.distance[area])
        if 1 <= distance <= reach and game.owner[source] == NEUTRAL and goals(game, player, source)
    ]


class Agitate(Step):
    """From where, to where, and how many neutral soldati move. [LF-AG-02, LF-AG-03]"""

    name: ClassVar[str] = "Agitate"
    verbs: ClassVar[tuple[str, ...]] = ("agitate",)

    def __init__(self, player: int, area: int, reach: int) -> None:
        self.player = player
        self.area = area
        self.reach = reach

    def ask(self, game: State) -> Decision:
        """Whom to stir up."""
        actions: list[Action] = [
            game.act("agitate", area) for area in agitable(game, self.player, self.area, self.reach)
        ]
        actions.append(game.act("done"))
        return question(game, self.player, "agitate", "LF-AG-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Then where they go."""
        if choice.verb == "done":
            game.pop()
        else:
            game.replace(Incite(self.player, choice.thing, -1))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """No neutral soldati there, too far, or nowhere to go."""
        if choice.verb != "agitate":
            return None
        name = game.printed.area_names[choice.thing]
        if game.owner[choice.thing] != NEUTRAL:
            return refuse("LF-AG-02", "agitate-nobody", area=name)
        if not 1 <= game.printed.distance[self.area][choice.thing] <= self.reach:
            return refuse("LF-AG-02", "agitate-too-far", area=name, reach=self.reach)
        return refuse("LF-AG-04", "agitate-nowhere", area=name)


class Incite(Step):
    """The agitating player chooses target and number, and acts as attacker. [LF-AG-03, LF-AG-07]"""

    name: ClassVar[str] = "Incite"
    verbs: ClassVar[tuple[str, ...]] = ("to", "soldati")

    def __init__(self, player: int, source: int, target: int) -> None:
        self.player = player
        self.source = source
        self.target = target

    def open_answers(self, game: State) -> bool:
        """Areas and the soldati in them lie open."""
        return True

    def ask(self, game: State) -> Decision:
        """The target, then the number."""
        if self.target < 0:
            actions: list[Action] = [game.act("to", area) for area in goals(game, self.player, self.source)]
            return question(game, self.player, "agitate_target", "LF-AG-04", actions)
        actions = [game.act("soldati", number) for number in range(game.soldati[self.source], 0, -1)]
        return question(game, self.player, "agitate_soldati", "LF-AG-03", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """They take an empty area, join other neutral ones, or attack an enemy. [LF-AG-06, AMB-LF-81]"""
        if self.target < 0:
            game.replace(Incite(self.player, self.source, choice.thing))
            return
        game.pop()
        march(game, NEUTRAL, self.player, self.source, self.target, choice.thing, 0, LAND)
        if game.conflict_area >= 0:
            game.push(Attack(NO_ORDER, LAND, 0))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """The own team's areas, distant ones, too many."""
        if choice.verb == "soldati" and self.target >= 0:
            return wrong_number("LF-AG-03", 1, game.soldati[self.source], choice.thing)
        if choice.verb != "to" or self.target >= 0:
            return None
        name = game.printed.area_names[choice.thing]
        if game.allied(self.player, game.owner[choice.thing]):
            return refuse("LF-AG-04", "agitate-own-team", area=name)
        return refuse("LF-AG-03", "not-adjacent", area=name, other=game.printed.area_names[self.source])

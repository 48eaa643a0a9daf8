"""Orders explained by text that are parts of their own. [LF-XO-06, LF-XO-07]

Those that change an attack are in `attack`, the soldati at the labs in `placing`.
"""

from typing import ClassVar

from trinacria.games.lafamiglia.planning.placing import PlaceNumber
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL
from trinacria.games.lafamiglia.rules.pieces import lose_area, recruits, remove_soldati, reward
from trinacria.games.lafamiglia.rules.prices import NETWORK_AREAS, NETWORK_SOLDATI
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, begin_placing, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


def served(game: State, player: int, area: int) -> list[int]:
    """The area of the order and the adjacent areas of the team, where their family has soldati to place. [LF-XO-06]"""
    near = [other for other in (area, *game.printed.neighbours[area]) if game.allied(player, game.owner[other])]
    return [other for other in near if game.mode_rules.can_place(game, game.owner[other], True)]


class Network(Step):
    """Two soldati in the area of the order and in each of up to two adjacent areas; the partner's he fills himself.

    [LF-XO-06, AMB-LF-104]
    """

    name: ClassVar[str] = "Network"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, player: int, area: int, at: int, visited: tuple[int, ...]) -> None:
        self.player = player
        self.area = area
        self.at = at
        """How many adjacent areas were served; -1: the area of the order comes first."""
        self.visited = visited

    def choices(self, game: State) -> list[int]:
        """Adjacent areas of the team where somebody has soldati to place."""
        found = served(game, self.player, self.area)
        return [area for area in found if area != self.area and area not in self.visited]

    def run(self, game: State) -> bool:
        """The own area first; then wait for others."""
        if self.at < 0:
            game.replace(Network(self.player, self.area, 0, ()))
            begin_placing(game, PlaceNumber(self.player, NETWORK_SOLDATI, self.area, 0))
            return False
        if self.at < NETWORK_AREAS and self.choices(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Which adjacent area next."""
        actions: list[Action] = [game.act("place", area) for area in self.choices(game)]
        actions.append(game.act("done"))
        return question(game, self.player, "network", "LF-XO-06", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """Its family says how many."""
        if choice.verb == "done":
            game.pop()
            return
        area = choice.thing
        game.replace(Network(self.player, self.area, self.at + 1, (*self.visited, area)))
        begin_placing(game, PlaceNumber(game.owner[area], NETWORK_SOLDATI, area, 0))

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Only adjacent areas of the team, each once."""
        if choice.verb != "place":
            return None
        return refuse("LF-XO-06", "network-area", area=game.printed.area_names[choice.thing])


def recallable(game: State, player: int, area: int) -> list[int]:
    """Adjacent areas with enemy or neutral soldati, while there are own ones to replace them. [LF-XO-07]

    Where supplies are hidden it is asked without any too.
    """
    if not recruits(game, player):
        return []
    return [other for other in game.printed.neighbours[area] if game.hostile(player, game.owner[other])]


class Recall(Step):
    """Up to three enemy soldati next door are replaced by own ones, who come into the area of the order. [LF-XO-07]"""

    name: ClassVar[str] = "Recall"
    verbs: ClassVar[tuple[str, ...]] = ("recall",)

    third_fields: ClassVar[tuple[str, ...]] = ("neutral",)

    def __init__(self, player: int, area: int, left: int, neutral: int = 0) -> None:
        self.player = player
        self.area = area
        self.left = left
        self.neutral = neutral
        """How many neutral soldati were replaced: the reward for them comes when all have joined. [AMB-LF-59]"""

    def run(self, game: State) -> bool:
        """Wait while somebody can be replaced."""
        if self.left and recallable(game, self.player, self.area):
            return True
        self._finish(game)
        return False

    def _finish(self, game: State) -> None:
        game.pop()
        reward(game, self.player, NEUTRAL, self.neutral)

    def ask(self, game: State) -> Decision:
        """Where, and how many."""
        most = min(self.left, game.supply[self.player])
        actions: list[Action] = [
            game.act("recall", area, number)
            for area in recallable(game, self.player, self.area)
            for number in range(min(most, game.soldati[area]), 0, -1)
        ]
        actions.append(game.act("done"))
        return question(game, self.player, "recall", "LF-XO-07", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """No defence helps; an emptied area is lost, and nobody takes it. [AMB-LF-105]"""
        if choice.verb == "done":
            self._finish(game)
            return
        area, number, player = choice.thing, choice.count, self.player
        owner = game.owner[area]
        one_act = not game.mode_rules.older_rules
        neutral = number if one_act and owner == NEUTRAL else 0
        game.replace(Recall(player, self.area, self.left - number, self.neutral + neutral))
        remove_soldati(game, area, number)
        game.supply[player] -= number
        game.soldati[self.area] += number
        names = game.printed.area_names
        game.say("recalled", player, source=names[area], area=names[self.area], soldati=number)
        if not one_act:
            reward(game, player, owner, number)
        if not game.soldati[area]:
            lose_area(game, area)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Distant or friendly areas, too many."""
        if choice.verb != "recall":
            return None
        name = game.printed.area_names[choice.thing]
        if choice.thing not in game.printed.neighbours[self.area]:
            return refuse("LF-XO-07", "not-adjacent", area=name, other=game.printed.area_names[self.area])
        if not game.hostile(self.player, game.owner[choice.thing]):
            return refuse("LF-XO-07", "strike-nobody", area=name)
        most = min(self.left, game.supply[self.player], game.soldati[choice.thing])
        return refuse("LF-XO-07", "too-many", most=most, found=choice.count)

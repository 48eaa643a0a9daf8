"""Pentito: give up one soldato, remove others next door. [LF-PN-01..06]"""

from typing import ClassVar

from trinacria.games.lafamiglia.encounter.order_step import OrderStep
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import lose_area, remove_soldati, reward
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


class Pentito(OrderStep):
    """One own soldato goes; then each pictured number is for another adjacent area. [LF-PN-01, LF-PN-02, AMB-LF-77]"""

    name: ClassVar[str] = "Pentito"
    verbs: ClassVar[tuple[str, ...]] = ("remove",)

    def __init__(self, order: int, area: int, at: int, visited: tuple[int, ...]) -> None:
        super().__init__(order, area)
        self.at = at
        """The pictured number at hand; -1: the own soldato is still to go."""
        self.visited = visited

    def numbers(self, game: State) -> tuple[int, ...]:
        """The pictured numbers."""
        return game.printed.orders[game.order_face(self.order)].pentito

    def victims(self, game: State) -> list[int]:
        """Adjacent areas with neutral or enemy soldati that no number was used for. [LF-PN-04]"""
        player = self.player(game)
        return [
            area
            for area in game.printed.neighbours[self.area]
            if area not in self.visited and game.hostile(player, game.owner[area])
        ]

    def run(self, game: State) -> bool:
        """The own soldato first, even the last one; then a question for each number. [AMB-LF-78]"""
        if self.at < 0:
            remove_soldati(game, self.area, 1)
            game.say("pentito", self.player(game), area=game.printed.area_names[self.area])
            if not game.soldati[self.area]:
                lose_area(game, self.area)
            game.replace(Pentito(self.order, self.area, 0, ()))
            return False
        if self.at < len(self.numbers(game)) and self.victims(game):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Where to remove up to this number; fewer is allowed. [LF-PN-05]"""
        most = self.numbers(game)[self.at]
        actions: list[Action] = [
            game.act("remove", area, number)
            for area in self.victims(game)
            for number in range(min(most, game.soldati[area]), 0, -1)
        ]
        actions.append(game.act("skip"))
        return question(game, self.player(game), "pentito", "LF-PN-02", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """No defence helps; neutral soldati removed bring as many own ones. [LF-PN-03, LF-PN-06]"""
        if choice.verb == "skip":
            game.replace(Pentito(self.order, self.area, self.at + 1, self.visited))
            return
        area = choice.thing
        game.replace(Pentito(self.order, self.area, self.at + 1, (*self.visited, area)))
        owner = game.owner[area]
        removed = remove_soldati(game, area, choice.count)
        names = game.printed.area_names
        game.say("betrayed", self.player(game), area=names[area], family=game.owner_name(owner), soldati=removed)
        reward(game, self.player(game), owner, removed)
        if not game.soldati[area]:
            lose_area(game, area)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Distant or friendly areas, a second number for one area, too many."""
        if choice.verb != "remove":
            return None
        name = game.printed.area_names[choice.thing]
        if choice.thing in self.visited:
            return refuse("LF-PN-02", "pentito-again", area=name)
        if choice.thing not in game.printed.neighbours[self.area]:
            return refuse("LF-PN-02", "not-adjacent", area=name, other=game.printed.area_names[self.area])
        if not game.hostile(self.player(game), game.owner[choice.thing]):
            return refuse("LF-PN-04", "strike-nobody", area=name)
        most = min(self.numbers(game)[self.at], game.soldati[choice.thing])
        return refuse("LF-PN-02", "too-many", most=most, found=choice.count)

"""Soldati of the supply come to the HQ. [LF-AC-01, LF-O-08]"""

from typing import ClassVar

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.pieces import recruit, recruits
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, wrong_number
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction


class Recruiting(Step):
    """A step in which a player says how many soldati come. [LF-C-08]"""

    verbs: ClassVar[tuple[str, ...]] = ("recruit",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: State) -> bool:
        """Without soldati in the supply one gets none. [LF-C-08]"""
        if recruits(game, self.player):
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Soldati and members of a supply can be counted together; in the first version soldati alone are asked for."""
        return game.mode_rules.open_supplies or not game.mode_rules.first_rules

    def choose(self, game: State, choice: Choice) -> None:
        """These come to the HQ."""
        game.pop()
        if choice.thing:
            recruit(game, self.player, choice.thing)


class Recruit(Recruiting):
    """Soldati from the supply to the HQ, up to a number. [LF-AC-01, LF-O-08, AMB-LF-13, AMB-LF-14]"""

    name: ClassVar[str] = "Recruit"

    def __init__(self, player: int, most: int, least: int) -> None:
        super().__init__(player)
        self.most = most
        self.least = least

    def ask(self, game: State) -> Decision:
        most = min(self.most, recruits(game, self.player))
        actions = game.count_down("recruit", most, self.least)
        return question(game, self.player, "recruit", "LF-AC-01", actions)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Too many, or none at all."""
        return wrong_number("LF-AC-01", self.least, min(self.most, recruits(game, self.player)), choice.thing)

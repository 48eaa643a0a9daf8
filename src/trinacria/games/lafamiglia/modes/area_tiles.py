"""The area tiles: where the fictional family stands. [LX-1-S02..04, LX-2-S04, AMB-LX-26]"""

from typing import ClassVar

from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.actions import Draw
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step
from trinacria.kernel.action import Action
from trinacria.kernel.decision import CHANCE, Decision
from trinacria.kernel.event import Event


class AreaTiles(Step):
    """Chance draws area tiles, set by set."""

    name: ClassVar[str] = "AreaTiles"

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def left(self, game: State) -> list[int]:
        """The tiles of the set that is drawn from; none: all are drawn."""
        before = 0
        for areas, number in solo_rules(game).area_tiles(game):
            before += number
            if len(self.drawn) < before:
                return [area for area in areas if area not in self.drawn]
        return []

    def run(self, game: State) -> bool:
        """Draw by the seed; with explicit chance one by one."""
        drawn = self.drawn
        if not game.explicit_chance:
            for areas, number in solo_rules(game).area_tiles(game):
                drawn += tuple(game.shuffle(list(areas), game.printed.area_names)[:number])
        elif self.left(game):
            return True
        game.pop()
        names = game.printed.area_names
        told = [names[area] for area in (*solo_rules(game).marked_areas(game), *drawn)]
        game.tell(Event("fiction_settled", {"areas": told}, reveals=True))
        solo_rules(game).settle(game, drawn)
        solo_rules(game).deployed(game)
        return False

    def ask(self, game: State) -> Decision:
        """All tiles of the set are as likely."""
        left = self.left(game)
        names = game.printed.area_names
        draws = [Draw(f"draw {names[area]}", area, 1 / len(left)) for area in left]
        return Decision(CHANCE, "draw", "LX-F-01", tuple(draws))

    def answer(self, game: State, action: Action) -> None:
        """One more is drawn."""
        assert isinstance(action, Draw)
        game.replace(AreaTiles((*self.drawn, action.lot)))

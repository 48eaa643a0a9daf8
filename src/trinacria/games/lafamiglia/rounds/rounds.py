"""A round: planning, management, encounter, management. [LF-R-01, LF-R-02, LF-EE-01..03]"""

from typing import ClassVar, Final

from trinacria.games.lafamiglia.encounter.encounter import Encounter
from trinacria.games.lafamiglia.planning.planning import Planning
from trinacria.games.lafamiglia.planning.tiles import PlanningTiles
from trinacria.games.lafamiglia.rounds.management import Management
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step
from trinacria.kernel.event import Event

PLANNING: Final = 0
AFTER_PLANNING: Final = 1
ENCOUNTER: Final = 2
AFTER_ENCOUNTER: Final = 3
EXAMINED: Final = 4


class Rounds(Step):
    """Lies under everything else and begins what comes next."""

    name: ClassVar[str] = "Rounds"

    def __init__(self, next: int) -> None:
        self.next = next

    def run(self, game: State) -> bool:
        """Begin the next phase or management."""
        game.replace(Rounds(self.next + 1))
        if self.next == PLANNING:
            begin_planning(game)
        elif self.next == AFTER_PLANNING:
            game.push(Management(False))
        elif self.next == ENCOUNTER:
            begin_encounter(game)
        elif self.next == AFTER_ENCOUNTER:
            game.push(Management(True))
        elif game.mode_rules.examine(game):
            _shift_sheets(game)
            game.replace(Rounds(PLANNING))
            game.mode_rules.round_ends(game)
        return False


def begin_planning(game: State) -> None:
    """The holder of the start piece begins; tiles that work at the beginning of planning come first. [LF-T-04]"""
    game.encounter = False
    game.phase_first = game.first
    game.tell(Event("planning", {"seat": game.seats[game.first], "round": game.round}))
    game.push(Planning(game.first, 0, False))
    game.push(PlanningTiles(0, 0))
    game.mode_rules.round_begins(game)


def begin_encounter(game: State) -> None:
    """A start piece taken in planning counts from here on. [LF-T-04, AMB-LF-115]"""
    game.encounter = True
    game.phase_first = game.first
    game.push(Encounter())


def _shift_sheets(game: State) -> None:
    """The bottom sheet with its tokens becomes the top sheet, the next sheet the bottom one. [LF-EE-02, LF-EE-03]"""
    game.round += 1
    game.tell(Event("sheets_shifted", {"top": game.round - 1, "bottom": game.round}))

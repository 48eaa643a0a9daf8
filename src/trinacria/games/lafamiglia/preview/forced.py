"""Questions with one answer that everybody at the table can tell: to give it at once tells nothing to anybody."""

from typing import Final

from trinacria.games.lafamiglia.planning.planning import TakeToken, takeable
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step
from trinacria.kernel.decision import Decision

OPEN: Final = frozenset(
    (
        "setup_soldati", "setup_car", "setup_boat", "setup_lab", "setup_token", "issue_area", "sink", "exert",
        "exert_supply", "exert_sheet", "influence_token", "bring_soldati", "bring_cars", "column_action",
        "move_soldati", "agitate_soldati",
    )
)  # fmt: skip
"""Their answers follow from what lies open: the board, the sheets, the mats. Nobody's purse, HQ or orders come in."""


def forced(game: State, step: Step, asked: Decision) -> bool:
    """Whether a question can be answered in one way only, and everybody knows it."""
    if len(asked.actions) != 1:
        return False
    if isinstance(step, TakeToken):
        # A purse may be too small for the other tokens, which is nobody's business.
        return len(takeable(game, step.player)) == 1
    return asked.kind in OPEN or (asked.kind == "recruit" and game.mode_rules.open_supplies)

"""Numbers and words that stand for the things of the game in all its modules."""

from typing import Final

JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3
ROWS: Final = 4
"""The rows of a mat."""

NEUTRAL: Final = 4
"""Stands where a player's number stands, for the grey pieces."""
FICTION: Final = 5
"""The same for the fictional family, which only defends. [LX-F-01]"""
NOBODY: Final = -1
ALONE: Final = -2
"""Stands where a partner's number stands, for a player who has none."""

GREY: Final = 0
FREE: Final = 1
ACTION: Final = 2
BLANK: Final = 3
KINDS: Final[tuple[str, ...]] = ("grey", "free", "action", "blank")

MANY: Final = 99
"""No number printed: as many as there are."""
OFF_SHEETS: Final = -1
"""Stands for the sheet and the column of the spaces of the solo board."""

VALUE: Final = 0
CAR: Final = 1
LAB: Final = 2
LAUNDER: Final = 3
MONEY: Final = 4
REVEALS: Final[tuple[str, ...]] = ("value", "car", "lab", "launder", "money")

PARTS: Final[tuple[str, ...]] = (
    "recruit", "place", "reinforce", "issue", "equipment", "car", "boat", "lab", "launder", "exert", "row2", "final",
    "gather", "act",
    "rally", "move", "strike", "pentito", "agitate", "money", "network", "recall", "lab-soldati", "place-own",
)  # fmt: skip
"""Every word that can follow `do`."""

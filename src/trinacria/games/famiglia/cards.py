"""The 60 cards. [FA-C-02, FA-C-03]

Copies of a card are alike, so the rules work with 20 kinds: kind = 5 * family + value. A kind less one is the same
family's next lower value, which is what recruiting asks for.
"""

from typing import Final

FAMILIES: Final[tuple[str, ...]] = ("R", "B", "Y", "G")
RED: Final = 0
BLUE: Final = 5
YELLOW: Final = 10
GREEN: Final = 15
"""The kind of each family's 0; add a value to get that card."""

VALUES: Final = 5
KINDS: Final = 20
COPIES: Final[tuple[int, ...]] = (5, 4, 3, 2, 1)
"""How many cards of value 0, 1, 2, 3, 4 every family has. [FA-C-03]"""

NAMES: Final = tuple([f"{family}{value}" for family in FAMILIES for value in range(VALUES)])
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
VALUE: Final = tuple([kind % VALUES for kind in range(KINDS)])
POINTS: Final[tuple[int, ...]] = (1, 3, 6, 10, 15) + (0, 1, 3, 6, 10) * 3
"""Victory points: La Famiglia scores more. [FA-C-07]"""
MOST_POINTS: Final = 15

ZEROS: Final = frozenset((RED, BLUE, YELLOW, GREEN))
START_SET: Final[tuple[int, ...]] = (RED, BLUE, YELLOW, GREEN)
"""Each player's first hand: one 0 of every family. [FA-C-05]"""
DECK: Final = tuple(
    [kind for kind in range(KINDS) for _ in range(COPIES[VALUE[kind]] - (2 if kind in START_SET else 0))]
)
"""The 52 cards that are in no starting set. [FA-C-04, FA-S-03]"""
STREET_SIZE: Final = 6
"""Cards laid out at the start and whenever the street is empty. [FA-S-05, FA-D-01]"""


def names(kinds: list[int]) -> list[str]:
    """The cards as they are written: family letter and value."""
    return [NAMES[kind] for kind in kinds]


class Face:
    """What is printed on a card: value, ability, family and points. [FA-C-06]"""

    __slots__ = ("ability", "family", "points", "value")

    def __init__(self, kind: int) -> None:
        self.family = FAMILIES[kind // VALUES]
        self.value = VALUE[kind]
        self.points = POINTS[kind]
        self.ability = ("", "swap", "lower", "joker")[kind // VALUES] if self.value else ""


def face(name: str) -> Face:
    """The face of the card with this name."""
    return Face(KIND_OF[name])

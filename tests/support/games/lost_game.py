"""A game of Famiglia that its first player threw away twice: the bots need not look long to see how."""

from typing import Any

import trinacria

START: dict[str, Any] = {
    "game": "famiglia",
    "pass": 2,
    "turns_left": 3,
    "to_move": "p1",
    "street": ["R4", "G4", "B1"],
    "deck": [],
    "hands": {"p1": ["R3", "R3", "G3", "G3", "B0", "B0"], "p2": ["Y1"]},
    "gangs": {"p1": [], "p2": ["B4", "Y4", "B3", "Y3", "Y3"]},
}
"""Three turns before the end, 32 points to 39."""
MOVES = ("pass", "pass", "pass")
"""The first and the last are p1's."""
LAST = 2
"""The number of the last one: there only `RIGHT` wins."""
RIGHT = ("take R4 R3 R3", "take G4 G3 G3")
WRONG = "take B1 B0 B0"


def lost_game() -> trinacria.Game:
    game = trinacria.from_position(START, seed=1)
    for move in MOVES:
        game.play(move)
    assert game.result is not None
    return game

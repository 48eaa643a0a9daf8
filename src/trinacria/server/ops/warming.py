"""What is done once before the first request comes.

msgspec looks at a type when it is first used, and crashes the process when two threads do that at once; content packs
are read at first use, too. So everything that threads use is used here first.
"""

import gc
from functools import cache
from typing import Final

import msgspec

from trinacria.games import GAMES, from_position, new_game
from trinacria.kernel.record import check
from trinacria.server.wire.protocol import PatchOp

COLLECT: Final = (2_000, 5, 100)
"""After how many new objects Python looks through them for rubbish, after how many such rounds through the younger
ones again, and after how many of those through all: seldom, for that takes long, and nearly everything stays."""


@cache
def warm_up() -> None:
    """Begin every game once, look at its position and its record."""
    msgspec.convert([], list[PatchOp])
    for name, rules in GAMES.items():
        for mode in rules.modes:
            game = new_game(name, mode, "")
            from_position(game.position(), "")
            check(game.record())


def settle() -> None:
    """What was loaded stays as long as the process: Python need not look through it again and again.

    It would stand still for a fifth of a second each time, and every table with it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)

"""What is done once before the first request comes.

msgspec looks at a type when it is first used, and crashes the process when two threads do that at once; content packs
are read at first use, too. So everything that threads use is used here first.
"""

import msgspec

from trinacria.games import GAMES, from_position, new_game
from trinacria.kernel.record import check
from trinacria.server.protocol import PatchOp


def warm_up() -> None:
    """Begin every game once, look at its position and its record."""
    msgspec.convert([], list[PatchOp])
    for name, rules in GAMES.items():
        for mode in rules.modes:
            game = new_game(name, mode, "")
            from_position(game.position(), "")
            check(game.record())

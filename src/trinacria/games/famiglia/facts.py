"""What can be seen at the table, and by whom. [AMB-FA-14, AMB-FA-15]"""

from trinacria.games.famiglia.cards import NAMES, POINTS, VALUE, names
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import Turn
from trinacria.kernel.audience import NOBODY, PUBLIC, only
from trinacria.kernel.fact import Fact


def facts(game: State) -> list[Fact]:
    """Street, gangs, discard and the known bottom of the deck are open; a hand is its owner's; the deck is nobody's."""
    unknown = len(game.deck) - game.known_bottom
    facts = [
        Fact(("pass",), PUBLIC, 2 if game.second_pass else 1),
        Fact(("to_move",), PUBLIC, game.seats[game.mover]),
        Fact(("step",), PUBLIC, _step(game)),
        Fact(("street",), PUBLIC, names(game.street)),
        Fact(("lowered",), PUBLIC, _lowered(game)),
        Fact(("deck_size",), PUBLIC, len(game.deck)),
        Fact(("deck_bottom",), PUBLIC, names(game.deck[unknown:])),
        Fact(("deck",), NOBODY, names(game.deck)),
        Fact(("discard",), PUBLIC, names(game.discard)),
        Fact(("passes",), PUBLIC, game.passes),
        Fact(("turns_left",), PUBLIC, game.turns_left if game.turns_left >= 0 else None),
    ]
    for player, seat in enumerate(game.seats):
        held, gang = game.held(player), game.gang(player)
        facts += [
            Fact(("hands", seat), only(seat), names(held)),
            Fact(("hand_sizes", seat), PUBLIC, len(held)),
            Fact(("hand_points", seat), only(seat), sum([POINTS[kind] for kind in held])),
            Fact(("gangs", seat), PUBLIC, names(gang)),
            Fact(("gang_points", seat), PUBLIC, sum([POINTS[kind] for kind in gang])),
        ]
    return facts


def _step(game: State) -> int:
    """The first of the four actions that is still open in this turn."""
    for frame in game.frames:
        if isinstance(frame, Turn):
            return frame.step
    return 4


def _lowered(game: State) -> dict[str, object] | None:
    if game.lowered_at < 0:
        return None
    kind = game.street[game.lowered_at]
    return {
        "at": game.lowered_at,
        "card": NAMES[kind],
        "by": game.lowered_by,
        "value": VALUE[kind] - game.lowered_by,
    }

"""Turn follows turn until the game ends. [FA-T-01, FA-D-01, FA-E-02..06]"""

from typing import Final

from trinacria.games.famiglia import scoring
from trinacria.games.famiglia.deck import REFILL
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import NEW_TURN
from trinacria.kernel.event import Event
from trinacria.kernel.frame import Frame


class Rounds(Frame[State]):
    """Lies under every turn and takes over when one is done."""

    __slots__ = ("refilled",)

    def __init__(self, refilled: bool = False) -> None:
        self.refilled = refilled

    def run(self, game: State) -> bool:
        """After a turn: look for the end, refill an empty street, then hand over."""
        if not self.refilled:
            _end_turn(game)
        elif game.turns_left == 1:
            scoring.finish(game, "last_card")
        else:
            _next_turn(game)
        return False


ROUNDS: Final = Rounds()
REFILLED: Final = Rounds(refilled=True)


def _end_turn(game: State) -> None:
    """Two passes in a row end the game, but not its last turns; then refill. [FA-E-06, AMB-FA-18, FA-D-01]"""
    game.lowered_at = -1
    game.lowered_by = 0
    if game.passes > 1 and game.turns_left < 0:
        scoring.finish(game, "both_passed")
        return
    game.replace(REFILLED)
    if not game.street:
        game.push(REFILL)


def _next_turn(game: State) -> None:
    """The other player's turn. Once the last card is out, turns are counted down. [FA-T-01, FA-E-03]"""
    if game.turns_left > 0:
        game.turns_left -= 1
    game.mover = 1 - game.mover
    game.replace(ROUNDS)
    game.push(NEW_TURN)
    if game.listened:
        game.tell(Event("turn", {"seat": game.seats[game.mover]}))

"""A hint for a person: what the strongest bot would do, and why."""

from trinacria.bots.search.bot import HardBot
from trinacria.bots.search.thinking import Thinking
from trinacria.kernel.observation import Observation


def hint(seen: Observation, seconds: float = 0.9, playouts: int = 0, seed: int = 0) -> Thinking:
    """What a seat should do: the best action first, its chances, and the reason.

    Give all events of the game that the seat has learnt, and what they tell is not forgotten.
    """

    class Adviser(HardBot):
        """Thinks as long as it is told to."""

        limit = seconds

    Adviser.playouts = playouts
    adviser = Adviser(seed)
    adviser.choose(seen)
    assert adviser.thinking is not None
    return adviser.thinking

"""Which bots can sit at a table. Only those known by name: a path would load somebody's file."""

from trinacria.bots import BOTS
from trinacria.bots.greedy import JUDGES


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that know a game, the best first."""
    return tuple(name for name in reversed(BOTS) if name != "greedy" or game in JUDGES)

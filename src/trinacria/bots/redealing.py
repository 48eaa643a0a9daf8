"""Worlds that fit an observation, for anyone who searches or samples without being one of our bots."""

from random import Random

from trinacria.bots.mind import mind_of
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation


class CannotRedeal(TrinacriaError):
    """Nothing is known about a game from which its hidden things could be dealt anew."""


def redeal(observation: Observation, seed: int | str) -> Game:
    """A game that fits all that the observation's seat knows and remembers; the same one for the same seed.

    The seat sees in it what it saw, and is asked what it was asked. What it cannot know is drawn at random.
    """
    game = str(observation.view["game"])
    deal = mind_of(game).redeal
    if deal is None:
        raise CannotRedeal("error-no-redeal", game=game)
    return deal(observation, Random(seed))

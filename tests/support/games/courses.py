"""Long games that several tests look at: each is played once."""

from functools import cache
from typing import NamedTuple

import trinacria
from trinacria.bots import Observation, find_bot
from trinacria.kernel.observation import observe


class Moment(NamedTuple):
    """A decision of a game: the game before it, what its seat saw, and what it chose."""

    before: trinacria.Game
    """For all who look at the course: whoever plays on does it in a copy."""
    seen: Observation
    choice: trinacria.Action
    events: tuple[trinacria.Event, ...]
    """What came of the choice."""


@cache
def greedy_course(mode: str) -> tuple[Moment, ...]:
    """A game of La Famiglia among greedy bots."""
    game = trinacria.new_game("lafamiglia", mode=mode, seed=11)
    moments: list[Moment] = []
    while game.decision is not None:
        before, seen = game.copy(), observe(game, sight="shared")
        choice = game.parse(str(find_bot("greedy")(3).choose(seen)))
        moments.append(Moment(before, seen, choice, tuple(game.play(choice))))
    return tuple(moments)

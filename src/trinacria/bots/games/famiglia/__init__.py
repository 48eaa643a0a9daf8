"""What bots know about Famiglia."""

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from trinacria.bots.games.famiglia.judgement import judge
from trinacria.bots.games.famiglia.reasons import reason
from trinacria.bots.games.famiglia.search import Player, redeal, win_chance
from trinacria.bots.games.famiglia.styles import LIKINGS
from trinacria.bots.mind import Mind, Searcher
from trinacria.bots.search.tree import Liking
from trinacria.games.famiglia import Famiglia
from trinacria.kernel.game import Game

if TYPE_CHECKING:
    from trinacria.bots.lessons.reviewer import Reviewer

# `master` is imported when it is needed, and numpy with it.


def _master(seed: int) -> Searcher:
    from trinacria.bots.games.famiglia.master import Player

    return Player()


def _win_chances(world: Game, playouts: int, dice: Random) -> float:
    from trinacria.bots.games.famiglia import master

    assert isinstance(world, Famiglia)
    return master.win_chance(world, playouts, dice)


def _styled(liking: Liking, seed: int) -> Searcher:
    return Player(liking)


def _reviewer() -> "Reviewer":
    from trinacria.bots.games.famiglia.reviewer import FamigliaReviewer

    return FamigliaReviewer()


MIND = Mind(
    judge,
    lambda seed, learned: Player(),
    _master,
    styles={style: partial(_styled, liking) for style, liking in LIKINGS.items()},
    slips=0.3,
    win_chance=win_chance,
    win_chances=_win_chances,
    playouts=100,
    redeal=redeal,
    reason=reason,
    reviewer=_reviewer,
)

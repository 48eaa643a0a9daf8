"""What bots know about La Famiglia."""

from functools import partial

from trinacria.bots.games.lafamiglia.judgement import judge
from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED, PLAIN
from trinacria.bots.games.lafamiglia.reasons import reason
from trinacria.bots.games.lafamiglia.reviewer import LaFamigliaReviewer
from trinacria.bots.games.lafamiglia.search.player import Player, win_chance
from trinacria.bots.games.lafamiglia.search.worlds import redeal
from trinacria.bots.games.lafamiglia.styles import STYLES, StyledPlayer
from trinacria.bots.mind import Mind, Searcher


# What `master` has learnt is read when it is needed.
def _master(seed: int) -> Searcher:
    from trinacria.bots.games.lafamiglia.search.master import Master

    return Master(seed)


MIND = Mind(
    judge,
    lambda seed, learned: Player(seed, LEARNED if learned else PLAIN),
    master=_master,
    master_seconds=0.9,
    styles={name: partial(StyledPlayer, style=style) for name, style in STYLES.items()},
    slips=0.1,
    win_chance=win_chance,
    playouts=8,
    redeal=redeal,
    reason=reason,
    reviewer=LaFamigliaReviewer,
)

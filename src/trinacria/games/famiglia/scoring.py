"""The end of the game. [FA-V-01..04]"""

from trinacria.games.famiglia.cards import KINDS, MOST_POINTS, POINTS
from trinacria.games.famiglia.state import State
from trinacria.kernel.event import Event
from trinacria.kernel.result import Result


def finish(game: State, reason: str) -> None:
    """Add up hand and gang; equals are told apart by their best cards, one after the other. [FA-V-01..04, AMB-FA-13]"""
    mine, theirs = game.score_of(0), game.score_of(1)
    first, second = game.seats[0], game.seats[1]
    decided_by = "points"
    lead = mine - theirs
    if not lead:
        decided_by = "best_card"
        lead = _better(game)
    winners: tuple[str, ...] = ()
    if lead:
        winners = (first if lead > 0 else second,)
    else:
        decided_by = "draw"
    game.finish(Result(winners, reason, {first: mine, second: theirs}, decided_by))
    if game.listened:
        game.tell(
            Event(
                "ended",
                {
                    "reason": reason,
                    "winner": winners[0] if winners else "",
                    "decided_by": decided_by,
                    first: mine,
                    second: theirs,
                },
            )
        )


def _better(game: State) -> int:
    """Above or below 0: whose best cards are better, one after the other; 0: all are alike. [FA-V-04, AMB-FA-13]"""
    more = [0] * (MOST_POINTS + 1)
    """How many cards of each worth the first player has more than the second."""
    cards = game.cards
    for kind in range(KINDS):
        more[POINTS[kind]] += cards[kind] + cards[KINDS + kind] - cards[2 * KINDS + kind] - cards[3 * KINDS + kind]
    for worth in range(MOST_POINTS, -1, -1):
        if more[worth]:
            return more[worth]
    return 0

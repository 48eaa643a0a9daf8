"""The end of the game. [FA-V-01..04]"""

from trinacria.games.famiglia.state import State
from trinacria.kernel.event import Event
from trinacria.kernel.result import Result


def finish(game: State, reason: str) -> None:
    """Add up hand and gang; equals are told apart by their best cards, one after the other. [FA-V-01..04, AMB-FA-13]"""
    mine, theirs = game.points_of(0), game.points_of(1)
    scores = (sum(mine), sum(theirs))
    first, second = game.seats
    decided_by = "points" if scores[0] != scores[1] else "best_card"
    winners: tuple[str, ...] = ()
    if (scores[0], mine) > (scores[1], theirs):
        winners = (first,)
    elif (scores[0], mine) < (scores[1], theirs):
        winners = (second,)
    else:
        decided_by = "draw"
    game.finish(Result(winners, reason, {first: scores[0], second: scores[1]}, decided_by))
    game.tell(
        Event(
            "ended",
            {
                "reason": reason,
                "winner": winners[0] if winners else "",
                "decided_by": decided_by,
                first: scores[0],
                second: scores[1],
            },
        )
    )

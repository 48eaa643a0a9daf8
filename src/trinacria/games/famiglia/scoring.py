"""The end of the game. [FA-V-01..04]"""

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
        lead = _compare(game.points_of(0), game.points_of(1))
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


def _compare(mine: list[int], theirs: list[int]) -> int:
    """1 or -1: whose cards are better, one after the other; 0: they are alike. [FA-V-04, AMB-FA-13]"""
    return int(mine > theirs) - int(mine < theirs)

"""Why a bot would play an action, in terms of the game: one reason, from the preview and what the seat sees."""

from collections.abc import Sequence

from trinacria.bots.mind import mind_of
from trinacria.kernel.game import Game
from trinacria.kernel.preview import Line


def explain(game: Game, action: str, others: Sequence[str] = ()) -> Line | None:
    """The reason for an answer to the open decision, best told by what the next best answer lacks.

    `others` are the actions that were looked into, the better ones first. The sentence is `{game}-hint-{key}` in the
    catalogues. None in games of which bots know no reasons.
    """
    decision = game.decision
    assert decision is not None, "there is nothing to explain when the game is over"
    seat = decision.seat
    reason = mind_of(game.name).reason
    if reason is None:
        return None
    if len(decision.actions) == 1:
        return Line("only", 1, decision.rule)
    next_best = next((other for other in others if other != action), None)
    lacking = None if next_best is None else game.preview(next_best, seat)
    return reason(game.view(seat), action, game.preview(action, seat), lacking)

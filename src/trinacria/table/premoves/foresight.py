"""What a seat will be asked if nothing changes until then."""

from collections.abc import Sequence
from typing import Final

from trinacria.kernel.action import Action
from trinacria.kernel.game import Game

FARTHEST: Final = 12
"""How many answers are looked ahead."""


def foresee(game: Game, seat: str, planned: Sequence[str] = ()) -> tuple[Action, ...]:
    """The answers that a seat could give next after its planned ones, while the others do only what is quiet.

    There are none where it is asked already, or where something must change first. What the planned answers reveal
    is not foreseen: nobody looks at cards by planning. Raises as Game.play does where one of them is not legal.
    """
    decision = game.decision
    if decision is None or decision.seat == seat:
        return ()
    world, answers = game.copy(), list(planned)
    for _ in range(FARTHEST):
        decision = world.decision
        if decision is None:
            return ()
        if decision.seat != seat:
            still = next((action for action in decision.actions if verb_of(action.text) in game.quiet), None)
            if still is None:
                return ()
            events = world.play(still)
        elif answers:
            events = world.play(answers.pop(0))
        else:
            return decision.actions
        if any(event.reveals for event in events):
            return ()
    return ()


def verb_of(text: str) -> str:
    """What an action in notation does, without whom it concerns."""
    return text.partition(" ")[0]

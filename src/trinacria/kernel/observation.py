"""What a bot gets to see when it must decide. Never the game."""

from collections.abc import Sequence
from typing import Any

from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game


class Observation:
    """A decision as its seat sees it: the view, the legal actions, and what happened since the seat last decided."""

    __slots__ = ("actions", "events", "kind", "rule", "seat", "view")

    def __init__(
        self,
        seat: str,
        kind: str,
        rule: str,
        actions: tuple[Action, ...],
        view: dict[str, Any],
        events: list[dict[str, object]],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.actions = actions
        self.view = view
        self.events = events


def observe(game: Game, events: Sequence[Event] = ()) -> Observation:
    """The open decision as the seat that must take it sees it; events it may not see are left out."""
    decision = game.decision
    assert decision is not None, "the game is over: there is nothing to decide"
    seat = decision.seat
    told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    return Observation(seat, decision.kind, decision.rule, decision.actions, game.view(seat), told)

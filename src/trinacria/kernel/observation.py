"""What a bot gets to see when it must decide. Never the game."""

from collections.abc import Sequence
from typing import Any, Literal

from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game

Sight = Literal["own", "shared", "none"]
"""What is shown of the table.

A view of its own may be changed by its owner. One that is shared has in it what did not change since the moment
before, which makes a third of a quick game: nothing in it may be changed. Anyone who only rolls dice needs none.
"""


class Observation:
    """A decision as its seat sees it: the view, the legal actions, and what happened since the seat last decided.

    `flow` is how far the rules have come, in the form that positions have. With it and the view a bot can build a
    position of its own, in which all it does not know is dealt anew, and search there. `memory` is what everybody who
    was there from the beginning remembers.
    """

    __slots__ = ("actions", "events", "flow", "kind", "memory", "rule", "seat", "view")

    def __init__(
        self,
        seat: str,
        kind: str,
        rule: str,
        actions: tuple[Action, ...],
        view: dict[str, Any],
        events: list[dict[str, object]],
        flow: Any = None,
        memory: Any = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.actions = actions
        self.view = view
        self.events = events
        self.flow = flow
        self.memory = memory


def observe(game: Game, events: Sequence[Event] = (), sight: Sight = "own") -> Observation:
    """The open decision as the seat that must take it sees it; events it may not see are left out."""
    decision = game.decision
    assert decision is not None, "the game is over: there is nothing to decide"
    seat = decision.seat
    told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    asked = (seat, decision.kind, decision.rule, decision.actions)
    if sight == "none":
        return Observation(*asked, {}, told)
    view = game.view(seat) if sight == "own" else game.shared_view(seat)
    return Observation(*asked, view, told, game.flow(), game.memory())

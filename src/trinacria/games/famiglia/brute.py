"""Action 3: a Brute of value n lowers one street card by 1 to n for this turn. [FA-A3-01..04]"""

from trinacria.games.famiglia.actions import LOWER, Lower
from trinacria.games.famiglia.cards import NAMES, VALUE
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.event import Event
from trinacria.kernel.frame import Frame


class Target(Frame[State]):
    """A Brute lies in the gang and looks for its street card."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def ask(self, game: State) -> Decision:
        """Which card to lower, and by how much: never below 0. [FA-A3-02, FA-A3-03]"""
        actions: list[Action] = []
        for kind in dict.fromkeys(game.street):
            actions += LOWER[kind][1 : min(self.strength, VALUE[kind]) + 1]
        return Decision(game.seats[game.mover], "lower", "FA-A3-02", tuple(actions))

    def answer(self, game: State, action: Action) -> None:
        """Lower the card for the rest of this turn. [FA-A3-04]"""
        assert isinstance(action, Lower)
        if game.listened:
            game.tell(
                Event(
                    "lowered",
                    {
                        "seat": game.seats[game.mover],
                        "card": NAMES[action.kind],
                        "by": action.by,
                        "value": VALUE[action.kind] - action.by,
                    },
                )
            )
        game.lowered_at = game.street.index(action.kind)
        game.lowered_by = action.by
        game.pop()

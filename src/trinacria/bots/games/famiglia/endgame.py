"""The end of a game of Famiglia, solved: when no card is left to be drawn by chance, every line can be looked at."""

from typing import Final

from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.turn import Turn

WIN: Final = 1000
"""What winning counts beside the points of the lead."""
MOST: Final = 40_000
"""Positions after which an ending is too long to be solved."""


class TooLong(Exception):
    """There is more to look at than was agreed."""


def settled(world: Famiglia) -> bool:
    """Whether whoever remembers all of the game knows everything: nothing is left to chance."""
    unknown = len(world.deck) - world.known_bottom
    return world.decision is not None and world.second_pass and unknown <= 0


class Ending:
    """A solved ending: what each position is worth, to the first player."""

    def __init__(self, most: int = MOST) -> None:
        self._known: dict[tuple[object, ...], int] = {}
        self._most = most

    def worth(self, world: Famiglia) -> int:
        """The lead of the first player if both play best, and WIN more or less for the victory; raises TooLong."""
        decision = world.decision
        if decision is None:
            return _final(world)
        key = _key(world)
        known = self._known.get(key)
        if known is not None:
            return known
        if len(self._known) >= self._most:
            raise TooLong
        # Its place is taken at once: whoever counts positions counts those on the way, too.
        self._known[key] = 0
        found = [self.after(world, action.text) for action in decision.actions]
        best = max(found) if world.mover == 0 else min(found)
        self._known[key] = best
        return best

    def after(self, world: Famiglia, action: str) -> int:
        """The same after an action."""
        twin = world.copy()
        twin.listened = False
        twin.play(action)
        return self.worth(twin)

    def line(self, world: Famiglia) -> list[str]:
        """How both would play on."""
        world = world.copy()
        found: list[str] = []
        while (decision := world.decision) is not None:
            better = max if world.mover == 0 else min
            action = better(decision.actions, key=lambda one: self.after(world, one.text)).text
            found.append(action)
            world.play(action)
        return found


def _final(world: Famiglia) -> int:
    result = world.result
    assert result is not None
    first, second = world.seats
    lead = result.scores[first] - result.scores[second]
    return lead + (0 if not result.winners else WIN if result.winners[0] == first else -WIN)


def _key(world: Famiglia) -> tuple[object, ...]:
    flow: list[object] = []
    for frame in world.frames:
        if isinstance(frame, Turn):
            flow += [frame.step, frame.renewed]
        elif isinstance(frame, Swap):
            flow += [frame.accountant, frame.left, frame.fetchable, frame.layable, frame.fetched]
        elif isinstance(frame, Target):
            flow += ["brute", frame.strength]
    return (
        tuple(world.cards), tuple(world.street), tuple(world.deck), world.mover, world.lowered_at, world.lowered_by,
        world.passes, world.turns_left, *flow,
    )  # fmt: skip

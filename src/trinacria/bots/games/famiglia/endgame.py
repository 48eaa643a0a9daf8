"""The end of a game of Famiglia, solved: when no card is left to be drawn by chance, every line can be looked at.

Lines that cannot change the answer are not (alpha-beta): points are never lost, so a player further ahead than all
that the other can still recruit has won.
"""

from collections.abc import Iterator
from typing import Final

from trinacria.games.famiglia import Famiglia
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.actions import NewCards, PlayCard, Recruit
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import POINTS
from trinacria.games.famiglia.turn import Turn
from trinacria.kernel.action import Action

WIN: Final = 1000
"""What winning counts beside the points of the lead."""
MOST: Final = 8_000
"""Positions after which an ending is too long to be solved."""


class TooLong(Exception):
    """There is more to look at than was agreed."""


def settled(world: Famiglia) -> bool:
    """Whether a player who remembers all of the game knows everything: nothing is left to chance."""
    unknown = len(world.deck) - world.known_bottom
    return world.decision is not None and world.second_pass and unknown <= 0


class Ending:
    """A solved ending: what each position is worth, to the first player."""

    def __init__(self, most: int = MOST) -> None:
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}
        """What is known of each position: it is worth at least and at most so much."""
        self._most = most
        self._seen = 0

    def worth(self, world: Famiglia) -> int:
        """The lead of the first player if both play best, and WIN more or less for the victory; raises TooLong."""
        return self._look(world, -2 * WIN, 2 * WIN)

    def after(self, world: Famiglia, action: str) -> int:
        """The same after an action."""
        return self.worth(_next(world, action))

    def result(self, world: Famiglia, action: str) -> float:
        """What an action brings its player: 1 is a victory, 0.5 a draw, 0 a defeat. Far less work than its worth."""
        sign = 1 if world.mover == 0 else -1
        twin = _next(world, action)
        if self._reaches(twin, WIN) if sign > 0 else not self._reaches(twin, 1 - WIN):
            return 1.0
        lost = not self._reaches(twin, 1 - WIN) if sign > 0 else self._reaches(twin, WIN)
        return 0.0 if lost else 0.5

    def line(self, world: Famiglia) -> list[str]:
        """How both would play on."""
        world = world.copy()
        actions: list[str] = []
        while (decision := world.decision) is not None:
            better = max if world.mover == 0 else min
            action = better(decision.actions, key=lambda one: self.after(world, one.text)).text
            actions.append(action)
            world.play(action)
        return actions

    def _reaches(self, world: Famiglia, least: int) -> bool:
        """Whether a position is worth so much to the first player."""
        return self._look(world, least - 1, least) >= least

    def _look(self, world: Famiglia, low: int, high: int) -> int:
        """What a position is worth if that is between these two; else something beyond the one it lies beyond."""
        decision = world.decision
        if decision is None:
            return _final(world)
        key = _key(world)
        least, most = self._known.get(key) or _bounds(world)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._seen += 1
        if self._seen > self._most:
            raise TooLong
        first = world.mover == 0
        reach, limit = max(low, least), min(high, most)
        best = -2 * WIN if first else 2 * WIN
        for twin in _ways(world, decision.actions):
            lead = self._look(twin, reach, limit)
            if first:
                best = max(best, lead)
                reach = max(reach, best)
            else:
                best = min(best, lead)
                limit = min(limit, best)
            if reach >= limit:
                break
        self._known[key] = max(least, best) if best > low else least, min(most, best) if best < high else most
        return best


def _ways(world: Famiglia, actions: tuple[Action, ...]) -> Iterator[Famiglia]:
    """Where the actions lead, the most promising first."""
    for action in sorted(actions, key=_promise, reverse=True):
        twin = world.copy()
        twin.listened = False
        twin.play(action)
        yield twin


def _promise(action: Action) -> int:
    if isinstance(action, Recruit):
        return 10 + POINTS[action.kind]
    return 2 if isinstance(action, PlayCard) else 1 if isinstance(action, NewCards) else 0


def _next(world: Famiglia, action: str) -> Famiglia:
    twin = world.copy()
    twin.listened = False
    twin.play(action)
    return twin


def _bounds(world: Famiglia) -> tuple[int, int]:
    """What a position is worth at least and at most, whatever anybody does: each card is recruited once."""
    lead = world.score_of(0) - world.score_of(1)
    left = sorted([POINTS[kind] for kind in (*world.street, *world.deck)], reverse=True)
    gains = [sum(left[: _turns(world, player)]) for player in (0, 1)]
    least, most = lead - gains[1], lead + gains[0]
    return least + (WIN if least > 0 else -WIN), most + (WIN if most >= 0 else -WIN)


def _turns(world: Famiglia, player: int) -> int | None:
    """How many turns a player has left; None: nobody knows."""
    if world.turns_left < 0:
        return None
    return (world.turns_left + (player == world.mover)) // 2


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

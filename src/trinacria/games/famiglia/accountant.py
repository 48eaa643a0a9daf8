"""Action 2: an Accountant of value n swaps up to n cards between gang and hand. [FA-A2-01..05]

The swap is asked card by card. What may be fetched are the gang cards that lay there before the Accountant; what may be
laid down are the hand cards held before: so the order of asking does not change what the rule allows.
"""

from trinacria.games.famiglia.actions import BACK, DONE, LAY, LayDown, TakeBack
from trinacria.games.famiglia.cards import KINDS, NAMES, VALUE
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.event import Event
from trinacria.kernel.frame import Frame


class Swap(Frame[State]):
    """A swap under way."""

    __slots__ = ("accountant", "fetchable", "fetched", "layable", "left")

    def __init__(
        self, accountant: int, left: int, fetchable: tuple[int, ...], layable: tuple[int, ...], fetched: int = -1
    ) -> None:
        self.accountant = accountant
        self.left = left
        """Swaps still allowed, the one under way included."""
        self.fetchable = fetchable
        """For each kind, how many may still be taken from the gang."""
        self.layable = layable
        """For each kind, how many may still be laid down."""
        self.fetched = fetched
        """The card just fetched, for which one must be laid down; -1: none."""

    @staticmethod
    def begin(game: State, accountant: int) -> "Swap":
        """The swap of an Accountant that already lies in the gang and cannot be fetched itself. [FA-A2-04]"""
        hand = game.hand_of(game.mover)
        layable = tuple(game.cards[hand : hand + KINDS])
        gang = game.cards[hand + KINDS : hand + 2 * KINDS]
        gang[accountant] -= 1
        return Swap(accountant, VALUE[accountant], tuple(gang), layable)

    def run(self, game: State) -> bool:
        """Wait, unless nothing can be swapped any more. [FA-A2-03]"""
        if self.fetched >= 0 or (self.left > 0 and _some(self.fetchable) and _some(self.layable)):
            return True
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Which card to fetch, or which to lay down for it."""
        seat = game.seats[game.mover]
        if self.fetched >= 0:
            lay = [LAY[kind] for kind in range(KINDS) if self.layable[kind]]
            return Decision(seat, "lay_down", "FA-A2-02", tuple(lay))
        actions: list[Action] = [BACK[kind] for kind in range(KINDS) if self.fetchable[kind]]
        actions.append(DONE)
        return Decision(seat, "take_back", "FA-A2-03", tuple(actions))

    def answer(self, game: State, action: Action) -> None:
        """Move one card of the swap."""
        hand = game.hand_of(game.mover)
        seat = game.seats[game.mover]
        if isinstance(action, TakeBack):
            kind = action.kind
            game.cards[hand + KINDS + kind] -= 1
            game.cards[hand + kind] += 1
            if game.listened:
                game.tell(Event("took_back", {"seat": seat, "card": NAMES[kind]}))
            game.replace(Swap(self.accountant, self.left, _less(self.fetchable, kind), self.layable, kind))
        elif isinstance(action, LayDown):
            kind = action.kind
            game.show(kind)
            game.cards[hand + kind] -= 1
            game.cards[hand + KINDS + kind] += 1
            if game.listened:
                game.tell(Event("laid_down", {"seat": seat, "card": NAMES[kind]}))
            game.replace(Swap(self.accountant, self.left - 1, self.fetchable, _less(self.layable, kind)))
        else:
            game.pop()


def _some(counts: tuple[int, ...]) -> bool:
    for count in counts:
        if count:
            return True
    return False


def _less(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    fewer = list(counts)
    fewer[kind] -= 1
    return tuple(fewer)

"""Judgement for Famiglia: points now, and what the hand is good for later."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from trinacria.games.famiglia.actions import (
    LayDown,
    Lower,
    NewCards,
    PlayCard,
    Recruit,
    TakeBack,
)
from trinacria.games.famiglia.cards import BLUE, GREEN, KIND_OF, POINTS, VALUE, YELLOW
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation

PAIR = 0.6
"""How much of the next card's points a pair in hand is worth: it will buy that card once it comes."""
SINGLE = 0.2
ABILITY = 0.5
"""Worth of an Accountant, Brute or joker in hand, for each point of value."""
NEW_CARD = 0.35
"""Worth of a new street card to the player who moves; the other player may use it as well."""
EPSILON = 0.01


def judge(seen: Observation, seed: int) -> Callable[[Action], float]:
    """How good an action looks. It rolls no dice."""
    return partial(_worth, _Table(seen))


def _worth(table: "_Table", action: Action) -> float:
    if isinstance(action, Recruit):
        return table.gain(action.kind, action.lay)
    if isinstance(action, PlayCard):
        return table.brute(action.kind) if action.kind >= YELLOW else table.accountant(action.kind)
    if isinstance(action, Lower):
        return table.best_recruit(action.kind, action.by) + EPSILON * (4 - action.by)
    if isinstance(action, NewCards):
        return NEW_CARD * VALUE[action.kind] - EPSILON * POINTS[action.kind]
    if isinstance(action, TakeBack):
        return table.marginal(action.kind) - table.cheapest()
    if isinstance(action, LayDown):
        return -table.loss(action.kind)
    return 0.0


class _Table:
    """The part of the view that judgement needs, with cards as kinds."""

    def __init__(self, seen: Observation) -> None:
        view = seen.view
        self.hand = Counter(KIND_OF[card] for card in view["hands"][seen.seat])
        self.gang = Counter(KIND_OF[card] for card in view["gangs"][seen.seat])
        self.street = [KIND_OF[card] for card in view["street"]]
        lowered = view["lowered"]
        self.lowered = {KIND_OF[lowered["card"]]: int(lowered["by"])} if lowered else {}

    def worth(self, kind: int, count: int) -> float:
        """What `count` cards of a kind are good for in the hand, beyond their points."""
        value = VALUE[kind]
        ability = ABILITY * value if kind > BLUE and value else 0.0
        if value == 4:
            return ability * count
        climb = POINTS[kind + 1] - POINTS[kind] + 1
        return ability * count + climb * (PAIR if count > 1 else SINGLE if count else 0.0)

    def marginal(self, kind: int) -> float:
        """What one more card of a kind would be good for."""
        return self.worth(kind, self.hand[kind] + 1) - self.worth(kind, self.hand[kind])

    def loss(self, kind: int) -> float:
        """What the hand loses when a card of this kind goes into the gang."""
        return self.worth(kind, self.hand[kind]) - self.worth(kind, self.hand[kind] - 1)

    def cheapest(self) -> float:
        """The least loss for which a card can be laid down."""
        return min((self.loss(kind) for kind in self.hand if self.hand[kind]), default=0.0)

    def gain(self, kind: int, lay: int) -> float:
        """What recruiting a card brings, less what the hand gives for it."""
        return POINTS[kind] + 1 + self.marginal(kind) - (self.loss(lay) if lay >= 0 else 0.0)

    def payments(self, kind: int, value: int) -> Iterator[int]:
        """The cards that could be laid down for a street card that counts `value`; -1: it is free."""
        if value == 0:
            yield -1
            return
        true = kind - VALUE[kind] + value - 1
        jokers = [joker for joker in range(GREEN + value, GREEN + 5) if self.hand[joker]]
        if self.hand[true] > 1 or (self.hand[true] and jokers):
            yield true
        if self.hand[true]:
            yield from jokers

    def best_recruit(self, lowered: int = -1, by: int = 0) -> float:
        """The best recruit in the street when a card is lowered; passing brings nothing."""
        best = 0.0
        for kind in self.street:
            value = VALUE[kind] - (by if kind == lowered else self.lowered.get(kind, 0))
            for lay in self.payments(kind, value):
                best = max(best, self.gain(kind, lay))
        return best

    def brute(self, brute: int) -> float:
        """A Brute is as good as the recruit it makes possible, less its own use later."""
        cost = self.loss(brute)
        self.hand[brute] -= 1
        best = max(
            (
                self.best_recruit(kind, by)
                for kind in self.street
                for by in range(1, min(VALUE[brute], VALUE[kind]) + 1)
            ),
            default=0.0,
        )
        self.hand[brute] += 1
        return best - cost

    def accountant(self, accountant: int) -> float:
        """An Accountant is as good as the swaps it makes and the recruit that follows, less its own use later."""
        cost = self.loss(accountant)
        gained = 0.0
        hand, gang = self.hand.copy(), self.gang.copy()
        self.hand[accountant] -= 1
        for _ in range(VALUE[accountant]):
            held = [kind for kind in self.hand if self.hand[kind]]
            if not held:
                break
            fetch = max(self.gang, key=self.marginal, default=-1)
            drop = min(held, key=self.loss)
            if fetch < 0 or self.marginal(fetch) <= self.loss(drop) + EPSILON:
                break
            gained += self.marginal(fetch) - self.loss(drop)
            self.hand[fetch] += 1
            self.hand[drop] -= 1
            self.gang[fetch] -= 1
            self.gang += Counter()
        best = self.best_recruit()
        self.hand, self.gang = hand, gang
        return gained + best - cost

"""The state of a game of Famiglia: who holds what, and how far the deck has run. The chapters work on it."""

from typing import TYPE_CHECKING, Self

from trinacria.games.famiglia.cards import KINDS, NAMES, POINTS, VALUES
from trinacria.kernel.game import Game

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

SEATS = ("p1", "p2")


class State(Game):
    """The cards on the table and in the hands."""

    __slots__ = (
        "cards",
        "deck",
        "discard",
        "hidden",
        "known_bottom",
        "lowered_at",
        "lowered_by",
        "mover",
        "passes",
        "second_pass",
        "street",
        "turns_left",
    )

    def __init__(self, seed: str, explicit_chance: bool = False, script: list[str] | None = None) -> None:
        super().__init__(SEATS, seed, explicit_chance, script)
        self.deck: list[int] = []
        """deck[0] is drawn next. With explicit chance all but the known bottom is unordered, kept sorted."""
        self.known_bottom = 0
        """How many cards at the bottom of the deck everybody saw going there. [AMB-FA-15]"""
        self.discard: list[int] = []
        self.street: list[int] = []
        self.cards: list[int] = []
        """How many of each kind lie where: hand and gang of p1, then hand and gang of p2."""
        self.hidden: list[int] = []
        """How many cards of each kind in the hands of p1, then p2, nobody else has seen; empty: none.

        Hands begin as everybody knows and change in the open: only where a game begins from a position are there any.
        """
        self.second_pass = False
        self.mover = 0
        self.lowered_at = -1
        """Where in the street the card lies that a Brute lowered in this turn; -1: none."""
        self.lowered_by = 0
        self.passes = 0
        """How many passes have just followed one another. [FA-E-06]"""
        self.turns_left = -1
        """Turns still to be played, the current one included, once the last card is out; -1 before. [FA-E-01]"""

    def copy(self) -> Self:
        """An independent copy, cheaply made."""
        twin = type(self)(self.seed)
        self._copy_into(twin)
        twin.deck = self.deck[:]
        twin.known_bottom = self.known_bottom
        twin.discard = self.discard[:]
        twin.street = self.street[:]
        twin.cards = self.cards[:]
        twin.hidden = self.hidden[:]
        twin.second_pass = self.second_pass
        twin.mover = self.mover
        twin.lowered_at = self.lowered_at
        twin.lowered_by = self.lowered_by
        twin.passes = self.passes
        twin.turns_left = self.turns_left
        return twin

    def hand_of(self, player: int) -> int:
        """Where in `cards` this player's hand begins; their gang lies KINDS further on."""
        return player * 2 * KINDS

    def show(self, kind: int, copies: int = 1) -> None:
        """The mover shows cards of their hand."""
        if self.hidden:
            at = self.mover * KINDS + kind
            self.hidden[at] = min(self.hidden[at], self.cards[self.hand_of(self.mover) + kind] - copies)

    def remembered(self, player: int) -> list[int]:
        """For each kind, how many cards of a player's hand everybody has seen."""
        hand = self.hand_of(player)
        held = self.cards[hand : hand + KINDS]
        if not self.hidden:
            return held
        first = player * KINDS
        return [held[kind] - self.hidden[first + kind] for kind in range(KINDS)]

    def held(self, player: int) -> list[int]:
        """The kinds in a player's hand, sorted."""
        return self._kinds(self.hand_of(player))

    def gang(self, player: int) -> list[int]:
        """The kinds in a player's gang, sorted."""
        return self._kinds(self.hand_of(player) + KINDS)

    def score_of(self, player: int) -> int:
        """The points of all of a player's cards, hand and gang alike. [FA-V-01]"""
        first: i64 = self.hand_of(player)
        cards = self.cards
        score: i64 = 0
        kind: i64
        for kind in range(KINDS):
            held: i64 = cards[first + kind] + cards[first + KINDS + kind]
            if held:
                worth: i64 = POINTS[kind]
                score += worth * held
        return score

    def street_has_zero(self) -> bool:
        """Whether a card of printed value 0 lies in the street. [FA-A1-01]"""
        kind: i64
        for kind in self.street:
            if not kind % VALUES:
                return True
        return False

    def _kinds(self, start: int) -> list[int]:
        kinds: list[int] = []
        for kind in range(KINDS):
            count = self.cards[start + kind]
            if count:
                kinds += [kind] * count
        return kinds

    def __repr__(self) -> str:
        street = " ".join([NAMES[kind] for kind in self.street])
        return f"<Famiglia: {SEATS[self.mover]} to move, street {street}, deck {len(self.deck)}>"

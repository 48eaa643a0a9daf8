"""Deck, discard and street: laying cards out, the second pass, the last card. [FA-D-01..09, FA-E-01]"""

from typing import Final

from trinacria.games.famiglia.actions import Draw
from trinacria.games.famiglia.cards import KINDS, NAMES, STREET_SIZE, names
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.decision import CHANCE, Decision
from trinacria.kernel.event import Event
from trinacria.kernel.frame import Frame


class LayOut(Frame[State]):
    """Cards on their way from the deck into the street."""

    __slots__ = ("left", "refill")

    def __init__(self, left: int, refill: bool = False) -> None:
        self.left = left
        self.refill = refill
        """Whether an empty street is being refilled at the end of a turn. [FA-D-01]"""

    def run(self, game: State) -> bool:
        """Turn over cards until there are enough, or none is left. [FA-A1-02, FA-D-08]"""
        left = self.left
        if len(game.deck) > left and not game.explicit_chance:
            # The usual case: all of them from this deck, and some are left.
            turned = game.deck[:left]
            del game.deck[:left]
            if game.known_bottom > len(game.deck):
                game.known_bottom = len(game.deck)
            _tell(game, turned)
            game.pop()
            return False
        shown: list[int] = []
        while left > 0 and (game.deck or _begin_second_pass(game, shown)):
            if game.explicit_chance and _unordered(game):
                _tell(game, shown)
                game.replace(LayOut(left, self.refill))
                return True
            shown.append(game.deck.pop(0))
            left -= 1
            if not game.deck:
                _exhausted(game, shown, self.refill)
            elif game.known_bottom > len(game.deck):
                game.known_bottom = len(game.deck)
        _tell(game, shown)
        game.pop()
        return False

    def ask(self, game: State) -> Decision:
        """Which card chance turns over."""
        unknown = len(game.deck) - game.known_bottom
        pool = game.deck[:unknown]
        draws = [Draw(kind, pool.count(kind) / unknown) for kind in range(KINDS) if kind in pool]
        return Decision(CHANCE, "draw", "FA-S-03", tuple(draws))

    def answer(self, game: State, action: Action) -> None:
        """Turn over the card chance named; it was asked, so another one is left."""
        assert isinstance(action, Draw)
        game.deck.remove(action.kind)
        _tell(game, [action.kind])
        game.replace(LayOut(self.left - 1, self.refill))


LAY_OUT: Final = tuple([LayOut(count) for count in range(7)])
REFILL: Final = LayOut(STREET_SIZE, True)


def _unordered(game: State) -> bool:
    """Whether the next card is chance's to name: several kinds lie above the known bottom."""
    unknown = game.deck[: len(game.deck) - game.known_bottom]
    return len(unknown) > 0 and unknown[0] != unknown[-1]


def _tell(game: State, shown: list[int]) -> None:
    """Lay the cards that were turned over into the street."""
    if shown:
        game.street += shown
        if game.listened:
            game.tell(Event("laid_out", {"cards": names(shown), "deck": len(game.deck)}, reveals=True))
        shown.clear()


def _begin_second_pass(game: State, shown: list[int]) -> bool:
    """The first exhaustion: the discard is shuffled and becomes the deck. False: there is none. [FA-D-02, FA-D-03]"""
    if game.second_pass or not game.discard:
        return False
    _tell(game, shown)
    game.deck = game.shuffle(game.discard, NAMES)
    game.discard = []
    game.known_bottom = 0
    game.second_pass = True
    if game.listened:
        game.tell(Event("reshuffled", {"deck": len(game.deck)}))
    return True


def _exhausted(game: State, shown: list[int], refill: bool) -> None:
    """The deck ran out: the second pass begins at once, or the last card is in play. [AMB-FA-03, AMB-FA-04, FA-E-01]"""
    if _begin_second_pass(game, shown) or game.turns_left >= 0:
        return
    _tell(game, shown)
    game.known_bottom = 0
    if game.mover == 0:
        game.turns_left = 2
    else:
        game.turns_left = 3 if refill else 1
    if game.listened:
        game.tell(Event("last_cards", {"turns": game.turns_left - 1}))

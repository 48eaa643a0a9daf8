"""A turn: four actions in this order, each of which may be left out. [FA-T-02, FA-T-03]

The question lists whatever may still be done. Choosing a later action leaves out the earlier ones, so nobody learns
from a question or from a silence what a player could have done.
"""

from typing import TYPE_CHECKING, Final

from trinacria.games.famiglia import recruit
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.actions import NEW, PASS, PLAY, NewCards, PlayCard, Recruit
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import BLUE, KINDS, NAMES, VALUE, VALUES, YELLOW
from trinacria.games.famiglia.deck import LAY_OUT
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.event import Event
from trinacria.kernel.frame import Frame

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

NEW_CARDS: Final = 1
ACCOUNTANT: Final = 2
BRUTE: Final = 3
RECRUIT: Final = 4


class Turn(Frame[State]):
    """The turn of the player to move, at one of its four actions."""

    __slots__ = ("renewed", "step")

    def __init__(self, step: int = NEW_CARDS, renewed: bool = False) -> None:
        self.step = step
        """The first action that is still open."""
        self.renewed = renewed
        """Whether action 1 was done this turn in the second pass, where it may be done once. [FA-D-05, FA-D-07]"""

    def may_renew(self, game: State) -> bool:
        """Action 1 needs a street without a 0 and a deck; once a turn in pass 2. [FA-A1-01, FA-D-05, FA-E-07]"""
        return (
            self.step == NEW_CARDS
            and not game.street_has_zero()
            and len(game.deck) > 0
            and not (game.second_pass and self.renewed)
        )

    def ask(self, game: State) -> Decision:
        """What may be done in this turn from here on."""
        step = self.step
        actions: list[Action] = []
        if step == NEW_CARDS and self.may_renew(game):
            seen: i64 = 0
            bit: i64 = 1
            kind: i64
            for kind in game.street:
                if not seen >> kind & 1:
                    seen |= bit << kind
                    actions.append(NEW[kind])
        if step <= BRUTE:
            hand = game.hand_of(game.mover)
            if step <= ACCOUNTANT:
                _add_playable(game.cards, hand, BLUE, actions)
            if can_lower(game):
                _add_playable(game.cards, hand, YELLOW, actions)
        recruit.add_options(game, actions)
        actions.append(PASS)
        seat = game.seats[game.mover]
        if step == RECRUIT:
            return Decision(seat, "recruit", "FA-A4-01", tuple(actions))
        return Decision(seat, "turn", "FA-T-02", tuple(actions))

    def answer(self, game: State, action: Action) -> None:
        """Do one of the four actions."""
        if isinstance(action, Recruit):
            recruit.take(game, action)
            game.passes = 0
            game.pop()
        elif isinstance(action, NewCards):
            self._renew(game, action.kind)
        elif isinstance(action, PlayCard):
            self._play(game, action.kind)
        else:
            if game.listened:
                game.tell(Event("passed", {"seat": game.seats[game.mover]}))
            game.passes += 1
            game.pop()

    def _renew(self, game: State, kind: int) -> None:
        """Put a street card away, then turn over as many as its value. [FA-A1-02, FA-D-06]"""
        game.street.remove(kind)
        if game.second_pass:
            game.deck.append(kind)
            game.known_bottom += 1
            game.replace(RENEWED)
        else:
            game.discard.append(kind)
        if game.listened:
            game.tell(
                Event(
                    "put_away",
                    {
                        "seat": game.seats[game.mover],
                        "card": NAMES[kind],
                        "to": "deck" if game.second_pass else "discard",
                    },
                )
            )
        game.push(LAY_OUT[VALUE[kind]])

    def _play(self, game: State, kind: int) -> None:
        """Lay an Accountant or a Brute into the gang and use its ability. [FA-A2-01, FA-A3-01]"""
        hand = game.hand_of(game.mover)
        value = VALUE[kind]
        accountant = kind < YELLOW
        game.show(kind)
        game.cards[hand + kind] -= 1
        game.cards[hand + KINDS + kind] += 1
        if game.listened:
            game.tell(
                Event(
                    "accountant" if accountant else "brute",
                    {"seat": game.seats[game.mover], "card": NAMES[kind], "value": value},
                )
            )
        if accountant:
            game.replace(AFTER_ACCOUNTANT)
            game.push(Swap.begin(game, kind))
        else:
            game.replace(AFTER_BRUTE)
            game.push(Target(value))


NEW_TURN: Final = Turn()
RENEWED: Final = Turn(NEW_CARDS, True)
AFTER_ACCOUNTANT: Final = Turn(BRUTE)
AFTER_BRUTE: Final = Turn(RECRUIT)


def _add_playable(cards: list[int], hand: int, family: int, actions: list[Action]) -> None:
    """The hand's cards of a family that have an ability: those above 0. [FA-T-05]"""
    kind: i64 = family + 1
    while kind < family + VALUES:
        if cards[hand + kind]:
            actions.append(PLAY[kind])
        kind += 1


def can_lower(game: State) -> bool:
    """Whether any street card has a value that a Brute could lower. [FA-A3-02, FA-A3-03]"""
    kind: i64
    for kind in game.street:
        if kind % VALUES:
            return True
    return False

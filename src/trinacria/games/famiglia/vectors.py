"""What a seat of Famiglia knows and remembers, as numbers; docs/learning.md says what each is."""

from typing import Final

from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import COPIES, KINDS, POINTS, VALUE
from trinacria.games.famiglia.deck import LayOut
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import Turn
from trinacria.kernel.field import Field, in_a_row

ASKED: Final = ("turn", "recruit", "take_back", "lay_down", "lower")
BOTTOM_SHOWN: Final = 8
FIELDS: Final[tuple[Field, ...]] = in_a_row(
    {
        "hand": KINDS,
        "gang": KINDS,
        "hand_seen": KINDS,
        "other_hand": KINDS,
        "other_gang": KINDS,
        "street": KINDS,
        "discard": KINDS,
        "deck_bottom": KINDS,
        "unseen": KINDS,
        "lowered": KINDS,
        "fetchable": KINDS,
        "layable": KINDS,
        "fetched": KINDS,
        "bottom_order": BOTTOM_SHOWN,
        "asked": len(ASKED),
        "step": 4,
        "lowered_by": 1,
        "swaps_left": 1,
        "brute": 1,
        "renewed": 1,
        "to_move": 1,
        "seat": 1,
        "second_pass": 1,
        "passes": 1,
        "turns_left": 1,
        "deck": 1,
        "other_hand_size": 1,
        "points": 1,
        "other_points": 1,
    }
)
# Numbers, and not read from the fields: compiled code works with them fastest.
HAND: Final = 0
GANG: Final = HAND + KINDS
HAND_SEEN: Final = GANG + KINDS
OTHER_HAND: Final = HAND_SEEN + KINDS
OTHER_GANG: Final = OTHER_HAND + KINDS
STREET: Final = OTHER_GANG + KINDS
DISCARD: Final = STREET + KINDS
DECK_BOTTOM: Final = DISCARD + KINDS
UNSEEN: Final = DECK_BOTTOM + KINDS
LOWERED: Final = UNSEEN + KINDS
FETCHABLE: Final = LOWERED + KINDS
LAYABLE: Final = FETCHABLE + KINDS
FETCHED: Final = LAYABLE + KINDS
BOTTOM_ORDER: Final = FETCHED + KINDS
ASKS: Final = BOTTOM_ORDER + BOTTOM_SHOWN
STEP: Final = ASKS + 5
LOWERED_BY: Final = STEP + 4
SWAPS_LEFT: Final = LOWERED_BY + 1
BRUTE: Final = SWAPS_LEFT + 1
RENEWED: Final = BRUTE + 1
TO_MOVE: Final = RENEWED + 1
SEAT: Final = TO_MOVE + 1
SECOND_PASS: Final = SEAT + 1
PASSES: Final = SECOND_PASS + 1
TURNS_LEFT: Final = PASSES + 1
DECK_SIZE: Final = TURNS_LEFT + 1
OTHER_HAND_SIZE: Final = DECK_SIZE + 1
MY_POINTS: Final = OTHER_HAND_SIZE + 1
OTHER_POINTS: Final = MY_POINTS + 1
LENGTH: Final = OTHER_POINTS + 1
EVERY_CARD: Final = tuple([COPIES[VALUE[kind]] for kind in range(KINDS)])


def numbers(game: State, me: int) -> list[int]:
    """The numbers of the player's vector."""
    row = [0] * LENGTH
    cards, other = game.cards, 1 - me
    mine, theirs = game.hand_of(me), game.hand_of(other)
    row[HAND:HAND_SEEN] = cards[mine : mine + 2 * KINDS]
    row[HAND_SEEN:OTHER_HAND] = game.remembered(me)
    row[OTHER_HAND:OTHER_GANG] = game.remembered(other)
    row[OTHER_GANG:STREET] = cards[theirs + KINDS : theirs + 2 * KINDS]
    for kind in game.street:
        row[STREET + kind] += 1
    for kind in game.discard:
        row[DISCARD + kind] += 1
    bottom = game.deck[len(game.deck) - game.known_bottom :] if game.known_bottom else []
    for kind in bottom:
        row[DECK_BOTTOM + kind] += 1
    for at, kind in enumerate(bottom[:BOTTOM_SHOWN]):
        row[BOTTOM_ORDER + at] = kind + 1
    _count(row)
    if game.lowered_at >= 0:
        row[LOWERED + game.street[game.lowered_at]] = 1
        row[LOWERED_BY] = game.lowered_by
    row[OTHER_HAND_SIZE] = sum(cards[theirs : theirs + KINDS])
    row[TO_MOVE] = int(game.mover == me)
    row[SEAT] = me
    row[SECOND_PASS] = int(game.second_pass)
    row[PASSES] = game.passes
    row[TURNS_LEFT] = game.turns_left + 1
    row[DECK_SIZE] = len(game.deck)
    _flow(game, me, row)
    return row


def _count(row: list[int]) -> None:
    """What is nowhere to be seen, and the points of what is."""
    points = others = 0
    for kind in range(KINDS):
        hand, gang = row[HAND + kind], row[GANG + kind]
        other_hand, other_gang = row[OTHER_HAND + kind], row[OTHER_GANG + kind]
        points += POINTS[kind] * (hand + gang)
        others += POINTS[kind] * (other_hand + other_gang)
        lying = row[STREET + kind] + row[DISCARD + kind] + row[DECK_BOTTOM + kind]
        row[UNSEEN + kind] = EVERY_CARD[kind] - hand - gang - other_hand - other_gang - lying
    row[MY_POINTS] = points
    row[OTHER_POINTS] = others


def _flow(game: State, me: int, row: list[int]) -> None:
    """How far the turn has come. What is asked, and about which cards, only whoever must answer knows."""
    asked = game.mover == me and len(game.frames) > 0 and not isinstance(game.frames[-1], LayOut)
    top = 0
    for frame in game.frames:
        if isinstance(frame, Turn):
            row[STEP + frame.step - 1] = 1
            row[RENEWED] = int(frame.renewed)
            top = 1 if frame.step == 4 else 0
        elif isinstance(frame, Swap) and asked:
            top = 3 if frame.fetched >= 0 else 2
            row[SWAPS_LEFT] = frame.left
            row[FETCHABLE:LAYABLE] = frame.fetchable
            row[LAYABLE:FETCHED] = frame.layable
            if frame.fetched >= 0:
                row[FETCHED + frame.fetched] = 1
        elif isinstance(frame, Target) and asked:
            top = 4
            row[BRUTE] = frame.strength
    if asked:
        row[ASKS + top] = 1

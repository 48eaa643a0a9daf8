"""What a seat of Famiglia knows and remembers, as numbers; docs/learning.md says what each is."""

from typing import TYPE_CHECKING, Final

from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import COPIES, KINDS, POINTS, VALUE
from trinacria.games.famiglia.deck import LayOut
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import Turn
from trinacria.kernel.field import Field, in_a_row

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

ASKED: Final[tuple[str, ...]] = ("turn", "recruit", "take_back", "lay_down", "lower")
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
EVERY_CARD: Final[list[int]] = [COPIES[VALUE[kind]] for kind in range(KINDS)]


def numbers(game: State, me: int) -> bytearray:
    """The numbers of the player's vector. Most are 0, and only the others are written."""
    row = bytearray(LENGTH)
    _cards(game, me, row)
    if game.lowered_at >= 0:
        row[LOWERED + game.street[game.lowered_at]] = 1
        row[LOWERED_BY] = game.lowered_by
    row[TO_MOVE] = int(game.mover == me)
    row[SEAT] = me
    row[SECOND_PASS] = int(game.second_pass)
    row[PASSES] = game.passes
    row[TURNS_LEFT] = game.turns_left + 1
    row[DECK_SIZE] = len(game.deck)
    _flow(game, me, row)
    return row


def _cards(game: State, me: int, row: bytearray) -> None:
    """Where the cards of each kind are, as far as they were seen, and the points of what was."""
    unseen = EVERY_CARD[:]
    if game.known_bottom:
        _bottom(game, row, unseen)
    lying = _lying(game)
    cards, hidden = game.cards, game.hidden
    mine: i64 = game.hand_of(me)
    theirs: i64 = game.hand_of(1 - me)
    points: i64 = 0
    others: i64 = 0
    held: i64 = 0
    kind: i64
    for kind in range(KINDS):
        hand: i64 = cards[mine + kind]
        gang: i64 = cards[mine + KINDS + kind]
        other_hand: i64 = cards[theirs + kind]
        other_gang: i64 = cards[theirs + KINDS + kind]
        street: i64 = lying[kind]
        discard: i64 = lying[KINDS + kind]
        if hand:
            row[HAND + kind] = hand
            row[HAND_SEEN + kind] = hand
        if other_hand:
            held += other_hand
            if hidden:
                other_hand -= hidden[(1 - me) * KINDS + kind]
            row[OTHER_HAND + kind] = other_hand
        if gang:
            row[GANG + kind] = gang
        if other_gang:
            row[OTHER_GANG + kind] = other_gang
        if street:
            row[STREET + kind] = street
        if discard:
            row[DISCARD + kind] = discard
        own: i64 = hand + gang
        other: i64 = other_hand + other_gang
        seen: i64 = own + other + street + discard
        if seen:
            left: i64 = unseen[kind]
            unseen[kind] = left - seen
            worth: i64 = POINTS[kind]
            points += worth * own
            others += worth * other
    if hidden:
        for kind in range(KINDS):
            row[HAND_SEEN + kind] -= hidden[me * KINDS + kind]
    row[UNSEEN:LOWERED] = bytearray(unseen)
    row[OTHER_HAND_SIZE] = held
    row[MY_POINTS] = points
    row[OTHER_POINTS] = others


def _lying(game: State) -> list[int]:
    """How many cards of each kind lie in the street, then in the discard."""
    # In a list, not in the row: compiled code counts in lists much faster.
    lying = [0] * (2 * KINDS)
    kind: i64
    count: i64
    for kind in game.street:
        count = lying[kind]
        lying[kind] = count + 1
    for kind in game.discard:
        count = lying[KINDS + kind]
        lying[KINDS + kind] = count + 1
    return lying


def _bottom(game: State, row: bytearray, unseen: list[int]) -> None:
    """The cards at the bottom of the deck that everybody has seen go there."""
    first = len(game.deck) - game.known_bottom
    for at in range(game.known_bottom):
        kind = game.deck[first + at]
        row[DECK_BOTTOM + kind] += 1
        unseen[kind] -= 1
        if at < BOTTOM_SHOWN:
            row[BOTTOM_ORDER + at] = kind + 1


def _flow(game: State, me: int, row: bytearray) -> None:
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
            row[FETCHABLE:LAYABLE] = bytes(frame.fetchable)
            row[LAYABLE:FETCHED] = bytes(frame.layable)
            if frame.fetched >= 0:
                row[FETCHED + frame.fetched] = 1
        elif isinstance(frame, Target) and asked:
            top = 4
            row[BRUTE] = frame.strength
    if asked:
        row[ASKS + top] = 1

"""What a seat of Famiglia knows and remembers, as numbers; docs/learning.md says what each is."""

from typing import TYPE_CHECKING, Final

from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import COPIES, KINDS, POINTS, VALUE
from trinacria.games.famiglia.deck import LayOut
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import Turn
from trinacria.kernel.field import Field, blank, in_a_row

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

    from trinacria.kernel.field import Row

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
# Numbers, and not read from the fields: compiled code works with them fastest, if none is imported.
EACH: Final = 20
HAND: Final = 0
GANG: Final = HAND + EACH
HAND_SEEN: Final = GANG + EACH
OTHER_HAND: Final = HAND_SEEN + EACH
OTHER_GANG: Final = OTHER_HAND + EACH
STREET: Final = OTHER_GANG + EACH
DISCARD: Final = STREET + EACH
DECK_BOTTOM: Final = DISCARD + EACH
UNSEEN: Final = DECK_BOTTOM + EACH
LOWERED: Final = UNSEEN + EACH
FETCHABLE: Final = LOWERED + EACH
LAYABLE: Final = FETCHABLE + EACH
FETCHED: Final = LAYABLE + EACH
BOTTOM_ORDER: Final = FETCHED + EACH
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
    """The numbers of the player's vector."""
    row = blank(LENGTH)
    write(game, me, row, 0)
    return bytearray(bytes(row))


def write(game: State, me: int, row: "Row", first: int) -> None:
    """Write the numbers of the player's vector into a row of zeros. Most are 0, and only the others are written."""
    _cards(game, me, row, first)
    if game.lowered_at >= 0:
        row[first + LOWERED + game.street[game.lowered_at]] = 1
        row[first + LOWERED_BY] = game.lowered_by
    if game.mover == me:
        row[first + TO_MOVE] = 1
    row[first + SEAT] = me
    if game.second_pass:
        row[first + SECOND_PASS] = 1
    row[first + PASSES] = game.passes
    row[first + TURNS_LEFT] = game.turns_left + 1
    row[first + DECK_SIZE] = len(game.deck)
    _flow(game, me, row, first)


def _cards(game: State, me: int, row: "Row", first: int) -> None:
    """Where the cards of each kind are, as far as they were seen, and the points of what was."""
    start: i64 = first
    kind: i64
    for kind in game.street:
        row[start + STREET + kind] += 1
    for kind in game.discard:
        row[start + DISCARD + kind] += 1
    if game.known_bottom:
        _bottom(game, row, first)
    cards, hidden = game.cards, game.hidden
    mine: i64 = game.hand_of(me)
    theirs: i64 = game.hand_of(1 - me)
    points, others, held = 0, 0, 0
    for kind in range(KINDS):
        at = start + kind
        unseen = EVERY_CARD[kind] - row[at + STREET] - row[at + DISCARD] - row[at + DECK_BOTTOM]
        own = cards[mine + kind]
        if own:
            row[at + HAND] = own
            row[at + HAND_SEEN] = own
        gang = cards[mine + KINDS + kind]
        if gang:
            row[at + GANG] = gang
            own += gang
        other = cards[theirs + kind]
        if other:
            held += other
            if hidden:
                other -= hidden[(1 - me) * KINDS + kind]
            row[at + OTHER_HAND] = other
        other_gang = cards[theirs + KINDS + kind]
        if other_gang:
            row[at + OTHER_GANG] = other_gang
            other += other_gang
        if own or other:
            points += POINTS[kind] * own
            others += POINTS[kind] * other
            unseen -= own + other
        row[at + UNSEEN] = unseen
    if hidden:
        for kind in range(KINDS):
            row[start + HAND_SEEN + kind] = cards[mine + kind] - hidden[me * KINDS + kind]
    row[start + OTHER_HAND_SIZE] = held
    row[start + MY_POINTS] = points
    row[start + OTHER_POINTS] = others


def _bottom(game: State, row: "Row", first: int) -> None:
    """The cards at the bottom of the deck that everybody has seen go there."""
    known = game.deck[len(game.deck) - game.known_bottom :]
    for at, kind in enumerate(known):
        row[first + DECK_BOTTOM + kind] += 1
        if at < BOTTOM_SHOWN:
            row[first + BOTTOM_ORDER + at] = kind + 1


def _flow(game: State, me: int, row: "Row", first: int) -> None:
    """How far the turn has come. What is asked, and about which cards, only whoever must answer knows."""
    asked = game.mover == me and len(game.frames) > 0 and not isinstance(game.frames[-1], LayOut)
    top = 0
    for frame in game.frames:
        if isinstance(frame, Turn):
            row[first + STEP + frame.step - 1] = 1
            if frame.renewed:
                row[first + RENEWED] = 1
            top = 1 if frame.step == 4 else 0
        elif isinstance(frame, Swap) and asked:
            top = 3 if frame.fetched >= 0 else 2
            row[first + SWAPS_LEFT] = frame.left
            _swappable(frame, row, first)
        elif isinstance(frame, Target) and asked:
            top = 4
            row[first + BRUTE] = frame.strength
    if asked:
        row[first + ASKS + top] = 1


def _swappable(swap: Swap, row: "Row", first: int) -> None:
    """The cards that can still be fetched and laid down, and the one just fetched."""
    for kind in range(KINDS):
        row[first + FETCHABLE + kind] = swap.fetchable[kind]
        row[first + LAYABLE + kind] = swap.layable[kind]
    if swap.fetched >= 0:
        row[first + FETCHED + swap.fetched] = 1

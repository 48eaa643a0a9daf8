"""Action 4: recruit a street card, or pass. [FA-A4-01..08, FA-F-G1..G5]"""

from typing import TYPE_CHECKING

from trinacria.games.famiglia.actions import FREE, PAID, Recruit
from trinacria.games.famiglia.cards import GREEN, KINDS, NAMES, VALUES
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64


def add_options(game: State, actions: list[Action]) -> None:
    """Add every way to recruit: free at value 0, else two true cards one lower, or one and a joker. [FA-A4-02..05]"""
    cards = game.cards
    hand: i64 = game.hand_of(game.mover)
    strongest: i64 = VALUES - 1
    while strongest > 0 and not cards[hand + GREEN + strongest]:
        strongest -= 1
    lowered_at: i64 = game.lowered_at
    seen: i64 = 0
    at: i64 = -1
    kind: i64
    for kind in game.street:
        at += 1
        printed: i64 = kind % VALUES
        value = printed
        if at == lowered_at:
            value -= game.lowered_by
        elif seen >> kind & 1:
            continue
        else:
            bit: i64 = 1
            seen |= bit << kind
        if value == 0:
            actions.append(FREE[kind])
            continue
        true: i64 = cards[hand + kind - printed + value - 1]
        if not true:
            continue
        ways = PAID[kind][value]
        if true > 1:
            actions.append(ways[0])
        joker = value
        while joker <= strongest:
            if cards[hand + GREEN + joker]:
                way = 2 * (joker - value) + 1
                actions.append(ways[way])
                actions.append(ways[way + 1])
            joker += 1


def take(game: State, action: Recruit) -> None:
    """The card comes to the hand, one of the shown cards into the gang. [FA-A4-06]"""
    hand = game.hand_of(game.mover)
    kind = action.kind
    game.street.remove(kind)
    if action.lay >= 0:
        game.show(action.lay, 2 if action.lay == action.keep else 1)
        game.show(action.keep, 2 if action.lay == action.keep else 1)
    game.cards[hand + kind] += 1
    if action.lay >= 0:
        game.cards[hand + action.lay] -= 1
        game.cards[hand + KINDS + action.lay] += 1
    if game.listened:
        game.tell(
            Event(
                "recruited",
                {
                    "seat": game.seats[game.mover],
                    "card": NAMES[kind],
                    "lay": NAMES[action.lay] if action.lay >= 0 else "none",
                    "keep": NAMES[action.keep] if action.lay >= 0 else "none",
                },
            )
        )

"""What an action would cost and bring, in its player's own numbers. What the deck holds stays unknown."""

from typing import Final

from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.actions import PASS, LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack
from trinacria.games.famiglia.cards import KINDS, NAMES, POINTS, STREET_SIZE, VALUE, YELLOW
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.preview import Line, Preview

KINDS_OF_LINES: Final[tuple[str, ...]] = (
    "points", "new_cards", "put_away", "to_gang", "to_hand", "swaps", "lowers", "value", "free", "pair", "refill",
    "both_passed",
)  # fmt: skip


def preview(game: State, action: Action) -> Preview:
    """What a legal action would do."""
    told = Preview()
    if isinstance(action, Recruit):
        _recruit(game, action, told)
    elif isinstance(action, NewCards):
        _new_cards(game, action.kind, told)
    elif isinstance(action, PlayCard):
        _play(game, action.kind, told)
    elif isinstance(action, TakeBack):
        told.gains.append(Line("to_hand", 1, "FA-A2-02", _card(action.kind)))
    elif isinstance(action, LayDown):
        told.costs.append(Line("to_gang", 1, "FA-A2-02", _card(action.kind)))
    elif isinstance(action, Lower):
        _lower(action, told)
    elif action == PASS and game.passes > 0 and game.turns_left < 0:
        told.risks.append(Line("both_passed", 1, "FA-E-06"))
    told.complete = not isinstance(action, PlayCard | TakeBack)
    return told


def _card(kind: int) -> dict[str, object]:
    return {"card": NAMES[kind]}


def _recruit(game: State, action: Recruit, told: Preview) -> None:
    """A card of the gang counts as much as one of the hand: only the new one makes a difference. [FA-A4-06, FA-V-01]"""
    if action.lay >= 0:
        told.costs.append(Line("to_gang", 1, "FA-A4-06", _card(action.lay)))
    now = game.score_of(game.mover)
    points = POINTS[action.kind]
    told.gains.append(Line("points", points, "FA-V-01", _card(action.kind) | {"now": now, "after": now + points}))
    if len(game.street) == 1:
        told.changes.append(Line("refill", min(STREET_SIZE, len(game.deck) + len(game.discard)), "FA-D-01"))


def _new_cards(game: State, kind: int, told: Preview) -> None:
    """As many as the value of the card that goes, while there are any; itself it comes last. [FA-A1-02, FA-D-08]"""
    to = "deck" if game.second_pass else "discard"
    told.costs.append(Line("put_away", 1, "FA-D-06" if game.second_pass else "FA-A1-02", _card(kind) | {"to": to}))
    there = len(game.deck) + len(game.discard) + 1
    number = min(VALUE[kind], there)
    now = len(game.street)
    told.gains.append(Line("new_cards", number, "FA-A1-02", {"now": now, "after": now - 1 + number}))


def _play(game: State, kind: int, told: Preview) -> None:
    """An Accountant swaps as many cards as it finds on both sides, a Brute lowers. [FA-A2-02, FA-A2-03, FA-A3-02]"""
    told.costs.append(Line("to_gang", 1, "FA-A2-01" if kind < YELLOW else "FA-A3-01", _card(kind)))
    if kind >= YELLOW:
        told.gains.append(Line("lowers", VALUE[kind], "FA-A3-02"))
        return
    twin = game.copy()
    hand = twin.hand_of(twin.mover)
    twin.cards[hand + kind] -= 1
    twin.cards[hand + KINDS + kind] += 1
    swap = Swap.begin(twin, kind)
    told.gains.append(Line("swaps", min(swap.left, sum(swap.fetchable), sum(swap.layable)), "FA-A2-02"))


def _lower(action: Lower, told: Preview) -> None:
    """What the lowered card asks for: nothing at 0, else two cards of its family one below. [FA-A4-02..04]"""
    left = VALUE[action.kind] - action.by
    told.changes.append(Line("value", left, "FA-A3-02", _card(action.kind)))
    if left == 0:
        told.open.append(Line("free", 0, "FA-A4-02", _card(action.kind)))
    else:
        needed = NAMES[action.kind - action.by - 1]
        told.open.append(Line("pair", 2, "FA-A4-04", _card(action.kind) | {"needed": needed}))

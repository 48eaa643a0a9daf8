"""Why an action is not legal now: the rule, and a sentence's key with its facts."""

from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.actions import Draw, LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack
from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.cards import BLUE, GREEN, KINDS, NAMES, VALUE, YELLOW
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import ACCOUNTANT, BRUTE, NEW_CARDS, Turn
from trinacria.kernel.action import Action
from trinacria.kernel.errors import FactValue, IllegalAction

KEYS: tuple[str, ...] = (
    "not-now-turn",
    "not-now-swap",
    "not-now-lay",
    "not-now-lower",
    "chance-answers",
    "new-too-late",
    "new-zero",
    "new-once",
    "new-no-deck",
    "not-in-street",
    "play-zero",
    "play-no-ability",
    "play-joker",
    "play-not-in-hand",
    "play-accountant-late",
    "play-brute-late",
    "brute-no-target",
    "back-not-there",
    "back-accountant",
    "back-laid",
    "lay-not-there",
    "lay-fetched",
    "lower-zero",
    "lower-below-zero",
    "lower-too-strong",
    "take-free",
    "take-needs-pair",
    "take-in-gang",
    "take-not-in-hand",
    "take-two-jokers",
    "take-joker-too-low",
    "take-wrong-cards",
)


def why_not(game: State, action: Action) -> IllegalAction:
    """The rule that forbids this action at this moment."""
    frame = game.frames[-1]
    if isinstance(action, Draw):
        return _refuse("FA-S-03", "chance-answers", action=action.text)
    if isinstance(frame, Swap):
        return _during_swap(game, frame, action)
    if isinstance(frame, Target):
        return _during_lower(game, frame, action)
    if isinstance(frame, Turn):
        if isinstance(action, NewCards):
            return _new(game, frame, action.kind)
        if isinstance(action, PlayCard):
            return _play(game, frame, action.kind)
        if isinstance(action, Recruit):
            return _take(game, action)
    return _refuse("FA-T-02", "not-now-turn", action=action.text)


def _refuse(rule: str, key: str, /, **facts: FactValue) -> IllegalAction:
    return IllegalAction(f"famiglia-refusal-{key}", rule, **facts)


def _new(game: State, turn: Turn, kind: int) -> IllegalAction:
    if turn.step > NEW_CARDS:
        return _refuse("FA-T-02", "new-too-late")
    if game.street_has_zero():
        return _refuse("FA-A1-01", "new-zero")
    if not game.deck:
        return _refuse("FA-E-07", "new-no-deck")
    if game.second_pass and turn.renewed:
        return _refuse("FA-D-05", "new-once")
    return _refuse("FA-A1-02", "not-in-street", card=NAMES[kind])


def _play(game: State, turn: Turn, kind: int) -> IllegalAction:
    card = NAMES[kind]
    if kind < BLUE:
        return _refuse("FA-F-R", "play-no-ability", card=card)
    if VALUE[kind] == 0:
        return _refuse("FA-T-05", "play-zero", card=card)
    if kind >= GREEN:
        return _refuse("FA-A4-05", "play-joker", card=card)
    if kind < YELLOW and turn.step > ACCOUNTANT:
        return _refuse("FA-T-04", "play-accountant-late", card=card)
    if turn.step > BRUTE:
        return _refuse("FA-T-04", "play-brute-late", card=card)
    if not game.cards[game.hand_of(game.mover) + kind]:
        return _refuse("FA-A2-01" if kind < YELLOW else "FA-A3-01", "play-not-in-hand", card=card)
    return _refuse("FA-A3-02", "brute-no-target", card=card)


def _during_swap(game: State, swap: Swap, action: Action) -> IllegalAction:
    if swap.fetched >= 0:
        if not isinstance(action, LayDown):
            return _refuse("FA-A2-02", "not-now-lay", action=action.text, card=NAMES[swap.fetched])
        if game.cards[game.hand_of(game.mover) + action.kind]:
            return _refuse("FA-A2-02", "lay-fetched", card=action.card)
        return _refuse("FA-A2-02", "lay-not-there", card=action.card)
    if not isinstance(action, TakeBack):
        return _refuse("FA-A2-02", "not-now-swap", action=action.text)
    if not game.cards[game.hand_of(game.mover) + KINDS + action.kind]:
        return _refuse("FA-A2-02", "back-not-there", card=action.card)
    if action.kind == swap.accountant:
        return _refuse("FA-A2-04", "back-accountant", card=action.card)
    return _refuse("FA-A2-02", "back-laid", card=action.card)


def _during_lower(game: State, target: Target, action: Action) -> IllegalAction:
    if not isinstance(action, Lower):
        return _refuse("FA-A3-02", "not-now-lower", action=action.text)
    if action.kind not in game.street:
        return _refuse("FA-A3-02", "not-in-street", card=action.card)
    value = VALUE[action.kind]
    if value == 0:
        return _refuse("FA-A3-03", "lower-zero", card=action.card)
    if action.by > value:
        return _refuse("FA-A3-03", "lower-below-zero", card=action.card, value=value, by=action.by)
    return _refuse("FA-A3-02", "lower-too-strong", strength=target.strength, by=action.by)


def _take(game: State, action: Recruit) -> IllegalAction:
    """Why a card cannot be recruited, or not with these two cards. [FA-A4-02..07, FA-F-G1..G4]"""
    kind = action.kind
    if kind not in game.street:
        return _refuse("FA-A4-01", "not-in-street", card=action.card)
    value = _value(game, kind)
    if value == 0:
        return _refuse("FA-A4-02", "take-free", card=action.card)
    true = kind - VALUE[kind] + value - 1
    needs: dict[str, FactValue] = {"card": action.card, "value": value, "needed": NAMES[true]}
    if action.lay < 0:
        return _refuse("FA-A4-03", "take-needs-pair", **needs)
    hand = game.hand_of(game.mover)
    for shown in (action.lay, action.keep):
        wanted = 2 if action.lay == action.keep else 1
        if game.cards[hand + shown] < wanted:
            if game.cards[hand + shown] + game.cards[hand + KINDS + shown] >= wanted:
                return _refuse("FA-A4-07", "take-in-gang", shown=NAMES[shown])
            return _refuse("FA-A4-03", "take-not-in-hand", shown=NAMES[shown], count=wanted)
    if true not in (action.lay, action.keep):
        if min(action.lay, action.keep) > GREEN:
            return _refuse("FA-F-G3", "take-two-jokers", **needs)
        return _refuse("FA-A4-03", "take-wrong-cards", **needs)
    other = action.keep if action.lay == true else action.lay
    if other > GREEN:
        return _refuse("FA-F-G1", "take-joker-too-low", **needs, shown=NAMES[other])
    return _refuse("FA-A4-03", "take-wrong-cards", **needs)


def _value(game: State, kind: int) -> int:
    """What the street card counts now; of two alike the lowered one, which is the cheaper."""
    lowered = game.lowered_at >= 0 and game.street[game.lowered_at] == kind
    return VALUE[kind] - (game.lowered_by if lowered else 0)

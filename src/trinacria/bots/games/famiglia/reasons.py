"""Why a card of Famiglia is worth playing: what it gives, what it pays for next, what it denies the other player."""

from collections import Counter
from typing import Any, Final

from trinacria.games.famiglia.actions import LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack, well_formed
from trinacria.games.famiglia.cards import KIND_OF, NAMES, POINTS, VALUE, VALUES, YELLOW
from trinacria.kernel.preview import Line, Preview

REASONS: Final = (
    "only", "recruit", "recruit-pair", "recruit-best", "new", "new-nothing", "accountant", "brute", "back", "back-pair",
    "lay", "free", "pair", "pass", "pass-nothing", "pass-end", "done",
)  # fmt: skip


def reason(view: dict[str, Any], action: str, told: Preview, lacking: Preview | None) -> Line:
    """One reason, from the seat's own cards and what lies open."""
    seat = str(view["seat"])
    typed = well_formed(action.lower())
    hand = Counter([str(card) for card in view["hands"][seat]])
    if isinstance(typed, Recruit):
        return _recruit(view, typed, hand, told)
    if isinstance(typed, NewCards):
        count = told.gain("new_cards")
        why = {} if _affordable(view) else {"why": "nothing"}
        return Line("new", count, "FA-A1-02", {"card": typed.card, **why})
    if isinstance(typed, PlayCard):
        kind, line = ("brute", told.gain("lowers")) if typed.kind >= YELLOW else ("accountant", told.gain("swaps"))
        return Line(kind, line, "FA-A3-02" if kind == "brute" else "FA-A2-02", {"card": typed.card})
    if isinstance(typed, TakeBack):
        above = _next_up(typed.kind)
        if above is not None and hand[typed.card] == 1:
            return Line("back", 2, "FA-A4-04", {"why": "pair", "card": typed.card, "needed": above})
        return Line("back", 1, "FA-A2-02", {"card": typed.card})
    if isinstance(typed, LayDown):
        return Line("lay", POINTS[typed.kind], "FA-V-01", {"card": typed.card})
    if isinstance(typed, Lower):
        return _lower(typed)
    if action == "pass":
        if any(line.kind == "both_passed" for line in told.changes):
            return Line("pass", 1, "FA-E-06", {"why": "end"})
        return Line("pass", 1, "FA-A4-01", {} if _affordable(view) else {"why": "nothing"})
    return Line("done", 1, "FA-A2-02")


def _recruit(view: dict[str, Any], action: Recruit, hand: Counter[str], told: Preview) -> Line:
    """A pair that buys a better card, else the best card of the street, which the other does not get, else points."""
    (points,) = [line for line in told.gains if line.kind == "points"]
    facts: dict[str, object] = {"card": action.card, "now": points.facts["now"], "after": points.facts["after"]}
    above = _next_up(action.kind)
    if above is not None and hand[action.card] == 1:
        return Line("recruit", points.amount, "FA-A4-04", facts | {"why": "pair", "needed": above})
    others = [POINTS[KIND_OF[card]] for card in view["street"] if card != action.card]
    if others and max(others) < points.amount:
        return Line("recruit", points.amount, "FA-V-01", facts | {"why": "best"})
    return Line("recruit", points.amount, "FA-V-01", facts)


def _lower(action: Lower) -> Line:
    left = VALUE[action.kind] - action.by
    facts: dict[str, object] = {"card": action.card}
    if left == 0:
        return Line("free", POINTS[action.kind], "FA-A4-02", facts)
    return Line("pair", POINTS[action.kind], "FA-A4-04", facts | {"needed": NAMES[action.kind - action.by - 1]})


def _next_up(kind: int) -> str | None:
    """The card that two of this one pay for."""
    return NAMES[kind + 1] if VALUE[kind] < VALUES - 1 else None


def _affordable(view: dict[str, Any]) -> bool:
    """Whether a card of the street can be recruited now."""
    return any(action.startswith("take") for action in view["decision"]["actions"])

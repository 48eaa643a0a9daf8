"""What can be done with a card of Famiglia, by where it lies."""

from collections.abc import Sequence

from trinacria.cli.games.famiglia.sentences import price, value
from trinacria.cli.screen.scene import Scene
from trinacria.games.famiglia.actions import CardAction, LayDown, Lower, NewCards, PlayCard, Recruit, TakeBack
from trinacria.kernel.action import Action
from trinacria.words import Words

ZONES: dict[str, tuple[type[CardAction], ...]] = {
    "street": (NewCards, Lower),
    "hand": (PlayCard, LayDown),
    "gang": (TakeBack,),
}
"""The actions that name a card lying there. Recruiting touches the street and the hand."""


def actions_at(scene: Scene, zone: str, at: int, card: str) -> tuple[Action, ...]:
    """The legal actions that begin with pointing at a card."""
    return tuple(action for action in scene.actions if _concerns(scene, action, zone, at, card))


def _concerns(scene: Scene, action: Action, zone: str, at: int, card: str) -> bool:
    if isinstance(action, Recruit) and zone == "hand":
        return card in action.shown
    if isinstance(action, Recruit):
        return zone == "street" and action.card == card and price(action) == counts(scene, at, card)
    return isinstance(action, ZONES[zone]) and action.card == card


def counts(scene: Scene, at: int, card: str) -> int:
    """What the street card at this place counts now. Of two alike, one lowered, the payment tells which is meant."""
    lowered = scene.view["lowered"]
    return int(lowered["value"]) if lowered is not None and lowered["at"] == at else value(card)


def touched(scene: Scene, zone: str, cards: Sequence[str], action: Action) -> set[int]:
    """The places of the cards that an action touches, each of them once."""
    if zone == "street":
        return set([at for at, card in enumerate(cards) if _concerns(scene, action, zone, at, card)][:1])
    named: list[str] = []
    if isinstance(action, Recruit) and zone == "hand":
        named = list(action.shown)
    elif isinstance(action, ZONES[zone]):
        named = [action.card]
    places: set[int] = set()
    for at, card in enumerate(cards):
        if card in named:
            named.remove(card)
            places.add(at)
    return places


def wish(scene: Scene, zone: str, card: str) -> str:
    """The notation of what somebody seems to want who points at a card with which nothing can be done."""
    if zone == "street":
        return f"lower {card} 1" if scene.kind == "lower" else f"take {card}"
    if zone == "hand":
        return f"{'lay' if scene.kind == 'lay_down' else 'play'} {card}"
    return f"back {card}"


def hint(zone: str, actions: Sequence[Action], words: Words) -> str:
    """How a street card can be had, in a few letters."""
    if zone != "street" or not actions:
        return ""
    takes = [action for action in actions if isinstance(action, Recruit)]
    if takes:
        shown = "+".join(takes[0].shown) or words("screen-famiglia-free")
        return f"{shown} …" if len({frozenset(take.shown) for take in takes}) > 1 else shown
    first = actions[0]
    return f"↻{value(first.card)}" if isinstance(first, NewCards) else "↓"

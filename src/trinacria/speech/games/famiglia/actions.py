"""What fills the sentences of Famiglia's actions."""

from collections.abc import Mapping
from typing import Any, Final

from trinacria.kernel.errors import FactValue
from trinacria.speech.voice import ActionFact, plain_name
from trinacria.words import Words

CARD: Final = ActionFact("card", "card", 1)
ACTIONS: Final = {
    "new": (CARD, ActionFact("count", "value", 1)),
    "play": (CARD, ActionFact("family", "family", 1), ActionFact("value", "value", 1)),
    "back": (CARD,),
    "lay": (CARD,),
    "lower": (CARD, ActionFact("by", "number", 2), ActionFact("value", "lowered", 0)),
    "take": (CARD, ActionFact("lay", "card", 2), ActionFact("keep", "card", 3), ActionFact("pays", "payment", 0)),
    "done": (),
    "pass": (),
}


def name(kind: str, value: str, words: Words, view: Mapping[str, Any]) -> FactValue:
    """A card, or what is printed on it: `R3` is of the family R and has the value 3."""
    match kind:
        case "card":
            return value.upper()
        case "family":
            return value[0].upper()
        case "value":
            return int(value[1])
        case "lowered":
            card, by = value.split()
            return int(card[1]) - int(by)
        case "payment":
            _, *shown = value.split()
            return "nothing" if not shown else "pair" if shown[0] == shown[1] else "joker"
    return plain_name(kind, value, words, view)

"""La Famiglia in numbers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from trinacria.games import unfold
from trinacria.kernel.game import Game
from trinacria.lab.study import Aspect, Study, Traits

ROWS = ("justice", "police", "economy", "church")
ORDER = re.compile(rf"\b[a-z]+\.(basic\.[a-z_]+|({'|'.join(ROWS)})\.[A-C])\b")
"""The id of an order in a notation."""


def features(view: dict[str, Any]) -> dict[str, float]:
    """The families in order of play from the seat's own on: `me`, `next`, `partner`, `last`."""
    cycle: list[str] = view["cycle"]
    features: dict[str, float] = {
        "round": view["round"],
        "encounter": view["phase"] == "encounter",
        "revealed": view["revealed"],
        "neutral_stock": view["neutral_stock"],
    }
    families = view.get("families") or {}
    at = cycle.index(view["seat"])
    for place, word in zip(range(len(cycle)), ("me", "next", "partner", "last"), strict=False):
        name = cycle[(at + place) % len(cycle)]
        areas = [area for area in view["areas"].values() if area["family"] == name]
        family = families.get(name, {})
        features[f"{word}_areas"] = len(areas)
        for piece in ("soldati", "cars", "labs", "order_count"):
            features[f"{word}_{piece}"] = sum(area[piece] for area in areas)
        features[f"{word}_boats"] = sum(boats.count(name) for boats in view["seas"].values())
        for key in ("supply", "influence", "police", "church", "car_attack", "car_bomb", "mandamenti", "orders_in_hq"):
            features[f"{word}_{key}"] = family.get(key, 0)
        for row in ROWS:
            features[f"{word}_{row}_removed"] = family.get("removed", {}).get(row, 0)
        for secret in ("money", "hq"):
            features[f"{word}_{secret}"] = family.get(secret, -1)
    return features


def traits(view: dict[str, Any], seats: tuple[str, ...]) -> Traits:
    """Each seat's family, corner, character and control tiles."""
    families = view["families"]
    marked = [pair for tiles in view["tiles"]["marked"] for pair in tiles.items()]
    return {
        "family": [[seat] for seat in seats],
        "corner": [[str(families[seat]["corner"])] for seat in seats],
        "character": [[str(families[seat]["character"])] for seat in seats],
        "tile": [[tile for tile, holder in marked if holder == seat] for seat in seats],
    }


ASPECTS: Final = {
    "family": Aspect(
        "laboratory-aspect-family", 0.06, coloured=True, named=lambda name, words: words(f"table-colour-{name}")
    ),
    "corner": Aspect("laboratory-aspect-corner", 0.04, named=lambda name, words: words(f"laboratory-corner-{name}")),
    "character": Aspect("laboratory-aspect-character", single=True),
    "tile": Aspect("laboratory-aspect-tile", single=True, note="laboratory-aspect-tile-note"),
    "order": Aspect("laboratory-aspect-order", single=True, listed=False),
}


def starter(view: dict[str, Any]) -> str | None:
    """Before a draft nobody has a colour, and nobody starts."""
    return str(view["first"]) if isinstance(view.get("families"), dict) else None


def deeds(moves: Iterable[tuple[str, str]], seats: tuple[str, ...]) -> Traits:
    """The orders that each seat gave."""
    given: dict[str, set[str]] = {seat: set() for seat in seats}
    for seat, text in moves:
        if seat in given and (order := ORDER.search(text)) is not None:
            given[seat].add(order.group())
    return {"order": [sorted(given[seat]) for seat in seats]}


HABITS: Final = {"attacks": "rounds", "money": "rounds", "finesse": "conflicts", "soldati": "rounds"}
"""For each family: attacks; money at the end of a round; conflicts that it fights with cards; its soldati on the board
and in the headquarters at the end of a round."""
ATTACKS: Final = ("bonuses", "strike")
"""Events that begin an attack on somebody."""


def done(game: Game, seats: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """What these families did."""
    kinds: Counter[str] = Counter()
    for step in unfold(game.record()):
        told = [event.in_full() for event in step.events]
        kinds.update([str(event["kind"]) for event in told if event.get("seat") in seats])
        if any(event["kind"] == "planning" for event in told) or step.game.result is not None:
            # A round is over: what has each family now?
            view: Any = step.game.open_view()
            families = [view["families"][seat] for seat in seats]
            standing = sum([area["soldati"] for area in view["areas"].values() if area["family"] in seats])
            yield "rounds", 1.0
            yield "money", sum([family["money"] for family in families]) / len(seats)
            yield "soldati", (standing + sum([family["hq"] for family in families])) / len(seats)
    yield "attacks", sum([kinds[kind] for kind in ATTACKS]) / len(seats)
    yield "conflicts", kinds["finesse"] + kinds["force"]
    yield "finesse", kinds["finesse"]


STUDY = Study(features, traits, ASPECTS, starter, deeds, HABITS, done, learnt_later=frozenset(("master@16",)))

"""Famiglia in numbers."""

from collections.abc import Iterator
from typing import Any, Final

from trinacria.games import unfold
from trinacria.games.famiglia.cards import NAMES
from trinacria.kernel.game import Game
from trinacria.lab.study import Demands, Study


def features(view: dict[str, Any]) -> dict[str, float]:
    """Points, sizes, and how many of each card lie where."""
    seat = view["seat"]
    other = next(one for one in view["seats"] if one != seat)
    features: dict[str, float] = {
        "pass": view["pass"],
        "step": view["step"],
        "deck_size": view["deck_size"],
        "turns_left": view["turns_left"] if view["turns_left"] is not None else -1,
        "hand_points": view["hand_points"][seat],
        "gang_points": view["gang_points"][seat],
        "other_gang_points": view["gang_points"][other],
        "other_hand_size": view["hand_sizes"][other],
    }
    zones = (
        ("hand", view["hands"][seat]),
        ("gang", view["gangs"][seat]),
        ("other_gang", view["gangs"][other]),
        ("street", view["street"]),
        ("discard", view["discard"]),
    )
    for zone, cards in zones:
        for name in NAMES:
            features[f"{zone}_{name}"] = cards.count(name)
    return features


HABITS: Final = {"brutes": "games", "hand": "turns", "free": "recruits", "swaps": "games", "new_cards": "games"}
"""Brutes played; cards in hand after a turn; recruits that were free, of all; cards that Accountants fetched; street
cards put away for new ones."""
EVENTS: Final = {"brute": "brutes", "took_back": "swaps", "put_away": "new_cards"}


def done(game: Game, seats: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """What these players did."""
    yield "games", 1.0
    for step in unfold(game.record()):
        view: Any = None
        for event in [event.in_full() for event in step.events]:
            kind, seat = str(event["kind"]), event.get("seat")
            if seat not in seats:
                continue
            if kind in EVENTS:
                yield EVENTS[kind], 1.0
            if kind == "recruited":
                yield "recruits", 1.0
                yield "free", float(event["lay"] == "none")
            if kind in ("recruited", "passed"):
                if view is None:
                    view = step.game.open_view()
                yield "turns", 1.0
                yield "hand", float(view["hand_sizes"][seat])


STUDY = Study(features, habits=HABITS, done=done, puzzles=Demands(worlds=12, kinds=frozenset(("turn",))))

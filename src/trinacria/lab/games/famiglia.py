"""Famiglia in numbers."""

from typing import Any

from trinacria.games.famiglia.cards import NAMES
from trinacria.lab.study import Study


def features(view: dict[str, Any]) -> dict[str, float]:
    """Points, sizes, and how many of each card lie where."""
    seat = view["seat"]
    other = next(one for one in view["seats"] if one != seat)
    found: dict[str, float] = {
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
            found[f"{zone}_{name}"] = cards.count(name)
    return found


STUDY = Study(features)

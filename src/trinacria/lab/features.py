"""What a seat sees, as numbers: the columns of a dataset. Nothing a seat may not know is among them."""

from typing import Any

from trinacria.games.famiglia.cards import NAMES

ROWS = ("justice", "police", "economy", "church")


def features(view: dict[str, Any]) -> dict[str, float]:
    """The features of a view, by column; the same columns for every view of a game."""
    return _famiglia(view) if view["game"] == "famiglia" else _lafamiglia(view)


def _famiglia(view: dict[str, Any]) -> dict[str, float]:
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


def _lafamiglia(view: dict[str, Any]) -> dict[str, float]:
    """The families in order of play from the seat's own on: `me`, `next`, `partner`, `last`."""
    cycle: list[str] = view["cycle"]
    found: dict[str, float] = {
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
        found[f"{word}_areas"] = len(areas)
        for piece in ("soldati", "cars", "labs", "order_count"):
            found[f"{word}_{piece}"] = sum(area[piece] for area in areas)
        found[f"{word}_boats"] = sum(boats.count(name) for boats in view["seas"].values())
        for key in ("supply", "influence", "police", "church", "car_attack", "car_bomb", "mandamenti", "orders_in_hq"):
            found[f"{word}_{key}"] = family.get(key, 0)
        for row in ROWS:
            found[f"{word}_{row}_removed"] = family.get("removed", {}).get(row, 0)
        for secret in ("money", "hq"):
            found[f"{word}_{secret}"] = family.get(secret, -1)
    return found

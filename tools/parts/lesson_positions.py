"""Positions for the lessons of a minute: an area as a string, `enna="red 3 1c red.basic.charge"`."""

from collections.abc import Mapping
from typing import Any, Final

NORTH_WEST: Final = "partinico corleone cefalu enna taormina siracusa"
NORTH_EAST: Final = "alcamo agrigento milazzo riesi palagonia augusta"
SOUTH_EAST: Final = "marsala petralia catania licata modica caltagirone"
SOUTH_WEST: Final = "castelvetrano prizzi camastra nicosia messina ragusa"
NEUTRAL: Final = (
    "trapani palermo sciacca caltanissetta termini-imerese mistretta patti bronte piazza-armerina gela scordia noto"
)
TOP: Final = {
    "s0.sp1": "neutral",
    "s0.ju1": "neutral",
    "s0.po1": "red",
    "s0.ec1": "neutral",
    "s0.ch1": "blue",
    "s0.ti1": "neutral",
}
"""A top sheet with a token in every column."""
WAITING: Final = {"s1.sp3": "neutral", "s1.ec1": "neutral"}
"""Tokens on the bottom sheet, so that the next round has turns."""


def island(*families: str, **more: str) -> dict[str, Any]:
    """The areas of four corners, three soldati each, and two in every neutral area; some of them otherwise."""
    corners = (NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST)
    return _areas(dict(zip(corners, families, strict=True)), "", 3, more)


def duel(**more: str) -> dict[str, Any]:
    """Red and blue have two corners each, and yellow is the fictional family."""
    corners = {NORTH_WEST: "red", SOUTH_EAST: "red", NORTH_EAST: "blue", SOUTH_WEST: "blue"}
    return _areas(corners, "marsala ragusa siracusa alcamo cefalu catania milazzo prizzi", 2, more)


def trio(**more: str) -> dict[str, Any]:
    """Red has two corners, blue and green have one each, and yellow is the fictional family."""
    corners = {NORTH_WEST: "red", SOUTH_EAST: "red", NORTH_EAST: "blue", SOUTH_WEST: "green"}
    return _areas(corners, "marsala siracusa cefalu catania", 2, more)


def _areas(corners: Mapping[str, str], fictional: str, each: int, more: Mapping[str, str]) -> dict[str, Any]:
    held = dict.fromkeys(NEUTRAL.split(), "neutral 2")
    for names, family in corners.items():
        held |= dict.fromkeys(names.split(), f"{family} {each}")
    held |= dict.fromkeys(fictional.split(), "yellow 3")
    held |= {name.replace("_", "-"): text for name, text in more.items()}
    return {name: _area(text) for name, text in held.items()}


def _area(text: str) -> dict[str, Any]:
    """`red 6 1c 2l red.police.A` as the part of a position."""
    family, *words = text.split()
    part: dict[str, Any] = {"family": family, "orders": []}
    for word in words:
        if word.isdigit():
            part["soldati"] = int(word)
        elif word[:-1].isdigit():
            part["cars" if word[-1] == "c" else "labs"] = int(word[:-1])
        else:
            part["orders"].append(word)
    return part


def position(
    mode: str,
    phase: str,
    cycle: str,
    areas: Mapping[str, Any],
    *,
    top: Mapping[str, str] | None = None,
    bottom: Mapping[str, str] = WAITING,
    families: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position in the first round; the first of the cycle is asked."""
    seats = cycle.split()
    sides = {"2v2": (0, 1, 0, 1), "1v1": (0, 1), "2v1": (0, 1, 1)}[mode]
    usual = {"money": 3, "hq": 4, "removed": {}}
    sheets = {"bottom": {space: tokens.split() for space, tokens in bottom.items()}}
    if top is not None:
        sheets["top"] = {space: tokens.split() for space, tokens in top.items()}
    return {
        "game": "lafamiglia",
        "mode": mode,
        "options": {},
        "base": "empty",
        "round": 1,
        "phase": phase,
        "first": seats[0],
        "cycle": seats,
        "teams": [[seat for seat, side in zip(seats, sides, strict=True) if side == one] for one in (0, 1)],
        "families": {seat: usual | dict((families or {}).get(seat, {})) for seat in seats},
        "areas": dict(areas),
        "seas": {},
        "sheets": sheets,
        "tiles": {"in_play": [], "marked": [{}, {}]},
        "to_move": seats[0],
    } | more

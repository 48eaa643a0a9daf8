"""Positions in short words, as the examples and the tests write them."""

from collections.abc import Mapping
from typing import Any

from trinacria.games import from_position, new_game
from trinacria.kernel.game import Game

SIDES = {"2v2": (0, 1, 0, 1), "1v1": (0, 1), "2v1": (0, 1, 1)}
CYCLE = ("red", "blue", "green", "yellow")
PILES = {1: "s1.sp3", 2: "s2.ec3", 3: "s3.sp4", 4: "s4.po4"}
"""An infinity space of each bottom sheet. By default a token waits there, so that the next round has a turn."""


def game_of(name: str, short: Mapping[str, Any]) -> Game:
    """The game at a position in short words, or a new game played on to a kind of question."""
    if "seed" not in short:
        return from_position(LONG[name](short))
    game = new_game(name, mode=short.get("mode"), seed=short["seed"], options=dict(short.get("options", {})))
    while game.decision is not None and game.decision.kind != short["until"]:
        game.play(game.decision.actions[0])
    return game


def famiglia(short: Mapping[str, Any]) -> dict[str, Any]:
    """Cards as words in a string: `street = "R2 B1"`."""
    return {
        "game": "famiglia",
        "street": short.get("street", "").split(),
        "deck": short.get("deck", "R1 B1 Y1 G1").split(),
        "pass": short.get("run", 1),
        "to_move": short.get("to_move", "p1"),
        "hands": {seat: short.get(seat, "").split() for seat in ("p1", "p2")},
        "gangs": {"p1": short.get("gang1", "").split(), "p2": short.get("gang2", "").split()},
    }


def lafamiglia(short: Mapping[str, Any]) -> dict[str, Any]:
    """An area as a string, `enna = "red 6 1c 2l red.police.A"`; tokens and boats as words."""
    mode, round_ = short.get("mode", "2v2"), short.get("round", 1)
    sides = SIDES[mode]
    seats = list(short.get("cycle", CYCLE[: len(sides)]))
    first = short.get("first", seats[0])
    families: dict[str, Any] = {
        seat: {
            "money": short.get("money", {}).get(seat, 0),
            "hq": short.get("hq", {}).get(seat, 0),
            "removed": dict(short.get("removed", {}).get(seat, {})),
        }
        for seat in seats
    }
    marked: list[dict[str, str]] = [{}, {}]
    for tile, seat in short.get("tiles", {}).items():
        marked[sides[seats.index(seat)]][tile] = seat
    sheets = {"bottom": words_in(short.get("bottom", {PILES[round_]: "neutral"}))}
    if "top" in short:
        sheets["top"] = words_in(short["top"])
    position: dict[str, Any] = {
        "game": "lafamiglia",
        "mode": mode,
        "options": dict(short.get("options", {})),
        "base": "empty",
        "round": round_,
        "phase": short.get("phase", "planning"),
        "first": first,
        "cycle": seats,
        "teams": [[seat for at, seat in enumerate(seats) if sides[at] == side] for side in (0, 1)],
        "families": families,
        "areas": {name: area_part(text) for name, text in short.get("areas", {}).items()},
        "seas": words_in(short.get("seas", {})),
        "sheets": sheets,
        "tiles": {"in_play": sorted({*short.get("tiles", {}), *short.get("in_play", "").split()}), "marked": marked},
        "to_move": short.get("to_move", first),
    }
    return position | {key: dict(short[key]) for key in ("control", "solo") if key in short}


def area_part(text: str) -> dict[str, Any]:
    """`red 6 1c 2l red.police.A` as the part of a position; `- 1l` is an area without soldati."""
    part: dict[str, Any] = {"orders": []}
    for at, word in enumerate(text.split()):
        if at == 0:
            part["family"] = None if word == "-" else word
        elif word.isdigit():
            part["soldati"] = int(word)
        elif word[-1] in "cl" and word[:-1].isdigit():
            part["cars" if word[-1] == "c" else "labs"] = int(word[:-1])
        else:
            part["orders"].append(word)
    return part


def words_in(table: Mapping[str, str]) -> dict[str, list[str]]:
    """A table of texts as a table of their words."""
    return {name: text.split() for name, text in table.items()}


LONG = {"famiglia": famiglia, "lafamiglia": lafamiglia}

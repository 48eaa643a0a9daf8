"""A second, small reading of some rules of La Famiglia, to compare the engine with.

It knows positions as data and the pack as files, and nothing of the engine's code.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILES = Path(__file__).parents[3] / "src/trinacria/games/lafamiglia/content/sicily"
MAP = tomllib.loads((FILES / "map.toml").read_text())
SHEETS = tomllib.loads((FILES / "sheets.toml").read_text())
NEAR: dict[str, set[str]] = {area["id"]: set(area["neighbours"]) for area in MAP["area"]}
COAST = {area["id"] for area in MAP["area"] if area["seas"]}
SPACES: dict[str, dict[str, Any]] = {
    space["id"]: {**space, "sheet": sheet["id"]} for sheet in SHEETS["sheet"] for space in sheet["space"]
}
Position = Mapping[str, Any]


def enemies(position: Position, seat: str) -> set[str]:
    """The areas with soldati of the other side or of nobody's."""
    mine = next(team for team in position["teams"] if seat in team)
    return {name for name, area in position["areas"].items() if area["soldati"] and area["family"] not in mine}


def held(position: Position, seat: str) -> set[str]:
    """The areas of a family."""
    return {name for name, area in position["areas"].items() if area["family"] == seat}


def strike_starts(before: Position, after: Position, seat: str, order_at: str, target: str) -> set[str]:
    """Where a Strike may start after a Movement: the order's area, or the target if that was taken. [LF-XO-05]"""
    starts = {order_at}
    if target not in held(before, seat):
        starts.add(target)
    hostile = enemies(after, seat)
    return {area for area in starts if area in held(after, seat) and NEAR[area] & hostile}


# ---------------------------------------------------------------- planning


def price(token: str, seat: str) -> int:
    """What a token of the top sheet costs this family. [LF-P-04]"""
    return 0 if token in ("neutral", seat) else 1


def tokens(position: Position) -> list[tuple[str, str]]:
    """The tokens of the top sheet, with their spaces."""
    return [(space, token) for space, lying in position["sheets"]["top"].items() for token in lying]


def cheapest(position: Position, seat: str) -> int:
    """The price of the cheapest token."""
    return min(price(token, seat) for _, token in tokens(position))


def has_effect(position: Position, seat: str, action: str, hand: int) -> bool:
    """Whether a part of a space would do something, with so many orders in the HQ. [LF-PA-09, AMB-LF-03]"""
    areas, family = position["areas"], position["families"][seat]
    mine = held(position, seat)
    out = sum(areas[name]["soldati"] for name in mine)
    labs = sum(areas[name]["labs"] for name in mine)
    room = sum(area["labs"] for area in areas.values()) < 30 and any(areas[name]["labs"] < 2 for name in mine)
    car = sum(areas[name]["cars"] for name in mine) < 5 and bool(mine)
    boat = sum(boats.count(seat) for boats in position["seas"].values()) < 4 and bool(mine & COAST)
    empty = any(name not in areas or not areas[name]["soldati"] for name in NEAR)
    found: dict[str, bool] = {
        "recruit": 50 - family["hq"] - out > 0,
        "place": family["hq"] > 0 and (bool(mine) or empty),
        "place_reinforce": family["hq"] > 0 and bool(mine),
        "issue_order": hand > 0 and any(not areas[name]["orders"] for name in mine),
        "car": car,
        "boat": boat,
        "lab": room,
        "equipment": car or boat or room,
        "launder": labs > 0,
        "launder_and_gather": labs > 0 or any(NEAR[name] & mine for name in mine),
        "exert_influence": sum(family["removed"].values()) < 17,
        "influence_row2": sum(family["removed"].values()) < 17,
        "final_action": family["bust"] is None,
    }
    return found[action]


def does_something(position: Position, seat: str, space: str, hand: int) -> bool:
    """Whether a space would do something."""
    return any(has_effect(position, seat, part["do"], hand) for part in SPACES[space]["actions"])


def free_spaces(position: Position) -> list[str]:
    """The action spaces of the bottom sheet that count as empty. [LF-PA-01, LF-PA-02]"""
    return [
        name
        for name, space in SPACES.items()
        if space["sheet"] == position["round"]
        and space["kind"] == "action"
        and (space.get("infinite") or not position["sheets"]["bottom"].get(name))
    ]


def moves(position: Position, seat: str, money: int, hand: int) -> set[str]:
    """Every move with an effect that so much money pays, with so many orders in the HQ. [LF-PA, LF-PB]"""
    purse = money - cheapest(position, seat)
    found = {
        f"use {space}"
        for space in free_spaces(position)
        if purse >= max(0, -SPACES[space].get("coin", 0)) and does_something(position, seat, space, hand)
    }
    printed = SHEETS["sheet"][position["round"] - 1]["option_b_cost"]
    for column, cost in printed.items():
        lying = [token for space, token in tokens(position) if SPACES[space]["column"] == column]
        if lying and cost + len(lying) + sum(price(token, seat) for token in lying) <= money:
            found.add(f"column {column}")
    return found


def turn(position: Position, seat: str) -> tuple[str, set[str]]:
    """What a player with a partner is asked at the start of a turn, and the answers. [LF-PA-04, AMB-LF-02..05]"""
    family = position["families"][seat]
    money, hand = family["money"], len(family["orders"])
    sales = {f"sell {order}" for order in family["orders"]}
    if money < cheapest(position, seat):
        return ("must_sell", sales) if hand else ("help", set())
    now = moves(position, seat, money, hand)
    if now:
        return "turn", now
    if any(moves(position, seat, money + sold, hand - sold) for sold in range(1, hand + 1)):
        return "must_sell", sales
    return "turn", {f"idle {space}" for space in free_spaces(position)}


def token_window(position: Position, seat: str, partner: str, space: str) -> tuple[set[str], set[str], set[str]]:
    """A space is chosen: the tokens, and what the player and the partner may sell and give. [LF-AT-01, LF-PA-03]"""
    mine, other = position["families"][seat], position["families"][partner]
    cost = max(0, -SPACES[space].get("coin", 0))
    payable = {f"token {at} {token}" for at, token in tokens(position) if cost + price(token, seat) <= mine["money"]}
    hand = len(mine["orders"])
    ours = {f"sell {order}" for order in mine["orders"] if does_something(position, seat, space, hand - 1)}
    if mine["money"] - 2 >= cost + cheapest(position, seat):
        ours.add("give")
    theirs = {f"sell {order}" for order in other["orders"]} | ({"give"} if other["money"] >= 2 else set())
    return payable, ours, theirs

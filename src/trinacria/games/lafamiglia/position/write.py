"""Positions of La Famiglia: the whole truth as JSON-able data. Ids are those of the content pack."""

from typing import Final

import msgspec

from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.modes.coupole import Split
from trinacria.games.lafamiglia.position import solo
from trinacria.games.lafamiglia.position.views import tokens_on
from trinacria.games.lafamiglia.rules.constants import NOBODY, ROWS
from trinacria.games.lafamiglia.rules.pieces import SOLD, orders_home, orders_in
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, stored_fields_of

KEYS: Final = (
    "game", "rules", "mode", "options", "base", "round", "phase", "first", "phase_first", "revealed", "cycle", "teams",
    "corners", "families", "areas", "seas", "sheets", "tiles", "control", "conflict", "solo", "steps", "to_move",
    "result", "chance", "seed", "shuffles",
)  # fmt: skip
PHASES: Final = ("planning", "encounter")


class FamilyPart(msgspec.Struct, forbid_unknown_fields=True):
    """What a family has beside its pieces on the board."""

    money: int = 0
    hq: int = 0
    orders: list[str] | None = None
    sold: list[str] = msgspec.field(default_factory=list)
    removed: dict[str, int] = msgspec.field(default_factory=dict)
    character: str | None = None
    bust: str | None = None


class AreaPart(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in an area."""

    family: str | None = None
    soldati: int = 0
    cars: int = 0
    labs: int = 0
    orders: list[str] = msgspec.field(default_factory=list)
    executed: list[str] = msgspec.field(default_factory=list)


class SheetsPart(msgspec.Struct, forbid_unknown_fields=True):
    """The tokens on the two sheets, by space."""

    top: dict[str, list[str]] | None = None
    bottom: dict[str, list[str]] = msgspec.field(default_factory=dict)


class TilesPart(msgspec.Struct, forbid_unknown_fields=True):
    """The tiles in play, and for each team who has marked which."""

    in_play: list[str] | None = None
    marked: list[dict[str, str]] = msgspec.field(default_factory=list)


class ConflictPart(msgspec.Struct, forbid_unknown_fields=True):
    """The attackers of a conflict under way."""

    area: str
    by: str
    agent: str
    soldati: int
    car: int = 0
    removed: int = 0


class ResultPart(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[str]
    reason: str
    scores: dict[str, int]
    decided_by: str


def write(game: State) -> dict[str, object]:
    """The whole truth about a game."""
    printed = game.printed
    known = game.colours[0] != NOBODY
    decision = game.decision
    return {
        "game": game.name,
        "rules": game.version,
        "mode": game.mode,
        "options": dict(game.options),
        "base": "empty",
        "round": game.round,
        "phase": PHASES[game.encounter],
        "first": game.seats[game.first],
        "phase_first": game.seats[game.phase_first],
        "revealed": game.revealed,
        "cycle": list(game.seats),
        "teams": [list(side) for side in game.teams],
        "corners": {seat: printed.corners[game.corners[player]] for player, seat in enumerate(game.seats)},
        "families": {seat: _write_family(game, player) for player, seat in enumerate(game.seats)} if known else {},
        "areas": _write_areas(game),
        "seas": {
            name: lying
            for sea, name in enumerate(printed.sea_names)
            if (lying := [game.seats[player] for player, count in enumerate(game.boats_on(sea)) for _ in range(count)])
        },
        "sheets": {
            name: _write_sheet(game, sheet) for name, sheet in (("top", game.round - 1), ("bottom", game.round))
        },
        "tiles": {"in_play": [printed.tile_names[tile] for tile in game.tiles_in_play], "marked": _write_marks(game)},
        "control": {
            name: game.seats[game.control[at]]
            for at, name in enumerate(printed.mandamento_names)
            if game.control[at] != NOBODY
        },
        "conflict": _write_conflict(game),
        **({"solo": solo.write(game)} if game.solo is not None else {}),
        "steps": [_write_step(game, step) for step in game.frames],
        "to_move": decision.seat if decision is not None else None,
        "result": game.result.as_dict() if game.result is not None else None,
        "chance": "explicit" if game.explicit_chance else "seed",
        "seed": game.seed,
        "shuffles": game._shuffles,
    }


def _write_family(game: State, player: int) -> dict[str, object]:
    printed = game.printed
    mine = game.orders_of(player)
    card = game.characters[player]
    return {
        "money": game.money[player],
        "hq": game.hq[player],
        "orders": [game.order_name(order) for order in orders_home(game, player)],
        "sold": [game.order_name(order) for order in mine if game.order_at[order] == SOLD],
        "removed": dict(zip(printed.rows, game.removed[player * ROWS : player * ROWS + ROWS], strict=True)),
        "character": printed.character_names[card] if card != NOBODY else None,
        "bust": printed.space_names[game.busts[player]] if game.busts[player] != NOBODY else None,
    }


def _write_areas(game: State) -> dict[str, object]:
    areas: dict[str, object] = {}
    for area, name in enumerate(game.printed.area_names):
        owner = game.owner[area]
        if owner == NOBODY and not game.labs[area]:
            continue
        lying = orders_in(game, area)
        areas[name] = {
            "family": game.owner_name(owner) if owner != NOBODY else None,
            "soldati": game.soldati[area],
            "cars": game.cars[area],
            "labs": game.labs[area],
            "orders": [game.order_name(order) for order in lying],
            "executed": [game.order_name(order) for order in lying if game.order_done[order]],
        }
    return areas


def _write_sheet(game: State, sheet: int) -> dict[str, object]:
    names = game.printed.space_names
    return {names[space]: lying for space in game.printed.spaces_of[sheet] if (lying := tokens_on(game, space))}


def _write_marks(game: State) -> list[dict[str, str]]:
    count = len(game.printed.tiles)
    return [
        {
            name: game.seats[game.marked[team * count + tile]]
            for tile, name in enumerate(game.printed.tile_names)
            if game.marked[team * count + tile] != NOBODY
        }
        for team in (0, 1)
    ]


def _write_conflict(game: State) -> dict[str, object] | None:
    if game.conflict_area == NOBODY:
        return None
    return {
        "area": game.printed.area_names[game.conflict_area],
        "by": game.owner_name(game.conflict_by),
        "agent": game.seats[game.conflict_agent],
        "soldati": game.conflict_soldati,
        "car": game.conflict_car,
        "removed": game.conflict_removed,
    }


def write_flow(game: State) -> list[object]:
    """The steps under way, as the one who must decide knows them.

    They have not seen the other side's sealed card, nor how many of its new soldati are members.
    """
    decision = game.decision
    asked = game.seats.index(decision.seat) if decision is not None and decision.seat in game.seats else NOBODY
    steps: list[object] = [
        [step.name, step.player, step.number, 0]
        if isinstance(step, Split) and step.player != asked
        else _write_step(game, step)
        for step in game.frames
    ]
    top = game.frames[-1] if game.frames else None
    if isinstance(top, Cards) and decision is not None:
        attacks = game.allied(game.conflict_agent, game.seats.index(decision.seat))
        attack = None if top.attack_card >= 0 and not attacks else top.attack_card
        defence = None if top.defence_card >= 0 and attacks else top.defence_card
        steps[-1] = [top.name, top.defender, attack, defence, top.attack_takes]
    return steps


def _write_step(game: State, step: object) -> list[object]:
    assert isinstance(step, Step)
    values = [getattr(step, field) for field in stored_fields_of(game, type(step))]
    return [step.name, *[list(value) if isinstance(value, tuple) else value for value in values]]

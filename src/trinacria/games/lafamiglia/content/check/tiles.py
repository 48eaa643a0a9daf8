"""The control tiles (LF-CT, LF-XT)."""

from typing import get_args

import msgspec

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.components import Effect, TileCost, TileEffect, Trigger
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "tiles.toml"
_IN_PLANNING = ("planning_start", "issuing_order")
# What our rulings add where the rulebook leaves a tile's price or size to its picture.
_RULINGS = {
    "bribery": (TileCost(money=1), Effect(do="remove_defender", n=1)),
    "allies": (TileCost(money=1), Effect(do="retarget", n=1)),
    "influence": (TileCost(hq_soldati=1), Effect(do="exert_influence", n=1)),
    "recruitment": (TileCost(), Effect(do="place_from_hq", n=2)),
}


def check_tiles(pack: Pack, report: Report) -> None:
    """Eleven kinds; each works in the phase in which its trigger can happen."""
    tiles = pack.files.tiles.tile
    wanted = pack.pieces.tiles.kinds
    report.need(
        len(tiles) == wanted, FILE, "tile", said("has-kinds", value=len(tiles)), said("value", value=wanted), "LF-C-03"
    )
    for name in twice(tile.id for tile in tiles):
        report.add(FILE, f"tile[{name}].id", said("occurs-twice"), said("a-different-id-for-every-tile"))
    for tile in tiles:
        phase = "planning" if tile.trigger in _IN_PLANNING else "encounter"
        report.need(
            tile.phase == phase,
            FILE,
            f"tile[{tile.id}].phase",
            said("is-with-the-trigger", phase=tile.phase, trigger=tile.trigger),
            said("value", value=phase),
            "LF-CT-06",
        )
        if not tile.optional:
            paid = tile.cost.money or tile.cost.hq_soldati
            report.need(
                not paid,
                FILE,
                f"tile[{tile.id}].cost",
                said("is-paid-without-being-asked"),
                said("optional-true-with-a-cost"),
            )
    if not pack.about.balanced:
        return
    for name, (cost, effect) in _RULINGS.items():
        ruled = pack.tiles.get(name)
        if ruled is not None and (ruled.cost, ruled.effect) != (cost, effect):
            told = said("costs-and-does", value=_told(ruled.cost), other=_told(ruled.effect))
            report.add(
                FILE,
                f"tile[{name}]",
                told,
                said("cost-and-effect", value=_told(cost), other=_told(effect)),
                "AMB-LF-96 to 99",
            )
    for words, found, key in (
        (get_args(Trigger), {tile.trigger for tile in tiles}, "trigger"),
        (get_args(TileEffect), {tile.effect.do for tile in tiles}, "effect.do"),
    ):
        for word in words:
            report.need(
                word in found,
                FILE,
                f"tile[*].{key}",
                said("never-is", value=word),
                said("every-word-of-the-list-somewhere"),
                "ours",
            )


def _told(record: TileCost | Effect) -> str:
    return ", ".join(f"{name} {value}" for name, value in msgspec.structs.asdict(record).items() if value)

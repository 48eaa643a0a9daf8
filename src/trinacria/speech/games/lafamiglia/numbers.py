"""The numbers of the rules that a pack, a mode or an option may change, for every sentence that names one."""

from collections.abc import Mapping
from typing import Any, Final

from trinacria.games.lafamiglia.content.house import HOUSE_RULES
from trinacria.games.lafamiglia.content.load import at_play, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.game import LaFamiglia
from trinacria.games.lafamiglia.modes.registry import find
from trinacria.games.lafamiglia.position.views import prices
from trinacria.kernel.errors import FactValue

PRICES: Final = ("token", "sale", "gift", "gift_arrives", "force")
"""The prices that sentences name: `$price_gift`."""
PLACES: Final[Mapping[str, str]] = {
    **{name: rule.key for name, rule in HOUSE_RULES.items()},
    "boats_per_sea": "limits.boats_per_sea",
    "orders_per_area": "limits.orders_per_area",
    "tile_kinds": "tiles.kinds",
}
"""Where a pack's pieces.toml has the numbers, by the name under which sentences ask for them."""


def numbers_of(pack: Pack, charged: Mapping[str, int] | None = None) -> dict[str, FactValue]:
    """What sentences may name, from a pack and the prices of a game; without one, those of the full game."""
    if charged is None:
        charged = prices(find("2v2", {}, LaFamiglia.rules_version))
    told: dict[str, FactValue] = {}
    for name, place in PLACES.items():
        table, _, field = place.partition(".")
        told[name] = getattr(getattr(pack.pieces, table), field)
    return told | {f"price_{name}": charged[name] for name in PRICES}


def numbers(view: Mapping[str, Any] | None) -> dict[str, FactValue]:
    """The numbers of the game that is played; without one, those of the box."""
    return numbers_of(sicily()) if view is None else numbers_of(at_play(view["content"]), view["prices"])

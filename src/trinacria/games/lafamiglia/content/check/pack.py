"""Every constraint on a content pack, one module a component."""

from collections.abc import Mapping
from typing import Any

from trinacria.games.lafamiglia.content.check.balance import check_balance
from trinacria.games.lafamiglia.content.check.characters import check_characters
from trinacria.games.lafamiglia.content.check.facts import check_facts
from trinacria.games.lafamiglia.content.check.families import check_families
from trinacria.games.lafamiglia.content.check.geometry import check_geometry
from trinacria.games.lafamiglia.content.check.map import check_map
from trinacria.games.lafamiglia.content.check.orders import check_orders
from trinacria.games.lafamiglia.content.check.sheets import check_sheets
from trinacria.games.lafamiglia.content.check.solo import check_solo
from trinacria.games.lafamiglia.content.check.sources import check_sources
from trinacria.games.lafamiglia.content.check.start import check_start
from trinacria.games.lafamiglia.content.check.tiles import check_tiles
from trinacria.games.lafamiglia.content.check.words import check_words
from trinacria.games.lafamiglia.content.fault import Report
from trinacria.games.lafamiglia.content.model.pack import Pack


def check(pack: Pack, raw: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """Note every fault of a pack that could be decoded; the raw data is for facts and sources."""
    for file, data in raw.items():
        if file.endswith(".toml"):
            check_sources(file, data, report)
    check_facts(raw, report)
    for examine in (
        check_map, check_start, check_geometry, check_sheets, check_families, check_orders, check_characters,
        check_tiles, check_solo, check_balance, check_words,
    ):  # fmt: skip
        examine(pack, report)

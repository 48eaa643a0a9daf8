"""Every constraint on a content pack, one module a component."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec

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
from trinacria.games.lafamiglia.content.fault import Fault, Report
from trinacria.games.lafamiglia.content.model.pack import Pack

_MOST_REMEMBERED = 256
_remembered: OrderedDict[bytes, tuple[Fault, ...]] = OrderedDict()
"""What slow checks of the same data found before: anyone who edits a pack changes one file at a time."""


def check(pack: Pack, raw: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """Note every fault of a pack that could be decoded; the raw data is for facts and sources."""
    for file, data in raw.items():
        if file.endswith(".toml"):
            _once(file, data, partial(check_sources, file, data), report)
    check_facts(raw, report)
    drawing = (msgspec.structs.replace(pack.map, sources={}), pack.geometry)
    _once("drawing", drawing, partial(check_geometry, pack), report)
    for examine in (
        check_map, check_start, check_sheets, check_families, check_orders, check_characters, check_tiles, check_solo,
        check_balance, check_words,
    ):  # fmt: skip
        examine(pack, report)


def _once(what: str, data: object, examine: Callable[[Report], None], report: Report) -> None:
    key = blake2b(what.encode() + msgspec.json.encode(data, enc_hook=dict), digest_size=16).digest()
    found = _remembered.get(key)
    if found is None:
        own = Report()
        examine(own)
        found = _remembered[key] = tuple(own.faults)
        if len(_remembered) > _MOST_REMEMBERED:
            _remembered.popitem(last=False)
    report.faults += found

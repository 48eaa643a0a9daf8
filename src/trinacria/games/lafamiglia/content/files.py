"""La Famiglia's content packs for those who make them: checked, told where, and written as files."""

from collections.abc import Mapping
from typing import Any

from trinacria.games.lafamiglia.content.check.doubts import doubts
from trinacria.games.lafamiglia.content.check.sources import steps
from trinacria.games.lafamiglia.content.house import BY_KEY as HOUSE_KEYS
from trinacria.games.lafamiglia.content.load import built_in, built_in_text, examine_files
from trinacria.games.lafamiglia.content.model.pack import FILES, Pack
from trinacria.games.lafamiglia.content.toml import write_json, write_toml
from trinacria.kernel.content.faults import Examined, Fault, FileContent, PackFiles, Place

_OF_FILE = {
    "pack.toml": "pack",
    "pieces.toml": "pieces",
    "families.toml": "family",
    "words.toml": "words",
    "balance.toml": "balance",
    "solo.toml": "solo",
    "map.toml": "map",
    "geometry.json": "map",
    "sheets.toml": "sheets",
    "orders.toml": "orders",
    "characters.toml": "characters",
    "tiles.toml": "tiles",
}
_SHAPES = {"areas": "area", "seas": "sea", "mandamenti": "mandamento"}


class LaFamigliaPackFiles(PackFiles):
    """What the workshop and anyone who takes packs from elsewhere ask for."""

    def examine(self, files: Mapping[str, FileContent], rest: bool) -> Examined:
        """Every fault; with `rest` the files left out are those of the built-in pack."""
        pack, faults, raw = examine_files(_whole(files) if rest else files)
        if pack is None:
            return Examined(None, "", faults, raw)
        return Examined(pack.hash, pack.about.name, faults, raw, _names(pack), doubts(pack))

    def texts(self, files: Mapping[str, FileContent], rest: bool) -> dict[str, str]:
        """The files as they are kept in a folder."""
        whole = _whole(files) if rest else files
        return {name: _text(name, content) for name in FILES if (content := whole.get(name)) is not None}

    def place(self, fault: Fault) -> Place:
        """The component that a fault is about."""
        first, *others = steps(fault.key) or [""]
        if fault.file == "geometry.json" and first in _SHAPES and others:
            return Place(_SHAPES[first], others[0], "".join(others[1:]))
        if fault.file == "families.toml" and first == "family" and others:
            return Place("family", others[0], _rest(others[1:]))
        if fault.file == "pieces.toml" and fault.key in HOUSE_KEYS:
            return Place("pack", "", fault.key)
        if first == "special" and others:
            return Place("special", others[0])
        if others and others[0].startswith("[") and "*" not in others[0]:
            return Place(first, others[0][1:-1], _rest(others[1:]))
        if fault.file == "solo.toml" and first in ("one_v_one", "two_v_one"):
            return Place("solo", first, _rest(others))
        return Place(_OF_FILE.get(fault.file, ""), "", fault.key)


def _rest(others: list[str]) -> str:
    return "".join(one if one.startswith("[") else f".{one}" for one in others).lstrip(".")


def _whole(files: Mapping[str, FileContent]) -> dict[str, FileContent]:
    """The files, and those of the built-in pack in the place of those that are left out."""
    return {name: built_in(name) for name in FILES} | dict(files)


def _text(name: str, content: str | Mapping[str, Any]) -> str:
    if isinstance(content, str):
        return content
    if content is built_in(name):
        return built_in_text(name)
    return write_json(content) if name.endswith(".json") else write_toml(content)


def _names(pack: Pack) -> dict[str, str]:
    """What the ids of a pack are called in it."""
    named = (pack.areas, pack.seas, pack.mandamenti, pack.corners, pack.characters, pack.tiles, pack.orders)
    names: dict[str, str] = {}
    for table in named:
        names.update({str(id): str(entry.name) for id, entry in table.items()})
    names.update({str(colour): family.name for colour, family in pack.families.items()})
    return names


PACK_FILES = LaFamigliaPackFiles()

"""Copies of the built-in pack that are changed in a few places at random, and what the check finds in them."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from support.packs.changes import GONE, Place, changed, places
from trinacria.games.lafamiglia.content.load import built_in, examine_files
from trinacria.games.lafamiglia.content.model.pack import FILES

BLOCKS: Final = 8
LIKELY: Final = 10
"""So many packs of a block have changes that a person might make, and are read as far as the last check."""
WILD: Final = 4
"""So many are hardly packs any more."""
AT_ONCE: Final = 3
SHAPES: Final = 6
"""Shapes are changed in so many places: there are thousands, and most of them are alike."""
STEPS: Final = (-60, -20, -5, -1, 1, 5, 20, 60)
ALL_ALIKE: Final = ("map.toml", "sheets.toml", "orders.toml", "tiles.toml", "solo.toml")
"""In these files a value is changed wherever it stands, too: the checks ask whether something is anywhere."""
EVERY: Final = 6
"""Of these changes every so many-th is tried."""
Edit = tuple[str, Place, object]


def changed_packs(block: int) -> Iterator[tuple[list[Edit], str]]:
    """The packs of one block: what was changed, and the faults that are found."""
    for edits in _everywhere()[block * EVERY :: BLOCKS * EVERY]:
        yield edits, _faults(edits)
    dice = Random(f"packs {block}")
    texts = [name for name in FILES if name != "words.toml"]
    for number in range(LIKELY + WILD):
        likely = number < LIKELY
        files = dice.sample(texts, AT_ONCE) if likely else texts
        edits = [edit for file in files for edit in _edits(file, dice, likely)]
        yield edits, _faults(edits)


def _faults(edits: list[Edit]) -> str:
    raw: dict[str, Any] = {name: built_in(name) for name in FILES}
    for file, place, value in edits:
        raw[file] = changed(raw[file], place, value)
    pack, faults, _ = examine_files(raw)
    return f"{pack is not None} {faults}"


@cache
def _by_kind(file: str) -> dict[tuple[str, ...], list[tuple[Place, object]]]:
    """The places of a file; those that differ in numbers alone are of a kind."""
    found: dict[tuple[str, ...], list[tuple[Place, object]]] = {}
    for place, value in places(built_in(file)):
        kind = tuple(["*" if isinstance(key, int) else key for key in place])
        found.setdefault(kind, []).append((place, value))
    return found


@cache
def _everywhere() -> list[list[Edit]]:
    """Each value of each kind, changed wherever it stands."""
    found: list[list[Edit]] = []
    for file in ALL_ALIKE:
        for kind, alike in _by_kind(file).items():
            values = list(dict.fromkeys([value for _, value in alike if isinstance(value, str | int | float)]))
            if "*" not in kind or kind[-1] in ("id", "name", "text"):
                continue
            for at, value in enumerate(values):
                other = value + 1 if isinstance(value, int) else values[at - 1]
                found.append([(file, place, other) for place, one in alike if one == value])
    return found


def _edits(file: str, dice: Random, likely: bool) -> list[Edit]:
    by_kind = _by_kind(file)
    kinds = list(by_kind)
    found: list[Edit] = []
    for _ in range(SHAPES if file == "geometry.json" else 1):
        alike = by_kind[dice.choice(kinds)]
        place, value = dice.choice(alike)
        if any(place[: len(other)] == other[: len(place)] for _, other, _ in found):
            continue
        found.append((file, place, _likely(value, alike, dice, file == "geometry.json") if likely else _wild(dice)))
    return found


def _likely(value: object, alike: list[tuple[Place, object]], dice: Random, drawn: bool) -> object:
    match value:
        case bool():
            return not value
        case int() | float() if drawn:
            return value + dice.choice(STEPS)
        case int():
            return value + dice.choice((-1, 1))
        case float():
            return value + dice.choice((-0.5, 0.5))
        case list():
            return dice.choice((value[:-1], [*value, *deepcopy(value[-1:])], value[::-1]))
        case dict():
            return {name: part for at, (name, part) in enumerate(value.items()) if at or len(value) == 1}
        case _:
            return dice.choice([other for _, other in alike])


def _wild(dice: Random) -> object:
    return dice.choice((GONE, "", "nobody", -1, 99, 2.5, True, [], {}, [1, "a"]))

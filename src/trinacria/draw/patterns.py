"""Patterns that tell families and mandamenti apart without colour (`art/patterns.json`, which the page reads too)."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from trinacria.draw.canvas import Canvas
from trinacria.games.lafamiglia.content.model.geometry import Pattern


class Tile(msgspec.Struct, frozen=True):
    """What a pattern repeats: a square of this size, drawn in the colour at hand."""

    size: int
    draw: str


class Patterns(msgspec.Struct, frozen=True):
    """The file."""

    families: Mapping[str, Tile]
    land: Mapping[Pattern, Tile]


PATTERNS: Final = msgspec.json.decode(files("trinacria.art").joinpath("patterns.json").read_bytes(), type=Patterns)


def _pattern(canvas: Canvas, name: str, tile: Tile, ink: str) -> str:
    size, body = tile.size, tile.draw.replace("currentColor", ink)
    return canvas.define(
        name,
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{body}</pattern>',
    )


def family_pattern(canvas: Canvas, family: str) -> str:
    """The pattern of a family, in the ink that stands on its colour."""
    return _pattern(canvas, f"p-{family}", PATTERNS.families[family], canvas[f"on-{family}"])


def land_pattern(canvas: Canvas, pattern: Pattern) -> str | None:
    """The pattern of a mandamento; none for "none"."""
    if pattern == "none":
        return None
    return _pattern(canvas, f"p-{pattern}", PATTERNS.land[pattern], canvas["coast"])

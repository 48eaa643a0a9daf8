"""A drawing larger than the paper, on several pages that are glued together."""

from dataclasses import dataclass
from typing import Final

from trinacria.draw.canvas import Canvas, path
from trinacria.draw.theme import theme
from trinacria.paper.furniture import GREY
from trinacria.paper.sheet import SIDE, TOP, Paper

OVERLAP: Final = 8.0
"""What a page shows of the next one, to glue them on each other."""


@dataclass(frozen=True)
class Tile:
    """One page of a poster: which part of it, in millimetres of the poster."""

    column: int
    row: int
    left: float
    top: float
    wide: float
    high: float


@dataclass(frozen=True)
class Poster:
    """The size of the whole and its pages."""

    wide: float
    high: float
    columns: int
    rows: int
    tiles: tuple[Tile, ...]


def spread(aspect: float, paper: Paper, columns: int, rows: int) -> Poster:
    """The largest poster with this ratio of width to height on so many upright pages."""
    page_w, page_h = paper.wide - 2 * SIDE, paper.high - 2 * TOP
    room_w, room_h = columns * page_w - (columns - 1) * OVERLAP, rows * page_h - (rows - 1) * OVERLAP
    wide = min(room_w, room_h * aspect)
    high = wide / aspect
    part_w, part_h = (wide + (columns - 1) * OVERLAP) / columns, (high + (rows - 1) * OVERLAP) / rows
    tiles = tuple(
        Tile(column, row, column * (part_w - OVERLAP), row * (part_h - OVERLAP), part_w, part_h)
        for row in range(rows)
        for column in range(columns)
    )
    return Poster(wide, high, columns, rows, tiles)


def glue_notes(paper: Paper, poster: Poster, tile: Tile) -> str:
    """Cut marks, and dashes where another page is glued on."""
    x, y = (paper.wide - tile.wide) / 2, (paper.high - tile.high) / 2
    far, low = x + tile.wide, y + tile.high
    canvas = Canvas(paper.wide, paper.high, theme("light"), "")
    corners = [f"M{a:.2f} {b:.2f}h{-2.6 if a == x else 2.6}M{a:.2f} {b:.2f}v{-2.6 if b == y else 2.6}" for a in (x, far)
               for b in (y, low)]  # fmt: skip
    canvas.add(path("".join(corners), line="#000000", wide=0.18))
    dashed = ' stroke-dasharray="1.2 1.2"'
    if tile.column + 1 < poster.columns:
        canvas.add(path(f"M{far - OVERLAP:.2f} {y:.2f}V{low:.2f}", line=GREY, wide=0.25, more=dashed))
    if tile.row + 1 < poster.rows:
        canvas.add(path(f"M{x:.2f} {low - OVERLAP:.2f}H{far:.2f}", line=GREY, wide=0.25, more=dashed))
    return canvas.document()

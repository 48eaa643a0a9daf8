"""All that can be printed of La Famiglia."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from trinacria.draw.canvas import view_box
from trinacria.games.lafamiglia.content.load import at_play, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.modes.registry import CONTENT
from trinacria.paper.furniture import notes
from trinacria.paper.lafamiglia import PAPER
from trinacria.paper.lafamiglia.components import PIECES, board
from trinacria.paper.lafamiglia.cutting import cutting
from trinacria.paper.lafamiglia.rules import rules
from trinacria.paper.lafamiglia.setup import setups
from trinacria.paper.output import Part
from trinacria.paper.parts import pages_part
from trinacria.paper.pdf.document import Laid
from trinacria.paper.poster import glue_notes, spread
from trinacria.paper.sheet import Paper, arrange
from trinacria.words import Words

MAP_PAGES: Final = (4, 2)
"""Columns and rows: about 76 by 48 cm, where orders and counters of our sizes have room in an area."""


def _map(pack: Pack, paper: Paper, words: Words) -> Part:
    drawing = board(pack)
    left, top, wide, high = view_box(drawing)
    poster = spread(wide / high, paper, *MAP_PAGES)
    scale = wide / poster.wide
    pages = []
    for tile in poster.tiles:
        x, y = (paper.wide - tile.wide) / 2, (paper.high - tile.high) / 2
        crop = (left + tile.left * scale, top + tile.top * scale, tile.wide * scale, tile.high * scale)
        shown = Laid(drawing, x, y, tile.wide, tile.high, crop=crop)
        glue = Laid(glue_notes(paper, poster, tile), 0, 0, paper.wide, paper.high)
        place = words(
            "paper-map-place", row=tile.row + 1, column=tile.column + 1, rows=poster.rows, columns=poster.columns
        )
        pages.append((shown, glue, notes(paper, place, words("paper-scale"))))
    return Part("map", words("paper-part-map"), pages=tuple(pages))


def pack_parts(pack: Pack, paper: Paper, words: Words, kinds: Sequence[str]) -> list[Part]:
    """The components of a pack, read in the language of the words."""
    wanted = [kind for kind in PAPER.kinds if kind in kinds]
    cut = {kind: _cut(kind, pack, paper, words) for kind in wanted if kind in PIECES}
    parts: list[Part] = []
    for kind in wanted:
        if kind == "map":
            parts.append(_map(pack, paper, words))
        elif kind == "rules":
            parts.append(pages_part(kind, partial(rules, pack=pack), paper, words))
        elif kind == "setup":
            parts.append(pages_part(kind, partial(setups, pack=pack), paper, words))
        elif kind == "cutting":
            listed = list(cut.values()) or [_cut(one, pack, paper, words) for one in PIECES]
            parts.append(pages_part(kind, partial(cutting, parts=listed, pack=pack), paper, words))
        else:
            parts.append(cut[kind])
    return parts


def _cut(kind: str, pack: Pack, paper: Paper, words: Words) -> Part:
    """Pieces that are cut out."""
    return Part(kind, words(f"paper-part-{kind}"), tuple(arrange(PIECES[kind](pack, words), paper)))


def draw(options: Mapping[str, object], paper: Paper, words: Words, kinds: Sequence[str]) -> tuple[str, list[Part]]:
    """The components of the pack that options choose, or of the built-in one."""
    pack = (at_play(options[CONTENT]) if options else sicily()).in_language(words.language)
    return words("paper-title", game=words("lafamiglia-name"), pack=pack.about.name), pack_parts(
        pack, paper, words, kinds
    )

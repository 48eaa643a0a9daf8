"""What can be printed of each game, and how it becomes files."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from trinacria.draw.canvas import view_box
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.famiglia import cards as famiglia_cards
from trinacria.paper.famiglia import rules as famiglia_rules
from trinacria.paper.furniture import notes
from trinacria.paper.kinds import KINDS
from trinacria.paper.lafamiglia import rules as lafamiglia_rules
from trinacria.paper.lafamiglia.components import PIECES, board
from trinacria.paper.output import Part, Printer
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


def _rules(write: Callable[[Words, Paper], list[str]], paper: Paper, words: Words) -> Part:
    pages = tuple((Laid(drawing, 0, 0, paper.wide, paper.high),) for drawing in write(words, paper))
    return Part("rules", words("paper-part-rules"), pages=pages, back_to_back=True)


def lafamiglia_parts(pack: Pack, paper: Paper, words: Words, kinds: Sequence[str]) -> list[Part]:
    """The components of a pack, read in the language of the words."""
    parts: list[Part] = []
    for kind in KINDS["lafamiglia"]:
        if kind not in kinds:
            continue
        if kind == "map":
            parts.append(_map(pack, paper, words))
        elif kind == "rules":
            parts.append(_rules(partial(lafamiglia_rules.rules, pack=pack), paper, words))
        else:
            pieces = PIECES[kind](pack, words)
            parts.append(Part(kind, words(f"paper-part-{kind}"), tuple(arrange(pieces, paper))))
    return parts


def famiglia_parts(paper: Paper, words: Words, kinds: Sequence[str]) -> list[Part]:
    """The card game."""
    parts: list[Part] = []
    if "cards" in kinds:
        parts.append(Part("cards", words("paper-part-cards"), tuple(arrange(famiglia_cards.cards(words), paper))))
    if "rules" in kinds:
        parts.append(_rules(famiglia_rules.rules, paper, words))
    return parts


def print_parts(title: str, parts: Sequence[Part], paper: Paper, words: Words) -> tuple[bytes, int]:
    """The parts in one PDF, and how many pages it has."""
    printer = Printer(title, paper, words)
    return printer.data(list(parts)), printer.sides

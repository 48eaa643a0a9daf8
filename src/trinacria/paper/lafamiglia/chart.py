"""An order chart: all orders of a family with what they do in words, for the other team to read (LF-S-12)."""

import re
from typing import Final

from trinacria.draw.canvas import Canvas, path, rect
from trinacria.draw.glyphs import draw_token
from trinacria.draw.order import draw_order_token
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import theme
from trinacria.draw.words import order_parts
from trinacria.games.lafamiglia.content.model.components import FamilyId
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_text
from trinacria.words import Words

WIDE, HIGH = 1880.0, 1290.0
"""Drawn in tenths of a millimetre."""
_IDS: Final = re.compile(r"\s*\((?:[A-Z]+-[\w-]+(?:, )?)+\)(?=\.?$)")
"""The rules that a special text ends with: for those who look them up, not for players."""
_TITLE: Final = 118.0
_COLUMNS: Final = 5
_MARGIN, _GAP = 26.0, 14.0
_ORDER_W = (WIDE - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
_ORDER_H = _ORDER_W * 0.5


def draw_chart(pack: Pack, family: FamilyId, words: Words) -> str:
    """The chart of one family as a drawing."""
    canvas = Canvas(WIDE, HIGH, theme("light"), pack.families[family].name)
    ground, ink, key = canvas.theme.family(family)
    about = pack.families[family]
    canvas.add(
        rect(0, 0, WIDE, HIGH, canvas["surface"]),
        rect(0, 0, WIDE, _TITLE, ground),
        rect(0, 0, WIDE, _TITLE, family_pattern(canvas, family), more=' opacity=".2"'),
        path(f"M0 {_TITLE:g}H{WIDE:g}", line=key, wide=5),
        rect(2, 2, WIDE - 4, HIGH - 4, "none", line=key, wide=4),
    )
    draw_token(canvas, family, _MARGIN + 46, _TITLE / 2, 42)
    canvas.add(
        write(130, _TITLE / 2, about.name, 62, ink, font="display", weight=800, anchor="start", halo=ground, most=440)
    )
    told = set_text(about.identity, "sans", 34, WIDE - 640, _TITLE - 30)
    canvas.add(told.draw(610, (_TITLE - told.high) / 2, ink, halo=ground))
    orders = pack.orders_of(family)
    rows = -(-len(orders) // _COLUMNS)
    step = (HIGH - _TITLE - _MARGIN) / rows
    for index, order in enumerate(orders):
        x = _MARGIN + index % _COLUMNS * (_ORDER_W + _GAP)
        y = _TITLE + _MARGIN + index // _COLUMNS * step
        high = min(_ORDER_H, step - _GAP)
        draw_order_token(canvas, order, x, y, _ORDER_W, high)
        text = _IDS.sub("", pack.special[order.special]) if order.special else ", ".join(order_parts(order, words))
        _text(canvas, text[:1].upper() + text[1:], x, y + high + 8, step - high - 18)
    return canvas.document()


def _text(canvas: Canvas, text: str, x: float, y: float, room: float) -> None:
    """What an order does, as large as the room below it allows."""
    told = set_text(text, "sans", 31, _ORDER_W - 8, room)
    canvas.add(told.draw(x + 4, y, canvas["ink"]))

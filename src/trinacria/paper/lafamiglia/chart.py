"""An order chart: all orders of a family with what they do in words, for the other team to read (LF-S-12)."""

import re
from typing import Final

from trinacria.draw.canvas import Canvas, path, rect
from trinacria.draw.glyphs import draw_token
from trinacria.draw.order import draw_order_token
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import theme
from trinacria.games.lafamiglia.content.model.components import FamilyId
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_text
from trinacria.speech.games.lafamiglia.orders import order_parts
from trinacria.words import Words

WIDE, HIGH = 1880.0, 1290.0
"""Drawn in tenths of a millimetre."""
_IDS: Final = re.compile(r"\s*\((?:[A-Z]+-[\w-]+(?:, )?)+\)(?=\.?$)")
"""The rules that a special text ends with: for those who look them up, not for players."""
_TITLE: Final = 118.0
_COLUMNS: Final = 5
_MARGIN, _GAP = 26.0, 14.0
_ORDER_W = (WIDE - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
_ORDER_H = _ORDER_W * 0.53


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
    _orders(canvas, pack, family, words)
    return canvas.document()


def _orders(canvas: Canvas, pack: Pack, family: FamilyId, words: Words) -> None:
    """Row by row, each as high as its longest text, in the largest type that leaves room for all."""
    orders = pack.orders_of(family)
    texts = [_IDS.sub("", pack.special[order.special]) if order.special else ", ".join(order_parts(order, words))
             for order in orders]  # fmt: skip
    room, size = HIGH - _TITLE - 2 * _MARGIN, 33.0
    starts = range(0, len(orders), _COLUMNS)
    while True:
        told = [set_text(text[:1].upper() + text[1:], "sans", size, _ORDER_W - 8) for text in texts]
        rows = [_ORDER_H + _GAP + max(one.high for one in told[n : n + _COLUMNS]) for n in starts]
        spare = (room - sum(rows)) / max(1, len(rows) - 1)
        if spare >= _GAP or size < 8:
            break
        size *= 0.96
    y = _TITLE + _MARGIN
    for start, high in zip(starts, rows, strict=True):
        for place, number in enumerate(range(start, min(start + _COLUMNS, len(orders)))):
            x = _MARGIN + place * (_ORDER_W + _GAP)
            draw_order_token(canvas, orders[number], x, y, _ORDER_W, _ORDER_H)
            canvas.add(told[number].draw(x + 4, y + _ORDER_H + _GAP / 2, canvas["ink"]))
        y += high + min(spare, 90.0)

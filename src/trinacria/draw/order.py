"""An order token: family and initiative at the left, its parts at the right (LF-O-01, LF-O-02)."""

import math

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.glyphs import draw_glyph, glyph_width, order_glyphs, rows_that_fit
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.components import Order
from trinacria.games.lafamiglia.content.model.pack import Pack

WIDTH, HEIGHT = 300.0, 168.0


def star(x: float, y: float, outer: float, points: int = 12) -> str:
    """The star of an attack order's initiative."""
    inner = outer * 0.84
    corners = []
    for n in range(points * 2):
        r = outer if n % 2 == 0 else inner
        angle = math.pi * n / points
        corners.append(f"{x + r * math.sin(angle):.1f} {y - r * math.cos(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def draw_order_token(
    canvas: Canvas, order: Order, x: float, y: float, w: float, h: float, *, name: bool = True
) -> None:
    """The token in a rectangle; its name is left out where there is no room for it."""
    ground, ink, key = canvas.theme.family(order.family)
    left = min(w * 0.34, h * 0.62)
    r = h * 0.075
    clip = canvas.define(
        f"order-{x:.0f}-{y:.0f}",
        f'<clipPath id="order-{x:.0f}-{y:.0f}">{rect(x, y, w, h, "#000", r=r)}</clipPath>',
    )
    canvas.add(
        rect(x, y, w, h, canvas["raised"], r=r),
        f'<g clip-path="{clip}">',
        rect(x, y, left, h, ground),
        rect(x, y, left, h, family_pattern(canvas, order.family), more=' opacity=".2"'),
        path(f"M{x + left:.1f} {y:.1f}V{y + h:.1f}", line=key, wide=h * 0.018),
        "</g>",
        rect(x, y, w, h, "none", r=r, line=key, wide=h * 0.022),
    )
    _initiative(canvas, order, x + left / 2, y + h * 0.39, min(left * 0.42, h * 0.29), ink, ground)
    _place(canvas, order, x + left / 2, y + h * 0.83, h * 0.2, ink, ground)
    _parts(canvas, order, x + left, y, w - left, h * (0.74 if name else 1.0), 0.24 if name else 0.1)
    if name:
        canvas.add(
            write(
                x + left + (w - left) / 2,
                y + h * 0.84,
                order.name,
                h * 0.135,
                canvas["ink"],
                font="display",
                most=w - left - h * 0.12,
            ),
        )


def _initiative(canvas: Canvas, order: Order, x: float, y: float, r: float, ink: str, ground: str) -> None:
    """Circle = supply order, star = attack order."""
    if order.type == "attack":
        canvas.add(path(star(x, y, r * 1.05), ground, line=ink, wide=r * 0.1))
    else:
        canvas.add(disc(x, y, r, ground, line=ink, wide=r * 0.1))
    canvas.add(write(x, y, str(order.initiative), r * 1.02, ink, font="ui", weight=800))


def _place(canvas: Canvas, order: Order, x: float, y: float, size: float, ink: str, ground: str) -> None:
    """Dot = basic, row and letter = advanced."""
    if order.basic:
        canvas.add(disc(x, y, size * 0.28, ink))
        return
    row, section = order.slot
    canvas.add(
        canvas.icon(row, x - size * 0.42, y, size * 1.1, ink, ground),
        write(x + size * 0.62, y, section, size * 0.95, ink, weight=800),
    )


def _parts(canvas: Canvas, order: Order, x: float, y: float, w: float, h: float, pad: float) -> None:
    glyphs = order_glyphs(order)
    most = w - h * pad
    size = h * 0.36
    rows = rows_that_fit(glyphs, size, most, gap=0.3)
    while len(rows) * size * 1.32 > h * 0.94 or any(glyph_width(g, size) > most for g in glyphs):
        size *= 0.94
        rows = rows_that_fit(glyphs, size, most, gap=0.3)
    if len(rows) == 1:
        size = min(
            size * 1.12,
            most * size / max(1.0, sum(glyph_width(g, size) for g in glyphs) + size * 0.3 * (len(glyphs) - 1)),
        )
    step = size * 1.34
    top = y + h / 2 - step * (len(rows) - 1) / 2 + h * 0.03
    for index, row in enumerate(rows):
        wide = sum(glyph_width(g, size) for g in row) + size * 0.3 * (len(row) - 1)
        left = x + (w - wide) / 2
        for glyph in row:
            draw_glyph(canvas, glyph, left, top + index * step, size, canvas["ink"], canvas["raised"])
            left += glyph_width(glyph, size) + size * 0.3


def draw_order(pack: Pack, order: Order, theme: Theme) -> str:
    """One order token as a drawing of its own."""
    family = pack.families[order.family].name  # type: ignore[index]
    canvas = Canvas(WIDTH, HEIGHT, theme, f"{order.name}, {family}")
    draw_order_token(canvas, order, 4, 4, WIDTH - 8, HEIGHT - 8)
    return canvas.document()

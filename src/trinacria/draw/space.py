"""A space with actions, as on the action sheets and the solo board."""

from trinacria.draw.canvas import Canvas, rect
from trinacria.draw.glyphs import Glyph, action_glyph, draw_coin, draw_row, row_width, rows_that_fit
from trinacria.draw.text import write
from trinacria.games.lafamiglia.content.model.components import Space
from trinacria.games.lafamiglia.content.model.solo import SoloSpace


def draw_offer(
    canvas: Canvas, space: Space | SoloSpace, x: float, y: float, w: float, h: float, *, head: bool = False
) -> None:
    """The paper, the coin top left, infinity top right, and the actions with the sign that joins them.

    With `head` the upper edge is kept free for something else.
    """
    paper = canvas["raised"]
    canvas.add(rect(x, y, w, h, paper, r=12, line=canvas["line-strong"], wide=2.5))
    if space.infinite:
        canvas.add(rect(x + 5, y + 5, w - 10, h - 10, "none", r=8, line=canvas["line-strong"], wide=1.5))
        canvas.add(canvas.icon("infinity", x + w - 28, y + 26, 36, canvas["ink"]))
    if space.coin:
        draw_coin(canvas, space.coin, x + 26, y + 26, 20)
    top = 45.0 if space.coin or space.infinite or head else 10.0
    glyphs = [action_glyph(action) for action in space.actions]
    draw_actions(canvas, glyphs, space.join, x + 8, y + top, w - 16, h - top - 8, paper)


def draw_actions(
    canvas: Canvas, glyphs: list[Glyph], join: str, x: float, y: float, w: float, h: float, ground: str
) -> None:
    """The actions as large as the room allows, in one row or more."""
    sign = join if len(glyphs) > 1 else ""
    size = 56.0
    rows = rows_that_fit(glyphs, size, w, join=sign)
    while len(rows) * size * 1.08 > h or any(
        row_width(row, size, join=sign) + (size * 0.5 if n and sign else 0) > w for n, row in enumerate(rows)
    ):
        size *= 0.96
        rows = rows_that_fit(glyphs, size, w, join=sign)
    step = size * 1.12
    top = y + h / 2 - step * (len(rows) - 1) / 2
    for index, row in enumerate(rows):
        middle, shift = top + index * step, 0.0
        if index and sign:
            # A row that goes on from the one above begins with the sign.
            shift = size * 0.25
            left = x + w / 2 - row_width(row, size, join=sign) / 2
            canvas.add(write(left - size * 0.08, middle, sign, size * 0.6, canvas["ink-3"]))
        draw_row(canvas, row, x + w / 2 + shift, middle, size, canvas["ink"], join=sign, ground=ground)

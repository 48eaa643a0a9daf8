"""An action sheet: the actions above the columns, the printed costs, and the spaces below."""

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.glyphs import GLYPHS, Glyph, draw_coin, draw_row, draw_token
from trinacria.draw.space import draw_offer
from trinacria.draw.text import write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.components import Column, Sheet, Space
from trinacria.games.lafamiglia.content.model.pack import Pack

CELL_W, CELL_H, GAP, MARGIN = 142.0, 150.0, 9.0, 20.0
HEAD, BAND, COSTS = 76.0, 40.0, 54.0


def draw_sheet(pack: Pack, sheet: Sheet, theme: Theme) -> str:
    """One action sheet as a drawing."""
    rows = max(space.row for space in sheet.space)
    wide = 2 * MARGIN + len(pack.columns) * (CELL_W + GAP) - GAP
    top = MARGIN + BAND + HEAD + COSTS + 2 * GAP
    high = top + rows * (CELL_H + GAP) - GAP + MARGIN
    canvas = Canvas(wide, high, theme, f"{pack.about.name}: {sheet.id}")
    canvas.add(
        rect(0, 0, wide, high, canvas["surface"], r=18),
        rect(1.5, 1.5, wide - 3, high - 3, "none", r=17, line=canvas["line-strong"], wide=3),
    )
    _band(canvas, pack, sheet, wide)
    for index, column in enumerate(pack.columns):
        x = MARGIN + index * (CELL_W + GAP)
        _head(canvas, column, sheet.option_b_cost.of(column), x)
        for space in sheet.space:
            if space.column == column:
                _space(canvas, space, x, top + (space.row - 1) * (CELL_H + GAP))
    return canvas.document()


def _band(canvas: Canvas, pack: Pack, sheet: Sheet, wide: float) -> None:
    """The band over all columns: every action above them also allows an order (LF-PB-11)."""
    y = MARGIN + BAND / 2 - 4
    canvas.add(
        canvas.icon("sheet", MARGIN + 18, y, 34, canvas["ink-2"]),
        write(MARGIN + 56, y, str(sheet.id), 34, canvas["ink"], font="display", weight=800),
    )
    if pack.option_b.extra_order:
        x = MARGIN + 84
        canvas.add(rect(x, y - 16, wide - x - MARGIN, 32, canvas["danger-soft"], r=16))
        middle = x + (wide - x - MARGIN) / 2
        canvas.add(
            write(middle - 30, y, "+", 26, canvas["ink"], weight=800),
            canvas.icon("order", middle + 4, y, 30, canvas["ink"], canvas["danger-soft"]),
        )


def _head(canvas: Canvas, column: Column, cost: int, x: float) -> None:
    y = MARGIN + BAND
    ground, ink = canvas["wood"], canvas["on-wood"]
    canvas.add(rect(x, y, CELL_W, HEAD + COSTS, ground, r=12))
    glyphs = [Glyph((icon,)) for icon in GLYPHS.columns[column].icons]
    size = 48.0 if len(glyphs) == 2 else 37.0
    draw_row(canvas, glyphs, x + CELL_W / 2, y + HEAD / 2 + 2, size, ink, gap=0.26, ground=ground)
    canvas.add(
        path(
            f"M{x + 16:g} {y + HEAD:g}h{CELL_W - 32:g}",
            line=canvas["on-wood-2"],
            wide=1.2,
            more=' opacity=".5"',
        )
    )
    draw_coin(canvas, -cost, x + CELL_W / 2, y + HEAD + COSTS / 2, 20)
    canvas.add(disc(x + CELL_W / 2, y + HEAD + COSTS / 2, 20, "none", line=canvas["on-wood-2"], wide=1.6))


def _space(canvas: Canvas, space: Space, x: float, y: float) -> None:
    if space.kind == "action":
        draw_offer(canvas, space, x, y, CELL_W, CELL_H)
        return
    dashed = ' stroke-dasharray="7 6"'
    if space.kind == "grey":
        canvas.add(rect(x, y, CELL_W, CELL_H, canvas["sunken"], r=12, line=canvas["line-strong"], wide=2.5))
        draw_token(canvas, "grey", x + CELL_W / 2, y + CELL_H / 2, 38)
    elif space.kind == "free":
        canvas.add(
            rect(x, y, CELL_W, CELL_H, canvas["sunken"], r=12, line=canvas["line-strong"], wide=2.5),
            disc(x + CELL_W / 2, y + CELL_H / 2, 38, "none", line=canvas["line-strong"], wide=2.5, more=dashed),
        )
    else:
        canvas.add(
            rect(
                x + 1,
                y + 1,
                CELL_W - 2,
                CELL_H - 2,
                canvas["sunken"],
                r=12,
                line=canvas["line-strong"],
                wide=2.5,
                more=dashed,
            )
        )

"""A character card: the emblem of the trade, its name, and what a player starts with."""

from trinacria.draw.canvas import Canvas, disc, icon_names, path, rect
from trinacria.draw.glyphs import Glyph, draw_row, row_width
from trinacria.draw.text import write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.components import Character

WIDTH, HEIGHT = 300.0, 420.0


def draw_character(card: Character, theme: Theme) -> str:
    """One character card as a drawing; a trade without an emblem of its own gets a person."""
    canvas = Canvas(WIDTH, HEIGHT, theme, card.name)
    middle = WIDTH / 2
    icon = card.id if card.id in icon_names() else "person"
    arch = f"M40 230V128A{middle - 40:g} {middle - 40:g} 0 0 1 {WIDTH - 40:g} 128V230Z"
    canvas.add(
        rect(2, 2, WIDTH - 4, HEIGHT - 4, canvas["surface"], r=18, line=canvas["line-strong"], wide=3),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, "none", r=11, line=canvas["line"], wide=1.5),
        path(arch, canvas["sunken"], line=canvas["line-strong"], wide=2.5),
        disc(middle, 132, 72, canvas["raised"], line=canvas["line"], wide=1.5),
        canvas.icon(icon, middle, 132, 104, canvas["ink"], canvas["raised"]),
        rect(20, 218, WIDTH - 40, 44, canvas["wood"], r=9),
        write(middle, 240, card.name, 27, canvas["on-wood"], font="display", most=WIDTH - 64),
    )
    in_hq = [Glyph(("money",), str(card.money)), Glyph(("soldato",), str(card.hq_soldati))]
    board = (("soldato", card.soldati), ("car", card.cars), ("boat", card.boats), ("lab", card.labs))
    on_board = [Glyph((name,), str(number)) for name, number in board if number]
    for y, where, glyphs in ((303.0, "hq", in_hq), (366.0, "pin", on_board)):
        canvas.add(
            rect(20, y - 27, WIDTH - 40, 54, canvas["raised"], r=9, line=canvas["line"], wide=1.5),
            canvas.icon(where, 46, y, 34, canvas["ink-3"], canvas["raised"]),
            path(f"M70 {y - 18:g}v36", line=canvas["line-strong"], wide=1.5),
        )
        size = 36.0
        while row_width(glyphs, size, gap=0.34) > WIDTH - 20 - 70 - 14:
            size *= 0.96
        draw_row(
            canvas,
            glyphs,
            70 + (WIDTH - 20 - 70) / 2,
            y,
            size,
            canvas["ink"],
            gap=0.34,
            ground=canvas["raised"],
        )
    return canvas.document()

"""Cards and their backs: conflict cards, orders from behind, area tiles, and the backs of characters and tiles."""

from typing import Final

from trinacria.draw.board import CORNER_COLOURS
from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import theme
from trinacria.games.lafamiglia.content.model.board import Corner
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.text import set_text
from trinacria.words import Words

CREAM: Final = "#f8efdc"
"""The rim of all cards."""
WOOD: Final = "#3b2413"
_WOODEN: Final = (
    '<pattern id="wooden" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M12 2l10 10-10 10L2 12zM12 '
    '7l5 5-5 5-5-5z" fill="none" stroke="#d4bf9b" stroke-width="1" opacity=".45"/></pattern>'
)


def framed(canvas: Canvas, fill: str, inset: float, *, line: str = "#d4bf9b") -> None:
    """A cream rim to the very edge, a coloured field in it, and a thin line in that."""
    wide, high = canvas.width, canvas.height
    canvas.add(
        rect(0, 0, wide, high, CREAM),
        rect(inset, inset, wide - 2 * inset, high - 2 * inset, fill, r=inset),
    )
    step = inset * 1.8
    canvas.add(rect(step, step, wide - 2 * step, high - 2 * step, "none", r=inset * 0.7, line=line, wide=1.4))


def wooden_back(wide: float, high: float, icon: str, dots: int = 0) -> str:
    """A back in wood with an icon; dots tell sets apart."""
    canvas = Canvas(wide, high, theme("light"), icon)
    wooden = canvas.define("wooden", _WOODEN)
    inset = min(wide, high) * 0.04
    framed(canvas, WOOD, inset)
    canvas.add(rect(inset * 1.8, inset * 1.8, wide - inset * 3.6, high - inset * 3.6, wooden))
    middle, r = (wide / 2, high / 2), min(wide, high) * 0.2
    canvas.add(
        disc(*middle, r * 1.25, WOOD, line="#d4bf9b", wide=2), canvas.icon(icon, *middle, r * 1.7, "#f6ead2", WOOD)
    )
    for number in range(dots):
        x = wide / 2 + (number - (dots - 1) / 2) * r * 0.6
        canvas.add(disc(x, middle[1] + r * 1.7, r * 0.2, "#f6ead2", line=WOOD, wide=2))
    return canvas.document()


def family_back(colour: str, wide: float, high: float, icon: str) -> str:
    """A back in the colour, the pattern and with the symbol of a family."""
    canvas = Canvas(wide, high, theme("light"), f"{colour} {icon}")
    ground, ink, key = canvas.theme.family(colour)
    inset = min(wide, high) * 0.045
    framed(canvas, ground, inset, line=ink)
    far = inset * 1.8
    pattern = family_pattern(canvas, colour)
    canvas.add(rect(far, far, wide - 2 * far, high - 2 * far, pattern, more=' opacity=".2"'))
    canvas.add(rect(inset, inset, wide - 2 * inset, high - 2 * inset, "none", r=inset, line=key, wide=2))
    x, y, r = wide / 2, high / 2, min(wide, high) * 0.27
    if icon:
        canvas.add(
            rect(x - r * 2.1, y - r, r * 4.2, r * 2, ground, r=r, line=ink, wide=1.6),
            canvas.icon(icon, x - r * 1.0, y, r * 1.45, ink, ground),
            canvas.icon(f"family-{colour}", x + r * 1.0, y, r * 1.45, ink, ground),
        )
    else:
        canvas.add(
            disc(x, y, r, ground, line=ink, wide=1.6), canvas.icon(f"family-{colour}", x, y, r * 1.45, ink, ground)
        )
    return canvas.document()


def conflict_card(colour: str, card: str, words: Words) -> str:
    """A conflict card: its name, its sign on the family's colour, and what it does."""
    wide, high = 270.0, 378.0
    canvas = Canvas(wide, high, theme("light"), f"{colour} {card}")
    ground, ink, key = canvas.theme.family(colour)
    icon = "turncoat" if card == "turncoat" else "coward"
    x = wide / 2
    canvas.add(
        rect(0, 0, wide, high, CREAM),
        rect(12, 12, wide - 24, high - 24, "none", r=14, line=key, wide=3),
        write(x, 56, words(f"table-card-{card}"), 36, canvas["ink"], font="display", weight=800, most=wide - 50),
        disc(x, 166, 74, ground, line=key, wide=3),
        disc(x, 166, 74, family_pattern(canvas, colour), more=' opacity=".2"'),
        disc(x, 166, 54, ground),
        canvas.icon(icon, x, 166, 88, ink, ground),
        canvas.icon(f"family-{colour}", x, 344, 32, canvas["ink"], CREAM),
    )
    told = set_text(words(f"web-lafamiglia-duel-card-{card}"), "sans", 25, wide - 50, 76)
    canvas.add(told.draw(x, 288 - told.high / 2, canvas["ink"], "middle"))
    return canvas.document()


def area_tile(pack: Pack, corner: Corner, area: str) -> str:
    """An area tile: where a fictional family may stand; a star marks those of the game for two (LX-1-S02)."""
    wide, high = 360.0, 202.0
    canvas = Canvas(wide, high, theme("light"), area)
    shape = pack.geometry.mandamenti[pack.areas[area].mandamento]
    colour = CORNER_COLOURS[corner.id]
    canvas.add(
        rect(0, 0, wide, high, CREAM),
        rect(8, 8, wide - 16, high - 16, shape.tint, r=12, line=canvas["coast"], wide=3, more=' fill-opacity=".55"'),
        disc(wide / 2, 64, 42, colour, line=CREAM, wide=4),
        canvas.icon(f"suit-{corner.symbol}", wide / 2, 64, 58, CREAM, colour),
        write(wide / 2, 137, pack.areas[area].name, 42, canvas["land-ink"], font="display", weight=800, most=wide - 44),
        write(
            wide / 2, 174, pack.mandamenti[pack.areas[area].mandamento].name, 23, canvas["ink-2"], font="display",
            italic=True, most=wide - 60,
        ),
    )  # fmt: skip
    if area == corner.marked_1v1:
        canvas.add(canvas.icon("star", wide - 44, 44, 44, "#97281c"))
    return canvas.document()


def area_tile_back(corner: Corner, in_2v1: bool) -> str:
    """Its symbol; those of the game for three say so."""
    wide, high = 360.0, 202.0
    canvas = Canvas(wide, high, theme("light"), corner.id)
    colour = CORNER_COLOURS[corner.id]
    framed(canvas, colour, 10, line=CREAM)
    y = 84 if in_2v1 else high / 2
    canvas.add(canvas.icon(f"suit-{corner.symbol}", wide / 2, y, 100, CREAM, colour))
    if in_2v1:
        canvas.add(
            path("M120 138h120", line=CREAM, wide=2),
            write(wide / 2, 162, "2 v 1", 30, CREAM, font="display", weight=800),
        )
    return canvas.document()

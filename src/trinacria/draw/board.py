"""The board: sea, land, borders, names, start symbols, control spaces, corners."""

import math

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.patterns import land_pattern
from trinacria.draw.shapes import border_paths, closed, land_path
from trinacria.draw.text import width, write
from trinacria.draw.theme import Theme, mix
from trinacria.games.lafamiglia.content.model.pack import Pack

FRAME = 26.0
# Told apart by their symbols first; the colours are the same in both themes, like print on paper.
CORNER_COLOURS = {"nw": "#a3520f", "ne": "#6d3a6b", "sw": "#17636a", "se": "#4b3f36", "neutral": "#6b6760"}
_PAPER = "#f7edd6"
_EARTH = "#5a3a1c"


def draw_board(pack: Pack, theme: Theme) -> str:
    """The whole board as a drawing."""
    wide, high = pack.geometry.size
    canvas = Canvas(wide + 2 * FRAME, high + 2 * FRAME, theme, pack.about.name, (-FRAME, -FRAME))
    _sea(canvas, pack)
    _land(canvas, pack)
    _borders(canvas, pack)
    _hills(canvas, pack)
    if theme.name == "dark":
        canvas.add(path(land_path(pack.geometry, pack.areas), canvas["map-veil"]))
    _sea_names(canvas, pack)
    _control_spaces(canvas, pack)
    _areas(canvas, pack)
    _corners(canvas, pack)
    _frame(canvas, wide, high)
    return canvas.document()


def _sea(canvas: Canvas, pack: Pack) -> None:
    """Deep water, shoals along the coast, water lines, and dotted borders between the seas."""
    wide, high = pack.geometry.size
    coast = land_path(pack.geometry, pack.areas)
    deep, shallow = canvas["sea-deep"], canvas["sea-shallow"]
    canvas.add(rect(0, 0, wide, high, deep))
    steps = (230, 190, 155, 122, 92, 66, 44, 26)
    for index, reach in enumerate(steps):
        tone = mix(deep, shallow, (index + 1) / len(steps))
        canvas.add(path(coast, tone, line=tone, wide=reach))
    for index, reach in enumerate((38, 25, 13)):
        faint = f' opacity="{0.16 + index * 0.1:.2f}"'
        canvas.add(path(coast, line=canvas["sea-line"], wide=reach + 1.6, more=faint))
        canvas.add(path(coast, line=mix(deep, shallow, 0.86 + index * 0.07), wide=reach - 1.6))
    _waves(canvas, wide, high, coast)
    dots = ' stroke-dasharray="0 9.500" opacity=".9"'
    canvas.add(path(border_paths(pack)["sea"], line=canvas["sea-line"], wide=4, more=dots))


def _waves(canvas: Canvas, wide: int, high: int, coast: str) -> None:
    """Faint wave strokes on the open sea."""
    line = f'fill="none" stroke="{canvas["sea-line"]}" stroke-width="1.4" stroke-linecap="round"'
    wave = canvas.define(
        "p-sea",
        '<pattern id="p-sea" width="150" height="84" patternUnits="userSpaceOnUse">'
        f'<g {line} opacity=".17">'
        '<path d="M14 20q8 -7 16 0t16 0"/><path d="M92 62q8 -7 16 0t16 0"/><path d="M66 36q5 -5 10 0t10 0"/>'
        '<path d="M128 14q4 -4 8 0t8 0"/></g></pattern>',
    )
    shore = rect(0, 0, wide, high, "#fff") + path(coast, "#000", line="#000", wide=70)
    canvas.define("off-shore", f'<mask id="off-shore">{shore}</mask>')
    canvas.add(rect(0, 0, wide, high, wave, more=' mask="url(#off-shore)"'))


def _land(canvas: Canvas, pack: Pack) -> None:
    """A shadow on the water, then each mandamento: tint, pattern, and a darker rim inside its border."""
    coast = land_path(pack.geometry, pack.areas)
    canvas.add(path(coast, "#1b2a2e", more=' opacity=".35" transform="translate(3 6)"'))
    for mandamento in pack.map.mandamento:
        shape = pack.geometry.mandamenti[mandamento.id]
        d = land_path(pack.geometry, mandamento.areas)
        light = mix(shape.tint, "#fff6e2", 0.22)
        canvas.add(path(d, light))
        pattern = land_pattern(canvas, shape.pattern)
        if pattern:
            canvas.add(path(d, pattern, more=' opacity=".16"'))
        clip = f"m-{mandamento.id}"
        reference = canvas.define(clip, f'<clipPath id="{clip}"><path d="{d}"/></clipPath>')
        rim = mix(shape.tint, "#4a2c12", 0.42)
        rims = "".join(
            path(d, line=rim, wide=reach, more=f' opacity="{opacity}"')
            for reach, opacity in ((34, 0.14), (22, 0.17), (12, 0.26))
        )
        canvas.add(f'<g clip-path="{reference}">{rims}</g>')


def _borders(canvas: Canvas, pack: Pack) -> None:
    """White inside a mandamento, brown between two; the coast is darkest."""
    borders = border_paths(pack)
    canvas.add(
        path(borders["inner"], line=canvas["border-mandamento"], wide=5.4, more=' opacity=".22"'),
        path(borders["inner"], line=canvas["border-inner"], wide=3.2),
        path(borders["mandamento"], line=canvas["border-mandamento"], wide=5.2),
        path(land_path(pack.geometry, pack.areas), line=canvas["coast"], wide=4.4),
    )


def _hills(canvas: Canvas, pack: Pack) -> None:
    """Small peaks, light from the north-west."""
    for x, y, size in pack.geometry.hills:
        left, right, foot, top = x - size, x + size, y + size * 0.55, y - size * 0.8
        bend = f"Q{x + size * 0.3:.1f} {foot - size * 0.25:.1f} {x + size * 0.12:.1f} {foot:.1f}"
        shade = f"M{x:.1f} {top:.1f}L{right:.1f} {foot:.1f}{bend}Z"
        ridge = f"M{left:.1f} {foot:.1f}L{x:.1f} {top:.1f}L{right:.1f} {foot:.1f}"
        canvas.add(
            path(shade, _EARTH, more=' opacity=".34"'),
            path(ridge, line=_EARTH, wide=1.5, more=' opacity=".62"'),
        )


def _sea_names(canvas: Canvas, pack: Pack) -> None:
    for name, shape in pack.geometry.seas.items():
        label = shape.label
        told = pack.seas[name].name.upper()
        canvas.add(
            write(
                label.x,
                label.y,
                told,
                19,
                canvas["sea-ink"],
                font="display",
                italic=True,
                halo=canvas["sea-halo"],
                most=label.w,
                spacing=1.6,
            ),
        )
        for side in (-1, 1):
            x, y = shape.boats.x + side * 32, shape.boats.y
            berth = ' fill-opacity=".35" stroke-dasharray="5 4" opacity=".5"'
            canvas.add(
                rect(x - 24, y - 19, 48, 38, canvas["sea-halo"], r=9, line=canvas["sea-ink"], more=berth),
                f'<g opacity=".55">{canvas.icon("boat", x, y, 27, canvas["sea-ink"])}</g>',
            )


def _areas(canvas: Canvas, pack: Pack) -> None:
    """Names with a paper halo, and the start symbols where the pieces will stand."""
    for name, shape in pack.geometry.areas.items():
        area, label = pack.areas[name], shape.label
        for index, line in enumerate(label.lines):
            y = label.y + (index - (len(label.lines) - 1) / 2) * label.size
            canvas.add(
                write(
                    label.x,
                    y,
                    line,
                    label.size,
                    canvas["land-ink"],
                    font="display",
                    weight=800,
                    halo=canvas["land-halo"],
                    most=label.w * 1.06,
                )
            )
        if name == pack.map.tie_break:
            x = label.x + width(label.lines[-1], label.size, "display") / 2 + 14
            canvas.add(canvas.icon("star", x, label.y, 20, "#97281c"))
        for x, y in shape.start_spots:
            _start_symbol(canvas, pack, area.start, x, y)


def _start_symbol(canvas: Canvas, pack: Pack, start: str, x: float, y: float, r: float = 13.0) -> None:
    icon = "family-grey" if start == "neutral" else f"suit-{pack.corners[start].symbol}"
    canvas.add(
        disc(x + 0.6, y + 1.6, r + 0.8, "#000", more=' opacity=".25"'),
        disc(x, y, r, CORNER_COLOURS[start], line=_PAPER, wide=1.9),
        canvas.icon(icon, x, y, r * 1.36, _PAPER),
    )


def _control_spaces(canvas: Canvas, pack: Pack) -> None:
    """A ring in the sea, joined to its mandamento by a line, with its name, tint and pattern."""
    brown = canvas["border-mandamento"]
    for name, shape in pack.geometry.mandamenti.items():
        space = shape.control
        (xa, ya), (xb, yb) = space.lead
        pattern = land_pattern(canvas, shape.pattern)
        canvas.add(
            path(f"M{xa:g} {ya:g}L{xb:g} {yb:g}", line=brown, wide=4.2),
            disc(xb, yb, 4, brown),
            disc(space.x + 1, space.y + 3, space.r + 2, "#000", more=' opacity=".28"'),
            disc(space.x, space.y, space.r + 1, brown),
            disc(space.x, space.y, space.r - 1.6, _PAPER),
            disc(space.x, space.y, space.r - 4, mix(shape.tint, "#fff6e2", 0.15)),
        )
        if pattern:
            canvas.add(disc(space.x, space.y, space.r - 4, pattern, more=' opacity=".3"'))
        canvas.add(
            write(
                space.text.x,
                space.text.y,
                pack.mandamenti[name].name,
                17,
                canvas["sea-ink"],
                font="display",
                italic=True,
                weight=700,
                anchor=space.text.anchor,
                halo=canvas["sea-halo"],
                most=190,
            ),
        )


def _corners(canvas: Canvas, pack: Pack) -> None:
    """A symbol at each corner, and an arrow to the one who plays next (LF-T-01)."""
    wide, high = pack.geometry.size
    inset = 64.0
    places = {
        "nw": (inset, inset),
        "ne": (wide - inset, inset),
        "sw": (inset, high - inset),
        "se": (wide - inset, high - inset),
    }
    for corner in pack.map.corner:
        x, y = places[corner.id]
        tx, ty = places[corner.next]
        away = math.hypot(tx - x, ty - y) or 1.0
        ux, uy = (tx - x) / away, (ty - y) / away
        points = [(46, 5), (60, 5), (60, 12), (80, 0), (60, -12), (60, -5), (46, -5)]
        arrow = closed(tuple((x + ux * a - uy * b, y + uy * a + ux * b) for a, b in points))
        canvas.add(
            path(arrow, _PAPER, line=canvas["border-mandamento"], wide=1.6),
            disc(x, y, 41, "none", line=_PAPER, wide=1.6),
        )
        _start_symbol(canvas, pack, corner.id, x, y, 35)


def _frame(canvas: Canvas, wide: int, high: int) -> None:
    """A wooden frame; a compass and the island's name on the open sea."""
    _compass(canvas, 172, 748, 58)
    canvas.add(
        write(
            448,
            905,
            "SICILIA",
            52,
            canvas["sea-line"],
            font="display",
            weight=700,
            spacing=24,
            halo=canvas["sea-deep"],
        ),
        rect(-FRAME / 2, -FRAME / 2, wide + FRAME, high + FRAME, "none", line=canvas["wood"], wide=FRAME),
        rect(-FRAME / 2, -FRAME / 2, wide + FRAME, high + FRAME, "none", line=canvas["wood-2"], wide=FRAME - 12),
        rect(-1, -1, wide + 2, high + 2, "none", line=canvas["on-wood-2"], wide=2),
        rect(9, 9, wide - 18, high - 18, "none", line=canvas["sea-line"], wide=1.4, more=' opacity=".6"'),
    )


def _compass(canvas: Canvas, x: float, y: float, reach: float) -> None:
    ink, paper = canvas["sea-ink"], canvas["sea-line"]
    parts = [
        disc(x, y, reach * 1.12, "none", line=ink, wide=1),
        disc(x, y, reach * 0.34, "none", line=ink, wide=1),
    ]
    for step in range(8):
        angle, far = math.pi / 4 * step, reach if step % 2 == 0 else reach * 0.66
        for side, fill in ((1, paper), (-1, ink)):
            bend = angle + side * 0.4
            tip = f"{x + math.sin(angle) * far:.1f} {y - math.cos(angle) * far:.1f}"
            edge = f"{x + math.sin(bend) * reach * 0.24:.1f} {y - math.cos(bend) * reach * 0.24:.1f}"
            parts.append(path(f"M{x:g} {y:g}L{edge}L{tip}Z", fill, line=ink, wide=0.6))
    canvas.add(f'<g opacity=".75">{"".join(parts)}</g>')
    canvas.add(write(x, y - reach * 1.38, "N", 22, ink, font="display", weight=700))

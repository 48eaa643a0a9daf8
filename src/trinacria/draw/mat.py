"""A family mat: four rows of round spaces in sections, with the order of each section beside it."""

from trinacria.draw.canvas import Canvas, disc, path, rect
from trinacria.draw.glyphs import draw_token
from trinacria.draw.order import draw_order_token
from trinacria.draw.patterns import family_pattern
from trinacria.draw.text import write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.components import (
    INSTITUTIONS,
    EconomyRow,
    FamilyId,
    Institution,
    JusticeRow,
    Mat,
    MatSpace,
    RevealsMoney,
    RevealsPair,
    RevealsValue,
)
from trinacria.games.lafamiglia.content.model.pack import Pack

MARGIN, ROW, TITLE = 20.0, 116.0, 76.0
ICON, START, SPACE, ORDER_W, ORDER_H, SECTION = 58.0, 70.0, 68.0, 156.0, 98.0, 32.0
R = 30.0


def _row_width(mat: Mat, row: Institution) -> float:
    return ICON + START + len(mat.row(row).spaces) * SPACE + len(mat.sections(row)) * (ORDER_W + SECTION)


def draw_mat(pack: Pack, family: FamilyId, theme: Theme) -> str:
    """The mat of one family as a drawing."""
    wide = 2 * MARGIN + max(_row_width(pack.families[f].mat, row) for f in pack.families for row in INSTITUTIONS)
    high = TITLE + 4 * ROW + MARGIN + 12
    canvas = Canvas(wide, high, theme, pack.families[family].name)
    ground, ink, key = theme.family(family)
    clip = canvas.define("title", f'<clipPath id="title">{rect(0, 0, wide, high, "#000", r=18)}</clipPath>')
    canvas.add(
        rect(0, 0, wide, high, canvas["surface"], r=18),
        f'<g clip-path="{clip}">',
        rect(0, 0, wide, TITLE, ground),
        rect(0, 0, wide, TITLE, family_pattern(canvas, family), more=' opacity=".2"'),
        path(f"M0 {TITLE:g}H{wide:g}", line=key, wide=3),
        "</g>",
        rect(1.5, 1.5, wide - 3, high - 3, "none", r=17, line=key, wide=3),
    )
    draw_token(canvas, family, MARGIN + 28, TITLE / 2, 27)
    canvas.add(
        write(
            MARGIN + 72,
            TITLE / 2,
            pack.families[family].name,
            40,
            ink,
            font="display",
            weight=800,
            anchor="start",
            halo=ground,
            most=wide - 2 * MARGIN - 72,
        )
    )
    for index, row in enumerate(INSTITUTIONS):
        _row(canvas, pack, family, row, TITLE + 14 + index * ROW + ROW / 2)
        if index:
            y = TITLE + 14 + index * ROW
            canvas.add(path(f"M{MARGIN:g} {y:g}H{wide - MARGIN:g}", line=canvas["line"], wide=1.5))
    return canvas.document()


def _row(canvas: Canvas, pack: Pack, family: FamilyId, row: Institution, y: float) -> None:
    mat = pack.families[family].mat
    spaces = mat.row(row)
    x = MARGIN
    canvas.add(canvas.icon(row, x + 26, y, 50, canvas["ink"], canvas["surface"]))
    x += ICON
    if not isinstance(spaces, EconomyRow):
        canvas.add(rect(x, y - 30, 58, 60, canvas["sunken"], r=10, line=canvas["line-strong"], wide=2.5))
        if isinstance(spaces, JusticeRow):
            _pair(canvas, spaces.start, x + 29, y, 26)
        else:
            canvas.add(write(x + 29, y, str(spaces.start), 36, canvas["ink"], weight=800))
    x += START
    for section in mat.sections(row):
        canvas.add(
            path(
                f"M{x + 6:g} {y - 42:g}V{y + 42:g}",
                line=canvas["line-strong"],
                wide=2.5,
                more=' stroke-dasharray="0 7"',
            ),
            write(x + 21, y, section, 22, canvas["ink-3"], weight=800),
        )
        x += SECTION
        for space in spaces.spaces:
            if space.section == section:
                _space(canvas, space, x + SPACE / 2, y)
                x += SPACE
        order = pack.orders.get(f"{family}.{row}.{section}")
        if order is not None:
            draw_order_token(canvas, order, x + 4, y - ORDER_H / 2, ORDER_W - 10, ORDER_H, name=False)
        x += ORDER_W


def _space(canvas: Canvas, space: MatSpace, x: float, y: float) -> None:
    """What a space reveals: a value on gold, an effect on paper; doubled ones have a second rim."""
    value = isinstance(space, RevealsPair | RevealsValue)
    ground = canvas["legal-soft"] if value else canvas["raised"]
    if space.doubled:
        canvas.add(disc(x, y, R + 3, "none", line=canvas["line-strong"], wide=2))
        canvas.add(disc(x, y, R - 2, ground, line=canvas["line-strong"], wide=2.5))
    else:
        canvas.add(disc(x, y, R, ground, line=canvas["line-strong"], wide=2.5))
    ink = canvas["ink"]
    if isinstance(space, RevealsPair):
        _pair(canvas, space.value, x, y, 24)
    elif isinstance(space, RevealsValue):
        canvas.add(write(x, y, str(space.value), 33, ink, weight=800))
    elif isinstance(space, RevealsMoney):
        canvas.add(
            disc(
                x,
                y,
                R * 0.7,
                canvas["coin-in"],
                line=canvas["ink"] if canvas.theme.name == "light" else canvas["wood"],
                wide=1.8,
            ),
            write(x, y, f"+{space.n}", 24, canvas["on-coin-in"], weight=800),
        )
    else:
        canvas.add(canvas.icon(space.reveals, x, y, 40, ink, ground))


def _pair(canvas: Canvas, pair: tuple[int, int], x: float, y: float, size: float) -> None:
    """Upper half: car in an attack; lower half: car bomb (LF-FM-07)."""
    ink = canvas["ink"]
    canvas.add(
        write(x, y - size * 0.5, str(pair[0]), size, ink, weight=800),
        path(f"M{x - size * 0.5:.1f} {y:.1f}h{size:.1f}", line=ink, wide=1.8),
        write(x, y + size * 0.52, str(pair[1]), size, ink, weight=800),
    )

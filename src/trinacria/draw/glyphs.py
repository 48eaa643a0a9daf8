"""Actions and parts as icons with numbers: the one picture language of all components.

Which icons stand for what is said in `art/glyphs.json`, which the page reads too.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from trinacria.draw.canvas import Canvas, disc, rect
from trinacria.draw.text import width, write
from trinacria.games.lafamiglia.content.model import actions, parts
from trinacria.games.lafamiglia.content.model.components import Order


class Glyph(NamedTuple):
    """Icons that belong together, and a number right of them."""

    icons: tuple[str, ...]
    label: str = ""
    supply: bool = False


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How something is drawn where its fields are as `when` says."""

    icons: tuple[str, ...]
    label: str = ""
    """The field with the number; with a plus before it: what is added, and nothing for 0."""
    supply: bool = False
    when: Mapping[str, int | str] = {}


class ColumnSign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is above a column of the top sheet: an icon for each thing that it does."""

    icons: tuple[str, ...]
    short: str = ""
    """The one icon for where there is little room; nothing: there is room for all."""


class Glyphs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the first case that fits; what is not listed has the icon of its own name."""

    actions: Mapping[str, tuple[Case, ...]]
    parts: Mapping[str, tuple[Case, ...]]
    columns: Mapping[str, ColumnSign]
    legend: Mapping[str, tuple[str, str]]
    """The message that names an icon, and the rule that says what it does."""


GLYPHS: Final = msgspec.json.decode(files("trinacria.art").joinpath("glyphs.json").read_bytes(), type=Glyphs)


def action_glyph(action: actions.Action) -> Glyph:
    """The picture of an action of a sheet or of the solo board."""
    return _glyph(GLYPHS.actions.get(action.do), action.do, action)


def part_glyph(part: parts.AnyPart) -> Glyph:
    """The picture of a part of an order; supply parts lie on green ground (LF-O-07)."""
    return _glyph(GLYPHS.parts.get(part.name), part.name, part)


def _glyph(cases: Sequence[Case] | None, name: str, thing: object) -> Glyph:
    for case in cases or ():
        if all(getattr(thing, key) == value for key, value in case.when.items()):
            return Glyph(case.icons, _label(case.label, thing), case.supply)
    return Glyph((name,))


def _label(label: str, thing: object) -> str:
    if not label:
        return ""
    number: int | list[int] = getattr(thing, label.removeprefix("+"))
    if isinstance(number, int):
        return str(number) if label[0] != "+" else f"+{number}" if number else ""
    return "/".join(map(str, number))


def order_glyphs(order: Order) -> list[Glyph]:
    """The pictures of an order; a book stands for its special text."""
    glyphs = [part_glyph(part) for part in order.parts]
    return [*glyphs, Glyph(("book",))] if order.special else glyphs


def glyph_width(glyph: Glyph, size: float) -> float:
    """How wide a glyph is, with its green ground if it has one."""
    wide = size * len(glyph.icons)
    if glyph.label:
        wide += size * 0.08 + width(glyph.label, size * 0.72)
    return wide + (size * 0.3 if glyph.supply else 0)


def draw_glyph(canvas: Canvas, glyph: Glyph, x: float, y: float, size: float, colour: str, ground: str = "") -> None:
    """A glyph with its left edge at x and its middle at y."""
    wide = glyph_width(glyph, size)
    if glyph.supply:
        canvas.add(rect(x, y - size * 0.58, wide, size * 1.16, canvas["supply-ground"], r=size * 0.2))
        colour, ground = canvas["on-supply-ground"], canvas["supply-ground"]
        x += size * 0.15
    for icon in glyph.icons:
        canvas.add(canvas.icon(icon, x + size / 2, y, size, colour, ground))
        x += size
    if glyph.label:
        canvas.add(write(x + size * 0.08, y, glyph.label, size * 0.72, colour, anchor="start", weight=800))


def draw_row(
    canvas: Canvas,
    glyphs: list[Glyph],
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    join: str = "",
    gap: float = 0.2,
    ground: str = "",
) -> None:
    """Glyphs side by side, centred on a point, with a sign between them."""
    between = width(join, size * 0.6) + size * gap if join else size * gap
    total = sum(glyph_width(glyph, size) for glyph in glyphs) + between * (len(glyphs) - 1)
    left = x - total / 2
    for index, glyph in enumerate(glyphs):
        if index and join:
            canvas.add(write(left - between / 2, y, join, size * 0.6, canvas["ink-3"]))
        draw_glyph(canvas, glyph, left, y, size, colour, ground)
        left += glyph_width(glyph, size) + between


def row_width(glyphs: list[Glyph], size: float, *, join: str = "", gap: float = 0.2) -> float:
    """How wide such a row is."""
    between = width(join, size * 0.6) + size * gap if join else size * gap
    return sum(glyph_width(glyph, size) for glyph in glyphs) + between * (len(glyphs) - 1)


def rows_that_fit(
    glyphs: list[Glyph], size: float, most: float, *, join: str = "", gap: float = 0.2
) -> list[list[Glyph]]:
    """The glyphs in as few rows as the width allows."""
    rows: list[list[Glyph]] = []
    for glyph in glyphs:
        if rows and row_width([*rows[-1], glyph], size, join=join, gap=gap) <= most:
            rows[-1].append(glyph)
        else:
            rows.append([glyph])
    return rows


def draw_coin(canvas: Canvas, amount: int, x: float, y: float, r: float) -> None:
    """Receive: yellow with a plus; pay: black with a minus."""
    kind = "in" if amount > 0 else "out"
    ground, ink = canvas[f"coin-{kind}"], canvas[f"on-coin-{kind}"]
    line = canvas["ink"] if amount > 0 or canvas.theme.name == "light" else canvas["line-strong"]
    sign = "+" if amount > 0 else "−"
    canvas.add(
        disc(x, y, r, ground, line=line, wide=r * 0.09),
        write(x, y, f"{sign}{abs(amount)}", r * 1.02, ink, weight=800),
    )


def draw_token(canvas: Canvas, family: str, x: float, y: float, r: float) -> None:
    """A wooden token in the colour of a family, with its symbol."""
    ground, ink, key = canvas.theme.family(family)
    canvas.add(
        disc(x, y + r * 0.08, r, key, more=' fill-opacity=".55"'),
        disc(x, y, r, ground, line=key, wide=r * 0.1),
        canvas.icon(f"family-{family}", x, y, r * 1.25, ink, ground),
    )

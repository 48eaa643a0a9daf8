"""Actions and parts as icons with numbers: the one picture language of all components."""

from typing import NamedTuple

from trinacria.draw.canvas import Canvas, disc, rect
from trinacria.draw.text import width, write
from trinacria.games.lafamiglia.content.model import actions, parts
from trinacria.games.lafamiglia.content.model.components import Order

SUPPLY_PARTS = (
    parts.Place,
    parts.PlaceBase,
    parts.Recruit,
    parts.Car,
    parts.Boat,
    parts.Lab,
    parts.Money,
    parts.Launder,
)


class Glyph(NamedTuple):
    """Icons that belong together, and a number right of them."""

    icons: tuple[str, ...]
    label: str = ""
    supply: bool = False


def _bonus(n: int) -> str:
    return f"+{n}" if n else ""


def action_glyph(action: actions.Action) -> Glyph:
    """The picture of an action of a sheet or of the solo board."""
    match action:
        case actions.Recruit():
            return Glyph(("recruit",), _bonus(action.bonus))
        case actions.Place():
            return Glyph(("place",), _bonus(action.bonus))
        case actions.PlaceReinforce():
            return Glyph(("reinforce",), _bonus(action.bonus))
        case actions.IssueOrder():
            if action.count == 1:
                return Glyph(("order",))
            return Glyph(("order-2",) if action.areas == 2 else ("order-pair",))
        case actions.ExertInfluence():
            return Glyph(("exert",) if action.to == "supply" else ("exert-sheet",))
        case actions.InfluenceRow2():
            return Glyph(("exert-row",))
        case actions.LaunderAndGather():
            return Glyph(("launder", "gather"))
        case actions.FinalAction():
            return Glyph(("final-action",))
        case actions.LabSoldati():
            return Glyph(("lab-soldato",), str(action.max))
        case actions.LabSoldatiAll():
            return Glyph(("lab-soldato",))
        case actions.PlaceOwn():
            return Glyph(("reinforce",), str(action.max))
        case actions.Money():
            return Glyph(("money",), str(action.n))
        case _:
            return Glyph((action.do,))


_PART_ICONS = {
    "move": "advance",
    "move2": "advance-2",
    "strike2": "strike-2",
    "place": "soldato",
    "place_base": "soldato-base",
}


def part_glyph(part: parts.AnyPart) -> Glyph:
    """The picture of a part of an order; supply parts lie on green ground (LF-O-07)."""
    icon = _PART_ICONS.get(part.name, part.name)
    match part:
        case parts.Pentito():
            label = "/".join(map(str, part.list))
        case parts.Agitate():
            label = str(part.range)
        case parts.PlaceBase():
            label = _bonus(part.bonus)
        case parts.Skull() | parts.Vest() | parts.Place() | parts.Recruit() | parts.Money():
            label = str(part.n)
        case _:
            label = ""
    return Glyph((icon,), label, isinstance(part, SUPPLY_PARTS))


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

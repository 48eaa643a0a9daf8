"""A control tile: its phase, what it does, what it costs, and the place of the token that marks it."""

from trinacria.draw.canvas import Canvas, disc, rect
from trinacria.draw.glyphs import Glyph, draw_coin, draw_row
from trinacria.draw.text import wrap, write
from trinacria.draw.theme import Theme
from trinacria.games.lafamiglia.content.model.components import Tile, TileEffect

WIDTH, HEIGHT = 420.0, 238.0
_EFFECTS: dict[TileEffect, tuple[tuple[str, ...], bool]] = {
    "retarget": (("retarget",), False),
    "remove_defender": (("remove-soldato",), True),
    "second_order_in_area": (("order-pair",), False),
    "car_bomb_range": (("car-bomb",), True),
    "exert_influence": (("exert",), False),
    "attack_bonus": (("boat", "skull"), True),
    "place_from_hq": (("place",), True),
    "place_from_supply": (("supply", "place"), True),
    "place_boat": (("boat",), True),
    "defence_bonus": (("shield",), True),
    "money_per_mandamento": (("mandamento", "money"), True),
}


def draw_tile(tile: Tile, theme: Theme) -> str:
    """One control tile as a drawing."""
    canvas = Canvas(WIDTH, HEIGHT, theme, tile.name)
    phase = "sheet" if tile.phase == "planning" else "advance"
    canvas.add(
        rect(2, 2, WIDTH - 4, HEIGHT - 4, canvas["surface"], r=16, line=canvas["line-strong"], wide=3),
        rect(14, 14, WIDTH - 28, 48, canvas["wood"], r=9),
        canvas.icon(phase, 42, 38, 32, canvas["on-wood"], canvas["wood"]),
        write(70, 38, tile.name, 27, canvas["on-wood"], font="display", anchor="start", most=WIDTH - 100),
    )
    icons, counted = _EFFECTS[tile.effect.do]
    cost = tile.cost.money + tile.cost.hq_soldati
    x = 30.0
    if tile.cost.money:
        draw_coin(canvas, -tile.cost.money, x + 20, 98, 20)
    elif tile.cost.hq_soldati:
        draw_row(canvas, [Glyph(("soldato",), f"−{tile.cost.hq_soldati}")], x + 32, 98, 36, canvas["ink"])
    left = 30.0 if not cost else 84.0 if tile.cost.money else 112.0
    right = WIDTH - 110
    draw_row(
        canvas,
        [Glyph(icons, str(tile.effect.n) if counted else "")],
        (left + right) / 2,
        98,
        52,
        canvas["ink"],
        ground=canvas["surface"],
    )
    canvas.add(
        disc(
            WIDTH - 62,
            106,
            32,
            canvas["sunken"],
            line=canvas["line-strong"],
            wide=2.5,
            more=' stroke-dasharray="7 6"',
        )
    )
    size = 17.0
    lines = wrap(tile.text, size, WIDTH - 44)
    while len(lines) * size * 1.16 > 86:
        size *= 0.96
        lines = wrap(tile.text, size, WIDTH - 44)
    for index, line in enumerate(lines):
        canvas.add(write(22, 152 + index * size * 1.2, line, size, canvas["ink-2"], weight=500, anchor="start"))
    return canvas.document()

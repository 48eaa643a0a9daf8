"""All drawings of a pack by name: what `trinacria content draw`, the docs and the tests use."""

from collections.abc import Iterator

from trinacria.draw.board import draw_board
from trinacria.draw.canvas import Canvas, icon_names
from trinacria.draw.character import draw_character
from trinacria.draw.mat import draw_mat
from trinacria.draw.order import draw_order
from trinacria.draw.sheet import draw_sheet
from trinacria.draw.solo import draw_one_v_one, draw_two_v_one
from trinacria.draw.theme import ThemeName, theme
from trinacria.draw.tile import draw_tile
from trinacria.games.lafamiglia.content.model.pack import Pack


def draw_all(pack: Pack, name: ThemeName) -> Iterator[tuple[str, str]]:
    """Every component: its name and its SVG, board first."""
    look = theme(name)
    yield "board", draw_board(pack, look)
    for sheet in pack.sheets:
        yield f"sheet-{sheet.id}", draw_sheet(pack, sheet, look)
    for family in pack.families:
        yield f"mat-{family}", draw_mat(pack, family, look)
    for order in pack.orders.values():
        yield f"order-{order.id}", draw_order(pack, order, look)
    for card in pack.characters.values():
        yield f"character-{card.id}", draw_character(card, look)
    for tile in pack.tiles.values():
        yield f"tile-{tile.id}", draw_tile(tile, look)
    yield "solo-1v1", draw_one_v_one(pack, look)
    yield "solo-2v1", draw_two_v_one(pack, look)


def draw_icons(name: ThemeName) -> Iterator[tuple[str, str]]:
    """Every icon in the ink of a theme: for pages that cannot colour them themselves."""
    look = theme(name)
    for icon in sorted(icon_names()):
        canvas = Canvas(24, 24, look, icon)
        canvas.add(canvas.icon(icon, 12, 12, 24, look["ink"], look["surface"]))
        yield icon, canvas.document()

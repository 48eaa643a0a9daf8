"""Every component of a content pack as pieces to cut out, as many of each as the pack says."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from trinacria.draw.board import draw_board
from trinacria.draw.canvas import view_box
from trinacria.draw.character import draw_character
from trinacria.draw.mat import draw_mat
from trinacria.draw.order import draw_order
from trinacria.draw.sheet import draw_sheet
from trinacria.draw.solo import draw_one_v_one, draw_two_v_one
from trinacria.draw.theme import theme
from trinacria.draw.tile import draw_tile
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.lafamiglia import tokens
from trinacria.paper.lafamiglia.cards import (
    CREAM,
    area_tile,
    area_tile_back,
    conflict_card,
    family_back,
    wooden_back,
)
from trinacria.paper.lafamiglia.chart import draw_chart
from trinacria.paper.lafamiglia.overview import draw_attack, draw_plans
from trinacria.paper.lafamiglia.screen import draw_screen
from trinacria.paper.sheet import Piece
from trinacria.words import Words

COUNTER, INFLUENCE = 16.0, 13.5
"""Millimetres: influence tokens cover the round spaces of a mat."""
ORDER: Final = (36.0, 20.2)
"""An order covers its place on a mat."""
MAT_WIDE: Final = 260.0
FIVES: Final = 5
"""Some soldati stand for five, or an army would not fit in its area."""
_LIGHT: Final = theme("light")


def _heightened(drawing: str, high: float) -> str:
    """The drawing in the middle of a higher frame."""
    x, y, wide, was = view_box(drawing)
    frame = f'viewBox="{x:g} {y - (high - was) / 2:g} {wide:g} {high:g}"'
    return re.sub(r'viewBox="[^"]*"', frame, drawing, count=1)


def _sized(name: str, drawing: str, wide: float, *, on_side: bool = False, back: str | None = None) -> Piece:
    """A piece as high as its drawing; of two sides the higher one decides."""
    high = max(view_box(side)[3] for side in (drawing, back) if side is not None)
    behind = None if back is None else _heightened(back, high)
    return Piece(name, _heightened(drawing, high), behind, wide, wide * high / view_box(drawing)[2], on_side=on_side)


def mats(pack: Pack, words: Words) -> Iterator[Piece]:
    """The mat of each family."""
    for family in pack.families:
        yield _sized(f"mat {family}", draw_mat(pack, family, _LIGHT), MAT_WIDE, on_side=True)


def sheets(pack: Pack, words: Words) -> Iterator[Piece]:
    """The action sheets; sheet 0 is printed on the board of the box and loose here."""
    for sheet in pack.sheets:
        yield _sized(f"sheet {sheet.id}", draw_sheet(pack, sheet, _LIGHT), 185.0)


def charts(pack: Pack, words: Words) -> Iterator[Piece]:
    """The order chart of each family."""
    for family in pack.families:
        yield _sized(f"chart {family}", draw_chart(pack, family, words), 188.0)


def overviews(pack: Pack, words: Words) -> Iterator[Piece]:
    """The overview sheet of each team: the island to plan on, and the steps of an attack behind it."""
    for number in range(1, pack.pieces.tiles.sets + 1):
        yield _sized(f"overview {number}", draw_plans(pack), 260.0, on_side=True, back=draw_attack(pack, words))


def screens(pack: Pack, words: Words) -> Iterator[Piece]:
    """The screen of each family."""
    for family in pack.families:
        yield _sized(f"screen {family}", draw_screen(pack, family, words), 260.0, on_side=True)


def orders(pack: Pack, words: Words) -> Iterator[Piece]:
    """The order tokens, sealed letters from behind."""
    wide, high = ORDER
    for family in pack.families:
        back = family_back(family, wide * 10, high * 10, "order")
        for order in pack.orders_of(family):
            yield Piece(f"order {order.id}", draw_order(pack, order, _LIGHT), back, wide, high, bleed=CREAM)


def cards(pack: Pack, words: Words) -> Iterator[Piece]:
    """The character cards, and the conflict cards of each family."""
    back = wooden_back(300, 420, "person")
    for card in pack.characters.values():
        yield Piece(f"character {card.id}", draw_character(card, _LIGHT), back, 63.0, 88.0, bleed=CREAM)
    dealt = pack.pieces.family.conflict_cards
    for family in pack.families:
        behind = family_back(family, 270, 378, "")
        for name, count in (("turncoat", dealt.turncoat), ("coward1", dealt.coward_1), ("coward2", dealt.coward_2)):
            front = conflict_card(family, name, words)
            yield from [Piece(f"conflict {family} {name}", front, behind, 45.0, 63.0, bleed=CREAM)] * count


def tiles(pack: Pack, words: Words) -> Iterator[Piece]:
    """The control tiles, a set for each team; dots tell the sets apart."""
    for number in range(1, pack.pieces.tiles.sets + 1):
        back = wooden_back(420, 238, "tile", number)
        for tile in pack.tiles.values():
            yield Piece(f"tile {tile.id}", draw_tile(tile, _LIGHT), back, 75.0, 42.5, bleed=CREAM)


def _counter(name: str, front: str, back: str | None = None) -> Piece:
    return Piece(name, front, front if back is None else back, COUNTER, COUNTER)


def _soldati(colour: str, number: int) -> Iterator[Piece]:
    """So many soldati: three fifths of them in fives, the others one by one."""
    fives = number * 3 // 5 // FIVES
    yield from [_counter(f"soldato {colour} {FIVES}", tokens.unit(colour, "soldato", "round", FIVES))] * fives
    ones = _counter(f"soldato {colour} 1", tokens.unit(colour, "soldato", "round"))
    yield from [ones] * (number - fives * FIVES)


def counters(pack: Pack, words: Words) -> Iterator[Piece]:
    """What each family has on the board, and the grey pieces."""
    own, common = pack.pieces.family, pack.pieces.common
    for family in pack.families:
        yield from _soldati(family, own.soldati)
        yield from [_counter(f"car {family}", tokens.unit(family, "car", "square"))] * own.cars
        yield from [_counter(f"boat {family}", tokens.unit(family, "boat", "square"))] * own.boats
        yield from [_counter(f"bust {family}", tokens.unit(family, "final-action", "square"))] * own.busts
        crest, fresh = tokens.unit(family, "control", "eight"), tokens.fresh_control(family)
        yield from [_counter(f"control {family}", crest, fresh)] * own.control_tokens
    yield from _soldati("grey", common.neutral_soldati)
    yield from [_counter("lab", tokens.plain("lab", "square", "sunken", "ink"))] * common.labs
    yield from [_counter("start", tokens.plain("start-player", "round", "wood", "on-wood"))] * common.start_pieces


def influence(pack: Pack, words: Words) -> Iterator[Piece]:
    own, common = pack.pieces.family, pack.pieces.common
    numbers = dict.fromkeys(pack.families, own.mat_influence + own.free_influence)
    for colour, number in (*numbers.items(), ("grey", common.neutral_influence)):
        drawing = tokens.influence(colour)
        yield from [Piece(f"influence {colour}", drawing, drawing, INFLUENCE, INFLUENCE)] * number


def money(pack: Pack, words: Words) -> Iterator[Piece]:
    common = pack.pieces.common
    for amount, number in ((1, common.coins_of_1), (2, common.coins_of_2)):
        yield from [_counter(f"money {amount}", tokens.coin(amount))] * number


def solo(pack: Pack, words: Words) -> Iterator[Piece]:
    """The expansion for two and three: the board with its two sides, area tiles, Block tokens, Restriction token."""
    yield _sized("solo board", draw_one_v_one(pack, _LIGHT), 250.0, on_side=True, back=draw_two_v_one(pack, _LIGHT))
    for corner in pack.map.corner:
        for area in (*corner.series_2v1, *corner.series_rest):
            behind = area_tile_back(corner, area in corner.series_2v1)
            yield Piece(f"area {area}", area_tile(pack, corner, area), behind, *ORDER, bleed=CREAM)
    common = pack.solo.common
    locked = tokens.plain("padlock", "round", "danger-soft", "danger")
    opened = tokens.plain("check", "round", "raised", "ink")
    yield from [_counter("block", locked, opened)] * common.block_tokens
    yield from [_counter("restriction", tokens.plain("close", "square", "danger-soft", "danger"))] * (
        common.restriction_tokens
    )


PIECES: Final[dict[str, Callable[[Pack, Words], Iterator[Piece]]]] = {
    "mats": mats,
    "sheets": sheets,
    "charts": charts,
    "overviews": overviews,
    "screens": screens,
    "orders": orders,
    "cards": cards,
    "tiles": tiles,
    "counters": counters,
    "influence": influence,
    "money": money,
    "solo": solo,
}
"""The kinds of components that are cut out, by the word of `--what`."""


def board(pack: Pack) -> str:
    return draw_board(pack, _LIGHT)

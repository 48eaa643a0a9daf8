"""A content pack as the rules use it: every id is a small number, every printed text a table."""

from typing import Final

from trinacria.games.lafamiglia.content.model.actions import (
    ExertInfluence,
    IssueOrder,
    LabSoldati,
    LaunderAndGather,
    Money,
    Place,
    PlaceOwn,
    PlaceReinforce,
    Recruit,
    SoloAction,
)
from trinacria.games.lafamiglia.content.model.components import COLUMNS, FAMILIES, INSTITUTIONS
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.rules.constants import ACTION, KINDS, MANY, OFF_SHEETS
from trinacria.games.lafamiglia.rules.printed import PrintedMat, PrintedOrder, PrintedPart, PrintedSpace, PrintedTile
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect

PART_WORDS: Final[dict[str, str]] = {
    "recruit": "recruit",
    "place": "place",
    "place_reinforce": "reinforce",
    "issue_order": "issue",
    "equipment": "equipment",
    "car": "car",
    "boat": "boat",
    "lab": "lab",
    "launder": "launder",
    "exert_influence": "exert",
    "influence_row2": "row2",
    "final_action": "final",
    "lab_soldati": "lab-soldati",
    "lab_soldati_all": "lab-soldati",
    "place_own": "place-own",
    "money": "money",
}
"""The word of a partial action of a space, as it is typed."""


class PrintedGame:
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.hash: str = pack.hash
        self.colours: tuple[str, ...] = FAMILIES
        self.first_colours = tuple([colour for colour in FAMILIES if pack.families[colour].beginner])
        """Those of a first game. [LF-S-06]"""
        self.columns: tuple[str, ...] = COLUMNS
        self.rows: tuple[str, ...] = INSTITUTIONS
        self._read_map(pack)
        self._read_sheets(pack)
        self._read_solo_board(pack)
        self.mats = tuple([PrintedMat(pack, colour) for colour in range(len(FAMILIES))])
        ordered = [order for colour in FAMILIES for order in pack.orders_of(colour)]
        self.orders = tuple([PrintedOrder(order) for order in ordered])
        """The order tokens, 13 a family in the order of the colours."""
        turns = sorted({(order.attack, order.initiative) for order in self.orders})
        self.order_turns = tuple([turns.index((order.attack, order.initiative)) for order in self.orders])
        """When each is executed: supply orders first, then by initiative. [LF-E-03, LF-E-04]"""
        self.orders_each = len(ordered) // len(FAMILIES)
        self.order_names = tuple([order.id for order in ordered])
        self.tiles = tuple(
            [
                PrintedTile(
                    tile.id,
                    TileEffect(tile.effect.do),
                    tile.effect.n,
                    tile.cost.money,
                    tile.cost.hq_soldati,
                    tile.trigger == "planning_start",
                    tile.phase == "encounter",
                )
                for tile in pack.tiles.values()
            ]
        )
        self.tile_names = tuple(pack.tiles)
        self.tile_of = {tile.effect: at for at, tile in enumerate(self.tiles)}
        self.characters = tuple(pack.characters.values())
        self.character_names = tuple(pack.characters)
        self.corners = tuple(pack.map.order_of_play)
        """The corners in order of play. [LF-T-01]"""
        family = pack.pieces.family
        cards = family.conflict_cards
        self.card_names = ("turncoat", "coward1", "coward2")
        self.cards_each = (cards.turncoat, cards.coward_1, cards.coward_2)
        self.soldati_each = family.soldati
        self.boats_each = family.boats
        self.cars_each = family.cars
        self.influence_each = family.mat_influence + family.free_influence
        common = pack.pieces.common
        self.labs = common.labs
        self.neutral_soldati = common.neutral_soldati
        self.neutral_influence = common.neutral_influence
        limits = pack.pieces.limits
        self.rounds = limits.rounds
        self.labs_limit = limits.labs_per_area
        self.orders_limit = limits.orders_per_area
        self.boats_limit = limits.boats_per_sea
        self.start_money = limits.start_money
        self.tiles_in_play = pack.pieces.tiles.in_play
        victory = pack.pieces.victory
        self.win_family = victory.family
        self.win_team = victory.team
        self.hold = victory.areas_of_a_mandamento

    def money_of(self, character: int) -> int:
        """What a character begins with: the money on the card, and what a house rule adds. [LF-S-18]"""
        return self.characters[character].money + self.start_money

    def _read_map(self, pack: Pack) -> None:
        self.area_names = tuple(pack.areas)
        self.sea_names = tuple(pack.seas)
        number = {name: at for at, name in enumerate(self.area_names)}
        sea = {name: at for at, name in enumerate(self.sea_names)}
        areas = list(pack.areas.values())
        self.neighbours = tuple([tuple([number[name] for name in area.neighbours]) for area in areas])
        self.seas_of = tuple([tuple([sea[name] for name in area.seas]) for area in areas])
        self.sea_neighbours = tuple([tuple([sea[name] for name in water.neighbours]) for water in pack.seas.values()])
        self.coast = tuple([tuple([number[name] for name in pack.coasts[water]]) for water in self.sea_names])
        self.mandamento_names = tuple(pack.mandamenti)
        self.mandamenti = tuple(
            [tuple([number[name] for name in mandamento.areas]) for mandamento in pack.mandamenti.values()]
        )
        self.tie_break = number[pack.map.tie_break]
        self.starts = tuple([area.start for area in areas])
        self.start_soldati = tuple([area.soldati for area in areas])
        self.distance = tuple([self._distances(area) for area in range(len(areas))])

    def _distances(self, start: int) -> tuple[int, ...]:
        """The land distance from an area to every other; 99 where there is no way. [AMB-LF-80]"""
        distances = [99] * len(self.neighbours)
        distances[start] = 0
        ring = [start]
        while ring:
            ahead: list[int] = []
            for area in ring:
                for other in self.neighbours[area]:
                    if distances[other] > distances[area] + 1:
                        distances[other] = distances[area] + 1
                        ahead.append(other)
            ring = ahead
        return tuple(distances)

    def _read_sheets(self, pack: Pack) -> None:
        spaces: list[PrintedSpace] = []
        of_sheet: list[tuple[int, ...]] = []
        for sheet in pack.sheets:
            first = len(spaces)
            for space in sheet.space:
                parts: list[PrintedPart] = []
                for action in space.actions:
                    parts += _space_parts(action)
                spaces.append(
                    PrintedSpace(
                        space.id,
                        sheet.id,
                        COLUMNS.index(space.column),
                        KINDS.index(space.kind),
                        space.coin,
                        space.infinite,
                        space.join == "/",
                        tuple(parts),
                    )
                )
            of_sheet.append(tuple(range(first, len(spaces))))
        self.spaces = tuple(spaces)
        self.sheet_spaces = len(spaces)
        """The spaces of the sheets come first, those of the solo board after them."""
        self.spaces_of = tuple(of_sheet)
        """spaces_of[sheet]: the spaces of a sheet."""
        self.action_spaces = tuple(
            [tuple([at for at in own if spaces[at].kind == ACTION]) for own in of_sheet],
        )
        self.column_cost = tuple(
            [tuple([sheet.option_b_cost.of(column) for column in COLUMNS]) for sheet in pack.sheets]
        )
        self.column_spaces = tuple(
            [
                tuple([tuple([at for at in own if spaces[at].column == column]) for column in range(len(COLUMNS))])
                for own in of_sheet
            ]
        )
        """column_spaces[sheet][column]: the spaces of a column."""
        self.space_numbers: dict[tuple[int, int, tuple[int, int, int]], dict[str, list[int | None]]] = {}
        """What the spaces are worth to a family, by the sheet, the side of the solo board and what it has."""
        self.per_token = pack.option_b.per_token
        self.per_foreign = pack.option_b.per_foreign_token

    def _read_solo_board(self, pack: Pack) -> None:
        """The spaces of both sides of the solo board, numbered after those of the sheets. [LX-C-01]"""
        two = pack.solo.two_v_one.board
        spaces = list(self.spaces)
        sides: list[tuple[int, ...]] = []
        for side in (pack.solo.one_v_one.board.space, (*two.locked, *two.open)):
            first = len(spaces)
            for space in side:
                parts = [part for action in space.actions for part in _space_parts(action)]
                spaces.append(
                    PrintedSpace(
                        space.id,
                        OFF_SHEETS,
                        OFF_SHEETS,
                        ACTION,
                        space.coin,
                        space.infinite,
                        space.join == "/",
                        tuple(parts),
                    )
                )
            sides.append(tuple(range(first, len(spaces))))
        self.spaces = tuple(spaces)
        self.space_names = tuple([space.id for space in spaces])
        self.solo_spaces = (sides[0], sides[1])
        """The spaces of the 1 v 1 side, and of the 2 v 1 side: there the locked ones first."""
        self.locked = len(two.locked)
        self.coupole = pack.solo.one_v_one.coupole
        self.boats_more = pack.solo.common.extra_boats
        self.fictional_soldati = pack.solo.common.fictional_soldati


def _space_parts(action: SoloAction) -> list[PrintedPart]:
    if isinstance(action, LaunderAndGather):
        return [PrintedPart("launder"), PrintedPart("gather")]
    word = PART_WORDS[action.do]
    if isinstance(action, Recruit | Place | PlaceReinforce):
        return [PrintedPart(word, bonus=action.bonus)]
    if isinstance(action, IssueOrder):
        return [PrintedPart(word, count=action.count, areas=action.areas)]
    if isinstance(action, ExertInfluence):
        return [PrintedPart(word, to_sheet=action.to == "sheet")]
    if isinstance(action, LabSoldati | PlaceOwn):
        return [PrintedPart(word, count=action.max)]
    if isinstance(action, Money):
        return [PrintedPart(word, count=action.n)]
    if word == "lab-soldati":
        return [PrintedPart(word, count=MANY)]
    return [PrintedPart(word)]


_PRINTED: dict[str, PrintedGame] = {}


def printed_of(pack: Pack) -> PrintedGame:
    """The tables of a pack, made once."""
    printed = _PRINTED.get(pack.hash)
    if printed is None:
        printed = _PRINTED[pack.hash] = PrintedGame(pack)
    return printed


def forget_tables(pack_hash: str) -> None:
    """Let go of the tables of a pack that no game is played with any more."""
    _PRINTED.pop(pack_hash, None)

"""A content pack as the rules use it: every id is a small number, every printed text a table."""

from functools import cache
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
from trinacria.games.lafamiglia.content.model.components import COLUMNS, FAMILIES, INSTITUTIONS, Order
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.rules.tile_effects import TileEffect

JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3
ROWS: Final = 4
"""The rows of a mat."""

NEUTRAL: Final = 4
"""Stands where a player's number stands, for the grey pieces."""
FICTION: Final = 5
"""The same for the fictional family, which only defends. [LX-F-01]"""
NOBODY: Final = -1
ALONE: Final = -2
"""Stands where a partner's number stands, for a player who has none."""

GREY: Final = 0
FREE: Final = 1
ACTION: Final = 2
BLANK: Final = 3
KINDS: Final = ("grey", "free", "action", "blank")

MANY: Final = 99
"""No number printed: as many as there are."""
OFF_SHEETS: Final = -1
"""Stands for the sheet and the column of the spaces of the solo board."""

VALUE: Final = 0
CAR: Final = 1
LAB: Final = 2
LAUNDER: Final = 3
MONEY: Final = 4
REVEALS: Final = ("value", "car", "lab", "launder", "money")

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

PARTS: Final = (
    "recruit", "place", "reinforce", "issue", "equipment", "car", "boat", "lab", "launder", "exert", "row2", "final",
    "gather", "act",
    "rally", "move", "strike", "pentito", "agitate", "money", "network", "recall", "lab-soldati", "place-own",
)  # fmt: skip
"""Every word that can follow `do`."""


class SpacePart:
    """One partial action of a space: its word and its numbers."""

    __slots__ = ("areas", "bonus", "count", "to_sheet", "word")

    def __init__(self, word: str, bonus: int = 0, count: int = 0, areas: int = 0, to_sheet: bool = False) -> None:
        self.word = word
        self.bonus = bonus
        self.count = count
        self.areas = areas
        self.to_sheet = to_sheet


class SpaceFace:
    """What is printed on a space of a sheet."""

    __slots__ = ("coin", "column", "id", "infinite", "kind", "one_of", "parts", "sheet")

    def __init__(
        self,
        name: str,
        sheet: int,
        column: int,
        kind: int,
        coin: int,
        infinite: bool,
        one_of: bool,
        parts: tuple[SpacePart, ...],
    ) -> None:
        self.id = name
        self.sheet = sheet
        self.column = column
        self.kind = kind
        self.coin = coin
        self.infinite = infinite
        self.one_of = one_of
        """Whether exactly one part is chosen ("/") instead of any of them ("+")."""
        self.parts = parts


class OrderFace:
    """What is printed on an order token."""

    __slots__ = (
        "agitate",
        "attack",
        "basic",
        "id",
        "initiative",
        "money",
        "moves",
        "pentito",
        "place",
        "place_base",
        "recruit",
        "skull",
        "slot",
        "special",
        "strikes",
        "vest",
        "words",
    )  # fmt: skip

    def __init__(self, order: Order) -> None:
        self.id = order.id
        self.attack = order.type == "attack"
        self.basic = order.basic
        self.slot = order.slot
        self.initiative = order.initiative
        self.special = order.special or ""
        self.skull = self.vest = self.moves = self.strikes = self.agitate = 0
        self.place = self.money = self.recruit = 0
        self.place_base = -1
        self.pentito: tuple[int, ...] = ()
        words: list[str] = []
        for part in order.parts:
            word = part.name
            number = int(getattr(part, "n", 0))
            if word == "skull":
                self.skull += number
                continue
            if word == "vest":
                self.vest += number
                continue
            if word in ("move", "move2"):
                self.moves = 2 if word == "move2" else 1
                word = "move"
            elif word in ("strike", "strike2"):
                self.strikes = 2 if word == "strike2" else 1
                word = "strike"
            elif word == "place":
                self.place = number
            elif word == "place_base":
                self.place_base = int(getattr(part, "bonus", 0))
                word = "place"
            elif word == "recruit":
                self.recruit = number
            elif word == "money":
                self.money = number
            elif word == "pentito":
                self.pentito = tuple(getattr(part, "list", ()))
            elif word == "agitate":
                self.agitate = int(getattr(part, "range", 0))
            words.append(word)
        if self.special == "network":
            words.append("network")
        elif self.special == "recall_3":
            words.append("recall")
        elif self.special == "lab_soldati":
            words.append("lab-soldati")
        self.words = tuple(words)
        """The parts that are done, in the order of the token; skulls and vests only count."""


class MatFace:
    """What is printed on the mat of one family, row by row."""

    __slots__ = ("amount", "bomb", "doubled", "first_of", "length", "reveals", "value")

    def __init__(self, pack: Pack, colour: int) -> None:
        mat = pack.families[FAMILIES[colour]].mat
        reveals: list[tuple[int, ...]] = []
        value: list[tuple[int, ...]] = []
        bomb: list[int] = [mat.justice.start[1]]
        amount: list[int] = []
        first_of: list[tuple[str, ...]] = []
        doubled: list[tuple[int, ...]] = []
        for institution in INSTITUTIONS:
            row = mat.row(institution)
            start = getattr(row, "start", 0)
            best = [start[0] if isinstance(start, tuple) else int(start)]
            kinds: list[int] = []
            firsts: list[str] = []
            seen = ""
            for space in row.spaces:
                kinds.append(REVEALS.index(space.reveals))
                shown = getattr(space, "value", None)
                if isinstance(shown, tuple):
                    best.append(max(best[-1], shown[0]))
                    bomb.append(max(bomb[-1], shown[1]))
                elif shown is not None:
                    best.append(max(best[-1], int(shown)))
                else:
                    best.append(best[-1])
                    if institution == "justice":
                        bomb.append(bomb[-1])
                if institution == "economy":
                    amount.append(int(getattr(space, "n", 0)))
                firsts.append(space.section if space.section != seen else "")
                seen = space.section
            reveals.append(tuple(kinds))
            value.append(tuple(best))
            first_of.append(tuple(firsts))
            doubled.append(tuple([at for at, space in enumerate(row.spaces) if space.doubled]))
        self.reveals = tuple(reveals)
        """reveals[row][at]: what lies under the token."""
        self.value = tuple(value)
        """value[row][removed]: the best visible base value once so many tokens are gone. [LF-FM-02]"""
        self.bomb = tuple(bomb)
        """bomb[removed]: the same for the lower half of the Justice row. [LF-FM-07]"""
        self.amount = tuple(amount)
        self.first_of = tuple(first_of)
        """first_of[row][at]: the section whose first token this is, or "". [LF-FM-10]"""
        self.length = tuple([len(row) for row in reveals])
        self.doubled = tuple(doubled)
        """doubled[row]: the spaces that carry a commission token too. [LX-M-01]"""


class TileFace:
    """What is printed on a control tile, by its effect."""

    __slots__ = ("effect", "hq_soldati", "id", "money", "n", "planning_start")

    def __init__(
        self, name: str, effect: TileEffect, n: int, money: int, hq_soldati: int, planning_start: bool
    ) -> None:
        self.id = name
        self.effect = effect
        self.n = n
        self.money = money
        self.hq_soldati = hq_soldati
        self.planning_start = planning_start


class Book:
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.hash: str = pack.hash
        self.colours: tuple[str, ...] = FAMILIES
        self.columns: tuple[str, ...] = COLUMNS
        self.rows: tuple[str, ...] = INSTITUTIONS
        self._read_map(pack)
        self._read_sheets(pack)
        self._read_solo_board(pack)
        self.mats = tuple([MatFace(pack, colour) for colour in range(len(FAMILIES))])
        ordered = [order for colour in FAMILIES for order in pack.orders_of(colour)]
        self.orders = tuple([OrderFace(order) for order in ordered])
        """The order tokens, 13 a family in the order of the colours."""
        self.orders_each = len(ordered) // len(FAMILIES)
        self.order_names = tuple([order.id for order in ordered])
        self.tiles = tuple(
            [
                TileFace(
                    tile.id,
                    TileEffect(tile.effect.do),
                    tile.effect.n,
                    tile.cost.money,
                    tile.cost.hq_soldati,
                    tile.trigger == "planning_start",
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
        self.tiles_in_play = pack.pieces.tiles.in_play
        victory = pack.pieces.victory
        self.win_family = victory.family
        self.win_team = victory.team
        self.hold = victory.areas_of_a_mandamento

    def _read_map(self, pack: Pack) -> None:
        self.area_names = tuple(pack.areas)
        self.sea_names = tuple(pack.seas)
        number = {name: at for at, name in enumerate(self.area_names)}
        sea = {name: at for at, name in enumerate(self.sea_names)}
        areas = list(pack.areas.values())
        self.neighbours = tuple([tuple([number[name] for name in area.neighbours]) for area in areas])
        self.seas_of = tuple([tuple([sea[name] for name in area.seas]) for area in areas])
        self.sea_neighbours = tuple([tuple([sea[name] for name in one.neighbours]) for one in pack.seas.values()])
        self.coast = tuple([tuple([number[name] for name in pack.coasts[one]]) for one in self.sea_names])
        self.mandamento_names = tuple(pack.mandamenti)
        self.mandamenti = tuple([tuple([number[name] for name in one.areas]) for one in pack.mandamenti.values()])
        self.tie_break = number[pack.map.tie_break]
        self.starts = tuple([area.start for area in areas])
        self.start_soldati = tuple([area.soldati for area in areas])
        self.distance = tuple([self._distances(area) for area in range(len(areas))])

    def _distances(self, start: int) -> tuple[int, ...]:
        """The land distance from an area to every other; 99 where there is no way. [AMB-LF-80]"""
        found = [99] * len(self.neighbours)
        found[start] = 0
        ring = [start]
        while ring:
            ahead: list[int] = []
            for area in ring:
                for other in self.neighbours[area]:
                    if found[other] > found[area] + 1:
                        found[other] = found[area] + 1
                        ahead.append(other)
            ring = ahead
        return tuple(found)

    def _read_sheets(self, pack: Pack) -> None:
        spaces: list[SpaceFace] = []
        of_sheet: list[tuple[int, ...]] = []
        for sheet in pack.sheets:
            first = len(spaces)
            for space in sheet.space:
                parts: list[SpacePart] = []
                for action in space.actions:
                    parts += _space_parts(action)
                spaces.append(
                    SpaceFace(
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
            [tuple([at for at in found if spaces[at].kind == ACTION]) for found in of_sheet],
        )
        self.column_cost = tuple([tuple([sheet.option_b_cost.of(one) for one in COLUMNS]) for sheet in pack.sheets])
        self.column_spaces = tuple(
            [
                tuple([tuple([at for at in found if spaces[at].column == one]) for one in range(len(COLUMNS))])
                for found in of_sheet
            ]
        )
        """column_spaces[sheet][column]: the spaces of a column."""
        self.per_token = pack.option_b.per_token
        self.per_foreign = pack.option_b.per_foreign_token

    def _read_solo_board(self, pack: Pack) -> None:
        """The spaces of both sides of the solo board, numbered after those of the sheets. [LX-C-01]"""
        two = pack.solo.two_v_one.board
        found = list(self.spaces)
        sides: list[tuple[int, ...]] = []
        for side in (pack.solo.one_v_one.board.space, (*two.locked, *two.open)):
            first = len(found)
            for space in side:
                parts = [part for action in space.actions for part in _space_parts(action)]
                found.append(
                    SpaceFace(
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
            sides.append(tuple(range(first, len(found))))
        self.spaces = tuple(found)
        self.space_names = tuple([space.id for space in found])
        self.solo_spaces = (sides[0], sides[1])
        """The spaces of the 1 v 1 side, and of the 2 v 1 side: there the locked ones first."""
        self.locked = len(two.locked)
        self.coupole = pack.solo.one_v_one.coupole
        self.boats_more = pack.solo.common.extra_boats
        self.fictional_soldati = pack.solo.common.fictional_soldati


def _space_parts(action: SoloAction) -> list[SpacePart]:
    if isinstance(action, LaunderAndGather):
        return [SpacePart("launder"), SpacePart("gather")]
    word = PART_WORDS[action.do]
    if isinstance(action, Recruit | Place | PlaceReinforce):
        return [SpacePart(word, bonus=action.bonus)]
    if isinstance(action, IssueOrder):
        return [SpacePart(word, count=action.count, areas=action.areas)]
    if isinstance(action, ExertInfluence):
        return [SpacePart(word, to_sheet=action.to == "sheet")]
    if isinstance(action, LabSoldati | PlaceOwn):
        return [SpacePart(word, count=action.max)]
    if isinstance(action, Money):
        return [SpacePart(word, count=action.n)]
    if word == "lab-soldati":
        return [SpacePart(word, count=MANY)]
    return [SpacePart(word)]


@cache
def _book(key: str) -> Book:
    return Book(_PACKS[key])


_PACKS: dict[str, Pack] = {}


def book_of(pack: Pack) -> Book:
    """The tables of a pack, made once."""
    _PACKS.setdefault(pack.hash, pack)
    return _book(pack.hash)

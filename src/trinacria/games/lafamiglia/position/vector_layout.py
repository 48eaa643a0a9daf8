"""Where the numbers of a seat's vector are; docs/learning.md says what each is."""

from typing import Final

from trinacria.games.lafamiglia import kinds
from trinacria.games.lafamiglia.rules.constants import ROWS
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.solo_pieces import SIDES
from trinacria.games.lafamiglia.rules.state import OWNERS as TOKEN_OWNERS
from trinacria.games.lafamiglia.rules.state import PLAYERS
from trinacria.kernel.field import Field, in_a_row

OWNERS: Final = PLAYERS + 2
"""The players, the neutral soldati and the fictional family."""
MODES: Final[tuple[str, ...]] = ("2v2", "1v1", "2v1")
ROUND_SPACES: Final = 8
"""At most so many extra action and Block tokens are told."""

PER_PLAYER: Final[tuple[str, ...]] = (
    "seated", "ally", "to_move", "starts", "phase_starts", "money", "money_known", "hq", "members", "behind_screen",
    "supply", "cars", "boats_left", "influence", "orders_in_hq", "commission", "coupole",
)  # fmt: skip
"""Fields of one number for each player."""
# Where each of them begins, counted from the first: compiled code works with numbers fastest, if none is imported.
SEATS: Final = 4
ALLY: Final = 1 * SEATS
TO_MOVE: Final = 2 * SEATS
STARTS: Final = 3 * SEATS
PHASE_STARTS: Final = 4 * SEATS
PURSE: Final = 5 * SEATS
PURSE_KNOWN: Final = 6 * SEATS
HQ: Final = 7 * SEATS
MEMBERS: Final = 8 * SEATS
BEHIND_SCREEN: Final = 9 * SEATS
SUPPLY: Final = 10 * SEATS
CARS: Final = 11 * SEATS
BOATS_LEFT: Final = 12 * SEATS
INFLUENCE: Final = 13 * SEATS
ORDERS_IN_HQ: Final = 14 * SEATS
COMMISSION: Final = 15 * SEATS
COUPOLE: Final = 16 * SEATS


class Starts:
    """Where each field begins, by its name, in a row that begins at `first`; and how many things of a kind there are.

    Attributes, and no table: compiled code finds them fastest.
    """

    __slots__ = (
        "about_area", "about_number", "about_order", "about_row", "about_source", "about_space", "about_target", "ally",
        "area_cars", "area_labs", "area_orders", "areas", "asked", "attack_card", "attack_orders", "behind_screen",
        "blocks", "board", "boats", "boats_left", "bust", "cars", "character", "colour", "commission", "conflict",
        "conflict_agent", "conflict_area", "conflict_by", "conflict_defender", "control", "corner", "coupole",
        "defence_card", "encounter", "executed", "extra", "extra_used", "fiction", "hq", "influence", "lab_stock",
        "lifted", "mandamenti", "marked", "members", "mode", "money", "money_known", "neutral_stock", "orders",
        "orders_hq", "orders_in_hq", "orders_laid", "orders_mat", "orders_sold", "phase_starts", "removed",
        "restriction", "restriction_by", "revealed", "round", "seas", "seated", "soldati", "solo_board", "spaces",
        "starts", "supply", "tiles", "tiles_in_play", "to_move", "tokens", "values",
    )  # fmt: skip

    def __init__(self, printed: PrintedGame, fields: tuple[Field, ...], first: int) -> None:
        (
            self.mode, self.round, self.encounter, self.revealed, self.neutral_stock, self.lab_stock, self.asked,
            self.colour, self.character, self.corner, self.orders_hq, self.orders_mat, self.orders_sold,
            self.orders_laid, self.removed, self.values, self.bust, self.lifted, self.seated, self.ally, self.to_move,
            self.starts, self.phase_starts, self.money, self.money_known, self.hq, self.members, self.behind_screen,
            self.supply, self.cars, self.boats_left, self.influence, self.orders_in_hq, self.commission, self.coupole,
            self.soldati, self.area_cars, self.area_labs, self.area_orders, self.attack_orders, self.executed,
            self.boats, self.tokens, self.control, self.tiles_in_play, self.marked, self.conflict, self.conflict_area,
            self.conflict_by, self.conflict_agent, self.conflict_defender, self.attack_card, self.defence_card,
            self.fiction, self.solo_board, self.extra, self.blocks, self.extra_used, self.restriction,
            self.restriction_by, self.about_area, self.about_source, self.about_target, self.about_order,
            self.about_space, self.about_row, self.about_number,
        ) = [first + field.start for field in fields]  # fmt: skip
        self.areas = len(printed.area_names)
        self.seas = len(printed.sea_names)
        self.spaces = printed.sheet_spaces
        self.orders = printed.orders_each
        self.tiles = len(printed.tile_names)
        self.mandamenti = len(printed.mandamento_names) + 1
        self.board = most_solo_spaces(printed)


def most_solo_spaces(printed: PrintedGame) -> int:
    """The spaces on the larger side of the solo board."""
    return max([len(side) for side in printed.solo_spaces])


class Layout:
    """The fields of the vector of one pack."""

    __slots__ = ("_printed", "_starts", "fields", "length")

    def __init__(self, printed: PrintedGame) -> None:
        areas, seas, spaces = len(printed.area_names), len(printed.sea_names), printed.sheet_spaces
        orders, tiles = printed.orders_each, len(printed.tile_names)
        mandamenti, cards = len(printed.mandamento_names) + 1, len(printed.card_names)
        each = {
            "colour": len(printed.colours),
            "character": len(printed.character_names),
            "corner": len(printed.corners),
            "orders_hq": orders,
            "orders_mat": orders,
            "orders_sold": orders,
            "orders_laid": orders,
            "removed": ROWS,
            "values": ROWS,
            "bust": 1,
            "lifted": ROWS,
        } | dict.fromkeys(PER_PLAYER, 1)
        self.fields: tuple[Field, ...] = in_a_row(
            {
                "mode": len(MODES),
                "round": 1,
                "encounter": 1,
                "revealed": 1,
                "neutral_stock": 1,
                "lab_stock": 1,
                "asked": len(kinds.DECISIONS),
            }
            | {name: length * PLAYERS for name, length in each.items()}
            | {
                "soldati": OWNERS * areas,
                "area_cars": areas,
                "area_labs": areas,
                "area_orders": areas,
                "attack_orders": areas,
                "executed": areas,
                "boats": PLAYERS * seas,
                "tokens": TOKEN_OWNERS * spaces,
                "control": PLAYERS * mandamenti,
                "tiles_in_play": tiles,
                "marked": PLAYERS * tiles,
                "conflict": 4,
                "conflict_area": areas,
                "conflict_by": OWNERS,
                "conflict_agent": PLAYERS,
                "conflict_defender": PLAYERS,
                "attack_card": cards,
                "defence_card": cards,
                "fiction": len(printed.colours),
                "solo_board": SIDES * most_solo_spaces(printed),
                "extra": ROUND_SPACES,
                "blocks": ROUND_SPACES,
                "extra_used": 1,
                "restriction": len(printed.columns),
                "restriction_by": PLAYERS,
                "about_area": areas,
                "about_source": areas,
                "about_target": areas,
                "about_order": orders,
                "about_space": 1,
                "about_row": ROWS,
                "about_number": 1,
            }
        )
        self._printed = printed
        self._starts: dict[int, Starts] = {}
        self.length: int = self.fields[-1].start + self.fields[-1].length

    def starts(self, first: int) -> Starts:
        """Where the fields begin in a row that begins there: there are as many as games that are played at once."""
        starts = self._starts.get(first)
        if starts is None:
            starts = self._starts[first] = Starts(self._printed, self.fields, first)
        return starts


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(printed: PrintedGame) -> Layout:
    """The layout of a pack, made once."""
    layout = _LAYOUTS.get(printed.hash)
    if layout is None:
        layout = _LAYOUTS[printed.hash] = Layout(printed)
    return layout

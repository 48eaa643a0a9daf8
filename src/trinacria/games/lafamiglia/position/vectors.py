"""What a seat of La Famiglia knows and remembers, as numbers; docs/learning.md says what each is.

Players are told in the order of play, beginning with the seat whose vector it is. Where fewer than four play the last
places stay empty.
"""

from typing import Final

from trinacria.games.lafamiglia import kinds
from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.rules.constants import CHURCH, JUSTICE, NEUTRAL, NOBODY, POLICE, ROWS
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, SOLD
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.solo_pieces import SIDES
from trinacria.games.lafamiglia.rules.state import OWNERS as TOKEN_OWNERS
from trinacria.games.lafamiglia.rules.state import PLAYERS, State
from trinacria.games.lafamiglia.rules.step import Step, fields_of
from trinacria.kernel.field import Field, in_a_row

OWNERS: Final = PLAYERS + 2
"""The players, the neutral soldati and the fictional family."""
MODES: Final[tuple[str, ...]] = ("2v2", "1v1", "2v1")
DECISION_NUMBER: Final = {kind: number for number, kind in enumerate(kinds.DECISIONS)}
MOST: Final = 255
"""No number is larger: money above it counts as this much."""
ROUND_SPACES: Final = 8
"""At most so many extra action and Block tokens are told."""
SUBJECTS: Final[tuple[str, ...]] = ("area", "source", "target")
NUMBERS: Final[tuple[str, ...]] = ("most", "number", "joined")


class Layout:
    """Where in the vector of one pack each field begins."""

    __slots__ = ("areas", "at", "board", "fields", "length", "mandamenti", "orders", "seas", "spaces", "tiles")

    def __init__(self, printed: PrintedGame) -> None:
        areas = self.areas = len(printed.area_names)
        seas = self.seas = len(printed.sea_names)
        spaces = self.spaces = printed.sheet_spaces
        orders = self.orders = printed.orders_each
        tiles = self.tiles = len(printed.tile_names)
        mandamenti = self.mandamenti = len(printed.mandamento_names) + 1
        board = self.board = max([len(side) for side in printed.solo_spaces])
        cards = len(printed.card_names)
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
                "solo_board": SIDES * board,
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
        self.at: dict[str, int] = {field.name: field.start for field in self.fields}
        self.length: int = self.fields[-1].start + self.fields[-1].length


PER_PLAYER: Final[tuple[str, ...]] = (
    "seated", "ally", "to_move", "starts", "phase_starts", "money", "money_known", "hq", "members", "behind_screen",
    "supply", "cars", "boats_left", "influence", "orders_in_hq", "commission", "coupole",
)  # fmt: skip
"""Fields of one number for each player."""
# Where each of them begins, counted from the first: compiled code works with numbers fastest.
ALLY: Final = 1 * PLAYERS
TO_MOVE: Final = 2 * PLAYERS
STARTS: Final = 3 * PLAYERS
PHASE_STARTS: Final = 4 * PLAYERS
PURSE: Final = 5 * PLAYERS
PURSE_KNOWN: Final = 6 * PLAYERS
HQ: Final = 7 * PLAYERS
MEMBERS: Final = 8 * PLAYERS
BEHIND_SCREEN: Final = 9 * PLAYERS
SUPPLY: Final = 10 * PLAYERS
CARS: Final = 11 * PLAYERS
BOATS_LEFT: Final = 12 * PLAYERS
INFLUENCE: Final = 13 * PLAYERS
ORDERS_IN_HQ: Final = 14 * PLAYERS
COMMISSION: Final = 15 * PLAYERS
COUPOLE: Final = 16 * PLAYERS

_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(printed: PrintedGame) -> Layout:
    """The layout of a pack, made once."""
    layout = _LAYOUTS.get(printed.hash)
    if layout is None:
        layout = _LAYOUTS[printed.hash] = Layout(printed)
    return layout


def numbers(game: State, me: int) -> bytearray:
    """The numbers of the player's vector. Nine of ten are 0, and only the others are written."""
    layout = layout_of(game.printed)
    at = layout.at
    row = bytearray(layout.length)
    players = game.mode_rules.players
    row[at["mode"] + MODES.index(game.mode)] = 1
    row[at["round"]] = game.round
    row[at["encounter"]] = int(game.encounter)
    row[at["revealed"]] = int(game.revealed)
    row[at["neutral_stock"]] = game.supply[NEUTRAL]
    row[at["lab_stock"]] = game.lab_stock
    for tile in game.tiles_in_play:
        row[at["tiles_in_play"] + tile] = 1
    decision = game.decision
    asked = game.seats.index(decision.seat) if decision is not None and decision.seat in game.seats else NOBODY
    if decision is not None and asked == me:
        row[at["asked"] + DECISION_NUMBER[decision.kind]] = 1
    places = [(player - me) % players for player in range(players)]
    known = game.colours[0] != NOBODY
    seated, corner, corners = at["seated"], at["corner"], len(game.printed.corners)
    for player in range(players):
        place = places[player]
        first = seated + place
        row[first] = 1
        if game.allied(me, player):
            row[first + ALLY] = 1
        if asked == player:
            row[first + TO_MOVE] = 1
        if game.first == player:
            row[first + STARTS] = 1
        if game.phase_first == player:
            row[first + PHASE_STARTS] = 1
        row[corner + place * corners + game.corners[player]] = 1
        if known:
            _player(game, me, player, place, layout, row)
    _board(game, places, layout, row)
    _conflict(game, me, places, layout, row)
    if game.solo is not None:
        _solo(game, places, layout, row)
    if asked != NOBODY and game.allied(me, asked):
        _about(game, layout, row)
    return row


def _player(game: State, me: int, player: int, place: int, layout: Layout, row: bytearray) -> None:
    """One family: what lies open, and what its team alone knows."""
    at, printed, ally = layout.at, game.printed, game.allied(me, player)
    each = at["seated"] + place
    row[at["colour"] + place * len(printed.colours) + game.colours[player]] = 1
    card = game.characters[player]
    if card != NOBODY:
        row[at["character"] + place * len(printed.character_names) + card] = 1
    if ally or game.purses_known:
        row[each + PURSE] = min(MOST, max(0, game.money[player]))
        row[each + PURSE_KNOWN] = 1
    if ally or game.mode_rules.open_supplies:
        row[each + HQ] = game.hq[player]
        row[each + SUPPLY] = game.supply[player]
    members = game.solo.members[player] if game.solo is not None and game.mode_rules.extra_mandamenti else 0
    row[each + BEHIND_SCREEN] = game.hq[player] + members
    if ally and members:
        row[each + MEMBERS] = members
    row[each + CARS] = game.cars_left[player]
    row[each + BOATS_LEFT] = game.boats_left[player]
    row[each + INFLUENCE] = game.influence[player]
    row[at["bust"] + place] = game.busts[player] + 1
    removed = at["removed"] + place * ROWS
    for mat_row in range(ROWS):
        row[removed + mat_row] = game.removed[player * ROWS + mat_row]
    first = at["values"] + place * ROWS
    row[first] = game.base(player, POLICE)
    row[first + 1] = game.base(player, CHURCH)
    row[first + 2] = game.base(player, JUSTICE)
    row[first + 3] = game.bomb_value(player)
    row[each + ORDERS_IN_HQ] = _orders(game, player, place, ally or game.revealed, layout, row)


def _orders(game: State, player: int, place: int, seen: bool, layout: Layout, row: bytearray) -> int:
    """Sold ones and those on the mat lie open; which lie face down and which are at home only the team knows.

    How many are at home. Once the orders are turned over, what is nowhere else must be at home.
    """
    at, each = layout.at, layout.orders
    mat, lying = at["orders_mat"] + place * each, at["area_orders"]
    home = 0
    for token in range(each):
        order = player * each + token
        where = game.order_at[order]
        if where == ON_MAT:
            row[mat + token] = 1
        elif where == SOLD:
            row[at["orders_sold"] + place * each + token] = 1
        elif where == IN_HQ:
            home += 1
            if seen:
                row[at["orders_hq"] + place * each + token] = 1
        else:
            row[lying + where] += 1
            if seen:
                row[at["orders_laid"] + place * each + token] = where + 1
                if game.printed.orders[game.order_face(order)].attack:
                    row[at["attack_orders"] + where] += 1
                if game.order_done[order]:
                    row[at["executed"] + where] += game.order_done[order]
    return home


def _board(game: State, places: list[int], layout: Layout, row: bytearray) -> None:
    """The map, the seas, the sheets, the control tokens and the tiles."""
    at, areas = layout.at, layout.areas
    plane, cars, labs = at["soldati"], at["area_cars"], at["area_labs"]
    for area in range(areas):
        owner = game.owner[area]
        if owner != NOBODY:
            row[plane + _owner(places, owner) * areas + area] = game.soldati[area]
        if game.cars[area]:
            row[cars + area] = game.cars[area]
        if game.labs[area]:
            row[labs + area] = game.labs[area]
    first, tokens = at["tokens"], game.tokens
    for space in range(layout.spaces):
        if game.occupied[space]:
            for who in range(TOKEN_OWNERS):
                count = tokens[space * TOKEN_OWNERS + who]
                if count:
                    row[first + _owner(places, who) * layout.spaces + space] = count
    first = at["boats"]
    for player in range(len(places)):
        for sea in range(layout.seas):
            count = game.boats[sea * PLAYERS + player]
            if count:
                row[first + places[player] * layout.seas + sea] = count
    first = at["control"]
    for mandamento, holder in enumerate(game.control):
        if holder != NOBODY:
            row[first + places[holder] * layout.mandamenti + mandamento] = 1
    first = at["marked"]
    for mark, holder in enumerate(game.marked):
        if holder != NOBODY:
            row[first + places[holder] * layout.tiles + mark % layout.tiles] = 1


def _owner(places: list[int], owner: int) -> int:
    """Whose plane it is: that of a player's place, or of the neutral or fictional soldati."""
    return places[owner] if owner < NEUTRAL else owner


def _conflict(game: State, me: int, places: list[int], layout: Layout, row: bytearray) -> None:
    """The attackers, and of the sealed cards the own side's."""
    if game.conflict_area == NOBODY:
        return
    at = layout.at
    step = game.frames[-1] if game.frames else None
    chosen = 0
    if isinstance(step, Cards):
        chosen = int(step.attack_card >= 0) + int(step.defence_card >= 0)
        row[at["conflict_defender"] + places[step.defender]] = 1
        if step.attack_card >= 0 and game.allied(me, game.conflict_agent):
            row[at["attack_card"] + step.attack_card] = 1
        if step.defence_card >= 0 and game.allied(me, step.defender):
            row[at["defence_card"] + step.defence_card] = 1
    first = at["conflict"]
    row[first : first + 4] = bytes([game.conflict_soldati, game.conflict_car, force_of(game), chosen])
    row[at["conflict_area"] + game.conflict_area] = 1
    row[at["conflict_by"] + _owner(places, game.conflict_by)] = 1
    row[at["conflict_agent"] + places[game.conflict_agent]] = 1


def _solo(game: State, places: list[int], layout: Layout, row: bytearray) -> None:
    """Commissions, the Coupole and the solo board. The members behind the screens are told elsewhere."""
    at, solo = layout.at, game.solo_pieces()
    row[at["fiction"] + solo.fiction] = 1
    sides = game.mode_rules.sides
    me = places.index(0)
    for side in range(SIDES):
        # The own side first.
        tokens = solo.board[side::SIDES]
        first = at["solo_board"] + (0 if side == sides[me] else layout.board)
        row[first : first + len(tokens)] = bytes(tokens)
    for player, place in enumerate(places):
        each = at["seated"] + place
        row[each + COMMISSION] = solo.left[player]
        first = at["lifted"] + place * ROWS
        row[first : first + ROWS] = bytes(solo.lifted[player * ROWS : player * ROWS + ROWS])
        if game.mode_rules.extra_mandamenti:
            row[each + COUPOLE] = solo.coupole[player]
    for name, tokens in (("extra", solo.extra), ("blocks", solo.blocks)):
        shown = tokens[:ROUND_SPACES]
        row[at[name] : at[name] + len(shown)] = bytes(shown)
    row[at["extra_used"]] = int(solo.extra_used)
    if solo.mark != NOBODY:
        row[at["restriction"] + solo.mark] = 1
    if solo.mark_by != NOBODY:
        row[at["restriction_by"] + places[solo.mark_by]] = 1


def _about(game: State, layout: Layout, row: bytearray) -> None:
    """What the open question is about, for the team of whoever is asked."""
    top = game.frames[-1]
    if not isinstance(top, Step):
        return
    at, step = layout.at, top.subject(game)
    for field in fields_of(type(step)):
        if field in SUBJECTS:
            area: int = getattr(step, field)
            if area >= 0:
                row[at["about_" + field] + area] = 1
        elif field in NUMBERS:
            row[at["about_number"]] = max(0, int(getattr(step, field)))
        elif field == "order":
            order: int = getattr(step, field)
            if order >= 0:
                row[at["about_order"] + order % layout.orders] = 1
        elif field == "space":
            row[at["about_space"]] = int(getattr(step, field)) + 1
        elif field == "row":
            mat_row: int = getattr(step, field)
            if mat_row >= 0:
                row[at["about_row"] + mat_row] = 1

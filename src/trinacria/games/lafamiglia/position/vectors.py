"""What a seat of La Famiglia knows and remembers, as numbers; docs/learning.md says what each is.

Players are told in the order of play, beginning with the seat whose vector it is. Where fewer than four play the last
places stay empty.
"""

from typing import TYPE_CHECKING, Final

from trinacria.games.lafamiglia import kinds
from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.position.vector_layout import (
    ALLY,
    BEHIND_SCREEN,
    BOATS_LEFT,
    CARS,
    COMMISSION,
    COUPOLE,
    HQ,
    INFLUENCE,
    MEMBERS,
    MODES,
    ORDERS_IN_HQ,
    PHASE_STARTS,
    PURSE,
    PURSE_KNOWN,
    ROUND_SPACES,
    STARTS,
    SUPPLY,
    TO_MOVE,
    Starts,
    layout_of,
)
from trinacria.games.lafamiglia.rules.constants import CHURCH, JUSTICE, NEUTRAL, NOBODY, POLICE, ROWS
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, SOLD
from trinacria.games.lafamiglia.rules.solo_pieces import SIDES
from trinacria.games.lafamiglia.rules.state import OWNERS as TOKEN_OWNERS
from trinacria.games.lafamiglia.rules.state import PLAYERS, State
from trinacria.games.lafamiglia.rules.step import Step, fields_of
from trinacria.kernel.field import blank

if TYPE_CHECKING:
    # Compiled code counts with the machine's own numbers.
    from mypy_extensions import i64

    from trinacria.kernel.field import Row

DECISION_NUMBER: Final = {kind: number for number, kind in enumerate(kinds.DECISIONS)}
MOST: Final = 255
"""No number is larger: money above it counts as this much."""
SUBJECTS: Final[tuple[str, ...]] = ("area", "source", "target")
"""What a step remembers of areas: their fields follow one another."""
NUMBERS: Final[tuple[str, ...]] = ("most", "number", "joined")


def numbers(game: State, me: int) -> bytearray:
    """The numbers of the player's vector."""
    row = blank(layout_of(game.printed).length)
    write(game, me, row, 0)
    return bytearray(bytes(row))


def write(game: State, me: int, row: "Row", begin: int) -> None:
    """Write the numbers of the player's vector into a row of zeros. Nine of ten are 0; the others are written."""
    at = layout_of(game.printed).starts(begin)
    row[at.mode + MODES.index(game.mode)] = 1
    row[at.round] = game.round
    row[at.encounter] = int(game.encounter)
    row[at.revealed] = int(game.revealed)
    row[at.neutral_stock] = game.supply[NEUTRAL]
    row[at.lab_stock] = game.lab_stock
    for tile in game.tiles_in_play:
        row[at.tiles_in_play + tile] = 1
    decision = game.decision
    asked = game.seats.index(decision.seat) if decision is not None and decision.seat in game.seats else NOBODY
    if decision is not None and asked == me:
        row[at.asked + DECISION_NUMBER[decision.kind]] = 1
    players = game.mode_rules.players
    places = [(player - me) % players for player in range(players)]
    known = game.colours[0] != NOBODY
    seated, corner, corners = at.seated, at.corner, len(game.printed.corners)
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
            _player(game, me, player, place, at, row)
    _board(game, places, at, row)
    _conflict(game, me, places, at, row)
    if game.solo is not None:
        _solo(game, places, at, row)
    if asked != NOBODY and game.allied(me, asked):
        _about(game, at, row)


def _player(game: State, me: int, player: int, place: int, at: Starts, row: "Row") -> None:
    """One family: what lies open, and what its team alone knows."""
    printed, ally = game.printed, game.allied(me, player)
    each = at.seated + place
    row[at.colour + place * len(printed.colours) + game.colours[player]] = 1
    card = game.characters[player]
    if card != NOBODY:
        row[at.character + place * len(printed.character_names) + card] = 1
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
    row[at.bust + place] = game.busts[player] + 1
    removed, taken = at.removed + place * ROWS, game.removed
    for mat_row in range(ROWS):
        row[removed + mat_row] = taken[player * ROWS + mat_row]
    first = at.values + place * ROWS
    row[first] = game.base(player, POLICE)
    row[first + 1] = game.base(player, CHURCH)
    row[first + 2] = game.base(player, JUSTICE)
    row[first + 3] = game.bomb_value(player)
    row[each + ORDERS_IN_HQ] = _orders(game, player, place, ally or game.revealed, at, row)


def _orders(game: State, player: int, place: int, seen: bool, at: Starts, row: "Row") -> int:
    """Sold ones and those on the mat lie open; which lie face down and which are at home only the team knows.

    How many are at home. Once the orders are turned over, what is nowhere else must be at home.
    """
    order_at, each, home = game.order_at, at.orders, 0
    mat: i64 = at.orders_mat + place * each
    sold: i64 = at.orders_sold + place * each
    hq: i64 = at.orders_hq + place * each
    laid: i64 = at.orders_laid + place * each
    lying: i64 = at.area_orders
    first: i64 = player * each
    token: i64
    for token in range(each):
        where = order_at[first + token]
        if where == ON_MAT:
            row[mat + token] = 1
        elif where == SOLD:
            row[sold + token] = 1
        elif where == IN_HQ:
            home += 1
            if seen:
                row[hq + token] = 1
        else:
            row[lying + where] += 1
            if seen:
                row[laid + token] = where + 1
                _laid(game, first + token, at, row)
    return home


def _laid(game: State, order: int, at: Starts, row: "Row") -> None:
    """An order on the board that the seat knows."""
    where = game.order_at[order]
    if game.printed.orders[game.order_face(order)].attack:
        row[at.attack_orders + where] += 1
    done = game.order_done[order]
    if done:
        row[at.executed + where] += done


def _board(game: State, places: list[int], at: Starts, row: "Row") -> None:
    """The map, the seas, the sheets, the control tokens and the tiles."""
    _areas(game, places, at, row)
    _tokens(game, places, at, row)
    for player, place in enumerate(places):
        _few(game.boats[player::PLAYERS], row, at.boats + place * at.seas)
    first = at.control
    for mandamento, holder in enumerate(game.control):
        if holder != NOBODY:
            row[first + places[holder] * at.mandamenti + mandamento] = 1
    first = at.marked
    for mark, holder in enumerate(game.marked):
        if holder != NOBODY:
            row[first + places[holder] * at.tiles + mark % at.tiles] = 1


def _areas(game: State, places: list[int], at: Starts, row: "Row") -> None:
    """Who is where on the map."""
    soldati = game.soldati
    plane: i64 = at.soldati
    areas: i64 = at.areas
    area: i64
    for area, owner in enumerate(game.owner):
        if owner != NOBODY:
            row[plane + _owner(places, owner) * areas + area] = soldati[area]
    _few(game.cars, row, at.area_cars)
    _few(game.labs, row, at.area_labs)


def _few(counts: list[int], row: "Row", first: int) -> None:
    """Numbers that follow one another, most of them 0."""
    at: i64 = first
    for count in counts:
        if count:
            row[at] = count
        at += 1


def _tokens(game: State, places: list[int], at: Starts, row: "Row") -> None:
    """The influence tokens on all sheets."""
    tokens = game.tokens
    first: i64 = at.tokens
    spaces: i64 = at.spaces
    space: i64
    who: i64
    for space, occupied in enumerate(game.occupied):
        if occupied:
            for who in range(TOKEN_OWNERS):
                count = tokens[space * TOKEN_OWNERS + who]
                if count:
                    row[first + _owner(places, who) * spaces + space] = count


def _owner(places: list[int], owner: int) -> int:
    """Whose plane it is: that of a player's place, or of the neutral or fictional soldati."""
    return places[owner] if owner < NEUTRAL else owner


def _conflict(game: State, me: int, places: list[int], at: Starts, row: "Row") -> None:
    """The attackers, and of the sealed cards the own side's."""
    if game.conflict_area == NOBODY:
        return
    step = game.frames[-1] if game.frames else None
    chosen = 0
    if isinstance(step, Cards):
        chosen = int(step.attack_card >= 0) + int(step.defence_card >= 0)
        row[at.conflict_defender + places[step.defender]] = 1
        if step.attack_card >= 0 and game.allied(me, game.conflict_agent):
            row[at.attack_card + step.attack_card] = 1
        if step.defence_card >= 0 and game.allied(me, step.defender):
            row[at.defence_card + step.defence_card] = 1
    first = at.conflict
    row[first] = game.conflict_soldati
    row[first + 1] = game.conflict_car
    row[first + 2] = force_of(game)
    row[first + 3] = chosen
    row[at.conflict_area + game.conflict_area] = 1
    row[at.conflict_by + _owner(places, game.conflict_by)] = 1
    row[at.conflict_agent + places[game.conflict_agent]] = 1


def _solo(game: State, places: list[int], at: Starts, row: "Row") -> None:
    """Commissions, the Coupole and the solo board. The members behind the screens are told elsewhere."""
    solo = game.solo_pieces()
    row[at.fiction + solo.fiction] = 1
    sides = game.mode_rules.sides
    me = places.index(0)
    for side in range(SIDES):
        # The own side first.
        _few(solo.board[side::SIDES], row, at.solo_board + (0 if side == sides[me] else at.board))
    for player, place in enumerate(places):
        each = at.seated + place
        row[each + COMMISSION] = solo.left[player]
        _few(solo.lifted[player * ROWS : player * ROWS + ROWS], row, at.lifted + place * ROWS)
        if game.mode_rules.extra_mandamenti:
            row[each + COUPOLE] = solo.coupole[player]
    _few(solo.extra[:ROUND_SPACES], row, at.extra)
    _few(solo.blocks[:ROUND_SPACES], row, at.blocks)
    row[at.extra_used] = int(solo.extra_used)
    if solo.mark != NOBODY:
        row[at.restriction + solo.mark] = 1
    if solo.mark_by != NOBODY:
        row[at.restriction_by + places[solo.mark_by]] = 1


def _about(game: State, at: Starts, row: "Row") -> None:
    """What the open question is about, for the team of whoever is asked."""
    top = game.frames[-1]
    if not isinstance(top, Step):
        return
    step = top.subject(game)
    for field in fields_of(type(step)):
        if field in SUBJECTS:
            area: int = getattr(step, field)
            if area >= 0:
                row[at.about_area + SUBJECTS.index(field) * at.areas + area] = 1
        elif field in NUMBERS:
            row[at.about_number] = max(0, int(getattr(step, field)))
        elif field == "order":
            order: int = getattr(step, field)
            if order >= 0:
                row[at.about_order + order % at.orders] = 1
        elif field == "space":
            row[at.about_space] = int(getattr(step, field)) + 1
        elif field == "row":
            mat_row: int = getattr(step, field)
            if mat_row >= 0:
                row[at.about_row + mat_row] = 1

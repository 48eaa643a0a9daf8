"""What a seat of La Famiglia knows and remembers, as numbers; docs/learning.md says what each is.

Players are told in the order of play, beginning with the seat whose vector it is. Where fewer than four play the last
places stay empty.
"""

from typing import Final

from trinacria.games.lafamiglia import kinds
from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.rules.constants import CHURCH, FICTION, JUSTICE, NEUTRAL, NOBODY, POLICE, ROWS
from trinacria.games.lafamiglia.rules.pieces import IN_HQ, ON_MAT, SOLD
from trinacria.games.lafamiglia.rules.printed_game import PrintedGame
from trinacria.games.lafamiglia.rules.solo_pieces import SIDES
from trinacria.games.lafamiglia.rules.state import OWNERS as TOKEN_OWNERS
from trinacria.games.lafamiglia.rules.state import PLAYERS, State
from trinacria.games.lafamiglia.rules.step import Step, fields_of
from trinacria.kernel.field import Field, in_a_row

OWNERS: Final = PLAYERS + 2
"""The players, the neutral soldati and the fictional family."""
MODES: Final = ("2v2", "1v1", "2v1")
MOST: Final = 255
"""No number is larger: money above it counts as this much."""
ROUND_SPACES: Final = 8
"""At most so many extra action and Block tokens are told."""
SUBJECTS: Final = ("area", "source", "target")
NUMBERS: Final = ("most", "number", "joined")


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


PER_PLAYER: Final = (
    "seated", "ally", "to_move", "starts", "phase_starts", "money", "money_known", "hq", "members", "behind_screen",
    "supply", "cars", "boats_left", "influence", "orders_in_hq", "commission", "coupole",
)  # fmt: skip
"""Fields of one number for each player."""

_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(printed: PrintedGame) -> Layout:
    """The layout of a pack, made once."""
    layout = _LAYOUTS.get(printed.hash)
    if layout is None:
        layout = _LAYOUTS[printed.hash] = Layout(printed)
    return layout


def numbers(game: State, me: int) -> list[int]:
    """The numbers of the player's vector."""
    layout = layout_of(game.printed)
    at = layout.at
    row = [0] * layout.length
    players = game.mode_rules.players
    row[at["mode"] + MODES.index(game.mode)] = 1
    row[at["round"]] = game.round
    row[at["encounter"]] = int(game.encounter)
    row[at["revealed"]] = int(game.revealed)
    row[at["neutral_stock"]] = max(0, game.supply[NEUTRAL])
    row[at["lab_stock"]] = game.lab_stock
    for tile in game.tiles_in_play:
        row[at["tiles_in_play"] + tile] = 1
    decision = game.decision
    asked = game.seats.index(decision.seat) if decision is not None and decision.seat in game.seats else NOBODY
    if decision is not None and asked == me:
        row[at["asked"] + kinds.DECISIONS.index(decision.kind)] = 1
    places = [(player - me) % players for player in range(players)]
    known = game.colours[0] != NOBODY
    for player, place in enumerate(places):
        row[at["seated"] + place] = 1
        row[at["ally"] + place] = int(game.allied(me, player))
        row[at["to_move"] + place] = int(asked == player)
        row[at["starts"] + place] = int(game.first == player)
        row[at["phase_starts"] + place] = int(game.phase_first == player)
        row[at["corner"] + place * len(game.printed.corners) + game.corners[player]] = 1
        if known:
            _player(game, me, player, place, layout, row)
    _board(game, me, places, layout, row)
    _conflict(game, me, places, layout, row)
    if game.solo is not None:
        _solo(game, places, layout, row)
    if asked != NOBODY and game.allied(me, asked):
        _about(game, layout, row)
    return row


def _player(game: State, me: int, player: int, place: int, layout: Layout, row: list[int]) -> None:
    """One family: what lies open, and what its team alone knows."""
    at, printed, ally = layout.at, game.printed, game.allied(me, player)
    row[at["colour"] + place * len(printed.colours) + game.colours[player]] = 1
    card = game.characters[player]
    if card != NOBODY:
        row[at["character"] + place * len(printed.character_names) + card] = 1
    if ally or game.purses_known:
        row[at["money"] + place] = min(MOST, max(0, game.money[player]))
        row[at["money_known"] + place] = 1
    if ally or game.mode_rules.open_supplies:
        row[at["hq"] + place] = game.hq[player]
        row[at["supply"] + place] = game.supply[player]
    members = game.solo.members[player] if game.solo is not None and game.mode_rules.extra_mandamenti else 0
    row[at["behind_screen"] + place] = game.hq[player] + members
    row[at["members"] + place] = members if ally else 0
    row[at["cars"] + place] = game.cars_left[player]
    row[at["boats_left"] + place] = game.boats_left[player]
    row[at["influence"] + place] = game.influence[player]
    row[at["bust"] + place] = game.busts[player] + 1
    first = at["removed"] + place * ROWS
    row[first : first + ROWS] = game.removed[player * ROWS : player * ROWS + ROWS]
    first = at["values"] + place * ROWS
    row[first : first + ROWS] = [
        game.base(player, POLICE),
        game.base(player, CHURCH),
        game.base(player, JUSTICE),
        game.bomb_value(player),
    ]
    _orders(game, player, place, ally or game.revealed, ally, layout, row)


def _orders(
    game: State, player: int, place: int, board_seen: bool, hq_seen: bool, layout: Layout, row: list[int]
) -> None:
    """Sold ones and those on the mat lie open; which lie face down and which are at home only the team knows."""
    at, each = layout.at, layout.orders
    first = place * each
    home = 0
    for token, where in enumerate(game.order_at[player * each : player * each + each]):
        if where == SOLD:
            row[at["orders_sold"] + first + token] = 1
        elif where == ON_MAT:
            row[at["orders_mat"] + first + token] = 1
        elif where == IN_HQ:
            home += 1
            # Once the orders are turned over, what is nowhere else must be at home.
            if hq_seen or board_seen:
                row[at["orders_hq"] + first + token] = 1
        else:
            row[at["area_orders"] + where] += 1
            if board_seen:
                row[at["orders_laid"] + first + token] = where + 1
                order = player * each + token
                row[at["attack_orders"] + where] += int(game.printed.orders[game.order_face(order)].attack)
                row[at["executed"] + where] += int(game.order_done[order])
    row[at["orders_in_hq"] + place] = home


def _board(game: State, me: int, places: list[int], layout: Layout, row: list[int]) -> None:
    """The map, the seas, the sheets, the control tokens and the tiles."""
    at, areas = layout.at, layout.areas
    planes = [at["soldati"] + place * areas for place in places] + [0] * (PLAYERS - len(places))
    planes += [at["soldati"] + NEUTRAL * areas, at["soldati"] + FICTION * areas]
    soldati = game.soldati
    for area, owner in enumerate(game.owner):
        if owner != NOBODY:
            row[planes[owner] + area] = soldati[area]
    row[at["area_cars"] : at["area_cars"] + areas] = game.cars
    row[at["area_labs"] : at["area_labs"] + areas] = game.labs
    for player, place in enumerate(places):
        first = at["boats"] + place * layout.seas
        row[first : first + layout.seas] = game.boats[player::PLAYERS]
        first = at["tokens"] + place * layout.spaces
        row[first : first + layout.spaces] = game.tokens[player::TOKEN_OWNERS]
    first = at["tokens"] + PLAYERS * layout.spaces
    row[first : first + layout.spaces] = game.tokens[NEUTRAL::TOKEN_OWNERS]
    for mandamento, holder in enumerate(game.control):
        if holder != NOBODY:
            row[at["control"] + places[holder] * layout.mandamenti + mandamento] = 1
    for mark, holder in enumerate(game.marked):
        if holder != NOBODY:
            row[at["marked"] + places[holder] * layout.tiles + mark % layout.tiles] = 1


def _owner(game: State, places: list[int], owner: int) -> int:
    return places[owner] if owner < NEUTRAL else owner


def _conflict(game: State, me: int, places: list[int], layout: Layout, row: list[int]) -> None:
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
    row[first : first + 4] = [game.conflict_soldati, game.conflict_car, force_of(game), chosen]
    row[at["conflict_area"] + game.conflict_area] = 1
    row[at["conflict_by"] + _owner(game, places, game.conflict_by)] = 1
    row[at["conflict_agent"] + places[game.conflict_agent]] = 1


def _solo(game: State, places: list[int], layout: Layout, row: list[int]) -> None:
    """Commissions, the Coupole and the solo board. The members behind the screens are told elsewhere."""
    at, solo = layout.at, game.solo_pieces()
    row[at["fiction"] + solo.fiction] = 1
    sides = game.mode_rules.sides
    me = places.index(0)
    for side in range(SIDES):
        # The own side first.
        tokens = solo.board[side::SIDES]
        first = at["solo_board"] + (0 if side == sides[me] else layout.board)
        row[first : first + len(tokens)] = tokens
    for player, place in enumerate(places):
        row[at["commission"] + place] = solo.left[player]
        first = at["lifted"] + place * ROWS
        row[first : first + ROWS] = solo.lifted[player * ROWS : player * ROWS + ROWS]
        if game.mode_rules.extra_mandamenti:
            row[at["coupole"] + place] = solo.coupole[player]
    for name, tokens in (("extra", solo.extra), ("blocks", solo.blocks)):
        shown = tokens[:ROUND_SPACES]
        row[at[name] : at[name] + len(shown)] = shown
    row[at["extra_used"]] = int(solo.extra_used)
    if solo.mark != NOBODY:
        row[at["restriction"] + solo.mark] = 1
    if solo.mark_by != NOBODY:
        row[at["restriction_by"] + places[solo.mark_by]] = 1


def _about(game: State, layout: Layout, row: list[int]) -> None:
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

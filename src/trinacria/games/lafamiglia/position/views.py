"""What can be seen at the table, and by whom. [LF-I-01..03]"""

from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.planning.column import PutTokens, cost_of
from trinacria.games.lafamiglia.position import solo_views
from trinacria.games.lafamiglia.rounds import score
from trinacria.games.lafamiglia.rules.constants import CHURCH, JUSTICE, NEUTRAL, NOBODY, POLICE, ROWS
from trinacria.games.lafamiglia.rules.pieces import ON_MAT, SOLD, orders_home, orders_in
from trinacria.games.lafamiglia.rules.sheets import columns
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, fields_of
from trinacria.kernel.audience import PUBLIC
from trinacria.kernel.fact import Fact


def facts(game: State) -> list[Fact]:
    """The board, mats, tiles and supplies are open; HQs, face-down orders and sealed cards are their team's."""
    found = [
        Fact(("rules",), PUBLIC, game.version),
        Fact(("mode",), PUBLIC, game.mode),
        Fact(("content",), PUBLIC, game.content),
        Fact(("options",), PUBLIC, dict(game.mode_rules.chosen)),
        Fact(("round",), PUBLIC, game.round),
        Fact(("phase",), PUBLIC, "encounter" if game.encounter else "planning"),
        Fact(("first",), PUBLIC, game.seats[game.first]),
        Fact(("phase_first",), PUBLIC, game.seats[game.phase_first]),
        Fact(("cycle",), PUBLIC, list(game.seats)),
        Fact(("teams",), PUBLIC, [list(side) for side in game.teams]),
        Fact(("revealed",), PUBLIC, game.revealed),
        Fact(("neutral_stock",), PUBLIC, game.supply[NEUTRAL]),
        Fact(("lab_stock",), PUBLIC, game.lab_stock),
        Fact(("prices",), PUBLIC, prices(game)),
        Fact(("tiles", "in_play"), PUBLIC, [game.printed.tile_names[tile] for tile in game.tiles_in_play]),
    ]
    if game.colours[0] != NOBODY:
        for player in range(game.mode_rules.players):
            _family(game, player, found)
        _column_costs(game, found)
        found += [
            Fact(("score", "goals"), PUBLIC, score.goals(game)),
            Fact(("score", "due"), PUBLIC, score.due(game)),
            Fact(("score", "near"), PUBLIC, score.near(game)),
        ]
    _board(game, found)
    _sheets(game, found)
    _tiles(game, found)
    _conflict(game, found)
    _about(game, found)
    if game.solo is not None:
        solo_views.facts(game, found)
    return found


def _family(game: State, player: int, found: list[Fact]) -> None:
    printed, seat, team = game.printed, game.seats[player], game.team(player)
    mine = game.orders_of(player)
    card = game.characters[player]
    at = ("families", seat)
    rows = game.removed[player * ROWS : player * ROWS + ROWS]
    home = orders_home(game, player)
    open_to_all: dict[str, object] = {
        "orders_in_hq": len(home),
        "sold": [game.order_name(one) for one in mine if game.order_at[one] == SOLD],
        "on_mat": [game.order_name(one) for one in mine if game.order_at[one] == ON_MAT],
        "removed": dict(zip(printed.rows, rows, strict=True)),
        "cars": game.cars_left[player],
        "boats": game.boats_left[player],
        "influence": game.influence[player],
        "police": game.base(player, POLICE),
        "church": game.base(player, CHURCH),
        "car_attack": game.base(player, JUSTICE),
        "car_bomb": game.bomb_value(player),
        "mandamenti": game.mandamenti_of(player),
        "character": printed.character_names[card] if card != NOBODY else None,
        "corner": printed.corners[game.corners[player]],
        "bust": printed.space_names[game.busts[player]] if game.busts[player] >= 0 else None,
    }
    found += [
        Fact(at, PUBLIC, open_to_all),
        Fact((*at, "money"), team, game.money[player]),
        Fact((*at, "hq"), team, game.hq[player]),
        Fact((*at, "orders"), team, [game.order_name(order) for order in home]),
        Fact((*at, "supply"), PUBLIC if game.mode_rules.open_supplies else team, game.supply[player]),
    ]


def prices(game: State) -> dict[str, int]:
    """What the rules charge and pay in this game, whatever is printed on the components."""
    rules = game.mode_rules
    return {
        "token": rules.token_price,
        "sale": rules.sale,
        "gift": rules.gift,
        "gift_arrives": rules.gift_arrives,
        "force": rules.force,
        "force_neutral": rules.force_neutral,
        "neutral_soldati": rules.neutral_soldati,
    }


def _column_costs(game: State, found: list[Fact]) -> None:
    """What each column with tokens would cost everybody, and the one that is barred to him. [LF-PB-03..05, LX-2-T02]"""
    lying = [(column, tokens) for column, tokens in enumerate(columns(game)) if any(tokens)]
    names = game.printed.columns
    for player, seat in enumerate(game.seats):
        at = ("families", seat)
        costs = {names[column]: cost_of(game, player, column, tokens) for column, tokens in lying}
        barred = game.mode_rules.barred_column(game, player)
        found.append(Fact((*at, "column_costs"), PUBLIC, costs))
        found.append(Fact((*at, "column_barred"), PUBLIC, names[barred] if barred >= 0 else None))


def _board(game: State, found: list[Fact]) -> None:
    printed = game.printed
    areas: dict[str, object] = {}
    found.append(Fact(("areas",), PUBLIC, areas))
    for area, name in enumerate(printed.area_names):
        owner = game.owner[area]
        lying = orders_in(game, area) if 0 <= owner < NEUTRAL else []
        areas[name] = {
            "family": game.owner_name(owner) if owner != NOBODY else None,
            "soldati": game.soldati[area],
            "cars": game.cars[area],
            "labs": game.labs[area],
            "order_count": len(lying),
        }
        if lying:
            seers = PUBLIC if game.revealed else game.team(owner)
            found.append(Fact(("areas", name, "orders"), seers, [game.order_name(order) for order in lying]))
            done = [game.order_name(order) for order in lying if game.order_done[order]]
            found.append(Fact(("areas", name, "executed"), seers, done))
    seas: dict[str, object] = {}
    for sea, name in enumerate(printed.sea_names):
        seas[name] = [game.seats[player] for player, count in enumerate(game.boats_on(sea)) for _ in range(count)]
    control: dict[str, object] = {}
    for mandamento, name in enumerate(printed.mandamento_names):
        holder = game.control[mandamento]
        control[name] = game.seats[holder] if holder != NOBODY else None
    found += [Fact(("seas",), PUBLIC, seas), Fact(("control",), PUBLIC, control)]


def tokens_on(game: State, space: int) -> list[str]:
    """The tokens on a space, the neutral ones first."""
    if not game.occupied[space]:
        return []
    counts = game.tokens_on(space)
    return ["neutral"] * counts[NEUTRAL] + [game.seats[who] for who in range(NEUTRAL) for _ in range(counts[who])]


def _sheets(game: State, found: list[Fact]) -> None:
    for name, sheet in (("top", game.round - 1), ("bottom", game.round)):
        found.append(Fact(("sheets", name, "sheet"), PUBLIC, sheet))
        lying = {game.printed.space_names[space]: tokens_on(game, space) for space in game.printed.spaces_of[sheet]}
        found.append(Fact(("sheets", name, "tokens"), PUBLIC, lying))


def _tiles(game: State, found: list[Fact]) -> None:
    count = len(game.printed.tiles)
    marked = [
        {
            game.printed.tile_names[tile]: game.seats[game.marked[team * count + tile]]
            for tile in game.tiles_in_play
            if game.marked[team * count + tile] != NOBODY
        }
        for team in (0, 1)
    ]
    found.append(Fact(("tiles", "marked"), PUBLIC, marked))


def _conflict(game: State, found: list[Fact]) -> None:
    """The conflict under way; a sealed card is its team's. [LF-CF-03, LF-I-01]"""
    if game.conflict_area == NOBODY:
        return
    found += [
        Fact(("conflict", "area"), PUBLIC, game.printed.area_names[game.conflict_area]),
        Fact(("conflict", "attacker"), PUBLIC, game.owner_name(game.conflict_by)),
        Fact(("conflict", "agent"), PUBLIC, game.seats[game.conflict_agent]),
        Fact(("conflict", "soldati"), PUBLIC, game.conflict_soldati),
        Fact(("conflict", "car"), PUBLIC, game.conflict_car),
        Fact(("conflict", "force"), PUBLIC, force_of(game)),
    ]
    step = game.frames[-1] if game.frames else None
    if isinstance(step, Cards):
        names = game.printed.card_names
        found.append(Fact(("conflict", "defender"), PUBLIC, game.seats[step.defender]))
        found.append(Fact(("conflict", "cards_chosen"), PUBLIC, (step.attack_card >= 0) + (step.defence_card >= 0)))
        if step.attack_card >= 0:
            seers = game.team(game.conflict_agent)
            found.append(Fact(("conflict", "attack_card"), seers, names[step.attack_card]))
        if step.defence_card >= 0:
            found.append(Fact(("conflict", "defence_card"), game.team(step.defender), names[step.defence_card]))
        if step.attack_takes >= 0:
            found.append(Fact(("conflict", "attack_takes"), PUBLIC, bool(step.attack_takes)))


def _about(game: State, found: list[Fact]) -> None:
    """What the open question is about, for those who see behind the screen of whoever is asked."""
    decision = game.decision
    step = game.frames[-1] if game.frames else None
    if decision is None or decision.seat not in game.seats or not isinstance(step, Step):
        return
    found.append(Fact(("about",), game.team(game.seats.index(decision.seat)), about(game, step.subject(game))))


def about(game: State, step: Step) -> dict[str, object]:
    """What a step's question is about: the things it remembers, by their ids."""
    printed = game.printed
    names = {
        "area": printed.area_names,
        "source": printed.area_names,
        "target": printed.area_names,
        "space": printed.space_names,
        "sea": printed.sea_names,
        "row": printed.rows,
        "column": printed.columns,
        "old_tile": printed.tile_names,
        "tile": printed.tile_names,
    }
    told: dict[str, object] = {}
    for field in fields_of(type(step)):
        value = getattr(step, field)
        if field in names and value >= 0:
            told[field] = names[field][value]
        elif field == "order" and value >= 0:
            told[field] = game.order_name(value)
        elif field in ("most", "number", "joined") and value >= 0:
            told[field] = value
    if isinstance(step, PutTokens):
        told["token"] = game.owner_name(step.next_token(game)[1])
    return told

"""What can be seen at the table, and by whom. [LF-I-01..03]"""

from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.finesse import Cards
from trinacria.games.lafamiglia.planning.column import PutTokens, cost_of
from trinacria.games.lafamiglia.position import solo_views, space_numbers
from trinacria.games.lafamiglia.rounds import score
from trinacria.games.lafamiglia.rules.constants import CHURCH, JUSTICE, NEUTRAL, NOBODY, POLICE, ROWS
from trinacria.games.lafamiglia.rules.mode_rules import ModeRules
from trinacria.games.lafamiglia.rules.pieces import ON_MAT, SOLD, orders_home, orders_in
from trinacria.games.lafamiglia.rules.sheets import columns
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, fields_of
from trinacria.kernel.audience import PUBLIC
from trinacria.kernel.fact import Fact, KnownFacts


def facts(game: State, known: KnownFacts | None = None) -> list[Fact]:
    """The board, mats, tiles and supplies are open; HQs, face-down orders and sealed cards are their team's.

    What is `known` and has not changed is not made again.
    """
    facts = _table(game, known)[:]
    if game.colours[0] != NOBODY:
        for player in range(game.mode_rules.players):
            facts += _family(game, player, known)
        facts += _column_costs(game, known)
        facts += space_numbers.facts(game)
        facts += _score(game, known)
    facts += _board(game, known)
    facts += _sheets(game, known)
    facts += _tiles(game, known)
    _conflict(game, facts)
    _about(game, facts)
    if game.solo is not None:
        solo_views.facts(game, facts)
    return facts


def _known(known: KnownFacts | None, name: str, rests_on: object) -> list[Fact] | None:
    return known.find(name, rests_on) if known is not None else None


def _kept(known: KnownFacts | None, name: str, rests_on: object, facts: list[Fact]) -> list[Fact]:
    return known.keep(name, rests_on, facts) if known is not None else facts


def _table(game: State, known: KnownFacts | None) -> list[Fact]:
    stocks = game.supply[NEUTRAL], game.lab_stock
    flow = game.round, game.encounter, game.first, game.phase_first, game.revealed
    rests_on = game.seats, game.tiles_in_play, stocks, flow
    facts = _known(known, "table", rests_on)
    if facts is not None:
        return facts
    facts = [
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
        Fact(("prices",), PUBLIC, prices(game.mode_rules)),
        Fact(("tiles", "in_play"), PUBLIC, [game.printed.tile_names[tile] for tile in game.tiles_in_play]),
    ]
    return _kept(known, "table", rests_on, facts)


def _family(game: State, player: int, known: KnownFacts | None) -> list[Fact]:
    printed, seat = game.printed, game.seats[player]
    each = printed.orders_each
    rows = game.removed[player * ROWS : player * ROWS + ROWS]
    card, corner, bust = game.characters[player], game.corners[player], game.busts[player]
    mandamenti = game.mandamenti_of(player)
    pieces = game.cars_left[player], game.boats_left[player], game.influence[player]
    behind = game.money[player], game.hq[player], game.supply[player]
    orders = game.order_at[player * each : player * each + each]
    rests_on = orders, rows, pieces, behind, mandamenti, (card, corner, bust, game.colours[player]), game.seats
    facts = _known(known, "family " + seat, rests_on)
    if facts is not None:
        return facts
    team, mine, at = game.team(player), game.orders_of(player), ("families", seat)
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
        "mandamenti": mandamenti,
        "character": printed.character_names[card] if card != NOBODY else None,
        "corner": printed.corners[corner],
        "bust": printed.space_names[bust] if bust >= 0 else None,
    }
    facts = [
        Fact(at, PUBLIC, open_to_all),
        Fact((*at, "money"), team, game.money[player]),
        Fact((*at, "hq"), team, game.hq[player]),
        Fact((*at, "orders"), team, [game.order_name(order) for order in home]),
        Fact((*at, "supply"), PUBLIC if game.mode_rules.open_supplies else team, game.supply[player]),
    ]
    return _kept(known, "family " + seat, rests_on, facts)


def prices(rules: ModeRules[State]) -> dict[str, int]:
    """What the rules of a game charge and pay, whatever is printed on the components."""
    return {
        "token": rules.token_price,
        "sale": rules.sale,
        "gift": rules.gift,
        "gift_arrives": rules.gift_arrives,
        "force": rules.force,
        "force_neutral": rules.force_neutral,
        "neutral_soldati": rules.neutral_soldati,
    }


def _column_costs(game: State, known: KnownFacts | None) -> list[Fact]:
    """What each column with tokens would cost everybody, and the one that is barred. [LF-PB-03..05, LX-2-T02]"""
    barred = [game.mode_rules.barred_column(game, player) for player in range(game.mode_rules.players)]
    rests_on = game.round, game.tokens, barred, game.seats
    facts = _known(known, "columns", rests_on)
    if facts is not None:
        return facts
    lying = [(column, tokens) for column, tokens in enumerate(columns(game)) if any(tokens)]
    names = game.printed.columns
    facts = []
    for player, seat in enumerate(game.seats):
        at = ("families", seat)
        costs = {names[column]: cost_of(game, player, column, tokens) for column, tokens in lying}
        facts.append(Fact((*at, "column_costs"), PUBLIC, costs))
        facts.append(Fact((*at, "column_barred"), PUBLIC, names[barred[player]] if barred[player] >= 0 else None))
    # Anyone who changes the tokens copies them from now on.
    game.tokens_shared = True
    return _kept(known, "columns", rests_on, facts)


def _score(game: State, known: KnownFacts | None) -> list[Fact]:
    rests_on = game.owner[:], game.control[:], game.seats
    facts = _known(known, "score", rests_on)
    if facts is not None:
        return facts
    facts = [
        Fact(("score", "goals"), PUBLIC, score.goals(game)),
        Fact(("score", "due"), PUBLIC, score.due(game)),
        Fact(("score", "near"), PUBLIC, score.near(game)),
    ]
    return _kept(known, "score", rests_on, facts)


def _board(game: State, known: KnownFacts | None) -> list[Fact]:
    fiction = game.solo.fiction if game.solo is not None else NOBODY
    orders = game.order_at[:], game.order_done[:], game.revealed
    areas_rest_on = game.owner[:], game.soldati[:], game.cars[:], game.labs[:], orders, game.seats, fiction
    facts = _known(known, "areas", areas_rest_on)
    if facts is None:
        facts = _kept(known, "areas", areas_rest_on, _areas(game, known))
    seas_rest_on = game.boats[:], game.control[:], game.seats
    others = _known(known, "seas", seas_rest_on)
    if others is None:
        others = _kept(known, "seas", seas_rest_on, _seas(game))
    return facts + others


def _areas(game: State, known: KnownFacts | None) -> list[Fact]:
    """All areas. Anyone who may know which orders lie in one sees it with them: the others, only how many."""
    areas: dict[str, object] = {}
    facts = [Fact(("areas",), PUBLIC, areas)]
    for area, name in enumerate(game.printed.area_names):
        owner = game.owner[area]
        lying = orders_in(game, area) if 0 <= owner < NEUTRAL else []
        areas[name] = _area(game, area, lying, game.revealed, known)
        if lying and not game.revealed:
            facts.append(Fact(("areas", name), game.team(owner), _area(game, area, lying, True, known)))
    return facts


def _area(game: State, area: int, lying: list[int], seen: bool, known: KnownFacts | None) -> dict[str, object]:
    owner = game.owner[area]
    family = game.owner_name(owner) if owner != NOBODY else None
    counts = game.soldati[area], game.cars[area], game.labs[area], len(lying)
    orders: list[str] = []
    done: list[str] = []
    if seen:
        for order in lying:
            orders.append(game.order_name(order))
            if game.order_done[order]:
                done.append(orders[-1])
    key = family, counts, tuple(orders), tuple(done)
    made: dict[str, object] | None = known.part(key) if known is not None else None
    if made is None:
        made = {
            "family": family,
            "soldati": game.soldati[area],
            "cars": game.cars[area],
            "labs": game.labs[area],
            "order_count": len(lying),
        }
        if orders:
            made["orders"] = orders
            made["executed"] = done
        if known is not None:
            known.keep_part(key, made)
    return made


def _seas(game: State) -> list[Fact]:
    seas: dict[str, object] = {}
    for sea, name in enumerate(game.printed.sea_names):
        seas[name] = [game.seats[player] for player, count in enumerate(game.boats_on(sea)) for _ in range(count)]
    control: dict[str, object] = {}
    for mandamento, name in enumerate(game.printed.mandamento_names):
        holder = game.control[mandamento]
        control[name] = game.seats[holder] if holder != NOBODY else None
    return [Fact(("seas",), PUBLIC, seas), Fact(("control",), PUBLIC, control)]


def tokens_on(game: State, space: int) -> list[str]:
    """The tokens on a space, the neutral ones first."""
    if not game.occupied[space]:
        return []
    counts = game.tokens_on(space)
    return ["neutral"] * counts[NEUTRAL] + [game.seats[who] for who in range(NEUTRAL) for _ in range(counts[who])]


def _sheets(game: State, known: KnownFacts | None) -> list[Fact]:
    rests_on = game.round, game.tokens, game.seats
    facts = _known(known, "sheets", rests_on)
    if facts is not None:
        return facts
    facts = []
    for name, sheet in (("top", game.round - 1), ("bottom", game.round)):
        facts.append(Fact(("sheets", name, "sheet"), PUBLIC, sheet))
        lying = {game.printed.space_names[space]: tokens_on(game, space) for space in game.printed.spaces_of[sheet]}
        facts.append(Fact(("sheets", name, "tokens"), PUBLIC, lying))
    # Anyone who changes the tokens copies them from now on.
    game.tokens_shared = True
    return _kept(known, "sheets", rests_on, facts)


def _tiles(game: State, known: KnownFacts | None) -> list[Fact]:
    rests_on = game.marked[:], game.tiles_in_play, game.seats
    facts = _known(known, "tiles", rests_on)
    if facts is not None:
        return facts
    count = len(game.printed.tiles)
    marked = [
        {
            game.printed.tile_names[tile]: game.seats[game.marked[team * count + tile]]
            for tile in game.tiles_in_play
            if game.marked[team * count + tile] != NOBODY
        }
        for team in (0, 1)
    ]
    return _kept(known, "tiles", rests_on, [Fact(("tiles", "marked"), PUBLIC, marked)])


def _conflict(game: State, facts: list[Fact]) -> None:
    """The conflict under way; a sealed card is its team's. [LF-CF-03, LF-I-01]"""
    if game.conflict_area == NOBODY:
        return
    facts += [
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
        facts.append(Fact(("conflict", "defender"), PUBLIC, game.seats[step.defender]))
        facts.append(Fact(("conflict", "cards_chosen"), PUBLIC, (step.attack_card >= 0) + (step.defence_card >= 0)))
        if step.attack_card >= 0:
            seers = game.team(game.conflict_agent)
            facts.append(Fact(("conflict", "attack_card"), seers, names[step.attack_card]))
        if step.defence_card >= 0:
            facts.append(Fact(("conflict", "defence_card"), game.team(step.defender), names[step.defence_card]))
        if step.attack_takes >= 0:
            facts.append(Fact(("conflict", "attack_takes"), PUBLIC, bool(step.attack_takes)))


def _about(game: State, facts: list[Fact]) -> None:
    """What the open question is about, for those who see behind the screen of the one who is asked."""
    decision = game.decision
    step = game.frames[-1] if game.frames else None
    if decision is None or decision.seat not in game.seats or not isinstance(step, Step):
        return
    facts.append(Fact(("about",), game.team(game.seats.index(decision.seat)), about(game, step.subject(game))))


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
    counted = step.counted(game)
    if counted is not None:
        told["nth"], told["of"] = counted
    if isinstance(step, PutTokens):
        told["token"] = game.owner_name(step.next_token(game)[1])
    return told

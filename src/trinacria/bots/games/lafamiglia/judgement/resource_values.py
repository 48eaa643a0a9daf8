"""What the means of planning are worth: money, soldati, orders, equipment, influence; spaces and columns by them."""

from trinacria.bots.games.lafamiglia.judgement import coupole
from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.printed import PrintedPart, PrintedSpace

ENOUGH_MONEY = 6
"""With more than this, more is worth less."""


def money(table: Table, amount: int) -> float:
    """What money is worth: less when there is plenty, little when no round is left to spend it in."""
    if table.last:
        return table.weights.money_at_last * amount
    return table.weights.money * amount * (table.weights.plenty if table.money > ENOUGH_MONEY else 1.0)


def rounds_left(table: Table) -> int:
    """How many rounds are left, this one included."""
    return table.printed.rounds + 1 - table.round


def recruit(table: Table, number: int) -> float:
    """Soldati in the HQ: of use only if they can still be placed."""
    number = min(number, table.supply)
    many = max(0.0, table.hq + number - table.weights.enough_soldati)
    return (
        table.weights.hq_soldato
        * (number - table.weights.crowd * min(number, many))
        * (table.weights.recruit_at_last if table.last else 1.0)
    )


def place_areas(table: Table, empty_too: bool = True) -> list[int]:
    """Where soldati can be placed."""
    return [area for area, owner in enumerate(table.owner) if owner == table.me or (empty_too and owner == NOBODY)]


def place(analysis: Analysis, number: int, empty_too: bool = True, members: bool = True) -> float:
    """The best place for so many soldati, or for members instead of some of them."""
    table = analysis.table
    if members and table.members:
        seated = range(min(number, table.members) + 1)
        return max([coupole.gain(analysis, one) + place(analysis, number - one, empty_too, False) for one in seated])
    number = min(number, table.hq)
    if not number:
        return 0.0
    places = place_areas(analysis.table, empty_too)
    return analysis.noted(
        ("place", number, empty_too),
        lambda: max([analysis.orders.place(area, number) for area in places], default=0.0),
    )


def lab_soldati(analysis: Analysis, most: int) -> float:
    """A soldato at each lab, the best ones first."""
    table = analysis.table
    gains = [analysis.orders.place(area, table.labs[area]) for area in table.own() if table.labs[area]]
    return sum(sorted(gains, reverse=True)[: min(most, table.hq)])


def issues(analysis: Analysis) -> list[float]:
    """The worth of the best orders for the areas without one, each order and each area once."""
    table, orders = analysis.table, analysis.orders
    free = [area for area in table.own() if not table.covered[area]]
    ranked = sorted(
        [(orders.order(area, face), area, face.id) for area in free for face in table.home],
        reverse=True,
    )
    used: set[object] = set()
    best: list[float] = []
    for worth, area, name in ranked:
        if area not in used and name not in used:
            used |= {area, name}
            best.append(max(worth, 0.0))
            if len(best) == 2:
                break
    return best


def issue(analysis: Analysis, count: int) -> float:
    """The worth of issuing so many orders."""
    one = analysis.noted("issue 1", lambda: sum(issues(analysis)[:1]))
    worth = one if count < 2 else analysis.noted("issue 2", lambda: sum(issues(analysis)))
    return analysis.table.weights.issued * worth


def car(analysis: Analysis, area: int) -> float:
    """A car belongs where an attack starts."""
    if analysis.table.cars[area]:
        return 0.3
    potential = analysis.noted(("car", area), lambda: analysis.orders.potential(area))
    return analysis.table.weights.car * 0.5 + analysis.table.weights.car_attack * min(6.0, potential)


def boat(analysis: Analysis, sea: int) -> float:
    """A boat belongs where own areas and worthwhile targets share a sea."""
    table = analysis.table
    if any(table.ally(one, table.me) for one in table.boats[sea]):
        return 0.1
    coast = table.printed.coast[sea]
    own = sum([table.owner[area] == table.me for area in coast])
    prizes = [analysis.map_values.change(area, table.me) for area in coast if table.owner[area] != table.partner]
    weights = table.weights
    return weights.boat_anywhere + weights.boat * 0.3 * min(own, 2) + weights.boat_prize * max([*prizes, 0.0])


def lab(analysis: Analysis, area: int) -> float:
    """A lab pays every round and covers its area; best where it stays."""
    table, map_values = analysis.table, analysis.map_values
    here = table.soldati[area]
    saved = map_values.peril(area, here) - map_values.peril(area, here, 1)
    return table.weights.lab_round * (rounds_left(table) - 1) + saved - 0.05 * map_values.peril(area, here)


def equipment(analysis: Analysis, word: str) -> float:
    """The best piece of a kind."""
    table = analysis.table
    family = table.families[table.me]
    own = table.own()
    best = 0.0
    if word in ("equipment", "car") and family["cars"]:
        best = max([best, *[car(analysis, area) for area in own]])
    if word in ("equipment", "boat") and family["boats"]:
        seas = {sea for area in own for sea in table.printed.seas_of[area]}
        best = max([best, *[boat(analysis, sea) for sea in sorted(seas)]])
    if word in ("equipment", "lab"):
        best = max([best, *[lab(analysis, area) for area in own if table.labs[area] < table.printed.labs_limit]])
    return best


def row(analysis: Analysis, at: int, number: int = 1) -> float:
    """What the leftmost tokens of a row of the mat hide; a commission token on top of one is worth its action."""
    table = analysis.table
    printed = table.printed
    family = table.families[table.me]
    mat = printed.mats[printed.colours.index(table.seats[table.me])]
    name = printed.rows[at]
    removed: int = family["removed"][name]
    doubled = table.doubled.get(name, [])
    space, worth = removed, 0.0
    for _ in range(number):
        if space in doubled:
            doubled = [one for one in doubled if one != space]
            worth += commission(analysis)
            continue
        if space >= mat.length[at]:
            break
        if mat.first_of[at][space]:
            worth += table.weights.new_order * max(0.7, rounds_left(table) - 0.5)
        if name == "economy":
            worth += money(table, mat.amount[space] or 2)
        else:
            weights = table.weights
            use = weights.justice if name == "justice" else weights.police if name == "police" else weights.church
            worth += table.weights.new_value * use * max(0.3, rounds_left(table) - 0.5)
        space += 1
    return worth


def commission(analysis: Analysis) -> float:
    """The best space of the solo board that is free now; those that would free further tokens aside."""
    return analysis.noted(
        "commission", lambda: max([space(analysis, face) for face in free_spaces(analysis)], default=0.0)
    )


def free_spaces(analysis: Analysis) -> list[PrintedSpace]:
    """The spaces of the solo board that are open to the family, but those that take tokens off the mat."""
    table = analysis.table
    board = table.solo_board()
    if table.coupole and table.coupole["seats"][table.seats[table.me]] == 0:
        return []
    faces = [
        table.space(name)
        for name, tokens in board.get("tokens", {}).items()
        if name not in board.get("locked", ()) and (not tokens or table.space(name).infinite)
    ]
    return [face for face in faces if not any(one.word in ("exert", "row2") for one in face.parts)]


def rows(analysis: Analysis, number: int) -> float:
    return max([row(analysis, at, number) for at in range(4)])


FACTORS = (
    "recruit", "place", "reinforce", "issue", "launder", "exert", "row2", "place-own", "lab-soldati", "money", "gather",
    "final", "car", "boat", "equipment", "lab", "start_player", "two_institutions", "economy", "justice", "police",
    "church",
)  # fmt: skip
"""Parts and columns that a round can make more or less of."""
_FACTOR_AT = {word: at for at, word in enumerate(FACTORS)}


def factor(table: Table, word: str) -> float:
    """How much more a part or a column counts in this round."""
    spaces = table.weights.spaces
    if not spaces:
        return 1.0
    at = _FACTOR_AT.get(word, -1)
    return spaces[min(table.round, len(spaces)) - 1][at] if at >= 0 else 1.0


def part(analysis: Analysis, one: PrintedPart) -> float:
    """The worth of one part of a space."""
    return _part(analysis, one) * factor(analysis.table, one.word)


def _part(analysis: Analysis, one: PrintedPart) -> float:
    table, word = analysis.table, one.word
    if word == "recruit":
        return recruit(table, table.church + one.bonus)
    if word in ("place", "reinforce"):
        return place(analysis, table.police + one.bonus, word == "place")
    if word == "issue":
        return issue(analysis, one.count)
    if word == "launder":
        return money(table, sum([table.labs[area] for area in table.own()]))
    if word in ("exert", "row2"):
        return rows(analysis, 2 if word == "row2" else 1)
    if word == "place-own":
        return place(analysis, one.count, empty_too=False)
    if word == "lab-soldati":
        return lab_soldati(analysis, one.count)
    if word == "money":
        return money(table, one.count)
    if word == "gather":
        return table.weights.gather
    if word == "final":
        return table.weights.final_action
    return analysis.noted(word, lambda: equipment(analysis, word))


def space(analysis: Analysis, face: PrintedSpace) -> float:
    """The worth of using a space."""
    worths = [part(analysis, one) for one in face.parts]
    scarce = 0.0 if face.infinite else analysis.table.weights.scarce
    return (max(worths) if face.one_of else sum(worths)) + money(analysis.table, face.coin) + scarce


def column(analysis: Analysis, at: int) -> float:
    """The worth of option B with a column, less what it costs."""
    table = analysis.table
    name = table.printed.columns[at]
    if name == "start_player":
        gain = table.weights.start_piece + equipment(analysis, "equipment")
    elif name == "two_institutions":
        gain = sum(sorted([row(analysis, one) for one in range(4)])[-2:])
    else:
        gain = row(analysis, table.printed.rows.index(name), 2)
    gain *= factor(table, name)
    return gain + issue(analysis, 1) - money(table, table.column_cost(at))

"""What the means of planning are worth: money, soldati, orders, equipment, influence; spaces and columns by them."""

from trinacria.bots.games.lafamiglia.judgement import coupole
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.bots.games.lafamiglia.judgement.thought import Thought
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.printed import PrintedPart, PrintedSpace

ENOUGH_MONEY = 6
"""With more than this, more is worth less."""


def money(table: Table, amount: int) -> float:
    """What money is worth: less when there is plenty, little when no round is left to spend it in."""
    if table.last:
        return 0.3 * amount
    return table.taste.money * amount * (0.6 if table.money > ENOUGH_MONEY else 1.0)


def rounds_left(table: Table) -> int:
    """How many rounds are left, this one included."""
    return table.printed.rounds + 1 - table.round


def recruit(table: Table, number: int) -> float:
    """Soldati in the HQ: of use only if they can still be placed."""
    number = min(number, table.supply)
    many = max(0.0, table.hq + number - table.taste.enough_soldati)
    return table.taste.hq_soldato * (number - 0.6 * min(number, many)) * (0.4 if table.last else 1.0)


def place_areas(table: Table, empty_too: bool = True) -> list[int]:
    """Where soldati can be placed."""
    return [area for area, owner in enumerate(table.owner) if owner == table.me or (empty_too and owner == NOBODY)]


def place(thought: Thought, number: int, empty_too: bool = True, members: bool = True) -> float:
    """The best place for so many soldati, or for members instead of some of them."""
    table = thought.table
    if members and table.members:
        seated = range(min(number, table.members) + 1)
        return max([coupole.gain(thought, one) + place(thought, number - one, empty_too, False) for one in seated])
    number = min(number, table.hq)
    if not number:
        return 0.0
    places = place_areas(thought.table, empty_too)
    return thought.noted(
        ("place", number, empty_too),
        lambda: max([thought.orders.place(area, number) for area in places], default=0.0),
    )


def lab_soldati(thought: Thought, most: int) -> float:
    """A soldato at each lab, the best ones first."""
    table = thought.table
    gains = [thought.orders.place(area, table.labs[area]) for area in table.own() if table.labs[area]]
    return sum(sorted(gains, reverse=True)[: min(most, table.hq)])


def issues(thought: Thought) -> list[float]:
    """The worth of the best orders for the areas without one, each order and each area once."""
    table, orders = thought.table, thought.orders
    free = [area for area in table.own() if not table.covered[area]]
    found = sorted(
        [(orders.order(area, face), area, face.id) for area in free for face in table.home],
        reverse=True,
    )
    used: set[object] = set()
    best: list[float] = []
    for worth, area, name in found:
        if area not in used and name not in used:
            used |= {area, name}
            best.append(max(worth, 0.0))
            if len(best) == 2:
                break
    return best


def issue(thought: Thought, count: int) -> float:
    """The worth of issuing so many orders."""
    one = thought.noted("issue 1", lambda: sum(issues(thought)[:1]))
    found = one if count < 2 else thought.noted("issue 2", lambda: sum(issues(thought)))
    return thought.table.taste.issued * found


def car(thought: Thought, area: int) -> float:
    """A car belongs where an attack starts."""
    if thought.table.cars[area]:
        return 0.3
    potential = thought.noted(("car", area), lambda: thought.orders.potential(area))
    return thought.table.taste.car * 0.5 + 0.15 * min(6.0, potential)


def boat(thought: Thought, sea: int) -> float:
    """A boat belongs where own areas and worthwhile targets share a sea."""
    table = thought.table
    if any(table.ally(one, table.me) for one in table.boats[sea]):
        return 0.1
    coast = table.printed.coast[sea]
    own = sum([table.owner[area] == table.me for area in coast])
    prizes = [thought.ground.change(area, table.me) for area in coast if table.owner[area] != table.partner]
    return 0.3 + table.taste.boat * 0.3 * min(own, 2) + 0.05 * max([*prizes, 0.0])


def lab(thought: Thought, area: int) -> float:
    """A lab pays every round and covers its area; best where it stays."""
    table, ground = thought.table, thought.ground
    here = table.soldati[area]
    saved = ground.peril(area, here) - ground.peril(area, here, 1)
    return table.taste.lab_round * (rounds_left(table) - 1) + saved - 0.05 * ground.peril(area, here)


def equipment(thought: Thought, word: str) -> float:
    """The best piece of a kind."""
    table = thought.table
    family = table.families[table.me]
    own = table.own()
    best = 0.0
    if word in ("equipment", "car") and family["cars"]:
        best = max([best, *[car(thought, area) for area in own]])
    if word in ("equipment", "boat") and family["boats"]:
        seas = {sea for area in own for sea in table.printed.seas_of[area]}
        best = max([best, *[boat(thought, sea) for sea in sorted(seas)]])
    if word in ("equipment", "lab"):
        best = max([best, *[lab(thought, area) for area in own if table.labs[area] < table.printed.labs_limit]])
    return best


def row(thought: Thought, at: int, number: int = 1) -> float:
    """What the leftmost tokens of a row of the mat hide; a commission token on top of one is worth its action."""
    table = thought.table
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
            worth += commission(thought)
            continue
        if space >= mat.length[at]:
            break
        if mat.first_of[at][space]:
            worth += table.taste.new_order * max(0.7, rounds_left(table) - 0.5)
        if name == "economy":
            worth += money(table, mat.amount[space] or 2)
        else:
            use = {"justice": 0.8, "police": 1.0, "church": 1.0}[name]
            worth += table.taste.new_value * use * max(0.3, rounds_left(table) - 0.5)
        space += 1
    return worth


def commission(thought: Thought) -> float:
    """The best space of the solo board that is free now; those that would free further tokens aside."""
    return thought.noted(
        "commission", lambda: max([space(thought, face) for face in free_spaces(thought)], default=0.0)
    )


def free_spaces(thought: Thought) -> list[PrintedSpace]:
    """The spaces of the solo board that are open to the family, but those that take tokens off the mat."""
    table = thought.table
    board = table.solo_board
    if table.coupole and table.coupole["seats"][table.seats[table.me]] == 0:
        return []
    faces = [
        table.space(name)
        for name, tokens in board.get("tokens", {}).items()
        if name not in board.get("locked", ()) and (not tokens or table.space(name).infinite)
    ]
    return [face for face in faces if not any(one.word in ("exert", "row2") for one in face.parts)]


def rows(thought: Thought, number: int) -> float:
    """The best row."""
    return max([row(thought, at, number) for at in range(4)])


def part(thought: Thought, one: PrintedPart) -> float:
    """The worth of one part of a space."""
    table, word = thought.table, one.word
    if word == "recruit":
        return recruit(table, table.church + one.bonus)
    if word in ("place", "reinforce"):
        return place(thought, table.police + one.bonus, word == "place")
    if word == "issue":
        return issue(thought, one.count)
    if word == "launder":
        return money(table, sum([table.labs[area] for area in table.own()]))
    if word in ("exert", "row2"):
        return rows(thought, 2 if word == "row2" else 1)
    if word == "place-own":
        return place(thought, one.count, empty_too=False)
    if word == "lab-soldati":
        return lab_soldati(thought, one.count)
    if word == "money":
        return money(table, one.count)
    if word == "gather":
        return 0.3
    if word == "final":
        return table.taste.final_action
    return thought.noted(word, lambda: equipment(thought, word))


def space(thought: Thought, face: PrintedSpace) -> float:
    """The worth of using a space."""
    found = [part(thought, one) for one in face.parts]
    return (max(found) if face.one_of else sum(found)) + money(thought.table, face.coin)


def column(thought: Thought, at: int) -> float:
    """The worth of option B with a column, less what it costs."""
    table = thought.table
    name = table.printed.columns[at]
    if name == "start_player":
        gain = table.taste.start_piece + equipment(thought, "equipment")
    elif name == "two_institutions":
        gain = sum(sorted([row(thought, one) for one in range(4)])[-2:])
    else:
        gain = row(thought, table.printed.rows.index(name), 2)
    return gain + issue(thought, 1) - money(table, table.column_cost(at))

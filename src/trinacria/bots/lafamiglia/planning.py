"""Judgement of set-up, planning and management: spaces, columns, soldati, equipment, influence, tiles."""

from collections.abc import Callable
from typing import Any

from trinacria.bots.lafamiglia.ground import HQ_SOLDATO, MONEY
from trinacria.bots.lafamiglia.orders import BOAT, CAR
from trinacria.bots.lafamiglia.table import Table, space_face
from trinacria.bots.lafamiglia.thought import Thought
from trinacria.games.lafamiglia.actions import Choice
from trinacria.games.lafamiglia.book import NOBODY, PARTS, SpaceFace, SpacePart

ENOUGH_MONEY = 6
ENOUGH_SOLDATI = 7
"""Beyond these more of them is worth less."""
NEW_ORDER = 1.6
"""Worth of an advanced order, for each round it can be used in."""
NEW_VALUE = 0.7
"""Worth of a better base value, likewise."""
FINAL_ACTION = 0.8
START_PIECE = 0.6
SEQUENCE = (
    "exert", "row2", "act", "recruit", "lab", "launder", "car", "boat", "equipment", "place", "reinforce", "gather",
    "issue", "final",
)  # fmt: skip
"""Parts that all can be done are done in this sequence: what one brings the next one uses."""
TILES = (
    "recruitment", "bribery", "second_wave", "watchmen", "influence", "revenue", "chain_of_command", "allies",
    "miniguns", "speedboats", "delay_detonator",
)  # fmt: skip
"""The control tiles, the best first."""
KEEP = ("advance", "muster", "garrison", "collection", "charge")
"""The basic orders, the dearest first: the last one is sold first."""


def money(table: Table, amount: int) -> float:
    """What money is worth: less when there is plenty, little when no round is left to spend it in."""
    if table.last:
        return 0.3 * amount
    return MONEY * amount * (0.6 if table.money > ENOUGH_MONEY else 1.0)


def _rounds(table: Table) -> int:
    """How many rounds are left, this one included."""
    return table.book.rounds + 1 - table.round


def _noted(thought: Thought, key: object, work: Callable[[], float]) -> float:
    if key not in thought.notes:
        thought.notes[key] = work()
    return thought.notes[key]


def recruit(table: Table, number: int) -> float:
    """Soldati in the HQ: of use only if they can still be placed."""
    number = min(number, table.supply)
    many = max(0, table.hq + number - ENOUGH_SOLDATI)
    return HQ_SOLDATO * (number - 0.6 * min(number, many)) * (0.4 if table.last else 1.0)


def place_areas(table: Table, empty_too: bool = True) -> list[int]:
    """Where soldati can be placed."""
    return [area for area, owner in enumerate(table.owner) if owner == table.me or (empty_too and owner == NOBODY)]


def place(thought: Thought, number: int, empty_too: bool = True) -> float:
    """The best place for so many soldati."""
    number = min(number, thought.table.hq)
    if not number:
        return 0.0
    places = place_areas(thought.table, empty_too)
    return _noted(
        thought,
        ("place", number, empty_too),
        lambda: max([thought.orders.place(area, number) for area in places], default=0.0),
    )


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
    one = _noted(thought, "issue 1", lambda: sum(issues(thought)[:1]))
    return one if count < 2 else _noted(thought, "issue 2", lambda: sum(issues(thought)))


def car(thought: Thought, area: int) -> float:
    """A car belongs where an attack starts."""
    if thought.table.cars[area]:
        return 0.3
    return CAR * 0.5 + 0.15 * min(6.0, _noted(thought, ("car", area), lambda: thought.orders.potential(area)))


def boat(thought: Thought, sea: int) -> float:
    """A boat belongs where own areas and worthwhile targets share a sea."""
    table = thought.table
    if any((one - table.me) % 2 == 0 for one in table.boats[sea]):
        return 0.1
    coast = table.book.coast[sea]
    own = sum([table.owner[area] == table.me for area in coast])
    prizes = [thought.ground.change(area, table.me) for area in coast if table.owner[area] != table.partner]
    return 0.3 + BOAT * 0.3 * min(own, 2) + 0.05 * max([*prizes, 0.0])


def lab(thought: Thought, area: int) -> float:
    """A lab pays every round and covers its area; best where it stays."""
    table, ground = thought.table, thought.ground
    here = table.soldati[area]
    saved = ground.peril(area, here) - ground.peril(area, here, 1)
    return 0.35 * (_rounds(table) - 1) + saved - 0.05 * ground.peril(area, here)


def equipment(thought: Thought, word: str) -> float:
    """The best piece of a kind."""
    table = thought.table
    family = table.families[table.me]
    own = table.own()
    best = 0.0
    if word in ("equipment", "car") and family["cars"]:
        best = max([best, *[car(thought, area) for area in own]])
    if word in ("equipment", "boat") and family["boats"]:
        seas = {sea for area in own for sea in table.book.seas_of[area]}
        best = max([best, *[boat(thought, sea) for sea in sorted(seas)]])
    if word in ("equipment", "lab"):
        best = max([best, *[lab(thought, area) for area in own if table.labs[area] < table.book.labs_limit]])
    return best


def row(table: Table, at: int, number: int = 1) -> float:
    """What the leftmost tokens of a row of the mat hide."""
    book = table.book
    family = table.families[table.me]
    mat = book.mats[book.colours.index(table.seats[table.me])]
    name = book.rows[at]
    removed: int = family["removed"][name]
    worth = 0.0
    for space in range(removed, min(removed + number, mat.length[at])):
        if mat.first_of[at][space]:
            worth += NEW_ORDER * max(0.7, _rounds(table) - 0.5)
        if name == "economy":
            worth += money(table, mat.amount[space] or 2)
        else:
            use = {"justice": 0.8, "police": 1.0, "church": 1.0}[name]
            worth += NEW_VALUE * use * max(0.3, _rounds(table) - 0.5)
    return worth


def rows(thought: Thought, number: int) -> float:
    """The best row."""
    return max([row(thought.table, at, number) for at in range(4)])


def part(thought: Thought, one: SpacePart) -> float:
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
    if word == "gather":
        return 0.3
    if word == "final":
        return FINAL_ACTION
    return _noted(thought, word, lambda: equipment(thought, word))


def space(thought: Thought, face: SpaceFace) -> float:
    """The worth of using a space."""
    found = [part(thought, one) for one in face.parts]
    return (max(found) if face.one_of else sum(found)) + money(thought.table, face.coin)


def column(thought: Thought, at: int) -> float:
    """The worth of option B with a column, less what it costs."""
    table = thought.table
    top: dict[str, Any] = table.sheets["top"]
    name = table.book.columns[at]
    lying = [token for one, tokens in top["tokens"].items() if space_face(one).column == at for token in tokens]
    foreign = [token for token in lying if token not in ("neutral", table.seats[table.me])]
    cost = table.book.column_cost[top["sheet"]][at] + table.book.per_token * len(lying)
    cost += table.book.per_foreign * len(foreign)
    if name == "start_player":
        gain = START_PIECE + equipment(thought, "equipment")
    elif name == "two_institutions":
        gain = sum(sorted([row(table, one) for one in range(4)])[-2:])
    else:
        gain = row(table, table.book.rows.index(name), 2)
    return gain + issue(thought, 1) - money(table, cost)


def turn(thought: Thought, choice: Choice) -> float:
    """A space, or a column."""
    if choice.verb == "column":
        return column(thought, choice.thing)
    if choice.verb in ("use", "idle"):
        return space(thought, thought.table.book.spaces[choice.thing])
    return 0.0


def token(thought: Thought, choice: Choice) -> float:
    """Free tokens first; own ones stay, since others pay for them."""
    table = thought.table
    if choice.count == len(table.book.colours):
        return 1.0
    return 0.5 if table.book.colours[choice.count] == table.seats[table.me] else -MONEY


def which_part(thought: Thought, choice: Choice) -> float:
    """Of parts joined by "/" the best, of others the next in sequence."""
    if choice.verb == "done":
        return -1.0
    table, word = thought.table, PARTS[choice.thing]
    face = space_face(table.about["space"])
    if not face.one_of:
        return float(len(SEQUENCE) - SEQUENCE.index(word))
    return max([part(thought, one) for one in face.parts if one.word == word])


def column_action(thought: Thought, choice: Choice) -> float:
    """The action first: it may bring an order."""
    return {"act": 2.0, "issue": 1.0}[PARTS[choice.thing]] if choice.verb == "do" else 0.0


def most(thought: Thought, choice: Choice) -> float:
    """As many as possible."""
    return float(choice.thing)


def place_area(thought: Thought, choice: Choice) -> float:
    """Where soldati serve best; a place may also be left."""
    table = thought.table
    if choice.verb != "place":
        return 0.0
    return thought.orders.place(choice.thing, max(1, min(table.hq, table.police + 2)))


def place_number(thought: Thought, choice: Choice) -> float:
    """As many as serve there; those left in the HQ serve elsewhere."""
    kept = 0.0 if thought.table.last else 0.2
    return thought.orders.place(thought.about_area("area"), choice.thing) - kept * choice.thing


def one_more(thought: Thought, choice: Choice) -> float:
    """Where a single soldato serves best."""
    return thought.orders.place(choice.thing, 1) if choice.verb == "place" else 0.0


def issue_area(thought: Thought, choice: Choice) -> float:
    """The area with the best order for it."""
    if choice.verb == "done":
        return 0.0
    return max([thought.orders.order(choice.thing, face) for face in thought.table.home])


def issue_order(thought: Thought, choice: Choice) -> float:
    """The best order for the area."""
    return thought.orders.order(thought.about_area("area"), thought.table.book.orders[choice.thing])


def piece(thought: Thought, choice: Choice) -> float:
    """A car, a boat or a lab, and where."""
    work = {"car": car, "boat": boat, "lab": lab}.get(choice.verb)
    return work(thought, choice.thing) if work is not None else 0.0


def sail(thought: Thought, choice: Choice) -> float:
    """On to a better sea, or not."""
    if choice.verb == "sail":
        return boat(thought, choice.thing)
    return boat(thought, thought.table.book.sea_names.index(thought.table.about["sea"])) + 0.01


def sink(thought: Thought, choice: Choice) -> float:
    """A boat of the others."""
    table = thought.table
    return float((table.seats.index(table.book.colours[choice.thing]) - table.me) % 2)


def which_row(thought: Thought, choice: Choice) -> float:
    """The row that hides most."""
    return row(thought.table, choice.thing) if choice.verb == "row" else HQ_SOLDATO


def put(thought: Thought, choice: Choice) -> float:
    """Tokens go where they take nothing good away; on the top sheet they make the round longer."""
    face = thought.table.book.spaces[choice.thing] if choice.verb == "put" else None
    if face is None:
        return -3.0
    if face.sheet < thought.table.round:
        return 0.0
    return -space(thought, face) * (0.5 if face.infinite else 1.0)


def setup_token(thought: Thought, choice: Choice) -> float:
    """Into the columns that others will want: they pay for it."""
    wanted = {"police": 3.0, "church": 2.0, "two_institutions": 1.0}
    return wanted.get(thought.table.book.columns[thought.table.book.spaces[choice.thing].column], 0.0)


def gather(thought: Thought, choice: Choice) -> float:
    """Into the area from which an attack gains most."""
    table = thought.table
    near = [one for one in table.book.neighbours[choice.thing] if table.owner[one] == table.me]
    more = sum([table.soldati[one] - 1 for one in near])
    return thought.orders.potential(choice.thing, more) - thought.orders.potential(choice.thing)


def bring(thought: Thought, choice: Choice) -> float:
    """From areas that can spare somebody."""
    return thought.table.soldati[choice.thing] - 1.0 if choice.verb == "from" else 0.5


def bring_soldati(thought: Thought, choice: Choice) -> float:
    """All but one, unless the area left behind is worth nothing."""
    table = thought.table
    source = thought.about_area("source")
    left = table.soldati[source] - choice.thing
    return 0.4 * choice.thing + (0.0 if left else thought.ground.change(source, NOBODY))


def help_partner(thought: Thought, choice: Choice) -> float:
    """Give when it does not hurt."""
    return float((choice.verb == "give") == (thought.table.money > 3))


def sell(thought: Thought, choice: Choice) -> float:
    """The least useful order."""
    name = thought.table.book.orders[choice.thing].id.rsplit(".", 1)[-1]
    return float(KEEP.index(name)) if name in KEEP else -1.0


def mark(thought: Thought, choice: Choice) -> float:
    """The best tile; the worst is given up first."""
    rank = float(TILES.index(thought.table.book.tile_names[choice.thing]))
    return rank if choice.verb == "unmark" else -rank


def speedboat(thought: Thought, choice: Choice) -> float:
    """A boat for nothing."""
    return boat(thought, choice.thing) if choice.verb == "boat" else 0.0


PLANNING: dict[str, Callable[[Thought, Choice], float]] = {
    "setup_soldati": one_more,
    "setup_car": piece,
    "setup_boat": piece,
    "setup_lab": piece,
    "setup_token": setup_token,
    "turn": turn,
    "final_action": turn,
    "must_sell": sell,
    "help": help_partner,
    "token": token,
    "part": which_part,
    "recruit": most,
    "place_area": place_area,
    "place_number": place_number,
    "issue_area": issue_area,
    "issue_order": issue_order,
    "equipment": piece,
    "sail": sail,
    "sink": sink,
    "exert": which_row,
    "exert_supply": which_row,
    "exert_sheet": which_row,
    "influence_token": put,
    "put_token": put,
    "gather": gather,
    "bring": bring,
    "bring_soldati": bring_soldati,
    "bring_cars": most,
    "column_action": column_action,
    "tile_influence": which_row,
    "tile_speedboats": speedboat,
    "mark_tile": mark,
    "unmark_tile": mark,
    "lab_soldati": one_more,
    "network": place_area,
}

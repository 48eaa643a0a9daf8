"""Judgement of set-up, planning and management, one rule for each kind of question."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.bots.games.lafamiglia.judgement.coupole import gain
from trinacria.bots.games.lafamiglia.judgement.resource_values import boat, car, column, lab, part, row, space
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY, PARTS

SEQUENCE = (
    "exert", "row2", "act", "recruit", "lab", "launder", "money", "car", "boat", "equipment", "place", "reinforce",
    "place-own", "lab-soldati", "gather", "issue", "final",
)  # fmt: skip
"""Parts that all can be done are done in this sequence: what one brings the next one uses."""
TILES = (
    "recruitment", "bribery", "second_wave", "watchmen", "influence", "revenue", "chain_of_command", "allies",
    "miniguns", "speedboats", "delay_detonator",
)  # fmt: skip
"""The control tiles, the best first."""
KEEP = ("advance", "muster", "garrison", "collection", "charge")
"""The basic orders, the dearest first: the last one is sold first."""


def turn(analysis: Analysis, choice: Choice) -> float:
    """A space, or a column."""
    if choice.verb == "column":
        return column(analysis, choice.thing)
    if choice.verb in ("use", "idle", "extra"):
        return space(analysis, analysis.table.printed.spaces[choice.thing])
    return 0.0


def token(analysis: Analysis, choice: Choice) -> float:
    """Free tokens first; own ones stay, since others pay for them."""
    table = analysis.table
    if choice.count == len(table.printed.colours):
        return 1.0
    own = table.printed.colours[choice.count] == table.seats[table.me]
    return 0.5 if own else -table.weights.money * table.prices["token"]


def which_part(analysis: Analysis, choice: Choice) -> float:
    """Of parts joined by "/" the best, of others the next in sequence."""
    if choice.verb == "done":
        return -1.0
    table, word = analysis.table, PARTS[choice.thing]
    face = table.space(table.about["space"])
    if not face.one_of:
        return float(len(SEQUENCE) - SEQUENCE.index(word))
    return max([part(analysis, one) for one in face.parts if one.word == word])


def column_action(analysis: Analysis, choice: Choice) -> float:
    """The action first: it may bring an order."""
    return {"act": 2.0, "issue": 1.0}[PARTS[choice.thing]] if choice.verb == "do" else 0.0


def most(analysis: Analysis, choice: Choice) -> float:
    """As many as possible."""
    return float(choice.thing)


def place_area(analysis: Analysis, choice: Choice) -> float:
    """Where soldati serve best; a place may also be left."""
    table = analysis.table
    if choice.verb != "place":
        return 0.0
    return analysis.orders.place(choice.thing, max(1, min(table.hq, table.about.get("most", table.police + 2))))


def place_number(analysis: Analysis, choice: Choice) -> float:
    """As many as serve there; those left in the HQ serve elsewhere."""
    kept = 0.0 if analysis.table.last else analysis.table.weights.kept_back
    return analysis.orders.place(analysis.about_area("area"), choice.thing) - kept * choice.thing


def one_more(analysis: Analysis, choice: Choice) -> float:
    """Where a single soldato serves best, or a member."""
    if choice.verb == "seat":
        return gain(analysis, 1)
    return analysis.orders.place(choice.thing, 1) if choice.verb == "place" else 0.0


def issue_area(analysis: Analysis, choice: Choice) -> float:
    """The area with the best order for it."""
    if choice.verb == "done":
        return 0.0
    return max([analysis.orders.order(choice.thing, face) for face in analysis.table.home])


def issue_order(analysis: Analysis, choice: Choice) -> float:
    """The best order for the area."""
    return analysis.orders.order(analysis.about_area("area"), analysis.table.printed.orders[choice.thing])


def piece(analysis: Analysis, choice: Choice) -> float:
    """A car, a boat or a lab, and where."""
    work = {"car": car, "boat": boat, "lab": lab}.get(choice.verb)
    return work(analysis, choice.thing) if work is not None else 0.0


def sail(analysis: Analysis, choice: Choice) -> float:
    """On to a better sea, or not."""
    if choice.verb == "sail":
        return boat(analysis, choice.thing)
    return boat(analysis, analysis.table.printed.sea_names.index(analysis.table.about["sea"])) + 0.01


def sink(analysis: Analysis, choice: Choice) -> float:
    """A boat of the others."""
    table = analysis.table
    return float(table.foe(table.seats.index(table.printed.colours[choice.thing]), table.me))


def which_row(analysis: Analysis, choice: Choice) -> float:
    """The row that hides most."""
    return row(analysis, choice.thing) if choice.verb == "row" else analysis.table.weights.hq_soldato


def put(analysis: Analysis, choice: Choice) -> float:
    """Tokens go where they take nothing good away; on the top sheet they make the round longer."""
    face = analysis.table.printed.spaces[choice.thing] if choice.verb == "put" else None
    if face is None:
        return -3.0
    if face.sheet < analysis.table.round:
        return 0.0
    return -space(analysis, face) * (0.5 if face.infinite else 1.0)


def setup_token(analysis: Analysis, choice: Choice) -> float:
    """Into the columns that others will want: they pay for it."""
    wanted = {"police": 3.0, "church": 2.0, "two_institutions": 1.0}
    return wanted.get(analysis.table.printed.columns[analysis.table.printed.spaces[choice.thing].column], 0.0)


def gather(analysis: Analysis, choice: Choice) -> float:
    """Into the area from which an attack gains most."""
    table = analysis.table
    near = [one for one in table.printed.neighbours[choice.thing] if table.owner[one] == table.me]
    more = sum([table.soldati[one] - 1 for one in near])
    return analysis.orders.potential(choice.thing, more) - analysis.orders.potential(choice.thing)


def bring(analysis: Analysis, choice: Choice) -> float:
    """From areas that can spare somebody."""
    return analysis.table.soldati[choice.thing] - 1.0 if choice.verb == "from" else 0.5


def bring_soldati(analysis: Analysis, choice: Choice) -> float:
    """All but one, unless the area left behind is worth nothing."""
    table = analysis.table
    source = analysis.about_area("source")
    left = table.soldati[source] - choice.thing
    return 0.4 * choice.thing + (0.0 if left else analysis.map_values.change(source, NOBODY))


def help_partner(analysis: Analysis, choice: Choice) -> float:
    """Give when it does not hurt."""
    return float((choice.verb == "give") == (analysis.table.money > 3))


def sell(analysis: Analysis, choice: Choice) -> float:
    """The least useful order; before that an extra action of the solo, if it is worth a token."""
    if choice.verb == "extra":
        worth = turn(analysis, choice)
        return len(KEEP) + worth if worth > analysis.table.weights.worthwhile else -2.0
    name = analysis.table.printed.orders[choice.thing].id.rsplit(".", 1)[-1]
    return float(KEEP.index(name)) if name in KEEP else -1.0


def tile_rank(analysis: Analysis, tile: int) -> float:
    """The place of a tile among all, the best first; of tiles that another pack adds, the last."""
    name = analysis.table.printed.tile_names[tile]
    if name not in TILES:
        return float(len(TILES))
    at, worths = TILES.index(name), analysis.table.weights.tiles
    return -worths[at] if worths else float(at)


def mark(analysis: Analysis, choice: Choice) -> float:
    """The best tile; the worst is given up first."""
    rank = tile_rank(analysis, choice.thing)
    return rank if choice.verb == "unmark" else -rank


def speedboat(analysis: Analysis, choice: Choice) -> float:
    """A boat for nothing."""
    return boat(analysis, choice.thing) if choice.verb == "boat" else 0.0


PLANNING: dict[str, Callable[[Analysis, Choice], float]] = {
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

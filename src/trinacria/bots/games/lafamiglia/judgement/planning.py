"""Judgement of set-up, planning and management, one rule for each kind of question."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement.coupole import gain
from trinacria.bots.games.lafamiglia.judgement.means import boat, car, column, lab, part, row, space
from trinacria.bots.games.lafamiglia.judgement.thought import Thought
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


def turn(thought: Thought, choice: Choice) -> float:
    """A space, or a column."""
    if choice.verb == "column":
        return column(thought, choice.thing)
    if choice.verb in ("use", "idle", "extra"):
        return space(thought, thought.table.printed.spaces[choice.thing])
    return 0.0


def token(thought: Thought, choice: Choice) -> float:
    """Free tokens first; own ones stay, since others pay for them."""
    table = thought.table
    if choice.count == len(table.printed.colours):
        return 1.0
    own = table.printed.colours[choice.count] == table.seats[table.me]
    return 0.5 if own else -table.taste.money * table.prices["token"]


def which_part(thought: Thought, choice: Choice) -> float:
    """Of parts joined by "/" the best, of others the next in sequence."""
    if choice.verb == "done":
        return -1.0
    table, word = thought.table, PARTS[choice.thing]
    face = table.space(table.about["space"])
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
    return thought.orders.place(choice.thing, max(1, min(table.hq, table.about.get("most", table.police + 2))))


def place_number(thought: Thought, choice: Choice) -> float:
    """As many as serve there; those left in the HQ serve elsewhere."""
    kept = 0.0 if thought.table.last else 0.2
    return thought.orders.place(thought.about_area("area"), choice.thing) - kept * choice.thing


def one_more(thought: Thought, choice: Choice) -> float:
    """Where a single soldato serves best, or a member."""
    if choice.verb == "seat":
        return gain(thought, 1)
    return thought.orders.place(choice.thing, 1) if choice.verb == "place" else 0.0


def issue_area(thought: Thought, choice: Choice) -> float:
    """The area with the best order for it."""
    if choice.verb == "done":
        return 0.0
    return max([thought.orders.order(choice.thing, face) for face in thought.table.home])


def issue_order(thought: Thought, choice: Choice) -> float:
    """The best order for the area."""
    return thought.orders.order(thought.about_area("area"), thought.table.printed.orders[choice.thing])


def piece(thought: Thought, choice: Choice) -> float:
    """A car, a boat or a lab, and where."""
    work = {"car": car, "boat": boat, "lab": lab}.get(choice.verb)
    return work(thought, choice.thing) if work is not None else 0.0


def sail(thought: Thought, choice: Choice) -> float:
    """On to a better sea, or not."""
    if choice.verb == "sail":
        return boat(thought, choice.thing)
    return boat(thought, thought.table.printed.sea_names.index(thought.table.about["sea"])) + 0.01


def sink(thought: Thought, choice: Choice) -> float:
    """A boat of the others."""
    table = thought.table
    return float(table.foe(table.seats.index(table.printed.colours[choice.thing]), table.me))


def which_row(thought: Thought, choice: Choice) -> float:
    """The row that hides most."""
    return row(thought, choice.thing) if choice.verb == "row" else thought.table.taste.hq_soldato


def put(thought: Thought, choice: Choice) -> float:
    """Tokens go where they take nothing good away; on the top sheet they make the round longer."""
    face = thought.table.printed.spaces[choice.thing] if choice.verb == "put" else None
    if face is None:
        return -3.0
    if face.sheet < thought.table.round:
        return 0.0
    return -space(thought, face) * (0.5 if face.infinite else 1.0)


def setup_token(thought: Thought, choice: Choice) -> float:
    """Into the columns that others will want: they pay for it."""
    wanted = {"police": 3.0, "church": 2.0, "two_institutions": 1.0}
    return wanted.get(thought.table.printed.columns[thought.table.printed.spaces[choice.thing].column], 0.0)


def gather(thought: Thought, choice: Choice) -> float:
    """Into the area from which an attack gains most."""
    table = thought.table
    near = [one for one in table.printed.neighbours[choice.thing] if table.owner[one] == table.me]
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
    name = thought.table.printed.orders[choice.thing].id.rsplit(".", 1)[-1]
    return float(KEEP.index(name)) if name in KEEP else -1.0


def tile_rank(thought: Thought, tile: int) -> float:
    """The place of a tile among all, the best first; of tiles that another pack adds, the last."""
    name = thought.table.printed.tile_names[tile]
    return float(TILES.index(name) if name in TILES else len(TILES))


def mark(thought: Thought, choice: Choice) -> float:
    """The best tile; the worst is given up first."""
    rank = tile_rank(thought, choice.thing)
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

"""Judgement of what is asked only where fewer than four play: the solo board, the Coupole, characters."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement import coupole
from trinacria.bots.games.lafamiglia.judgement.encounter import yes
from trinacria.bots.games.lafamiglia.judgement.means import place, recruit, space
from trinacria.bots.games.lafamiglia.judgement.planning import place_area, tile_rank
from trinacria.bots.games.lafamiglia.judgement.thought import Thought
from trinacria.games.lafamiglia.rules.actions import Choice


def character(thought: Thought, choice: Choice) -> float:
    """The card that brings most."""
    card, taste = thought.table.printed.characters[choice.thing], thought.table.taste
    units = taste.own_soldato * card.soldati + taste.car * card.cars + taste.boat * card.boats + taste.lab * card.labs
    return taste.money * card.money + taste.hq_soldato * card.hq_soldati + units


def board_space(thought: Thought, choice: Choice) -> float:
    """The space of the solo board that serves best; a commission token is of no other use."""
    if choice.verb == "supply":
        return 0.0
    return space(thought, thought.table.printed.spaces[choice.thing])


def extra_action(thought: Thought, choice: Choice) -> float:
    """The best space, if it is worth a token."""
    return thought.table.taste.worthwhile if choice.verb == "skip" else board_space(thought, choice)


def unlock(thought: Thought, choice: Choice) -> float:
    """The best of the locked spaces; the token under the Block token is free from then on."""
    return -1.0 if choice.verb == "skip" else board_space(thought, choice)


def split(thought: Thought, choice: Choice) -> float:
    """Members for the seats they could take; else soldati."""
    table, members = thought.table, choice.thing
    came: int = table.about["number"]
    joined: int = table.about["joined"]
    stock = table.members - joined + members
    # They have come already: weigh the soldati that would be left.
    soldati = thought.noted(("left", members), lambda: _soldati(thought, table.hq - came + joined, came - members))
    return coupole.waiting(thought, stock) + soldati


def _soldati(thought: Thought, before: int, number: int) -> float:
    """What so many soldati are worth behind the screen, beside those that were there before."""
    table = thought.table
    table.hq, hq = before, table.hq
    found = recruit(table, number)
    table.hq = hq
    return found


def seat(thought: Thought, choice: Choice) -> float:
    """Members into the Coupole, the rest of the placing for soldati."""
    number = choice.thing if choice.verb == "seat" else 0
    most: int = thought.table.about["most"]
    return coupole.gain(thought, number) + place(thought, most - number, members=False)


def restore(thought: Thought, choice: Choice) -> float:
    """All that can be seated for nothing."""
    return float(choice.thing) if choice.verb == "seat" else 0.0


def transfer(thought: Thought, choice: Choice) -> float:
    """To a better empty tile only: to swap with the partner brings the team nothing."""
    if choice.verb == "done":
        return 0.0
    if choice.verb == "swap":
        return -1.0
    return tile_rank(thought, choice.thing) - tile_rank(thought, choice.count) - 0.5


def swap_tiles(thought: Thought, choice: Choice) -> float:
    """A tile that is no worse for oneself is the partner's for the asking."""
    names, about = thought.table.printed.tile_names, thought.table.about
    offered, wanted = names.index(about["old_tile"]), names.index(about["tile"])
    fair = tile_rank(thought, offered) <= tile_rank(thought, wanted)
    return float((choice.verb == "agree") == fair)


PLACING = ("place_area", "place_number", "lab_soldati", "tile_recruitment", "coupole_bonus")
"""Questions that members can answer too."""
SOLO: dict[str, Callable[[Thought, Choice], float]] = {
    "character": character,
    "commission_token": board_space,
    "extra_action": extra_action,
    "unlock": unlock,
    "split": split,
    "seat": seat,
    "coupole_bonus": place_area,
    "coupole_restore": restore,
    "claim": yes,
    "transfer": transfer,
    "swap_tiles": swap_tiles,
}

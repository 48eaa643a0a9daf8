"""Judgement of what is asked only where fewer than four play: the solo board, the Coupole, characters."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement import coupole
from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.bots.games.lafamiglia.judgement.encounter import yes
from trinacria.bots.games.lafamiglia.judgement.planning import place_area, tile_rank
from trinacria.bots.games.lafamiglia.judgement.resource_values import place, recruit, space
from trinacria.games.lafamiglia.rules.actions import Choice


def character(analysis: Analysis, choice: Choice) -> float:
    """The card that brings most."""
    card, weights = analysis.table.printed.characters[choice.thing], analysis.table.weights
    units = (
        weights.own_soldato * card.soldati
        + weights.car * card.cars
        + weights.boat * card.boats
        + weights.lab * card.labs
    )
    return weights.money * card.money + weights.hq_soldato * card.hq_soldati + units


def board_space(analysis: Analysis, choice: Choice) -> float:
    """The space of the solo board that serves best; a commission token is of no other use."""
    if choice.verb == "supply":
        return 0.0
    return space(analysis, analysis.table.printed.spaces[choice.thing])


def extra_action(analysis: Analysis, choice: Choice) -> float:
    """The best space, if it is worth a token."""
    return analysis.table.weights.worthwhile if choice.verb == "skip" else board_space(analysis, choice)


def unlock(analysis: Analysis, choice: Choice) -> float:
    """The best of the locked spaces; the token under the Block token is free from then on."""
    return -1.0 if choice.verb == "skip" else board_space(analysis, choice)


def split(analysis: Analysis, choice: Choice) -> float:
    """Members for the seats they could take; else soldati."""
    table, members = analysis.table, choice.thing
    came: int = table.about["number"]
    joined: int = table.about["joined"]
    stock = table.members - joined + members
    # They have come already: weigh the soldati that would be left.
    soldati = analysis.noted(("left", members), lambda: _soldati(analysis, table.hq - came + joined, came - members))
    return coupole.waiting(analysis, stock) + soldati


def _soldati(analysis: Analysis, before: int, number: int) -> float:
    """What so many soldati are worth behind the screen, beside those that were there before."""
    table = analysis.table
    table.hq, hq = before, table.hq
    worth = recruit(table, number)
    table.hq = hq
    return worth


def seat(analysis: Analysis, choice: Choice) -> float:
    """Members into the Coupole, the rest of the placing for soldati."""
    number = choice.thing if choice.verb == "seat" else 0
    most: int = analysis.table.about["most"]
    return coupole.gain(analysis, number) + place(analysis, most - number, members=False)


def restore(analysis: Analysis, choice: Choice) -> float:
    """All that can be seated for nothing."""
    return float(choice.thing) if choice.verb == "seat" else 0.0


def transfer(analysis: Analysis, choice: Choice) -> float:
    """To a better empty tile only: to swap with the partner brings the team nothing."""
    if choice.verb == "done":
        return 0.0
    if choice.verb == "swap":
        return -1.0
    return tile_rank(analysis, choice.thing) - tile_rank(analysis, choice.count) - 0.5


def swap_tiles(analysis: Analysis, choice: Choice) -> float:
    """A tile that is no worse for oneself is the partner's for the asking."""
    names, about = analysis.table.printed.tile_names, analysis.table.about
    offered, wanted = names.index(about["old_tile"]), names.index(about["tile"])
    fair = tile_rank(analysis, offered) <= tile_rank(analysis, wanted)
    return float((choice.verb == "agree") == fair)


PLACING = ("place_area", "place_number", "lab_soldati", "tile_recruitment", "coupole_bonus")
"""Questions that members can answer too."""
SOLO: dict[str, Callable[[Analysis, Choice], float]] = {
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

"""What somebody may overlook in an action: told beside its preview, and never forbidden."""

from trinacria.games.lafamiglia.encounter.order_parts import Execution
from trinacria.games.lafamiglia.preview.trial import Trial
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.pieces import IN_HQ
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.preview import Line, Preview


def on_the_board(before: State, trial: Trial, me: int, told: Preview) -> None:
    """Own areas that are left empty, orders that are lost with them, Mandamenti that go. [LF-E-08, LF-MG-03]"""
    after = trial.game
    for area, owner in enumerate(before.owner):
        if owner == me and after.owner[area] == NOBODY:
            told.risks.append(_emptied(after, area, me))
    under_way = [frame.order for frame in before.frames if isinstance(frame, Execution)]
    each = before.printed.orders_each
    for order in range(me * each, (me + 1) * each):
        area = before.order_at[order]
        if area >= 0 and after.order_at[order] == IN_HQ and order not in under_way and not before.order_done[order]:
            facts: dict[str, object] = {"order": before.order_name(order), "area": before.printed.area_names[area]}
            told.risks.append(Line("order_lost", 1, "LF-E-08", facts))
    told.risks += [
        Line("mandamento", 1, line.rule, {"mandamento": line.facts["mandamento"]})
        for line in told.changes
        if line.key == "mandamento_lost" and line.facts["seat"] == trial.seat
    ]


def _emptied(game: State, area: int, me: int) -> Line:
    """An area without soldati is open to the strongest family beside it; the amount is how many stand there."""
    names = game.printed.area_names
    facts: dict[str, object] = {"area": names[area]}
    neighbours = [
        (game.soldati[one], one)
        for one in game.printed.neighbours[area]
        if game.owner[one] < NEUTRAL and game.hostile(me, game.owner[one])
    ]
    if not neighbours:
        return Line("empty", 0, "LF-E-08", facts)
    soldati, source = max(neighbours)
    near: dict[str, object] = {"why": "near", "seat": game.seats[game.owner[source]], "source": names[source]}
    return Line("empty", soldati, "LF-E-08", facts | near)


def of_the_purse(before: State, me: int, told: Preview) -> None:
    """The last money goes. [LF-PA-04]"""
    cost = told.cost("money")
    if cost and before.money[me] + told.gain("money") == cost:
        told.risks.append(Line("purse", cost, "LF-PA-04"))


def of_a_tile(before: State, tile: int, told: Preview) -> None:
    """A tile that is marked does nothing in the phase that comes. [LF-CT-06, LF-CT-07]"""
    printed = before.printed.tiles[tile]
    if printed.encounter == before.encounter:
        why = "encounter" if printed.encounter else "planning"
        told.risks.append(Line("idle", 1, "LF-CT-06", {"why": why, "tile": printed.id}))

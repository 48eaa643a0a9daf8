"""How the game stands: the goals, and which Mandamenti are about to change hands. [LF-G-04, LF-MG-03]"""

from trinacria.games.lafamiglia.rounds.management import controller
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.state import PLAYERS, State


def goals(game: State) -> dict[str, int | None]:
    """How many Mandamenti win for one family alone, and for a team; None: nobody has a partner. [LF-EG-01, LX-V-01]"""
    sides = game.mode_rules.sides
    teams = len(set(sides)) < len(sides)
    return {"alone": game.printed.win_family, "together": game.printed.win_team if teams else None}


def due(game: State) -> dict[str, str | None]:
    """Where the next management would lay a control token or take one away: the Mandamento with its new holder."""
    due: dict[str, str | None] = {}
    for mandamento, name in enumerate(game.printed.mandamento_names):
        now = controller(game, mandamento)
        if now != game.control[mandamento]:
            due[name] = game.seats[now] if now != NOBODY else None
    return due


def near(game: State) -> dict[str, dict[str, list[str]]]:
    """The families that one more area would give a Mandamento: each with the areas of which it needs one.

    Where a partner's soldati are no area can be taken.
    """
    near: dict[str, dict[str, list[str]]] = {}
    printed = game.printed
    for mandamento, areas in enumerate(printed.mandamenti):
        held = [0] * PLAYERS
        for area in areas:
            owner = game.owner[area]
            if 0 <= owner < NEUTRAL:
                held[owner] += 1
        for player, seat in enumerate(game.seats):
            if held[player] != printed.hold - 1:
                continue
            missing = [printed.area_names[area] for area in areas if not game.allied(player, game.owner[area])]
            if missing:
                near.setdefault(printed.mandamento_names[mandamento], {})[seat] = missing
    return near

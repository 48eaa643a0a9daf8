"""What is different on the board: areas that change hands, what stays behind, Mandamenti won and lost."""

from trinacria.games.lafamiglia.rules.constants import NEUTRAL, NOBODY
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.preview import Line, Preview


def differences(before: State, after: State, me: int, told: Preview) -> None:
    """Compare two boards, area by area, as a player sees them."""
    names = before.printed.area_names
    for area, owner in enumerate(before.owner):
        now = after.owner[area]
        if now != owner:
            _hands(before, after, area, me, told)
        elif now == me and after.soldati[area] != before.soldati[area]:
            fewer = after.soldati[area] < before.soldati[area]
            rule = ("LF-MV-04" if after.encounter else "LF-XA-05") if fewer else "LF-AC-02"
            told.changes.append(Line("left" if fewer else "stand", after.soldati[area], rule, {"area": names[area]}))
        if after.labs[area] < before.labs[area]:
            told.changes.append(Line("lab_lost", after.labs[area], "LF-DL-03", {"area": names[area]}))
    mandamenti(before, before.owner, after.owner, "", told)


def _hands(before: State, after: State, area: int, me: int, told: Preview) -> None:
    owner, now = before.owner[area], after.owner[area]
    facts: dict[str, object] = {"area": before.printed.area_names[area]}
    if now == me:
        rule = "LF-KO-05" if owner != NOBODY else "LF-MV-10" if after.encounter else "LF-AC-03"
        told.changes.append(taken(before, after.owner, area, me, rule, ""))
        told.changes.append(Line("stand", after.soldati[area], "LF-MG-02", facts))
    elif owner == me:
        told.changes.append(Line("lost", 1, "LF-E-08", facts))
    elif now == NOBODY:
        told.changes.append(Line("emptied", 1, "LF-E-08", facts | {"family": before.owner_name(owner)}))
    else:
        told.changes.append(Line("theirs", 1, "LF-AG-06", facts | {"family": before.owner_name(now)}))


def if_won(game: State, area: int, by: int, told: Preview) -> None:
    """What an attack would bring that is not yet decided."""
    owner = game.owner[:]
    owner[area] = by
    if by < NEUTRAL:
        told.changes.append(taken(game, owner, area, by, "LF-KO-05", "if_won"))
    mandamenti(game, game.owner, owner, "if_won", told)


def taken(game: State, owner: list[int], area: int, by: int, rule: str, why: str) -> Line:
    """`Palermo: your second area of Conca d'Oro`; the amount is how many of the Mandamento are held then."""
    at = next(at for at, areas in enumerate(game.printed.mandamenti) if area in areas)
    areas = game.printed.mandamenti[at]
    held = len([one for one in areas if owner[one] == by])
    facts: dict[str, object] = {
        "area": game.printed.area_names[area],
        "mandamento": game.printed.mandamento_names[at],
        "of": len(areas),
    }
    return Line("taken", held, rule, facts | ({"why": why} if why else {}))


def mandamenti(game: State, before: list[int], after: list[int], why: str, told: Preview) -> None:
    """Which Mandamenti a family would come to control, or lose, if the areas stay so until management. [LF-MG-03]"""
    hold = game.printed.hold
    for at, areas in enumerate(game.printed.mandamenti):
        for player, seat in enumerate(game.seats):
            had = len([area for area in areas if before[area] == player]) >= hold
            has = len([area for area in areas if after[area] == player]) >= hold
            if had != has:
                facts: dict[str, object] = {"mandamento": game.printed.mandamento_names[at], "seat": seat}
                kind = "mandamento_won" if has else "mandamento_lost"
                told.changes.append(Line(kind, 1, "LF-MG-03", facts | ({"why": why} if why else {})))

"""The events of a trial as lines, each with its rule: so every number in a preview is one that the rules came to."""

from typing import Final

from trinacria.games.lafamiglia.preview.trial import Trial
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, ROWS
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.preview import Line, Preview

PAID: Final[dict[str, str]] = {
    "bribe": "LF-XT-02",
    "pay": "LF-XO-03",
    "soldati": "LF-XT-01",
    "drive": "LF-XT-01",
    "walk": "LF-XT-01",
    "allies": "LF-XT-01",
    "keep": "LX-1-S09",
}
"""The rule by which an action pays the supply; else it is the number printed on a space."""
GONE: Final[dict[str, str]] = {"bribe": "LF-XT-02", "pay": "LF-XO-03", "convert": "LF-XO-01"}
BONUSES: Final = (
    ("skull", "LF-BN-01"),
    ("miniguns", "LF-XT-06"),
    ("labs", "LF-BN-04"),
    ("vests", "LF-BN-05"),
    ("watchmen", "LF-XT-09"),
)
"""What counts for an attack and against it, beside a car."""
PLACED: Final[dict[str, tuple[str, str, str]]] = {
    "car_placed": ("car", "LF-AC-09", "area"),
    "lab_placed": ("lab", "LF-AC-12", "area"),
    "boat_placed": ("boat", "LF-AC-10", "sea"),
    "order_gained": ("order", "LF-FM-10", "order"),
    "token_off_mat": ("mat", "LF-AC-14", "row"),
    "token_lifted": ("commission", "LX-M-04", "row"),
    "bust_set": ("final", "LF-AC-19", "space"),
    "tile_marked": ("tile", "LF-CT-03", "tile"),
}
"""Events that bring one thing: the kind of their line, its rule, and the fact that names it."""
CHANGED: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {
    "boats_collide": ("collide", "LF-AC-11", ("sea",)),
    "boat_sunk": ("sunk", "LF-AC-11", ("sea", "other")),
    "order_laid": ("laid", "LF-AC-06", ("area", "order")),
    "attack_failed": ("failed", "LF-KO-04", ("area",)),
    "coupole_won": ("coupole", "LX-1-K09", ()),
}
"""Events that change the table: the kind of their line, its rule, and their facts."""


def number(event: dict[str, object], fact: str) -> int:
    """A number among the facts of an event."""
    number = event[fact]
    assert isinstance(number, int)
    return number


def named(event: dict[str, object], *facts: str) -> dict[str, object]:
    """Some facts of an event."""
    return {fact: event[fact] for fact in facts}


def tell(before: State, trial: Trial, verb: str, told: Preview) -> None:
    """Every event of a trial that its player's preview has a line for."""
    events = trial.events
    for event in events:
        kind = str(event["kind"])
        if kind in PLACED:
            if event["seat"] == trial.seat:
                name, rule, fact = PLACED[kind]
                told.gains.append(Line(name, 1, rule, named(event, fact)))
        elif kind in CHANGED:
            name, rule, facts = CHANGED[kind]
            told.changes.append(Line(name, 1, rule, named(event, *facts)))
        elif kind in ("bonuses", "strike"):
            bonuses(event, told)
        else:
            _money(before, trial, event, verb, told)
            _soldati(before, trial, event, verb, told)
    _values(before, trial, told)


def _money(before: State, trial: Trial, event: dict[str, object], verb: str, told: Preview) -> None:
    kind, me = event["kind"], before.seats.index(trial.seat)
    if event.get("seat") != trial.seat:
        return
    if kind == "paid" and event["other"] == "supply":
        told.costs.append(Line("money", number(event, "money"), PAID.get(verb, "LF-PA-05"), {"why": "supply"}))
    elif kind == "paid":
        told.costs.append(
            Line("money", number(event, "money"), "LF-PA-03", {"why": "owner", "other": event["other"]}),
        )
    elif kind == "earned":
        told.gains.append(Line("money", number(event, "money"), _earned(before, trial, verb), {"why": "bank"}))
    elif kind == "laundered":
        told.gains.append(Line("money", number(event, "money"), "LF-AC-13", {"why": "labs"}))
    elif kind == "order_sold":
        told.costs.append(Line("order", 1, "LF-AT-02", {"why": "sold", "order": event["order"]}))
        told.gains.append(Line("money", trial.game.money[me] - before.money[me], "LF-AT-02", {"why": "sale"}))
    elif kind == "money_given":
        partner = before.partner(me)
        arrives = trial.game.money[partner] - before.money[partner]
        facts: dict[str, object] = {"why": "gift", "other": event["other"], "arrives": arrives}
        told.costs.append(Line("money", before.money[me] - trial.game.money[me], "LF-AT-04", facts))


def _earned(before: State, trial: Trial, verb: str) -> str:
    """The rule by which the supply pays: the mat, an order, a character, else the number printed on a space."""
    if trial.game.removed != before.removed:
        return "LF-FM-09"
    if verb == "keep":
        return "LX-2-S08"
    return "LF-O-09" if verb == "do" and before.encounter else "LF-PA-05"


def _soldati(before: State, trial: Trial, event: dict[str, object], verb: str, told: Preview) -> None:
    kind, me = event["kind"], before.seats.index(trial.seat)
    own = event.get("seat") == trial.seat
    if kind == "recruited" and own:
        told.gains.append(Line("hq", number(event, "soldati"), "LF-AC-01", {"why": "recruited"}))
    elif kind == "rewarded" and own:
        rule = "LX-OPT-2a" if before.mode_rules.neutral_reward2 else "LF-BN-07"
        told.gains.append(Line("hq", number(event, "soldati"), rule, {"why": "reward"}))
    elif kind == "placed" and own and trial.game.hq[me] < before.hq[me]:
        told.costs.append(Line("hq", number(event, "soldati"), "LF-AC-02", {"why": "placed"}))
    elif kind == "pentito":
        told.costs.append(Line("soldati", 1, "LF-PN-01", {"why": "pentito", "area": event["area"]}))
    elif kind == "force":
        facts: dict[str, object] = {"why": "force", "area": event["area"]}
        told.costs.append(Line("soldati", number(event, "soldati"), force_rule(before), facts))
    elif kind == "knockout":
        facts = named(event, "attackers", "defenders")
        told.bonuses.append(Line("knockout", number(event, "soldati"), "LF-KO-01", facts))
    elif kind == "defenders_gone":
        told.bonuses.append(Line("gone", number(event, "soldati"), GONE[verb], named(event, "area")))
    elif kind == "betrayed":
        told.bonuses.append(Line("gone", number(event, "soldati"), "LF-PN-02", named(event, "area")))
    elif kind == "recalled":
        told.bonuses.append(Line("gone", number(event, "soldati"), "LF-XO-07", {"area": event["source"]}))
    elif kind == "members_seated" and own:
        told.gains.append(Line("seats", number(event, "members"), "LX-1-K06", named(event, "seats", "others")))


def force_rule(game: State) -> str:
    """The rule that says what brute force costs in the conflict under way."""
    if game.mode_rules.extra_mandamenti:
        return "LX-1-R01"
    neutral = NEUTRAL in (game.owner[game.conflict_area], game.conflict_by)
    return "LX-OPT-1" if neutral and game.mode_rules.force_neutral != game.mode_rules.force else "LF-CF-14"


def bonuses(event: dict[str, object], told: Preview) -> None:
    """What counts on both sides of an attack or a Strike, and how many defenders go first. [LF-BN, LF-ST]"""
    strike = event["kind"] == "strike"
    for kind, rule in BONUSES:
        if event.get(kind):
            told.bonuses.append(Line(kind, number(event, kind), rule))
    if event["car"]:
        told.bonuses.append(Line("car_attack", number(event, "car"), "LF-ST-02" if strike else "LF-BN-02"))
    facts = named(event, "area", "attack", "defence", "defenders")
    told.bonuses.append(Line("removed", number(event, "removed"), "LF-ST-04" if strike else "LF-BN-06", facts))
    if strike and event["bomb"]:
        told.costs.append(Line("car", 1, "LF-ST-02", {"why": "bomb", "area": event["source"]}))


def _values(before: State, trial: Trial, told: Preview) -> None:
    """Base values that the mat shows then."""
    me = before.seats.index(trial.seat)
    for row in range(ROWS):
        now, then = before.base(me, row), trial.game.base(me, row)
        if then != now:
            told.gains.append(Line("value", then, "LF-FM-05", {"row": before.printed.rows[row], "now": now}))

"""Why an action of La Famiglia is worth doing: what it wins, who stands where, what is one area away."""

from collections.abc import Callable
from typing import Any, Final

from trinacria.games.lafamiglia.content.load import at_play
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.kernel.preview import Line, Preview

REASONS: Final = (
    "only", "won", "won-if_won", "broken", "broken-if_won", "coupole", "seats", "taken", "taken-left", "taken-if_won",
    "removed", "emptied", "gone", "knockout", "car_attack", "failed", "stand", "stand-near", "left", "left-near",
    "reach", "reach-empty", "reach-calm", "order", "value", "start_piece", "tile", "recruit", "place", "issue",
    "equipment", "influence", "mat", "commission", "lab", "money", "hq", "final", "sunk", "collide", "approach",
    "finesse", "card", "take", "leave", "defend", "family", "colour", "token", "token-last", "put", "put-setup",
    "put-open", "put-blank", "idle", "sea", "unlock", "members", "supply", "swap", "unmark", "give", "walk",
    "keeps-money", "keeps-area", "keeps",
)  # fmt: skip
AREA_FACTS: Final = ("area", "source", "target")


class _Table:
    """What a seat sees, with the map it is played on."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me = str(view["seat"])
        self.team: list[str] = next((team for team in view["teams"] if self.me in team), [self.me])
        pack = at_play(view["content"])
        self.pack: Pack = pack
        self.about: dict[str, Any] = view.get("about") or {}

    def strongest_near(self, area: str) -> tuple[str, dict[str, Any]] | None:
        """The neighbour with most soldati that are not the team's, if there is one."""
        areas = self.view["areas"]
        hostile = [
            (name, areas[name])
            for name in self.pack.areas[area].neighbours
            if areas[name]["family"] is not None and areas[name]["family"] not in self.team
        ]
        return max(hostile, key=lambda found: (found[1]["soldati"], found[0]), default=None)

    def empty_near(self, area: str) -> str | None:
        """An empty area one step away."""
        areas = self.view["areas"]
        return next((one for one in self.pack.areas[area].neighbours if areas[one]["family"] is None), None)

    def reach(self, area: str) -> Line:
        """What is one area away: the weakest enemy, an empty area, or nobody."""
        areas = self.view["areas"]
        hostile = [
            one
            for one in self.pack.areas[area].neighbours
            if areas[one]["family"] is not None and areas[one]["family"] not in self.team
        ]
        empty = self.empty_near(area)
        if empty is not None:
            return Line("reach", 0, "LF-MV-10", {"why": "empty", "area": area, "target": empty})
        if hostile:
            weakest = min(hostile, key=lambda one: (areas[one]["soldati"], one))
            facts = {"area": area, "target": weakest, "family": areas[weakest]["family"]}
            return Line("reach", areas[weakest]["soldati"], "LF-MV-04", facts)
        return Line("reach", 0, "LF-MV-04", {"why": "calm", "area": area})

    def stands(self, line: Line, _told: Preview) -> Line:
        """How many stand somewhere then, and who could come."""
        near = self.strongest_near(str(line.facts["area"]))
        if near is None:
            return Line(line.kind, line.amount, line.rule, line.facts)
        facts = {"why": "near", "target": near[0], "soldati": near[1]["soldati"], "family": near[1]["family"]}
        return Line(line.kind, line.amount, line.rule, line.facts | facts)


_Telling = Callable[[_Table, Line, Preview], Line | None]


def _same(_table: _Table, line: Line, _told: Preview) -> Line | None:
    return line if line.amount else None


def _won(table: _Table, line: Line, _told: Preview) -> Line | None:
    return Line("won", 1, line.rule, line.facts) if line.facts["seat"] in table.team else None


def _broken(table: _Table, line: Line, _told: Preview) -> Line | None:
    return None if line.facts["seat"] in table.team else Line("broken", 1, line.rule, line.facts)


def _taken(_table: _Table, line: Line, told: Preview) -> Line | None:
    left = next((one for one in told.changes if one.kind == "left"), None)
    if left is None or "why" in line.facts:
        return line
    facts = line.facts | {"why": "left", "source": left.facts["area"], "left": left.amount}
    return Line("taken", line.amount, line.rule, facts)


def _plain(_table: _Table, line: Line, _told: Preview) -> Line | None:
    """The kind alone: how a thing came about is no reason for it."""
    facts = {fact: value for fact, value in line.facts.items() if fact != "why"}
    return Line(line.kind, line.amount, line.rule, facts) if line.amount else None


def _stands(table: _Table, line: Line, told: Preview) -> Line | None:
    return table.stands(line, told)


def _driven(table: _Table, line: Line, told: Preview) -> Line | None:
    """A car that is put somewhere is for what is one area away; one that is lost is no reason."""
    return table.reach(str(line.facts["area"])) if line in told.gains else None


def _boat(table: _Table, line: Line, _told: Preview) -> Line | None:
    sea = str(line.facts["sea"])
    return Line("sea", len(table.pack.coasts[sea]), "LF-M-04", {"sea": sea})


def _laid(table: _Table, line: Line, _told: Preview) -> Line | None:
    return table.reach(str(line.facts["area"]))


TELLING: Final[tuple[tuple[str, _Telling], ...]] = (
    ("mandamento_won", _won),
    ("mandamento_lost", _broken),
    ("coupole", _same),
    ("seats", _same),
    ("taken", _taken),
    ("emptied", _same),
    ("gone", _same),
    ("removed", _same),
    ("knockout", _same),
    ("car_attack", _same),
    ("stand", _stands),
    ("left", _stands),
    ("laid", _laid),
    ("value", _same),
    ("order", _same),
    ("start_piece", _same),
    ("tile", _plain),
    ("place", _same),
    ("recruit", _same),
    ("issue", _same),
    ("influence", _same),
    ("equipment", _same),
    ("mat", _same),
    ("commission", _same),
    ("car", _driven),
    ("lab", _same),
    ("boat", _boat),
    ("hq", _plain),
    ("final", _same),
    ("money", _plain),
    ("sunk", _same),
    ("collide", _same),
    ("failed", _same),
    ("approach", _same),
)
"""The lines of a preview that are reasons, the weightiest first."""
GOOD: Final = ("gains", "bonuses", "changes", "open")
WAITING: Final = ("done", "skip", "decline", "stay", "walk", "leave")


def reason(view: dict[str, Any], action: str, told: Preview, lacking: Preview | None) -> Line:
    """One reason: what this action has and the next best lacks, else the weightiest of what it brings."""
    table = _Table(view)
    good = [line for group in GOOD for line in getattr(told, group)]
    own = [line for line in good if lacking is None or line not in lacking.lines]
    return _weightiest(table, own, told) or _weightiest(table, good, told) or _by_verb(table, action, lacking)


def _weightiest(table: _Table, lines: list[Line], told: Preview) -> Line | None:
    for kind, telling in TELLING:
        for line in lines:
            reason = telling(table, line, told) if line.kind == kind else None
            if reason is not None:
                return reason
    return None


def _by_verb(table: _Table, action: str, lacking: Preview | None) -> Line:
    """Actions without a line of their own: cards, tokens, places, and what is not done."""
    verb, *words = action.split()
    thing = words[0] if words else ""
    conflict = table.view.get("conflict")
    if verb in ("finesse", "force", "card", "take", "leave", "defend") and conflict is not None:
        return _fighting(table, verb, thing, conflict)
    if verb == "walk" and "source" in table.about:
        return Line("walk", 1, "LF-MV-08", {"source": table.about["source"]})
    if verb in WAITING:
        return _waiting(table, lacking)
    if verb == "token":
        return _token(table, thing)
    if verb == "put":
        return _put(table, thing)
    if verb == "order":
        at = next((name for name, area in table.view["areas"].items() if thing in area.get("orders", ())), None)
        return table.reach(at) if at is not None else Line("order", 1, "LF-AC-06", {"order": thing})
    if verb in ("boat", "sail") and thing in table.view["seas"]:
        return Line("sea", len(table.pack.coasts[thing]), "LF-M-04", {"sea": thing})
    if verb == "commission":
        return Line("colour", 1, "LX-K-01", {})
    if verb == "family":
        return Line("family", 1, "LF-S-05", {"family": thing})
    simple = {
        "idle": ("idle", "LF-PA-01", {}),
        "unlock": ("unlock", "LX-2-R07", {"space": thing}),
        "members": ("members", "LX-1-K04", {}),
        "supply": ("supply", "LF-AC-16", {}),
        "unmark": ("unmark", "LF-CT-03", {"tile": thing}),
        "give": ("give", "LF-AT-04", {}),
        "agree": ("swap", "LX-OPT-5", {}),
        "swap": ("swap", "LX-OPT-5", {}),
        "transfer": ("swap", "LX-OPT-5", {}),
    }
    if verb in simple:
        kind, rule, facts = simple[verb]
        number = int(thing) if thing.isdigit() else 1
        return Line(kind, number, rule, dict(facts))
    area = next((name for name in (thing, *map(table.about.get, AREA_FACTS)) if name in table.view["areas"]), None)
    return table.reach(str(area)) if area is not None else _waiting(table, lacking)


def _fighting(table: _Table, verb: str, thing: str, conflict: dict[str, Any]) -> Line:
    """Who stands against whom: what a card is chosen by."""
    area = str(conflict["area"])
    facts = {"area": area, "attackers": conflict["soldati"], "defenders": table.view["areas"][area]["soldati"]}
    if verb == "card":
        return Line("card", 1, "LF-CF-09" if thing == "turncoat" else "LF-CF-10", facts | {"played": thing})
    if verb == "defend":
        return Line("defend", 1, "LF-CF-02", facts | {"family": thing})
    return Line("finesse" if verb == "force" else verb, 1, "LF-CF-04", facts)


def _token(table: _Table, space: str) -> Line:
    """A token from a column makes that column smaller for the player who empties it."""
    column = table.pack.spaces[space].column
    lying = table.view["sheets"]["top"]["tokens"]
    rest = sum([len(tokens) for name, tokens in lying.items() if table.pack.spaces[name].column == column]) - 1
    facts: dict[str, object] = {"column": column}
    return Line("token", rest, "LF-PA-01", facts if rest else facts | {"why": "last"})


def _put(table: _Table, space: str) -> Line:
    """What a token does where it is put: it keeps others out, unless there is room for all or nothing to do."""
    if table.view["decision"]["kind"] == "setup_token":
        return Line("put", 1, "LF-P-04", {"space": space, "why": "setup"})
    printed = table.pack.spaces[space]
    if printed.infinite:
        return Line("put", 1, "LF-PA-02", {"space": space, "why": "open"})
    if not printed.actions:
        return Line("put", 1, "LX-OPT-3", {"space": space, "why": "blank"})
    return Line("put", 1, "LF-PB-01", {"space": space})


def _waiting(table: _Table, lacking: Preview | None) -> Line:
    """What is kept by not doing the next best thing."""
    if lacking is not None:
        cost = lacking.cost("money")
        if cost:
            return Line("keeps", cost, "LF-PA-05", {"why": "money"})
        area = next((line.facts["area"] for line in lacking.changes if line.kind in ("left", "lost")), None)
        if area is not None:
            soldati = table.view["areas"][str(area)]["soldati"]
            return Line("keeps", soldati, "LF-MV-04", {"why": "area", "area": area})
    return Line("keeps", 1, "LF-PA-07")

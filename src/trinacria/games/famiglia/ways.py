"""The ways to go on, the best first, as the sentence over a question names them.

The best way gains the most points this turn, then costs the fewest cards. It counts open cards only, and is no advice.
"""

from typing import Final, NamedTuple

from trinacria.games.famiglia import recruit
from trinacria.games.famiglia.accountant import Swap
from trinacria.games.famiglia.actions import PASS, Lower, NewCards, PlayCard, Recruit
from trinacria.games.famiglia.cards import KINDS, NAMES, POINTS, VALUE, VALUES, YELLOW
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.preview import Line

KINDS_OF_WAYS: Final[tuple[str, ...]] = (
    "recruit", "brute", "new", "accountant", "power", "pass", "swap", "done", "lay", "lower",
)  # fmt: skip


class Gain(NamedTuple):
    """What recruiting a card would bring, and what it takes. The larger, the better."""

    points: int
    spent: int
    """How many cards of the hand go to the gang, below zero."""
    way: Recruit
    by: int = 0
    """By how much a Brute must lower the card first."""
    brute: int = -1


def ways(game: State) -> list[Line]:
    """The best way to each card and the best of every other kind, the best of all first."""
    decision = game.decision
    if decision is None:
        return []
    actions = decision.actions
    if decision.kind in ("turn", "recruit"):
        return _turn(game, actions)
    if decision.kind == "lower":
        return _lower(game, actions)
    frame = game.frames[-1]
    return _swap(frame) if isinstance(frame, Swap) else []


def _turn(game: State, actions: tuple[Action, ...]) -> list[Line]:
    """Recruiting, with a Brute where that gains more; then new cards, the powers, and to pass."""
    direct = _recruits(actions)
    brutes = [one.kind for one in actions if isinstance(one, PlayCard) and one.kind >= YELLOW]
    lowered = _best([gain for brute in brutes for gain in _lowered(game, brute)])
    told: list[Line] = []
    if lowered is not None and (not direct or lowered.points > direct[0].points):
        told.append(_brute(game, lowered))
    told += [_recruit(game, gain) for gain in direct]
    new = [VALUE[one.kind] for one in actions if isinstance(one, NewCards)]
    if new:
        there = len(game.deck) + len(game.discard) + 1
        most = min(max(new), there)
        told.append(Line("new", most, "FA-A1-02", {"least": min(*new, there), "most": most}))
    accountants = [one.kind for one in actions if isinstance(one, PlayCard) and one.kind < YELLOW]
    if accountants:
        kind = max(accountants)
        told.append(Line("accountant", VALUE[kind], "FA-A2-01", _card(kind) | {"action": f"play {NAMES[kind]}"}))
    if brutes and not any(line.kind == "brute" for line in told):
        kind = max(brutes)
        told.append(Line("power", VALUE[kind], "FA-A3-01", _card(kind) | {"action": f"play {NAMES[kind]}"}))
    told.append(Line("pass", 0, "FA-A4-01", {"action": PASS.text, "open": "some" if direct else "none"}))
    return told


def _card(kind: int) -> dict[str, object]:
    return {"card": NAMES[kind]}


def _gain(way: Recruit, by: int = 0, brute: int = -1) -> Gain:
    return Gain(POINTS[way.kind], -(way.lay >= 0) - (brute >= 0), way, by, brute)


def _recruits(actions: tuple[Action, ...]) -> list[Gain]:
    """The best way to recruit each card that can be had as things are, the best card first."""
    gains: dict[int, list[Gain]] = {}
    for action in actions:
        if isinstance(action, Recruit):
            gains.setdefault(action.kind, []).append(_gain(action))
    best = [gain for found in gains.values() if (gain := _best(found)) is not None]
    return sorted(best, key=lambda gain: (-gain.points, -gain.spent))


def _best(gains: list[Gain]) -> Gain | None:
    """The most points, then the fewest cards, then the first as the actions are listed."""
    return max(gains, key=lambda gain: (gain.points, gain.spent)) if gains else None


def _lowered(game: State, brute: int) -> list[Gain]:
    """What could be recruited once this Brute lies in the gang and has lowered a card. [FA-A3-01..04]"""
    twin = game.copy()
    hand = twin.hand_of(twin.mover)
    twin.cards[hand + brute] -= 1
    gains = []
    for kind in dict.fromkeys(game.street):
        twin.lowered_at = game.street.index(kind)
        for by in range(1, min(VALUE[brute], VALUE[kind]) + 1):
            twin.lowered_by = by
            gains += [_gain(way, by, brute) for way in _takes(twin, kind, VALUE[kind] - by)]
    return gains


def _takes(game: State, kind: int, value: int) -> list[Recruit]:
    """The ways to recruit a card at this value."""
    actions: list[Action] = []
    recruit.add_options(game, actions)
    needed = kind - kind % VALUES + value - 1
    return [
        way
        for way in actions
        if isinstance(way, Recruit)
        and way.kind == kind
        and (way.lay < 0 if value == 0 else needed in (way.lay, way.keep))
    ]


def _pays(way: Recruit) -> dict[str, object]:
    if way.lay < 0:
        return {"pays": "nothing"}
    if way.lay == way.keep:
        return {"pays": "pair", "lay": NAMES[way.lay]}
    return {"pays": "joker", "lay": NAMES[way.lay], "keep": NAMES[way.keep]}


def _points(game: State, gain: Gain) -> dict[str, object]:
    now = game.score_of(game.mover)
    return _card(gain.way.kind) | _pays(gain.way) | {"now": now, "after": now + gain.points}


def _recruit(game: State, gain: Gain) -> Line:
    rule = "FA-A4-02" if gain.way.lay < 0 else "FA-A4-03"
    return Line("recruit", gain.points, rule, _points(game, gain) | {"action": gain.way.text})


def _brute(game: State, gain: Gain) -> Line:
    name = NAMES[gain.brute]
    facts = _points(game, gain) | {"brute": name, "by": gain.by, "action": f"play {name}"}
    return Line("brute", gain.points, "FA-A3-02", facts)


def _lower(game: State, actions: tuple[Action, ...]) -> list[Line]:
    """The card that can then be recruited and is worth most; nothing where none can."""
    twin = game.copy()
    options: list[tuple[Gain, Lower]] = []
    for action in actions:
        if isinstance(action, Lower):
            twin.lowered_at, twin.lowered_by = game.street.index(action.kind), action.by
            takes = _takes(twin, action.kind, VALUE[action.kind] - action.by)
            options += [(_gain(way), action) for way in takes]
    if not options:
        return []
    gain, action = max(options, key=lambda one: (one[0].points, one[0].spent))
    facts = _points(game, gain) | {"by": action.by, "value": VALUE[action.kind] - action.by, "action": action.text}
    return [Line("lower", gain.points, "FA-A3-02", facts)]


def _swap(swap: Swap) -> list[Line]:
    """What may be fetched, how much of it, and what may be laid down for it. [FA-A2-02..04]"""
    there = {name: _names(counts) for name, counts in (("back", swap.fetchable), ("lay", swap.layable))}
    if swap.fetched >= 0:
        return [Line("lay", swap.left, "FA-A2-02", _card(swap.fetched) | there)]
    most = min(swap.left, len(there["back"]), len(there["lay"]))
    facts: dict[str, object] = {"accountant": NAMES[swap.accountant], **there}
    return [Line("swap", most, "FA-A2-02", facts), Line("done", 0, "FA-A2-03", {"action": "done"})]


def _names(counts: tuple[int, ...]) -> list[str]:
    return [NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]

"""The conflict card game, solved: how often each card and each taking is right, and what comes of a fight."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

TURNCOAT = 0
CARDS = (0, 1, 2)
"""Turncoat, Coward 1, Coward 2: the number of a Coward is how many leave."""
PRIZE = 6.0
"""Worth of the area in soldati."""
HOME = 0.5
"""Worth of a soldato that a Coward sends back to the HQ."""
ROUNDS = 100
SURE = 5
"""With so many more soldati an attack cannot fail, with so many fewer it cannot succeed."""

ATTACKS = [(card, take) for card in CARDS for take in (False, True)]
"""A card, and whether the defender's is taken."""
DEFENCES = [(card, left, taken) for card in CARDS for left in (False, True) for taken in (False, True)]
"""A card, and whether the attacker's is taken after they left, or took, the defender's."""


class Outcome(NamedTuple):
    """What is left of a fight: attackers and defenders on the spot, and those sent home."""

    attackers: int
    defenders: int
    attackers_home: int
    defenders_home: int


class Odds:
    """What a fight promises: the chance of the area, and soldati left on either side."""

    __slots__ = ("attackers", "defenders", "emptied", "win")

    def __init__(self, win: float, attackers: float, defenders: float, emptied: float) -> None:
        self.win = win
        self.attackers = attackers
        self.defenders = defenders
        self.emptied = emptied
        """The chance that the defenders are gone and no attacker is left."""


def outcome(attackers: int, defenders: int, mine: Sequence[int], theirs: Sequence[int]) -> Outcome:
    """Turncoats, then Cowards, then knockout."""
    for _ in range(mine.count(TURNCOAT)):
        attackers, defenders = attackers + 1, max(0, defenders - 1)
    for _ in range(theirs.count(TURNCOAT)):
        attackers, defenders = max(0, attackers - 1), defenders + 1
    home, home_too = min(attackers, sum(mine)), min(defenders, sum(theirs))
    attackers, defenders = attackers - home, defenders - home_too
    out = min(attackers, defenders)
    return Outcome(attackers - out, defenders - out, home, home_too)


def dealt(attack: tuple[int, bool], defence: tuple[int, bool, bool]) -> tuple[list[int], list[int]]:
    """Which cards lie before the attacker, and which before the defender."""
    mine: list[int] = []
    theirs: list[int] = []
    (theirs if defence[2 if attack[1] else 1] else mine).append(attack[0])
    (mine if attack[1] else theirs).append(defence[0])
    return mine, theirs


def worth(end: Outcome) -> float:
    """What an outcome is worth to the attacker; the defender has as much to lose."""
    won = PRIZE if end.attackers else 0.0
    held = 0.0 if end.defenders else PRIZE / 3
    return won + held + end.attackers - end.defenders + HOME * (end.attackers_home - end.defenders_home)


@cache
def solved(attackers: int, defenders: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How often each of ATTACKS and DEFENCES is played by careful players: regret matching on the whole game."""
    table = [[worth(outcome(attackers, defenders, *dealt(a, d))) for d in DEFENCES] for a in ATTACKS]
    columns = [list(column) for column in zip(*table, strict=True)]
    regret, regret_too = [0.0] * len(ATTACKS), [0.0] * len(DEFENCES)
    total, total_too = [0.0] * len(ATTACKS), [0.0] * len(DEFENCES)
    mix_too = _mix(regret_too)
    for at in range(1, ROUNDS + 1):
        # By turns, bad memories forgotten and late rounds weighing more: so it settles soonest.
        gains = [sum([w * m for w, m in zip(row, mix_too, strict=True)]) for row in table]
        regret = _regret(regret, gains, _mix(regret))
        mix = _mix(regret)
        losses = [-sum([w * m for w, m in zip(column, mix, strict=True)]) for column in columns]
        regret_too = _regret(regret_too, losses, mix_too)
        mix_too = _mix(regret_too)
        total = [t + at * m for t, m in zip(total, mix, strict=True)]
        total_too = [t + at * m for t, m in zip(total_too, mix_too, strict=True)]
    return tuple(_mix(total)), tuple(_mix(total_too))


def _regret(regret: list[float], gains: list[float], mix: list[float]) -> list[float]:
    value = sum([g * m for g, m in zip(gains, mix, strict=True)])
    return [max(0.0, r + g - value) for r, g in zip(regret, gains, strict=True)]


def _mix(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)


_FINESSE: dict[int, Odds] = {}
_FORCE: dict[int, Odds] = {}
_MANY = 1 << 10


def finesse(attackers: int, defenders: int) -> Odds:
    """What cards promise."""
    key = attackers * _MANY + defenders
    odds = _FINESSE.get(key)
    if odds is None:
        odds = _FINESSE[key] = _finesse(attackers, defenders)
    return odds


def _finesse(attackers: int, defenders: int) -> Odds:
    if attackers <= 0:
        return Odds(0.0, 0.0, float(defenders), 0.0)
    if defenders <= 0:
        return Odds(1.0, float(attackers), 0.0, 0.0)
    if attackers - defenders >= SURE + 1:
        return Odds(1.0, attackers - defenders - 0.8, 0.0, 0.0)
    if defenders - attackers >= SURE + 1:
        return Odds(0.0, 0.0, defenders - attackers - 0.8, 0.0)
    attack, defence = solved(attackers, defenders)
    win = left = left_too = emptied = 0.0
    for a, often in zip(ATTACKS, attack, strict=True):
        for d, often_too in zip(DEFENCES, defence, strict=True):
            chance = often * often_too
            if chance:
                end = outcome(attackers, defenders, *dealt(a, d))
                win += chance * (end.attackers > 0)
                left += chance * end.attackers
                left_too += chance * end.defenders
                emptied += chance * (end.attackers == end.defenders == 0)
    return Odds(win, left, left_too, emptied)


def force(attackers: int, defenders: int, cost: int) -> Odds:
    """What brute force promises that costs so many: nothing is left to chance."""
    attackers = max(0, attackers - cost)
    key = attackers * _MANY + defenders
    odds = _FORCE.get(key)
    if odds is None:
        left = max(0, attackers - defenders)
        lost = max(0, defenders - attackers)
        odds = _FORCE[key] = Odds(float(left > 0), float(left), float(lost), float(attackers == defenders))
    return odds


def attack_card(attackers: int, defenders: int, dice: Random) -> int:
    """A card for the attacker."""
    attack, _ = solved(attackers, defenders)
    return dice.choices([card for card, _ in ATTACKS], attack)[0]


def defence_card(attackers: int, defenders: int, dice: Random) -> int:
    """A card for the defender."""
    _, defence = solved(attackers, defenders)
    return dice.choices([card for card, _, _ in DEFENCES], defence)[0]


def attacker_takes(attackers: int, defenders: int, card: int, dice: Random) -> bool:
    """Whether the attacker, who laid this card, takes the other."""
    attack, _ = solved(attackers, defenders)
    weights = [often if a[0] == card else 0.0 for a, often in zip(ATTACKS, attack, strict=True)]
    return dice.choices([take for _, take in ATTACKS], _mix(weights))[0]


def defender_takes(attackers: int, defenders: int, card: int, taken: bool, dice: Random) -> bool:
    """Whether the defender, who laid this card and may have lost it, takes the other."""
    _, defence = solved(attackers, defenders)
    weights = [often if d[0] == card else 0.0 for d, often in zip(DEFENCES, defence, strict=True)]
    return dice.choices([d[2] if taken else d[1] for d in DEFENCES], _mix(weights))[0]

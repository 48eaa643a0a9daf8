"""What areas are worth: Mandamenti held and in the making, and what attacks and threats do to them."""

from trinacria.bots.games.lafamiglia.judgement.cards import Odds, finesse, force
from trinacria.bots.games.lafamiglia.judgement.table import Table
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL, NOBODY

SKULL = 1
"""The bonus to expect of an enemy's order."""


class MapValues:
    """The map as a family values it. Positive is good for its team."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.weights = weights = table.weights
        self.held = weights.held_at_last if table.last else weights.held
        printed = table.printed
        self.mandamento_of = [0] * len(table.owner)
        for at, areas in enumerate(printed.mandamenti):
            for area in areas:
                self.mandamento_of[area] = at
        self.counts = [self._count(areas) for areas in printed.mandamenti]
        """How many areas each family has in each Mandamento."""
        self.families = range(len(table.seats))
        self.control = [sum([count[family] >= printed.hold for count in self.counts]) for family in self.families]
        if table.coupole:
            for family in self.families:
                self.control[family] += table.coupole["seats"][table.seats[family]] >= printed.coupole.control_from
        self._victory = [self._wins(self.control, side) for side in (0, 1)]
        self._gains: dict[int, float] = {}
        self._perils: dict[tuple[int, int, int], float] = {}
        self._fights: dict[tuple[int, int, int, int, float], tuple[float, Odds]] = {}

    def _count(self, areas: tuple[int, ...]) -> list[int]:
        owners = [self.table.owner[area] for area in areas]
        return [owners.count(family) for family in range(len(self.table.seats))]

    def change(self, area: int, owner: int, before: int = -2) -> float:
        """What it is worth to the team when an area comes to another owner, or to nobody."""
        table = self.table
        now = table.owner[area]
        if before == -2:
            before = now
        key = (area << 8) + (owner + 2 << 4) + before + 2
        gain = self._gains.get(key)
        if gain is None:
            counts = self.counts[self.mandamento_of[area]]
            if before != now:
                counts = counts[:]
                for family, step in ((now, -1), (before, 1)):
                    if 0 <= family < NEUTRAL:
                        counts[family] += step
            gain = self._gains[key] = self._change(area, owner, before, counts) if before != owner else 0.0
        return gain

    def _change(self, area: int, owner: int, before: int, counts: list[int]) -> float:
        table = self.table
        worth = 0.0
        hold = table.printed.hold
        control = self.control[:]
        for family, step in ((before, -1), (owner, 1)):
            if 0 <= family < NEUTRAL:
                now = counts[family]
                sign = 1.0 if table.sides[family] == table.side else -self.weights.opponent_weight
                worth += sign * (self.held[now + step] - self.held[now])
                control[family] += (now + step >= hold) - (now >= hold)
                if area == table.printed.tie_break:
                    worth += sign * step * (self.weights.bronte_at_last if table.last else self.weights.bronte)
        return worth + self.victory(control)

    def victory(self, control: list[int]) -> float:
        """What it is worth that the families control so many Mandamenti, and not as many as they do."""
        if control == self.control:
            return 0.0
        mine = self.table.side
        change = [self._wins(control, side) - self._victory[side] for side in (mine, 1 - mine)]
        return self.weights.victory * (change[0] - change[1])

    def _wins(self, control: list[int], side: int) -> bool:
        printed = self.table.printed
        held = [count for count, one in zip(control, self.table.sides, strict=True) if one == side]
        return max(held) >= printed.win_family or sum(held) >= printed.win_team

    def fight(self, target: int, number: int, bonus: int, prize: float, attacker: int = NOBODY) -> tuple[float, Odds]:
        """The worth of attacking an area with so many soldati, and what is likely to come of it."""
        table = self.table
        there = table.soldati[target]
        left = there if bonus <= 0 else 0 if bonus >= there else there - bonus
        key = (target, number, left, attacker, prize)
        best = self._fights.get(key)
        if best is None:
            by_cards = finesse(number, left)
            worth = self.worth_of(target, number, by_cards, prize)
            best = worth, by_cards
            if left:
                by_force = force(number, left, table.force(attacker, table.owner[target]))
                forced = self.worth_of(target, number, by_force, prize)
                if forced > worth or (forced == worth and by_force.win > by_cards.win):
                    best = forced, by_force
            self._fights[key] = best
        return best

    def worth_of(self, target: int, number: int, odds: Odds, prize: float) -> float:
        """What odds are worth: the area or its loss to the enemy, a firm hold on it, and soldati of both sides."""
        table = self.table
        beaten = table.soldati[target] - odds.defenders
        spoils = self.spoils(target, beaten, odds.win)
        hold = (
            min(1.0, self.weights.hold_chance + self.weights.firm_hold * odds.attackers / max(odds.win, 0.1))
            if prize > 0
            else 1.0
        )
        emptied = self.change(target, NOBODY) if odds.emptied > 0.01 else 0.0
        lost = self.weights.own_soldato * (number - odds.attackers)
        return odds.win * prize * hold + odds.emptied * emptied + spoils - lost

    def spoils(self, target: int, beaten: float, win: float) -> float:
        """What removed defenders are worth: neutral ones bring own ones to the HQ, by number or for the area."""
        table = self.table
        owner = table.owner[target]
        if owner == FICTION:
            return self.weights.fiction_soldato * beaten
        if owner != NEUTRAL:
            return self.weights.foe_soldato * beaten
        if table.options["opt_neutral_reward2"]:
            return self.weights.hq_soldato * win * min(table.prices["neutral_soldati"], table.supply)
        return self.weights.hq_soldato * min(beaten, table.supply)

    def attack(self, source: int, target: int, number: int, bonus: int, here: int) -> float:
        """The worth of a Movement of `number` out of `here` soldati, with this bonus before defence."""
        table = self.table
        owner = table.owner[target]
        family = table.owner[source]
        cost = 0.0
        if number >= here:
            cost = -self.change(source, NOBODY)
        if owner == family:
            there = table.soldati[target]
            return self.peril(target, there) - self.peril(target, there + number) - cost
        prize = self.change(target, family)
        if owner == NOBODY:
            return prize * min(1.0, self.weights.hold_chance + self.weights.firm_hold * number) - cost
        unseen = (
            self.weights.unseen if table.covered[target] and not table.revealed and table.foe(owner, table.me) else 0.0
        )
        worth, _ = self.fight(target, number, bonus - table.defence(target), prize)
        return worth - cost - unseen

    def best_attack(self, source: int, target: int, here: int, bonus: int) -> tuple[float, int]:
        """The best number for a Movement: everybody, or all but a guard."""
        everybody = self.attack(source, target, here, bonus, here), here
        if here < 2:
            return everybody
        return max(everybody, (self.attack(source, target, here - 1, bonus, here), here - 1))

    def peril(self, area: int, soldati: int, vest: int = 0) -> float:
        """What enemies next door are likely to cost the team in one of its areas; 0 or more."""
        key = (area, soldati, vest)
        if key not in self._perils:
            self._perils[key] = self._peril(area, soldati, vest)
        return self._perils[key]

    def _peril(self, area: int, soldati: int, vest: int) -> float:
        table = self.table
        owner = table.owner[area]
        if not table.ally(owner, table.me):
            owner = table.me
        worst = 0.0
        defence = table.defence(area) + vest if table.owner[area] == owner else table.labs[area]
        for near in table.printed.neighbours[area]:
            foe = table.owner[near]
            if not table.foe(foe, owner):
                continue
            likely = self.weights.threat_with_order if table.covered[near] else self.weights.threat
            if table.encounter and table.revealed:
                likely = self.weights.revealed_threat if any(face.moves for face in table.lying[near]) else 0.1
            bonus = max(0, SKULL + (1 if table.cars[near] else 0) - defence)
            odds = finesse(table.soldati[near], max(0, soldati - bonus))
            worst = max(worst, likely * odds.win * -self.change(area, foe, owner))
        return worst

"""What areas are worth: Mandamenti held and in the making, and what attacks and threats do to them."""

from trinacria.bots.lafamiglia.cards import Odds, finesse, force
from trinacria.bots.lafamiglia.table import Table
from trinacria.games.lafamiglia.book import NEUTRAL, NOBODY

HELD = (0.0, 2.0, 9.0, 11.0)
"""Worth of a Mandamento by how many of its areas a family has."""
HELD_AT_LAST = (0.0, 0.4, 10.0, 10.6)
"""The same when no round is left to make more of it."""
VICTORY = 25.0
"""Worth of a winning number of Mandamenti."""
BRONTE = 1.5
BRONTE_AT_LAST = 4.0
OWN_SOLDATO = 0.7
"""Worth of a soldato on the board."""
HQ_SOLDATO = 0.45
FOE_SOLDATO = 0.5
MONEY = 0.7
THREAT = 0.3
"""How likely an enemy next door is to attack this area of all, without a sign of it."""
THREAT_WITH_ORDER = 0.6
SKULL = 1
"""The bonus to expect of an enemy's order."""


class Ground:
    """The map as a family values it. Positive is good for its team."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held = HELD_AT_LAST if table.last else HELD
        book = table.book
        self.mandamento_of = [0] * len(table.owner)
        for at, areas in enumerate(book.mandamenti):
            for area in areas:
                self.mandamento_of[area] = at
        self.counts = [self._count(areas) for areas in book.mandamenti]
        """How many areas each family has in each Mandamento."""
        self.control = [sum([count[family] >= book.hold for count in self.counts]) for family in range(4)]
        self._gains: dict[tuple[int, int, int], float] = {}
        self._perils: dict[tuple[int, int, int], float] = {}

    def _count(self, areas: tuple[int, ...]) -> list[int]:
        owners = [self.table.owner[area] for area in areas]
        return [owners.count(family) for family in range(4)]

    def change(self, area: int, owner: int, before: int = -2) -> float:
        """What it is worth to the team when an area comes to another owner, or to nobody."""
        table = self.table
        if before == -2:
            before = table.owner[area]
        key = (area, owner, before)
        if key in self._gains:
            return self._gains[key]
        worth = 0.0
        hold = table.book.hold
        control = self.control[:]
        counts = self.counts[self.mandamento_of[area]]
        if before != table.owner[area]:
            counts = counts[:]
            for family, step in ((table.owner[area], -1), (before, 1)):
                if 0 <= family < NEUTRAL:
                    counts[family] += step
        for family, step in ((before, -1), (owner, 1)):
            if 0 <= family < NEUTRAL and before != owner:
                now = counts[family]
                sign = 1.0 if (family - table.me) % 2 == 0 else -0.9
                worth += sign * (self.held[now + step] - self.held[now])
                control[family] += (now + step >= hold) - (now >= hold)
                if area == table.book.tie_break:
                    worth += sign * step * (BRONTE_AT_LAST if table.last else BRONTE)
        for team, sign in ((table.me % 2, 1.0), (1 - table.me % 2, -1.0)):
            worth += sign * VICTORY * (self._wins(control, team) - self._wins(self.control, team))
        self._gains[key] = worth
        return worth

    def _wins(self, control: list[int], team: int) -> bool:
        book = self.table.book
        one, two = control[team], control[team + 2]
        return max(one, two) >= book.win_family or one + two >= book.win_team

    def fight(self, target: int, number: int, bonus: int, prize: float) -> tuple[float, Odds]:
        """The worth of attacking an area with so many soldati, and what is likely to come of it."""
        table = self.table
        there = table.soldati[target]
        removed = min(there, max(0, bonus))
        left = there - removed
        by_cards = finesse(number, left)
        best = self.worth_of(target, number, by_cards, prize), by_cards
        if left:
            by_force = force(number, left)
            best = max(best, (self.worth_of(target, number, by_force, prize), by_force))
        return best

    def worth_of(self, target: int, number: int, odds: Odds, prize: float) -> float:
        """What odds are worth: the area or its loss to the enemy, a firm hold on it, and soldati of both sides."""
        table = self.table
        beaten = table.soldati[target] - odds.defenders
        # Neutral soldati removed bring as many own ones to the HQ.
        neutral = table.owner[target] == NEUTRAL
        spoils = HQ_SOLDATO * min(beaten, table.supply) if neutral else FOE_SOLDATO * beaten
        hold = min(1.0, 0.7 + 0.1 * odds.attackers / max(odds.win, 0.1)) if prize > 0 else 1.0
        emptied = self.change(target, NOBODY) if odds.emptied > 0.01 else 0.0
        lost = OWN_SOLDATO * (number - odds.attackers)
        return odds.win * prize * hold + odds.emptied * emptied + spoils - lost

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
            return prize * min(1.0, 0.7 + 0.1 * number) - cost
        unseen = 0.4 if table.covered[target] and not table.revealed and (owner - table.me) % 2 else 0.0
        worth, _ = self.fight(target, number, bonus - table.defence(target), prize)
        return worth - cost - unseen

    def best_attack(self, source: int, target: int, here: int, bonus: int) -> tuple[float, int]:
        """The best number for a Movement: everybody, or all but a guard."""
        return max((self.attack(source, target, number, bonus, here), number) for number in {here, max(1, here - 1)})

    def peril(self, area: int, soldati: int, vest: int = 0) -> float:
        """What enemies next door are likely to cost the team in one of its areas; 0 or more."""
        key = (area, soldati, vest)
        if key not in self._perils:
            self._perils[key] = self._peril(area, soldati, vest)
        return self._perils[key]

    def _peril(self, area: int, soldati: int, vest: int) -> float:
        table = self.table
        owner = table.owner[area]
        if owner in (NOBODY, NEUTRAL) or (owner - table.me) % 2:
            owner = table.me
        worst = 0.0
        defence = table.defence(area) + vest if table.owner[area] == owner else table.labs[area]
        for near in table.book.neighbours[area]:
            foe = table.owner[near]
            if foe in (NOBODY, NEUTRAL) or (foe - owner) % 2 == 0:
                continue
            likely = THREAT_WITH_ORDER if table.covered[near] else THREAT
            if table.encounter and table.revealed:
                likely = 0.8 if any(face.moves for face in table.lying[near]) else 0.1
            bonus = max(0, SKULL + (1 if table.cars[near] else 0) - defence)
            odds = finesse(table.soldati[near], max(0, soldati - bonus))
            worst = max(worst, likely * odds.win * -self.change(area, foe, owner))
        return worst

"""What orders are good for: in the area where they lie, or where they could be issued."""

from trinacria.bots.games.lafamiglia.judgement.map_values import MapValues
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.prices import CONVERTS, NETWORK_SOLDATI, RECALL
from trinacria.games.lafamiglia.rules.printed import PrintedOrder

BUY_OUT = 3
"""How many defenders one would pay for at most."""


class Orders:
    """The worth of orders on one table."""

    def __init__(self, map_values: MapValues) -> None:
        self.map_values = map_values
        self.table = map_values.table
        self.weights = map_values.weights
        self._attacks: dict[tuple[int, int, int], list[tuple[float, int]]] = {}
        self._orders: dict[tuple[int, str, int], float] = {}
        self.spoken_for: dict[int, int] = {}
        """Targets that orders of the team are likely to go for, with the area of the order."""
        self._plan()

    def _plan(self) -> None:
        """Orders already laid take their best targets, the earliest first."""
        table = self.table
        laid = [
            (face.initiative, area, face)
            for area, faces in enumerate(table.lying)
            if table.ally(table.owner[area], table.me)
            for face in faces
            if face.moves
        ]
        for _, area, face in sorted(laid, key=lambda one: one[:2]):
            for worth, target in self.attacks(area, self.strength(area, face), self.bonus(area, face)):
                if worth > 0 and target not in self.spoken_for:
                    self.spoken_for[target] = area
                    break

    def strength(self, area: int, face: PrintedOrder, more: int = 0) -> int:
        """How many soldati could move out of an area with this order."""
        table = self.table
        here = table.soldati[area] + more
        mine = table.owner[area] in (table.me, NOBODY)
        if mine:
            here += min(self.places(face), max(0, table.hq - more))
        if "rally" in face.words:
            near = [one for one in table.printed.neighbours[area] if table.owner[one] == table.owner[area]]
            here += sum([table.soldati[one] - 1 for one in near])
        return here + CONVERTS.get(face.special, 0)

    def places(self, face: PrintedOrder) -> int:
        """How many soldati this order can bring from the HQ."""
        if face.place_base >= 0:
            return self.table.police + face.place_base
        if face.special in ("network", "lab_soldati"):
            return NETWORK_SOLDATI
        return face.place

    def bonus(self, area: int, face: PrintedOrder) -> int:
        """Skulls, a car, and defenders who are replaced or paid off."""
        table = self.table
        bonus = face.skull + CONVERTS.get(face.special, 0)
        if table.cars[area] or "car" in face.words:
            bonus += table.car_attack
        if face.special == "pay_x_remove_x":
            bonus += min(BUY_OUT, table.money)
        return bonus

    def attacks(self, area: int, here: int, bonus: int) -> list[tuple[float, int]]:
        """Every target of a Movement with its worth, the best first."""
        key = (area, here, bonus)
        attacks = self._attacks.get(key)
        if attacks is None:
            map_values, family = self.map_values, self.table.owner[area]
            if family == NOBODY:
                family = self.table.me
            reach = self.table.reach(area, family)
            attacks = [(map_values.best_attack(area, target, here, bonus)[0], target) for target in reach]
            attacks.sort(reverse=True)
            self._attacks[key] = attacks
        return attacks

    def order(self, area: int, face: PrintedOrder, more: int = 0) -> float:
        """The worth of an order in an area that gets `more` soldati first."""
        key = (area, face.id, more)
        if key not in self._orders:
            self._orders[key] = self._order(area, face, more)
        return self._orders[key]

    def _order(self, area: int, face: PrintedOrder, more: int) -> float:
        table, map_values = self.table, self.map_values
        here = table.soldati[area] + more
        placed = min(self.places(face), max(0, table.hq - more))
        worth = self.weights.placed * placed
        if placed or face.vest:
            worth += map_values.peril(area, here) - map_values.peril(area, here + placed, face.vest)
        worth += self.weights.hq_soldato * min(face.recruit, table.supply) + self.weights.money * face.money
        for word in face.words:
            if word == "car":
                worth += self.weights.car if not face.moves else 0.0
            elif word == "boat":
                worth += self.weights.boat if table.printed.seas_of[area] else 0.0
            elif word == "lab":
                worth += self.weights.lab
            elif word == "launder":
                worth += self.weights.money * sum([table.labs[one] for one in table.own()])
            elif word == "strike":
                worth += self.best_strike(area, face) * (self.weights.struck_twice if face.strikes > 1 else 1.0)
            elif word == "pentito":
                worth += max(0.0, self.pentito(area, face))
            elif word == "recall":
                worth += self.recall(area)
            elif word == "agitate":
                worth += 0.5
        if face.moves:
            worth += self.weights.by_then * self.best_move(area, face, more)
        return worth + self.weights.late * face.initiative if face.attack else worth * self.weights.other_order

    def best_move(self, area: int, face: PrintedOrder, more: int = 0) -> float:
        """The best attack that no other order of the team is likely to make."""
        attacks = self.attacks(area, self.strength(area, face, more), self.bonus(area, face))
        free = [worth for worth, target in attacks if worth > 0 and self.spoken_for.get(target, area) == area]
        if not free:
            return 0.0
        if face.moves > 1 and len(free) > 1:
            return free[0] + self.weights.second_move * free[1]
        return free[0]

    def best_strike(self, area: int, face: PrintedOrder) -> float:
        """The best target of a Strike out of an area."""
        table = self.table
        car = table.car_bomb if table.cars[area] or "car" in face.words else 0
        near = [one for one in table.printed.neighbours[area] if table.hostile(one)]
        return max([self.strike(one, face.skull + car) - 0.5 * (car > 0) for one in near], default=0.0)

    def strike(self, target: int, skulls: int) -> float:
        """The worth of a Strike against an area."""
        return self.loss(target, skulls - self.table.defence(target))

    def loss(self, target: int, number: int) -> float:
        """What it is worth that an area of others loses so many soldati."""
        table = self.table
        number = min(max(0, number), table.soldati[target])
        if not number:
            return 0.0
        worth = self.map_values.spoils(target, number, 0.0)
        if number == table.soldati[target]:
            worth += self.map_values.change(target, NOBODY) + self.weights.emptied
        elif target in self.spoken_for:
            worth += self.weights.softened
        return worth

    def pentito(self, area: int, face: PrintedOrder) -> float:
        """One own soldato for several of the others'."""
        table = self.table
        near = [one for one in table.printed.neighbours[area] if table.hostile(one)]
        numbers = sorted(face.pentito, reverse=True)
        gains = sorted([self.loss(one, numbers[0]) for one in near], reverse=True)[: len(numbers)]
        cost = self.weights.own_soldato - (self.map_values.change(area, NOBODY) if table.soldati[area] < 2 else 0.0)
        return sum(gains) - cost

    def recall(self, area: int) -> float:
        """Some of the others are replaced by own ones here."""
        table = self.table
        near = [one for one in table.printed.neighbours[area] if table.hostile(one)]
        own = self.weights.own_soldato
        return max([self.loss(one, RECALL) + own * min(RECALL, table.soldati[one]) for one in near], default=0.0)

    def potential(self, area: int, more: int = 0) -> float:
        """The worth of the orders that lie in an own area, or of the best one that could be issued there."""
        table = self.table
        lying = table.lying[area]
        if lying:
            return sum([self.order(area, face, more) for face in lying])
        if table.encounter:
            return 0.0
        best = max([self.order(area, face, more) for face in table.home if face.attack], default=0.0)
        return self.weights.to_come * best

    def place(self, area: int, number: int) -> float:
        """The worth of placing so many soldati in an own or empty area."""
        table, map_values = self.table, self.map_values
        worth = self.weights.placed * number
        if table.owner[area] == NOBODY:
            return (
                worth
                + map_values.change(area, table.me)
                * min(1.0, self.weights.empty_hold + self.weights.firm_hold * number)
                - map_values.peril(area, number)
            )
        here = table.soldati[area]
        worth += map_values.peril(area, here) - map_values.peril(area, here + number)
        return worth + self.potential(area, number) - self.potential(area)

"""Judgement of the encounter phase: parts of orders, Movements, conflicts, Strikes and the rest."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement import cards
from trinacria.bots.games.lafamiglia.judgement.thought import Thought
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, PARTS

SEQUENCE = (
    "money", "recruit", "launder", "car", "lab", "boat", "place", "network", "lab-soldati", "recall", "pentito",
    "strike", "rally", "move", "agitate",
)  # fmt: skip
"""The parts of an order are done in this sequence, those that bring nothing not at all."""


def order_part(thought: Thought, choice: Choice) -> float:
    """The next part that is worth doing."""
    if choice.verb == "done":
        return 0.0
    word = PARTS[choice.thing]
    wanted = WANTED.get(word)
    if wanted is not None and wanted(thought) <= 0:
        return -1.0
    return float(len(SEQUENCE) - SEQUENCE.index(word))


def _moves(thought: Thought, rallied: bool = False) -> float:
    """The best Movement that can start now; after a Rally, what it would be then."""
    area, face = thought.about_area("area"), thought.about_order
    here = thought.orders.strength(area, face) if rallied else thought.table.soldati[area]
    bonus = thought.orders.bonus(area, face)
    if "car" in face.words and not thought.table.cars[area]:
        bonus -= thought.table.car_attack
    found = thought.orders.attacks(area, here, bonus)
    return found[0][0] if found else 0.0


def _rally(thought: Thought) -> float:
    """A Rally is for an attack, and needs somebody who can be spared."""
    table = thought.table
    area = thought.about_area("area")
    near = [one for one in table.printed.neighbours[area] if table.owner[one] == table.me]
    if not any(table.soldati[one] > 1 for one in near):
        return -1.0
    return _moves(thought, rallied=True)


def _pentito(thought: Thought) -> float:
    return thought.orders.pentito(thought.about_area("area"), thought.about_order)


def _agitates(thought: Thought) -> float:
    return max([stir(thought, area) for area, owner in enumerate(thought.table.owner) if owner == NEUTRAL], default=0.0)


WANTED: dict[str, Callable[[Thought], float]] = {
    "move": _moves,
    "rally": _rally,
    "pentito": _pentito,
    "agitate": _agitates,
}


def _bonus(thought: Thought, source: int, by_sea: bool) -> int:
    """Skull, and the car by land or the guns by sea."""
    table = thought.table
    bonus = thought.orders.bonus(source, thought.about_order)
    if "car" in thought.about_order.words and not table.cars[source]:
        bonus -= table.car_attack
    if by_sea:
        bonus -= table.car_attack if table.cars[source] else 0
        bonus += table.tile_bonus("attack_bonus")
    return bonus


def move_from(thought: Thought, choice: Choice) -> float:
    """The start with the better attack."""
    if choice.verb == "done":
        return 0.0
    here = thought.table.soldati[choice.thing]
    found = thought.orders.attacks(choice.thing, here, _bonus(thought, choice.thing, False))
    return found[0][0] if found else -1.0


def move_target(thought: Thought, choice: Choice) -> float:
    """The attack that brings most; none rather than a bad one."""
    if choice.verb == "done":
        return 0.0
    source = thought.about_area("source")
    bonus = _bonus(thought, source, choice.verb == "ship")
    worth, _ = thought.ground.best_attack(source, choice.thing, thought.table.soldati[source], bonus)
    price = thought.table.tile_money("retarget") if choice.verb == "allies" else 0
    return worth - thought.table.taste.money * price


def move_soldati(thought: Thought, choice: Choice) -> float:
    """As many as the attack needs, with a guard left behind where the area is worth it."""
    table = thought.table
    source, target = thought.about_area("source"), thought.about_area("target")
    by_sea = target not in table.printed.neighbours[source]
    here, bonus = table.soldati[source], _bonus(thought, source, by_sea)
    ground = thought.ground
    left = here - choice.thing
    kept = -ground.peril(source, left) if left else 0.0
    return ground.attack(source, target, choice.thing, bonus, here) + kept


def move_car(thought: Thought, choice: Choice) -> float:
    """A car comes along: it helps, and alone it would be lost."""
    return float(choice.verb == "drive")


def defenders_out(thought: Thought, choice: Choice) -> float:
    """Defenders replaced, paid off or bribed before the fight, less what it costs."""
    table = thought.table
    number = {"bribe": 1, "skip": 0}.get(choice.verb, choice.thing)
    joined = number if choice.verb == "convert" else 0
    area = table.area(table.conflict["area"])
    face = thought.about_order if "order" in table.about else None
    bonus = (face.skull if face else 0) + (table.car_attack if table.conflict["car"] else 0)
    gone = max(0, bonus - table.defence(area)) + number
    worth, _ = thought.ground.fight(
        area, table.conflict["soldati"] + joined, gone, thought.ground.change(area, table.me)
    )
    price = number if choice.verb == "pay" else table.tile_money("remove_defender") if choice.verb == "bribe" else 0
    return worth - table.taste.money * price


def approach(thought: Thought, choice: Choice) -> float:
    """Cards or force, whichever promises more."""
    table, ground = thought.table, thought.ground
    area = table.area(table.conflict["area"])
    attackers, defenders = table.conflict["soldati"], table.soldati[area]
    if choice.verb == "force":
        odds = cards.force(attackers, defenders, table.conflict["force"])
    else:
        odds = cards.finesse(attackers, defenders)
    winner = NEUTRAL if table.conflict["attacker"] == "neutral" else table.me
    return ground.worth_of(area, table.conflict["soldati"], odds, ground.change(area, winner))


def _sides(thought: Thought) -> tuple[int, int, bool]:
    """Attackers, defenders, and whether one attacks."""
    table = thought.table
    conflict = table.conflict
    there = table.soldati[table.area(conflict["area"])]
    return conflict["soldati"], there, conflict["agent"] == thought.seen.seat


def conflict_card(thought: Thought, choice: Choice) -> float:
    """A card drawn by how often each is right."""
    attackers, defenders, attacks = _sides(thought)
    draw = cards.attack_card if attacks else cards.defence_card
    return float(choice.thing == thought.noted("card", lambda: draw(attackers, defenders, thought.dice)))


def take_card(thought: Thought, choice: Choice) -> float:
    """Take or leave, drawn likewise, knowing one's own card."""
    attackers, defenders, attacks = _sides(thought)
    conflict = thought.table.conflict
    names = thought.table.printed.card_names

    def draw() -> float:
        if attacks:
            card = names.index(conflict["attack_card"])
            return cards.attacker_takes(attackers, defenders, card, thought.dice)
        card = names.index(conflict["defence_card"])
        return cards.defender_takes(attackers, defenders, card, conflict["attack_takes"], thought.dice)

    return float((choice.verb == "take") == thought.noted("take", draw))


def yes(thought: Thought, choice: Choice) -> float:
    """What costs nothing is taken."""
    return float(choice.verb != "skip")


def strike_from(thought: Thought, choice: Choice) -> float:
    """The start with the better target."""
    if choice.verb == "done":
        return 0.0
    return thought.orders.best_strike(choice.thing, thought.about_order)


def strike_target(thought: Thought, choice: Choice) -> float:
    """Where a Strike hurts most; a car is spent only if it hurts more."""
    if choice.verb == "done":
        return 0.0
    skulls = thought.about_order.skull
    if choice.verb == "bomb":
        return thought.orders.strike(choice.thing, skulls + thought.table.car_bomb) - 0.5
    return thought.orders.strike(choice.thing, skulls)


def removal(thought: Thought, choice: Choice) -> float:
    """Where soldati of others are missed most; Recall brings as many own ones."""
    if choice.verb not in ("remove", "recall"):
        return 0.0
    joined = thought.table.taste.own_soldato * choice.count if choice.verb == "recall" else 0.0
    return thought.orders.loss(choice.thing, choice.count) + joined


def stir(thought: Thought, source: int) -> float:
    """The best that neutral soldati of an area could do."""
    near = thought.table.printed.neighbours[source]
    return max([incite(thought, source, target) for target in near])


def incite(thought: Thought, source: int, target: int) -> float:
    """What agitated soldati do to an area: an enemy's is lost to him, others are left alone."""
    table, ground = thought.table, thought.ground
    owner = table.owner[target]
    if not table.foe(owner, table.me):
        return -1.0
    number = table.soldati[source]
    worth, _ = ground.fight(target, number, -table.defence(target), ground.change(target, NEUTRAL), NEUTRAL)
    return worth + table.taste.own_soldato * number * 0.5


def agitate(thought: Thought, choice: Choice) -> float:
    """Whom to stir up."""
    return stir(thought, choice.thing) if choice.verb == "agitate" else 0.0


def agitate_target(thought: Thought, choice: Choice) -> float:
    """Against whom."""
    return incite(thought, thought.about_area("source"), choice.thing)


def number(thought: Thought, choice: Choice) -> float:
    """As many as possible."""
    return float(choice.thing)


ENCOUNTER: dict[str, Callable[[Thought, Choice], float]] = {
    "order": order_part,
    "move_from": move_from,
    "move_target": move_target,
    "move_soldati": move_soldati,
    "move_car": move_car,
    "convert": defenders_out,
    "pay_off": defenders_out,
    "tile_bribery": defenders_out,
    "approach": approach,
    "conflict_card": conflict_card,
    "take_card": take_card,
    "tile_recruitment": yes,
    "tile_second_wave": yes,
    "strike_from": strike_from,
    "strike_target": strike_target,
    "pentito": removal,
    "recall": removal,
    "agitate": agitate,
    "agitate_target": agitate_target,
    "agitate_soldati": number,
    "agitate_reward": number,
}

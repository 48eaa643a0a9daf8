"""Judgement of the encounter phase: parts of orders, Movements, conflicts, Strikes and the rest."""

from collections.abc import Callable

from trinacria.bots.games.lafamiglia.judgement import cards
from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NEUTRAL, PARTS

SEQUENCE = (
    "money", "recruit", "launder", "car", "lab", "boat", "place", "network", "lab-soldati", "recall", "pentito",
    "strike", "rally", "move", "agitate",
)  # fmt: skip
"""The parts of an order are done in this sequence, those that bring nothing not at all."""


def order_part(analysis: Analysis, choice: Choice) -> float:
    """The next part that is worth doing."""
    if choice.verb == "done":
        return 0.0
    word = PARTS[choice.thing]
    wanted = WANTED.get(word)
    if wanted is not None and wanted(analysis) <= 0:
        return -1.0
    return float(len(SEQUENCE) - SEQUENCE.index(word))


def _moves(analysis: Analysis, rallied: bool = False) -> float:
    """The best Movement that can start now; after a Rally, what it would be then."""
    area, face = analysis.about_area("area"), analysis.about_order
    here = analysis.orders.strength(area, face) if rallied else analysis.table.soldati[area]
    bonus = analysis.orders.bonus(area, face)
    if "car" in face.words and not analysis.table.cars[area]:
        bonus -= analysis.table.car_attack
    attacks = analysis.orders.attacks(area, here, bonus)
    return attacks[0][0] if attacks else 0.0


def _rally(analysis: Analysis) -> float:
    """A Rally is for an attack, and needs somebody who can be spared."""
    table = analysis.table
    area = analysis.about_area("area")
    near = [one for one in table.printed.neighbours[area] if table.owner[one] == table.me]
    if not any(table.soldati[one] > 1 for one in near):
        return -1.0
    return _moves(analysis, rallied=True)


def _pentito(analysis: Analysis) -> float:
    return analysis.orders.pentito(analysis.about_area("area"), analysis.about_order)


def _agitates(analysis: Analysis) -> float:
    return max(
        [stir(analysis, area) for area, owner in enumerate(analysis.table.owner) if owner == NEUTRAL], default=0.0
    )


WANTED: dict[str, Callable[[Analysis], float]] = {
    "move": _moves,
    "rally": _rally,
    "pentito": _pentito,
    "agitate": _agitates,
}


def _bonus(analysis: Analysis, source: int, by_sea: bool) -> int:
    """Skull, and the car by land or the guns by sea."""
    table = analysis.table
    bonus = analysis.orders.bonus(source, analysis.about_order)
    if "car" in analysis.about_order.words and not table.cars[source]:
        bonus -= table.car_attack
    if by_sea:
        bonus -= table.car_attack if table.cars[source] else 0
        bonus += table.tile_bonus("attack_bonus")
    return bonus


def move_from(analysis: Analysis, choice: Choice) -> float:
    """The start with the better attack."""
    if choice.verb == "done":
        return 0.0
    here = analysis.table.soldati[choice.thing]
    attacks = analysis.orders.attacks(choice.thing, here, _bonus(analysis, choice.thing, False))
    return attacks[0][0] if attacks else -1.0


def move_target(analysis: Analysis, choice: Choice) -> float:
    """The attack that brings most; none rather than a bad one."""
    if choice.verb == "done":
        return 0.0
    source = analysis.about_area("source")
    bonus = _bonus(analysis, source, choice.verb == "ship")
    worth, _ = analysis.map_values.best_attack(source, choice.thing, analysis.table.soldati[source], bonus)
    price = analysis.table.tile_money("retarget") if choice.verb == "allies" else 0
    return worth - analysis.table.weights.money * price


def move_soldati(analysis: Analysis, choice: Choice) -> float:
    """As many as the attack needs, with a guard left behind where the area is worth it."""
    table = analysis.table
    source, target = analysis.about_area("source"), analysis.about_area("target")
    by_sea = target not in table.printed.neighbours[source]
    here, bonus = table.soldati[source], _bonus(analysis, source, by_sea)
    map_values = analysis.map_values
    left = here - choice.thing
    kept = -map_values.peril(source, left) if left else 0.0
    return map_values.attack(source, target, choice.thing, bonus, here) + kept


def move_car(analysis: Analysis, choice: Choice) -> float:
    """A car comes along: it helps, and alone it would be lost."""
    return float(choice.verb == "drive")


def defenders_out(analysis: Analysis, choice: Choice) -> float:
    """Defenders replaced, paid off or bribed before the fight, less what it costs."""
    table = analysis.table
    number = {"bribe": 1, "skip": 0}.get(choice.verb, choice.thing)
    joined = number if choice.verb == "convert" else 0
    area = table.area(table.conflict["area"])
    face = analysis.about_order if "order" in table.about else None
    bonus = (face.skull if face else 0) + (table.car_attack if table.conflict["car"] else 0)
    gone = max(0, bonus - table.defence(area)) + number
    worth, _ = analysis.map_values.fight(
        area, table.conflict["soldati"] + joined, gone, analysis.map_values.change(area, table.me)
    )
    price = number if choice.verb == "pay" else table.tile_money("remove_defender") if choice.verb == "bribe" else 0
    return worth - table.weights.money * price


def approach(analysis: Analysis, choice: Choice) -> float:
    """Cards or force, whichever promises more."""
    table, map_values = analysis.table, analysis.map_values
    area = table.area(table.conflict["area"])
    attackers, defenders = table.conflict["soldati"], table.soldati[area]
    if choice.verb == "force":
        odds = cards.force(attackers, defenders, table.conflict["force"])
    else:
        odds = cards.finesse(attackers, defenders)
    winner = NEUTRAL if table.conflict["attacker"] == "neutral" else table.me
    return map_values.worth_of(area, table.conflict["soldati"], odds, map_values.change(area, winner))


def _sides(analysis: Analysis) -> tuple[int, int, bool]:
    """Attackers, defenders, and whether one attacks."""
    table = analysis.table
    conflict = table.conflict
    there = table.soldati[table.area(conflict["area"])]
    return conflict["soldati"], there, conflict["agent"] == analysis.seat


def conflict_card(analysis: Analysis, choice: Choice) -> float:
    """A card drawn by how often each is right."""
    attackers, defenders, attacks = _sides(analysis)
    draw = cards.attack_card if attacks else cards.defence_card
    return float(choice.thing == analysis.noted("card", lambda: draw(attackers, defenders, analysis.dice)))


def take_card(analysis: Analysis, choice: Choice) -> float:
    """Take or leave, drawn likewise, knowing one's own card."""
    attackers, defenders, attacks = _sides(analysis)
    conflict = analysis.table.conflict
    names = analysis.table.printed.card_names

    def draw() -> float:
        if attacks:
            card = names.index(conflict["attack_card"])
            return cards.attacker_takes(attackers, defenders, card, analysis.dice)
        card = names.index(conflict["defence_card"])
        return cards.defender_takes(attackers, defenders, card, conflict["attack_takes"], analysis.dice)

    return float((choice.verb == "take") == analysis.noted("take", draw))


def yes(analysis: Analysis, choice: Choice) -> float:
    """What costs nothing is taken."""
    return float(choice.verb != "skip")


def strike_from(analysis: Analysis, choice: Choice) -> float:
    """The start with the better target."""
    if choice.verb == "done":
        return 0.0
    return analysis.orders.best_strike(choice.thing, analysis.about_order)


def strike_target(analysis: Analysis, choice: Choice) -> float:
    """Where a Strike hurts most; a car is spent only if it hurts more."""
    if choice.verb == "done":
        return 0.0
    skulls = analysis.about_order.skull
    if choice.verb == "bomb":
        return analysis.orders.strike(choice.thing, skulls + analysis.table.car_bomb) - 0.5
    return analysis.orders.strike(choice.thing, skulls)


def removal(analysis: Analysis, choice: Choice) -> float:
    """Where soldati of others are missed most; Recall brings as many own ones."""
    if choice.verb not in ("remove", "recall"):
        return 0.0
    joined = analysis.table.weights.own_soldato * choice.count if choice.verb == "recall" else 0.0
    return analysis.orders.loss(choice.thing, choice.count) + joined


def stir(analysis: Analysis, source: int) -> float:
    """The best that neutral soldati of an area could do."""
    near = analysis.table.printed.neighbours[source]
    return max([incite(analysis, source, target) for target in near])


def incite(analysis: Analysis, source: int, target: int) -> float:
    """What agitated soldati do to an area: an enemy loses it, others are left alone."""
    table, map_values = analysis.table, analysis.map_values
    owner = table.owner[target]
    if not table.foe(owner, table.me):
        return -1.0
    number = table.soldati[source]
    worth, _ = map_values.fight(target, number, -table.defence(target), map_values.change(target, NEUTRAL), NEUTRAL)
    return worth + table.weights.own_soldato * number * 0.5


def agitate(analysis: Analysis, choice: Choice) -> float:
    """Whom to stir up."""
    return stir(analysis, choice.thing) if choice.verb == "agitate" else 0.0


def agitate_target(analysis: Analysis, choice: Choice) -> float:
    return incite(analysis, analysis.about_area("source"), choice.thing)


def number(analysis: Analysis, choice: Choice) -> float:
    """As many as possible."""
    return float(choice.thing)


ENCOUNTER: dict[str, Callable[[Analysis, Choice], float]] = {
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

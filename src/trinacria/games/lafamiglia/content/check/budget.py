"""What components are worth by our weights, in money. Not rules: for the check and for the lab."""

from trinacria.games.lafamiglia.content.model import actions, parts
from trinacria.games.lafamiglia.content.model.balance import Balance
from trinacria.games.lafamiglia.content.model.components import (
    INSTITUTIONS,
    Character,
    Mat,
    MatSpace,
    Order,
    RevealsMoney,
    RevealsPair,
    RevealsValue,
    Space,
)
from trinacria.games.lafamiglia.content.model.solo import SoloSpace


def action_value(action: actions.Action, balance: Balance, sheet: int) -> float:
    """The worth of an action on a sheet from 1 to 4."""
    weights, now = balance.spaces, sheet - 1
    match action:
        case actions.Recruit():
            return weights.recruit_each * (weights.church[now] + action.bonus)
        case actions.Place():
            return weights.place_each * (weights.police[now] + action.bonus)
        case actions.PlaceReinforce():
            return weights.reinforce_each * (weights.police[now] + action.bonus)
        case actions.IssueOrder():
            if action.count == 1:
                return weights.order
            return weights.order_2_areas_2 if action.areas == 2 else weights.order_2_areas_1
        case actions.Launder():
            return weights.launder_each * weights.labs[now]
        case actions.LaunderAndGather():
            return weights.launder_each * weights.labs[now] + weights.gather
        case actions.ExertInfluence():
            return weights.exert_supply if action.to == "supply" else weights.exert_sheet
        case actions.LabSoldati() | actions.PlaceOwn():
            return weights.reinforce_each * action.max
        case actions.LabSoldatiAll():
            return weights.reinforce_each * weights.labs[now]
        case actions.Money():
            return float(action.n)
        case _:
            plain: float = getattr(weights, action.do)
            return plain


def space_value(space: Space | SoloSpace, balance: Balance, sheet: int) -> float:
    """The worth of a space with its coin."""
    values = [action_value(action, balance, sheet) for action in space.actions]
    worth = sum(values) if space.join == "+" else max(values) + balance.spaces.choice
    return worth + space.coin


def mat_value(mat: Mat, balance: Balance, weighted: bool = False) -> float:
    """The worth of a mat: what is printed at its left and all it reveals."""
    weights = balance.mats
    upper, lower = mat.justice.start
    total = upper * weights.justice_upper + lower * weights.justice_lower
    total += mat.police.start * weights.police_step + mat.church.start * weights.church_step
    last = {"police": mat.police.start, "church": mat.church.start}
    for row in INSTITUTIONS:
        for space in mat.row(row).spaces:
            worth = 0.0
            if isinstance(space, RevealsPair):
                worth = (space.value[0] - upper) * weights.justice_upper
                worth += (space.value[1] - lower) * weights.justice_lower
                upper, lower = space.value
            elif isinstance(space, RevealsValue):
                step = weights.police_step if row == "police" else weights.church_step
                worth = (space.value - last[row]) * step
                last[row] = space.value
            else:
                worth = _instant(space, balance)
            total += worth * (getattr(balance.sections, space.section) if weighted else 1.0)
    return total


def _instant(space: MatSpace, balance: Balance) -> float:
    if isinstance(space, RevealsMoney):
        return space.n * balance.mats.money
    effect: float = getattr(balance.mats, space.reveals)
    return effect


def order_value(order: Order, balance: Balance) -> float:
    """The worth of an order: its parts, its special text and how early it comes."""
    weights = balance.orders
    names = {part.name for part in order.parts}
    if {"strike", "move"} <= names:
        skull = weights.skull_strike_and_move
    else:
        first = next((name for name in ("move2", "move", "strike2", "strike") if name in names), "move")
        skull = float(getattr(weights, f"skull_{first}"))
    total: float = weights.special.get(order.special, 0.0) if order.special else 0.0
    for part in order.parts:
        match part:
            case parts.Skull():
                total += skull * part.n
            case parts.Pentito():
                total += weights.pentito_each * sum(part.list) + weights.pentito_cost
            case parts.Agitate():
                total += weights.agitate[part.range - 1]
            case parts.PlaceBase():
                total += weights.place * (weights.place_base_police + part.bonus)
            case parts.Vest() | parts.Place() | parts.Recruit() | parts.Money():
                total += float(getattr(weights, part.name)) * part.n
            case _:
                total += float(getattr(weights, part.name))
    if order.type == "attack":
        return total + weights.initiative_attack_step * (weights.initiative_attack_zero - order.initiative)
    return total + weights.initiative_supply_step * (weights.initiative_supply_zero - order.initiative)


def character_value(card: Character, balance: Balance) -> float:
    """The worth of what a character card gives."""
    weights = balance.characters
    total = 0.0
    for name in weights.__struct_fields__:
        total += float(getattr(weights, name)) * getattr(card, name)
    return total

"""Our own weights: what a component is worth in money. Not rules; a pack typed in from a box needs none."""

from collections.abc import Mapping

from trinacria.games.lafamiglia.content.model.record import Record, Tables

Rounds = tuple[float, float, float, float]


class SpaceWeights(Record, frozen=True):
    """The worth of the actions; police, church and labs are what an average player has in rounds 1 to 4."""

    police: Rounds
    church: Rounds
    labs: Rounds
    recruit_each: float
    place_each: float
    reinforce_each: float
    order: float
    order_2_areas_2: float
    order_2_areas_1: float
    equipment: float
    car: float
    boat: float
    lab: float
    launder_each: float
    gather: float
    exert_supply: float
    exert_sheet: float
    influence_row2: float
    final_action: float
    choice: float


class SectionWeights(Record, frozen=True):
    """How likely and how early a section is opened."""

    A: float
    B: float
    C: float


class MatWeights(Record, frozen=True):
    """The worth of what a mat reveals."""

    police_step: float
    church_step: float
    justice_upper: float
    justice_lower: float
    car: float
    lab: float
    launder: float
    money: float


class OrderWeights(Tables, frozen=True):
    """The worth of the parts of an order; `special` by the name of the special text."""

    move: float
    move2: float
    rally: float
    strike: float
    strike2: float
    skull_move: float
    skull_move2: float
    skull_strike: float
    skull_strike2: float
    skull_strike_and_move: float
    pentito_each: float
    pentito_cost: float
    agitate: tuple[float, float, float]
    vest: float
    place: float
    place_base_police: float
    recruit: float
    car: float
    boat: float
    lab: float
    money: float
    launder: float
    initiative_attack_step: float
    initiative_attack_zero: int
    initiative_supply_step: float
    initiative_supply_zero: int
    special: Mapping[str, float]


class CharacterWeights(Record, frozen=True):
    """The worth of what a character card gives."""

    money: float
    hq_soldati: float
    soldati: float
    cars: float
    boats: float
    labs: float


class Bounds(Record, frozen=True):
    """How far apart equal things may lie: (highest - lowest) / lowest."""

    mats: float
    orders: float
    families: float
    families_weighted: float
    characters: float
    order_least: float
    order_most: float
    sheet_range: float


class Totals(Record, frozen=True):
    """What the initiatives of a family's basic orders add up to."""

    basic_attack_initiative: int
    basic_supply_initiative: int
    attack_initiative_most: int
    supply_initiative_most: int


class Balance(Tables, frozen=True):
    """The whole of balance.toml."""

    spaces: SpaceWeights
    mats: MatWeights
    orders: OrderWeights
    sections: SectionWeights
    characters: CharacterWeights
    tiles: Mapping[str, float]
    bounds: Bounds
    totals: Totals

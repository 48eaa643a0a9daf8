"""What the control tiles do. [LF-XT-01..09, AMB-LF-100]"""

from enum import StrEnum


class TileEffect(StrEnum):
    """Each effect as packs name it; a pack has one tile for each."""

    RETARGET = "retarget"
    REMOVE_DEFENDER = "remove_defender"
    SECOND_ORDER = "second_order_in_area"
    CAR_BOMB_RANGE = "car_bomb_range"
    EXERT_INFLUENCE = "exert_influence"
    ATTACK_BONUS = "attack_bonus"
    PLACE_FROM_HQ = "place_from_hq"
    PLACE_FROM_SUPPLY = "place_from_supply"
    PLACE_BOAT = "place_boat"
    DEFENCE_BONUS = "defence_bonus"
    MONEY_PER_MANDAMENTO = "money_per_mandamento"

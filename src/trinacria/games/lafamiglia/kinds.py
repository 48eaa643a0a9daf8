"""The kinds of decisions, events and facts, for the catalogues and for those who tell them."""

from typing import Final

DECISIONS: Final[tuple[str, ...]] = (
    "draw", "family", "setup_soldati", "setup_car", "setup_boat", "setup_lab", "setup_token",
    "turn", "must_sell", "help", "token", "part", "recruit", "place_area", "place_number", "issue_area", "issue_order",
    "equipment", "sail", "sink", "exert", "exert_supply", "exert_sheet", "influence_token", "gather", "bring",
    "bring_soldati", "bring_cars", "put_token", "column_action", "final_action", "tile_influence", "tile_speedboats",
    "mark_tile", "unmark_tile",
    "next_order", "order", "move_from", "move_target", "move_soldati", "move_car", "convert", "pay_off",
    "tile_bribery", "approach", "defender", "conflict_card", "take_card", "tile_recruitment", "tile_second_wave",
    "strike_from", "strike_target", "pentito", "agitate", "agitate_target", "agitate_soldati", "agitate_reward",
    "lab_soldati", "network", "recall",
    "commission", "character", "commission_token", "extra_action", "unlock", "split", "seat", "coupole_bonus",
    "coupole_restore", "claim", "transfer", "swap_tiles",
)  # fmt: skip

SETUP: Final = frozenset((
    "draw", "family", "commission", "character", "split", "setup_soldati", "setup_car", "setup_boat", "setup_lab",
    "setup_token",
))  # fmt: skip
"""Those of the set-up; some of them come again later."""

EVENTS: Final[tuple[str, ...]] = (
    "tiles_drawn", "families_dealt", "family_chosen", "start_drawn", "character",
    "planning", "turn", "turn_skipped", "tokens_swept", "token_moved", "token_put", "token_off_mat", "column_chosen",
    "start_taken", "bust_set", "final_skipped", "paid", "earned", "laundered", "money_given", "order_sold",
    "recruited", "placed", "order_laid", "order_gained", "order_returned", "car_placed", "lab_placed", "boat_placed",
    "boats_collide", "boat_sunk", "gathered", "tile_used", "control_won", "control_lost", "tile_marked",
    "tile_unmarked",
    "orders_revealed", "order_begins", "order_without_effect", "moved", "area_entered", "area_lost", "area_taken",
    "attack_failed", "lab_lost", "defenders_gone", "bonuses", "finesse", "force", "defends", "card_chosen",
    "card_taken", "card_left", "cards_revealed", "turncoat", "coward", "knockout", "rewarded", "reinforced", "strike",
    "pentito", "betrayed", "recalled", "sheets_shifted", "ended",
    "families_taken", "commission_taken", "fiction_drawn", "fiction_settled", "tokens_kept", "token_lifted",
    "solo_space_used", "commission_discarded", "split", "members_seated", "coupole_won", "coupole_lost",
    "tile_transferred", "swap_offered", "tiles_swapped", "swap_declined", "extra_action", "extra_tokens_back",
    "unlocked",
)  # fmt: skip

FACTS: Final = {
    "area": "area",
    "source": "area",
    "target": "area",
    "sea": "sea",
    "space": "space",
    "column": "column",
    "row": "row",
    "order": "order",
    "orders": "order",
    "tile": "tile",
    "tiles": "tile",
    "old_tile": "tile",
    "areas": "area",
    "families": "colour",
    "family": "family",
    "token": "token",
    "defender": "family",
    "one": "colour",
    "two": "colour",
    "card": "card",
    "attack_card": "card",
    "defence_card": "card",
    "cards_revealed.attacker": "card",
    "cards_revealed.defender": "card",
    "lafamiglia-refusal-not-adjacent.other": "area",
    "lafamiglia-refusal-allies-not-reached.other": "area",
    "character": "character",
    "mandamento": "mandamento",
    "part": "part",
}
"""What kind of id the facts of events and refusals hold; `kind.fact`: in such events or refusals."""

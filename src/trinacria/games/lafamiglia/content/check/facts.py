"""What the rulebooks state about the components, place by place (rules of Part 4)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from trinacria.games.lafamiglia.content.check.sources import HOUSE, OURS, Steps, cut, source, steps
from trinacria.games.lafamiglia.content.decode import label, show
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.house import BY_KEY
from trinacria.games.lafamiglia.content.model.components import FAMILIES


class Fact(NamedTuple):
    """A stated value: the place, what stands there, and the rule that says so."""

    file: str
    key: str
    value: Any
    rule: str


UNREAD: Final = ("control_token_places", "characters_drawn", "extra_actions_per_turn", "unlocks_per_round_end")
"""What no rule reads and older packs say: it may be left out, but not say something else."""
STATED_BORDERS: Final = {
    ("camastra", "enna"): "EX-LF-01",
    ("caltagirone", "scordia"): "EX-LF-19",
    ("palagonia", "scordia"): "EX-LF-19",
}
"""Areas that the examples show as neighbours: each pair once."""


def _pieces() -> list[Fact]:
    stated = {
        "family.soldati": (50, "LF-C-06"),
        "family.boats": (4, "LF-C-06"),
        "family.cars": (5, "LF-C-06"),
        "family.mat_influence": (17, "LF-C-06"),
        "family.free_influence": (8, "LF-C-06"),
        "family.busts": (1, "LF-C-06"),
        "family.control_tokens": (6, "LF-C-06"),
        "family.basic_orders": (5, "LF-C-05"),
        "family.advanced_orders": (8, "LF-C-05"),
        "family.conflict_cards.turncoat": (1, "LF-CF-09"),
        "family.conflict_cards.coward_1": (1, "LF-CF-10"),
        "family.conflict_cards.coward_2": (1, "LF-CF-10"),
        "common.labs": (30, "LF-C-02"),
        "common.neutral_soldati": (30, "LF-C-02"),
        "common.neutral_influence": (8, "LF-C-02"),
        "common.start_pieces": (1, "LF-C-02"),
        "common.coins_of_1": (50, "LF-C-01"),
        "common.coins_of_2": (42, "LF-C-01"),
        "common.characters": (6, "LF-C-01"),
        "tiles.kinds": (11, "LF-C-03"),
        "tiles.sets": (2, "LF-C-03"),
        "tiles.in_play": (7, "LF-S-04"),
        "limits.rounds": (4, "LF-G-03"),
        "limits.labs_per_area": (2, "LF-S-22"),
        "limits.orders_per_area": (2, "LF-XA-03"),
        "limits.boats_per_sea": (2, "LF-AC-11"),
        "victory.family": (5, "LF-G-04"),
        "victory.team": (6, "LF-G-04"),
        "victory.areas_of_a_mandamento": (2, "LF-MG-03"),
    }
    return [Fact("pieces.toml", key, value, rule) for key, (value, rule) in stated.items()]


def _map() -> list[Fact]:
    names = {
        "EX-LF-01": ("Agrigento", "Caltanissetta", "Camastra", "Enna", "Licata"),
        "EX-LF-17": ("Ragusa",),
        "EX-LF-19": ("Caltagirone", "Palagonia", "Scordia"),
        "LF-EG-03": ("Bronte",),
        "LX-1-S02": ("Alcamo", "Marsala", "Siracusa"),
    }
    facts = [
        Fact("map.toml", f"area[{name.lower()}].name", name, rule) for rule, group in names.items() for name in group
    ]
    for (one, other), rule in STATED_BORDERS.items():
        facts.append(Fact("map.toml", f"area[{one}].neighbours[{other}]", other, rule))
        facts.append(Fact("map.toml", f"area[{other}].neighbours[{one}]", one, rule))
    for sea in ("mare-agrigento", "mare-licata"):
        facts.append(Fact("map.toml", f"sea[{sea}].name", sea.replace("-", " ").title(), "EX-LF-01"))
        facts.append(Fact("map.toml", f"area[licata].seas[{sea}]", sea, "EX-LF-01"))
    facts.append(Fact("map.toml", "tie_break", "bronte", "LF-EG-03"))
    facts.append(Fact("map.toml", "area[scordia].start", "neutral", "EX-LF-19"))
    return facts


def _sheets() -> list[Fact]:
    above = {
        "start_player": ("take_start_piece_and_equipment", "LF-PB-07"),
        "two_institutions": ("influence_two", "LF-PB-10"),
        "per_token": (1, "LF-PB-04"),
        "per_foreign_token": (1, "LF-PB-05"),
        "extra_order": (True, "LF-PB-11"),
    }
    for row in ("justice", "police", "economy", "church"):
        above[row] = (f"influence_one:{row}", "LF-PB-08")
    return [Fact("sheets.toml", f"option_b.{key}", value, rule) for key, (value, rule) in above.items()]


def _families() -> list[Fact]:
    facts = [Fact("families.toml", f"family.{c}.beginner", c not in ("black", "white"), "LF-S-06") for c in FAMILIES]
    first = "family.red.mat.economy.spaces[0]"
    facts.append(Fact("families.toml", f"{first}.reveals", "money", "EX-LF-11"))
    facts.append(Fact("families.toml", f"{first}.n", 1, "EX-LF-11"))
    return facts


def _orders() -> list[Fact]:
    told = {
        "green.church.A": ("attack", "convert_1", "LF-XO-01"),
        "yellow.economy.B": ("supply", "lab_soldati", "LF-XO-02"),
        "yellow.economy.C": ("attack", "pay_x_remove_x", "LF-XO-03"),
        "black.church.B": ("attack", "convert_2", "LF-XO-04"),
        "white.church.A": ("supply", "network", "LF-XO-06"),
    }
    facts = []
    for order, (kind, special, rule) in told.items():
        facts.append(Fact("orders.toml", f"order[{order}].type", kind, rule))
        facts.append(Fact("orders.toml", f"order[{order}].special", special, rule))
    parts = {
        "green.church.A": ("move",),
        "yellow.economy.B": ("car", "lab"),
        "yellow.economy.C": ("move",),
        "black.church.B": ("move",),
    }
    for order, names in parts.items():
        for index, name in enumerate(names):
            facts.append(Fact("orders.toml", f"order[{order}].parts[{index}].part", name, told[order][2]))
    return facts


def _tiles() -> list[Fact]:
    stated = {
        "tile[allies].phase": ("encounter", "LF-XT-01"),
        "tile[allies].cost.money": (1, "LF-XT-01"),
        "tile[bribery].phase": ("encounter", "LF-XT-02"),
        "tile[bribery].effect.do": ("remove_defender", "LF-XT-02"),
        "tile[bribery].effect.n": (1, "LF-XT-02"),
        "tile[chain_of_command].phase": ("planning", "LF-XT-03"),
        "tile[chain_of_command].effect.n": (2, "LF-XT-03"),
        "tile[delay_detonator].phase": ("encounter", "LF-XT-04"),
        "tile[delay_detonator].effect.n": (2, "LF-XT-04"),
        "tile[influence].phase": ("planning", "LF-XT-05"),
        "tile[influence].cost.hq_soldati": (1, "LF-XT-05"),
        "tile[miniguns].phase": ("encounter", "LF-XT-06"),
        "tile[miniguns].effect.n": (1, "LF-XT-06"),
        "tile[recruitment].phase": ("encounter", "LF-XT-07"),
        "tile[recruitment].effect.do": ("place_from_hq", "LF-XT-07"),
        "tile[speedboats].effect.do": ("place_boat", "LF-XT-08"),
    }
    return [Fact("tiles.toml", key, value, rule) for key, (value, rule) in stated.items()]


def _solo() -> list[Fact]:
    one, two = "one_v_one.", "two_v_one."
    stated = {
        "common.doubled_mat_spaces": (5, "LX-M-01"),
        "common.extra_boats": (2, "LX-B-01"),
        "common.block_tokens": (7, "LX-C-01"),
        "common.restriction_tokens": (1, "LX-C-01"),
        "common.fictional_soldati": (3, "LX-1-S02"),
        one + "coupole.seats": (12, "LX-1-K01"),
        one + "coupole.start_members_each": (6, "LX-1-S01"),
        one + "coupole.control_from": (11, "LX-1-K09"),
        one + "coupole.lockout_at": (12, "LX-1-K08"),
        one + "coupole.deploy_minus": (6, "LX-1-K13"),
        one + "coupole.reset_up_to": (6, "LX-1-K15"),
        one + "coupole.control_token_places": (1, "LX-1-K09"),
        one + "setup.characters_drawn": (2, "LX-1-S07"),
        one + "setup.extra_hq_soldati": (4, "LX-1-S08"),
        one + "setup.extra_board_soldati": (2, "LX-1-S10"),
        one + "setup.start_player_returns": (2, "LX-1-S09"),
        one + "setup.other_returns": (1, "LX-1-S09"),
        one + "setup.influence_tokens_each": (4, "LX-1-S11"),
        one + "setup.own_soldati": (2, "LX-1-S06"),
        two + "round_spaces": (7, "LX-2-S01"),
        two + "extra_actions_per_turn": (1, "LX-2-R03"),
        two + "unlocks_per_round_end": (1, "LX-2-R07"),
        two + "setup.characters_drawn": (2, "LX-2-S07"),
        two + "setup.extra_hq_soldati": (5, "LX-2-S08"),
        two + "setup.extra_money": (1, "LX-2-S08"),
        two + "setup.board_soldati": (5, "LX-2-S09"),
        two + "setup.board_labs": (1, "LX-2-S09"),
        two + "setup.board_cars": (1, "LX-2-S09"),
        two + "setup.board_boats": (1, "LX-2-S09"),
        two + "setup.influence_tokens_solo": (4, "LX-2-S11"),
        two + "setup.influence_tokens_team_each": (2, "LX-2-S11"),
        two + "setup.own_soldati": (2, "LX-2-S06"),
        two + "difficulty.easy.block_tokens": (3, "LX-2-S02"),
        two + "difficulty.easy.ticks_at_start": (1, "LX-2-S03"),
        two + "difficulty.medium.block_tokens": (4, "LX-2-S02"),
        two + "difficulty.medium.ticks_at_start": (0, "LX-2-S03"),
        two + "difficulty.hard.block_tokens": (5, "LX-2-S02"),
        two + "difficulty.hard.ticks_at_start": (0, "LX-2-S03"),
    }
    return [Fact("solo.toml", key, value, rule) for key, (value, rule) in stated.items()]


FACTS = (*_pieces(), *_map(), *_sheets(), *_families(), *_orders(), *_tiles(), *_solo())


def at(raw: Any, key: str) -> Any:
    """The raw value at a key; None where there is none."""
    for one in steps(key):
        if one.startswith("["):
            entries = raw if isinstance(raw, list) else []
            raw = next((item for i, item in enumerate(entries) if label(item, i) == one[1:-1]), None)
        else:
            raw = raw.get(one) if isinstance(raw, Mapping) else None
        if raw is None:
            return None
    return raw


def _house_rule(fact: Fact, found: object, places: Sequence[tuple[Steps, str]], report: Report) -> bool:
    """Whether the value is that of a house rule: it says so, and it is one that the rules can do with."""
    rule = BY_KEY.get(fact.key) if fact.file == "pieces.toml" else None
    if rule is None:
        return False
    if source(places, fact.key) != HOUSE:
        told = said("value-or-house-rule", value=fact.value)
    elif isinstance(found, int) and rule.least <= found <= rule.most:
        return True
    else:
        told = said("a-house-rule-from", low=rule.least, high=rule.most)
    report.add(fact.file, fact.key, said("is", value=show(found)), told, fact.rule)
    return True


def _stated_borders(map_file: Mapping[str, Any], report: Report) -> None:
    """If only one end lacks the other, the check for one-sided borders reports it."""
    for (one, other), rule in STATED_BORDERS.items():
        ends = (f"area[{one}].neighbours[{other}]", f"area[{other}].neighbours[{one}]")
        if all(at(map_file, end) is None for end in ends):
            problem, cure = said("lacks-stated-border", value=other), said("add-the-stated-neighbour", value=other)
            report.add("map.toml", f"area[{one}].neighbours", problem, cure, rule)


def check_facts(raw: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """Every stated value stands where it should and says where it comes from."""
    places = {file: cut(data.get("sources")) for file, data in raw.items()}
    if "map.toml" in raw:
        _stated_borders(raw["map.toml"], report)
    for fact in FACTS:
        data = raw.get(fact.file)
        if data is None:
            continue
        found = at(data, fact.key)
        if found is None and (".neighbours[" in fact.key or fact.key.endswith(UNREAD)):
            continue  # A border has two ends, and is told once.
        if found is None:
            report.add(fact.file, fact.key, said("is-missing"), said("value", value=str(fact.value)), fact.rule)
        elif found != fact.value and not _house_rule(fact, found, places[fact.file], report):
            wanted = said("value", value=str(fact.value))
            report.add(fact.file, fact.key, said("is", value=show(found)), wanted, fact.rule)
        if found is not None and source(places[fact.file], fact.key) == OURS:
            report.add(
                fact.file,
                fact.key,
                said("is-marked-as-ours"),
                said("the-source-of-the-rulebook", value=fact.rule),
            )

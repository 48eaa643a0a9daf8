"""House rules: numbers of the rulebook that a pack may change, where it says that it does.

They stand where the rulebook's own numbers stand, in pieces.toml, with the source "house". So every part of the program
that reads the number honours the house rule, and the hash of the pack tells the game apart.
"""

from typing import Final, NamedTuple

from trinacria.games.lafamiglia.content.model.pack import Pack


class HouseRule(NamedTuple):
    """A number that may differ: its place in pieces.toml, the rulebook's own, and how far it may go."""

    key: str
    usual: int
    least: int
    most: int


HOUSE_RULES: Final[dict[str, HouseRule]] = {
    # There is an action sheet for each of four rounds.
    "rounds": HouseRule("limits.rounds", 4, 1, 4),
    "start_money": HouseRule("limits.start_money", 0, 0, 10),
    "win_family": HouseRule("victory.family", 5, 3, 8),
    "win_team": HouseRule("victory.team", 6, 4, 12),
    # With one area each of three families would control the same Mandamento.
    "mandamento_areas": HouseRule("victory.areas_of_a_mandamento", 2, 2, 3),
    "tiles_in_play": HouseRule("tiles.in_play", 7, 1, 11),
    "labs_per_area": HouseRule("limits.labs_per_area", 2, 1, 2),
}
"""By the name under which they are told."""
BY_KEY: Final = {rule.key: rule for rule in HOUSE_RULES.values()}


def house_rules(pack: Pack) -> dict[str, int]:
    """The house rules of a pack: what differs from the rulebook, by name. None in the built-in one."""
    rules: dict[str, int] = {}
    for name, rule in HOUSE_RULES.items():
        table, _, field = rule.key.partition(".")
        value: int = getattr(getattr(pack.pieces, table), field)
        if value != rule.usual:
            rules[name] = value
    return rules

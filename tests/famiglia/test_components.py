"""Rulebook 1.1: the cards."""

import pytest
from support.games.famiglia import table
from support.games.rules import rule

import trinacria
from trinacria.games.famiglia.cards import COPIES, DECK, FAMILIES, KINDS, NAMES, POINTS, VALUE, face


@rule("FA-C-01")
def test_two_players() -> None:
    assert trinacria.new_game("famiglia", seed=1).seats == ("p1", "p2")
    with pytest.raises(trinacria.UnknownSeat, match="p3"):
        trinacria.new_game("famiglia", seed=1).view("p3")


@rule("FA-C-02", "FA-C-03")
def test_sixty_cards_fifteen_a_family() -> None:
    whole = [kind for kind in range(KINDS) for _ in range(COPIES[VALUE[kind]])]
    assert len(whole) == 60
    for family in FAMILIES:
        values = [VALUE[kind] for kind in whole if NAMES[kind].startswith(family)]
        assert [values.count(value) for value in range(5)] == [5, 4, 3, 2, 1]


@rule("FA-C-03")
@pytest.mark.parametrize(("card", "copies"), [("R4", 1), ("B3", 2), ("Y2", 3), ("G1", 4), ("R0", 5)])
def test_no_card_more_often_than_printed(card: str, copies: int) -> None:
    table(street=" ".join([card] * copies), deck="")
    with pytest.raises(trinacria.InvalidPosition, match=card) as refusal:
        table(street=" ".join([card] * (copies + 1)), deck="")
    assert [reason.rule for reason in refusal.value.reasons] == ["FA-C-03"]


@rule("FA-C-04", "FA-C-08")
def test_the_deck_has_three_zeros_a_family() -> None:
    assert len(DECK) == 52
    for family in FAMILIES:
        values = [VALUE[kind] for kind in DECK if NAMES[kind].startswith(family)]
        assert [values.count(value) for value in range(5)] == [3, 4, 3, 2, 1]


@rule("FA-C-05", "FA-S-01", "FA-S-02")
def test_starting_sets() -> None:
    view = trinacria.new_game("famiglia", seed=1).position()
    assert view["hands"] == {"p1": ["R0", "B0", "Y0", "G0"], "p2": ["R0", "B0", "Y0", "G0"]}
    assert view["gangs"] == {"p1": [], "p2": []}


@rule("FA-C-06")
def test_a_card_shows_value_ability_family_and_points() -> None:
    shown = [(name, face(name)) for name in ("R3", "B2", "Y1", "G4", "B0")]
    assert [(f.family, f.value, f.ability, f.points) for _, f in shown] == [
        ("R", 3, "", 10),
        ("B", 2, "swap", 3),
        ("Y", 1, "lower", 1),
        ("G", 4, "joker", 10),
        ("B", 0, "", 0),
    ]


@rule("FA-C-07")
def test_points() -> None:
    points = dict(zip(NAMES, POINTS, strict=True))
    assert [points[f"R{value}"] for value in range(5)] == [1, 3, 6, 10, 15]
    for family in "BYG":
        assert [points[f"{family}{value}"] for value in range(5)] == [0, 1, 3, 6, 10]


@rule("FA-C-08", "DX-FA-07")
def test_dx_fa_07_the_whole_game_is_worth_175() -> None:
    by_family = [
        sum(COPIES[VALUE[kind]] * POINTS[kind] for kind in range(KINDS) if NAMES[kind].startswith(family))
        for family in FAMILIES
    ]
    assert by_family == [70, 35, 35, 35]
    assert sum(by_family) == 175

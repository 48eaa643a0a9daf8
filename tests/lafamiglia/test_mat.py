"""Rulebook 1.11: the family mat."""

import pytest
from support.games.lafamiglia import PACK, PRINTED, area, asked, legal, of, play, table, told
from support.games.rules import rule

TOP = {"s0.po1": "neutral", "s0.ju1": "neutral"}


@rule("LF-FM-01")
def test_four_rows_and_only_three_have_values() -> None:
    assert PRINTED.rows == ("justice", "police", "economy", "church")
    for mat in PRINTED.mats:
        assert set(mat.value[2]) == {0}
        assert all(max(mat.value[row]) > 0 for row in (0, 1, 3))


@rule("LF-FM-02", "LF-FM-05")
def test_the_best_visible_value_counts() -> None:
    for removed, value in enumerate((2, 3, 4, 5, 6, 8)):
        game = table(top=TOP, removed={"red": {"police": removed}}, enna="red 1")
        assert of(game, "red", "police") == value


@rule("LF-FM-03", "LF-FM-08")
def test_a_removed_token_shows_a_new_value() -> None:
    game = table(top=TOP, enna="red 1")
    assert (of(game, "red", "church"), of(game, "red", "police")) == (3, 2)
    events = play(game, "use s1.ti1", "token s0.po1", "row church")
    assert (of(game, "red", "church"), of(game, "red", "police")) == (4, 2)
    assert told(events, "token_off_mat") == [{"seat": "red", "row": "church", "left": 3}]


@rule("LF-FM-04", "LF-FM-06", "EX-LF-09")
def test_a_car_comes_at_once_and_the_order_of_the_section() -> None:
    game = table(top=TOP, to_move="blue", removed={"blue": {"justice": 2}}, enna="blue 1", licata="red 1")
    play(game, "use s1.ti1", "token s0.po1", "row justice")
    assert "blue.justice.B" in of(game, "blue", "orders")
    assert asked(game) == ("blue", "equipment")
    assert legal(game) == {"car enna", "skip"}
    play(game, "car enna")
    assert area(game, "enna") == "blue 1 1c"
    assert asked(game)[0] == "green"


@rule("LF-FM-04")
def test_an_instant_effect_may_be_left_out_and_is_then_lost() -> None:
    game = table(top=TOP, enna="red 1")
    play(game, "use s1.ti1", "token s0.po1", "row justice", "skip")
    assert area(game, "enna") == "red 1"
    assert asked(game)[0] == "blue"


@rule("LF-FM-07", "EX-LF-15", "LF-BN-02", "LF-ST-02")
def test_upper_half_for_attacks_lower_half_for_car_bombs() -> None:
    game = table(top=TOP, removed={"red": {"justice": 2}}, enna="red 1")
    assert (of(game, "red", "car_attack"), of(game, "red", "car_bomb")) == (2, 3)


@rule("LF-FM-06")
def test_justice_alternates_cars_and_values() -> None:
    for colour in PRINTED.colours:
        row = PACK.families[colour].mat.justice  # type: ignore[index]
        kinds = [space.reveals for space in row.spaces]
        assert kinds == ["car", "value"] * (len(kinds) // 2) + ["car"] * (len(kinds) % 2)


@rule("LF-FM-09")
@pytest.mark.parametrize(("removed", "money", "question"), [(0, 1, "turn"), (2, 2, "turn"), (3, 3, "turn")])
def test_economy_gives_money_or_launders(removed: int, money: int, question: str) -> None:
    game = table(top=TOP, removed={"red": {"economy": removed}}, enna="red 1 2l", licata="red 1 1l", gela="blue 1")
    play(game, "use s1.ti1", "token s0.po1", "row economy")
    assert of(game, "red", "money") == money
    assert asked(game) == ("blue", question)


@rule("LF-FM-09")
def test_economy_gives_a_lab_into_an_own_area() -> None:
    game = table(top=TOP, removed={"red": {"economy": 1}}, enna="red 1 2l", licata="red 1 1l")
    play(game, "use s1.ti1", "token s0.po1", "row economy")
    assert legal(game) == {"lab licata", "skip"}
    play(game, "lab licata")
    assert area(game, "licata") == "red 1 2l"


@rule("LF-FM-10", "LF-FM-11")
def test_the_first_token_of_a_section_gives_its_order() -> None:
    gained = []
    for removed in range(5):
        game = table(top=TOP, removed={"red": {"police": removed}}, enna="red 1")
        events = play(game, "use s1.ti1", "token s0.po1", "row police")
        gained.append([fact["order"] for fact in told(events, "order_gained")])
    assert gained == [["red.police.A"], [], ["red.police.B"], [], ["red.police.C"]]

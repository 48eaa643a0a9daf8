"""Expansion 1.5: 2 v 1. Red is the solo, blue and green are the team."""

from collections import Counter
from typing import Any

import pytest
from support.games.lafamiglia import (
    PACK,
    PRINTED,
    asked,
    first_tokens,
    legal,
    new,
    of,
    play,
    refused,
    sheet,
    table,
    told,
    until,
)
from support.games.rules import rule

import trinacria
from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.rules.constants import FICTION, NEUTRAL

TOP = first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1")
PILES = {"s1.sp3": "neutral", "s1.ec1": "neutral"}
LOCKED = [f"v2.l{number}" for number in range(1, 7)]
RICH = {"red": 9, "blue": 9, "green": 9}
ONE_EACH = {"enna": "red 1", "riesi": "blue 1", "licata": "green 1"}


def board(game: trinacria.Game) -> dict[str, Any]:
    """The solo board as all see it."""
    view: Any = game.view(None)
    found: dict[str, Any] = view["solo_board"]
    return found


def free_extras(game: trinacria.Game) -> int:
    """How many extra action tokens are available."""
    found = board(game)
    return sum(token and not block for token, block in zip(found["extra"], found["blocks"], strict=True))


def solo_turn(**more: Any) -> LaFamiglia:
    """A turn of the solo with means to do anything."""
    return table(top=TOP, mode="2v1", money=RICH, hq={"red": 6}, enna="red 3 1l", riesi="blue 3", bottom=PILES, **more)


# -------------------------------------------------------------------- setting up


@pytest.mark.parametrize(("difficulty", "blocks"), [("easy", 3), ("medium", 4), ("hard", 5)])
@rule("LX-2-S01", "LX-2-S02", "LX-2-S03", "LX-2-R04", "EX-LX-05", "LX-2-S10")
def test_extra_action_tokens_and_block_tokens(difficulty: str, blocks: int) -> None:
    """Seven tokens, the last three, four or five blocked; in an easy game one locked action is open."""
    game = new(4, "2v1", difficulty=difficulty)
    assert game.seats[game.first] == game.seats[0]
    if difficulty == "easy":
        assert asked(game) == (game.seats[0], "unlock")
        assert legal(game) == {f"unlock {space}" for space in LOCKED}
        assert refused(game, "unlock v2.o1") == "LX-2-R07"
        play(game, "unlock v2.l4")
    found = board(game)
    assert found["side"] == "2v1"
    assert found["extra"] == [True] * 7
    assert found["blocks"] == [False] * (7 - blocks) + [True] * blocks
    assert found["locked"] == [space for space in LOCKED if difficulty != "easy" or space != "v2.l4"]
    assert free_extras(game) == 7 - blocks
    assert of(game, game.seats[0], "commission_supply") == 25 - 5 - 7


def test_medium_is_the_usual_difficulty() -> None:
    assert sum(board(new(4, "2v1"))["blocks"]) == 4


@rule("LX-2-S04", "LX-2-S05", "LX-2-S06", "DX-LX-03")
def test_the_map_at_the_start() -> None:
    """12 neutral areas, 4 fictional ones, 8 of the solo with 2 soldati each, 6 of each of the team as printed."""
    drawn: Counter[str] = Counter()
    for seed in range(20):
        game = until(new(seed, "2v1"), "character")
        owners = Counter(game.owner)
        assert (owners[NEUTRAL], owners[FICTION], owners[0], owners[1], owners[2]) == (12, 4, 8, 6, 6)
        for at, (owner, start) in enumerate(zip(game.owner, PRINTED.starts, strict=True)):
            number = game.soldati[at]
            if owner == FICTION:
                assert number == 3
                assert PRINTED.area_names[at] in PACK.corners[start].series_2v1
                drawn[PRINTED.area_names[at]] += 1
            elif owner == 0:
                assert number == 2
            else:
                assert number == PRINTED.start_soldati[at]
        view: Any = game.view(None)
        assert view["families"][game.seats[0]]["symbols"] == list(PACK.map.sides[0])
    assert len(drawn) == 6, "two of each three"


@rule("LX-2-S07", "LX-2-S08")
def test_the_solo_chooses_a_character_and_gets_more() -> None:
    game = until(new(4, "2v1"), "character")
    solo, *team = game.seats
    assert asked(game) == (solo, "character")
    assert len(legal(game)) == 2
    taken = [of(game, seat, "character") for seat in team]
    assert all(taken)
    assert not any(f"keep {name}" in legal(game) for name in taken)
    kept = sorted(legal(game))[0].split()[1]
    assert refused(game, f"keep {taken[0]}") == "LX-2-S07"
    events = play(game, f"keep {kept}")
    card = PACK.characters[kept]
    assert (of(game, solo, "hq"), of(game, solo, "money")) == (card.hq_soldati + 5, card.money + 1)
    for seat, name in zip(team, taken, strict=True):
        other = PACK.characters[name]
        assert (of(game, seat, "hq"), of(game, seat, "money")) == (other.hq_soldati, other.money)
    assert not told(events, "paid"), "nobody pays anybody"


@rule("LX-2-S09", "DX-LX-03")
def test_the_solo_places_more() -> None:
    game = until(new(4, "2v1"), "setup_soldati")
    counts: Counter[tuple[str, str]] = Counter()
    while game.decision is not None and game.decision.kind != "setup_token":
        counts[asked(game)] += 1
        game.play(game.decision.actions[0])
    for player, seat in enumerate(game.seats):
        card = PRINTED.characters[game.characters[player]]
        more = (5, 1, 1, 1) if player == 0 else (0, 0, 0, 0)
        kinds = ("setup_soldati", "setup_lab", "setup_car", "setup_boat")
        wanted = (card.soldati, card.labs, card.cars, card.boats)
        for kind, number, extra in zip(kinds, wanted, more, strict=True):
            assert counts[(seat, kind)] == number + extra


@rule("LX-2-S11", "DX-LX-01")
def test_the_solo_puts_two_tokens_at_a_time() -> None:
    """[AMB-LX-52]"""
    game = until(new(4, "2v1"), "setup_token")
    assert game.decision is not None
    assert game.decision.rule == "LX-2-S11"
    solo, one, two = game.seats
    order = []
    while asked(game)[1] == "setup_token":
        order.append(asked(game)[0])
        assert game.decision is not None
        game.play(game.decision.actions[0])
    assert order == [solo, solo, one, two] * 2
    view: Any = game.view(None)
    assert sum(map(len, view["sheets"]["top"]["tokens"].values())) == 16


@rule("LX-2-T01", "LX-2-S10")
def test_the_team_plays_one_after_the_other() -> None:
    game = until(new(4, "2v1"), "turn")
    assert game.teams == ((game.seats[0],), game.seats[1:])
    order: list[object] = []
    while not game.encounter and len(order) < 7:
        assert game.decision is not None
        order += [event.facts["seat"] for event in game.play(game.decision.actions[-1]) if event.kind == "turn"]
    cycle = [game.seats[at] for at in (1, 2, 0, 1, 2, 0, 1)]
    assert order == cycle[: len(order)]
    game = table(top=TOP, mode="2v1", first="green", to_move="green", enna="red 1", bottom=PILES)
    play(game, "use s1.ch1", "token s0.po1", "recruit 1")
    assert asked(game)[0] == "red", "clockwise from the holder of the starting piece"


# -------------------------------------------------------------------- the solo board


@rule("LX-2-R01")
def test_only_the_solo_uses_the_solo_board() -> None:
    game = solo_turn(to_move="blue")
    assert asked(game) == ("blue", "turn")
    assert not legal(game, "extra")
    assert refused(game, "extra v2.o1") == "LX-2-R01"
    game = solo_turn()
    assert {text.split()[1] for text in legal(game, "extra")} == {f"v2.o{number}" for number in range(1, 7)}


@rule("LX-2-R01", "LX-2-R02", "LX-2-R07")
def test_locked_actions_are_for_later() -> None:
    removed = {"red": {"church": 1}}
    game = solo_turn(removed=removed)
    play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert refused(game, "board v2.l6") == "LX-2-R02"
    assert "board v2.o1" in legal(game)
    game = solo_turn(removed=removed, solo={"opened": ["v2.l6"]})
    play(game, "use s1.ti1", "token s0.sp1", "row church")
    assert "board v2.l6" in legal(game)
    assert refused(solo_turn(), "extra v2.l1") == "LX-2-R02"


@rule("LX-2-R03")
def test_one_extra_action_before_the_move() -> None:
    """It costs nothing, and there is one in a turn. [AMB-LX-43, AMB-LX-44]"""
    game = solo_turn()
    events = play(game, "extra v2.o3", "recruit 1")
    assert told(events, "extra_action") == [{"seat": "red"}]
    assert of(game, "red", "money") == 9
    assert free_extras(game) == 2
    assert board(game)["tokens"]["v2.o3"] == [of(game, "red", "commission")]
    assert asked(game) == ("red", "turn")
    assert not legal(game, "extra")
    assert refused(game, "extra v2.o1") == "LX-2-R03"
    play(game, "use s1.ch1", "token s0.po1", "recruit 1")
    assert asked(game) == ("blue", "turn"), "there is no second one after the move"


@rule("LX-2-R03")
def test_or_one_extra_action_after_the_move() -> None:
    game = solo_turn()
    play(game, "use s1.ch1", "token s0.po1", "recruit 1")
    assert asked(game) == ("red", "extra_action")
    twin = game.copy()
    play(game, "extra v2.o3", "recruit 1")
    assert asked(game) == ("blue", "turn")
    play(twin, "skip")
    assert asked(twin) == ("blue", "turn")
    assert free_extras(twin) == 3


@rule("LX-2-R03")
def test_spaces_hold_one_token_but_infinity_any_number() -> None:
    game = solo_turn(solo={"board": {"v2.o3": ["red"], "v2.o6": ["red"]}, "extra": [0, 0, 1, 1, 1, 1, 1]})
    assert refused(game, "extra v2.o3") == "LX-M-04"
    play(game, "extra v2.o6", "do money")
    assert len(board(game)["tokens"]["v2.o6"]) == 2
    assert of(game, "red", "money") == 10


@rule("LX-2-R03")
def test_an_extra_action_is_apart_from_tokens_of_the_mat() -> None:
    game = solo_turn(removed={"red": {"church": 1}})
    play(game, "use s1.ti1", "token s0.sp1", "row church", "board v2.o3", "recruit 1")
    assert asked(game) == ("red", "extra_action")
    assert free_extras(game) == 3


@rule("LX-2-R03")
def test_an_extra_action_in_a_turn_without_a_move() -> None:
    """Nobody can pay, but the infinity space gives money. [AMB-LX-45]"""
    top = {"s0.po1": "blue", "s0.ec1": "green"}
    game = table(top=top, mode="2v1", orders={"red": ""}, enna="red 1", bottom=PILES)
    assert asked(game) == ("red", "extra_action")
    assert "skip" in legal(game)
    twin = game.copy()
    play(game, "extra v2.o6")
    if asked(game)[1] == "part":
        play(game, "do money")
    assert asked(game) == ("red", "turn"), "with the money the turn goes on"
    events = play(twin, "skip")
    assert told(events, "turn_skipped") == [{"seat": "red"}]


@rule("LX-2-R04")
def test_blocked_tokens_are_not_available() -> None:
    game = solo_turn(solo={"extra": [0, 0, 0, 1, 1, 1, 1]})
    assert not legal(game, "extra")
    assert refused(game, "extra v2.o1") == "LX-2-R04"


@rule("LX-2-R05")
def test_no_extra_action_with_a_final_action() -> None:
    top = {"s0.po1": "neutral", "s0.ec1": "neutral"}
    game = table(top=top, mode="2v1", money=RICH, enna="red 3", bottom=PILES)
    play(game, "use s1.ju3", "token s0.ec1", "skip")
    assert asked(game) == ("red", "final_action")
    assert not legal(game, "extra")
    play(game, "use s1.ch1", "recruit 1")
    assert asked(game)[1] != "extra_action"


@rule("LX-2-R06")
def test_tokens_go_back_to_the_round_spaces_and_surplus_ones_out() -> None:
    """Two extra action tokens and two of the mat lie on the board: two leave the game. [AMB-LX-46]"""
    used = {"v2.o1": ["red"], "v2.o2": ["red"], "v2.o6": ["red", "red"]}
    lifted = {"red": {"police": 1, "church": 1}}
    solo = {"board": used, "extra": [0, 0, 1, 1, 1, 1, 1], "lifted": lifted, "supply": {"red": 13}}
    game = table("encounter", mode="2v1", solo=solo, enna="red 1", bottom=PILES)
    assert asked(game) == ("red", "unlock")
    assert board(game)["extra"] == [True] * 7
    assert not any(board(game)["tokens"].values())
    assert of(game, "red", "commission_supply") == 13
    events = play(table("encounter", mode="2v1", solo=solo, enna="red 1 red.basic.collection", bottom=PILES), "done")
    assert told(events, "extra_tokens_back") == [{"seat": "red", "out": 2}]


@rule("LX-2-R07", "LX-2-R04")
def test_a_block_token_opens_an_action_and_frees_a_token() -> None:
    """At most one at the end of a round. [AMB-LX-47]"""
    game = table("encounter", mode="2v1", enna="red 1", bottom=PILES, money=RICH, hq={"red": 3})
    assert (asked(game), free_extras(game)) == (("red", "unlock"), 3)
    assert legal(game) == {f"unlock {space}" for space in LOCKED} | {"skip"}
    twin = game.copy()
    play(game, "unlock v2.l2")
    assert asked(game) == ("red", "turn")
    assert free_extras(game) == 4
    assert board(game)["locked"] == [space for space in LOCKED if space != "v2.l2"]
    assert "extra v2.l2" in legal(game)
    play(twin, "skip")
    assert free_extras(twin) == 3
    open_all: dict[str, object] = {"blocks": [0] * 7}
    game = table("encounter", mode="2v1", enna="red 1", bottom=PILES, solo=open_all)
    assert asked(game)[1] == "turn", "no Block token is left"


# -------------------------------------------------------------------- order of play


@rule("LX-2-T02", "LX-2-T03", "DX-LX-06")
def test_the_second_of_the_team_may_not_empty_the_column() -> None:
    """Two tokens in Police, blue takes one: green may neither take the other nor move the column."""
    top = {"s0.po1": "neutral", "s0.po2": "neutral", "s0.ec1": "neutral", "s0.ch1": "neutral"}
    game = table(
        top=top, mode="2v1", to_move="blue", money=RICH, enna="red 1", riesi="blue 1", licata="green 1", bottom={}
    )
    play(game, "use s1.ch1", "token s0.po1", "recruit 1")
    assert asked(game) == ("green", "turn")
    assert board(game)["restriction"] == "police"
    assert refused(game, "column police") == "LX-2-T02"
    assert "column economy" in legal(game)
    play(game, "use s1.ju2")
    assert legal(game) == {"token s0.ec1 neutral", "token s0.ch1 neutral"}
    assert refused(game, "token s0.po2 neutral") == "LX-2-T02"


@rule("LX-2-T02")
def test_every_column_can_be_barred() -> None:
    columns = {"sp": "start_player", "ju": "justice", "po": "police", "ec": "economy", "ch": "church"}
    for at, column in columns.items():
        other = "s0.ti1"
        game = table(
            top={f"s0.{at}1": "neutral", other: "neutral"}, mode="2v1", to_move="green", money=RICH, areas=ONE_EACH,
            bottom={}, solo={"mark": column, "mark_by": "blue"},
        )  # fmt: skip
        assert refused(game, f"column {column}") == "LX-2-T02"
        play(game, "use s1.ju2")
        assert legal(game) == {f"token {other} neutral"}


@rule("LX-2-T02")
def test_a_column_that_is_not_emptied_may_be_used() -> None:
    top = {"s0.po1": "neutral", "s0.po2": "neutral", "s0.po3": "neutral", "s0.ec1": "neutral"}
    game = table(
        top=top, mode="2v1", to_move="blue", money=RICH, enna="red 1", riesi="blue 1", licata="green 1", bottom={}
    )
    play(game, "use s1.ch1", "token s0.po1", "recruit 1", "use s1.ju2")
    assert "token s0.po2 neutral" in legal(game)


@rule("LX-2-T02")
def test_the_restriction_looks_at_the_turn_directly_before() -> None:
    """From green to red and from red to blue there is none. [AMB-LX-48]"""
    top = {"s0.po1": "neutral", "s0.po2": "neutral", "s0.ec1": "neutral", "s0.ec2": "neutral", "s0.ch1": "neutral"}
    for mover, following in (("green", "red"), ("red", "blue")):
        game = table(top=top, mode="2v1", to_move=mover, money=RICH, areas=ONE_EACH, bottom={})
        play(game, "use s1.ch1", "token s0.po1", "recruit 1")
        if asked(game)[1] == "extra_action":
            play(game, "skip")
        assert asked(game) == (following, "turn")
        assert "column police" in legal(game)


@rule("LX-2-T02")
def test_a_mark_of_an_earlier_turn_bars_nobody() -> None:
    """Red's turn was skipped, so green's mark still lies there: it was not the turn directly before blue's."""
    top = {"s0.po1": "neutral", "s0.ec1": "neutral", "s0.ch1": "neutral"}
    for mover, barred in (("blue", False), ("green", True)):
        marked = {"mark": "police", "mark_by": "green" if mover == "blue" else "blue"}
        game = table(top=top, mode="2v1", to_move=mover, money=RICH, areas=ONE_EACH, bottom={}, solo=marked)
        assert ("column police" not in legal(game)) == barred


@rule("LX-2-T03")
def test_the_restriction_token_is_taken_off_for_a_new_round() -> None:
    game = table("encounter", mode="2v1", solo={"mark": "police", "mark_by": "blue"}, enna="red 1", bottom=PILES)
    play(game, "skip")
    assert board(game)["restriction"] is None
    assert sheet(game, "s1.sp3") == "neutral"

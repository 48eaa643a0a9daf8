"""What a space is worth to a family is what the engine then asks for, and only the own team is told."""

from timeit import repeat
from typing import Any

import pytest
from support.games.lafamiglia import PRINTED, first_tokens, legal, play, table
from support.games.rules import rule

from trinacria.games.lafamiglia import LaFamiglia
from trinacria.games.lafamiglia.position.space_numbers import facts

TOP = first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1")
MATS: list[dict[str, int]] = [{}, {"police": 2, "church": 1}, {"police": 5, "church": 4}]
NUMBERED = {"recruit", "place", "reinforce", "place-own", "lab-soldati", "money", "launder", "exert", "row2"}


def numbers(game: LaFamiglia, seat: str | None, family: str) -> Any:
    """A family's numbers as a seat sees them; None: not at all."""
    view: Any = game.view(seat)
    return view["families"][family].get("space_numbers")


def planning(removed: dict[str, int], round: int = 1, mode: str = "2v2") -> LaFamiglia:
    """Red may choose a space, with labs and more than enough soldati."""
    solo: dict[str, Any] = {"1v1": {"members": {"red": 0}}, "2v1": {"opened": ["v2.l2", "v2.l3"]}}
    return table(
        top=TOP if round == 1 else {f"s{round - 1}.sp1": "neutral", f"s{round - 1}.ch1": "neutral"},
        round=round,
        mode=mode,
        hq={"red": 20},
        money={"red": 20},
        removed={"red": removed},
        solo=solo.get(mode),
        areas={"enna": "red 2 2l", "riesi": "red 1 1l"},
    )


def asked_for(game: LaFamiglia, space: str, word: str) -> int:
    """Up to how many the engine asks for when this part of a space is done."""
    play(game, f"use {space}")
    for step in ("token s", f"do {word}", "place enna"):
        actions = sorted(action for action in legal(game) if action.startswith(step))
        play(game, *actions[:1])
    return max(int(action.split()[1]) for action in legal(game))


@rule("LF-AC-01", "LF-AC-02", "LF-XA-04")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("removed", MATS)
def test_a_space_promises_what_the_engine_asks_for(removed: dict[str, int], round: int) -> None:
    compared = 0
    told = numbers(planning(removed, round), "red", "red")
    for index in PRINTED.spaces_of[round]:
        space, parts = PRINTED.space_names[index], PRINTED.spaces[index].parts
        for part, number in zip(parts, told.get(space, [None] * len(parts)), strict=True):
            assert (number is None) == (part.word not in NUMBERED)
            if part.word in ("recruit", "place", "reinforce"):
                assert asked_for(planning(removed, round), space, part.word) == number, (space, part.word)
                compared += 1
    assert compared >= 5


@rule("LF-AC-13", "LX-A-01", "LX-A-02")
def test_labs_count_and_the_solo_board_has_numbers() -> None:
    assert numbers(planning({}), "red", "red")["s1.ec1"] == [3], "an own lab each"
    one = numbers(planning({}, mode="1v1"), "red", "red")
    assert (one["v1.a1"], one["v1.a3"], "v1.a4" in one) == ([3], [2, None], False)
    two = numbers(planning({}, mode="2v1"), "red", "red")
    assert (two["v2.l3"], two["v2.o6"]) == ([3, None], [None, 1])
    assert "v2.l3" not in numbers(planning({}), "red", "red")


@rule("LF-I-01")
def test_only_the_own_team_is_told() -> None:
    game = planning({"police": 2})
    assert numbers(game, "green", "red") == numbers(game, "red", "red")
    for other in ("blue", "yellow", None):
        assert numbers(game, other, "red") is None
    behind = table(
        top=TOP, hq={"red": 0}, areas={"enna": "red 2 2l", "riesi": "red 1 1l"}, removed={"red": {"police": 2}}
    )
    assert numbers(behind, "red", "red") == numbers(game, "red", "red"), "soldati behind a screen change none"


@rule("LF-FM-02")
def test_numbers_follow_the_mat_and_the_sheet() -> None:
    before, after = planning({}), planning({"police": 5})
    assert numbers(before, "red", "red")["s1.po1"] != numbers(after, "red", "red")["s1.po1"]
    assert all(space.startswith("s2.") for space in numbers(planning({}, 2), "red", "red"))


@pytest.mark.alone
def test_numbers_cost_little_of_a_view() -> None:
    game = planning({"police": 2})
    game.view("red")
    ratios = []
    for _ in range(5):
        view, own = (min(repeat(job, number=50, repeat=3)) for job in (lambda: game.view("red"), lambda: facts(game)))
        ratios.append(own / view)
    assert min(ratios) < 0.1

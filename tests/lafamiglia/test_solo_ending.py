"""Games with a solo: how planning ends, and who wins."""

from typing import Any

import pytest
from support.games.lafamiglia import (
    asked,
    legal,
    play,
    sheet,
    table,
    told,
    until,
)
from support.games.rules import rule

import trinacria
from trinacria.games.lafamiglia import LaFamiglia

MODES = ("1v1", "2v1")


@pytest.mark.parametrize("mode", MODES)
@rule("LX-P-01")
def test_planning_ends_with_tokens_in_one_column(mode: str) -> None:
    top = {"s0.po1": "neutral", "s0.po2": "red", "s0.ec1": "neutral"}
    game = table(top=top, mode=mode, enna="red 1", bottom={})
    events = play(game, "use s1.ch1", "token s0.ec1", "recruit 1", *(["members 0"] if mode == "1v1" else []))
    if asked(game)[1] == "extra_action":
        events += play(game, "skip")
    assert [fact["column"] for fact in told(events, "tokens_kept")] == ["police"]
    position: Any = game.position()
    assert position["round"] == 2
    game = table(top=top, mode=mode, enna="red 1", bottom={})
    play(game, "use s1.ch1", "token s0.po1", "recruit 1", *(["members 0"] if mode == "1v1" else []))
    if asked(game)[1] == "extra_action":
        play(game, "skip")
    assert asked(game) == ("blue", "turn"), "two columns still have tokens"


@pytest.mark.parametrize("mode", MODES)
@rule("LX-P-01")
def test_a_phase_that_begins_with_one_column_has_a_turn(mode: str) -> None:
    """It is looked at after a turn. [AMB-LX-16]"""
    game = table(top={"s0.po1": "neutral", "s0.po2": "neutral"}, mode=mode, enna="red 1", bottom={})
    assert asked(game) == ("red", "turn")


@rule("LX-P-02")
def test_final_actions_come_before_the_tokens_are_kept() -> None:
    """The last column still counts for a token that goes to the top sheet. [AMB-LX-17, AMB-LX-18]"""
    top = {"s0.po1": "neutral", "s0.ec1": "neutral"}
    game = table(top=top, mode="1v1", enna="red 1", bottom={})
    play(game, "use s1.ju3", "token s0.ec1")
    assert asked(game) == ("red", "final_action")
    assert sheet(game, "s0.po1") == "neutral"
    play(game, "use s1.ti2", "row church")
    assert asked(game) == ("red", "influence_token")
    assert {"put s0.po2", "put s0.po3"} <= legal(game)
    assert "put s0.ec1" not in legal(game)


@pytest.mark.parametrize("mode", MODES)
@rule("LX-P-03")
def test_the_tokens_left_stay_in_their_column(mode: str) -> None:
    """As many as there are, whatever spaces there are. [AMB-LX-17]"""
    top = {"s0.po1": "neutral", "s0.po2": "red", "s0.po3": "blue", "s0.ec1": "neutral"}
    bottom = {"s1.po1": "neutral", "s1.po2": "neutral", "s1.po3": "neutral"}
    game = table(top=top, mode=mode, enna="red 1", bottom=bottom)
    play(game, "use s1.ch1", "token s0.ec1", "recruit 1", *(["members 0"] if mode == "1v1" else []))
    until(game, "turn")
    view: Any = game.view(None)
    lying = view["sheets"]["top"]["tokens"]
    assert view["sheets"]["top"]["sheet"] == 1
    kept = sorted(token for space in ("s1.po1", "s1.po2", "s1.po3") for token in lying[space])
    assert kept == ["blue", "neutral", "neutral", "neutral", "neutral", "red"]
    assert trinacria.from_position(game.position()).position() == game.position()


# -------------------------------------------------------------------- victory

PAIRS = "trapani marsala alcamo partinico corleone sciacca agrigento camastra cefalu petralia mistretta nicosia"
"""Two areas of each of six Mandamenti."""


def holding(mode: str, many: dict[str, int], round: int = 1, first: str = "red", **areas: str) -> LaFamiglia:
    """The end of an encounter phase in which each seat holds so many Mandamenti."""
    held: dict[str, str] = {}
    names = PAIRS.split()
    at = 0
    for seat, count in many.items():
        for name in names[2 * at : 2 * (at + count)]:
            held[name] = f"{seat} 1"
        at += count
    game = table("encounter", round=round, first=first, mode=mode, control={}, areas={**held, **areas})
    return until_result(game)


def until_result(game: LaFamiglia) -> LaFamiglia:
    """Mark tiles until the end of the game is examined."""
    while game.decision is not None and game.decision.kind in ("mark_tile", "transfer"):
        game.play(game.decision.actions[-1])
    return game


@pytest.mark.parametrize("mode", MODES)
@rule("LX-V-01")
def test_a_solo_wins_with_five(mode: str) -> None:
    game = holding(mode, {"red": 5})
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == (("red",), "family")
    game = holding(mode, {"red": 4})
    assert game.result is None


@rule("LX-V-02")
def test_a_team_wins_with_six_or_five_of_one() -> None:
    game = holding("2v1", {"blue": 3, "green": 3})
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == (("blue", "green"), "team")
    game = holding("2v1", {"green": 5})
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == (("blue", "green"), "family")
    assert holding("2v1", {"blue": 3, "green": 2}).result is None


@rule("LX-V-03")
def test_most_mandamenti_then_bronte_then_the_start_piece() -> None:
    """The start piece decides at once where both sides have enough, even before the last round. [AMB-LX-08]"""
    won = holding("2v1", {"red": 1, "blue": 2}, round=4).result
    assert won is not None
    assert (won.winners, won.decided_by) == (("blue", "green"), "mandamenti")
    won = holding("2v1", {"red": 1, "blue": 1}, round=4, bronte="red 1").result
    assert won is not None
    assert (won.winners, won.decided_by) == (("red",), "bronte")
    for first in ("red", "blue"):
        won = holding("1v1", {"red": 1, "blue": 1}, round=4, first=first, bronte="neutral 1").result
        assert won is not None
        assert (won.winners, won.decided_by) == ((first,), "start_piece")

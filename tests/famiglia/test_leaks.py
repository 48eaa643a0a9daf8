"""Secret means secret: two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

import json
from random import Random
from typing import Any

import pytest
from support.games.walks import pick
from support.games.worlds import other_famiglia
from support.runs.effort import amount

import trinacria


def seen(game: trinacria.Game, seat: str | None) -> str:
    """All that a seat learns from a game at rest."""
    options = [str(action) for action in game.anytime(seat)] if seat is not None else []
    return json.dumps([game.view(seat), options], sort_keys=False)


def told(events: list[trinacria.Event], seat: str | None) -> str:
    """All that a seat learns from events."""
    return json.dumps([event.seen_by(seat) for event in events])


def refusals(game: trinacria.Game, seat: str) -> list[str]:
    """What a seat learns by trying things out of turn."""
    answers = []
    for action in ("take R0", "new R1", "play B1", "lay R0", "pass", "take", "t", "p", "n", "play", "take R3", "b"):
        with pytest.raises(trinacria.TrinacriaError) as refusal:
            game.play(action, seat=seat)
        answers.append(str(refusal.value))
    return answers


@pytest.mark.parametrize("seat", ["p1", "p2", None])
def test_two_worlds_look_the_same(seat: str | None) -> None:
    differ = 0
    games = amount(20, 60)
    for seed in range(games):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            twin = other_famiglia(game, seat, dice)
            differ += twin.position() != game.position()
            assert seen(twin, seat) == seen(game, seat)
            if seat is not None and game.decision.seat != seat:
                assert refusals(twin, seat) == refusals(game, seat)
            action = pick(game, dice)
            assert twin.decision is not None
            if action in twin.decision.actions and not _draws(action):
                here, there = game.copy().play(action), twin.play(action)
                if twin.result is None:
                    assert told(there, seat) == told(here, seat)
            game.play(action)
    assert differ > 16 * games, "the other world must really be another"


def _draws(action: trinacria.Action) -> bool:
    """What is turned over is no secret any more."""
    return str(action).startswith(("new", "take"))


def test_a_spectator_sees_less_than_any_player() -> None:
    for seed in range(20):
        dice = Random(seed)
        game = trinacria.new_game("famiglia", seed=seed)
        while game.decision is not None:
            watched: Any = game.view(None)
            assert "hands" not in watched
            assert "deck" not in watched
            assert set(watched["decision"]) == {"seat"}
            for seat in game.seats:
                assert set(game.view(seat)) >= set(watched)
            game.play(pick(game, dice))


def test_only_the_seat_that_decides_sees_the_question() -> None:
    game = trinacria.new_game("famiglia", seed=1)
    assert set(_decision(game, "p1")) == {"seat", "kind", "rule", "optional", "actions", "ways"}
    assert _decision(game, "p2") == {"seat": "p1"}


def test_all_is_open_when_the_game_is_over() -> None:
    game = trinacria.new_game("famiglia", seed=1)
    game.play("pass")
    assert "deck" not in game.view("p1")
    game.play("pass")
    view: Any = game.view(None)
    assert set(view["hands"]) == {"p1", "p2"}
    assert len(view["deck"]) == 46


def _decision(game: trinacria.Game, seat: str) -> dict[str, object]:
    view: Any = game.view(seat)
    found: dict[str, object] = view["decision"]
    return found

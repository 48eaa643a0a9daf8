"""The score that a view carries: goals, Mandamenti one area away, and what the next management changes."""

from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import PACK, first_tokens, table
from support.games.rules import rule
from support.games.walks import lively

import trinacria
from trinacria.games.lafamiglia import LaFamiglia

MODES = ("2v2", "1v1", "2v1")


def score(game: trinacria.Game) -> Any:
    """What everybody sees of it."""
    view: Any = game.view(None)
    return view["score"]


@pytest.mark.parametrize(("mode", "together"), [("2v2", 6), ("1v1", None), ("2v1", 6)])
@rule("LF-G-04", "LX-V-01", "LX-V-02")
def test_the_goals_of_each_mode(mode: str, together: int | None) -> None:
    assert score(table(mode=mode, enna="red 1"))["goals"] == {"alone": 5, "together": together}


@rule("LF-MG-03")
def test_who_needs_one_more_area() -> None:
    game = table(cefalu="red 1", petralia="blue 2", enna="red 3", nicosia="green 1", bronte="neutral 4")
    assert score(game)["near"] == {
        "madonie": {"red": ["termini-imerese", "petralia"], "blue": ["termini-imerese", "cefalu"]},
        # Where the partner's soldati are, no area can be taken.
        "nebrodi": {"red": ["mistretta"], "green": ["mistretta"]},
    }
    assert "etna" not in score(game)["near"], "neutral soldati control nothing"


@rule("LF-MG-04")
def test_what_the_next_management_changes() -> None:
    here = {"cefalu": "red 1", "petralia": "red 2", "gela": "blue 1"}
    game = table(top=first_tokens(), areas=here, control={"salso": "green", "madonie": "red"})
    assert score(game)["due"] == {"salso": None}
    game = table(top=first_tokens(), areas=here, control={"madonie": "blue"})
    assert score(game)["due"] == {"madonie": "red"}


@pytest.mark.parametrize("mode", MODES)
def test_one_more_area_brings_the_mandamento(mode: str) -> None:
    """In random games: with one of the areas named, and only so, the next management gives it."""
    dice = Random(11)
    game = trinacria.new_game("lafamiglia", mode=mode, seed=11)
    looked = 0
    for _ in range(900):
        if game.decision is None:
            break
        game.play(lively(game, dice))
        if game.decision is None or dice.random() > 0.05:
            continue
        assert isinstance(game, LaFamiglia)
        for mandamento, families in score(game)["near"].items():
            for seat, areas in families.items():
                held = [area for area in PACK.mandamenti[mandamento].areas if area not in areas]
                for area in areas:
                    other = game.copy()
                    at = other.printed.area_names.index(area)
                    other.owner[at], other.soldati[at] = other.seats.index(seat), 1
                    now: Any = other.view(None)
                    holder = now["score"]["due"].get(mandamento, now["control"][mandamento])
                    assert holder == seat, (mandamento, seat, area, held)
                    looked += 1
    assert looked > 50

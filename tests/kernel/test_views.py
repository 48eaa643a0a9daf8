"""Several views at once, and everything when a game is looked at again."""

from random import Random
from typing import Any

import pytest
from support.games.lafamiglia import PRINTED, first_tokens, play, table

import trinacria

WAYS = [(name, mode) for name, rules in trinacria.GAMES.items() for mode in rules.modes]


@pytest.mark.parametrize(("name", "mode"), WAYS)
def test_views_made_together_are_those_made_alone(name: str, mode: str) -> None:
    """Also in copies, and in one that is gone back to: they remember what earlier views were made of."""
    game = trinacria.new_game(name, mode, seed=5)
    dice, before = Random(5), game
    for number in range(120):
        decision = game.decision
        if decision is None:
            break
        if number % 3 == 0:
            before, game = game, game.copy()
        for one in (game, before):
            seats = [*one.seats, None]
            assert one.views(seats) == {seat: one.view(seat) for seat in seats}
        game.play(dice.choice(decision.actions))


@pytest.mark.parametrize("name", [PRINTED.area_names[0], PRINTED.area_names[-1]])
def test_a_soldato_more_is_seen_in_every_area(name: str) -> None:
    game = table(top=first_tokens(), hq={"red": 9}, areas={name: "red 1"})
    before: Any = game.views([None])[None]
    play(game, "use s1.po1", "token s0.po1", f"place {name}", "soldati 2")
    after: Any = game.views([None])[None]
    assert (before["areas"][name]["soldati"], after["areas"][name]["soldati"]) == (1, 3)


def test_what_has_not_changed_is_the_same_object() -> None:
    """So a server finds quickly what it has to tell."""
    game = trinacria.new_game("lafamiglia", seed=5)
    old, game = game.views([None])[None], game.copy()
    assert game.decision is not None
    game.play(game.decision.actions[0])
    new = game.views([None])[None]
    assert isinstance(old["areas"], dict)
    assert isinstance(new["areas"], dict)
    assert new["prices"] is old["prices"]
    assert all(new["areas"][area] is seen for area, seen in old["areas"].items() if new["areas"][area] == seen)


def test_a_view_is_its_owners_alone() -> None:
    game = trinacria.new_game("lafamiglia", seed=5)
    fair = game.view(None)
    for _ in range(2):
        spoilt = game.view(None)
        assert spoilt == fair
        areas = spoilt["areas"]
        assert isinstance(areas, dict)
        first = next(iter(areas))
        areas[first]["soldati"] = 99
        assert sum(area["soldati"] == 99 for area in areas.values()) == 1
    assert game.views([None])[None] == fair


def test_everything_is_seen_when_a_game_is_looked_at_again() -> None:
    game = trinacria.new_game("famiglia", seed=5)
    everything = game.open_view()
    hands = everything["hands"]
    assert isinstance(hands, dict)
    assert set(hands) == {"p1", "p2"}
    assert "actions" not in str(everything["decision"])


def test_an_event_in_full_has_its_secrets() -> None:
    event = trinacria.Event("laid", {"seat": "red"}, secrets={"order": "x"})
    assert event.seen_by("blue") == {"kind": "laid", "seat": "red"}
    assert event.in_full() == {"kind": "laid", "seat": "red", "order": "x"}


def test_moves_are_counted_with_chances_answers() -> None:
    game = trinacria.new_game("famiglia", seed=5)
    assert game.last_action == ""
    assert game.decision is not None
    played = game.decision.actions[-1]
    game.play(played)
    assert game.number == len(game.history())
    assert game.last_action == str(played)

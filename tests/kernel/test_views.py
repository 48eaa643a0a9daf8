"""Several views at once, and everything when a game is looked at again."""

from random import Random

import pytest

import trinacria


@pytest.mark.parametrize("name", trinacria.GAMES)
def test_views_made_together_are_those_made_alone(name: str) -> None:
    game = trinacria.new_game(name, seed=5)
    dice = Random(5)
    for _ in range(120):
        if game.decision is None:
            break
        seats = [*game.seats, None]
        assert game.views(seats) == {seat: game.view(seat) for seat in seats}
        game.play(dice.choice(game.decision.actions))


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

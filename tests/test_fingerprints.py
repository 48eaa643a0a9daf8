"""Whole games in all modes and with all options tell, step by step, exactly what they told when they were recorded.

The events with their audiences, the question with its answers, previews, refusals, views, positions and vectors: each
is kept as a fingerprint. After a change that was meant, `python tools/rerecord.py` takes them anew.
"""

from collections.abc import Iterable

import pytest
from support.fingerprints import (
    POSITIONS, RECORDED, TOURS, fingerprints, kept, play_tour, read_broken_positions, steps_of_record,
)  # fmt: skip

import trinacria
from trinacria.kernel.record import Step


def compare(steps: Iterable[Step], name: str) -> None:
    """Go through a game for as long as it tells what it told."""
    left = {aspect: iter(letters) for aspect, letters in kept(name).items()}
    for step, found in fingerprints(steps):
        told = {aspect: "".join([next(left[aspect], "") for _ in letters]) for aspect, letters in found.items()}
        other = [aspect for aspect, letters in found.items() if letters != told[aspect]]
        assert other == [], f"{name}, step {step.number} ({step.seat}: {step.text}): these are told otherwise"
    assert {aspect: "".join(letters) for aspect, letters in left.items()} == dict.fromkeys(left, "")


@pytest.mark.parametrize("name", TOURS)
def test_a_game_tells_what_it_told(name: str) -> None:
    compare(play_tour(name), name)


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_tells_what_it_told(name: str) -> None:
    compare(steps_of_record(name), name)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_is_changed_in_one_place_is_read_as_it_was(name: str) -> None:
    """Each change is either refused with the same faults or leads to the same position."""
    letters = kept(f"positions of {name}")["read"]
    for at, (change, found) in enumerate(read_broken_positions(name)):
        told = letters[at * len(found) : (at + 1) * len(found)]
        assert found == told, f"{name}: {change} is read otherwise"
    assert letters[(at + 1) * len(found) :] == ""


def test_every_option_is_played_with_every_value() -> None:
    for game in trinacria.GAMES:
        rules = trinacria.GAMES[game]
        for mode in rules.modes:
            tours = [tour.options for tour in TOURS.values() if (tour.game, tour.mode) == (game, mode)]
            for option, values in rules.options_of(mode).items():
                played = {tour.get(option, values[0]) for tour in tours}
                assert len(played) > 1, f"{mode}: {option} is always {played}"

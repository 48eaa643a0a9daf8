"""Whole games in all modes and with all options tell, step by step, exactly what they told when they were recorded.

The events with their audiences, the question with its answers, previews, refusals, views, positions and vectors: each
is kept as a fingerprint. After a change that was meant, `python tools/rerecord.py` takes them anew.
"""

from collections.abc import Iterable

import pytest
from support.games.fingerprints import (
    POSITIONS,
    RECORDED,
    TOURS,
    examine_changed_packs,
    fingerprints,
    kept,
    play_tour,
    read_broken_positions,
    steps_of_record,
)
from support.packs.changed_packs import BLOCKS

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


def compare_changes(changes: Iterable[tuple[str, str]], letters: str) -> None:
    """Each change is answered as it was."""
    left = iter(letters)
    for change, found in changes:
        told = "".join([next(left, "") for _ in found])
        assert found == told, f"{change}: answered otherwise"
    assert list(left) == []


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_is_changed_in_one_place_is_read_as_it_was(name: str) -> None:
    """It is either refused with the same faults or leads to the same position."""
    compare_changes(read_broken_positions(name), kept(f"positions of {name}")["read"])


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_changed_pack_has_the_faults_it_had(block: int) -> None:
    compare_changes(examine_changed_packs(block), kept(f"packs {block}")["faults"])


def test_every_option_is_played_with_every_value() -> None:
    for game in trinacria.GAMES:
        rules = trinacria.GAMES[game]
        for mode in rules.modes:
            tours = [tour.options for tour in TOURS.values() if (tour.game, tour.mode) == (game, mode)]
            for option, values in rules.options_of(mode).items():
                played = {tour.get(option, values[0]) for tour in tours}
                assert len(played) > 1, f"{mode}: {option} is always {played}"

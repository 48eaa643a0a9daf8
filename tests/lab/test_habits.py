"""What characters are known by is measured the same way each time, and shows in their games."""

import pytest

from trinacria.lab.habits import HABITS, habits
from trinacria.lab.workers import Alone


def test_habits_are_counted_for_both_sides() -> None:
    mine, theirs = habits("greedy", "random", 1, "test", Alone())
    assert (mine.games, theirs.games) == (1, 1)
    assert mine.points + theirs.points == 1
    assert all(mine.of(habit) >= 0 for habit in HABITS)
    assert mine.of("soldati") > 0
    assert 0 <= mine.of("finesse") <= 1


@pytest.mark.slow
@pytest.mark.parametrize(("style", "habit"), [("bold", "attacks"), ("thrifty", "money"), ("sly", "finesse")])
def test_a_character_shows(style: str, habit: str) -> None:
    mine, theirs = habits(f"{style}@2", "normal@2", 8, "shows", Alone())
    assert mine.of(habit) > theirs.of(habit)

"""What characters are known by is measured the same way each time, and shows in their games."""

import pytest

from trinacria.bots import find_bot
from trinacria.bots.games.famiglia.styles import STYLES as LIKES
from trinacria.bots.games.famiglia.styles import deed
from trinacria.games import new_game
from trinacria.kernel.action import Action
from trinacria.kernel.observation import observe
from trinacria.lab.habits import Meeting, habits
from trinacria.lab.study import study_of
from trinacria.lab.workers import Alone

SHOWS = {"bold": "brutes", "patient": "new_cards", "thrifty": "free", "sly": "swaps"}
"""What each character is known by in Famiglia."""
USUAL: dict[tuple[int, int], Action | str] = {}
"""What a bot without a character chooses, by game and moment: all characters are compared with it."""


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia"])
def test_habits_are_counted_for_both_sides(game: str) -> None:
    mine, theirs = habits(Meeting(game, "greedy", "random", "test"), 1, Alone())
    assert (mine.games, theirs.games) == (1, 1)
    assert mine.points + theirs.points == 1
    assert study_of(game).habits
    for habit, over in study_of(game).habits.items():
        assert mine.of(habit) >= 0
        assert mine.done[over] > 0, "it is counted over something that happened"


def test_soldati_and_conflicts_are_those_of_the_families() -> None:
    mine, _ = habits(Meeting("lafamiglia", "greedy", "random", "test"), 1, Alone())
    assert mine.of("soldati") > 0
    assert 0 <= mine.of("finesse") <= 1


def test_every_character_of_famiglia_is_known_by_something() -> None:
    assert set(SHOWS) == set(LIKES)
    assert set(SHOWS.values()) <= set(study_of("famiglia").habits)


@pytest.mark.parametrize("style", LIKES)
def test_a_character_does_what_it_likes_more_often_than_others(style: str) -> None:
    """In the same moments of a few games, with as many playouts."""
    often, others, asked = 0, 0, 0
    for seed in range(3):
        game = new_game("famiglia", seed=seed)
        while game.decision is not None:
            seen = observe(game)
            liked = [action for action in seen.actions if deed(action) in LIKES[style]]
            if 0 < len(liked) < len(seen.actions) and asked < 24:
                asked += 1
                often += find_bot(f"{style}@120")(1).choose(seen) in liked
                if (seed, game.number) not in USUAL:
                    USUAL[seed, game.number] = find_bot("normal@120")(1).choose(seen)
                others += USUAL[seed, game.number] in liked
            game.play(find_bot("greedy")().choose(seen))
    assert asked > 10
    assert often > others


@pytest.mark.slow
@pytest.mark.parametrize(("style", "habit"), SHOWS.items())
def test_a_character_shows_in_famiglia(style: str, habit: str) -> None:
    mine, theirs = habits(Meeting("famiglia", f"{style}@150", "normal@150", "shows"), 24, Alone())
    assert mine.of(habit) > theirs.of(habit)


@pytest.mark.slow
@pytest.mark.parametrize(("style", "habit"), [("bold", "attacks"), ("thrifty", "money"), ("sly", "finesse")])
def test_a_character_shows(style: str, habit: str) -> None:
    mine, theirs = habits(Meeting("lafamiglia", f"{style}@2", "normal@2", "shows"), 8, Alone())
    assert mine.of(habit) > theirs.of(habit)

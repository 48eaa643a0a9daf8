"""Ratings tell who is strong, and how sure that is: in small what benchmarks/ratings.py shows in full."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
import ratings


@pytest.mark.parametrize("players", [1, 2])
def test_ratings_rank_members_of_known_strength_and_their_spread_covers_it(players: int) -> None:
    outcomes = [ratings.simulate(players, games=2_500, members=250, seed=seed) for seed in (1, 2, 3)]
    assert all(one.correlation > 0.88 for one in outcomes)
    assert sum(one.covered for one in outcomes) / len(outcomes) == pytest.approx(0.95, abs=0.03)


def test_without_games_nothing_is_known() -> None:
    nothing = ratings.simulate(1, games=0, members=500)
    assert {one.points for one in nothing.found} == {1500}
    assert nothing.covered == pytest.approx(0.95, abs=0.03)

"""The pages of strategy claim only what series between strong bots show."""

import runpy
from pathlib import Path

import pytest

from trinacria.rulebook.strategies import ADVICE, CLAIMS, claims_of, first_wins, series_of, strategy_page

TOOL = Path(__file__).parent.parent / "tools" / "strategy.py"


@pytest.mark.parametrize("game", CLAIMS)
def test_a_series_is_large_enough_and_tells_both_sides(game: str) -> None:
    played = series_of(game)
    assert played["bot"].startswith("hard")
    assert len(played["games"]) >= 10
    assert len({one["seed"] for one in played["games"]}) == len(played["games"])
    for one in played["games"]:
        assert len(one["sides"]) in (0, 2)
        if one["sides"]:
            assert sum(side["first"] for side in one["sides"]) == 1
    first, decided = first_wins(game)
    assert 0 <= first <= decided <= len(played["games"])


@pytest.mark.parametrize(("game", "what"), [(game, what) for game in ADVICE for what in ADVICE[game]])
def test_what_is_advised_is_what_winners_clearly_did_more(game: str, what: str) -> None:
    found = next(one for one in claims_of(game) if one.what == what)
    assert found.clear, found
    assert found.won > found.lost


@pytest.mark.parametrize("game", CLAIMS)
def test_the_page_tells_each_comparison_once_by_whether_it_is_clear(game: str) -> None:
    page = strategy_page(game)
    told = [one["what"] for one in (*page["clear"], *page["open"])]
    assert sorted(told) == sorted(CLAIMS[game])
    assert {one["what"] for one in page["clear"]} == {one.what for one in claims_of(game) if one.clear}
    assert page["games"] == len(series_of(game)["games"])


def test_a_game_of_the_series_is_played_again_as_it_was() -> None:
    """The first one, with the bot that is named."""
    played = series_of("famiglia")
    assert runpy.run_path(str(TOOL))["played"]("famiglia", played["bot"], 0) == played["games"][0]

"""A game played on by chance alone, while nobody listens."""

from random import Random

import pytest

import trinacria
from trinacria.kernel.playout import playout

WAYS = [("famiglia", "standard"), ("lafamiglia", "2v2"), ("lafamiglia", "1v1"), ("lafamiglia", "2v1")]


@pytest.mark.parametrize(("game", "mode"), WAYS)
def test_a_game_that_nobody_listens_to_is_the_same_game(game: str, mode: str) -> None:
    for seed in range(40 if game == "famiglia" else 2):
        heard = trinacria.new_game(game, mode=mode, seed=seed)
        silent = heard.copy()
        dice, told, decisions = Random(seed), 0, 0
        while heard.decision is not None:
            actions = heard.decision.actions
            told += len(heard.play(actions[int(dice.random() * len(actions))]))
            decisions += 1
        assert playout(silent, Random(seed).random) == decisions
        assert silent.record() == heard.record()
        assert silent.position() == heard.position()
        assert told > decisions / 2
        assert silent.listened


def test_whoever_searches_pays_for_no_events() -> None:
    game = trinacria.new_game("famiglia", seed=1)
    game.listened = False
    assert game.decision is not None
    assert game.play(game.decision.actions[-1]) == []
    assert game.copy().listened

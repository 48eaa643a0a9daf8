"""The Gymnasium face, by Gymnasium's own test and by ours."""

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from support.runs.effort import EVERYTHING

from trinacria.envs import gymnasium as face

WAYS: list[dict[str, Any]] = [{"game": "famiglia"}, {"game": "lafamiglia", "mode": "1v1"}]
if EVERYTHING:
    WAYS += [{"game": "lafamiglia", "mode": "2v2"}, {"game": "lafamiglia", "mode": "2v1"}]


@pytest.mark.parametrize("way", WAYS)
def test_gymnasiums_check(way: dict[str, Any]) -> None:
    """Made by its registered name, so that the check tries the render modes too."""
    name = {"famiglia": "Famiglia", "lafamiglia": "LaFamiglia"}[way["game"]]
    env = gymnasium.make(f"trinacria/{name}-v0", render_mode="ansi", mode=way.get("mode"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def finish(env: face.AgainstBots, seed: int, dice: Random) -> tuple[float, int]:
    """A game of random legal actions; the reward and how often the agent was asked."""
    observation, info = env.reset(seed=seed)
    asked, reward, over = 0, 0.0, False
    while not over:
        assert (info["action_mask"] == observation["action_mask"]).all()
        legal = [int(number) for number in np.flatnonzero(observation["action_mask"])]
        assert legal
        assert reward == 0.0
        observation, reward, over, cut, info = env.step(dice.choice(legal))
        assert not cut
        asked += 1
    return reward, asked


def test_a_game_against_a_bot() -> None:
    env = face.env("famiglia", opponent="greedy", place=1)
    rewards = []
    for seed in range(8):
        reward, asked = finish(env, seed, Random(seed))
        result = env.numbered.game.result
        assert result is not None
        assert reward == result.returns["p2"]
        assert asked > 3
        rewards.append(reward)
    assert sum(rewards) < 0, "random play loses against greedy"


def test_the_same_seed_brings_the_same_game() -> None:
    one, two = face.env("famiglia"), face.env("famiglia")
    assert finish(one, 5, Random(1)) == finish(two, 5, Random(1))
    assert one.numbered.game.record() == two.numbered.game.record()


def test_without_a_place_the_agent_sits_everywhere() -> None:
    env = face.env("famiglia", opponent="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {"p1", "p2"}


def test_an_illegal_action_loses_the_game() -> None:
    env = face.env("famiglia")
    observation, _ = env.reset(seed=2)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_partners_are_bots_too() -> None:
    env = face.env("lafamiglia", mode="2v2", opponent="random", place=2)
    observation, info = env.reset(seed=3)
    assert info["seat"] == env.numbered.game.seats[2]
    assert observation["action_mask"].any()

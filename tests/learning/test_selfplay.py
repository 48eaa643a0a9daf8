"""The vector environment of Gymnasium, where every row asks the seat whose turn it is."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from trinacria.envs import gymnasium as face


def choose(envs: Any, mask: Any) -> Any:
    """Any legal action of each row, by Gymnasium's own sampling."""
    return np.array([envs.single_action_space.sample(row) if row.any() else 0 for row in mask])


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_a_vector_environment_of_gymnasium(mode: AutoresetMode) -> None:
    envs: Any = gymnasium.make_vec(
        "trinacria/FamigliaSelfPlay-v0", num_envs=4, vectorization_mode="vector_entry_point", autoreset_mode=mode
    )
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.metadata["autoreset_mode"] == mode
    observations, infos = envs.reset(seed=3)
    envs.action_space.seed(3)
    envs.single_action_space.seed(3)
    finished, just_ended = 0, np.zeros(4, bool)
    for _ in range(80):
        assert observations in envs.observation_space
        assert np.array_equal(infos["action_mask"], observations["action_mask"])
        acted = infos["place"].copy()
        actions = choose(envs, observations["action_mask"])
        assert actions in envs.action_space
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not truncated.any()
        assert not terminated[just_ended & (mode == AutoresetMode.NEXT_STEP)].any()
        for row in range(4):
            if terminated[row]:
                assert rewards[row] == infos["returns"][row, acted[row]]
                assert infos["_returns"][row]
            else:
                assert rewards[row] == 0
        if terminated.any() and mode == AutoresetMode.SAME_STEP:
            assert list(infos["_final_obs"]) == list(terminated)
            for row in map(int, np.flatnonzero(terminated)):
                assert infos["final_obs"][row] in envs.single_observation_space
                assert not np.array_equal(infos["final_obs"][row]["observation"], observations["observation"][row])
            assert observations["action_mask"].any(axis=1).all(), "a new game asks at once"
        finished += int(terminated.sum())
        just_ended = terminated
    assert finished > 8
    envs.close()


def test_the_same_seed_brings_the_same_games() -> None:
    one, two = face.vector_env("famiglia", num_envs=3), face.vector_env("famiglia", num_envs=3)
    for envs in (one, two):
        envs.reset(seed=7)
    first, second = one.reset()[0], two.reset()[0]
    assert np.array_equal(first["observation"], second["observation"]), "and so do those that follow"
    listed = [face.vector_env("famiglia", num_envs=3).reset(seed=[1, 2, 3])[0]["observation"] for _ in range(2)]
    assert np.array_equal(*listed)


def test_actions_without_a_table_are_told_by_features() -> None:
    envs = face.vector_env("lafamiglia", "1v1", num_envs=2)
    observations, infos = envs.reset(seed=1)
    rows, slots = np.nonzero(observations["action_mask"])
    for told, row, slot in zip(infos["action_features"], rows, slots, strict=True):
        assert (told == envs.many.games[row].action(int(slot)).vector).all()


def test_games_must_begin_anew() -> None:
    with pytest.raises(ValueError, match="SAME_STEP"):
        face.vector_env("famiglia", autoreset_mode=AutoresetMode.DISABLED)

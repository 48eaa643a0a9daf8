"""The PettingZoo face, by PettingZoo's own tests and by ours."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_to_parallel
from support.runs.effort import EVERYTHING, amount

import trinacria
from trinacria.envs import pettingzoo as face

WAYS = [("famiglia", None), ("lafamiglia", "1v1"), ("lafamiglia", "2v2"), ("lafamiglia", "2v1")]
SHORT = WAYS if EVERYTHING else WAYS[:2]
USUAL = (
    # Every environment with an action mask has a table as its observation, PettingZoo's own chess too.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


@pytest.mark.parametrize(("game", "mode"), SHORT)
def test_pettingzoos_api_test(game: str, mode: str | None) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(face.env(game, mode), num_cycles=amount(200, 3000))
    assert {str(warning.message) for warning in warned} <= set(USUAL)


@pytest.mark.parametrize(("game", "mode"), SHORT)
def test_pettingzoos_seed_test(game: str, mode: str | None) -> None:
    seed_test(lambda: face.env(game, mode), num_cycles=amount(30, 500))


def play_out(env: Any, dice: Random) -> dict[str, float]:
    """Random legal actions until everybody is out; what each agent got in all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(dice.choice(list(legal))))
    return total


@pytest.mark.parametrize(("game", "mode"), WAYS[:2])
def test_the_reward_is_what_the_game_was_worth(game: str, mode: str | None) -> None:
    env: Any = face.raw_env(game, mode)
    for seed in range(5 if mode is None else 1):
        env.reset(seed=seed)
        total = play_out(env, Random(seed))
        played = env.numbered.game
        assert list(total.values()) == [played.result.returns[seat] for seat in played.seats]


def test_everybody_sees_only_his_own_question() -> None:
    env = face.raw_env("lafamiglia", mode="1v1")
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(agent for agent in env.possible_agents if agent != asked)
    assert env.observe(asked)["action_mask"].sum() == len(env.numbered.legal)
    assert not env.observe(other)["action_mask"].any()


def test_max_cycles_cut_a_game_off() -> None:
    env: Any = face.env("famiglia", max_cycles=4)
    env.reset(seed=3)
    dice, acted = Random(3), 0
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated) == (0.0, False)
        legal = np.flatnonzero(observation["action_mask"])
        acted += not truncated
        env.step(None if truncated else int(dice.choice([int(one) for one in legal if one != 405])))
    assert acted == 4


def test_nobody_is_offered_turns_at_the_same_time() -> None:
    """So PettingZoo's `parallel_api_test` and `max_cycles_test`, which need a parallel environment, do not apply."""
    with pytest.raises(AssertionError, match="parallelizable"):
        aec_to_parallel(face.env("famiglia"))


def test_an_illegal_action_loses_in_the_wrappers_and_raises_without() -> None:
    strict = face.raw_env("famiglia")
    strict.reset(seed=1)
    taken = next(number for number in range(406) if number not in strict.numbered.numbers)
    with pytest.raises(trinacria.IllegalAction):
        strict.step(taken)
    env: Any = face.env("famiglia")
    env.reset(seed=1)
    loser = env.agent_selection
    env.observe(loser)
    env.step(taken)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(406)


def test_the_guards_are_those_of_pettingzoos_wrappers() -> None:
    """One illegal action in the midst of a game: everybody is told the same, step by step."""

    def told(env: Any) -> list[Any]:
        env.reset(seed=5)
        dice, story = Random(5), []
        for number, agent in enumerate(env.agent_iter()):
            observation, reward, terminated, truncated, info = env.last()
            story.append((agent, reward, terminated, truncated, info, observation["action_mask"].tolist()))
            mask = observation["action_mask"]
            legal = [int(one) for one in np.flatnonzero(mask if number < 4 else 1 - mask) if one != 405]
            env.step(None if terminated or truncated else dice.choice(legal))
        return story

    guarded = wrappers.TerminateIllegalWrapper(face.raw_env("famiglia"), illegal_reward=-1)
    assert told(face.env("famiglia")) == told(wrappers.OrderEnforcingWrapper(guarded))


def test_a_seller_can_sell() -> None:
    """Anytime options of whoever is asked come after the answers to the question."""
    env = face.raw_env("lafamiglia", mode="2v2")
    dice = Random(4)
    env.reset(seed=4)
    while True:
        game = env.numbered.game
        assert game.decision is not None
        extra = len(env.numbered.legal) - len(game.decision.actions)
        if extra:
            break
        env.step(dice.randrange(len(env.numbered.legal)))
    number = len(env.numbered.legal) - extra
    word = str(env.numbered.action(number))
    assert word.startswith(("sell", "give"))
    env.step(number)
    assert str(game.history()[-1][1]) == word


def test_many_games_at_once_are_the_games_one_by_one() -> None:
    many = face.vector_env("famiglia", count=5)
    batch = many.reset(seed=8)
    assert batch.observation.shape == (5, many.length)
    assert batch.action_mask.shape == (5, 406)
    dice = Random(8)
    ended = 0
    for _ in range(120):
        for row, numbered in enumerate(many.games):
            assert batch.place[row] == numbered.place
            assert (batch.observation[row] == numbered.observe(numbered.place)).all()
            assert list(np.flatnonzero(batch.action_mask[row])) == numbered.numbers
        before = list(many.games)
        step = many.step([dice.choice(numbered.numbers) for numbered in many.games])
        for row, numbered in enumerate(before):
            over = numbered.game.result is not None
            assert step.ended[row] == over == (many.games[row] is not numbered)
            assert list(step.returns[row]) == numbered.returns()
        ended += int(step.ended.sum())
        batch = step.batch
    assert ended > 5
    again = face.vector_env("famiglia", count=5).reset(seed=8)
    assert (again.observation == many.reset(seed=8).observation).all()

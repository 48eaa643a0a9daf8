"""`examples/ppo.py` learns: a few updates in both games."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"
PPO: dict[str, Any] = runpy.run_path(str(EXAMPLE))


def learner(game: str, mode: str | None) -> Any:
    return PPO["Learner"](PPO["Plan"](game, mode, games=6, steps=8, hidden=16, minibatches=2, epochs=2))


@pytest.mark.parametrize(("game", "mode"), [("famiglia", None), ("lafamiglia", "1v1")])
def test_every_update_moves_all_of_the_net(game: str, mode: str | None) -> None:
    agent = learner(game, mode)
    for number in range(1, 4):
        before = agent.net
        agent.update()
        assert agent.decisions == 48 * number
        for name, part in agent.net.items():
            assert np.isfinite(part).all(), name
            assert not np.array_equal(part, before[name]), name


def test_what_is_chosen_is_legal_and_likelier_where_the_net_says_so() -> None:
    agent = learner("famiglia", None)
    seen = agent.see(agent.batch)
    for _ in range(20):
        action, chance, value = agent.act(seen)
        assert (agent.batch.action_mask[np.arange(6), action] == 1).all()
        assert (chance <= 0).all()
        assert (np.abs(value) <= 1).all()


def test_features_lie_beside_their_places_in_the_mask() -> None:
    agent = learner("lafamiglia", "1v1")
    seen = agent.see(agent.batch)
    for row, numbered in enumerate(agent.many.games):
        for slot, action in enumerate(numbered.legal):
            assert (seen.features[row, slot] == action.vector).all()
        assert not seen.features[row, len(numbered.legal) :].any()


def watched(agent: Any) -> list[Any]:
    """All steps that the agent will take, each with who decided before it."""
    steps: list[Any] = []
    played_on = agent.many.step

    def step(actions: Any) -> Any:
        steps.append((agent.batch.place, played_on(actions)))
        return steps[-1][1]

    agent.many.step = step
    return steps


def test_an_advantage_is_what_a_side_gains_and_the_other_loses() -> None:
    """A net that hopes for nothing, and looks no further than a step: only the last decision of a game has one."""
    plan = PPO["Plan"]("famiglia", games=6, steps=40, hidden=16, trace=0.0)
    agent = PPO["Learner"](plan)
    agent.net["value"] = agent.net["value"] * 0
    steps = watched(agent)
    advantage = agent._play().advantage.reshape(40, 6)
    for at, (place, step) in enumerate(steps):
        assert np.allclose(advantage[at], step.returns[np.arange(6), place])
    assert sum(step.ended.sum() for _, step in steps) > 6


def test_the_whole_game_counts_with_its_sign() -> None:
    """Looking to the end, each side's decisions in a finished game are worth what the game was worth to that side."""
    plan = PPO["Plan"]("famiglia", games=6, steps=60, hidden=16, trace=1.0)
    agent = PPO["Learner"](plan)
    agent.net["value"] = agent.net["value"] * 0
    steps = watched(agent)
    advantage = agent._play().advantage.reshape(60, 6)
    finished = 0
    for row in range(6):
        last = -1
        for at in map(int, np.flatnonzero([step.ended[row] for _, step in steps])):
            for decision in range(last + 1, at + 1):
                assert advantage[decision, row] == steps[at][1].returns[row, steps[decision][0][row]]
            finished, last = finished + 1, at
    assert finished > 6


def test_strength_is_a_share_of_points() -> None:
    agent = learner("famiglia", None)
    assert 0.2 < agent.against_random(100) < 0.8, "a net that prefers nothing is about as good as chance"

"""Random play through PettingZoo: the same loop for its own games and for ours."""

from random import Random
from typing import Any


def decisions_of(env: Any, games: int, longest: int = 400) -> int:
    """Decisions in some games of random agents that see what they may and take any legal action."""
    dice = Random(1)
    decisions = 0
    for seed in range(games):
        env.reset(seed=seed)
        taken = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            if taken == longest:
                break
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(dice.random() * len(legal))]))
            taken += 1
        decisions += taken
    return decisions

"""Measures the vector wrappers of OpenSpiel and of PettingZoo with random agents, decisions a second. Prints JSON.

OpenSpiel wraps its own games; for PettingZoo it is SuperSuit, which asks every player in every step.
"""

import json
import sys
from random import Random

from measuring import best_rate

STEPS = 8


def openspiel(game: str, count: int) -> float:
    """Random agents in OpenSpiel's `SyncVectorEnv`."""
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    envs = vector_env.SyncVectorEnv([rl_environment.Environment(game) for _ in range(count)])
    dice, now = Random(1), [envs.reset()]

    def play() -> int:
        for _ in range(STEPS):
            legal = [step.observations["legal_actions"][step.current_player()] for step in now[0]]
            chosen = [StepOutput(action=dice.choice(actions), probs=None) for actions in legal]
            now[0] = envs.step(chosen, reset_if_done=True)[0]
        return STEPS * count

    return best_rate(play)


def pettingzoo(count: int) -> float:
    """Random agents in PettingZoo's Texas hold'em, by SuperSuit; of the two actions of a step one is a decision."""
    import numpy as np
    import supersuit  # type: ignore[import-not-found]
    from pettingzoo.classic import texas_holdem_no_limit_v6
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    game = turn_based_aec_to_parallel(texas_holdem_no_limit_v6.env())
    envs = supersuit.concat_vec_envs_v1(supersuit.pettingzoo_env_to_vec_env_v1(game), count, base_class="gymnasium")
    dice = np.random.default_rng(1)
    now = [envs.reset(seed=1)[0]]

    def play() -> int:
        for _ in range(STEPS):
            mask = now[0]["action_mask"]
            now[0] = envs.step((dice.random(mask.shape) * (mask + 1e-9)).argmax(axis=1))[0]
        return STEPS * count

    return best_rate(play)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 256
    rates = {f"OpenSpiel, {game}": openspiel(game, games) for game in ("gin_rummy", "backgammon")}
    print(json.dumps(rates | {"PettingZoo by SuperSuit, Texas hold'em": pettingzoo(games)}))

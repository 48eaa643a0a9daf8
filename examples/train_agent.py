"""Train a small agent for Famiglia by self-play and measure it: python examples/train_agent.py [minutes]

One matrix says how much each of the 406 actions gains from each number of `game.vector`. What was played in won games
becomes likelier, in lost games less likely (REINFORCE). Needs pip install 'trinacria[rl]'.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from trinacria.envs import gymnasium, pettingzoo

Floats = NDArray[np.float32]
GAMES, RATE, SCALE, dice = 64, 0.002, 0.25, np.random.default_rng(1)


def policy(weights: Floats, observation: Floats, mask: NDArray[np.int8]) -> Floats:
    """The probability of each action, for each row of observations."""
    logits = np.where(mask == 1, (observation * SCALE) @ weights, -np.inf)
    chances = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=-1, keepdims=True), np.float32)


def train(minutes: float) -> Floats:
    """Play against itself in many games at once, and learn from each that ends."""
    games = pettingzoo.vector_env("famiglia", count=GAMES)
    weights = np.zeros((games.length, games.actions), np.float32)
    played: list[list[tuple[Floats, Floats, int, np.int64]]] = [[] for _ in range(GAMES)]
    batch, end = games.reset(seed=1), time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        chances = policy(weights, batch.observation, batch.action_mask)
        actions = [int((np.cumsum(row) > dice.random() * row.sum()).argmax()) for row in chances]
        for row, turn in enumerate(zip(batch.observation, chances, actions, batch.place, strict=True)):
            played[row].append(turn)
        step = games.step(actions)
        for row in np.flatnonzero(step.ended).tolist():
            for observation, chance, action, place in played[row]:
                chance[action] -= 1
                legal, worth = np.flatnonzero(chance), RATE * step.returns[row, place]
                weights[:, legal] -= np.outer(worth * SCALE * observation, chance[legal])
            played[row].clear()
        batch = step.batch
    return weights


def measure(weights: Floats, opponent: str, games: int) -> float:
    """The share of the points won against a bot, the best action always played."""
    env, total = gymnasium.env("famiglia", opponent=opponent), 0.0
    for seed in range(games):
        (seen, _), over, reward = env.reset(seed=seed), False, 0.0
        while not over:
            chances = policy(weights, seen["observation"], seen["action_mask"])
            seen, reward, over, _, _ = env.step(chances.argmax())
        total += (reward + 1) / 2
    return total / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float, nargs="?", default=5)
    trained = train(parser.parse_args().minutes)
    for bot, count in (("random", 200), ("greedy", 200), ("hard@50", 20)):
        print(f"against {bot}: {measure(trained, bot, count):.0%}")

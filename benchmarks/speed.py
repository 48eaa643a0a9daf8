"""Measures one installation of trinacria: decisions, games and copies a second. Prints JSON."""

import json
import sys
import time
from random import Random

import trinacria
from trinacria.kernel.playout import playout

SECONDS = 2.0


def measure(game: str) -> dict[str, float]:
    """Random play and copying, each for a while."""
    dice = Random(1)
    decisions = games = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        for _ in range(50):
            decisions += playout(trinacria.new_game(game, seed=games), dice.random)
            games += 1
    midway = trinacria.new_game(game, seed=3)
    for _ in range(8):
        if midway.decision is not None:
            midway.play(midway.decision.actions[0])
    copies = 0
    copying = time.perf_counter()
    while (copied := time.perf_counter() - copying) < SECONDS / 2:
        for _ in range(1000):
            midway.copy()
        copies += 1000
    return {"decisions": decisions / passed, "games": games / passed, "copies": copies / copied}


if __name__ == "__main__":
    print(json.dumps({game: measure(game) for game in sys.argv[1:] or trinacria.GAMES}))

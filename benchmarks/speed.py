"""Measures one installation of trinacria: decisions, games and copies a second. Prints JSON."""

import hashlib
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
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        for _ in range(50):
            decisions += playout(trinacria.new_game(game, seed=games), dice.random)
            games += 1
    midway = trinacria.new_game(game, seed=3)
    for _ in range(8):
        if midway.decision is not None:
            midway.play(midway.decision.actions[0])
    copies = 0
    copying = time.process_time()
    while (copied := time.process_time() - copying) < SECONDS / 2:
        for _ in range(1000):
            midway.copy()
        copies += 1000
    return {"decisions": decisions / passed, "games": games / passed, "copies": copies / copied}


def fingerprint(game: str) -> str:
    """A digest of some whole games: the same for every way to run the same rules."""
    dice = Random(2)
    digest = hashlib.sha256()
    for seed in range(40):
        played = trinacria.new_game(game, seed=seed)
        playout(played, dice.random)
        digest.update(json.dumps([played.record(), played.position()], sort_keys=True).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    games = sys.argv[1:] or list(trinacria.GAMES)
    print(json.dumps({game: {**measure(game), "fingerprint": fingerprint(game)} for game in games}))

"""Measures one installation of trinacria: decisions, games, copies and vectors a second. Prints JSON."""

import hashlib
import json
import sys
from random import Random

from facing import decisions_of
from measuring import best_rate

import trinacria
from trinacria.kernel.playout import playout


def measure(game: str) -> dict[str, float]:
    """Random play and copying."""
    # Only here: PettingZoo takes a second to import, and the package can be measured without it by others.
    from trinacria.envs.pettingzoo import env

    face = env(game)
    dice = Random(1)
    counts = {"decisions": 0, "games": 0}

    def play() -> int:
        decisions = sum(playout(trinacria.new_game(game, seed=seed), dice.random) for seed in range(200))
        counts["decisions"] += decisions
        counts["games"] += 200
        return decisions

    midway = trinacria.new_game(game, seed=3)
    for _ in range(8):
        if midway.decision is not None:
            midway.play(midway.decision.actions[0])

    def copy() -> int:
        for _ in range(20_000):
            midway.copy()
        return 20_000

    seat = midway.seats[0]

    def vector() -> int:
        for _ in range(2000):
            midway.vector(seat)
        return 2000

    decisions = best_rate(play)
    return {
        "decisions": decisions,
        "games": decisions * counts["games"] / counts["decisions"],
        "copies": best_rate(copy),
        "vectors": best_rate(vector),
        "pettingzoo": best_rate(lambda: decisions_of(face, 100 if game == "famiglia" else 2)),
    }


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

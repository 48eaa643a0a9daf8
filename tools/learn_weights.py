"""Learns what a bot of La Famiglia should value by self-play: `python tools/learn_weights.py --minutes 20`.

All values are moved a little up or down at random, the two sets meet twice with sides changed, and the values go a
step towards the set that did better (SPSA). It prints the set it has come to.
"""

import argparse
import time
from dataclasses import asdict
from math import exp, tanh
from random import Random

import trinacria
from trinacria.bots.games.lafamiglia.judgement.weights import PLAIN, Weights
from trinacria.bots.games.lafamiglia.search.policy import Policy
from trinacria.games.lafamiglia import LaFamiglia

APART = 0.25
"""How far up and down the values are moved, as a logarithm."""
STEP = 0.05
FIXED = ("fiction_soldato", "worthwhile")
NUMBERS = [word for word, value in asdict(PLAIN).items() if isinstance(value, float) and word not in FIXED]
WORDS = [*NUMBERS, "one", "two", "three", "one_at_last", "three_at_last"]
"""The single values, and what a Mandamento is worth by how many of its areas are held."""


def weights(moved: dict[str, float]) -> Weights:
    """The plain values, each moved by its logarithm."""
    factor = {word: exp(moved[word]) for word in WORDS}
    _, one, two, three = PLAIN.held
    _, one_at_last, two_at_last, three_at_last = PLAIN.held_at_last
    more = (three_at_last - two_at_last) * factor["three_at_last"]
    return Weights(
        held=(0.0, one * factor["one"], two * factor["two"], two * factor["two"] + (three - two) * factor["three"]),
        held_at_last=(0.0, one_at_last * factor["one_at_last"], two_at_last, two_at_last + more),
        **{word: getattr(PLAIN, word) * factor[word] for word in NUMBERS},
    )


def match(mode: str, seed: str, sides: tuple[Weights, Weights]) -> float:
    """How well the first side did, from -1 to 1: half for the win, half for the lead in Mandamenti."""
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed)
    assert isinstance(game, LaFamiglia)
    policies = [Policy(Random(f"{seed}/{side}"), sides[side]) for side in (0, 1)]
    while (decision := game.decision) is not None:
        side = game.mode_rules.sides[game.seats.index(decision.seat)]
        game.play(policies[side].choose(game, decision))
    lead = sum([game.mandamenti_of(at) * (1 if side == 0 else -1) for at, side in enumerate(game.mode_rules.sides)])
    assert game.result is not None
    first = [game.mode_rules.sides[game.seats.index(seat)] == 0 for seat in game.result.winners]
    won = 0.0 if not first else 1.0 if first[0] else -1.0
    return (won + tanh(lead / 3)) / 2


def main() -> None:
    """Learn for some minutes."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--modes", default="2v2,1v1")
    asked.add_argument("--seed", default="0")
    wish = asked.parse_args()
    modes = wish.modes.split(",")
    dice = Random(wish.seed)
    moved = dict.fromkeys(WORDS, 0.0)
    end, pairs = time.monotonic() + 60 * wish.minutes, 0
    while time.monotonic() < end:
        way = {word: dice.choice((-1, 1)) for word in WORDS}
        up, down = [weights({word: moved[word] + sign * APART * way[word] for word in WORDS}) for sign in (1, -1)]
        mode, seed = modes[pairs % len(modes)], f"{wish.seed}/{pairs}"
        better = (match(mode, seed, (up, down)) - match(mode, seed, (down, up))) / 2
        moved = {word: value + STEP * better * way[word] for word, value in moved.items()}
        pairs += 1
    print(f"{2 * pairs} games", weights(moved), sep="\n")


if __name__ == "__main__":
    main()

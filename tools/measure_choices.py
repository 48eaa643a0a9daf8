"""Measure where the judgement of La Famiglia errs, by trials: `python tools/measure_choices.py --out trials.jsonl`.

It plays by the learned values against itself. In one planning decision of four, by lot, it does not do what looks best
but one of the next four; of the other decisions every third is written down, with an action that could have been tried.
So half of what is written down are trials, and but for the lot the halves are alike: the difference between what came
of them is what the trial did. To compare tables in which an action *was chosen* tells something else: that there was
something good to choose.

What comes of a decision is the chance to win at the beginning of the next round, after the last one the result. Every
game is a line of the file, and the same command goes on where it stopped.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance

import trinacria
from trinacria.bots.games.lafamiglia.judgement.judge import RULES
from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED
from trinacria.bots.games.lafamiglia.search.player import MIXED
from trinacria.bots.games.lafamiglia.search.policy import Policy
from trinacria.bots.games.lafamiglia.search.prospects import USUAL
from trinacria.games.lafamiglia import LaFamiglia

MODES = ("2v2", "1v1", "2v1")
TRIALS, KEPT = 0.25, 1 / 3
NEAREST = 5
"""A trial is one of so many that look best."""
FEWEST = 100
"""So many trials tell something."""

Row = tuple[str, str, str, int, float]
"""The kind of question, what was or could be tried, what looked best, whether it was tried, and what came of it."""


def play(seed: str, number: int) -> tuple[int, str, list[Row]]:
    dice, mode = Random(f"{seed}/{number}"), MODES[number % len(MODES)]
    game = trinacria.new_game("lafamiglia", mode=mode, seed=f"{seed}/{number}")
    assert isinstance(game, LaFamiglia)
    policy, sides = Policy(dice, LEARNED), game.mode_rules.sides
    first = sides.index(0)
    chances: dict[int, float] = {}
    """The first side's chance at the beginning of each round."""
    kept: list[tuple[str, str, str, int, int, int]] = []
    while (decision := game.decision) is not None:
        chances.setdefault(game.round, USUAL.prospects(game, first)[0])
        actions = decision.actions
        if len(actions) == 1 or game.encounter or decision.kind not in RULES or decision.kind in MIXED:
            game.play(policy.choose(game, decision))
            continue
        worths = policy.worths(game, decision)
        usual, *others = [at for _, at in sorted([(-worth, at) for at, worth in enumerate(worths)])][:NEAREST]
        other, lot = dice.choice(others), dice.random()
        if lot < TRIALS + (1 - TRIALS) * KEPT:
            side = sides[game.seats.index(decision.seat)]
            words = str(actions[other]), str(actions[usual])
            kept.append((decision.kind, *words, int(lot < TRIALS), side, game.round))
        game.play(actions[other if lot < TRIALS else usual])
    chances[game.round + 1] = USUAL.prospects(game, first)[0]
    rows: list[Row] = []
    for kind, tried, looked_best, trial, side, round_ in kept:
        came = chances[round_ + 1] - chances[round_]
        rows.append((kind, tried, looked_best, trial, round(came if side == 0 else -came, 4)))
    return number, mode, rows


def tell(rows: Iterable[tuple[str, Row]]) -> list[str]:
    """For each question, and each thing that was tried often, what trials changed, the best first."""
    by_kind: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for mode, (kind, tried, _, trial, came) in rows:
        for name in (kind, f"{kind}, {mode}", f"{kind}: {tried}"):
            by_kind[name][trial].append(came)
    told = []
    for name, (without, trials) in by_kind.items():
        if min(len(without), len(trials)) >= FEWEST:
            error = sqrt(variance(trials) / len(trials) + variance(without) / len(without))
            told.append((fmean(trials) - fmean(without), error, len(trials), name))
    told.sort(key=lambda one: -one[0] / one[1])
    return [f"{100 * change:+.2f} ± {100 * error:.2f}  {count:6}  {name}" for change, error, count, name in told]


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    played = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.exists() else []
    done = {number for number, *_ in played}
    todo = [number for number in range(given.games) if number not in done]
    with ProcessPoolExecutor(given.jobs) as pool, given.out.open("a") as file:
        for game in pool.map(partial(play, given.seed), todo, chunksize=4):
            played.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    print(*tell((mode, tuple(row)) for _, mode, rows in played for row in rows), sep="\n")


if __name__ == "__main__":
    main()

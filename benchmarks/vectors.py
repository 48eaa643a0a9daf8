"""Many games at once against the kernel alone, in one run, in turns: python benchmarks/vectors.py [--count 256].

Random play both times. The agent of the vector face sees only what it returns: it picks one action of each mask.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import trinacria
from trinacria.envs.many import ManyGames
from trinacria.kernel.playout import playout

WAYS: list[tuple[str, str | None]] = [("famiglia", None), ("lafamiglia", None)]
ROUNDS = 7
SECONDS = 0.6


def pick(mask: Any, dice: np.random.Generator) -> Any:
    """One legal action in each row, all as likely."""
    rows = np.arange(len(mask) + 1) * mask.shape[1]
    flat = np.flatnonzero(mask.view(np.bool_))
    starts = np.searchsorted(flat, rows)
    return flat[starts[:-1] + (dice.random(len(mask)) * np.diff(starts)).astype(np.int64)] - rows[:-1]


def kernel(game: str, mode: str | None) -> Callable[[], int]:
    """Whole games through the public kernel."""
    dice, seeds = Random(1), iter(range(10**9))
    return lambda: sum(playout(trinacria.new_game(game, mode, seed=next(seeds)), dice.random) for _ in range(4))


def vectors(many: ManyGames) -> Callable[[], int]:
    """Steps of all games."""
    dice = np.random.default_rng(1)
    state = [many.reset(seed=1)]

    def steps() -> int:
        for _ in range(4):
            state[0] = many.step(pick(state[0].action_mask, dice)).batch
        return 4 * many.count

    return steps


def rate(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Decisions a second, for a moment."""
    done, began = 0, clock()
    while clock() - began < SECONDS:
        done += work()
    return done / (clock() - began)


def in_turns(works: dict[str, Callable[[], int]], clock: Callable[[], float]) -> dict[str, list[float]]:
    """The rates of each in every round: what else the machine does changes from one to the next."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(rate(work, clock))
    return rates


def measure(game: str, mode: str | None, count: int) -> dict[str, Any]:
    """Median rates by processor time with the ratios of the rounds; two processes against one by the clock."""
    many = ManyGames(game, mode, count, copy=False)
    bytes_ = ManyGames(game, mode, count, copy=False, dtype=np.uint8)
    copies = ManyGames(game, mode, count)
    works = {
        "kernel": kernel(game, mode),
        "vectors": vectors(many),
        "uint8": vectors(bytes_),
        "copies": vectors(copies),
    }
    rates = in_turns(works, time.process_time)
    told: dict[str, Any] = {name: round(statistics.median(values)) for name, values in rates.items()}
    told["of kernel"] = {name: _ratios(rates[name], rates["kernel"]) for name in ("vectors", "uint8", "copies")}
    with ManyGames(game, mode, count, copy=False, processes=2) as two:
        clocked = in_turns({"one": vectors(many), "two": vectors(two)}, time.perf_counter)
    told["two processes, by the clock"] = round(statistics.median(clocked["two"]))
    told["of one"] = _ratios(clocked["two"], clocked["one"])
    return told


def _ratios(ours: list[float], theirs: list[float]) -> list[float]:
    """The least, the median and the best of the rounds."""
    ratios = sorted(mine / other for mine, other in zip(ours, theirs, strict=True))
    return [round(ratios[0], 2), round(statistics.median(ratios), 2), round(ratios[-1], 2)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=256)
    wanted = parser.parse_args()
    print(json.dumps({game: measure(game, mode, wanted.count) for game, mode in WAYS}, indent=1))

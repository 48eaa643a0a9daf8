"""Learns what a bot of La Famiglia should value by self-play: `python tools/learn_weights.py --out learnt --minutes 9`.

For each mode apart, all values are moved a little up or down at random, the two sets meet twice with sides changed, and
the values go a step towards the set that did better (SPSA). In 2 v 1 the solo and the team have values of their own.
The folder gets `learnt.json` with the values averaged over the later part of the run, and how they fare against those
the run began with; `rounds-N.npz` with how the sides stood after each round and who won, for `tools/learn_standing.py`;
with `--curve` also `curve-MODE.jsonl`, how the values fared against those on the way, for `tools/training_curves.py`.
The same command goes on where it stopped.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from math import exp, tanh
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import trinacria
from trinacria.bots.games.lafamiglia.judgement.planning import TILES
from trinacria.bots.games.lafamiglia.judgement.resource_values import FACTORS
from trinacria.bots.games.lafamiglia.judgement.weights import LEARNED, Weights
from trinacria.bots.games.lafamiglia.search.policy import Policy
from trinacria.bots.games.lafamiglia.search.standing import standing
from trinacria.games.lafamiglia import LaFamiglia

APART = 0.25
"""How far up and down the values are moved, as a logarithm."""
AVERAGED_FROM = 0.45
ROUNDS = 4
FACTOR, TREND, TILE = 0.7, 0.4, 4.0
"""How far a move goes in a factor, in its trend from round to round, and in the worth of a tile."""
FIXED = ("fiction_soldato", "worthwhile", "scarce")
NUMBERS = [word for word, value in asdict(LEARNED).items() if isinstance(value, float) and word not in FIXED]
HELD = ("one", "two", "three", "one_at_last", "three_at_last")
COUNTS, BY_ROUND = [f"{word} counts" for word in FACTORS], [f"{word} by round" for word in FACTORS]
WORDS = [*NUMBERS, "scarce", *HELD, *COUNTS, *BY_ROUND, *TILES]
PAIRS = 3
"""So many meetings in one piece of work."""
KEPT = 0.5
"""The share of games whose rounds are kept."""
SHARES = {"2v2": 0.45, "1v1": 0.4, "2v1": 0.15}
DIFFICULTIES = ("easy", "medium", "hard")
Moves = list[float]


def parts_of(mode: str) -> tuple[str, ...]:
    """Which sets of values a mode has."""
    return (mode,) if mode != "2v1" else ("2v1 solo", "2v1 team")


def weights(moved: Moves) -> Weights:
    """The learned values so far, each moved."""
    by = dict(zip(WORDS, moved, strict=True))
    _, one, two, three = LEARNED.held
    _, one_at_last, two_at_last, three_at_last = LEARNED.held_at_last
    more = (three_at_last - two_at_last) * exp(by["three_at_last"])
    two *= exp(by["two"])
    spaces = tuple(
        tuple(
            exp(FACTOR * by[f"{word} counts"] + TREND * by[f"{word} by round"] * (at - (ROUNDS - 1) / 2))
            for word in FACTORS
        )
        for at in range(ROUNDS)
    )
    values: dict[str, Any] = {word: getattr(LEARNED, word) * exp(by[word]) for word in NUMBERS}
    return Weights(
        held=(0.0, one * exp(by["one"]), two, two + (three - LEARNED.held[2]) * exp(by["three"])),
        held_at_last=(0.0, one_at_last * exp(by["one_at_last"]), two_at_last, two_at_last + more),
        scarce=by["scarce"],
        spaces=spaces,
        tiles=tuple(TILE * by[tile] - at for at, tile in enumerate(TILES)),
        **values,
    )


def meet(mode: str, seed: str, sides: tuple[Weights, Weights], rows: list[list[float]] | None) -> tuple[float, float]:
    """How well the first side did, from -1 to 1: half for the win, half for the lead in Mandamenti; and the win."""
    dice = Random(seed)
    options = {"difficulty": dice.choice(DIFFICULTIES)} if mode == "2v1" else {}
    game = trinacria.new_game("lafamiglia", mode=mode, seed=seed, options=options)
    assert isinstance(game, LaFamiglia)
    game.listened = False
    policies = [Policy(Random(f"{seed}/{side}"), sides[side]) for side in (0, 1)]
    places = game.mode_rules.sides
    seat_side = None
    number, stood = 1, []
    while (decision := game.decision) is not None:
        if game.round != number:
            number = game.round
            if rows is not None:
                stood.append([number, *standing(game, 0), *standing(game, 1)])
        seat_side = places[game.seats.index(decision.seat)]
        game.play(policies[seat_side].choose(game, decision))
    lead = sum([game.mandamenti_of(at) * (1 if side == 0 else -1) for at, side in enumerate(places)])
    assert game.result is not None
    first = [places[game.seats.index(seat)] == 0 for seat in game.result.winners]
    won = 0.0 if not first else 1.0 if first[0] else -1.0
    if rows is not None:
        hard = DIFFICULTIES.index(options["difficulty"]) if options else 0
        rows += [[hard, won, lead, *one] for one in stood]
    return (won + tanh(lead / 3)) / 2, won


def work(mode: str, seed: str, moved: list[Moves]) -> tuple[list[tuple[list[list[int]], float]], list[list[float]]]:
    """Some meetings: which way the values were moved, and how much better that was than the other way."""
    samples: list[tuple[list[list[int]], float]] = []
    rows: list[list[float]] = []
    for number in range(PAIRS):
        name = f"{seed}/{number}"
        dice = Random(name)
        ways = [[dice.choice((-1, 1)) for _ in WORDS] for _ in moved]
        up, down = [
            [
                weights([m + sign * APART * w for m, w in zip(one, way, strict=True)])
                for one, way in zip(moved, ways, strict=True)
            ]
            for sign in (1, -1)
        ]
        kept = rows if dice.random() < KEPT else None
        # The solo is the first side.
        ahead, _ = meet(mode, name, (up[0], down[-1]), kept)
        behind, _ = meet(mode, name, (down[0], up[-1]), kept)
        samples.append((ways, (ahead - behind) / 2))
    return samples, rows


def compare(mode: str, seed: str, new: list[Weights], old: Weights) -> list[float]:
    """A deal played twice, the new values against the old: how often they won."""
    return [meet(mode, seed, (new[0], old), None)[1], -meet(mode, seed, (old, new[-1]), None)[1]]


class Course:
    """The values of one mode on their way."""

    def __init__(self, mode: str, state: dict[str, Any] | None, step: float) -> None:
        self.mode = mode
        self.step = step
        count = len(parts_of(mode))
        self.moved: list[Moves] = state["moved"] if state else [[0.0] * len(WORDS) for _ in range(count)]
        self.sums: list[Moves] = state["sums"] if state else [[0.0] * len(WORDS) for _ in range(count)]
        self.averaged: int = state["averaged"] if state else 0
        self.pairs: int = state["pairs"] if state else 0
        self.stages: list[tuple[int, list[Moves]]] = state.get("stages", []) if state else []
        """The values on the way, after how many meetings."""

    def learn(self, ways: list[list[int]], better: float, share: float) -> None:
        step = self.step * (1 - 0.75 * min(1.0, share))
        self.pairs += 1
        for one, way in zip(self.moved, ways, strict=True):
            for at, sign in enumerate(way):
                one[at] += step * better * sign
        if share > AVERAGED_FROM:
            self.averaged += 1
            for total, one in zip(self.sums, self.moved, strict=True):
                for at, value in enumerate(one):
                    total[at] += value

    def mean(self) -> list[Moves]:
        """The average of the later part."""
        if not self.averaged:
            return self.moved
        return [[value / self.averaged for value in total] for total in self.sums]

    def state(self) -> dict[str, Any]:
        """What is needed to go on."""
        told = {"moved": self.moved, "sums": self.sums, "averaged": self.averaged, "pairs": self.pairs}
        return told | ({"stages": self.stages} if self.stages else {})

    def keep(self) -> None:
        """Keep the values as they are now, to be measured when the run is over."""
        self.stages.append((self.pairs, [list(one) for one in self.moved]))


def save(out: Path, courses: dict[str, Course], share: float, told: dict[str, Any]) -> None:
    """Write all, whole or not at all."""
    learnt = {
        part: asdict(weights(moved))
        for course in courses.values()
        for part, moved in zip(parts_of(course.mode), course.mean(), strict=True)
    }
    for name, content in (
        ("learnt.json", learnt | told),
        ("state.json", {"share": share, **{mode: course.state() for mode, course in courses.items()}}),
    ):
        (out / f"{name}.part").write_text(json.dumps(content))
        (out / f"{name}.part").rename(out / name)


def curve(course: Course, deals: int, pool: ProcessPoolExecutor) -> Iterator[str]:
    """A line for each stage: how many meetings it took, and how it fares against the old values."""
    mode = course.mode
    begun = (0, [[0.0] * len(WORDS) for _ in parts_of(mode)])
    for meetings, moved in (begun, *course.stages, (course.pairs, course.moved)):
        new = [weights(one) for one in moved]
        games = [pool.submit(compare, mode, f"curve/{at}", new, LEARNED) for at in range(deals)]
        wins = [(won + 1) / 2 for game in games for won in game.result()]
        told = {"meetings": meetings, "games": len(wins), "points": sum(wins) / len(wins)}
        print(mode, told, flush=True)
        yield json.dumps(told) + "\n"


def main() -> None:
    """Learn for some minutes."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--modes", default="2v2,1v1,2v1")
    asked.add_argument("--seed", default="0")
    asked.add_argument("--step", type=float, default=0.012, help="at first; a quarter of it at the end")
    asked.add_argument("--start", type=Path, help="the state.json of an earlier run")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--compare", type=int, default=100, help="deals played against the old values at the end")
    asked.add_argument("--curve", type=int, default=0, help="deals played against the old values at each stage kept")
    asked.add_argument("--stage", type=float, default=20, help="seconds from one stage to the next")
    asked.add_argument("--out", type=Path, required=True)
    wish = asked.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    old = json.loads((wish.out / "state.json").read_text()) if (wish.out / "state.json").exists() else {}
    modes = wish.modes.split(",")
    courses = {mode: Course(mode, old.get(mode), wish.step) for mode in modes}
    if wish.start is not None:
        begun = json.loads(wish.start.read_text())
        for mode, course in courses.items():
            course.moved = begun[mode]["moved"]
    began, length = time.monotonic(), 60 * wish.minutes
    before: float = old.get("share", 0.0)
    numbers: dict[str, int] = defaultdict(int)
    rows: dict[str, list[list[float]]] = defaultdict(list)
    dice, saved, drift = Random(wish.seed + str(before)), began, []
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as pool:

        def send() -> tuple[str, Future[Any]]:
            mode = dice.choices(modes, [SHARES[mode] for mode in modes])[0]
            numbers[mode] += 1
            return mode, pool.submit(work, mode, f"{wish.seed}/{before}/{numbers[mode]}", courses[mode].moved)

        waiting: dict[Future[Any], str] = {}
        while (share := before + (1 - before) * (time.monotonic() - began) / length) < 1 or waiting:
            while share < 1 and len(waiting) < 2 * wish.jobs:
                mode, sent = send()
                waiting[sent] = mode
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for one in ready:
                mode = waiting.pop(one)
                found, kept = one.result()
                rows[mode] += kept
                for ways, better in found:
                    courses[mode].learn(ways, better, share)
            if time.monotonic() - saved > wish.stage:
                saved = time.monotonic()
                for course in courses.values():
                    if wish.curve:
                        course.keep()
                pairs = {mode: course.pairs for mode, course in courses.items()}
                far = {m: round(sum([v * v for v in c.moved[0]]) / len(WORDS), 4) for m, c in courses.items()}
                drift.append([share, pairs, far])
                print(f"{share:.2f}", pairs, far, flush=True)
                save(wish.out, courses, share, {"drift": drift})
        for mode, kept in rows.items():
            np.savez_compressed(wish.out / f"rounds-{mode}.npz", rows=np.array(kept, np.int16))
        told: dict[str, Any] = {"drift": drift}
        for mode, course in courses.items():
            for name, moved in (("mean", course.mean()), ("last", course.moved)):
                new = [weights(one) for one in moved]
                games = [pool.submit(compare, mode, f"compare/{at}", new, LEARNED) for at in range(wish.compare)]
                wins = [won for game in games for won in game.result()]
                told[f"{mode} {name}"] = [sum([(won + 1) / 2 for won in wins]), len(wins)]
                print(mode, name, "against the old values:", told[f"{mode} {name}"], flush=True)
        save(wish.out, courses, 1.0, told)
        if wish.curve:
            for mode, course in courses.items():
                (wish.out / f"curve-{mode}.jsonl").write_text("".join(curve(course, wish.curve, pool)))


if __name__ == "__main__":
    main()

"""A training run: it goes on where it stopped, and writes down how it goes."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jax.numpy as jnp
import msgspec
import numpy as np

from trinacria.gpu import net
from trinacria.gpu.matches import Tally, match
from trinacria.gpu.training import Learner, Plan, as_arrays, first_games, from_arrays, learner, update

CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
NET = "net.npz"
KEEP_SECONDS = 30.0
OLDER_SECONDS = 10.0
"""How often a self joins the older ones, and another of them is met."""
MOST_OLDER = 12

Teller = Callable[[dict[str, Any]], None]


class Course:
    """A run in a folder of its own: its checkpoint, its log, and in the end its net."""

    def __init__(
        self, folder: Path, plan: Plan, start: net.Params | None = None, target: net.Params | None = None
    ) -> None:
        """Begin a run, or take one up. `start` are weights to begin with, `target` the net to be answered."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = plan
        self.target = target
        self.seconds = 0.0
        """Time spent learning, over all parts of the run."""
        self.decisions = 0
        self.now = self._resumed() or learner(plan, start)
        self.older: list[net.Params] = [target] if target is not None else [self.now.average]

    def run(
        self, tell: Teller, looks: int = 12, against: dict[str, net.Params | str] | None = None, games: int = 8192
    ) -> net.Params:
        """Learn until the planned minutes are over; `looks` times on the way play against these and tell."""
        plan, total = self.plan, self.plan.minutes * 60
        state, dice = first_games(plan), Random(plan.seed)
        met = self.older[-1]
        next_look = self.seconds
        next_older, kept = self.seconds + OLDER_SECONDS, time.monotonic()
        recent = np.zeros(4)
        compiled = False
        while self.seconds < total:
            began = time.monotonic()
            gone = self.seconds / total
            rate, entropy = plan.rate * (1 - 0.95 * gone), plan.entropy * (1 - gone) + 0.002
            self.now, state, told = update(plan, self.now, met, state, jnp.float32(rate), jnp.float32(entropy))
            recent = np.asarray(told)
            # The first call compiles, which is no learning.
            self.seconds += time.monotonic() - began if compiled else 0.0
            compiled = True
            self.decisions += plan.games * plan.steps
            if self.target is None and self.seconds >= next_older:
                self.older = [*self.older[-MOST_OLDER + 1 :], self.now.average]
                met = dice.choice(self.older)
                next_older += OLDER_SECONDS
            if looks and self.seconds >= next_look:
                self._look(recent, tell, against or {}, games)
                next_look += total / looks
            if time.monotonic() - kept > KEEP_SECONDS:
                self.keep()
                kept = time.monotonic()
        if looks:
            self._look(recent, tell, against or {}, games)
        self.keep()
        return self.now.average

    def keep(self) -> None:
        """Write the checkpoint, whole or not at all."""
        arrays = as_arrays(self.now)
        arrays["seconds"], arrays["decisions"] = np.float64(self.seconds), np.int64(self.decisions)
        new = self.folder / (CHECKPOINT + ".new")
        with new.open("wb") as file:
            np.savez(file, **arrays)
        new.replace(self.folder / CHECKPOINT)
        net.save(self.folder / NET, self.now.average)

    def _resumed(self) -> Learner | None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None
        with np.load(path) as arrays:
            self.seconds, self.decisions = float(arrays["seconds"]), int(arrays["decisions"])
            return from_arrays({name: arrays[name] for name in arrays.files if name not in ("seconds", "decisions")})

    def _look(self, recent: Any, tell: Teller, against: dict[str, net.Params | str], games: int) -> None:
        size = self.plan.games * self.plan.steps
        ended = max(1.0, float(recent[0]))
        report: dict[str, Any] = {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "length": round(size / ended, 1),
            "early": round(float(recent[1]) / ended, 4),
            "value_loss": round(float(recent[2]), 4),
            "entropy": round(float(recent[3]), 4),
        }
        for name, other in against.items():
            mine = self.now.average
            report[name] = _shares(match(mine, mine if other == "self" else other, games, 99, self.plan.free))
        with (self.folder / LOG).open("ab") as file:
            file.write(msgspec.json.encode(report) + b"\n")
        tell(report)


def _shares(tally: Tally) -> dict[str, float]:
    return {
        "won": round(tally.won, 4),
        "drawn": round(tally.drawn, 4),
        "lost": round(tally.lost, 4),
        "early": round(tally.passed_out_early, 4),
        "turns": round(tally.turns, 1),
    }

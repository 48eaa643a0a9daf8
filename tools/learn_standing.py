"""Fits how good the end of a round is to the rounds that `tools/learn_weights.py` kept, and writes what `master` reads.

    python tools/learn_standing.py --learnt FOLDER --out src/trinacria/bots/games/lafamiglia/master.json

Logistic regression on who won, for each mode and each round that begins; the rounds of a mode are drawn towards what
fits all of them. A seventh of the games is kept back, and it says how well those are foretold: the mean logarithm of
the chance that was given to what came, by the share of wins alone, by what `hard` goes by, and by the new values.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
BACK, FIRM, COMMON = 1 / 7, 30.0, 5.0
DIFFICULTY, WON, LEAD, ROUND, NUMBERS = 0, 1, 2, 3, 4
"""The columns of a row; the numbers of the first side follow, then those of the second."""


def chances(odds: Floats) -> Floats:
    """Chances out of logarithms of odds."""
    return 1 / (1 + np.exp(-odds))


def fit(x: Floats, won: Floats, firm: float, around: Floats) -> Floats:
    """Newton's way to the best values, drawn towards some."""
    weights = around.copy()
    for _ in range(30):
        likely = chances(x @ weights)
        slope = x.T @ (likely - won) + firm * (weights - around)
        bend = (x * (likely * (1 - likely))[:, None]).T @ x + firm * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def usual(numbers: Floats, number: int) -> Floats:
    """What `hard` goes by; see `search/prospects.py`."""
    left = 5 - number
    worth = np.zeros(numbers.shape[1])
    for at, value in {0: 0.16, 1: 0.48, 2: 0.72, 7: 0.066, 11: 0.044, 12: 0.02, 13: 0.02, 14: 0.045, 15: 0.11}.items():
        worth[at] = value
    worth[[16, 17, 19]] = np.array([0.1, 0.065, 0.065]) * left
    worth[[21, 23]] = 0.22, 0.3
    return numbers @ worth


def surprise(likely: Floats, won: Floats) -> float:
    """The mean logarithm, the less the better."""
    likely = np.clip(likely, 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))


def learn(rows: Floats, apart: bool) -> tuple[list[list[float]], list[str]]:
    """The values of a mode for each round that begins, and how well they foretell."""
    half = (rows.shape[1] - NUMBERS) // 2
    first, second = rows[:, NUMBERS : NUMBERS + half], rows[:, NUMBERS + half :]
    won, ones = (rows[:, WON] + 1) / 2, np.ones((len(rows), 1))
    levels = np.stack([rows[:, DIFFICULTY] == level for level in range(3)], 1).astype(float)
    x = np.hstack([first, second, levels]) if apart else np.hstack([first - second, ones])
    learning = np.arange(len(rows)) < len(rows) * (1 - BACK)
    common = fit(x[learning], won[learning], COMMON, np.zeros(x.shape[1]))
    values, told = [], []
    for number in (2, 3, 4):
        here = rows[:, ROUND] == number
        used, back = here & learning, here & ~learning
        weights = fit(x[used], won[used], FIRM, common)
        share = np.full(back.sum(), won[used].mean())
        old = chances(usual(first[back], number) - usual(second[back], number))
        new = chances(x[back] @ weights)
        figures = [surprise(one, won[back]) for one in (share, old, new)]
        told.append(
            f"round {number} ({used.sum()} and {back.sum()} rows): " + ", ".join([f"{one:.3f}" for one in figures])
        )
        values.append([round(float(one), 4) for one in fit(x[here], won[here], FIRM, common)])
    return values, told


def rounded(value: Any) -> Any:
    """Four digits are enough."""
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return float(f"{value:.4g}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--learnt", type=Path, required=True, help="the folder of learn_weights.py")
    asked.add_argument("--rounds", type=Path, nargs="*", help="folders with more rounds")
    asked.add_argument("--out", type=Path, required=True)
    wish = asked.parse_args()
    values = json.loads((wish.learnt / "learnt.json").read_text())
    parts = {
        part: {word: rounded(value) for word, value in values[part].items()}
        for part in ("2v2", "1v1", "2v1 solo", "2v1 team")
    }
    standing = {}
    for mode in ("2v2", "1v1", "2v1"):
        files = [folder / f"rounds-{mode}.npz" for folder in (wish.learnt, *(wish.rounds or ()))]
        rows = np.concatenate([np.load(file)["rows"] for file in files if file.exists()]).astype(float)
        standing[mode], told = learn(rows, mode == "2v1")
        print(mode, *told, sep="\n  ")
    wish.out.write_text(json.dumps({"values": parts, "standing": standing}) + "\n")


if __name__ == "__main__":
    main()

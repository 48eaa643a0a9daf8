"""What `master` has learnt of each mode: what the sides should value, and how good the end of a round is."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from trinacria.bots.games.lafamiglia.judgement.weights import Weights
from trinacria.bots.games.lafamiglia.search.prospects import Outlook
from trinacria.bots.games.lafamiglia.search.standing import Standing

FILE = "master.json"
PARTS = {"2v2": ("2v2", "2v2"), "1v1": ("1v1", "1v1"), "2v1": ("2v1 solo", "2v1 team")}
"""The sets of values of each mode, the first side's first."""
DIFFICULTIES = ("easy", "medium", "hard")


@cache
def learnt() -> dict[str, Any]:
    """All that the file holds."""
    values: dict[str, Any] = json.loads(files("trinacria.bots.games.lafamiglia").joinpath(FILE).read_text("utf-8"))
    return values


def weights(part: str) -> Weights:
    """One set of values."""
    listed = learnt()["values"][part]
    values: dict[str, Any] = {
        word: tuple(value) if isinstance(value, list) else value for word, value in listed.items()
    }
    values["spaces"] = tuple(tuple(row) for row in listed["spaces"])
    return Weights(**values)


@cache
def outlook(mode: str, difficulty: str | None) -> Outlook:
    """How `master` sees a mode."""
    first, second = PARTS[mode]
    rows = learnt()["standing"][mode]
    level = DIFFICULTIES.index(difficulty) if mode == "2v1" and difficulty in DIFFICULTIES else -1
    return Standing(weights(first), weights(second), rows, level)

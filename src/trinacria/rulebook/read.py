"""The worked examples from their files, one per game."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from trinacria.rulebook.model import Addend, Example, Question, Try

HERE = Path(__file__).parent


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """All worked examples of a game, in the order of its books; a game of somebody else's has none."""
    file = HERE / f"{game}.toml"
    if not file.is_file():
        return ()
    return tuple(_example(raw) for raw in tomllib.loads(file.read_text(encoding="utf-8"))["example"])


def _example(raw: dict[str, Any]) -> Example:
    shared = {key: raw[key] for key in ("position", "seat", "picture", "near", "of") if key in raw}
    questions = tuple(_question(shared | one) for one in raw["question"])
    return Example(id=raw["id"], rule=raw["rule"], questions=questions)


def _question(raw: dict[str, Any]) -> Question:
    answers = tuple(Try(right=value == raw["expects"], value=value) for value in raw.get("answers", ()))
    given: dict[str, Any] = {key: tuple(raw[key]) for key in ("rules", "before", "then", "near") if key in raw}
    given |= {key: raw[key] for key in ("position", "seat", "picture", "asks", "of", "priced", "have") if key in raw}
    sums = tuple(Addend(one["says"], one["amount"]) for one in raw.get("sum", ()))
    return Question(tries=answers + tuple(map(_try, raw.get("tries", ()))), sum=sums, **given)


def _try(raw: dict[str, Any]) -> Try:
    given: dict[str, Any] = {**raw, "play": tuple(raw.get("play", ()))}
    return Try(**given)

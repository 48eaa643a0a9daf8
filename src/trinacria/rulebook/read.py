"""The worked examples from their files, one per game."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from trinacria.rulebook.model import Addend, Example, Question, Try

HERE = Path(__file__).parent


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """All worked examples of a game, in the order of its books."""
    with (HERE / f"{game}.toml").open("rb") as file:
        return tuple(_example(raw) for raw in tomllib.load(file)["example"])


def _example(raw: dict[str, Any]) -> Example:
    shared = {key: raw[key] for key in ("position", "seat", "picture", "near", "of") if key in raw}
    questions = tuple(_question(shared | one) for one in raw["question"])
    return Example(id=raw["id"], rule=raw["rule"], questions=questions)


def _question(raw: dict[str, Any]) -> Question:
    answers = tuple(Try(right=value == raw["expects"], value=value) for value in raw.get("answers", ()))
    tries = tuple(Try(**{**one, "play": tuple(one.get("play", ()))}) for one in raw.get("tries", ()))
    lists = {key: tuple(raw[key]) for key in ("rules", "before", "then", "near") if key in raw}
    rest = {key: raw[key] for key in ("asks", "of", "priced", "have") if key in raw}
    return Question(
        position=raw["position"],
        seat=raw["seat"],
        picture=raw["picture"],
        tries=answers + tries,
        sum=tuple(Addend(**one) for one in raw.get("sum", ())),
        **lists,
        **rest,
    )

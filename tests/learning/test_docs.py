"""docs/learning.md names every number of the vectors."""

import re
from pathlib import Path

import pytest

import trinacria
from trinacria.games.lafamiglia.rules.actions import FEATURES, VERBS, WORD_KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "title"), [("famiglia", "Famiglia"), ("lafamiglia", "La Famiglia")])
def test_every_field_is_documented(game: str, title: str) -> None:
    chapter = PAGE.partition(f"## The numbers of {title}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| .+ \|$", chapter, re.MULTILINE)
    fields = trinacria.new_game(game, seed=1).vector_fields
    assert [(name, int(length)) for name, length in rows] == [(field.name, field.length) for field in fields]


def test_the_features_of_actions_are_documented() -> None:
    assert f"`action.vector` has {FEATURES} numbers: the verb ({len(VERBS)})" in PAGE
    assert ", ".join(WORD_KINDS) in PAGE.replace("\n", " ")

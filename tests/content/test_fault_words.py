"""Every fault that the check of a pack can note has words."""

import ast
from collections.abc import Iterator
from pathlib import Path

from trinacria.games.lafamiglia.content import load
from trinacria.words import words_in

FOLDER = Path(load.__file__).parent
ENGLISH = {key for key in words_in("en") if key.startswith(("content-problem-", "content-expected-"))}


def said() -> Iterator[str]:
    """The ids of messages in the source; of those put together, what they begin with and a star."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said":
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        yield constant.value


def test_every_half_of_a_fault_has_words() -> None:
    halves = set(said())
    assert len(halves) > 200
    lost = [id for id in halves if not any(key.split("-", 2)[2].startswith(id) for key in ENGLISH)]
    assert lost == []

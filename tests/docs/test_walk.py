"""The way of a move that `docs/contributing.md` describes is the one it takes."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"^(\d+)\. `([\w./]+)`: `(\w+)` ", re.MULTILINE)


def walk() -> list[tuple[str, str]]:
    """The steps: files and functions."""
    steps = STEP.findall((ROOT / "docs" / "contributing.md").read_text(encoding="utf-8"))
    assert [int(number) for number, _, _ in steps] == list(range(1, len(steps) + 1))
    return [(file, function) for _, file, function in steps]


def text(file: str) -> str:
    """A file of the walk."""
    return (ROOT / file).read_text(encoding="utf-8")


def test_every_step_is_there() -> None:
    assert len(walk()) > 8
    for file, function in walk():
        defined = (
            rf"^ +(?:private )?{function}(?:\(| = \()" if file.endswith(".ts") else rf"^ *(?:async )?def {function}\("
        )
        assert re.search(defined, text(file), re.MULTILINE), (file, function)


def test_every_step_is_called_by_one_before_it() -> None:
    """The page hears of it over the connection."""
    steps = walk()
    first = next(at for at, (file, _) in enumerate(steps) if file.startswith("web/"))
    for begin, end in ((0, first), (first, len(steps))):
        for at in range(begin + 1, end):
            before = "".join(text(file) for file in dict.fromkeys(file for file, _ in steps[begin:at]))
            assert re.search(rf"(?<!def )\b{steps[at][1]}\(", before), steps[at]

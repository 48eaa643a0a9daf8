"""How deep something is nested is seen before anything is parsed, in time that grows with the text and no faster."""

import json
import time
from pathlib import Path

import pytest

from trinacria.games import new_game
from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.kernel.content.nesting import MOST_DEEP, is_deep_json, is_deep_toml
from trinacria.kernel.errors import InvalidRecord
from trinacria.kernel.record import load

DEEP = MOST_DEEP + 1
SECONDS = 10.0
"""What takes the square of its length takes minutes."""


@pytest.mark.parametrize("count", [1, MOST_DEEP, DEEP, 100_000])
@pytest.mark.parametrize("brackets", [("[", "]"), ('{"a":', "}"), ('[0,{"b":', "}]")])
def test_json_is_as_deep_as_its_brackets(count: int, brackets: tuple[str, str]) -> None:
    per = brackets[0].count("[") + brackets[0].count("{")
    count = max(1, count // per)
    text = brackets[0] * count + "0" + brackets[1] * count
    assert is_deep_json(text) == (count * per > MOST_DEEP)
    assert is_deep_json(text.encode()) == (count * per > MOST_DEEP)
    # One that is never closed goes down as far.
    assert is_deep_json(brackets[0] * count) == (count * per > MOST_DEEP)


@pytest.mark.parametrize("text", ['"' + "[" * 99 + '"', '["\\"' + "[" * 99 + '"]', "[[]]" * 99, '{"a\\\\": "[[[["}'])
def test_brackets_in_texts_and_side_by_side_are_not_deep(text: str) -> None:
    assert not is_deep_json(text)


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        (".".join("a" * MOST_DEEP) + " = 1", False),
        (".".join("a" * DEEP) + " = 1", True),
        (" . ".join("a" * DEEP) + " = 1", True),
        (".".join(['"a"'] * DEEP) + " = 1", True),
        (".".join(["'a'"] * DEEP) + " = 1", True),
        ("[" + ".".join("a" * DEEP) + "]", True),
        ("[[" + ".".join("a" * DEEP) + "]]", True),
        ("x = { " + ".".join("a" * DEEP) + " = 1 }", True),
        ("x = " + "[" * DEEP + "]" * DEEP, True),
        ("x = " + "{ a = " * DEEP + "0" + "}" * DEEP, True),
        ('x = "' + "." * 99 + "[" * 99 + '"', False),
        ('x = """\n"a" ' + "." * 99 + "[" * 99 + '\\""""', False),
        ("x = '''\n'a' " + "." * 99 + "[" * 99 + "'''", False),
        ("x = '" + "." * 99 + "'  # " + "." * 99 + "[" * 99, False),
        ('x = "a # b"\n' + ".".join("a" * DEEP) + " = 1", True),
        ("x = 1.5\ny = 1979-05-27T07:32:00.999\n" * 99, False),
    ],
)
def test_toml_is_as_deep_as_its_brackets_and_the_parts_of_its_keys(text: str, deep: bool) -> None:
    assert is_deep_toml(text) == deep


@pytest.mark.parametrize(
    "name", [file.name for file in sorted(BUILT_IN.iterdir()) if file.suffix in (".toml", ".json")]
)
def test_the_built_in_pack_is_far_from_deep(name: str) -> None:
    text = Path(BUILT_IN / name).read_text(encoding="utf-8")
    assert not (is_deep_json if name.endswith(".json") else is_deep_toml)(text, 8)


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia"])
def test_records_are_far_from_deep(game: str) -> None:
    assert not is_deep_json(json.dumps(new_game(game).record()), 16)


@pytest.mark.parametrize(
    "part",
    [
        "a.",
        "a . ",
        '"',
        '\\"',
        "'",
        "'''",
        '"""',
        '"a".',
        "[",
        "[]",
        "]",
        "{",
        " ",
        "a",
        "#",
        "\\",
        '""',
        "=",
        '"\n',
        "'\n",
    ],
)
def test_no_text_takes_longer_than_it_is_long(part: str) -> None:
    began = time.thread_time()
    for text in (part * (500_000 // len(part)), '"' + part * (500_000 // len(part))):
        is_deep_json(text)
        is_deep_toml(text)
    assert time.thread_time() - began < SECONDS


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"moves": ' + "[" * 100_000 + "]" * 100_000 + "}", "error-record-deep"),
        ('{"seed": ' + "9" * 5_000 + "}", "error-record-number"),
    ],
)
def test_a_record_that_no_parser_should_see_is_refused_by_name(text: str, key: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        load(text)
    assert refused.value.key == key

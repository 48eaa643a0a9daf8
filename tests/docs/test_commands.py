"""Every command in README, docs and `--help` works, and says what the page shows.

Each is run in a folder with what the pages speak of: a record, a bot, a program. Games are few, and bots hardly think.
"""

import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import click
import pytest
from support.server.evening import Evening
from support.text.fences import ROOT, Block, agrees, blocks, commands, inline_commands
from support.text.reader import EDITS, Reader

from trinacria.cli.main import EXAMPLES, build
from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.kernel.record import dump
from trinacria.words import words_in

SHELL: Final = ("sh", "console")
NOT_RUN: Final = {
    "trinacria lab arena famiglia --bot mybot.py:MyBot --out mybot.json": "takes minutes; tests/lab plays a small one",
    "trinacria lab check-arena mybot.json": "needs the report of the line above",
    "trinacria mcp --table 'http://127.0.0.1:8000/t/TABLE#i-…'": "needs a table; tests/assistant plays at one",
    "trinacria serve --database postgresql://user@host/trinacria --workers 4": "tests/server has a PostgreSQL",
    "trinacria restore friday.db --database postgresql://user@host/trinacria": "tests/server has a PostgreSQL",
    "trinacria lab gpu check --games 10000": "compiles for a minute; tests/gpu does the same in small",
    "trinacria lab gpu speed": "measures for minutes",
    "trinacria lab gpu train --out run --minutes 5": "trains for minutes; tests/gpu does the same in small",
    "trinacria lab puzzles famiglia --bots easy,greedy --seed puzzles --games 31 --out puzzles.json": (
        "takes minutes; tests/bots mines a game"
    ),
    "trinacria lab habits --bots bold,patient,thrifty,sly --against normal@2 --games 100 --seed habits": (
        "plays for minutes; tests/lab plays a game"
    ),
    "python examples/train_agent.py 5": "trains for minutes",
    "python examples/ppo.py famiglia": "trains for minutes; in tests for seconds",
    "python examples/ppo.py lafamiglia --mode 1v1 --games 64": "trains for minutes; in tests for seconds",
}
"""Commands that are not run, and why."""
HELP: Final = Block("--help", "sh", "\n".join(line.strip() for line in EXAMPLES))
BLOCKS: Final = (*(block for block in blocks() if block.language in SHELL), HELP)
PAGES: Final = list(dict.fromkeys(block.page for block in BLOCKS))


def bare(line: str) -> str:
    """A command without the comment behind it."""
    return line.partition(" #")[0].strip()


def typed(pages: Sequence[str]) -> set[str]:
    """Every command of these pages."""
    return {bare(command.line) for block in BLOCKS if block.page in pages for command in commands(block)}


@pytest.fixture(scope="module")
def promised() -> tuple[str, str]:
    """A record of a game at a table, and the promise that was shown there."""
    evening = Evening()
    evening.do(evening.requests.start(evening.people[0]))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    return dump(evening.table.record()), str(evening.table.info().fairness.promise)


@pytest.fixture
def reader(tmp_path: Path, promised: tuple[str, str]) -> Reader:
    """A reader who has the files that the pages speak of."""
    record, promise = promised
    examples = ROOT / "examples"
    shutil.copytree(examples, tmp_path / "examples")
    my_bot = (examples / "my_bot.py").read_text(encoding="utf-8")
    program = f"#!{sys.executable}\n" + (examples / "program_bot.py").read_text(encoding="utf-8")
    files = {"game.txt": record, "mybot.py": my_bot, "mine": program}
    files |= {f"{letter}.py": my_bot.replace("MyBot", letter.upper()) for letter in "abc"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "mine").chmod(0o755)
    (tmp_path / "games").mkdir()
    shutil.copy(ROOT / "tests" / "lafamiglia" / "records" / "1v1-bronte.txt", tmp_path / "games")
    return Reader(tmp_path, promise)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_does_what_the_page_says(page: str, reader: Reader) -> None:
    lines = [command for block in BLOCKS if block.page == page for command in commands(block)]
    before = typed(PAGES[: PAGES.index(page)])
    if not any(command.line == "trinacria content new my-box" for command in lines):
        shutil.copytree(BUILT_IN, reader.folder / "my-box")
    for command in lines:
        # What another page has in the same words is tried there, unless this one also shows what it says.
        tried = bare(command.line) in before and command.shown is None
        if bare(command.line) not in NOT_RUN and not tried:
            reader.types(command)


@cache
def program() -> click.Command:
    """`trinacria` itself."""
    return build(words_in("en"))


def test_nothing_is_excused_that_no_page_has() -> None:
    assert set(NOT_RUN) - typed(PAGES) == set()
    assert set(EDITS) - typed(PAGES) == set()


@pytest.mark.parametrize(("page", "line"), inline_commands())
def test_commands_within_sentences_have_the_options_they_name(
    page: str, line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are read, not run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-box").mkdir()
    command = program()
    name, *rest = shlex.split(line)
    while isinstance(command, click.Group) and rest and rest[0] in command.commands:
        name, *rest = rest
        command = command.commands[name]
    if isinstance(command, click.Group):
        assert all(word.startswith("-") for word in rest), f"there is no such command on {page}"
    elif rest:
        command.make_context(name, rest)


def test_a_sample_is_compared() -> None:
    assert agrees("2 games, … s\nend", "2 games, 0.3 s\nend\n")
    assert not agrees("2 games, … s", "3 games, 0.3 s")
    assert not agrees("end", "the end")

"""What a small install can do, and what it says of the rest."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

EXTRA = (
    *("aiosqlite", "alembic", "asyncpg", "httptools", "httpx", "litestar", "platformdirs", "prometheus_client"),
    *("sqlalchemy", "uvicorn", "uvloop", "websockets", "pyarrow", "ray", "jax"),
    *("gymnasium", "mcp", "pettingzoo", "pyspiel", "fontTools", "pydyf"),
)
NEEDS = {
    "server": ("serve", "", "backup all.db", "restore all.db"),
    "ray": ("lab tournament famiglia --bots greedy,random --games 2 --ray local",),
    "gpu": ("lab gpu speed",),
    "mcp": ("mcp famiglia", "mcp --table http://127.0.0.1:9/t/x#s-y"),
    "print": ("content print all.pdf",),
}
"""What each extra is for."""
NEEDS_NONE = (
    "sim famiglia --players greedy,random --games 2",
    "sim famiglia --players master@0,random --games 1",
    "sim lafamiglia --players random,random --games 1",
    "lab tournament famiglia --bots greedy,random --games 2 --jobs 1",
    "content check",
    "play --help",
)
ENVIRONMENTS = ("gymnasium", "openspiel", "pettingzoo")
SMALL = f"""
import contextlib, importlib, io, json, sys, traceback
sys.modules.update(dict.fromkeys({EXTRA}))
from trinacria.cli.main import run

def said(do):
    code, told, complained = 1, io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(complained):
        try:
            code = do()
        except BaseException:
            traceback.print_exc()
    return code, told.getvalue(), complained.getvalue()

lines, modules = json.loads(sys.argv[1])
answers = {{line: said(lambda: run(line.split())) for line in lines}}
answers |= {{module: said(lambda: importlib.import_module(module) and 0) for module in modules}}
print(json.dumps(answers))
"""
"""Command lines and modules where none of the extras is installed: to start anew for each takes half a second."""


class Said(NamedTuple):
    """What came of it."""

    code: int
    told: str
    complained: str


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands are typed."""
    return tmp_path_factory.mktemp("small")


@pytest.fixture(scope="module")
def small(folder: Path) -> Callable[[str], Said]:
    """What a small install says to a command line, or to the import of a module."""
    lines = [*(line for needing in NEEDS.values() for line in needing), *NEEDS_NONE]
    modules = [f"trinacria.envs.{face}" for face in ENVIRONMENTS]
    command = [sys.executable, "-c", SMALL, json.dumps([lines, modules])]
    # Wide enough for a sentence to be found as it is written.
    environment = {**os.environ, "COLUMNS": "200"}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=120, env=environment
    )
    assert (done.returncode, done.stderr) == (0, "")
    answers = json.loads(done.stdout)
    return lambda asked: Said(*answers[asked])


@pytest.mark.parametrize(("extra", "line"), [(extra, line) for extra, lines in NEEDS.items() for line in lines])
def test_what_needs_an_extra_says_what_to_install(extra: str, line: str, small: Callable[[str], Said]) -> None:
    """Also `trinacria` alone, which would serve the page."""
    said = small(line)
    assert said.code == 2
    assert f"pip install 'trinacria[{extra}]'" in said.complained
    assert "Traceback" not in said.complained


@pytest.mark.parametrize("line", NEEDS_NONE)
def test_bots_and_the_terminal_need_no_extra(line: str, small: Callable[[str], Said]) -> None:
    """Engine, bots and terminal are what everybody installs."""
    said = small(line)
    assert (said.code, said.complained.strip()) == (0, "")


def test_nothing_is_left_by_what_could_not_be_done(folder: Path, small: Callable[[str], Said]) -> None:
    """Drawing pictures would need nothing more, yet they are no file to print."""
    assert small("content print all.pdf").code == 2
    assert not list(folder.iterdir())


@pytest.mark.parametrize("face", ENVIRONMENTS)
def test_environments_say_what_to_install(face: str, small: Callable[[str], Said]) -> None:
    assert "pip install 'trinacria[rl]'" in small(f"trinacria.envs.{face}").complained

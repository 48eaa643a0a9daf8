"""What a small install can do, and what it says of the rest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXTRA = (
    *("aiosqlite", "alembic", "asyncpg", "httptools", "httpx", "litestar", "platformdirs", "prometheus_client"),
    *("sqlalchemy", "uvicorn", "uvloop", "websockets", "choix", "pyarrow", "ray", "jax"),
    *("gymnasium", "mcp", "pettingzoo", "pyspiel", "fontTools", "pydyf"),
)
SMALL = f"import sys; sys.modules.update(dict.fromkeys({EXTRA})); from trinacria.cli.main import main; main()"
"""The command where none of the extras is installed."""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a small install."""
    command = [sys.executable, "-c", SMALL, *arguments]
    # Reading a line may have told the environment how wide the terminal is, behind Python's back.
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env={**os.environ})


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve"],
        *(pytest.param(one, marks=pytest.mark.slow) for one in ([], ["backup", "all.db"])),
        ["restore", "all.db"],
    ],
)
def test_what_needs_the_server_says_what_to_install(arguments: list[str]) -> None:
    """Also `trinacria` alone, which would serve the page."""
    done = run(*arguments)
    assert done.returncode == 2
    assert "pip install 'trinacria[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_ray_says_what_to_install() -> None:
    """It is an extra of its own."""
    done = run("lab", "tournament", "famiglia", "--bots", "greedy,random", "--games", "2", "--ray", "local")
    assert done.returncode == 2
    assert "pip install 'trinacria[ray]'" in done.stderr


def test_the_gpu_says_what_to_install() -> None:
    done = run("lab", "gpu", "speed")
    assert done.returncode == 2
    assert "pip install 'trinacria[gpu]'" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["sim", "famiglia", "--players", "greedy,random", "--games", "2"],
        ["sim", "famiglia", "--players", "master@0,random", "--games", "1"],
        ["sim", "lafamiglia", "--players", "random,random", "--games", "1"],
        ["content", "check"],
        ["play", "--help"],
    ],
)
def test_bots_and_the_terminal_need_no_extra(arguments: list[str]) -> None:
    """Engine, bots and terminal are what everybody installs."""
    done = run(*arguments)
    assert (done.returncode, done.stderr.strip()) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [["mcp", "famiglia"], pytest.param(["mcp", "--table", "http://127.0.0.1:9/t/x#s-y"], marks=pytest.mark.slow)],
)
def test_assistants_say_what_to_install(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "pip install 'trinacria[mcp]'" in done.stderr


def test_printing_says_what_to_install(tmp_path: Path) -> None:
    """Drawing pictures needs nothing more."""
    done = run("content", "print", str(tmp_path / "all.pdf"))
    assert done.returncode == 2
    assert "pip install 'trinacria[print]'" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("face", ["gymnasium", "openspiel", "pettingzoo"])
def test_environments_say_what_to_install(face: str) -> None:
    hide = f"import sys; sys.modules.update(dict.fromkeys({EXTRA}));"
    command = [sys.executable, "-c", f"{hide} import trinacria.envs.{face}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "pip install 'trinacria[rl]'" in done.stderr

"""Every other block of README and docs is true: programs run, messages can be read, quotations are in their files."""

import json
import re
import shutil
import tomllib
from collections.abc import Callable
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTestParser, DocTestRunner
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from support.server.host import run
from support.text.fences import ROOT, Block, agrees, blocks

import trinacria
from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.server.wire.protocol import ClientMessage, ServerMessage

QUOTED: Final = {
    'Fact(("street",), PUBLIC, names(game.street))': "src/trinacria/games/famiglia/facts.py",
    '@rule("FA-A4-07")': "tests/famiglia/test_recruit.py",
    "[fr]": "src/trinacria/games/lafamiglia/content/sicily/words.toml",
}
"""Blocks that are taken from a file, by their first lines: each line is in the file."""
UNCHECKED: Final = {
    "[sources]": "what somebody with a box would write; it is only read",
    "location / {": "a configuration of nginx",
    "podman build -f deploy/Containerfile -t trinacria .": "an engine for containers; test_deploy.py reads the file",
    "PLANNING                                                              [LF-P, LF-R-01]": "rules told in short",
    "The same in all 804776 decisions and results of 10000 games.": "takes minutes",
    "NVIDIA H200, JAX 0.11.2": "speed on a certain machine",
}
"""Blocks that are not compared with anything, by their first lines, and why."""


def record() -> str:
    """The record that the page about records shows."""
    game = trinacria.new_game("famiglia", seed=7)
    for action in ("take G0", "take G0", "pass"):
        game.play(action)
    return trinacria.dump(game.record({"p1": "Ada", "p2": "Greedy"}))


MADE: Final[dict[str, Callable[[], str]]] = {"trinacria record 1": record}
"""Samples that are made here, by their first lines."""
SHELL: Final = ("sh", "console")
TREE: Final = "web/src/"
LISTED: Final = {*QUOTED, *UNCHECKED, *MADE, TREE}
PROGRAMS: Final = [block for block in blocks() if block.language in ("python", "pycon") and block.first not in LISTED]
PAGES: Final = sorted({block.page for block in PROGRAMS})


def named(first: str) -> Block:
    """The block with this first line."""
    (found,) = (block for block in blocks() if block.first == first)
    return found


def written_in(language: str) -> list[Block]:
    """The blocks in a language."""
    return [block for block in blocks() if block.language == language]


@pytest.mark.parametrize("page", PAGES)
def test_programs_run_and_print_what_the_page_shows(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a page after one another, as a reader would type them."""
    shutil.copytree(BUILT_IN, tmp_path / "my-box")
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "page"}
    for block in PROGRAMS:
        if block.page == page and block.language == "python":
            exec(compile(block.text, page, "exec"), known)
        elif block.page == page:
            said: list[str] = []
            typed = DocTestParser().get_doctest(block.text, known, page, page, 0)
            DocTestRunner(optionflags=ELLIPSIS | NORMALIZE_WHITESPACE).run(typed, out=said.append, clear_globs=False)
            known = typed.globs
            assert "".join(said) == ""


@pytest.mark.parametrize("first", QUOTED)
def test_quotations_are_in_their_files(first: str) -> None:
    lines = {line.strip().rstrip(",") for line in (ROOT / QUOTED[first]).read_text(encoding="utf-8").splitlines()}
    assert [line for line in named(first).text.splitlines() if line.strip() not in lines] == []


@pytest.mark.parametrize("first", MADE)
def test_samples_are_as_they_would_be_made(first: str) -> None:
    assert agrees(named(first).text, MADE[first]())


def test_the_tree_of_the_page_is_there() -> None:
    _, *lines = named(TREE).text.splitlines()
    names = [line.split()[0].replace("<game>", "famiglia") for line in lines]
    assert len(names) > 5
    assert [name for name in names if not (ROOT / TREE / name).exists()] == []


@pytest.mark.parametrize(
    "block", [block for block in blocks() if block.language == "json"], ids=lambda block: block.page
)
def test_json_is_what_it_is_said_to_be(block: Block) -> None:
    told = json.loads(block.text)
    if "mcpServers" in told:
        for server in told["mcpServers"].values():
            assert server["command"] == "trinacria"
            assert run(*server["args"]).returncode == 0
    elif "type" in told:
        msgspec.convert(told, ClientMessage | ServerMessage)
    else:
        game = trinacria.from_position(told)
        assert {key: game.position()[key] for key in told} == told


@pytest.mark.parametrize(
    "block", [block for block in blocks() if block.language == "toml"], ids=lambda block: block.first
)
def test_toml_can_be_read(block: Block) -> None:
    assert tomllib.loads(block.text)


def test_every_block_is_checked_or_listed() -> None:
    """And nothing is listed that no page has."""
    left = [block.first for block in blocks() if block.language not in (*SHELL, "python", "pycon", "json")]
    assert set(left) - LISTED == set()
    assert LISTED - {block.first for block in blocks()} == set()
    assert all(re.search(r"\w", reason) for reason in UNCHECKED.values())

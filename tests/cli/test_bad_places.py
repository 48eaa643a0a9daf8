"""Where nothing can be written, or what is to be read is not there, is told before any work is done."""

import errno
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.server.host import COMMAND, run
from support.terminal.commands import command

from trinacria.words import LANGUAGES


@pytest.mark.parametrize(
    "line",
    [
        "play famiglia --save {nowhere}/game.txt",
        "play famiglia --save {folder}",
        "sim famiglia --games 2 --jobs 1 --records {file}/records",
        "analyse {file} --report {nowhere}/report.html",
        "lab tournament famiglia --bots random,greedy --report {nowhere}/cup.html",
        "lab tournament famiglia --bots random,greedy --journal {nowhere}/cup.jsonl",
        "lab balance famiglia --bot random --report {folder}",
        "lab dataset famiglia --games 2 --out {file}/set",
        "lab arena famiglia --bot random --out {nowhere}/arena.json",
        "lab arena famiglia --bot random --journal {nowhere}/arena.jsonl",
    ],
)
def test_what_cannot_be_written_is_told_at_once(tmp_path: Path, line: str) -> None:
    file = tmp_path / "file"
    file.write_text("text")
    places = {"nowhere": tmp_path / "none", "folder": tmp_path, "file": file}
    code, said, complained = command(*line.format(**places).split())
    assert code == 2
    assert said == ""
    assert str(tmp_path) in complained
    assert sorted(tmp_path.iterdir()) == [file], "and nothing was begun"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("lab dataset lafamiglia --records {there} --out {out}", "is a record of famiglia, not of lafamiglia"),
        ("lab dataset famiglia --records {empty} --out {out}", "There are no records"),
        ("lab dataset famiglia --records {none} --out {out}", "it must be an existing folder"),
        ("lab tournament famiglia --bots random,greedy --games 3", "an even number of games, not 3"),
        ("lab show {there}/famiglia-00000.txt", "is not a journal of the laboratory"),
        ("lab tournament famiglia --bots random,random --journal {text}", "is not a journal of the laboratory"),
        ("lab tournament famiglia", "--bots is missing"),
        ("lab balance chess", "There is no game called “chess”"),
        ("prune --database mysql://there/tables", "is not a database address"),
        ("backup {out} --database mysql://there/tables", "is not a database address"),
        ("backup {none}/tables.db", "there is no such file or folder"),
        ("restore {none}", "there is no such file or folder"),
        ("content new {text}", "it is a file, not a folder"),
        ("replay {none}", "there is no such file or folder"),
        ("replay {there}", "it is a folder, not a file"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, line: str, told: str) -> None:
    places = {name: tmp_path / name for name in ("there", "empty", "none", "out", "text")}
    places["empty"].mkdir()
    places["text"].write_text("mine")
    assert command("sim", "famiglia", "--games", "1", "--jobs", "1", "--records", str(places["there"]))[0] == 0
    code, _, complained = command(*line.format(**places).split())
    assert code == 2
    assert told in complained
    assert places["text"].read_text() == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "site {forbidden}/x",
        "content new {forbidden}/pack",
        "content draw --out {forbidden}/drawings",
        "backup {forbidden}/tables.db",
        "play famiglia --save {forbidden}/game.txt",
        "sim famiglia --games 2 --jobs 1 --records {forbidden}/records",
        "lab dataset famiglia --games 2 --out {forbidden}/set",
        "replay {forbidden}/game.txt",
        "verify {forbidden}",
        "serve --no-open --port 0 --database sqlite:///{forbidden}/tables.db",
    ],
)
def test_a_folder_of_somebody_else_is_told_in_one_sentence(
    tmp_path: Path, line: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may do everything: the system's refusal is put in its place."""
    forbidden = tmp_path / "forbidden"
    forbidden.mkdir()
    refuse_below(forbidden, monkeypatch)
    code, said, complained = command(*line.format(forbidden=forbidden).split(), "--lang", language)
    assert code == 2
    assert said == ""
    assert "Traceback" not in complained
    first = {
        "en": "Error: ",
        "fr": "Erreur\N{NO-BREAK SPACE}: ",
        "it": "Errore: ",
        "ru": "Ошибка: ",
        "de": "Fehler: ",
        "es": "Error: ",
    }
    assert complained.startswith((first[language], "Usage"))
    assert "Error:" not in complained.removeprefix("Error:")


def refuse_below(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for an ordinary user in a folder of root's."""
    denied = str(folder)

    def within(path: object) -> bool:
        return isinstance(path, str | Path) and str(path).startswith(denied)

    def refusing(does: Callable[..., Any]) -> Callable[..., Any]:
        def refuse(path: Any, *rest: Any, **more: Any) -> Any:
            if within(path):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
            return does(path, *rest, **more)

        return refuse

    for module, name in ((os, "stat"), (os, "mkdir"), (os, "listdir"), (os, "scandir"), (os, "open"), (io, "open")):
        monkeypatch.setattr(module, name, refusing(getattr(module, name)))
    monkeypatch.setattr(os, "access", lambda path, *_, **__: not within(path))
    monkeypatch.setattr("sqlite3.connect", refusing(__import__("sqlite3").connect))


@pytest.mark.parametrize(("typed", "meant"), [("gredy", "greedy"), ("rnadom", "random"), ("mastr", "master")])
def test_a_misspelt_bot_is_no_person(typed: str, meant: str) -> None:
    for line in (f"play famiglia --seats {typed},you", f"play famiglia --vs {typed}"):
        code, said, complained = command(*line.split(), "--plain")
        assert (code, said) == (2, "")
        assert f"“{typed}”. Did you mean “{meant}”? Available bots: random, easy" in complained


def test_people_may_be_called_as_they_like(tmp_path: Path) -> None:
    """A bot with a budget is a bot, too; and a record says which bots played, and of what kind."""
    saved = tmp_path / "game.txt"
    code, _, complained = command(
        *f"play famiglia --seats Gianna,hard@1 --plain --lang en --save {saved}".split(), typed="quit\n"
    )
    assert (code, complained) == (0, "")
    assert '"Gianna"' in saved.read_text()
    assert "Rosalia (Strong bot)" in saved.read_text()


def test_a_server_that_has_no_place_for_its_tables(tmp_path: Path) -> None:
    told = run("serve", "--no-open", "--port", "0", "--database", "mysql://there/tables")
    assert (told.returncode, told.stdout) == (2, "")
    assert "mysql://there/tables" in told.stderr
    (tmp_path / "file").write_text("no folder")
    environment = {**os.environ, "HOME": str(tmp_path / "file"), "XDG_DATA_HOME": str(tmp_path / "file" / "data")}
    asked = [*COMMAND, "--lang", "en", "serve", "--no-open", "--port", "0"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "There is no folder to store tables in" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("group", ["lab", "content"])
def test_a_group_alone_gives_its_help(group: str) -> None:
    code, said, complained = command(group)
    assert code == 2
    assert said == ""
    assert complained.startswith("Usage: trinacria")
    assert command(group, "--lang", "fr", "--help")[1].startswith("Usage\N{NO-BREAK SPACE}:")


def test_a_terminal_without_the_letters_shows_what_it_can() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    asked = [*COMMAND, "--lang", "ru", "--help"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "trinacria play famiglia" in done.stdout


def test_ctrl_c_ends_a_simulation_at_once() -> None:
    """Also where games take long: `hard` thinks for a second."""
    asked = [*COMMAND, "sim", "famiglia", "--players", "hard,hard", "--games", "40", "--jobs", "2"]
    # Tests that run in the background ignore Ctrl+C, and so would what they start.
    at_the_keyboard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        asked,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=at_the_keyboard,  # noqa: PLW1509
    ) as process:
        try:
            until_it_has_children(process.pid)
            os.killpg(process.pid, signal.SIGINT)
            _, complained = process.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert b"Traceback" not in complained


def until_it_has_children(pid: int) -> None:
    """Wait until the processes that play have been started."""
    for _ in range(600):
        if Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            return
        subprocess.run([sys.executable, "-S", "-c", ""], check=True)
    pytest.fail("nobody plays")

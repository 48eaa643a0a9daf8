"""Bots that are programs: they play, they are held to the rules and to their time, and none is left behind."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import trinacria
from trinacria.bots import BotFault, UnknownBot, find_bot, play_match, program_bot
from trinacria.bots.program import IDLE, RUNNING, end_programs
from trinacria.kernel.observation import Observation, observe
from trinacria.lab.series import Series, play_series, tally

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "program_bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"

POLITE = """\
import os, subprocess, sys, time
sys.stdin.readline()
print('{"type": "ready"}', flush=True)
"""
ANSWER = """print('{"type": "play", "action": "%s"}', flush=True); sys.stdin.read()"""


@pytest.fixture(autouse=True)
def none_is_left_behind() -> Iterator[None]:
    yield
    end_programs()
    assert not RUNNING


def seen() -> Observation:
    return observe(trinacria.new_game("famiglia", seed=3))


def written(tmp_path: Path, body: str) -> str:
    """The command of a program that answers `hello` and then does something."""
    file = tmp_path / "badbot.py"
    file.write_text(POLITE + body)
    return f"{sys.executable} {file}"


def test_the_example_plays_whole_games_in_one_process() -> None:
    series = Series("famiglia", None, (f"cmd:{COMMAND}", "random"), "program")
    mine, _ = tally(series, list(play_series(series, 20)))
    assert mine.wins > 14
    assert len(RUNNING) == 1


def test_a_program_is_asked_as_a_bot_of_the_house_is(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    kind = program_bot(written(tmp_path, f"open({str(heard)!r}, 'w').write(sys.stdin.readline()); {ANSWER % 'pass'}"))
    here = seen()
    assert kind(seed=5).choose(here) == "pass"
    asked = json.loads(heard.read_text())
    assert asked == {
        "type": "decide",
        "game": "famiglia",
        "seat": here.seat,
        "kind": here.kind,
        "rule": here.rule,
        "actions": [str(action) for action in here.actions],
        "view": json.loads(json.dumps(here.view)),
        "events": [],
        "seed": 5,
    }


def test_threads_have_processes_of_their_own() -> None:
    kind, here = program_bot(COMMAND), seen()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: kind().choose(here), range(40)))
    assert len(set(answers)) == 1
    assert 1 <= len(RUNNING) <= 4
    assert len(IDLE[kind.command]) == len(RUNNING)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("sys.stdin.readline(); raise ValueError('no idea')", "error-bot-gone"),
        ("sys.stdout.write('x' * 1_000_000); sys.stdout.flush()", "error-bot-gone"),
        ("print('hm', flush=True); sys.stdin.read()", "error-bot-talk"),
        ("print(chr(0) * 3 + '[1, 2]', flush=True); sys.stdin.read()", "error-bot-talk"),
        ('print(\'{"type": "play"}\', flush=True); sys.stdin.read()', "error-bot-talk"),
        (ANSWER % "take R9", "error-bot-broke"),
        (ANSWER % "take R4", "error-bot-illegal"),
        ("time.sleep(60)", "error-bot-slow"),
        ("os.close(1); time.sleep(60)", "error-bot-gone"),
    ],
)
def test_what_a_program_does_wrong_is_a_fault_with_a_name(tmp_path: Path, body: str, key: str) -> None:
    kind = program_bot(written(tmp_path, body), seconds=1)
    game = trinacria.new_game("famiglia", seed=7)
    began = time.monotonic()
    with pytest.raises(BotFault) as fault:
        play_match(game, {"p1": kind(), "p2": kind()})
    assert fault.value.key == key
    assert "badbot" in fault.value.message
    assert time.monotonic() - began < 6
    assert len(game.history()) == 1, "the deal; nothing was played"
    if "no idea" in body:
        assert "ValueError: no idea" in fault.value.message


def test_a_program_that_never_listens_does_not_block_for_ever(tmp_path: Path) -> None:
    """A pipe holds 64 KiB; the rest of the question would wait for a reader."""
    here = seen()
    here.view["padding"] = "x" * 1_000_000
    with pytest.raises(BotFault) as fault:
        program_bot(written(tmp_path, "time.sleep(60)"), seconds=0.5)().choose(here)
    assert fault.value.key == "error-bot-slow"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    body = f"child = subprocess.Popen(['sleep', '60']); open({str(note)!r}, 'w').write(str(child.pid)); time.sleep(60)"
    with pytest.raises(BotFault):
        program_bot(written(tmp_path, body), seconds=1)().choose(seen())
    child = int(note.read_text())
    for _ in range(100):
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(child)], capture_output=True, text=True, check=False)
        if state.stdout.strip() in ("", "Z"):
            return
        time.sleep(0.02)
    pytest.fail("the child of a killed program still runs")


def test_a_program_that_has_left_meanwhile_is_started_again() -> None:
    kind, here = program_bot(COMMAND), seen()
    kind().choose(here)
    (program,) = RUNNING
    program._process.kill()
    program._process.wait()
    assert kind().choose(here)


@pytest.mark.parametrize("command", ["", "no-such-program-anywhere", "'unclosed"])
def test_a_command_that_cannot_be_run_is_refused_at_once(command: str) -> None:
    with pytest.raises((BotFault, UnknownBot)) as fault:
        find_bot(f"cmd:{command}")
    assert fault.value.key == "error-bot-start"


def test_programs_end_with_the_command_that_started_them(tmp_path: Path) -> None:
    """Also those that the workers of `sim` have started."""
    program = tmp_path / "visitor.py"
    program.write_text(EXAMPLE.read_text())
    command = [sys.executable, "-c", "from trinacria.cli.main import main; main()", "sim", "famiglia", "--games", "4"]
    made = subprocess.run(
        [*command, "--jobs", "2", "--players", f"cmd:{sys.executable} {program},greedy"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "4 games" in made.stdout
    left = subprocess.run(["pgrep", "-f", str(program)], capture_output=True, text=True, check=False)
    assert left.stdout == ""

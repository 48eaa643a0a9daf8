"""The command line, as a person or a script uses it."""

import json
import re
from pathlib import Path

import pytest
from support.terminal.commands import command

import trinacria
from trinacria.games.famiglia.cards import NAMES

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


class Terminal:
    """Runs commands and keeps what they said."""

    def __call__(self, line: str, *more: str, typed: str = "") -> tuple[int, str, str]:
        """Exit code, output and errors of a command; `typed` is its standard input."""
        return command(*line.split(), *more, typed=typed)

    def refused(self, line: str, *more: str, typed: str = "") -> str:
        """What bad input is answered with: exit code 2 and a named error, no traceback."""
        code, _, error = self(line, *more, typed=typed)
        assert code == 2
        assert re.match(r"[A-Z][A-Za-z]+: \S", error)
        assert "Traceback" not in error
        return error


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal in English, whatever the machine speaks."""
    monkeypatch.setenv("TRINACRIA_LANG", "en")
    return Terminal()


def a_record(tmp_path: Path, terminal: Terminal) -> Path:
    """The record of a whole game of two bots."""
    terminal("sim famiglia --games 1 --jobs 1 --records", str(tmp_path))
    return tmp_path / "famiglia-00000.txt"


def test_help_is_worth_reading(terminal: Terminal) -> None:
    code, said, _ = terminal("--help")
    assert code == 0
    for word in ("play", "sim", "replay", "verify", "--lang", "trinacria play famiglia", "Unofficial"):
        assert word in said
    for name in ("play", "sim", "replay", "verify", "content"):
        assert terminal(f"{name} --help")[0] == 0
    assert trinacria.__version__ in terminal("--version")[1]


def test_play_a_whole_game_in_lines(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    code, said, error = terminal("play famiglia --plain --seed 3 --save", str(saved), typed="1\n" * 400)
    assert (code, error) == (0, "")
    assert "The game is over" in said
    assert "The seed was 3." in said
    record = trinacria.load(saved.read_text())
    assert trinacria.verify(record).result is not None
    assert f"SHA-256 of its seed: {record['commitment']}" in said


def test_the_other_hand_is_never_shown(terminal: Terminal) -> None:
    _, said, _ = terminal("play famiglia --plain --seed 3 --vs random --name Ada", typed="1\n" * 6)
    hidden = [line for line in said.splitlines() if line.startswith("Rosalia:")]
    assert hidden
    assert all(re.match(r"Rosalia: hand \d+ cards?, gang", line) for line in hidden)


def test_hot_seat_has_a_curtain(terminal: Terminal) -> None:
    code, said, _ = terminal("play famiglia --plain --hot-seat --seed 7", typed="1\n1\npass\nquit\n")
    assert code == 0
    assert said.count("Hand the screen to") >= 3
    assert "Player 1: hand" in said
    turns = said.split("Hand the screen to ")[1:]
    for turn in turns:
        viewer = turn.split(",")[0]
        other = "Player 2" if viewer == "Player 1" else "Player 1"
        assert re.search(rf"{viewer}: hand [RBYG]\d", turn)
        assert not re.search(rf"{other}: hand [RBYG]\d", turn)


def test_a_hint_tells_what_to_do_and_why(terminal: Terminal) -> None:
    code, said, _ = terminal("play famiglia --plain --seed 7 --seat first", typed="hint\nquit\n")
    assert code == 0
    assert re.search(r"A bot would play: Recruit (\w\d).*\.\n.*\1.*\.\n", said)
    assert "%" not in said


def test_commands_beside_actions(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "left.txt"
    _, said, _ = terminal(
        "play famiglia --plain --seed 7 --seat first",
        typed=f"help\nshow\nwhy take R4\nwhy pass\nundo\nrule FA-A1-01\nrule XX-1\nsave {saved}\nquit\n",
    )
    assert "lower R4 2" in said
    assert "R4 is not in the street. [FA-A4-01]" in said
    assert "This is possible now: Pass." in said
    assert "Nothing to undo" in said
    assert "FA-A1-01:" in said
    assert "There is no rule XX-1." in said
    assert trinacria.load(saved.read_text())["result"] is None


def test_undo_within_a_turn(terminal: Terminal, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    hands = {"p1": ["B1", "R0"], "p2": ["Y0"]}
    position.write_text(json.dumps({"street": ["R3"], "deck": ["G1"], "hands": hands, "gangs": {"p1": ["G2"]}}))
    _, said, _ = terminal(
        "play famiglia --plain --seat first --position", str(position), typed="play B1\nback G2\nundo\nundo\nquit\n"
    )
    tables = [line for line in said.splitlines() if line.startswith("Player: hand")]
    assert [line.split(" (")[0].removeprefix("Player: hand ") for line in tables] == [
        "R0 B1",
        "R0",
        "R0 G2",
        "R0",
        "R0 B1",
    ]


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("hello\n", "“hello” is not an action"),
        ("take R4\n", "R4 is not in the street"),
        ("take\n", "“take” matches several actions (2)"),
    ],
)
def test_a_bad_action_from_a_pipe(terminal: Terminal, tmp_path: Path, typed: str, error: str) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"street": ["R0", "B0"], "hands": {"p1": [], "p2": []}}))
    saved = tmp_path / "never.txt"
    said = terminal.refused(
        "play famiglia --plain --seat first --position", str(position), "--save", str(saved), typed=typed
    )
    assert said.startswith(f"Error: {error}")
    assert not saved.exists()


def test_our_own_bots_and_anybodys(terminal: Terminal, tmp_path: Path) -> None:
    code, said, _ = terminal(f"play famiglia --plain --vs {EXAMPLES / 'my_bot.py'}:MyBot", typed="1\n" * 400)
    assert code == 0
    assert "Mybot" in said
    assert "There is no bot called “nobody”" in terminal.refused("play famiglia --vs nobody")
    assert "no file" in terminal.refused("play famiglia --vs nowhere.py:Bot")
    (tmp_path / "bad.py").write_text("class NoBot: ...\nraise_me = 1\n")
    assert "subclass" in terminal.refused(f"play famiglia --vs {tmp_path}/bad.py:NoBot")
    assert "no class Ghost" in terminal.refused(f"play famiglia --vs {tmp_path}/bad.py:Ghost")
    (tmp_path / "broken.py").write_text("syntax error here")
    assert "SyntaxError" in terminal.refused(f"play famiglia --vs {tmp_path}/broken.py:Bot")


def test_a_bot_that_misbehaves(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(
        "from trinacria.bots import Bot\n"
        "class Cheat(Bot):\n    def choose(self, seen): return 'take R4'\n"
        "class Crash(Bot):\n    def choose(self, seen): raise ZeroDivisionError('oh')\n"
    )
    assert "not one of the legal" in terminal.refused(
        f"play famiglia --plain --seed 7 --seat second --vs {tmp_path}/cheat.py:Cheat"
    )
    assert "ZeroDivisionError: oh" in terminal.refused(
        f"play famiglia --plain --seed 7 --seat second --vs {tmp_path}/cheat.py:Crash"
    )


def test_bad_positions(terminal: Terminal, tmp_path: Path) -> None:
    position = tmp_path / "position.json"

    def refused(content: object) -> str:
        position.write_text(content if isinstance(content, str) else json.dumps(content))
        return terminal.refused("play famiglia --plain --position", str(position))

    assert "not valid JSON (line 1, " in refused("{")
    assert "R9" in refused({"street": ["R9"]})
    assert "only 60" in refused({"street": [*NAMES, *NAMES, *NAMES, *NAMES]})
    assert "lafamiglia" in refused({"game": "lafamiglia"})
    assert "game is missing" in refused([])
    assert "an’t use" in terminal.refused("play famiglia --position /nowhere.json")
    position.write_bytes(b"\xff\xfe")
    assert "UTF-8" in terminal.refused("play famiglia --position", str(position))


@pytest.mark.parametrize(
    "line",
    [
        "play chess",
        "sim chess",
        "play",
        "play famiglia --bogus",
        "play famiglia --vs greedy --hot-seat",
        "play famiglia --seat third",
        "sim famiglia --players greedy",
        "sim famiglia --players greedy,ghost",
        "sim lafamiglia --players greedy,random,greedy",
        "sim famiglia --games 0",
        "sim famiglia --games many",
        "sim famiglia --records /proc/nowhere",
        "play famiglia --lang klingon",
        "--lang=xx play famiglia",
        "dance",
        "replay nowhere.txt",
        "verify nowhere.txt",
        "replay",
    ],
)
def test_bad_commands(terminal: Terminal, line: str) -> None:
    terminal.refused(line)


def test_an_unknown_language_in_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRINACRIA_LANG", "xx")
    assert "The language “xx” is not available" in terminal.refused("play famiglia")


def test_the_systems_language_is_a_hint_only(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRINACRIA_LANG")
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    monkeypatch.setenv("LANG", "xx")
    assert "card game for two" in terminal("--help")[1]


def test_sim_shows_a_table_and_writes_records(terminal: Terminal, tmp_path: Path) -> None:
    code, said, _ = terminal("sim famiglia --players greedy,random --games 12 --records", str(tmp_path / "r"))
    assert code == 0
    for word in ("greedy", "random", "95% interval", "First player", "decisions", "12 records"):
        assert word in said
    records = sorted((tmp_path / "r").iterdir())
    assert len(records) == 12
    assert trinacria.verify(trinacria.load(records[7].read_text())).result is not None


def test_sim_seats_one_bot_for_each_team_or_one_for_each_family(terminal: Terminal) -> None:
    code, said, _ = terminal("sim lafamiglia --players greedy,random --games 2 --jobs 1")
    assert code == 0
    assert [line.split()[1] for line in said.splitlines() if line.startswith("│")] == ["greedy", "random"]
    assert "First player wins" in said
    assert "Mandamenti to win." in said
    code, said, _ = terminal("sim lafamiglia --players random,random,random,random --games 1 --jobs 1")
    assert code == 0
    assert sum(line.startswith("│") for line in said.splitlines()) == 4


def test_sim_does_not_depend_on_the_number_of_processes(terminal: Terminal) -> None:
    def told(seed: str, jobs: int) -> list[str]:
        """What a series tells but for its time, whose width also sets how far the lines are padded."""
        lines = terminal(f"sim famiglia --games 20 --seed {seed} --jobs {jobs}")[1].splitlines()
        assert any(line.startswith("Time") for line in lines)
        return [line.rstrip() for line in lines if not line.startswith("Time")]

    assert told("x", 1) == told("x", 2)
    assert told("x", 1) != told("y", 1)


def test_replay_tells_the_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    path = a_record(tmp_path, terminal)
    moves = trinacria.load(path.read_text())["moves"]
    assert isinstance(moves, list)
    code, said, _ = terminal("replay --plain", str(path))
    assert code == 0
    assert f"{len(moves)}. " in said
    assert "wins" in said
    as_json = tmp_path / "record.json"
    as_json.write_text(json.dumps(trinacria.load(path.read_text())))
    assert terminal("replay --plain", str(as_json))[1] == said


def test_verify_recomputes_the_shuffles(terminal: Terminal, tmp_path: Path) -> None:
    path = a_record(tmp_path, terminal)
    noted = str(trinacria.load(path.read_text())["commitment"])
    code, said, _ = terminal("verify", str(path), "--commitment", noted)
    assert code == 0
    assert "recomputed" in said
    assert said.splitlines()[-1].startswith("Verified: ")
    # Nobody promised anything that this record knows of: whoever wrote it may have chosen the seed.
    assert "Not verified" in terminal.refused("verify", str(path))
    assert "Not verified" in terminal.refused("verify", str(path), "--commitment", "0" * 64)


@pytest.mark.parametrize("line", ["replay --plain", "verify"])
def test_damaged_records(terminal: Terminal, tmp_path: Path, line: str) -> None:
    path = a_record(tmp_path, terminal)
    text = path.read_text()
    for damaged in (text[:-30], text.replace("take", "tak", 1), text.replace("seed: 0", "seed: 1"), "junk", ""):
        assert damaged != text
        path.write_text(damaged)
        assert "record" in terminal.refused(line, str(path))

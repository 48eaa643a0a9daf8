"""A third game as an installed package: it is played everywhere without a change in our sources."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.games.third_game import install
from support.page.browser import serving

import trinacria

Environment = dict[str, str]
NAME = "nim"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Where the game is installed."""
    return install(tmp_path_factory.mktemp("nim"))


def run(environment: Environment, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`trinacria` in a process of its own that finds the game."""
    command = [sys.executable, "-m", "trinacria", *arguments]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)


def run_each(environment: Environment, *lines: list[str], typed: str = "") -> list[str]:
    """What several command lines print, one after the other in one process that is typed the same each time.

    All must succeed.
    """
    program = (
        "import contextlib, io, json, sys\n"
        "from trinacria.cli.main import run\n"
        "told = []\n"
        "for line in json.loads(sys.argv[1]):\n"
        "    told.append(io.StringIO())\n"
        "    sys.stdin = io.StringIO(sys.argv[2])\n"
        "    with contextlib.redirect_stdout(told[-1]): assert run(line) == 0, line\n"
        "print(json.dumps([one.getvalue() for one in told]))\n"
    )
    command = [sys.executable, "-c", program, json.dumps(lines), typed]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: list[str] = json.loads(done.stdout)
    return told


def python(environment: Environment, program: str) -> str:
    """What a program prints."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_our_sources_know_nothing_of_the_game() -> None:
    source = Path(trinacria.__file__).parent
    naming = [file.name for file in source.rglob("*.py") if re.search(r"hidden_nim", file.read_text(encoding="utf-8"))]
    assert naming == []
    assert NAME not in trinacria.GAMES


def test_it_is_found_by_its_entry_point(installed: Environment) -> None:
    told = python(
        installed,
        "import trinacria as t; g = t.new_game('nim', seed=3); r = g.record();"
        "print(list(t.GAMES), t.GAMES['nim'].__module__, t.replay(r).position() == g.position(),"
        "t.from_position(g.position()).view('first') == g.view('first'), 'second' in g.view('first')['hands'])",
    )
    assert told.split("\n")[0] == "['famiglia', 'lafamiglia', 'nim'] hidden_nim.rules True True False"


def test_it_is_played_in_the_terminal_in_its_own_words(installed: Environment, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.txt")
    typed = "show\nhint\nrule\nhelp\n" + "1\n" * 12
    told = run(installed, "play", NAME, "--vs", "greedy", "--seed", "4", "--save", saved, typed=typed)
    assert told.returncode == 0, told.stderr
    assert "Hidden Nim. A new game starts." in told.stdout
    assert "Matches in the heap: 15" in told.stdout
    assert re.search(r"1\. Take one match\n", told.stdout)
    assert "Which card do you play? [NIM-01]" in told.stdout
    assert "Best at first glance, out of 3: " in told.stdout, "a hint by judgement"
    assert "NIM-01: In turn you play a card" in told.stdout
    assert re.search(r"wins\. (The last match is taken|Nobody can play any more)\.", told.stdout)
    promise = re.search(r"SHA-256 of its seed: (\w+)", told.stdout)
    assert promise is not None
    _, replayed, courses = run_each(
        installed, ["verify", saved, "--commitment", promise[1]], ["replay", saved], ["analyse", saved, "--json"]
    )
    assert "Hidden Nim" in replayed
    analysed = json.loads(courses)
    assert analysed["game"] == NAME
    assert all(0 <= moment["win_chance"] <= 1 for moment in analysed["moments"])


def test_it_speaks_the_languages_it_knows_and_english_for_the_others(installed: Environment) -> None:
    french, russian = run_each(
        installed, ["play", NAME, "--lang", "fr"], ["play", NAME, "--lang", "ru"], typed="quit\n"
    )
    assert "Quelle carte jouez-vous" in french
    assert "Which card do you play?" in russian
    assert "Введите номер ответа" in russian


def test_a_refusal_cites_its_rule(installed: Environment) -> None:
    """From a position in which a card is missing, and one is larger than the heap."""
    told = python(
        installed,
        "import trinacria as t\n"
        "g = t.from_position({'game': 'nim', 'heap': 2, 'hands': {'first': [1, 3], 'second': [1]}})\n"
        "for wish in ('take 2', 'take 3'):\n"
        "    try: g.play(wish)\n"
        "    except t.IllegalAction as refusal: print(refusal)\n",
    )
    assert told.splitlines() == [
        "You have no card with a 2. [NIM-02]",
        "There are only 2 matches left, not 3. [NIM-03]",
    ]


def test_bots_meet_in_it(installed: Environment, tmp_path: Path) -> None:
    simulated, _, _ = run_each(
        installed,
        ["sim", NAME, "--players", "greedy,random", "--games", "200", "--jobs", "2", "--seed", "1"],
        ["lab", "balance", NAME, "--bot", "random", "--games", "4", "--jobs", "1"],
        ["lab", "dataset", NAME, "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path / "rows")],
    )
    wins = {name: int(count) for name, count in re.findall(r"│ (greedy|random) +│ +(\d+) \(", simulated)}
    assert wins["greedy"] > 1.5 * wins["random"], simulated


@pytest.mark.parametrize("line", [("play", NAME, "--vs", "hard"), ("sim", NAME, "--players", "hard,random")])
def test_a_bot_that_does_not_know_it_says_so(installed: Environment, line: tuple[str, ...]) -> None:
    told = run(installed, *line)
    assert told.returncode == 2
    assert "can’t play “Hidden Nim”" in told.stderr


def test_openspiel_says_that_its_chance_is_hidden(installed: Environment) -> None:
    told = python(
        installed,
        "import pyspiel, trinacria, trinacria.envs.openspiel\n"
        "try: pyspiel.load_game('python_trinacria_nim')\n"
        "except trinacria.TrinacriaError as problem: print(problem)\n",
    )
    assert told == "The game “Hidden Nim” can’t ask for what chance decides, so OpenSpiel can’t play it.\n"


def test_a_broken_package_is_told_and_harms_no_other_game(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[trinacria.games]\nbroken = broken_game:PLUGIN\nfamiglia = broken_game:PLUGIN\n"
    )
    environment = {"PYTHONPATH": str(tmp_path), "PATH": "/usr/bin:/bin"}
    told = run(environment, "play", "broken", "--lang", "en")
    assert told.returncode == 2
    assert "broken_game:PLUGIN can’t be loaded. ModuleNotFoundError" in told.stderr
    other = run(environment, "play", "famiglia", "--lang", "en", typed="rule FA-XX\nquit\n")
    assert other.returncode == 0, "ours cannot be pushed aside"


# -------------------------------------------------------------------- at a table


@pytest.fixture(scope="module")
def address(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the game."""
    with serving(tmp_path_factory.mktemp("tables"), environment=installed) as found:
        yield found


def test_a_server_offers_it_with_the_bots_that_know_it(address: str) -> None:
    games = {game["name"]: game for game in httpx.get(f"{address}/api/v1/about").json()["games"]}
    assert games[NAME]["bots"] == ["greedy", "random"]
    assert games[NAME]["modes"][0]["seats"] == 2
    assert games["famiglia"]["bots"][:2] == ["master", "hard"]


def test_a_server_hands_out_its_words_and_nothing_else(address: str) -> None:
    words = f"{address}/api/v1/games/{NAME}/words"
    assert "nim-name = Nim caché" in httpx.get(f"{words}/fr").text
    assert "nim-name = Hidden Nim" in httpx.get(f"{words}/it").text
    for wrong in (f"{words}/..", f"{words}/%2e%2e", f"{words}/xx", f"{address}/api/v1/games/famiglia/words/en"):
        assert httpx.get(wrong).status_code == 404, wrong

"""A game with secret bids as an installed package: what any game gets for its rules and a way to deal them anew."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.games.third_game import BIDS, unpack
from support.page.browser import serving

Environment = dict[str, str]
NAME = "bids"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Where the game is installed."""
    return unpack(tmp_path_factory.mktemp("bids"), BIDS)


def run(environment: Environment, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`trinacria` in a process of its own that finds the game."""
    command = [sys.executable, "-m", "trinacria", *arguments]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)


def python(environment: Environment, program: str) -> str:
    """What a program prints."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bid_is_secret_until_all_are_opened(installed: Environment) -> None:
    told = python(
        installed,
        "import json, trinacria as t\n"
        "g = t.new_game('bids', seed=1)\n"
        "events = g.play('bid 4')\n"
        "print(json.dumps([[e.seen_by(s) for e in events] + [g.view(s)] for s in ('north', 'east', None)]))\n",
    )
    own, other, spectator = json.loads(told)
    assert own[0] == {"kind": "sealed", "seat": "north", "card": 4}
    assert own[1]["bids"] == {"north": 4}
    for seen in (other, spectator):
        assert seen[0] == {"kind": "sealed", "seat": "north"}
        assert "bids" not in seen[1]
        assert seen[1]["hands"]["north"] == [1, 2, 3, 4, 5]


def test_a_world_dealt_anew_is_the_one_its_seat_sees(installed: Environment) -> None:
    told = python(
        installed,
        "import json, random, trinacria as t\n"
        "from trinacria.bots.redealing import redeal\n"
        "from trinacria.kernel.observation import observe\n"
        "g, dice, open_bids = t.new_game('bids', seed=2), random.Random(3), 0\n"
        "while g.decision:\n"
        "    seen, bids = observe(g), set()\n"
        "    for n in range(8):\n"
        "        world = redeal(seen, n)\n"
        "        assert world.view(seen.seat) == g.view(seen.seat), (world.position(), g.position())\n"
        "        bids.add(world.position()['bids'].get('north'))\n"
        "    open_bids += len(bids) > 1\n"
        "    g.play(dice.choice(g.decision.actions))\n"
        "print(open_bids)\n",
    )
    assert int(told) == 8, "the others can't tell the sealed bid of the first while there are two cards to bid"


@pytest.mark.parametrize(("bot", "least"), [("easy", 22), ("hard@40", 27)])
def test_bots_find_their_bids_by_search(installed: Environment, bot: str, least: int) -> None:
    """It has one seat of three: a player no better than the others would win 20 of 60 games at most."""
    line = ("sim", NAME, "--players", f"{bot},random,random", "--games", "60", "--jobs", "1", "--seed", "4")
    told = run(installed, *line)
    assert told.returncode == 0, told.stderr
    wins = re.search(rf"│ {bot} +│ +(\d+) \(", told.stdout)
    assert wins is not None, told.stdout
    assert int(wins[1]) >= least, told.stdout


def test_the_terminal_tells_the_score_at_the_end(installed: Environment) -> None:
    told = run(installed, "play", NAME, "--vs", "normal@20", "--seed", "4", "--name", "Ada", typed="hint\n" + "1\n" * 5)
    assert told.returncode == 0, told.stderr
    assert re.search(r"Final score: .*Ada: \d", told.stdout), told.stdout
    assert "The last prize has been bid for." in told.stdout
    assert re.search(r"Bid \d.* \d+ ?%", told.stdout), "a hint that rests on playouts"


def test_the_lab_compares_what_the_game_names(installed: Environment, tmp_path: Path) -> None:
    report = tmp_path / "fair.html"
    line = ("lab", "balance", NAME, "--bot", "random", "--games", "6", "--jobs", "1", "--report", str(report))
    told = run(installed, *line)
    assert told.returncode == 0, told.stderr
    assert "First bids" in told.stdout
    assert "First bids" in report.read_text(encoding="utf-8")
    counted = re.findall(r"│   [1-5] +│ +(\d+) │", told.stdout)
    assert sum(map(int, counted)) == 6 * 3, told.stdout


def test_openspiel_plays_it_from_its_class_alone(installed: Environment) -> None:
    told = python(
        installed,
        "import pyspiel, trinacria.envs.openspiel\n"
        "game = pyspiel.load_game('python_trinacria_bids')\n"
        "kind = game.get_type()\n"
        "print(kind.long_name, game.num_players(), kind.utility, game.max_game_length(), dict(game.get_parameters()))\n"
        "pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)\n"
        "state = game.new_initial_state()\n"
        "state.apply_action(0)\n"
        "state.apply_action(3)\n"
        "print('bid 4' in state.information_state_string(0), 'bid 4' in state.information_state_string(1))\n",
    )
    about, secret = told.splitlines()[0], told.splitlines()[-1]
    assert about == "Sealed Bids 3 Utility.GENERAL_SUM 20 {}"
    assert secret == "True False"


NOT_OFFERED = [
    (("puzzle", "--game", NAME), "There are no puzzles for the game “Sealed Bids”."),
    (("content", "print", "bids.pdf", "--game", NAME), "Sealed Bids has nothing to print."),
    (("play", NAME, "--vs", "master"), "can’t play “Sealed Bids”"),
    (("play", NAME, "--content", "."), "Sealed Bids has no content packs."),
]


@pytest.mark.parametrize(("line", "answer"), NOT_OFFERED, ids=[line[0] + line[-1] for line, _ in NOT_OFFERED])
def test_what_it_does_not_offer_is_told_in_words(installed: Environment, line: tuple[str, ...], answer: str) -> None:
    told = run(installed, *line)
    assert told.returncode == 2
    assert answer in told.stderr


def test_an_agent_is_told_that_there_are_no_vectors(installed: Environment) -> None:
    told = python(
        installed,
        "import gymnasium, trinacria, trinacria.envs.gymnasium\n"
        "try: gymnasium.make('trinacria/SealedBids-v0', opponent='random', disable_env_checker=True).reset(seed=1)\n"
        "except trinacria.TrinacriaError as problem: print(problem)\n",
    )
    assert told == "The game “Sealed Bids” offers no vectors for learning agents.\n"


@pytest.fixture(scope="module")
def address(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the game."""
    with serving(tmp_path_factory.mktemp("tables"), environment=installed) as found:
        yield found


def test_a_server_offers_the_bots_that_search(address: str) -> None:
    games = {game["name"]: game for game in httpx.get(f"{address}/api/v1/about").json()["games"]}
    assert games[NAME]["bots"] == ["hard", "normal", "easy", "random"]
    puzzles = httpx.get(f"{address}/api/v1/puzzles/2026-03-01", params={"game": NAME})
    assert puzzles.status_code == 404
    assert "no puzzles" in puzzles.text

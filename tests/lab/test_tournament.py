"""Tournaments: fair, repeatable, ended when they are decided, and taken up where they stopped."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from support.runs.effort import amount

from trinacria.lab.journal import Journal, WrongJournal
from trinacria.lab.ratings import SCALE, rate, strengths_of
from trinacria.lab.sequential import LEAST_PAIRS, verdict
from trinacria.lab.tournament import (
    Course,
    Tournament,
    play_tournament,
    read_tournament,
    standings,
    swiss_pairs,
    win_table,
)
from trinacria.lab.workers import Alone, Processes

MY_BOT = f"{Path(__file__).parents[2]}/examples/my_bot.py:MyBot"
CUP = Tournament("famiglia", None, ("greedy", "random", MY_BOT), "cup", games=60)
SHORT = Tournament("famiglia", None, ("greedy", "random", MY_BOT), "cup", games=10)


@pytest.fixture(scope="module")
def alone() -> Course:
    """The cup, played by this process."""
    return play_tournament(CUP, Alone())


@pytest.fixture(scope="module")
def by_two() -> Course:
    """The cup, played by two processes."""
    return play_tournament(CUP, Processes(2))


def told(course: Course) -> object:
    """All that a tournament tells."""
    return [(match.one, match.other, match.games, match.verdict) for match in course.matches.values()]


def test_everybody_meets_everybody_on_the_same_deals_with_sides_changed(alone: Course) -> None:
    assert list(alone.matches) == [(0, 1), (0, 2), (1, 2)]
    for match in alone.matches.values():
        assert {outcome.seating for outcome in match.games} == {(0, 1), (1, 0)}
        assert match.counted % 2 == 0
    assert [result.games for result in standings(alone)] == [
        sum(match.counted for match in alone.matches.values() if who in (match.one, match.other)) for who in range(3)
    ]
    wins = win_table(alone)
    assert wins[0][1] + wins[1][0] == alone.matches[0, 1].counted


def test_the_number_of_processes_does_not_change_the_result(alone: Course, by_two: Course) -> None:
    assert told(alone) == told(by_two)


def test_a_match_ends_once_it_is_decided_and_later_games_do_not_count(by_two: Course) -> None:
    match = by_two.matches[0, 1]
    assert match.over
    assert match.verdict.better == 0
    assert match.counted == 2 * LEAST_PAIRS
    whole = play_tournament(Tournament("famiglia", None, ("greedy", "random"), "cup", 30, early=False), Alone())
    assert whole.matches[0, 1].counted == 30


def test_a_stopped_tournament_goes_on_and_ends_like_an_unbroken_one(tmp_path: Path) -> None:
    """The journal is cut at every kind of place, even within a line."""
    unbroken = play_tournament(SHORT, Alone(), tmp_path / "unbroken.jsonl")
    text = (tmp_path / "unbroken.jsonl").read_bytes()
    for cut in (0, 40, len(text) // 3, len(text) // 2 + 7, len(text) - 1, len(text)):
        broken = tmp_path / f"{cut}.jsonl"
        broken.write_bytes(text[:cut])
        assert told(play_tournament(SHORT, Alone(), broken)) == told(unbroken)
        assert told(read_tournament(broken)) == told(unbroken)


def test_a_killed_tournament_goes_on_and_ends_like_an_unbroken_one(tmp_path: Path) -> None:
    """The process is killed in the midst of its games, as a crash would."""
    games = amount(60, 200)
    journal = tmp_path / "cup.jsonl"
    command = [
        sys.executable, "-m", "trinacria", "lab", "tournament", "famiglia", "--bots", "greedy,random",
        "--games", str(games), "--to-the-end", "--seed", "kill", "--jobs", "2", "--journal", str(journal),
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as run:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 10:
            with pytest.raises(subprocess.TimeoutExpired):
                run.wait(0.02)
        os.killpg(run.pid, signal.SIGKILL)
    played = journal.read_bytes().count(b"\n") - 1
    assert 9 <= played < games
    subprocess.run(command, check=True, capture_output=True)
    unbroken = play_tournament(Tournament("famiglia", None, ("greedy", "random"), "kill", games, early=False), Alone())
    assert told(read_tournament(journal)) == told(unbroken)


def test_a_journal_belongs_to_one_tournament(tmp_path: Path) -> None:
    journal = tmp_path / "cup.jsonl"
    play_tournament(Tournament("famiglia", None, ("random", "random"), "a", 2), Alone(), journal)
    with pytest.raises(WrongJournal, match="seed"):
        play_tournament(Tournament("famiglia", None, ("random", "random"), "b", 2), Alone(), journal)
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], "{broken", lines[1]]) + "\n")
    with pytest.raises(WrongJournal, match="Line 2"):
        read_tournament(journal)


@pytest.mark.slow
def test_the_same_command_runs_on_a_ray_cluster(tmp_path: Path, alone: Course) -> None:
    """A cluster of two cores is started beside the tests; the result is that of a single process."""
    report = tmp_path / "cup.html"
    journal = tmp_path / "cup.jsonl"
    script = (
        "import ray, sys\n"
        "from ray.cluster_utils import Cluster\n"
        "cluster = Cluster(initialize_head=True, head_node_args={'num_cpus': 2})\n"
        "from trinacria.cli.main import run\n"
        f"code = run(['lab', 'tournament', 'famiglia', '--bots', {','.join(CUP.entrants)!r}, '--games', '60',\n"
        f"  '--seed', 'cup', '--journal', {str(journal)!r}, '--report', {str(report)!r}, '--ray', cluster.address])\n"
        "ray.shutdown()\n"
        "cluster.shutdown()\n"
        "sys.exit(code)\n"
    )
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert told(read_tournament(journal)) == told(alone)
    assert "greedy is better" in done.stdout
    assert report.read_text().count("<svg") == 2


def test_swiss_pairs_neighbours_who_have_not_met() -> None:
    assert swiss_pairs([0, 0, 0, 0], set()) == [(0, 1), (2, 3)]
    assert swiss_pairs([1, 0, 1, 0], {(0, 1), (2, 3)}) == [(0, 2), (1, 3)]
    assert swiss_pairs([2, 0, 1, 1], {(0, 1), (2, 3), (0, 2), (1, 3)}) == [(0, 3), (1, 2)]
    assert swiss_pairs([3, 0, 1, 2], {(a, b) for a in range(4) for b in range(a + 1, 4)}) == []
    three = [swiss_pairs([0, 0, 0], set())]
    assert three == [[(0, 1)]]
    assert swiss_pairs([1, 0, 1], {(0, 1)}) == [(0, 2)], "whoever sat out plays"


def test_a_swiss_tournament_lets_equals_meet() -> None:
    entrants = ("greedy", "random", MY_BOT, "random")
    course = play_tournament(Tournament("famiglia", None, entrants, "swiss", games=20, swiss=2), Alone())
    assert list(course.matches) == [(0, 1), (2, 3), (0, 2), (1, 3)], "winners meet, losers meet"


def test_ratings_tell_strength_with_its_error() -> None:
    """Ten to one are 400 points; more games make the error smaller."""
    few = rate([[0, 100], [10, 0]])
    many = rate([[0, 10000], [1000, 0]])
    assert few[0].points - few[1].points == pytest.approx(400, abs=20)
    assert many[0].points - many[1].points == pytest.approx(400, abs=1)
    assert few[0].high - few[0].low > 5 * (many[0].high - many[0].low)
    assert few[0].low < few[0].points < few[0].high
    # For two, the error of the gap is known: 1 / sqrt(n p q), half of it for each.
    reach = 1.96 * SCALE / (11001 * (10000.5 / 11001) * (1000.5 / 11001)) ** 0.5 / 2
    assert many[0].high - many[0].points == pytest.approx(reach, rel=0.01)
    unbeaten = rate([[0, 20, 5], [0, 0, 1], [5, 9, 0]])
    assert unbeaten[0].points > unbeaten[2].points > unbeaten[1].points
    # As choix 0.4.1 has them, the library of one who found the method.
    assert strengths_of([[0, 20, 5], [0, 0, 1], [5, 9, 0]]) == pytest.approx([0.92584252, -1.6331138, 0.70727128])


def test_the_sequential_test_keeps_its_error_rate() -> None:
    """Simulated matches at the edge of the margin: the wrong bot is named in at most 1 of 20, the right one soon."""
    dice = Random(4)
    wrong, length = 0, 0
    for _ in range(300):
        pairs: list[float] = []
        while (found := verdict(pairs)).better < 0:
            pairs.append(float((dice.random() < 0.55) + (dice.random() < 0.55)))
        wrong += found.better == 1
        length += len(pairs)
    assert wrong <= 300 * 0.08
    assert length / 300 < 300
    assert verdict([2.0] * 7).better == -1, "never on a handful"
    assert verdict([2.0] * 20).better == 0
    assert verdict([0.0] * 20).better == 1
    assert verdict([]).better == -1


def test_a_journal_in_memory_keeps_nothing(tmp_path: Path) -> None:
    with Journal(None, {}) as journal:
        journal.add({"a": 1})
    assert list(tmp_path.iterdir()) == []
    with Journal(tmp_path / "deep" / "j.jsonl", {"lab": "x"}) as journal:
        journal.add({"a": 1})
    assert [json.loads(line) for line in (tmp_path / "deep" / "j.jsonl").read_text().splitlines()] == [
        {"lab": "x"},
        {"a": 1},
    ]

"""Datasets: every decision with what its seat saw, and nothing else."""

from pathlib import Path

import pyarrow.parquet as parquet

import trinacria
from trinacria.cli.main import run
from trinacria.lab.games.lafamiglia import features


def test_games_and_decisions_are_written(tmp_path: Path) -> None:
    command = ["lab", "dataset", "famiglia", "--bots", "greedy,random", "--games", "3", "--jobs", "1"]
    assert run([*command, "--out", str(tmp_path)]) == 0
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    decisions = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert [game["game"] for game in games] == [0, 1, 2]
    for game in games:
        rows = [row for row in decisions if row["game"] == game["game"]]
        assert len(rows) == game["decisions"]
        replayed = trinacria.replay(trinacria.load(game["record"]))
        chosen = [str(action) for seat, action in replayed.history() if seat != "chance"]
        assert [row["actions"][row["chosen"]] for row in rows] == chosen
        assert {row["won"] for row in rows if row["place"] in game["winners"]} == {1.0}


def test_records_of_a_folder_are_read(tmp_path: Path) -> None:
    records = tmp_path / "records"
    assert run(["sim", "lafamiglia", "--players", "random,random", "--games", "1", "--records", str(records)]) == 0
    command = ["lab", "dataset", "lafamiglia", "--records", str(records), "--out", str(tmp_path / "out")]
    assert run([*command, "--jobs", "1"]) == 0
    (game,) = parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert game["name"] == "lafamiglia"
    assert game["decisions"] == parquet.read_table(tmp_path / "out" / "decisions.parquet").num_rows > 100


def test_features_hold_nothing_of_the_other_team() -> None:
    game = trinacria.new_game("lafamiglia", seed=2)
    assert game.decision is not None
    seen = features(game.view(game.decision.seat))
    assert seen["next_money"] == seen["last_hq"] == -1
    assert seen["me_money"] >= 0
    assert seen["partner_hq"] >= 0

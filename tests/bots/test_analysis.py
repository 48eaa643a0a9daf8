"""The course of a finished game: chances that end where the game ended, and where it turned."""

import json
from pathlib import Path

import pytest
from support.runs.effort import amount

import trinacria
from trinacria.bots import find_bot, play_match
from trinacria.bots.analysis import TURN, analyse
from trinacria.cli.main import run


def record_of(name: str, players: tuple[str, ...], seed: int) -> dict[str, object]:
    game = trinacria.new_game(name, seed=seed)
    play_match(game, {seat: find_bot(bot)(at) for at, (seat, bot) in enumerate(zip(game.seats, players, strict=True))})
    return game.record(dict(zip(game.seats, players, strict=True)))


def test_chances_follow_a_game_of_famiglia() -> None:
    record = record_of("famiglia", ("greedy", "random"), 3)
    playouts = amount(10, 20)
    found = analyse(record, playouts)
    assert found.sides == (("p1",), ("p2",))
    assert 0.3 < found.start < 0.7
    assert found.moments[-1].win_chance == 1.0, "greedy has won"
    assert all(abs(found.moments[at].change) >= TURN for at in found.turning)
    moves = record["moves"]
    assert isinstance(moves, list)
    told = [action for moment in found.moments for action in moment.actions]
    assert told == [text for seat, text in moves if seat != "chance"]
    again = analyse(record, playouts, count=amount(12, 10_000))
    assert again.moments == found.moments[: len(again.moments)], "it can be repeated"
    assert len(again.moments) >= 12


def test_a_blunder_is_a_turning_point() -> None:
    """A Brute who takes the best card for nothing, or not."""
    start: dict[str, object] = {
        "game": "famiglia", "street": ["R4", "B1"], "deck": ["G0", "G1", "Y0"], "pass": 2, "to_move": "p1",
        "hands": {"p1": ["Y4", "R2", "B0"], "p2": ["R3", "R3", "B0"]},
    }  # fmt: skip
    game = trinacria.from_position(start)
    while game.decision is not None:
        wanted = "take R4" if game.decision.seat == "p2" else "pass"
        fitting = [action for action in game.decision.actions if str(action).startswith(wanted)]
        game.play(fitting[0] if fitting else game.decision.actions[-1])
    found = analyse(game.record(), playouts=50)
    assert found.turning
    assert found.moments[0].change < -0.05, "p1 left R4 lying"


def test_chances_follow_a_game_of_la_famiglia() -> None:
    record = record_of("lafamiglia", ("greedy", "random", "greedy", "random"), 2)
    found = analyse(record, playouts=1)
    assert len(found.sides) == 2
    assert found.moments[-1].win_chance in (0.0, 0.5, 1.0)
    assert {moment.round for moment in found.moments} >= {1, 2}
    assert len(found.turning) <= 6


def test_stretches_make_the_whole() -> None:
    record = record_of("famiglia", ("greedy", "random"), 3)
    whole = analyse(record, playouts=2)
    assert whole.total == len(whole.moments)
    parts = [analyse(record, playouts=2, since=since, count=7) for since in range(0, whole.total + 7, 7)]
    assert tuple(moment for part in parts for moment in part.moments) == whole.moments
    assert {(part.start, part.total) for part in parts} == {(whole.start, whole.total)}


@pytest.mark.parametrize("mode", ["2v2", "2v1"])
def test_a_change_is_told_from_the_side_of_who_moved(mode: str) -> None:
    """Also where two that sit side by side are partners, and where a draft gives the seats their names."""
    game = trinacria.new_game("lafamiglia", mode, seed=4, options={"draft": True} if mode == "2v2" else {})
    play_match(game, {seat: find_bot("random")(at) for at, seat in enumerate(game.seats)})
    found = analyse(game.record(), playouts=1, count=amount(30, 10_000))
    assert len({moment.seat for moment in found.moments}) == len(game.seats)
    before = found.start
    for moment in found.moments:
        sign = 1 if moment.seat in found.sides[0] else -1
        assert moment.seat in game.seats
        assert moment.change == pytest.approx(sign * (moment.win_chance - before))
        before = moment.win_chance


def test_the_command_tells_it_in_lines_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(trinacria.dump(record_of("famiglia", ("greedy", "random"), 3)))
    assert run(["analyse", str(file), "--playouts", "2", "--report", str(tmp_path / "game.html")]) == 0
    assert "Winning chances of greedy" in capsys.readouterr().out
    assert "<polyline" in (tmp_path / "game.html").read_text()
    assert run(["analyse", str(file), "--playouts", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["moments"][-1]["win_chance"] == 1.0

"""The arena: fixed games against a fixed ladder, and reports that prove themselves."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from trinacria.cli.main import run
from trinacria.kernel.seal import digest, sha256
from trinacria.lab import arena
from trinacria.lab.workers import Alone

LADDER = arena.LADDER
MY_BOT = f"{Path(__file__).parents[2]}/examples/my_bot.py:MyBot"


def nothing(done: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def report() -> Any:
    """What a bot of ten lines did, in a short arena of the two quick rungs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "LADDER", ("random", "greedy"))
        yield arena.play_arena("famiglia", "standard", MY_BOT, Alone(), nothing, games=6)


@pytest.fixture
def tampered(report: arena.Report) -> Any:
    """Changes something of the report and seals it anew, as a cheat would."""

    def change(**parts: object) -> str:
        changed = msgspec.structs.replace(report, **parts)
        sealed = msgspec.structs.replace(changed, digest=digest(msgspec.to_builtins(changed)))
        return msgspec.json.encode(sealed).decode()

    return change


def test_a_report_is_the_same_every_time_and_proves_itself(report: arena.Report) -> None:
    again = arena.play_arena("famiglia", "standard", MY_BOT, Alone(), nothing, games=6)
    assert again == report
    assert arena.check_report(arena.read_report(msgspec.json.encode(report).decode()), nothing) == 12
    assert [rung.opponent for rung in report.rungs] == ["random", "greedy"]
    assert report.rungs[0].share > report.rungs[1].share
    assert report.score == pytest.approx(sum(rung.share for rung in report.rungs) / 2)
    assert report.entrant == "my_bot.py:MyBot"
    assert report.source == sha256(Path(MY_BOT.rpartition(":")[0]).read_text(encoding="utf-8"))


def test_deals_are_played_twice_with_sides_changed(report: arena.Report) -> None:
    records = report.records["greedy"]
    seeds = [next(line for line in text.splitlines() if line.startswith("seed:")) for text in records]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert "p1" in records[0]


def test_a_report_that_was_changed_is_refused(report: arena.Report) -> None:
    text = msgspec.json.encode(msgspec.structs.replace(report, score=1.0)).decode()
    with pytest.raises(arena.InvalidReport, match="checksum"):
        arena.read_report(text)
    with pytest.raises(arena.InvalidReport, match="not an arena report"):
        arena.read_report("{}")


def test_a_cheat_is_found_out(report: arena.Report, tampered: Any) -> None:
    """Whoever seals an edited report anew cannot make the ladder play what it would not."""
    won = msgspec.structs.replace(report.rungs[1], wins=6, share=1.0)
    with pytest.raises(arena.InvalidReport, match="result against greedy"):
        arena.check_report(arena.read_report(tampered(rungs=[report.rungs[0], won])), nothing)
    swapped = {"random": report.records["random"], "greedy": report.records["random"]}
    with pytest.raises(arena.InvalidReport, match="does not belong to the arena"):
        arena.check_report(arena.read_report(tampered(records=swapped)), nothing)
    short = {"random": report.records["random"]}
    with pytest.raises(arena.InvalidReport, match="whole ladder"):
        arena.check_report(arena.read_report(tampered(records=short)), nothing)
    with pytest.raises(arena.InvalidReport, match="arena 99"):
        arena.read_report(tampered(arena=99))


def test_a_rung_that_answers_otherwise_is_found_out(report: arena.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games were played against another bot than the one that is named."""
    monkeypatch.setattr(arena, "LADDER", ("greedy", "random"))
    swapped = msgspec.structs.replace(
        report,
        records={"greedy": report.records["greedy"], "random": report.records["random"]},
        rungs=[report.rungs[1], report.rungs[0]],
    )
    assert arena.check_report(swapped, nothing) == 12
    weak = arena.play_arena("famiglia", "standard", MY_BOT, Alone(), nothing, games=2)
    monkeypatch.setattr(arena, "_bots", lambda opponent, number, game: dict.fromkeys(game.seats, _Contrary()))
    with pytest.raises(arena.InvalidReport, match="would not have played"):
        arena.check_report(weak, nothing)


class _Contrary:
    """Always does the last thing."""

    def choose(self, seen: Any) -> Any:
        return seen.actions[-1]


def test_a_ladder_knows_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LADDER", LADDER)
    assert arena.ladder_of("famiglia") == LADDER
    assert arena.ladder_of("lafamiglia") == LADDER[:-1]


def test_the_command_checks_a_report(
    report: arena.Report, tampered: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(msgspec.json.encode(report))
    assert run(["lab", "check-arena", str(file), "--games", "2"]) == 0
    assert "4 games replayed. The report is correct." in capsys.readouterr().out
    file.write_text(tampered(arena=99))
    assert run(["lab", "check-arena", str(file)]) == 2
    assert "arena 99" in capsys.readouterr().err

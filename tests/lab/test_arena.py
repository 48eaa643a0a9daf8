"""The arena: fixed games against a fixed ladder, and reports that prove themselves."""

import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trinacria.bots.bot import Bot
from trinacria.cli.main import run
from trinacria.kernel.action import Action
from trinacria.kernel.observation import Observation
from trinacria.kernel.seal import digest, sha256
from trinacria.lab import arena
from trinacria.lab.journal import WrongJournal
from trinacria.lab.signature import BadSignature, sign, signer_of
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
        patch.setattr(arena, "GAMES", 6)
        yield arena.play_arena("famiglia", "standard", MY_BOT, Alone(), nothing, games=6)


@pytest.fixture
def tampered(report: arena.Report) -> Any:
    """Changes something of the report and seals it anew, as a cheat would."""

    def change(**parts: object) -> str:
        changed = msgspec.structs.replace(report, **parts)
        body = {name: part for name, part in msgspec.to_builtins(changed).items() if name != "signature"}
        sealed = msgspec.structs.replace(changed, digest=digest(body))
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


def test_an_arena_that_was_stopped_goes_on(
    report: arena.Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its journal is cut in the middle of a game: whatever is whole is not played again."""
    journal = tmp_path / "climb.jsonl"
    arena.play_arena("famiglia", "standard", MY_BOT, Alone(), nothing, games=6, journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(b"".join(whole.splitlines(keepends=True)[:8])[:-20])
    seen: list[tuple[int, int]] = []
    again = arena.play_arena(
        "famiglia", "standard", MY_BOT, Alone(), lambda *step: seen.append((step[0], step[1])), games=6, journal=journal
    )
    assert again == report
    assert seen == [(done, 12) for done in range(7, 13)]
    assert journal.read_bytes() == whole
    with pytest.raises(WrongJournal):
        arena.play_arena("famiglia", "standard", "greedy", Alone(), nothing, games=6, journal=journal)
    assert run(["lab", "show", str(journal)]) == 2
    assert "another run" in capsys.readouterr().err


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
    with pytest.raises(arena.InvalidReport, match="score does not match"):
        arena.check_report(arena.read_report(tampered(score=1.0)), nothing)
    chosen = {name: records[:4] for name, records in report.records.items()}
    with pytest.raises(arena.InvalidReport, match="4 games against random; the arena plays 6"):
        arena.check_report(arena.read_report(tampered(records=chosen)), nothing)


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
        arena.check_report(weak, nothing, games=2)


class _Contrary(Bot):
    """Always does the last thing."""

    def choose(self, seen: Observation) -> Action:
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


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SSH key as everybody has one."""
    file = tmp_path_factory.mktemp("ssh") / "id_ed25519"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(file)], check=True)
    return file


def test_a_signature_says_who_answers_for_a_report(
    report: arena.Report, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signed = msgspec.structs.replace(report, signature=sign(report.digest, key))
    file = tmp_path / "report.json"
    file.write_bytes(msgspec.json.encode(signed))
    assert run(["lab", "check-arena", str(file), "--games", "1"]) == 0
    shown = subprocess.run(["ssh-keygen", "-l", "-f", str(key)], check=True, capture_output=True, text=True).stdout
    assert f"Signed with the key {shown.split()[1]}." in capsys.readouterr().out
    assert signed.digest == report.digest
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(signed, signature=sign("0" * 64, key))))
    assert run(["lab", "check-arena", str(file), "--games", "1"]) == 2
    assert "signature does not belong" in capsys.readouterr().err


def test_a_key_that_does_not_work_is_told_before_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nothing"
    assert run(["lab", "arena", "famiglia", "--bot", "random", "--key", str(missing)]) == 2
    assert "cannot be signed with this key" in capsys.readouterr().err


def test_without_openssh_a_signature_is_not_taken_on_trust(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BadSignature, match="Install OpenSSH"):
        signer_of("0" * 64, "signature")

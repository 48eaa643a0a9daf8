"""Balance runs: every seat's traits are counted, and a run goes on where it stopped."""

from pathlib import Path

import pytest

from trinacria.cli.main import run
from trinacria.lab.balance import Balance, Told, rates
from trinacria.lab.balance_run import play_balance
from trinacria.lab.workers import Alone, Processes

RUN = Balance("lafamiglia", None, "random", 3, "fair")


def test_every_family_corner_and_character_is_counted() -> None:
    games = play_balance(RUN, Alone())
    for told in games:
        assert sorted(names[0] for names in told.traits["corner"]) == ["ne", "nw", "se", "sw"]
        assert len({names[0] for names in told.traits["family"]}) == 4
        assert len({names[0] for names in told.traits["character"]}) == 4
    found = {(rate.aspect, rate.name): rate for rate in rates(games, "lafamiglia")}
    assert found["corner", "nw"].games == found["first", "first"].games == 3
    assert sum(rate.games for (aspect, _), rate in found.items() if aspect == "family") == 12


def test_wins_and_halves_are_counted_once_for_a_team() -> None:
    def told(number: int, winners: list[int]) -> Told:
        traits: dict[str, list[list[str]]] = {
            "first": [["first"], ["second"], ["first"], ["second"]],
            "family": [["red"], ["blue"], ["green"], ["white"]],
            "side": [[], [], [], []],
        }
        return Told(number, winners, "team", 10, [1, 2, 3, 4], traits)

    games = [told(0, [0, 2]), told(1, [0, 2]), told(2, [1, 3]), told(3, [])]
    found = {(rate.aspect, rate.name): rate for rate in rates(games, "lafamiglia")}
    assert found["first", "first"].games == 4
    assert found["first", "first"].share.share == 2.5 / 4
    assert found["family", "blue"].share.share == 1.5 / 4
    assert found["family", "red"].fair is False
    assert ("first", "second") not in found, "it is the rest"


def test_a_balance_run_goes_on_and_can_be_made_longer(tmp_path: Path) -> None:
    journal = tmp_path / "fair.jsonl"
    shorter = play_balance(Balance("famiglia", None, "random", 6, "fair"), Alone(), journal)
    journal.write_bytes(journal.read_bytes()[:-20])
    longer = play_balance(Balance("famiglia", None, "random", 20, "fair"), Processes(2), journal)
    assert longer[:6] == shorter
    assert longer == play_balance(Balance("famiglia", None, "random", 20, "fair"), Alone())


def test_the_command_tells_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, journal = tmp_path / "fair.html", tmp_path / "fair.jsonl"
    command = ["lab", "balance", "lafamiglia", "--bot", "random", "--games", "2", "--journal", str(journal)]
    assert run([*command, "--report", str(report)]) == 0
    told = capsys.readouterr().out
    assert run(["lab", "show", str(journal), "--report", str(report)]) == 0
    assert capsys.readouterr().out == told, "the journal tells the same"
    assert run(["lab", "show", str(tmp_path / "none.jsonl")]) == 2
    page = report.read_text()
    assert page.count("<svg") >= 4
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "https://" not in page

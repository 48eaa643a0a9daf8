"""Lines fit the terminal, and are broken between words."""

import pytest
from support.terminal.commands import command


@pytest.mark.parametrize("columns", ["40", "80"])
def test_lines_are_wrapped_between_words(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    _, wrapped, _ = command("play", "lafamiglia", "--plain", "--seed", "3", "--lang", "en")
    monkeypatch.delenv("COLUMNS")
    _, whole, _ = command("play", "lafamiglia", "--plain", "--seed", "3", "--lang", "en")
    assert wrapped.split() == whole.split()
    long = [line for line in wrapped.splitlines() if len(line) > int(columns)]
    assert all(" " not in line.strip() for line in long), "only a hash may be longer than a line"
    assert any(len(line) > 100 for line in whole.splitlines()), "into a pipe each sentence goes as one line"


def test_an_answer_is_wrapped_behind_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    _, said, _ = command("play", "famiglia", "--plain", "--seed", "7", "--seat", "first", "--lang", "fr")
    lines = said.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("  1. "))
    assert lines[first + 1].startswith(("     ", "  2. "))


def test_tables_are_as_wide_as_columns_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, said, _ = command("sim", "famiglia", "--players", "random,random", "--games", "2", "--jobs", "1")
    assert max(len(line) for line in said.splitlines()) <= 60


def test_a_table_that_does_not_fit_is_told_row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    _, said, _ = command("sim", "famiglia", "--players", "random,greedy", "--games", "2", "--jobs", "1", "--lang", "en")
    assert "greedy\n  Wins: 2 (100.0%)\n" in said
    assert "…" not in said


def test_help_and_complaints_fit_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    _, said, _ = command("play", "--help", "--lang", "fr")
    assert max(len(line) for line in said.splitlines()) <= 40
    code, _, complained = command("play", "famiglia", "--seats", "a,b,c", "--lang", "fr")
    assert code == 2
    assert max(len(line) for line in complained.splitlines()) <= 40

"""What the page knows of the server, the games and the languages is what the Python says."""

import runpy
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


def test_the_typescript_is_up_to_date() -> None:
    made = runpy.run_path(str(TOOLS / "protocol_types.py"))
    target = made["TARGET"]
    assert target.read_text(encoding="utf-8") == made["typescript"](), "run `make protocol`"


def test_what_the_page_knows_of_games_and_languages_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert runpy.run_path(str(TOOLS / "page_types.py"))["main"](["--check"]) == 0, capsys.readouterr().out


def test_the_examples_of_the_rules_are_what_the_engine_makes_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert runpy.run_path(str(TOOLS / "rules_examples.py"))["main"](["--check"]) == 0, capsys.readouterr().out


def test_a_generated_file_that_is_old_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = runpy.run_path(str(TOOLS / "page_types.py"))
    made["main"].__globals__["TARGET"] = tmp_path
    assert made["main"]([]) == 0
    assert made["main"](["--check"]) == 0
    old = (tmp_path / "languages.ts").read_text(encoding="utf-8").replace('"it"', '"xx"')
    (tmp_path / "languages.ts").write_text(old, encoding="utf-8")
    assert made["main"](["--check"]) == 1
    assert "languages.ts is not up to date" in capsys.readouterr().out

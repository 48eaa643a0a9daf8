"""Files that somebody else wrote, and that no parser should go down into: an error that says what is wrong."""

from pathlib import Path

import pytest
from support.terminal.commands import command

from trinacria.cli import options
from trinacria.games.lafamiglia.content import load
from trinacria.words import LANGUAGES, words_in

DEEP = '{"moves": ' + "[" * 100_000 + "]" * 100_000 + "}"
LONG = '{"seed": ' + "9" * 5_000 + "}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "key"), [(DEEP, "deep"), (LONG, "number")])
@pytest.mark.parametrize("name", ["verify", "replay"])
def test_a_bad_record_is_an_error_in_words(tmp_path: Path, name: str, text: str, key: str, language: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    status, _, errors = command("--lang", language, name, str(file))
    assert status != 0
    assert "Traceback" not in errors
    assert words_in(language)(f"error-record-{key}")[:30] in errors


@pytest.mark.parametrize(("text", "key"), [(DEEP, "deep"), (LONG, "number")])
def test_a_bad_position_is_an_error_in_words(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    status, _, errors = command("play", "famiglia", "--plain", "--position", str(file))
    assert status != 0
    assert words_in("en")(f"position-{key}") in errors


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "LARGEST", 1000)
    file = tmp_path / "record.json"
    file.write_text("{" + " " * 1000)
    status, _, errors = command("verify", str(file))
    assert status != 0
    assert words_in("en")("cli-file-large") in errors


def test_a_folder_with_a_deep_key_or_a_huge_file_is_checked_in_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pack"
    assert command("content", "new", str(folder))[0] == 0
    (folder / "map.toml").write_text("a." * 125_000 + "a = 1")
    status, _, errors = command("content", "check", str(folder))
    assert status != 0
    assert words_in("en")("content-problem-is-nested-too-deeply") in errors
    monkeypatch.setattr(load, "LARGEST_FILE", 60_000)
    status, _, errors = command("content", "check", str(folder))
    assert status != 0
    assert words_in("en")("content-problem-has-characters", value=250_005)[:10] in errors

"""Playing with a pack of one's own: `--content DIR` in every command that plays."""

from pathlib import Path

import pytest
from support.terminal.commands import command

import trinacria


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built-in pack with one tile renamed."""
    monkeypatch.setenv("TRINACRIA_LANG", "en")
    folder = tmp_path / "pack"
    assert command("content", "new", str(folder))[0] == 0
    for file in ("tiles.toml", "words.toml"):
        edited = (folder / file).read_text().replace('"Bribery"', '"Palm Oil"')
        (folder / file).write_text(edited)
    assert command("content", "check", str(folder))[0] == 0
    return folder


def test_sim_play_replay_and_verify_use_a_pack(pack: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    sim = ("sim", "lafamiglia", "--players", "random,random", "--games", "1", "--jobs", "1", "--records", str(records))
    assert command(*sim, "--content", str(pack))[0] == 0
    path = records / "lafamiglia-00000.txt"
    record = trinacria.load(path.read_text())
    mark = trinacria.GAMES["lafamiglia"].use_content(str(pack))["content"]
    assert record["content"] == mark
    assert record["options"] == {"content": mark}
    for name, *noted in (("replay",), ("verify", "--commitment", str(record["commitment"]))):
        assert command(name, str(path), "--content", str(pack), *noted)[0] == 0
    code, said, _ = command(
        "play", "lafamiglia", "--plain", "--seed", "3", "--content", str(pack), typed="show\nquit\n"
    )
    assert code == 0
    assert "Palm Oil" in said


def test_a_record_names_the_pack_it_needs(pack: Path, tmp_path: Path) -> None:
    game = trinacria.new_game("lafamiglia", seed=1)
    record = game.record()
    assert record["content"] == game.content
    assert trinacria.replay(record).position() == game.position()
    other = trinacria.new_game("lafamiglia", seed=1, options=trinacria.GAMES["lafamiglia"].use_content(str(pack)))
    assert other.content != game.content
    assert trinacria.replay(other.record()).position() == other.position()
    with pytest.raises(trinacria.UnknownOption, match="--content"):
        trinacria.new_game("lafamiglia", options={"content": "0" * 64})


def test_a_faulty_pack_is_refused_with_its_faults(pack: Path) -> None:
    pieces = pack / "pieces.toml"
    pieces.write_text(pieces.read_text().replace("labs = 30", "labs = 31"))
    for line in (("play", "lafamiglia"), ("sim", "lafamiglia")):
        code, _, complained = command(*line, "--content", str(pack))
        assert code == 2
        assert "pieces.toml: common.labs: The value is 31. It should be 30." in complained


def test_the_card_game_has_no_packs(pack: Path) -> None:
    code, _, complained = command("play", "famiglia", "--content", str(pack))
    assert code == 2
    assert "no content packs" in complained


def test_options_are_switched_on(pack: Path, tmp_path: Path) -> None:
    sim = ("sim", "lafamiglia", "--players", "greedy,random", "--games", "2", "--jobs", "1")
    records = tmp_path / "drafts"
    code, said, _ = command(*sim, "--option", "draft", "--records", str(records))
    assert code == 0
    assert "greedy" in said
    record = trinacria.load((records / "lafamiglia-00000.txt").read_text())
    assert record["options"] == {"draft": True}
    assert trinacria.verify(record).result is not None
    code, said, _ = command(
        "play", "lafamiglia", "--plain", "--seed", "3", "--option", "draft", "--vs", "random", typed="1\n" * 8
    )
    assert code == 0
    assert "Round 1 of 4" in said
    code, _, complained = command(*sim, "--option", "turbo")
    assert code == 2
    assert "turbo" in complained

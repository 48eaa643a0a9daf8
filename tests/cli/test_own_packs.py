"""Packs of one's own in the terminal: their balance, and what a table says of them."""

from pathlib import Path

from support.packs.own_packs import own_pack
from support.terminal.commands import command

from trinacria.lab.balance import Rate, outliers, rates_of, usual
from trinacria.lab.statistics import wilson


def folder(tmp_path: Path) -> Path:
    """A pack with a house rule, in a folder."""
    made = tmp_path / "box"
    made.mkdir()
    for name, text in own_pack("Our box", {"rounds": 1}).items():
        (made / name).write_text(text, encoding="utf-8")
    return made


def test_balance_plays_with_the_pack_and_names_its_house_rules(tmp_path: Path) -> None:
    code, told, complained = command("content", "balance", str(folder(tmp_path)), "--games", "1", "--jobs", "1")
    assert code == 0, complained
    assert "Our box: 1 quick game among bots" in told
    assert "The game lasts 1 round." in told
    assert "North-west" in told


def test_a_table_in_lines_says_which_pack_is_played(tmp_path: Path) -> None:
    box = str(folder(tmp_path))
    _, told, _ = command("play", "lafamiglia", "--plain", "--seed", "3", "--content", box, typed="quit\n")
    assert "This game is played with the content pack “Our box”." in told
    assert "The game lasts 1 round." in told


def test_what_stands_out_is_measured_by_its_own_kind() -> None:
    """Winners hold more tiles: a tile that wins as often as all of them does not stand out."""
    hits = {("tile", "one"): (60.0, 100), ("tile", "two"): (62.0, 100), ("tile", "three"): (20.0, 100)}
    found = rates_of(hits, "lafamiglia")
    assert usual(found, "tile") == (60 + 62 + 20) / 300
    first: Rate = outliers(found, 1)[0]
    assert (first.name, first.share) == ("three", wilson(20.0, 100))
    assert usual(found, "family") == 0.5

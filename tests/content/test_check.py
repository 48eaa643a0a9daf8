"""`trinacria content check`: every kind of fault is named with its place, and all at once."""

import json
import random
import re
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from content.packs import Copy, problem, told
from support.runs.effort import amount
from support.terminal.commands import command

from trinacria.games.lafamiglia.content.load import BUILT_IN, examine


class Broken(NamedTuple):
    """One edit of the built-in pack and the fault it must give."""

    name: str
    file: str
    old: str
    new: str
    place: str
    says: str


VARIANTS = [Broken(**entry) for entry in tomllib.loads(Path(__file__).with_name("broken.toml").read_text())["broken"]]
ENNA = 'id = "enna"\nname = "Enna"\nmandamento = "nebrodi"\nneighbours = '


def run(*arguments: str) -> tuple[int, list[str]]:
    """The command's exit code and what it prints: the faults, a line each, without the line that counts them."""
    code, said, complained = command("content", *arguments)
    return code, said.splitlines() + complained.splitlines()[1:]


def test_the_built_in_pack_has_no_fault() -> None:
    assert examine(BUILT_IN)[1] == ()
    code, lines = run("check")
    assert code == 0
    assert len(lines) == 1
    assert "no errors" in lines[0]


def test_the_check_takes_less_than_a_second() -> None:
    start = time.process_time()
    examine(BUILT_IN)
    assert time.process_time() - start < 1.0


@pytest.mark.parametrize("broken", VARIANTS, ids=lambda broken: broken.name)
def test_a_broken_pack_is_refused_with_the_fault_and_its_place(copy: Copy, broken: Broken) -> None:
    copy.edit(broken.file, broken.old, broken.new)
    code, lines = run("check", str(copy.directory))
    assert code == 2
    told = [line for line in lines if line.startswith(broken.place + ": ")]
    assert any(broken.says in line for line in told), "\n".join(lines)


def test_one_wrong_entry_leaves_the_others_alone(copy: Copy) -> None:
    copy.edit("characters.toml", "money = ", 'money = "many" #')
    assert [told(fault) for fault in copy.faults()] == [
        "characters.toml: character[apothecary].money: “many” doesn’t fit here. Type a whole number of at least 0."
    ]


@pytest.mark.parametrize("file", ["pack.toml", "map.toml", "geometry.json", "solo.toml", "balance.toml"])
def test_a_missing_file_is_named(copy: Copy, file: str) -> None:
    (copy.directory / file).unlink()
    code, lines = run("check", str(copy.directory))
    assert code == 2
    assert lines == [f"{file}: This entry is missing. Add a file of this name."]


def test_all_faults_are_listed_at_once_sorted_and_in_one_form(copy: Copy) -> None:
    """Type faults do not hide constraints, neither in the same file nor in another."""
    copy.edit("map.toml", 'start = "nw"\nsoldati = 3', 'start = "nw"\nsoldati = "three"')
    copy.edit("map.toml", ENNA + '["caltanissetta", ', ENNA + "[")
    copy.edit("orders.toml", '{ part = "agitate", range = 3 }', '{ part = "agitate", range = 7 }')
    copy.edit("pieces.toml", "labs = 30", "labs = 31")
    (copy.directory / "tiles.toml").unlink()
    _, lines = run("check", str(copy.directory))
    assert lines == sorted(lines)
    # The place, what is wrong, what cures it, and the rule that asks for it.
    assert all(re.fullmatch(r"[a-z.]+(: \S.*?)?: .+\. .+\.( \([^)]+\))?", line) for line in lines)
    assert lines == [
        "map.toml: area[caltanissetta].neighbours: enna doesn’t name it back as a neighbour. "
        "Name it there, or take it out here.",
        "map.toml: area[corleone].soldati: “three” doesn’t fit here. Type a whole number from 2 to 3.",
        "orders.toml: order[black.police.C].parts[2].range: The value is 7. Choose one of 1, 2, 3.",
        "pieces.toml: common.labs: The value is 31. It should be 30. (LF-C-02)",
        "tiles.toml: This entry is missing. Add a file of this name.",
    ]


def test_crossing_borders_are_found(copy: Copy) -> None:
    copy.edit("geometry.json", ",153.1,231.7,", ",353.1,231.7,")
    assert any("crosses line" in problem(fault) for fault in copy.faults())


def places(raw: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in the data of a file."""
    if path:
        yield path
    inner = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for name, value in inner:
        yield from places(value, (*path, name))


@pytest.mark.parametrize("seed", range(amount(6, 24)))
def test_no_value_of_a_wrong_kind_can_crash_the_check(copy: Copy, seed: int) -> None:
    """One wrong value at a random place of the geometry: faults, no traceback."""
    rng = random.Random(seed)
    geometry: dict[str, Any] = json.loads((copy.directory / "geometry.json").read_text())
    path = rng.choice(list(places(geometry)))
    parent: Any = geometry
    for name in path[:-1]:
        parent = parent[name]
    parent[path[-1]] = rng.choice(["word", None, {}, [], -1e30, True, {"x": [1]}])
    (copy.directory / "geometry.json").write_text(json.dumps(geometry))
    assert any(fault.file in ("geometry.json", "map.toml") for fault in copy.faults())


def test_no_directory_no_traceback(tmp_path: Path) -> None:
    code, lines = run("check", str(tmp_path / "nowhere"))
    assert code == 2
    assert lines[0].endswith("This is not a folder. Name a folder with the files of a pack.")


def test_a_file_that_is_not_text_is_named(copy: Copy) -> None:
    (copy.directory / "orders.toml").write_bytes(b"\xff\xfe\x00")
    assert [(f.file, problem(f)) for f in copy.faults()] == [("orders.toml", "The file is not UTF-8 text.")]


def test_new_makes_a_pack_that_passes_and_never_overwrites(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run("new", str(mine))[0] == 0
    assert run("check", str(mine))[0] == 0
    (mine / "tiles.toml").write_text("mine")
    assert run("new", str(mine))[0] == 2
    assert (mine / "tiles.toml").read_text() == "mine"


def test_new_refuses_a_file_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert run("new", str(tmp_path / "taken"))[0] == 2


def test_a_pack_from_a_box_need_not_keep_our_design(copies: Callable[[], Copy]) -> None:
    """With balanced = false only the rulebook's facts are checked, and balance.toml may be left out."""
    skulls = '{ part = "move" }, { part = "skull", n = 3 }] }'
    dearer = ("orders.toml", skulls, skulls.replace("3", "9"))
    assert copies().edit(*dearer).faults()
    typed_in = copies().edit(*dearer).edit("pack.toml", "balanced = true", "balanced = false")
    (typed_in.directory / "balance.toml").unlink()
    assert typed_in.faults() == ()
    typed_in.edit("pieces.toml", "labs = 30", "labs = 31")
    assert [fault.key for fault in typed_in.faults()] == ["common.labs"]


def test_a_box_may_print_recall_in_another_row(copy: Copy) -> None:
    """The rulebook's picture of White's special order is damaged: its row is our ruling (AMB-LF-101)."""
    copy.edit("pack.toml", "balanced = true", "balanced = false")
    copy.edit(
        "orders.toml",
        'name = "Recall", type = "attack", initiative = 9, parts = [], special = "recall_3"',
        'name = "Recall", type = "attack", initiative = 9, parts = [{ part = "move" }]',
    )
    copy.edit(
        "orders.toml",
        'name = "Covered advance", type = "attack"',
        'name = "Covered advance", special = "recall_3", type = "attack"',
    )
    copy.edit("orders.toml", '"order[white.justice.B].special"', '"order[white.police.B].special"')
    assert copy.faults() == ()


def test_printed_is_a_source(copy: Copy) -> None:
    copy.edit("characters.toml", 'character = "ours"', 'character = "printed"')
    assert copy.faults() == ()

"""What the check says about single values of a pack: numbers the rulebooks state, and texts left empty."""

import tomllib
from copy import deepcopy
from typing import Any

import pytest
from support.games.rules import rule

from trinacria.games.lafamiglia.content.check.facts import check_facts
from trinacria.games.lafamiglia.content.decode import convert, show
from trinacria.games.lafamiglia.content.fault import Fault, Report, said
from trinacria.games.lafamiglia.content.load import BUILT_IN
from trinacria.games.lafamiglia.content.model.pack import FILES

RAW: dict[str, dict[str, Any]] = {
    name: tomllib.loads((BUILT_IN / name).read_text("utf-8")) for name in FILES if name.endswith(".toml")
}


def with_value(file: str, path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """The data of a file of the built-in pack with one other value."""
    data = deepcopy(RAW[file])
    parent: Any = data
    for name in path[:-1]:
        parent = parent[name]
    parent[path[-1]] = value
    return data


def complaints(file: str, key: str, value: int) -> list[Fault]:
    """What the check of stated values says when this one stands in the pack."""
    report = Report()
    check_facts({file: with_value(file, tuple(key.split(".")), value)}, report)
    return report.faults


def assert_only(stated: int, file: str, key: str, by: str) -> None:
    """The stated number passes; one less and one more are refused, with the number and its rule."""
    assert complaints(file, key, stated) == []
    for wrong in (stated - 1, stated + 1):
        assert complaints(file, key, wrong) == [
            Fault(file, key, said("is", value=show(wrong)), said("value", value=str(stated)), by)
        ]


def test_the_built_in_pack_has_the_stated_numbers() -> None:
    report = Report()
    check_facts(RAW, report)
    assert report.faults == []


@rule("LF-C-01", "LF-C-02", "LF-C-06")
@pytest.mark.parametrize(
    ("key", "stated", "by"),
    [
        ("family.soldati", 50, "LF-C-06"),
        ("family.boats", 4, "LF-C-06"),
        ("family.cars", 5, "LF-C-06"),
        ("family.mat_influence", 17, "LF-C-06"),
        ("family.free_influence", 8, "LF-C-06"),
        ("common.labs", 30, "LF-C-02"),
        ("common.neutral_soldati", 30, "LF-C-02"),
        ("common.neutral_influence", 8, "LF-C-02"),
        ("common.coins_of_1", 50, "LF-C-01"),
        ("common.coins_of_2", 42, "LF-C-01"),
    ],
)
def test_a_box_has_as_many_pieces_as_the_rulebook_lists(key: str, stated: int, by: str) -> None:
    assert_only(stated, "pieces.toml", key, by)


@rule("LX-1-S06", "LX-1-S09", "LX-1-S11")
@pytest.mark.parametrize(
    ("key", "stated", "by"),
    [
        ("own_soldati", 2, "LX-1-S06"),
        ("start_player_returns", 2, "LX-1-S09"),
        ("other_returns", 1, "LX-1-S09"),
        ("influence_tokens_each", 4, "LX-1-S11"),
    ],
)
def test_a_pack_sets_one_against_one_up_as_stated(key: str, stated: int, by: str) -> None:
    assert_only(stated, "solo.toml", f"one_v_one.setup.{key}", by)


@rule("LX-2-S02", "LX-2-S03", "LX-2-S06", "LX-2-S11")
@pytest.mark.parametrize(
    ("key", "stated", "by"),
    [
        ("difficulty.easy.block_tokens", 3, "LX-2-S02"),
        ("difficulty.medium.block_tokens", 4, "LX-2-S02"),
        ("difficulty.hard.block_tokens", 5, "LX-2-S02"),
        ("difficulty.easy.ticks_at_start", 1, "LX-2-S03"),
        ("difficulty.medium.ticks_at_start", 0, "LX-2-S03"),
        ("difficulty.hard.ticks_at_start", 0, "LX-2-S03"),
        ("setup.own_soldati", 2, "LX-2-S06"),
        ("setup.influence_tokens_solo", 4, "LX-2-S11"),
        ("setup.influence_tokens_team_each", 2, "LX-2-S11"),
    ],
)
def test_a_pack_sets_two_against_one_up_as_stated(key: str, stated: int, by: str) -> None:
    assert_only(stated, "solo.toml", f"two_v_one.{key}", by)


@pytest.mark.parametrize(
    ("file", "path", "key"),
    [
        ("pack.toml", ("pack", "name"), "pack.name"),
        ("map.toml", ("area", 0, "name"), f"area[{RAW['map.toml']['area'][0]['id']}].name"),
        ("characters.toml", ("character", 0, "name"), "character[apothecary].name"),
        ("tiles.toml", ("tile", 0, "text"), "tile[allies].text"),
        ("orders.toml", ("special", "network"), "special.network"),
        ("words.toml", ("fr", "Advance"), "fr.Advance"),
        ("tiles.toml", ("sources", "tile[*].text"), "sources.tile[*].text"),
    ],
)
def test_what_a_player_reads_is_not_empty(file: str, path: tuple[str | int, ...], key: str) -> None:
    report = Report()
    convert(with_value(file, path, ""), FILES[file], RAW[file], file, report)
    problem, cure = ("name-is-blank", "type-a-name") if key.endswith(".name") else ("is-blank", "type-a-text")
    assert report.faults == [Fault(file, key, said(problem), said(cure))]
    short = Report()
    convert(with_value(file, path, "I"), FILES[file], RAW[file], file, short)
    assert short.faults == []

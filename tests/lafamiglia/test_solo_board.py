"""Expansion 1.6: the action spaces of the solo board."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from content.packs import Copy
from support.games.lafamiglia import PACK, PRINTED, area, asked, first_tokens, legal, of, play, refused, table
from support.games.rules import rule

from trinacria.games.lafamiglia import LaFamiglia

TOP = first_tokens("s0.sp1 s0.ju1 s0.po1 s0.ec1 s0.ch1 s0.ti1")


def lifted(
    mode: str, space: str, members: int = 0, hq: int = 5, options: Mapping[str, object] | None = None, **areas: str
) -> LaFamiglia:
    """Red has just put a commission token on a space of the solo board."""
    solo: dict[str, Any] = {"members": {"red": members}} if mode == "1v1" else {"opened": ["v2.l2", "v2.l3"]}
    game = table(
        top=TOP,
        mode=mode,
        hq={"red": hq},
        removed={"red": {"church": 1}},
        solo=solo,
        options=options,
        areas={"enna": "red 2 2l", "riesi": "red 1 2l", "gela": "blue 1 1l", **areas},
    )
    play(game, "use s1.ti1", "token s0.sp1", "row church", f"board {space}")
    return game


@pytest.mark.parametrize(("mode", "space", "most"), [("1v1", "v1.a1", 3), ("2v1", "v2.o5", 3), ("2v1", "v2.l3", 4)])
@rule("LX-A-01")
def test_soldati_at_labs(mode: str, space: str, most: int) -> None:
    """One with each own lab, two where there are two; one form of the icon stops at three. [AMB-LX-53]"""
    game = lifted(mode, space)
    assert asked(game) == ("red", "lab_soldati")
    assert legal(game) == {"place enna", "place riesi"}, "you have to do something"
    play(game, "place enna", "place enna")
    assert legal(game) == {"place riesi", "done"}
    assert refused(game, "place enna") == "LF-XO-02"
    play(game, "place riesi")
    assert (area(game, "enna"), area(game, "riesi")) == ("red 4 2l", "red 2 2l")
    assert (asked(game)[1] == "lab_soldati") == (most == 4)
    assert of(game, "red", "hq") == 2


@rule("LX-A-01", "LX-1-K05")
def test_members_instead_of_soldati_at_labs() -> None:
    game = lifted("1v1", "v1.a1", members=5)
    assert legal(game) == {"seat 1", "seat 2", "seat 3", "place enna", "place riesi"}
    play(game, "seat 2")
    assert legal(game) == {"place enna", "place riesi", "done"}
    play(game, "place riesi")
    assert asked(game)[1] != "lab_soldati", "three in all"


@pytest.mark.parametrize(("mode", "space", "most"), [("1v1", "v1.a2", 3), ("2v1", "v2.o2", 2), ("2v1", "v2.l2", 3)])
@rule("LX-A-02")
def test_reinforce_an_own_area(mode: str, space: str, most: int) -> None:
    """Two or three as printed, whatever the mat says; not in an empty area."""
    game = lifted(mode, space)
    assert legal(game) == {"place enna", "place riesi"}
    assert refused(game, "place licata") == "LF-XA-04"
    play(game, "place enna")
    assert legal(game) == {f"soldati {number}" for number in range(1, most + 1)}


@rule("LX-A-02", "LX-1-K05")
def test_members_instead_of_reinforcements() -> None:
    game = lifted("1v1", "v1.a2", members=1)
    play(game, "seat 1", "place enna")
    assert legal(game) == {"soldati 1", "soldati 2"}


@rule("LX-A-03")
def test_all_other_spaces_are_like_those_of_the_sheets() -> None:
    """Every word but three is one of the sheets; recruiting takes the Church, an infinity space offers one of two."""
    sheets = {action.do for space in PACK.spaces.values() for action in space.actions}
    solo = {action.do for space in PACK.solo_spaces.values() for action in space.actions}
    assert solo - sheets == {"lab_soldati", "lab_soldati_all", "place_own", "money"}
    game = lifted("2v1", "v2.o3")
    assert max(legal(game)) == f"recruit {game.base(0, 3)}"
    game = lifted("1v1", "v1.a6")
    assert f"recruit {game.base(0, 3) + 2}" in legal(game)
    game = lifted("2v1", "v2.o6")
    assert (asked(game)[1], legal(game)) == ("part", {"do issue", "do money"})
    play(game, "do money")
    assert asked(game)[1] != "part", "one of the two"


def test_a_chain_of_commission_tokens() -> None:
    """Exert influence on the solo board may free the next commission token."""
    game = table(
        top=TOP, mode="1v1", enna="red 1", removed={"red": {"church": 1, "police": 1}}, solo={"members": {"red": 0}}
    )
    play(game, "use s1.ti1", "token s0.sp1", "row church", "board v1.a11", "row police")
    assert asked(game) == ("red", "commission_token")
    play(game, "board v1.a9") if "board v1.a9" in legal(game) else play(game, "board v1.a8", "lab enna")
    view: Any = game.view(None)
    assert len([1 for tokens in view["solo_board"]["tokens"].values() if tokens]) == 2
    assert PRINTED.spaces[PRINTED.space_names.index("v1.a11")].parts[0].word == "exert"


@rule("LF-PA-07")
def test_two_parts_of_one_word_are_done_one_after_the_other(tmp_path: Path) -> None:
    """A pack may print two such parts on a space; both are soldati at labs, with other numbers."""
    twice = '[{ do = "lab_soldati", max = 3 }, { do = "lab_soldati_all" }]'
    pack = Copy(tmp_path / "pack").edit("solo.toml", '[{ do = "lab_soldati", max = 3 }]', twice)
    pack.edit("pack.toml", "balanced = true", "balanced = false")
    (pack.directory / "balance.toml").unlink()
    game = lifted("1v1", "v1.a1", options=LaFamiglia.use_content(str(pack.directory)))
    assert legal(game) == {"do lab-soldati"}
    play(game, "do lab-soldati", "place enna", "done")
    assert legal(game) == {"do lab-soldati", "done"}, "the second part is left"
    play(game, "do lab-soldati", "place riesi", "place riesi", "place enna", "place enna")
    assert (area(game, "enna"), area(game, "riesi")) == ("red 5 2l", "red 3 2l")
    assert asked(game) == ("blue", "turn")
    game = lifted("1v1", "v1.a1", hq=9, options=LaFamiglia.use_content(str(pack.directory)))
    play(game, "do lab-soldati", "place enna", "place enna", "place riesi")
    assert legal(game) == {"do lab-soldati", "done"}, "the first part is for three labs"
    play(game, "do lab-soldati", "place enna", "place enna", "place riesi", "place riesi")
    assert asked(game) == ("blue", "turn"), "each part is done once"

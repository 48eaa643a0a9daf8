"""`trinacria content check` at its bounds: what just passes, and borders that only just meet."""

import json
from collections.abc import Callable
from copy import deepcopy
from itertools import permutations
from typing import Any

import msgspec
import pytest
from content.packs import Copy, problem, told

from trinacria.games.lafamiglia.content.check.budget import action_value
from trinacria.games.lafamiglia.content.check.geometry import _crossings
from trinacria.games.lafamiglia.content.fault import ContentError, Fault, Report, Said, said
from trinacria.games.lafamiglia.content.load import built_in, examine_files, sicily
from trinacria.games.lafamiglia.content.model import actions
from trinacria.games.lafamiglia.content.model.pack import FILES

Line = tuple[float, float, float, float]


def crossing(*lines: Line) -> list[tuple[str, str]]:
    """The places and problems of a drawing that has these borders and nothing else."""
    report = Report()
    _crossings(msgspec.structs.replace(sicily().geometry, arcs=lines), report)
    return [(fault.key, problem(fault)) for fault in report.faults]


def both_ways(line: Line) -> tuple[Line, Line]:
    """A straight border, and the same drawn from its other end."""
    return line, (*line[2:], *line[:2])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param((1000, 500, 1010, 300), (990, 320, 1030, 321), id="crossing far from the lower end"),
        pytest.param((1000, 500, 1010, 300), (990, 480, 1030, 481), id="crossing far from the upper end"),
        pytest.param((300, 1000, 500, 990), (480, 970, 481, 1000), id="crossing far from the left end"),
        pytest.param((100, 100, 140, 100), (120, 100, 120, 160), id="one ending on the other"),
    ],
)
def test_borders_that_meet_are_found_whichever_way_they_are_drawn(one: Line, other: Line) -> None:
    for first, second in permutations((one, other)):
        for a in both_ways(first):
            for b in both_ways(second):
                assert crossing(a, b) == [("arcs[0]", "This border line crosses line 1.")], (a, b)


def test_borders_that_share_an_end_or_keep_apart_do_not_cross() -> None:
    assert crossing((100, 100, 140, 100), (140, 100, 140, 160), (100, 101, 139, 101)) == []


def test_borders_on_one_line_cross_only_where_they_overlap() -> None:
    assert crossing((100, 100, 110, 100), (120, 100, 130, 100)) == []
    assert crossing((100, 100, 110, 110), (120, 120, 130, 130)) == []
    for line in both_ways((100, 100, 120, 120)):
        assert crossing(line, (115, 115, 130, 130)) == [("arcs[0]", "This border line crosses line 1.")]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "orders.toml",
            "list = [2, 2, 1]",
            "list = []",
            "orders.toml: order[black.police.B].parts[0].list: This is a list of 0. Write a list of at least 1.",
        ),
        (
            "solo.toml",
            'actions = [{ do = "place_own", max = 2 }, { do = "issue_order", count = 1, areas = 1 }]',
            "actions = []",
            "solo.toml: one_v_one.board.space[v1.a3].actions: This is a list of 0. ",
        ),
    ],
)
def test_a_list_that_is_empty_and_may_not_be_is_a_fault(copy: Copy, file: str, old: str, new: str, fault: str) -> None:
    copy.edit(file, old, new)
    assert fault in [told(found)[: len(fault)] for found in copy.faults()]


def narrow(copy: Copy, by: float) -> Copy:
    """Trapani's coast follows the other two borders of the area, but for one point that lies to the north of them."""
    path = copy.directory / "geometry.json"
    geometry: dict[str, Any] = json.loads(path.read_text())
    assert geometry["areas"]["trapani"]["ring"] == [0, 42, 90]
    inland = geometry["arcs"][42] + geometry["arcs"][90][2:]
    points = list(zip(inland[0::2], inland[1::2], strict=True))
    coast = [number for point in reversed(points) for number in point]
    coast[11] -= by
    geometry["arcs"][0] = coast
    path.write_text(json.dumps(geometry))
    return copy


def test_a_narrow_area_runs_clockwise_until_its_borders_change_places(copies: Callable[[], Copy]) -> None:
    """The area covers less than one square unit: its boxes do not fit, but its border is sound."""
    sound, turned = ({f.key: problem(f) for f in narrow(copies(), by).faults()} for by in (0.1, -0.1))
    assert sound["areas.trapani.label"] == turned["areas.trapani.label"] == "The box leaves the area."
    assert "areas.trapani.ring" not in sound
    assert turned["areas.trapani.ring"] == "The border runs anticlockwise."


def test_three_money_on_a_character_card_is_enough_and_two_is_not(copies: Callable[[], Copy]) -> None:
    def said(money: int) -> list[str]:
        copy = copies().edit("characters.toml", "money = 7", f"money = {money}")
        return [told(fault) for fault in copy.faults() if fault.key == "character[notary].money"]

    assert said(3) == []
    assert said(2) == ["characters.toml: character[notary].money: The value is 2. At least 3 is needed. (ours)"]


def test_an_order_may_be_worth_just_the_most(copies: Callable[[], Copy]) -> None:
    """Green's strongest order is worth 10."""
    assert copies().edit("balance.toml", "order_most = 10.5", "order_most = 10.0").faults() == ()
    short = copies().edit("balance.toml", "order_most = 10.5", "order_most = 9.9").faults()
    assert [fault.key for fault in short] == ["order[green.church.C]"]


@pytest.mark.parametrize(("sheet", "labs"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_soldati_for_all_labs_are_worth_as_much_as_for_the_labs_of_that_time(sheet: int, labs: int) -> None:
    """We count on 2.2, 2.9, 3.4 and 3.8 labs in the four rounds."""
    balance = sicily().balance
    assert balance is not None
    fewer, every, more = (
        action_value(action, balance, sheet)
        for action in (actions.LabSoldati(max=labs), actions.LabSoldatiAll(), actions.LabSoldati(max=labs + 1))
    )
    assert fewer < every < more


def test_an_error_of_a_pack_says_all_its_faults() -> None:
    """Whoever catches it as any other error reads them too."""
    faults = [
        Fault("map.toml", "areas", said("is", value=35), said("value", value=36)),
        Fault("orders.toml", "orders", said("is", value=77), said("value", value=78)),
    ]
    lines = str(ContentError(faults)).splitlines()
    assert [line.split(": ")[:2] for line in lines] == [["map.toml", "areas"], ["orders.toml", "orders"]]
    assert [fault.problem.facts for fault in ContentError(faults).faults] == [(("value", 35),), (("value", 77),)]


def test_a_corner_that_is_there_twice_leaves_the_check_standing(copy: Copy) -> None:
    """Its name is another's, so one corner of a side has no entry."""
    copy.edit("map.toml", 'id = "nw"\nname = "Nord-Ovest"', 'id = "ne"\nname = "Nord-Ovest"')
    assert any(fault.key.startswith("corner") for fault in copy.faults())


def test_areas_that_nothing_joins_to_the_rest_are_named(copy: Copy) -> None:
    for name in ("alcamo", "marsala"):
        path = copy.directory / "map.toml"
        lines = path.read_text().splitlines()
        start = lines.index(f'id = "{name}"')
        at = next(at for at in range(start, len(lines)) if lines[at].startswith("neighbours"))
        lines[at] = lines[at].replace('"trapani", ', "").replace(', "trapani"', "")
        path.write_text("\n".join(lines))
    copy.edit("map.toml", 'neighbours = ["alcamo", "marsala"]', "neighbours = []")
    apart = {fault.key: problem(fault) for fault in copy.faults() if fault.problem.id == "do-not-hang-together-by-land"}
    assert set(apart) == {"area", f"mandamento[{sicily().areas['trapani'].mandamento}].areas"}


@pytest.mark.parametrize(("left", "enough"), [(8, True), (7, False)])
def test_two_free_spaces_a_player_are_enough(left: int, enough: bool) -> None:
    sheets = deepcopy(dict(built_in("sheets.toml")))
    first = sheets["sheet"][0]
    free = [space for space in first["space"] if space["kind"] == "free"]
    first["space"] = [space for space in first["space"] if space not in free[left:]]
    faults = examine_files({name: built_in(name) for name in FILES} | {"sheets.toml": sheets})[1]
    told = [fault.problem for fault in faults if fault.problem.id == "has-free-spaces"]
    assert told == ([] if enough else [said("has-free-spaces", value=left)])


def faults_with(file: str, data: dict[str, Any]) -> tuple[Fault, ...]:
    """What the check finds where one file of the built-in pack says something else."""
    return examine_files({name: built_in(name) for name in FILES} | {file: data})[1]


@pytest.mark.parametrize(
    ("part", "other", "told"),
    [
        ({"part": "vest", "n": 1}, {"part": "vest", "n": 3}, "vest 1"),
        ({"part": "vest", "n": 2}, {"part": "vest", "n": 3}, "vest 2"),
        ({"part": "place", "n": 3}, {"part": "place", "n": 7}, "place 3"),
        ({"part": "place_base", "bonus": 1}, {"part": "place_base", "bonus": 2}, "place_base 1"),
        ({"part": "pentito", "list": [2, 2, 1]}, {"part": "pentito", "list": [2, 1, 1]}, "pentito (2, 2, 1)"),
        ({"part": "agitate", "range": 2}, {"part": "agitate", "range": 3}, "agitate 2"),
    ],
)
def test_a_symbol_that_the_rulebook_shows_is_on_some_order(
    part: dict[str, Any], other: dict[str, Any], told: str
) -> None:
    orders = deepcopy(dict(built_in("orders.toml")))
    assert any(part in order.get("parts", []) for order in orders["order"])
    for order in orders["order"]:
        order["parts"] = [other if one == part else one for one in order.get("parts", [])]
    missing = [fault.problem for fault in faults_with("orders.toml", orders) if fault.problem.id == "no-order-has"]
    assert missing == [said("no-order-has", value=told)]


@pytest.mark.parametrize("box", ["label", "boats"])
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize(("gap", "covers"), [(0.5, False), (-0.5, True)])
def test_a_control_space_keeps_off_names_and_boats(box: str, dx: int, dy: int, gap: float, covers: bool) -> None:
    """It is moved beside the name or the boats of a sea, which lie in one place: other faults come with it."""
    geometry = deepcopy(dict(built_in("geometry.json")))
    control = geometry["mandamenti"]["nebrodi"]["control"]
    sea = geometry["seas"]["mare-catania"]
    other = {side: sea[box][side] for side in ("x", "y", "w", "h")}
    for one in ("label", "boats"):
        sea[one] |= other
    control["x"] = other["x"] + dx * (other["w"] / 2 + control["r"] + gap)
    control["y"] = other["y"] + dy * (other["h"] / 2 + control["r"] + gap)
    found = {fault.problem.id for fault in faults_with("geometry.json", geometry)}
    assert ("covers-name-or-boats" in found) is covers


def test_a_mandamento_has_three_areas() -> None:
    board = deepcopy(dict(built_in("map.toml")))
    first = board["mandamento"][0]
    first["areas"] = first["areas"][:2]
    found = [fault for fault in faults_with("map.toml", board) if fault.problem.id == "names-areas"]
    key = f"mandamento[{first['id']}].areas"
    assert found == [Fault("map.toml", key, said("names-areas", value=2), said("value", value=3), "LF-M-01")]


@pytest.mark.parametrize("cost", [{"money": 1}, {"hq_soldati": 1}])
def test_nobody_pays_for_a_tile_without_being_asked(cost: dict[str, int]) -> None:
    tiles = deepcopy(dict(built_in("tiles.toml")))
    tile = next(tile for tile in tiles["tile"] if not tile.get("optional", False))
    tile["cost"] = cost
    found = [
        fault.key for fault in faults_with("tiles.toml", tiles) if fault.problem.id == "is-paid-without-being-asked"
    ]
    assert found == [f"tile[{tile['id']}].cost"]


@pytest.mark.parametrize(
    ("text", "fault"), [("x" * 601, "has-characters"), ("<b>", "has-markup"), ("a\u200bb", "has-hidden-characters")]
)
def test_more_is_asked_of_a_strangers_texts(text: str, fault: str) -> None:
    pack = deepcopy(dict(built_in("pack.toml")))
    pack["pack"]["text"] = text
    files = {name: built_in(name) for name in FILES} | {"pack.toml": pack}
    ids = [{one.problem.id for one in examine_files(files, stranger=stranger)[1]} for stranger in (True, False)]
    assert [fault in found for found in ids] == [True, False]


@pytest.mark.parametrize(("place", "longest"), [("text", 600), ("name", 60)])
def test_a_strangers_text_may_be_just_as_long_as_allowed(place: str, longest: int) -> None:
    def said_of(length: int) -> list[Fault]:
        pack = deepcopy(dict(built_in("pack.toml")))
        pack["pack"][place] = "x" * length
        files = {name: built_in(name) for name in FILES} | {"pack.toml": pack}
        return [fault for fault in examine_files(files, stranger=True)[1] if fault.problem.id == "has-characters"]

    assert said_of(longest) == []
    assert [fault.problem for fault in said_of(longest + 1)] == [said("has-characters", value=longest + 1)]


def test_an_order_has_a_part_or_a_special_text() -> None:
    orders = deepcopy(dict(built_in("orders.toml")))
    order = next(order for order in orders["order"] if not order.get("special"))
    order["parts"] = []
    found = [fault for fault in faults_with("orders.toml", orders) if fault.problem.id == "is-empty"]
    assert [(fault.key, fault.rule) for fault in found] == [(f"order[{order['id']}].parts", "LF-O-02")]


def test_an_action_space_has_an_action() -> None:
    sheets = deepcopy(dict(built_in("sheets.toml")))
    space = next(space for space in sheets["sheet"][1]["space"] if space["kind"] == "action")
    space["actions"] = []
    key = f"sheet[1].space[{space['id']}].actions"
    assert faults_with("sheets.toml", sheets) == (
        Fault("sheets.toml", key, said("is-empty"), said("at-least-one-action")),
    )


@pytest.mark.parametrize("piece", ["cars", "boats"])
def test_a_character_may_bring_all_pieces_of_a_kind(piece: str) -> None:
    most: int = getattr(sicily().pieces.family, piece)

    def said_of(number: int) -> list[Fault]:
        characters = deepcopy(dict(built_in("characters.toml")))
        characters["character"][0][piece] = number
        return [fault for fault in faults_with("characters.toml", characters) if fault.key.endswith(f".{piece}")]

    assert said_of(most) == []
    assert [fault.problem for fault in said_of(most + 1)] == [said("is", value=most + 1)]


@pytest.mark.parametrize(
    ("board", "part", "enough", "fault"),
    [
        ("one_v_one", "space", 11, said("has-spaces-for-tokens", count=10, tokens=10)),
        ("two_v_one", "open", 4, said("has-spaces", value=3)),
        ("two_v_one", "locked", 5, said("has-spaces", value=4)),
    ],
)
def test_a_solo_board_has_enough_spaces_for_its_tokens(board: str, part: str, enough: int, fault: Said) -> None:
    """Ours: with fewer spaces there would be no choice among them."""

    def said_of(number: int) -> list[Said]:
        solo = deepcopy(dict(built_in("solo.toml")))
        spaces = solo[board]["board"]
        spaces[part] = spaces[part][:number]
        key = f"{board}.board.{part}"
        return [found.problem for found in faults_with("solo.toml", solo) if found.key == key and found.rule == "ours"]

    assert said_of(enough) == []
    assert said_of(enough - 1) == [fault]


def test_locked_spaces_are_worth_more_than_open_ones() -> None:
    solo = deepcopy(dict(built_in("solo.toml")))
    locked = solo["two_v_one"]["board"]["locked"]
    for space in locked:
        space["coin"] = 0
    assert faults_with("solo.toml", solo) == ()
    locked[0]["actions"][0] |= {"count": 1, "areas": 1}
    found = [(fault.key, fault.problem) for fault in faults_with("solo.toml", solo)]
    assert found == [("two_v_one.board.locked", said("are-worth-more-than-the-open-ones", value="0.79"))]


def test_cards_that_are_worth_nothing_are_not_compared() -> None:
    """There is no share of nothing by which they could differ."""
    balance = deepcopy(dict(built_in("balance.toml")))
    balance["characters"] = dict.fromkeys(balance["characters"], 0.0)
    assert faults_with("balance.toml", balance) == ()


def test_a_file_that_no_pack_has_is_named() -> None:
    assert faults_with("cards.toml", {}) == (
        Fault("cards.toml", "", said("is-no-file-of-a-pack"), said("one-of", value=tuple(FILES))),
    )


def test_a_file_of_two_mebibytes_is_read_and_a_larger_one_is_not(copy: Copy) -> None:
    def found(size: int) -> list[tuple[str, Said]]:
        (copy.directory / "orders.toml").write_bytes(b"\xff" * size)
        return [(fault.file, fault.problem) for fault in copy.faults()]

    assert found(2**21) == [("orders.toml", said("is-not-utf-8"))]
    assert found(2**21 + 1) == [("orders.toml", said("has-characters", value=2**21 + 1))]


def test_faults_that_differ_in_their_rule_alone_keep_their_order() -> None:
    faults = [Fault("map.toml", "sides", said("is-missing"), said("one"), f"LF-{number}") for number in range(10, 40)]
    assert list(ContentError(faults[::-1]).faults) == faults

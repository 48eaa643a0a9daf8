"""One mistake is one fault: a border has two ends, a field is told once, and what is odd but allowed is a doubt."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from content.packs import Copy, told

from trinacria.games.lafamiglia.content.check.doubts import LAST_INITIATIVE, doubts
from trinacria.games.lafamiglia.content.check.facts import UNREAD
from trinacria.games.lafamiglia.content.files import PACK_FILES
from trinacria.games.lafamiglia.content.load import built_in, examine, sicily
from trinacria.words import LANGUAGES, words_in
from trinacria.words.telling import tell_faults


def without(copy: Copy, *ends: tuple[str, str]) -> Copy:
    """The pack where one end of a border, or both, no longer names the other."""
    path = copy.directory / "map.toml"
    lines = path.read_text().splitlines()
    for one, other in ends:
        start = lines.index(f'id = "{one}"')
        at = next(at for at in range(start, len(lines)) if lines[at].startswith("neighbours"))
        names = [name for name in lines[at].partition("=")[2].strip(" []").split(", ") if name != f'"{other}"']
        lines[at] = f"neighbours = [{', '.join(names)}]"
    path.write_text("\n".join(lines))
    return copy


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [("enna", "petralia", ""), ("camastra", "enna", "EX-LF-01"), ("palagonia", "scordia", "EX-LF-19")],
)
def test_a_border_that_both_ends_lack_is_one_fault(copy: Copy, one: str, other: str, rule: str) -> None:
    (fault,) = (f for f in without(copy, (one, other), (other, one)).faults() if not f.key.startswith("sources"))
    assert (fault.key, fault.rule) == (f"area[{one}].neighbours", rule)
    assert f"Add {other}" in told(fault)


@pytest.mark.parametrize(("one", "other"), [("enna", "petralia"), ("camastra", "enna"), ("enna", "camastra")])
def test_a_border_that_one_end_lacks_is_one_fault(copy: Copy, one: str, other: str) -> None:
    (fault,) = (f for f in without(copy, (one, other)).faults() if not f.key.startswith("sources"))
    assert fault.key == f"area[{other}].neighbours"
    assert fault.problem.id == "names-which-does-not-name-it-back"


def test_faults_of_one_field_share_a_line(copies: Callable[[], Copy]) -> None:
    copy = copies().edit(
        "families.toml", 'reveals = "value", value = 4, doubled = true', 'reveals = "value", value = 9'
    )
    _, faults = examine(copy.directory)
    in_field = [fault for fault in faults if fault.key.startswith("family.black.mat.police.spaces")]
    assert len(in_field) > 1
    for language in LANGUAGES:
        lines = tell_faults(faults, words_in(language), PACK_FILES.place)
        assert sum("family.black.mat.police.spaces" in line for line in lines) == 1


def test_a_high_initiative_is_a_doubt_and_no_fault(copies: Callable[[], Copy]) -> None:
    assert doubts(sicily()) == ()
    copy = copies().edit("pack.toml", "balanced = true", "balanced = false")
    copy.edit("orders.toml", 'name = "Sweep", type = "attack", initiative = 12',
              f'name = "Sweep", type = "attack", initiative = {LAST_INITIATIVE + 1}')  # fmt: skip
    pack, faults = examine(copy.directory)
    assert faults == ()
    assert pack is not None
    (doubt,) = doubts(pack)
    assert doubt.key == "order[red.police.C].initiative"
    examined = PACK_FILES.examine({file.name: file.read_text() for file in copy.directory.iterdir()}, rest=True)
    assert examined.doubts == (doubt,)


@pytest.mark.parametrize(("name", "unread"), [("tiles.toml", ("condition", "limit")), ("solo.toml", UNREAD)])
def test_a_pack_says_the_fields_that_nothing_reads_or_leaves_them_out(name: str, unread: tuple[str, ...]) -> None:
    old = built_in(name)
    new = silent_about(old, unread)
    assert all(field in str(old) and field not in str(new) for field in unread)
    said, silent = (PACK_FILES.examine({name: file}, rest=True) for file in (old, new))
    assert said.faults == silent.faults == ()
    assert said.hash == sicily().hash != silent.hash


def silent_about(data: Any, fields: tuple[str, ...]) -> Any:
    """The same without some fields, and without their sources."""
    if isinstance(data, Mapping):
        return {key: silent_about(value, fields) for key, value in data.items() if not key.endswith(fields)}
    return [silent_about(one, fields) for one in data] if isinstance(data, list) else data


def test_what_nothing_reads_may_not_say_something_else() -> None:
    solo = built_in("solo.toml")
    solo = {**solo, "two_v_one": {**solo["two_v_one"], "unlocks_per_round_end": 2}}
    (fault,) = PACK_FILES.examine({"solo.toml": solo}, rest=True).faults
    assert (fault.key, fault.rule) == ("two_v_one.unlocks_per_round_end", "LX-2-R07")

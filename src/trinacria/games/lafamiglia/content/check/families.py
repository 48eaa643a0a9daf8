"""The mats: 17 spaces, sections, 8 orders, doubled spaces and rising values (LF-FM)."""

import re
from itertools import pairwise

from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model.components import (
    INSTITUTIONS,
    FamilyId,
    Institution,
    JusticeRow,
    Mat,
    RevealsCar,
    RevealsPair,
    ValueRow,
)
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "families.toml"
_SECTIONS = re.compile(r"A{2,}(B+(C+)?)?")


def check_families(pack: Pack, report: Report) -> None:
    """Every mat, and what the examples show of three of them."""
    names = [family.name for family in pack.families.values()]
    for colour, family in pack.families.items():
        report.need(
            names.count(family.name) == 1,
            FILE,
            f"family.{colour}.name",
            said("is-used-twice", value=family.name),
            said("a-name-of-its-own"),
        )
        _mat(pack, colour, family.mat, report)
    left = next((s for s in pack.families["blue"].mat.justice.spaces if s.section == "B"), None)
    report.need(
        isinstance(left, RevealsCar),
        FILE,
        "family.blue.mat.justice.spaces",
        said("no-car-left-of-b"),
        said("a-car-there"),
        "EX-LF-09",
    )
    report.need(
        pack.families["yellow"].mat.sections("economy") == ("A", "B", "C"),
        FILE,
        "family.yellow.mat.economy.spaces",
        said("lack-a-section"),
        said("sections-a-b-and-c"),
        "LF-XO-02, LF-XO-03",
    )


def _mat(pack: Pack, colour: FamilyId, mat: Mat, report: Report) -> None:
    key = f"family.{colour}.mat"
    number, wanted = sum(len(mat.row(row).spaces) for row in INSTITUTIONS), pack.pieces.family.mat_influence
    report.need(number == wanted, FILE, key, said("has-spaces", value=number), said("value", value=wanted), "LF-C-06")
    slots, orders = len(mat.slots()), pack.pieces.family.advanced_orders
    report.need(
        slots == orders,
        FILE,
        key,
        said("has-sections", value=slots),
        said("one-an-advanced-order", value=orders),
        "LF-C-05",
    )
    layout: dict[Institution, str] = {
        row: "".join(space.section for space in mat.row(row).spaces) for row in INSTITUTIONS
    }
    for row, sections in layout.items():
        report.need(
            _SECTIONS.fullmatch(sections) is not None,
            FILE,
            f"{key}.{row}.spaces",
            said("have-the-sections", value=sections),
            said("sections-in-order"),
            "LF-FM-10",
        )
        _row(pack, f"{key}.{row}", row, mat, report)
    _doubled(pack, key, mat, report)
    if pack.about.balanced:
        _layout(key, layout, report)


def _row(pack: Pack, key: str, row: Institution, mat: Mat, report: Report) -> None:
    spaces = mat.row(row)
    if isinstance(spaces, JusticeRow):
        kinds = [space.reveals for space in spaces.spaces]
        alternating = [("car", "value")[n % 2] for n in range(len(kinds))]
        report.need(
            kinds == alternating,
            FILE,
            f"{key}.spaces",
            said("reveal", value=tuple(kinds)),
            said("car-and-value-in-turn"),
            "LF-FM-06",
        )
        pairs = [spaces.start, *(s.value for s in spaces.spaces if isinstance(s, RevealsPair))]
        for one, after in pairwise(pairs):
            falls = after[0] < one[0] or after[1] < one[1] or after == one
            report.need(
                not falls,
                FILE,
                f"{key}.spaces",
                said("go-from-to", one=str(list(one)), after=str(list(after))),
                said("values-that-rise"),
                "AMB-LF-23",
            )
        if pack.about.balanced:
            report.need((2, 3) in pairs, FILE, f"{key}.spaces", said("never-show-2-3"), said("that-value"), "EX-LF-15")
    elif isinstance(spaces, ValueRow):
        values = [spaces.start, *(space.value for space in spaces.spaces)]
        for low, high in pairwise(values):
            report.need(
                low <= high,
                FILE,
                f"{key}.spaces",
                said("go-from-to", one=low, after=high),
                said("values-that-never-fall"),
                "AMB-LF-23",
            )
            if pack.about.balanced:
                report.need(
                    low != high,
                    FILE,
                    f"{key}.spaces",
                    said("show-twice", value=low),
                    said("a-higher-value-at-every-space"),
                    "ours",
                )
        shown, rule = (2, "EX-LF-05") if row == "police" else (4, "EX-LF-04")
        if pack.about.balanced:
            report.need(
                shown in values, FILE, f"{key}.spaces", said("never-show", value=shown), said("that-value"), rule
            )


def _doubled(pack: Pack, key: str, mat: Mat, report: Report) -> None:
    """The second space of section A in every row, and one space of section B (LX-M-01)."""
    doubled = [
        (row, space.section, i) for row in INSTITUTIONS for i, space in enumerate(mat.row(row).spaces) if space.doubled
    ]
    wanted = pack.solo.common.doubled_mat_spaces
    report.need(
        len(doubled) == wanted,
        FILE,
        key,
        said("has-doubled-spaces", value=len(doubled)),
        said("value", value=wanted),
        "LX-M-01",
    )
    for row in INSTITUTIONS:
        report.need(
            (row, "A", 1) in doubled,
            FILE,
            f"{key}.{row}.spaces[1]",
            said("is-not-doubled"),
            said("doubled-true"),
            "LX-M-01",
        )
    in_b = [row for row, section, _ in doubled if section == "B"]
    report.need(
        len(in_b) == 1,
        FILE,
        key,
        said("has-doubled-spaces-in-section-b", value=len(in_b)),
        said("value", value=1),
        "LX-M-01",
    )


def _layout(key: str, layout: dict[Institution, str], report: Report) -> None:
    """Ours: a signature row A2|B2|C1, a plain row A4, two rows A2|B2."""
    sizes = sorted(layout.values())
    wanted = ["AAAA", "AABB", "AABB", "AABBC"]
    report.need(
        sizes == wanted,
        FILE,
        key,
        said("has-the-rows", value=tuple(sizes)),
        said("in-any-order", value=tuple(wanted)),
        "ours",
    )

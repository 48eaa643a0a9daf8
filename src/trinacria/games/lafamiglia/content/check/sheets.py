"""The action sheets: spaces, columns, the examples of the rulebook, and the arithmetic of tokens."""

from collections.abc import Iterable

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model import actions
from trinacria.games.lafamiglia.content.model.components import COLUMNS, Sheet, Space
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.content.model.solo import SoloSpace

FILE = "sheets.toml"
_SHORT = dict(zip(COLUMNS, ("sp", "ju", "po", "ec", "ch", "ti"), strict=True))


def check_sheets(pack: Pack, report: Report) -> None:
    """Sheets 0 to 4, what each space must have, and what the rulebook shows of them."""
    missing = set(COLUMNS) - set(pack.columns)
    report.need(
        not missing and len(pack.columns) == len(COLUMNS),
        FILE,
        "columns",
        said("are", value=tuple(pack.columns)),
        said("each-of-once", value=tuple(COLUMNS)),
        "LF-PB-07, LF-PB-08, LF-PB-10",
    )
    ids = [sheet.id for sheet in pack.sheets]
    report.need(ids == [0, 1, 2, 3, 4], FILE, "sheet", said("has-the-ids", value=ids), said("sheets-0-to-4"), "LF-C-01")
    for name in twice(space.id for sheet in pack.sheets for space in sheet.space):
        report.add(FILE, f"space[{name}].id", said("occurs-twice"), said("a-different-id-for-every-space"))
    for sheet in pack.sheets:
        for space in sheet.space:
            _space(sheet, space, report)
        if sheet.id == 0:
            _printed_sheet(pack, sheet, report)
        else:
            _loose_sheet(pack, sheet, report)
    _examples(pack, report)


def key_of(sheet: Sheet, space: Space) -> str:
    """The key of a space in the file."""
    return f"sheet[{sheet.id}].space[{space.id}]"


def _space(sheet: Sheet, space: Space, report: Report) -> None:
    key = key_of(sheet, space)
    name = f"s{sheet.id}.{_SHORT[space.column]}{space.row}"
    report.need(
        space.id == name, FILE, f"{key}.id", said("is-word", value=space.id), said("by-its-column-and-row", value=name)
    )
    kinds = ("grey", "free") if sheet.id == 0 else ("action", "blank")
    report.need(
        space.kind in kinds,
        FILE,
        f"{key}.kind",
        said("is-word", value=space.kind),
        said("kinds-on-sheet", names=tuple(kinds), id=sheet.id),
    )
    if space.kind == "action":
        check_offer(FILE, key, space, report)
    else:
        bare = not (space.actions or space.coin or space.infinite or space.join == "/")
        report.need(
            bare,
            FILE,
            key,
            said("is-bare-but-printed", value=space.kind),
            said("nothing-printed-on-it"),
        )


def check_offer(file: str, key: str, space: Space | SoloSpace, report: Report) -> None:
    """What a space with actions must have."""
    report.need(bool(space.actions), file, f"{key}.actions", said("is-empty"), said("at-least-one-action"))
    if space.join == "/":
        report.need(
            len(space.actions) >= 2,
            file,
            f"{key}.join",
            said("is-with-one-action"),
            said("two-actions-to-choose-from"),
            "LF-PA-06",
        )
    for name in twice(action.do for action in space.actions):
        report.add(file, f"{key}.actions", said("names-twice", value=name), said("each-action-once"))
    for index, action in enumerate(space.actions):
        if isinstance(action, actions.IssueOrder) and action.areas > action.count:
            report.add(
                file,
                f"{key}.actions[{index}].areas",
                said("is-for-order", areas=action.areas, count=action.count),
                said("no-more-areas-than-orders"),
            )


def _printed_sheet(pack: Pack, sheet: Sheet, report: Report) -> None:
    grey = [space for space in sheet.space if space.kind == "grey"]
    free = [space for space in sheet.space if space.kind == "free"]
    tokens = pack.pieces.common.neutral_influence
    report.need(
        len(grey) == tokens,
        FILE,
        "sheet[0].space",
        said("has-grey-spaces", value=len(grey)),
        said("one-a-neutral-token", value=tokens),
        "LF-S-23",
    )
    needed = 4 * 2
    report.need(
        len(free) >= needed,
        FILE,
        "sheet[0].space",
        said("has-free-spaces", value=len(free)),
        said("at-least-two-a-player", value=needed),
        "LF-S-24",
    )
    for column in COLUMNS:
        lowest = max((space.row for space in grey if space.column == column), default=0)
        for space in free:
            if space.column == column and space.row < lowest:
                report.add(
                    FILE,
                    f"{key_of(sheet, space)}.row",
                    said("is-above-a-grey-space", value=space.row),
                    said("free-spaces-below-the-grey-ones"),
                    "LF-S-24",
                )
        if pack.about.balanced:
            report.need(
                lowest > 0,
                FILE,
                "sheet[0].space",
                said("has-no-grey-space-in", value=column),
                said("one-in-every-column"),
                "ours",
            )


def _loose_sheet(pack: Pack, sheet: Sheet, report: Report) -> None:
    place = f"sheet[{sheet.id}].space"
    acting = [space for space in sheet.space if space.kind == "action"]
    report.need(
        any(space.infinite for space in acting),
        FILE,
        place,
        said("has-no-infinity-space"),
        said("at-least-one"),
        "AMB-LF-04",
    )
    report.need(
        any(space.kind == "blank" for space in sheet.space),
        FILE,
        place,
        said("has-no-blank-space"),
        said("at-least-one"),
        "LX-OPT-3",
    )
    for column in COLUMNS:
        report.need(
            any(s.column == column for s in acting),
            FILE,
            place,
            said("has-no-action-space-in", value=column),
            said("one-in-every-column"),
        )
    if not pack.about.balanced:
        return
    finals = sum(offers(space, actions.FinalAction) for space in acting)
    report.need(finals == 1, FILE, place, said("has-final-actions", value=finals), said("value", value=1), "ours")
    ever = any(space.infinite and offers(space, actions.IssueOrder) for space in acting)
    report.need(
        ever,
        FILE,
        place,
        said("has-no-infinity-space-with-an-order"),
        said("one-with-an-order"),
        "ours",
    )
    costs = [sheet.option_b_cost.of(column) for column in COLUMNS]
    key = f"sheet[{sheet.id}].option_b_cost"
    report.need(
        all(1 <= cost <= 3 for cost in costs), FILE, key, said("are", value=costs), said("range", low=1, high=3), "ours"
    )
    report.need(
        sheet.option_b_cost.two_institutions == max(costs),
        FILE,
        f"{key}.two_institutions",
        said("is-not-the-dearest"),
        said("the-highest-of-the-sheet"),
        "ours",
    )


def offers(space: Space | SoloSpace, kind: type[actions.Action], **values: object) -> bool:
    """Whether a space offers an action of this kind with these parameters."""
    return any(
        isinstance(action, kind) and all(getattr(action, name) == value for name, value in values.items())
        for action in space.actions
    )


def _examples(pack: Pack, report: Report) -> None:
    """Spaces that the rulebook shows or explains occur on some sheet."""
    everywhere = [space for sheet in pack.sheets for space in sheet.space if space.kind == "action"]
    order, place, recruit = actions.IssueOrder, actions.Place, actions.Recruit

    def shown(cases: Iterable[bool], what: str, rule: str) -> None:
        report.need(any(cases), FILE, "sheet", said(f"no-space-with-{what}"), said("one-somewhere"), rule)

    shown(
        (
            s.coin == -1 and s.join == "+" and offers(s, order, count=1) and offers(s, place, bonus=1)
            for s in everywhere
        ),
        "order-and-place",
        "EX-LF-06",
    )
    shown(
        (s.infinite and s.coin == 1 and s.join == "/" and len(s.actions) == 2 for s in everywhere),
        "infinite-choice",
        "EX-LF-03",
    )
    shown((offers(s, recruit, bonus=1) for s in everywhere), "recruit", "EX-LF-04")
    shown((offers(s, place, bonus=2) for s in everywhere), "place", "EX-LF-05")
    shown((offers(s, order, count=2, areas=2) for s in everywhere), "two-orders", "LF-XA-01")
    shown((offers(s, order, count=2, areas=1) for s in everywhere), "two-orders-in-one-area", "LF-XA-02")
    shown((offers(s, actions.PlaceReinforce, bonus=4) for s in everywhere), "reinforce", "LF-XA-04")
    shown((offers(s, actions.LaunderAndGather) for s in everywhere), "gather", "LF-XA-05")
    shown((offers(s, actions.InfluenceRow2) for s in everywhere), "row-of-two", "LF-XA-06")
    shown((offers(s, actions.FinalAction) for s in everywhere), "final-action", "LF-AC-18")

"""Our design rules: equal budgets, sheets that grow, tokens that fit. Only for packs marked `balanced`."""

from collections.abc import Mapping
from itertools import pairwise

from trinacria.games.lafamiglia.content.check.budget import character_value, mat_value, order_value, space_value
from trinacria.games.lafamiglia.content.check.sheets import offers
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model import actions
from trinacria.games.lafamiglia.content.model.balance import Balance
from trinacria.games.lafamiglia.content.model.components import FAMILIES, Sheet
from trinacria.games.lafamiglia.content.model.pack import Pack

_TOKENS_AT_START = 8 + 4 * 2
_TOKENS_ADDED_MOST = 8


def check_balance(pack: Pack, report: Report) -> None:
    """Budgets by our weights, and the arithmetic of influence tokens."""
    balance = pack.balance
    if not pack.about.balanced or balance is None:
        return
    loose = [sheet for sheet in pack.sheets if sheet.id > 0]
    _sheets(loose, balance, report)
    _tokens(loose, report)
    _families(pack, balance, report)
    cards = {card.id: character_value(card, balance) for card in pack.characters.values()}
    _spread(cards, balance.bounds.characters, "characters.toml", "character", report)
    _special(pack, balance, report)
    two = pack.solo.two_v_one.board
    locked = [space_value(space, balance, 2) for space in two.locked]
    opened = [space_value(space, balance, 2) for space in two.open if not space.infinite]
    if locked and opened:
        more = sum(locked) / len(locked) - sum(opened) / len(opened)
        report.need(
            more > 0.8,
            "solo.toml",
            "two_v_one.board.locked",
            said("are-worth-more-than-the-open-ones", value=f"{more:.2f}"),
            said("more-than", value="0.8"),
            "ours",
        )


def _spread(values: Mapping[str, float], most: float, file: str, key: str, report: Report) -> None:
    if not values or min(values.values()) <= 0:
        return
    apart = (max(values.values()) - min(values.values())) / min(values.values())
    told = ", ".join(f"{name} {value:.2f}" for name, value in values.items())
    report.need(
        apart <= most,
        file,
        key,
        said("budgets-differ-by", apart=f"{apart:.1%}", told=told),
        said("at-most", value=f"{most:.0%}"),
        "ours",
    )


def _special(pack: Pack, balance: Balance, report: Report) -> None:
    for name in pack.special:
        report.need(
            name in balance.orders.special,
            "balance.toml",
            f"orders.special.{name}",
            said("is-missing"),
            said("a-weight-for-every-special-text"),
        )
    for name in pack.tiles:
        weight = balance.tiles.get(name)
        report.need(
            weight is not None and 1.0 <= weight <= 2.0,
            "balance.toml",
            f"tiles.{name}",
            said("is", value=weight),
            said("a-weight-for-every-tile"),
            "ours",
        )


def _sheets(loose: list[Sheet], balance: Balance, report: Report) -> None:
    """Later sheets offer more and better actions (LF-PA-10)."""
    means: list[float] = []
    singles: list[int] = []
    orders: list[int] = []
    for sheet in loose:
        once = [space for space in sheet.space if space.kind == "action" and not space.infinite and space.actions]
        values = {space.id: space_value(space, balance, sheet.id) for space in once}
        if not values:
            return
        worst, best = min(values, key=values.__getitem__), max(values, key=values.__getitem__)
        apart = values[best] - values[worst]
        report.need(
            apart < balance.bounds.sheet_range,
            "sheets.toml",
            f"sheet[{sheet.id}].space",
            said("is-worth-more-than", best=best, apart=f"{apart:.2f}", worst=worst),
            said("less-than", value=balance.bounds.sheet_range),
            "ours",
        )
        means.append(sum(values.values()) / len(values))
        singles.append(len(once))
        orders.append(sum(a.count for space in once for a in space.actions if isinstance(a, actions.IssueOrder)))
    told = (
        ("spaces", singles),
        ("orders", orders),
        ("worth", means),
    )
    for what, numbers in told:
        rising = all(low < high for low, high in pairwise(numbers))
        shown = ", ".join(f"{number:.4g}" for number in numbers)
        report.need(
            rising,
            "sheets.toml",
            "sheet",
            said(f"sheets-do-not-rise-in-{what}", value=shown),
            said("more-on-every-later-sheet"),
            "LF-PA-10",
        )


def _tokens(loose: list[Sheet], report: Report) -> None:
    """A round adds a token for each exert influence to a sheet, and one by the two-institutions column."""
    tokens = _TOKENS_AT_START
    for sheet in loose:
        key = f"sheet[{sheet.id}].space"
        acting = [space for space in sheet.space if space.kind == "action"]
        to_sheet = [space for space in acting if offers(space, actions.ExertInfluence, to="sheet")]
        for space in to_sheet:
            report.need(
                not space.infinite,
                "sheets.toml",
                f"{key}[{space.id}]",
                said("brings-new-tokens-without-end"),
                said("no-infinity-with-influence"),
                "ours",
            )
        tokens += len(to_sheet) + 1
        once = sum(not space.infinite for space in acting)
        report.need(
            once < tokens,
            "sheets.toml",
            key,
            said("has-single-spaces-for-tokens", once=once, tokens=tokens),
            said("fewer-spaces-than-tokens"),
            "ours",
        )
        report.need(
            len(sheet.space) + 4 >= tokens,
            "sheets.toml",
            key,
            said("has-spaces-for-tokens", count=len(sheet.space), tokens=tokens),
            said("at-most-4-tokens-more-than-spaces"),
            "ours",
        )
    added = tokens - _TOKENS_AT_START
    report.need(
        added <= _TOKENS_ADDED_MOST,
        "sheets.toml",
        "sheet",
        said("may-add-tokens-in-a-game", value=added),
        said("at-most", value=_TOKENS_ADDED_MOST),
        "ours",
    )


def _families(pack: Pack, balance: Balance, report: Report) -> None:
    bounds = balance.bounds
    mats: dict[str, float] = {family: mat_value(pack.families[family].mat, balance) for family in FAMILIES}
    early: dict[str, float] = {f: mat_value(pack.families[f].mat, balance, weighted=True) for f in FAMILIES}
    basic: dict[str, float] = dict.fromkeys(FAMILIES, 0.0)
    advanced: dict[str, float] = dict.fromkeys(FAMILIES, 0.0)
    for order in pack.orders.values():
        worth = order_value(order, balance)
        if order.basic:
            basic[order.family] += worth
            continue
        advanced[order.family] += worth
        early[order.family] += worth * getattr(balance.sections, order.slot[1])
        report.need(
            bounds.order_least <= worth <= bounds.order_most,
            "orders.toml",
            f"order[{order.id}]",
            said("is-worth", value=f"{worth:.2f}"),
            said("range", low=bounds.order_least, high=bounds.order_most),
            "ours",
        )
    _spread(mats, bounds.mats, "families.toml", "family", report)
    _spread(basic, bounds.orders, "orders.toml", "order[*.basic.*]", report)
    _spread(advanced, bounds.orders, "orders.toml", "order", report)
    both: dict[str, float] = {family: mats[family] + advanced[family] for family in FAMILIES}
    _spread(both, bounds.families, "families.toml", "family (mats and advanced orders)", report)
    _spread(early, bounds.families_weighted, "families.toml", "family (weighted by section)", report)

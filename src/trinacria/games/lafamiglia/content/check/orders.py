"""The order tokens: 13 a family, their parts, and the examples of the rulebook (LF-O, LF-XO)."""

from collections import Counter
from typing import get_args

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report, said
from trinacria.games.lafamiglia.content.model import parts
from trinacria.games.lafamiglia.content.model.components import FAMILIES, Order
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "orders.toml"


def check_orders(pack: Pack, report: Report) -> None:
    """Counts and slots by family, then each order, then what occurs somewhere."""
    orders = pack.files.orders.order
    for name in twice(order.id for order in orders):
        report.add(FILE, f"order[{name}].id", said("occurs-twice"), said("a-different-id-for-every-order"))
    _families(pack, report)
    for order in orders:
        _parts(order, report)
        known = order.special is None or order.special in pack.special
        report.need(
            known, FILE, f"order[{order.id}].special", said("is-word", value=order.special), said("a-text-of-special")
        )
    told = {order.special for order in orders if order.special}
    for name in pack.special:
        report.need(
            name in told, FILE, f"special.{name}", said("is-on-no-order"), said("an-order-with-this-special-text")
        )
    _examples(orders, report)
    _uncertain_rows(orders, report)
    if pack.about.balanced:
        _design(pack, report)


def _families(pack: Pack, report: Report) -> None:
    pieces = pack.pieces.family
    for family in FAMILIES:
        own = [order for order in pack.files.orders.order if order.family == family]
        key = f"order[{family}.*]"
        total = pieces.basic_orders + pieces.advanced_orders
        report.need(
            len(own) == total, FILE, key, said("are-orders", value=len(own)), said("value", value=total), "LF-C-05"
        )
        basic = sum(order.basic for order in own)
        report.need(
            basic == pieces.basic_orders,
            FILE,
            key,
            said("are-basic-orders", value=basic),
            said("value", value=pieces.basic_orders),
            "LF-C-05",
        )
        held = {order.slot for order in own if not order.basic}
        slots: set[tuple[str, str]] = set(pack.families[family].mat.slots())
        for row, section in sorted(slots - held):
            report.add(
                FILE,
                f"order[{family}.{row}.{section}]",
                said("is-missing"),
                said("an-order-for-every-section", value=family),
                "LF-S-09",
            )
        for row, section in sorted(held - slots):
            report.add(
                FILE,
                f"order[{family}.{row}.{section}]",
                said("has-no-place-on-the-mat", value=family),
                said("a-section-of-families-toml"),
                "LF-S-09",
            )


def _parts(order: Order, report: Report) -> None:
    key = f"order[{order.id}]"
    for name in twice(part.name for part in order.parts):
        report.add(FILE, f"{key}.parts", said("names-twice", value=name), said("each-part-once"))
    report.need(
        bool(order.parts) or order.special is not None,
        FILE,
        f"{key}.parts",
        said("is-empty"),
        said("a-part-or-a-special-text"),
        "LF-O-02",
    )
    if order.type == "supply":
        for part in order.parts:
            report.need(
                not isinstance(part, parts.ATTACK_ONLY),
                FILE,
                f"{key}.parts",
                said("has-on-a-supply-order", value=part.name),
                said("supply-parts-only"),
                "LF-O-08",
            )
    elif order.special is None:
        fights = any(isinstance(part, parts.ATTACKS) for part in order.parts)
        report.need(
            fights, FILE, f"{key}.parts", said("has-no-attack-on-an-attack-order"), said("move-strike-or-pentito")
        )
    has = {type(part) for part in order.parts}
    if parts.Skull in has:
        report.need(
            bool(has & set(parts.MOVES_AND_STRIKES)),
            FILE,
            f"{key}.parts",
            said("has-a-skull-alone"),
            said("a-move-or-strike-that-it-helps"),
            "LF-BN-01",
        )
    if parts.Rally in has:
        report.need(
            bool(has & {parts.Move, parts.Move2}),
            FILE,
            f"{key}.parts",
            said("has-a-rally-alone"),
            said("a-move-after-it"),
            "LF-MV-01",
        )
    for one, two in ((parts.Move, parts.Move2), (parts.Strike, parts.Strike2)):
        report.need(
            not {one, two} <= has,
            FILE,
            f"{key}.parts",
            said("has-one-and-two-s", value=one.__struct_config__.tag),
            said("one-of-them"),
        )


def _examples(orders: tuple[Order, ...], report: Report) -> None:
    """Symbols that the rulebook shows occur on some order."""
    printed = {part for order in orders for part in order.parts}
    shown: tuple[tuple[parts.AnyPart, str], ...] = (
        (parts.Vest(n=1), "EX-LF-16"),
        (parts.Vest(n=2), "LF-O-12"),
        (parts.Place(n=3), "EX-LF-14"),
        (parts.PlaceBase(bonus=1), "EX-LF-14"),
        (parts.Pentito(list=(2, 2, 1)), "EX-LF-18"),
        (parts.Agitate(range=2), "LF-AG-02"),
    )
    for part, rule in shown:
        told = part.name + "".join(f" {v}" for v in (getattr(part, f) for f in part.__struct_fields__))
        report.need(part in printed, FILE, "order", said("no-order-has", value=told), said("one"), rule)
    first = (parts.Move(), parts.Skull(n=2))
    report.need(
        any(o.family == "red" and o.type == "attack" and o.initiative == 4 and o.parts == first for o in orders),
        FILE,
        "order[red.*]",
        said("no-first-attack-order"),
        said("one"),
        "EX-LF-16",
    )
    for special in get_args(parts.Special):
        number = sum(order.special == special for order in orders)
        report.need(
            number == 1,
            FILE,
            "order",
            said("orders-have-the-special-text", number=number, special=special),
            said("value", value=1),
            "LF-XO-01",
        )


def _uncertain_rows(orders: tuple[Order, ...], report: Report) -> None:
    """Two special orders whose row the rulebook's picture does not show: owner and section are stated (AMB-LF-101)."""
    for special, family, rule in (("strike_and_move", "blue", "LF-XO-05"), ("recall_3", "white", "LF-XO-07")):
        for order in orders:
            if order.special == special:
                stated = order.family == family and order.slot[1] == "B" and order.type == "attack"
                expected = said("an-attack-order-in-section-b", value=family)
                report.need(stated, FILE, f"order[{order.id}].special", said("is-word", value=special), expected, rule)
                if special == "strike_and_move":
                    both = {parts.Strike, parts.Move} <= {type(part) for part in order.parts}
                    report.need(
                        both, FILE, f"order[{order.id}].parts", said("lack-a-strike-or-a-move"), said("both"), rule
                    )


def _design(pack: Pack, report: Report) -> None:
    """Ours: the same five basic kinds for all, equal tempo in sum, advanced orders one at a time."""
    if pack.balance is None:
        return
    totals = pack.balance.totals
    kinds = {family: {o.slot[1]: (o.type, o.parts) for o in pack.orders_of(family) if o.basic} for family in FAMILIES}
    for family in FAMILIES:
        own = pack.orders_of(family)
        key = f"order[{family}.*]"
        report.need(
            kinds[family] == kinds["red"],
            FILE,
            f"order[{family}.basic.*]",
            said("differ-from-those-of-red"),
            said("the-same-five-kinds-for-all"),
            "ours",
        )
        for kind, total, most in (
            ("attack", totals.basic_attack_initiative, totals.attack_initiative_most),
            ("supply", totals.basic_supply_initiative, totals.supply_initiative_most),
        ):
            added = sum(order.initiative for order in own if order.basic and order.type == kind)
            report.need(
                added == total,
                FILE,
                f"order[{family}.basic.*].initiative",
                said("add-up-to-for", added=added, kind=kind),
                said("value", value=total),
                "ours",
            )
            times = Counter(order.initiative for order in own if not order.basic and order.type == kind)
            for time, number in times.items():
                report.need(
                    number == 1,
                    FILE,
                    key,
                    said("has-advanced-orders-at-initiative", number=number, kind=kind, time=time),
                    said("one-at-a-time"),
                    "ours",
                )
            for order in own:
                if order.type == kind:
                    report.need(
                        order.initiative <= most,
                        FILE,
                        f"order[{order.id}].initiative",
                        said("is", value=order.initiative),
                        said("range", low=1, high=most),
                        "ours",
                    )
    names = Counter(order.name for order in pack.orders.values() if not order.basic)
    for name, number in names.items():
        report.need(
            number == 1,
            FILE,
            "order",
            said("advanced-orders-are-called", number=number, name=name),
            said("a-name-of-its-own"),
        )
    used = {type(part) for order in pack.orders.values() for part in order.parts}
    for kind_of_part in get_args(parts.AnyPart):
        report.need(
            kind_of_part in used,
            FILE,
            "order",
            said("no-order-has", value=kind_of_part.__struct_config__.tag),
            said("every-part-somewhere"),
            "ours",
        )

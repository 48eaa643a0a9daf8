"""The order tokens: 13 a family, their parts, and the examples of the rulebook (LF-O, LF-XO)."""

from collections import Counter
from typing import get_args

from trinacria.games.lafamiglia.content.check.map import twice
from trinacria.games.lafamiglia.content.fault import Report
from trinacria.games.lafamiglia.content.model import parts
from trinacria.games.lafamiglia.content.model.components import FAMILIES, Order
from trinacria.games.lafamiglia.content.model.pack import Pack

FILE = "orders.toml"


def check_orders(pack: Pack, report: Report) -> None:
    """Counts and slots by family, then each order, then what occurs somewhere."""
    orders = pack.files.orders.order
    for name in twice(order.id for order in orders):
        report.add(FILE, f"order[{name}].id", "occurs twice", "a different id for every order")
    _families(pack, report)
    for order in orders:
        _parts(order, report)
        known = order.special is None or order.special in pack.special
        report.need(known, FILE, f"order[{order.id}].special", f'is "{order.special}"', "a text of [special]")
    told = {order.special for order in orders if order.special}
    for name in pack.special:
        report.need(name in told, FILE, f"special.{name}", "is on no order", "an order with this special text")
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
        report.need(len(own) == total, FILE, key, f"are {len(own)} orders", f"{total} (LF-C-05)")
        basic = sum(order.basic for order in own)
        report.need(
            basic == pieces.basic_orders,
            FILE,
            key,
            f"are {basic} basic orders",
            f"{pieces.basic_orders} (LF-C-05)",
        )
        held = {order.slot for order in own if not order.basic}
        slots: set[tuple[str, str]] = set(pack.families[family].mat.slots())
        for row, section in sorted(slots - held):
            report.add(
                FILE,
                f"order[{family}.{row}.{section}]",
                "is missing",
                f"an order for every section of the mat of {family} (LF-S-09)",
            )
        for row, section in sorted(held - slots):
            report.add(
                FILE,
                f"order[{family}.{row}.{section}]",
                f"has no place: the mat of {family} has no such section",
                "a section of families.toml (LF-S-09)",
            )


def _parts(order: Order, report: Report) -> None:
    key = f"order[{order.id}]"
    for name in twice(part.name for part in order.parts):
        report.add(FILE, f"{key}.parts", f'names "{name}" twice', "each part once")
    report.need(
        bool(order.parts) or order.special is not None,
        FILE,
        f"{key}.parts",
        "is empty",
        "a part or a special text (LF-O-02)",
    )
    if order.type == "supply":
        for part in order.parts:
            report.need(
                not isinstance(part, parts.ATTACK_ONLY),
                FILE,
                f"{key}.parts",
                f'has "{part.name}" on a supply order',
                "supply parts only (LF-O-08)",
            )
    elif order.special is None:
        fights = any(isinstance(part, parts.ATTACKS) for part in order.parts)
        report.need(fights, FILE, f"{key}.parts", "has no attack on an attack order", "move, strike or pentito")
    has = {type(part) for part in order.parts}
    if parts.Skull in has:
        report.need(
            bool(has & set(parts.MOVES_AND_STRIKES)),
            FILE,
            f"{key}.parts",
            "has a skull alone",
            "a move or strike that it helps (LF-BN-01)",
        )
    if parts.Rally in has:
        report.need(
            bool(has & {parts.Move, parts.Move2}),
            FILE,
            f"{key}.parts",
            "has a rally alone",
            "a move after it (LF-MV-01)",
        )
    for one, two in ((parts.Move, parts.Move2), (parts.Strike, parts.Strike2)):
        report.need(
            not {one, two} <= has,
            FILE,
            f"{key}.parts",
            f"has one and two {one.__name__.lower()}s",
            "one of them",
        )


def _examples(orders: tuple[Order, ...], report: Report) -> None:
    """Symbols that the rulebook shows occur on some order."""
    found = {part for order in orders for part in order.parts}
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
        report.need(part in found, FILE, "order", f"no order has {told}", f"one ({rule})")
    first = (parts.Move(), parts.Skull(n=2))
    report.need(
        any(o.family == "red" and o.type == "attack" and o.initiative == 4 and o.parts == first for o in orders),
        FILE,
        "order[red.*]",
        "no attack order has initiative 4, move and skull 2",
        "one (EX-LF-16)",
    )
    for special in get_args(parts.Special):
        number = sum(order.special == special for order in orders)
        report.need(number == 1, FILE, "order", f"{number} orders have the special text {special}", "1 (LF-XO)")


def _uncertain_rows(orders: tuple[Order, ...], report: Report) -> None:
    """Two special orders whose row the rulebook's picture does not show: owner and section are stated (AMB-LF-101)."""
    for special, family, rule in (("strike_and_move", "blue", "LF-XO-05"), ("recall_3", "white", "LF-XO-07")):
        for order in orders:
            if order.special == special:
                stated = order.family == family and order.slot[1] == "B" and order.type == "attack"
                expected = f"an attack order of {family} in a section B ({rule})"
                report.need(stated, FILE, f"order[{order.id}].special", f'is "{special}"', expected)
                if special == "strike_and_move":
                    both = {parts.Strike, parts.Move} <= {type(part) for part in order.parts}
                    report.need(both, FILE, f"order[{order.id}].parts", "lack a strike or a move", f"both ({rule})")


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
            "differ from those of red",
            "the same five kinds for all (ours)",
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
                f"add up to {added} for {kind}",
                f"{total} (ours)",
            )
            times = Counter(order.initiative for order in own if not order.basic and order.type == kind)
            for time, number in times.items():
                report.need(
                    number == 1,
                    FILE,
                    key,
                    f"has {number} advanced {kind} orders at initiative {time}",
                    "one at a time (ours)",
                )
            for order in own:
                if order.type == kind:
                    report.need(
                        order.initiative <= most,
                        FILE,
                        f"order[{order.id}].initiative",
                        f"is {order.initiative}",
                        f"1 to {most} (ours)",
                    )
    names = Counter(order.name for order in pack.orders.values() if not order.basic)
    for name, number in names.items():
        report.need(number == 1, FILE, "order", f'{number} advanced orders are called "{name}"', "a name of its own")
    used = {type(part) for order in pack.orders.values() for part in order.parts}
    for kind_of_part in get_args(parts.AnyPart):
        report.need(
            kind_of_part in used,
            FILE,
            "order",
            f"no order has {kind_of_part.__struct_config__.tag}",
            "every part somewhere (ours)",
        )

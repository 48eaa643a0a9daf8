"""What orders do, in words."""

from collections.abc import Callable

from trinacria.games.lafamiglia.content.model.components import Order
from trinacria.games.lafamiglia.content.model.parts import AnyPart

Say = Callable[[str], str]
"""The message of a key."""


def order_parts(order: Order, say: Say) -> list[str]:
    """`move`, `skull 1`: the parts of an order; its special text by its short name."""
    parts = [_part(part, say) for part in order.parts]
    return parts if order.special is None else [*parts, say(f"table-special-{order.special}")]


def _part(part: AnyPart, say: Say) -> str:
    said = say(f"table-part-{part.name.replace('_', '-')}")
    for field in ("n", "bonus", "range"):
        number = getattr(part, field, None)
        if number is not None:
            return f"{said} {'+' if field == 'bonus' else ''}{number}"
    listed = getattr(part, "list", None)
    return f"{said} {'-'.join(map(str, listed))}" if listed else said

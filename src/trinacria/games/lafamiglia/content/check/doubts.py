"""What is allowed in a pack and hardly meant: told beside the faults, and nobody is kept from playing with it."""

from typing import Final

from trinacria.games.lafamiglia.content.fault import Fault, said
from trinacria.games.lafamiglia.content.model.pack import Pack

LAST_INITIATIVE: Final = 20
"""No token of the box or of the built-in pack comes later."""


def doubts(pack: Pack) -> tuple[Fault, ...]:
    """Orders that come later than any token of a box."""
    return tuple(
        Fault(
            "orders.toml",
            f"order[{order.id}].initiative",
            said("is-late", value=order.initiative, most=LAST_INITIATIVE),
            said("look-at-the-token"),
        )
        for order in pack.orders.values()
        if order.initiative > LAST_INITIATIVE
    )

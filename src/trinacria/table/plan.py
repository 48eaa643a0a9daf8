"""The planning layer: what partners draw on the map for each other."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Spot = Annotated[str, Meta(max_length=60)]
MOST_MARKS = 200


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing drawn: an arrow along its spots, a pin, or a note. A spot is an area's id or a point "x,y"."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Literal["arrow", "pin", "note"]
    spots: Annotated[list[Spot], Meta(max_length=20)]
    text: Annotated[str, Meta(max_length=200)] = ""
    chair: str = ""
    """Who drew it; the server fills it in."""

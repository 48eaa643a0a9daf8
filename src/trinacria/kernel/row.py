"""Rows of numbers that a game writes and numpy reads where they are: nothing is made for each number."""

from typing import TYPE_CHECKING, Final, TypeAlias, cast

if TYPE_CHECKING:
    # Compiled code writes bytes into memory of its own, without a Python object for each.
    from librt.vecs import vec
    from mypy_extensions import u8

Row: TypeAlias = "vec[u8]"
"""Numbers from 0 to 255, as many as there is room for; interpreted it is a bytearray."""


def blank(length: int) -> "Row":
    """So many zeros."""
    if INTERPRETED:
        return cast("Row", bytearray(length))
    return vec[u8]([0] * length)


INTERPRETED: Final = hasattr(blank, "__code__")

"""The numbers of a vector have names: a field is some of them that belong together; a row is where games write them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, cast

if TYPE_CHECKING:
    # Compiled code writes bytes into memory of its own, without a Python object for each.
    from librt.vecs import vec
    from mypy_extensions import u8

    from trinacria.kernel.arrays import Floats

Row: TypeAlias = "vec[u8]"
"""Numbers from 0 to 255 that numpy reads where they are, as many as there is room for; interpreted a bytearray."""
_NUMPY: Final[list[tuple["Callable[[bytearray, object], Floats]", object]]] = []


class Field:
    """Numbers of a vector: what they are called, where they begin, and how many they are."""

    __slots__ = ("length", "name", "start")

    def __init__(self, name: str, start: int, length: int) -> None:
        self.name = name
        self.start = start
        self.length = length

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.start}, {self.length})"


def in_a_row(lengths: dict[str, int]) -> tuple[Field, ...]:
    """Fields that follow one another, by their names and lengths."""
    fields: list[Field] = []
    start = 0
    for name, length in lengths.items():
        fields.append(Field(name, start, length))
        start += length
    return tuple(fields)


def as_array(numbers: bytearray | list[int]) -> "Floats":
    """The numbers, each from 0 to 255, as an array. numpy comes with the first one: most programs never need it."""
    if not _NUMPY:
        from trinacria.kernel import arrays

        _NUMPY.append((arrays.array, arrays.FLOAT))
    # By way of bytes: numpy reads a list ten times slower.
    array, kind = _NUMPY[0]
    return array(numbers if isinstance(numbers, bytearray) else bytearray(numbers), kind)


def blank(length: int) -> "Row":
    """So many zeros."""
    if INTERPRETED:
        return cast("Row", bytearray(length))
    return vec[u8]([0] * length)


INTERPRETED: Final = hasattr(blank, "__code__")

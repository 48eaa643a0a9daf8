"""Data as it is read from JSON or TOML, changed in one place."""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, Final

Place = tuple[str | int, ...]
GONE: Final = object()
"""The place is left out."""


def places(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every place of the data with what is there, the whole left out."""
    if place:
        yield place, value
    inside: Iterable[tuple[str | int, object]] = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, part in inside:
        yield from places(part, (*place, key))


def changed(data: Any, place: Place, value: object) -> Any:
    """The data with something else in one place; what lies beside it is shared."""
    twin = copy(data)
    first, *rest = place
    if rest:
        twin[first] = changed(data[first], tuple(rest), value)
    elif value is GONE:
        del twin[first]
    else:
        twin[first] = value
    return twin

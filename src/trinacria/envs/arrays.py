"""The arrays of many games, made once: every step fills them where they are, also from other processes."""

from dataclasses import dataclass, fields
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Shape(NamedTuple):
    """How large the arrays are."""

    games: int
    """How many."""
    length: int
    """Numbers of an observation."""
    actions: int
    places: int
    features: int
    """Numbers that tell of one action; 0 in a game with a table of actions."""
    dtype: str
    """The type of the numbers of an observation."""


@dataclass(frozen=True)
class Arrays:
    """One row for each game."""

    chosen: NDArray[np.int64]
    """The action to be played."""
    observation: NDArray[Any]
    mask: NDArray[np.int8]
    place: NDArray[np.int64]
    returns: NDArray[np.float32]
    ended: NDArray[np.bool_]
    final: NDArray[Any]
    """Where a game just ended, what the seat that decided last sees then."""
    features: NDArray[np.uint8]
    """What is told of the legal actions of these rows, one after the other."""
    legal: NDArray[np.int64]
    """How many actions are legal in each row."""

    def part(self, first: int, count: int) -> "Arrays":
        """The same arrays, of these rows alone; all actions of a part are told from its beginning on."""
        return Arrays(**{field.name: getattr(self, field.name)[first : first + count] for field in fields(self)})


def layout(shape: Shape) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shape and the type of each array."""
    count, numbers = shape.games, np.dtype(shape.dtype)
    return {
        "chosen": ((count,), np.dtype(np.int64)),
        "observation": ((count, shape.length), numbers),
        "mask": ((count, shape.actions), np.dtype(np.int8)),
        "place": ((count,), np.dtype(np.int64)),
        "returns": ((count, shape.places), np.dtype(np.float32)),
        "ended": ((count,), np.dtype(np.bool_)),
        "final": ((count, shape.length), numbers),
        "features": ((count, shape.actions, shape.features), np.dtype(np.uint8)),
        "legal": ((count,), np.dtype(np.int64)),
    }


def size(shape: Shape) -> int:
    """How many bytes all arrays need."""
    return sum(_bytes(*one) for one in layout(shape).values())


def arrays_in(memory: Any, shape: Shape) -> Arrays:
    """The arrays, one after the other in this memory."""
    at, made = 0, {}
    for name, (lengths, kind) in layout(shape).items():
        number = int(np.prod(lengths))
        made[name] = np.frombuffer(memory, kind, number, at).reshape(lengths)
        at += _bytes(lengths, kind)
    return Arrays(**made)


def _bytes(lengths: tuple[int, ...], kind: np.dtype[Any]) -> int:
    """What an array takes, so that the next one begins at a whole number of words."""
    return -(-int(np.prod(lengths)) * kind.itemsize // 64) * 64

"""Vectors as numpy arrays. Nothing imports this before a vector is asked for."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]


FLOAT = np.dtype(np.float32)


def floats(numbers: bytearray | list[int]) -> Floats:
    """The numbers, each from 0 to 255, as an array. By way of bytes: numpy reads a list ten times slower."""
    return np.array(numbers if isinstance(numbers, bytearray) else bytearray(numbers), FLOAT)

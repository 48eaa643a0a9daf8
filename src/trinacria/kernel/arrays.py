"""Vectors as numpy arrays. Nothing imports this before a vector is asked for."""

from collections.abc import Callable
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]


FLOAT = np.dtype(np.float32)
array: Callable[[bytearray, object], Floats] = cast("Callable[[bytearray, object], Floats]", np.array)
"""Makes an array of bytes, much faster than of a list."""

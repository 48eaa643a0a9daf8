"""Vectors as numpy arrays. Nothing imports this before a vector is asked for."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]


FLOAT = np.dtype(np.float32)
array = np.array
"""Makes an array of bytes much faster than of a list."""

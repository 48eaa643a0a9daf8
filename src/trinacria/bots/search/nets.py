"""Trained nets as bots ask them, no matter who multiplies: numpy, or a browser that has none."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Protocol


class Net(Protocol):
    """What a bot asks of a net."""

    def look(self, rows: list[list[float]], choices: list[list[int]]) -> list[tuple[list[float], list[float]]]:
        """For each row: how likely each of its choices is the best, and the values."""


Loader = Callable[[str], Net]
"""Finds the net of a package."""
_loaders: list[Loader] = []


def load_with(loader: Loader) -> None:
    """Have all nets loaded so from now on."""
    _loaders[:] = [loader]
    load.cache_clear()


@cache
def load(package: str) -> Net:
    """The net that lies in this package as `net.npz`."""
    if _loaders:
        return _loaders[0](package)
    # Anyone who needs no net loads no numpy.
    from trinacria.bots.search.net import read

    return read(files(package).joinpath("net.npz").read_bytes())

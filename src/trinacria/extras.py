"""Parts of Trinacria that need packages of their own: `pip install 'trinacria[server]'`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from trinacria.kernel.errors import TrinacriaError

Extra = Literal["server", "gpu", "lab", "ray", "rl", "mcp", "print"]


class MissingPackage(TrinacriaError):
    """A package that this feature needs is not installed."""


@contextmanager
def needs(extra: Extra, feature: str) -> Iterator[None]:
    """Around the imports of a feature: raises MissingPackage, which says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "trinacria"):
            raise
        raise MissingPackage("error-missing-package", what=feature, package=package, extra=extra) from None

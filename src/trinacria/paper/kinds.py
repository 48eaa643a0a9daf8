"""What can be printed, and on what: known without the packages that printing needs."""

from dataclasses import dataclass
from typing import Final, Literal

from trinacria.kernel.errors import TrinacriaError
from trinacria.plugins import PLUGINS, part

PaperName = Literal["a4", "letter"]
PAPER_NAMES: Final[tuple[PaperName, ...]] = ("a4", "letter")


class NothingToPrint(TrinacriaError):
    """The package of a game brings nothing to print."""


@dataclass(frozen=True)
class Printed:
    """What can be printed of a game."""

    kinds: tuple[str, ...]
    """The words of `--what`."""
    parts: str
    """What draws them, as `package.module:name`: a `trinacria.paper.parts.Drawing`."""


_NOTHING: Final = Printed((), "")


def printed_of(game: str) -> Printed:
    """What can be printed of a game; raises NothingToPrint."""
    found = part(game, PLUGINS[game].paper, Printed, _NOTHING)
    if found is _NOTHING:
        raise NothingToPrint("error-nothing-to-print", game=game)
    return found

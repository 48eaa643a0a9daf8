"""The modes of the game. A mode says how a game begins and when it is won; the chapters know no mode.

A mode of its own module adds or replaces steps by pushing other frames from `begin` and by its own `examine`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trinacria.games.lafamiglia import ending, setup
from trinacria.games.lafamiglia.content.load import loaded, sicily
from trinacria.games.lafamiglia.content.model import Pack
from trinacria.kernel.errors import UnknownMode, UnknownOption

if TYPE_CHECKING:
    from trinacria.games.lafamiglia.game import LaFamiglia


class Mode:
    """How many play, with which options, how the game begins and how its end is examined."""

    __slots__ = ("begin", "examine", "name", "options")

    def __init__(
        self,
        name: str,
        options: tuple[str, ...],
        begin: "Callable[[LaFamiglia], None]",
        examine: "Callable[[LaFamiglia], bool]",
    ) -> None:
        self.name = name
        self.options = options
        """Switches, each true or false."""
        self.begin = begin
        self.examine = examine
        """Ends the game if it is won or over; True: it goes on."""


CONTENT = "content"
"""The hash of the content pack, where it is not the built-in one. [LF-C-01]"""
DRAFT = "draft"
IDENTICAL_CARDS = "variant_identical_cards"
MODES: dict[str, Mode] = {
    "2v2": Mode("2v2", (DRAFT, IDENTICAL_CARDS), setup.begin, ending.examine),
}
OPTIONS: tuple[str, ...] = tuple(dict.fromkeys([option for mode in MODES.values() for option in mode.options]))


def pack_for(options: dict[str, object]) -> Pack:
    """The content pack that the options name; raises UnknownOption when it is not at hand."""
    if CONTENT not in options:
        return sicily()
    mark = options[CONTENT]
    pack = loaded(mark) if isinstance(mark, str) else None
    if pack is None:
        raise UnknownOption("error-content-missing", hash=str(mark))
    return pack


def find(mode: str, options: dict[str, object]) -> Mode:
    """The mode with this name; raises UnknownMode or UnknownOption."""
    found = MODES.get(mode)
    if found is None:
        raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(MODES))
    for option, value in options.items():
        if option == CONTENT:
            continue
        if option not in found.options:
            raise UnknownOption("error-unknown-option", option=str(option), known=", ".join(found.options))
        if not isinstance(value, bool):
            raise UnknownOption("error-option-value", option=option, value=str(value))
    return found

"""The modes of the game by their names, and their options."""

from typing import Final

from trinacria.games.lafamiglia.content.load import at_play, sicily
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.games.lafamiglia.modes.one_against_one import OneAgainstOne
from trinacria.games.lafamiglia.modes.two_against_one import TwoAgainstOne
from trinacria.games.lafamiglia.modes.two_against_two import TwoAgainstTwo
from trinacria.games.lafamiglia.rules.mode_rules import ModeRules
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.errors import UnknownMode, UnknownOption

CONTENT: Final = "content"
"""The hash of the content pack, where it is not the built-in one. [LF-C-01]"""
MODES: Final[dict[str, type[ModeRules[State]]]] = {"2v2": TwoAgainstTwo, "1v1": OneAgainstOne, "2v1": TwoAgainstOne}
OPTIONS: Final[tuple[str, ...]] = tuple(dict.fromkeys([option for mode in MODES.values() for option in mode.options]))


def pack_for(options: dict[str, object]) -> Pack:
    """The content pack that the options name; raises UnknownOption when it is not at hand."""
    if CONTENT not in options:
        return sicily()
    return at_play(options[CONTENT])


def find(mode: str, options: dict[str, object], version: str) -> ModeRules[State]:
    """The mode with this name and these options, by this version of the rules; raises UnknownMode or UnknownOption."""
    rules = MODES.get(mode)
    if rules is None:
        raise UnknownMode("error-unknown-mode", mode=mode, known=", ".join(MODES))
    for option, value in options.items():
        if option == CONTENT:
            continue
        values = rules.options.get(option)
        if values is None:
            raise UnknownOption("error-unknown-option", option=str(option), known=", ".join(rules.options))
        if not any(value is other or (isinstance(other, str) and value == other) for other in values):
            known = ", ".join([str(other).lower() if isinstance(other, bool) else str(other) for other in values])
            raise UnknownOption("error-option-value", option=option, value=str(value), known=known)
    return rules(options, version)

"""Events and refusals as sentences, with names in the place of a content pack's ids. Both faces use it."""

from collections.abc import Callable, Mapping
from typing import Any

from trinacria.cli.games.lafamiglia.names import colour_names, readable
from trinacria.kernel.errors import FactValue, IllegalAction, TrinacriaError
from trinacria.words import Words, tell_error, tell_event

Readable = Callable[[Mapping[str, object], Words, Mapping[str, Any]], Mapping[str, object]]
Titles = Callable[[Mapping[str, str], Words, Mapping[str, Any]], Mapping[str, str]]

READABLE: dict[str, Readable] = {"lafamiglia": readable}
"""Games whose events hold ids: how these become names."""
TITLES: dict[str, Titles] = {"lafamiglia": colour_names}
"""Games whose players are known by more than their names."""


def say_event(
    seen: Mapping[str, object], words: Words, names: Mapping[str, str], view: Mapping[str, Any], viewer: str | None
) -> str:
    """An event as its viewer reads it."""
    game = str(view["game"])
    if game in READABLE:
        seen = READABLE[game](seen, words, view)
    return tell_event(game, seen, words, _titled(names, words, view), viewer)


def say_error(error: TrinacriaError, words: Words, names: Mapping[str, str], view: Mapping[str, Any]) -> str:
    """Why not, with the rule's id at the end."""
    game = str(view["game"])
    if isinstance(error, IllegalAction) and game in READABLE:
        facts: dict[str, FactValue] = {}
        for name, value in READABLE[game](error.facts, words, view).items():
            facts[name] = value if isinstance(value, str | int) else str(value)
        error = IllegalAction(error.key, error.rule, **facts)
    return tell_error(error, words, _titled(names, words, view))


def _titled(names: Mapping[str, str], words: Words, view: Mapping[str, Any]) -> Mapping[str, str]:
    titles = TITLES.get(str(view["game"]))
    return names if titles is None else titles(names, words, view)

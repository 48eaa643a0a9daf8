"""Events and refusals as sentences, with names in the place of a content pack's ids. Both faces use it."""

from collections.abc import Mapping
from typing import Any

from trinacria.cli.games.face import face_of
from trinacria.kernel.errors import FactValue, IllegalAction, TrinacriaError
from trinacria.words import Words, tell_error, tell_event


def say_event(
    seen: Mapping[str, object], words: Words, names: Mapping[str, str], view: Mapping[str, Any], viewer: str | None
) -> str:
    """An event as its viewer reads it."""
    game = str(view["game"])
    face = face_of(game)
    return tell_event(game, face.readable(seen, words, view), words, face.titles(names, words, view), viewer)


def say_error(error: TrinacriaError, words: Words, names: Mapping[str, str], view: Mapping[str, Any]) -> str:
    """Why not, with the rule's id at the end."""
    face = face_of(str(view["game"]))
    if isinstance(error, IllegalAction):
        facts: dict[str, FactValue] = {}
        for name, value in face.readable(error.facts, words, view).items():
            facts[name] = value if isinstance(value, str | int) else str(value)
        error = IllegalAction(error.key, error.rule, **facts)
    return tell_error(error, words, face.titles(names, words, view))
